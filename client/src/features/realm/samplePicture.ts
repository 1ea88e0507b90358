// Our sample for the board of the workshop: a cupcake.
import type { BoardPicture } from '../../bridge/boardPicture.ts';

export const SAMPLE_PICTURE: BoardPicture = {
  paper: '#fffaf0',
  width: 120,
  height: 110,
  strokes: [
    { kind: 'fill', color: '#ffd166', size: 1, points: [26, 58, 94, 58, 82, 106, 38, 106] },
    { kind: 'line', color: '#7a4a10', size: 4, points: [26, 58, 94, 58, 82, 106, 38, 106, 26, 58] },
    { kind: 'line', color: '#d98a52', size: 4, points: [46, 62, 50, 102] },
    { kind: 'line', color: '#d98a52', size: 4, points: [60, 62, 60, 102] },
    { kind: 'line', color: '#d98a52', size: 4, points: [74, 62, 70, 102] },
    { kind: 'fill', color: '#fb86b6', size: 1, points: [18, 56, 30, 36, 46, 20, 60, 14, 74, 20, 90, 36, 102, 56] },
    {
      kind: 'line',
      color: '#c2477f',
      size: 4,
      points: [18, 56, 30, 36, 46, 20, 60, 14, 74, 20, 90, 36, 102, 56, 18, 56],
    },
    { kind: 'line', color: '#fff6e0', size: 6, points: [42, 42] },
    { kind: 'line', color: '#3dd6c3', size: 6, points: [60, 34] },
    { kind: 'line', color: '#fff6e0', size: 6, points: [78, 44] },
    { kind: 'line', color: '#d9463f', size: 14, points: [60, 9] },
  ],
};
