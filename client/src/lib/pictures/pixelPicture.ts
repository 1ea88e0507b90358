// Makes a board's picture of square pixels.
import type { BoardPicture, BoardStroke } from '../../bridge/boardPicture.ts';

const SIDE = 8;
export const PAPER = '#1b1430';
const INK = '#ffd98a';

/** `cells` = `side`² characters, row by row, 0 or 1; `x`, `y` = where its corner is, in pixels. */
export const pixelStrokes = (cells: string, x = 0, y = 0, side = SIDE): BoardStroke[] =>
  [...cells].flatMap((cell, at): BoardStroke[] => {
    const [left, top] = [x + (at % side), y + Math.floor(at / side)];
    // A hair larger, so that neighbours leave no seam.
    const [right, foot] = [left + 1.02, top + 1.02];
    return cell === '1'
      ? [{ kind: 'fill', color: INK, size: 1, points: [left, top, right, top, right, foot, left, foot] }]
      : [];
  });

export const pixelPicture = (cells: string): BoardPicture => ({
  ...{ paper: PAPER, width: SIDE, height: SIDE },
  strokes: pixelStrokes(cells),
});
