// Draws several squares of ink as one picture for a frame, side by side in rows.
import type { BoardPicture } from '../../bridge/boardPicture.ts';
import { PAPER, pixelStrokes } from '../../lib/pictures/pixelPicture.ts';

/** Cells between two squares. */
const GAP = 2;

/** Each of `squares` has `size`² cells, 1 = ink; `margin` is paper around all of them. */
export function inkPicture(squares: readonly string[], size: number, inRow: number, margin = 0): BoardPicture {
  const step = size + GAP;
  const side = (count: number) => count * step - GAP + 2 * margin;
  return {
    ...{ paper: PAPER, width: side(Math.min(inRow, squares.length)), height: side(Math.ceil(squares.length / inRow)) },
    strokes: squares.flatMap((cells, at) =>
      pixelStrokes(cells, margin + (at % inRow) * step, margin + Math.floor(at / inRow) * step, size),
    ),
  };
}
