// The learner's painting for a frame of the map, cell by cell.
import {
  EMPTY_PAINTING,
  PAINTING_PATTERN,
  PAINTING_SIZE,
  paintingBytes,
  SAMPLE_PAINTING,
} from '@lanternwise/shared/learning/shades';
import type { BoardPicture, BoardStroke } from '../../bridge/boardPicture.ts';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { PAPER } from '../../lib/pictures/pixelPicture.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import type { WorkOf } from '../host/works.ts';

/** Without what else the draft has: a draft of an older version still hangs. */
const readCells: Schema<string | null> = (value) =>
  isRecord(value) &&
  typeof value.cells === 'string' &&
  PAINTING_PATTERN.test(value.cells) &&
  value.cells !== EMPTY_PAINTING
    ? value.cells
    : undefined;

const grey = (byte: number): string => `#${byte.toString(16).padStart(2, '0').repeat(3)}`;

/** For a frame of the map. */
export function paintingPicture(cells: string): BoardPicture {
  const strokes = paintingBytes(cells).map((byte, at): BoardStroke => {
    const [x, y] = [at % PAINTING_SIZE, Math.floor(at / PAINTING_SIZE)];
    return { kind: 'fill', color: grey(byte), size: 1, points: [x, y, x + 1, y, x + 1, y + 1, x, y + 1] };
  });
  return { paper: PAPER, width: PAINTING_SIZE, height: PAINTING_SIZE, strokes };
}

export const work: WorkOf<'pixel-painting'> = ({ id, guide }, { activities }) => {
  if (!activities[id]?.correct) return undefined;
  const cells = activityDraft(id, readCells, null).read();
  return {
    picture: paintingPicture(cells ?? SAMPLE_PAINTING),
    isSample: cells === null,
    hangs: { as: 'frame', at: guide },
  };
};
