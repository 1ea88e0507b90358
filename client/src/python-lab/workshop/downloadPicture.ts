// Gives the picture to the learner as a PNG file, named after the program.
import type { Drawing } from './useDrawing.ts';

const fileName = (name: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'cake'
  }.png`;

/** False where this browser could not make the picture. */
export async function downloadPicture(drawing: Drawing, name: string): Promise<boolean> {
  const blob = await drawing.toPng();
  if (!blob) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName(name);
  link.click();
  // The browser needs it until it has begun to write.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
