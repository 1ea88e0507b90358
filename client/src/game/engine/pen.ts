// Draws on textures of the world: in units and crisp at the largest zoom, with boxes and words.
import type { MapRect } from '@lanternwise/shared/maps/realmMap';
import type { Textures } from './phaser.ts';

export type Pen = CanvasRenderingContext2D;
export type Size = Pick<MapRect, 'width' | 'height'>;
export type Box = Pick<MapRect, 'x' | 'y' | 'width' | 'height'>;

/** Texture pixels per unit. */
export const TEXTURE_SCALE = 2;
export const WORLD_FONT = '"Atkinson Hyperlegible Next", "Baloo 2", sans-serif';

/** Paints the texture of that name in units from its top left corner, and returns the name; one that is not there yet is made. */
export function paintTexture(
  textures: Textures.TextureManager,
  key: string,
  { width, height }: Size,
  draw: (pen: Pen) => void,
  scale = TEXTURE_SCALE,
): string {
  const texture = textures.exists(key)
    ? textures.get(key)
    : textures.createCanvas(key, Math.ceil(width * scale), Math.ceil(height * scale));
  const pen = (texture?.getSourceImage() as HTMLCanvasElement | undefined)?.getContext('2d');
  if (!pen) return key;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, height);
  draw(pen);
  (texture as { refresh?: () => void }).refresh?.();
  return key;
}

/** With rounded corners; half of the line lies outside. */
export function drawBox(pen: Pen, box: Box, radius: number, fill: string, edge: string, line = 2): void {
  pen.fillStyle = fill;
  pen.strokeStyle = edge;
  pen.lineWidth = line;
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, radius);
  pen.fill();
  pen.stroke();
}

/** What is left of an area without a border all around. */
export const inset = ({ width, height }: Size, by: number): Box => ({
  x: by,
  y: by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** One line around the middle (x, y); what is longer than `width` is narrowed. */
export function writeLine(
  pen: Pen,
  words: string,
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  size: number,
  colour: string,
): void {
  pen.font = `700 ${size}px ${WORLD_FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = colour;
  pen.fillText(words, x, y, width);
}

/** Lines of at most `width` units; a word that is wider stands alone. */
export function wrapWords(pen: Pick<Pen, 'measureText'>, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(joined).width <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
