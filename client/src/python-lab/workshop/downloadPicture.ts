// Gives the picture to the learner as a PNG file, named after the program.
import { t } from '@lingui/core/macro';
import { toFileName } from '../../lib/csv/csv.ts';
import { showToast } from '../../lib/showToast.ts';
import type { Drawing } from './useDrawing.ts';

/** False where this browser could not make the picture. */
async function downloadPicture(drawing: Drawing, name: string): Promise<boolean> {
  const blob = await drawing.toPng();
  if (!blob) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = toFileName(name.toLowerCase(), 'png');
  link.click();
  // The browser needs it until it has begun to write.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}

/** Downloads the picture, or says that it could not be made. */
export async function savePicture(drawing: Drawing, name: string): Promise<void> {
  if (!(await downloadPicture(drawing, name))) showToast('error', t`The picture could not be made. Try again.`);
}
