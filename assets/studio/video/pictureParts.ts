// Defines the context of a film picture and draws the parts that several pictures share.
import type { Box } from './cards.ts';
import type { Picture } from './film.ts';
import type { Context, FilmAssets } from './filmAssets.ts';

export type Of<K extends Picture['kind']> = Extract<Picture, { kind: K }>;

export interface PictureContext<K extends Picture['kind']> {
  ctx: Context;
  assets: FilmAssets;
  box: Box;
  picture: Of<K>;
  /** The picture of the previous beat, if it is of the same kind. */
  before: Of<K> | undefined;
  /** Seconds since the beat began. */
  t: number;
}

const WOOD = '#9a6138';
export const WOOD_DARK = '#6d3f22';

export function drawCentred(ctx: Context, text: string, x: number, y: number, font: string, fill: string): void {
  ctx.font = font;
  ctx.textAlign = 'center';
  ctx.fillStyle = fill;
  ctx.fillText(text, x, y);
  ctx.textAlign = 'left';
}

export const middle = ({ x, width }: Box) => x + width / 2;

export function drawPlank(ctx: Context, box: Box, fill = WOOD): void {
  ctx.fillStyle = fill;
  ctx.strokeStyle = WOOD_DARK;
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, 12);
  ctx.fill();
  ctx.stroke();
}
