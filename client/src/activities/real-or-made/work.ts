// Draws the learner's gallery in small: twelve frames, the border of each says whether it was judged right.
import { FRAMES, type GalleryFrame } from '@lanternwise/shared/activities/real-or-made/gallery';
import type { BoardPicture, BoardStroke } from '../../bridge/boardPicture.ts';
import { pixelStrokes } from '../../lib/pictures/pixelPicture.ts';
import type { WorkOf } from '../host/works.ts';
import { type GalleryRun, galleryRun } from './draft.ts';

const COLUMNS = 4;
const INNER = 8;
const BORDER = 1;
const PITCH = INNER + 2 * BORDER + 2;
const COLOURS = {
  wall: '#f1ecff',
  right: '#2f9e63',
  wrong: '#d9463f',
  paper: '#fff6e0',
  night: '#1b1430',
  ink: '#5a5072',
};

const box = (x: number, y: number, width: number, height: number, color: string): BoardStroke => ({
  ...{ kind: 'fill', color, size: 1 },
  points: [x, y, x + width, y, x + width, y + height, x, y + height],
});

/** A sentence is too small to be read: its lines stand for it. */
const lines = (x: number, y: number): BoardStroke[] =>
  [6, 5, 6, 3].map((length, at) => box(x + 1, y + 1 + at * 1.7, length, 0.8, COLOURS.ink));

function frameStrokes({ verdicts }: GalleryRun, { id, truth, cells }: GalleryFrame, at: number): BoardStroke[] {
  const [x, y] = [1 + (at % COLUMNS) * PITCH, 1 + Math.floor(at / COLUMNS) * PITCH];
  const [left, top] = [x + BORDER, y + BORDER];
  return [
    box(x, y, INNER + 2 * BORDER, INNER + 2 * BORDER, verdicts[id]?.said === truth ? COLOURS.right : COLOURS.wrong),
    box(left, top, INNER, INNER, cells === null ? COLOURS.paper : COLOURS.night),
    ...(cells === null ? lines(left, top) : pixelStrokes(cells, left, top)),
  ];
}

/** The learner's wall once all its frames are judged and the activity is passed; nothing in another browser. */
export const work: WorkOf<'real-or-made'> = ({ id: ref }, { activities }) => {
  if (!activities[ref]?.correct) return undefined;
  const run = galleryRun(ref).read();
  if (run.frames.length < FRAMES || run.frames.some(({ id }) => !run.verdicts[id])) return undefined;
  const picture: BoardPicture = {
    ...{ paper: COLOURS.wall, width: COLUMNS * PITCH, height: (FRAMES / COLUMNS) * PITCH },
    strokes: run.frames.flatMap((frame, at) => frameStrokes(run, frame, at)),
  };
  return { picture, isSample: false, hangs: null };
};
