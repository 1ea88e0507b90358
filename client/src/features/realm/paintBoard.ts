// Paints a board's picture on a canvas of a page, in the picture's own proportions.
import type { BoardPicture } from '../../bridge/boardPicture.ts';
import { drawBoardPicture } from '../../lib/pictures/drawBoardPicture.ts';

/** Makes the canvas `width` px wide and as tall as the picture asks. */
export function paintBoard(canvas: HTMLCanvasElement, picture: BoardPicture, width: number): void {
  canvas.width = width;
  canvas.height = Math.round((picture.height / picture.width) * width);
  const pen = canvas.getContext('2d');
  if (pen) drawBoardPicture(pen, picture, { x: 0, y: 0, width, height: canvas.height, padding: 0 });
}
