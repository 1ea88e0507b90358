// What a pane sees: the part of the map's picture behind it with the player in it, filtered by convolution. Pure but for the canvas.
import { convolve, type Filter, type Picture } from '@lanternwise/shared/learning/convolution';
import type { StandingPicture } from '../../../game/core/standingPicture.ts';
import type { Box } from '../../../game/engine/pen.ts';

/** Pixels of the glass per unit of the map: as fine as the map's own picture. */
export const GLASS_SCALE = 0.5;

/** The box of the glass on the map's picture, pixels. */
export function partBehind(glass: Box, picture: { width: number }, mapWidth: number): Box {
  const scale = picture.width / mapWidth;
  return { x: glass.x * scale, y: glass.y * scale, width: glass.width * scale, height: glass.height * scale };
}

/** Whether it is seen through the glass, at least in part; who stands on `foot` or below is before it. */
export const isBehind = (glass: Box, foot: number, { at, ground }: Pick<StandingPicture, 'at' | 'ground'>): boolean =>
  ground < foot &&
  at.y + at.height > glass.y &&
  at.x < glass.x + glass.width &&
  at.x + at.width > glass.x &&
  at.y < glass.y + glass.height;

/** The figure on the glass's canvas, whose units are those of the map. */
export function drawFigure(pen: CanvasRenderingContext2D, { source, cut, at, isUpsideDown }: StandingPicture): void {
  pen.save();
  pen.translate(at.x, at.y + (isUpsideDown ? at.height : 0));
  pen.scale(1, isUpsideDown ? -1 : 1);
  pen.drawImage(source, cut.x, cut.y, cut.width, cut.height, 0, 0, at.width, at.height);
  pen.restore();
}

/** The canvas with each of its three colours filtered. */
export function filterCanvas(pen: CanvasRenderingContext2D, filter: Omit<Filter, 'offset'>): void {
  const { width, height } = pen.canvas;
  const image = pen.getImageData(0, 0, width, height);
  const picture: Picture = { width, height, channels: 4, data: image.data };
  image.data.set(convolve(picture, { ...filter, offset: 0 }, 'repeat-edge').data);
  pen.putImageData(image, 0, 0);
}
