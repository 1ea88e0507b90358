// One of the learner's drawings of each thing, for a frame of the map.
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import type { WorkOf } from '../host/works.ts';
import { inkPicture } from '../kit/inkPicture.ts';
import { SAMPLE_DRAWINGS } from './samples.ts';

/** Cells of a drawing's side, of which the pad of drawings has as many. */
const SIZE = 16;
const PATTERN = /^[01]{256}$/;
const SHOWN = 3;

const readDrawings: Schema<readonly string[] | null> = (value) => {
  const kept = isRecord(value) && Array.isArray(value.kept) ? value.kept : [];
  const firsts = new Map<unknown, string>();
  for (const each of kept)
    if (isRecord(each) && typeof each.cells === 'string' && PATTERN.test(each.cells) && !firsts.has(each.thing))
      firsts.set(each.thing, each.cells);
  return firsts.size > 0 ? [...firsts.values()].slice(0, SHOWN) : undefined;
};

const SAMPLES = SAMPLE_DRAWINGS.flatMap(([first = '']) => first);

export const work: WorkOf<'drawing-test'> = ({ id, guide, trick }, { activities }) => {
  if (trick || !activities[id]?.correct) return undefined;
  const drawings = activityDraft(id, readDrawings, null).read();
  return {
    picture: inkPicture(drawings ?? SAMPLES, SIZE, SHOWN),
    isSample: drawings === null,
    hangs: { as: 'frame', at: guide },
  };
};
