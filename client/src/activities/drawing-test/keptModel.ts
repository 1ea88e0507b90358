// The learner's drawings as stored by the last stage that has any, read without a schema library, and one more that is taught to it.
import { MAX_DRAWINGS } from '@lanternwise/shared/activities/kit/drawings';
import type { Activity, ActivityOf } from '@lanternwise/shared/activities/registry';
import { type LabelledExample, nearestNeighbours } from '@lanternwise/shared/learning/knn';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { countOf, featuresOf, type KeptDrawing, parseDraft, type Thing } from '../kit/drawings/drawings.ts';

export interface StoredDrawings {
  kept: readonly KeptDrawing[];
  /** Never taught: the test drawings, and the one that fooled the model. */
  asked: readonly KeptDrawing[];
}
const NOTHING: StoredDrawings = { kept: [], asked: [] };

const listOf = (value: unknown): KeptDrawing[] => parseDraft({ kept: value })?.kept ?? [];

const readDrawings: Schema<StoredDrawings> = (value) =>
  isRecord(value) ? { kept: listOf(value.kept), asked: [...listOf(value.tests), ...listOf([value.trick])] } : undefined;

const readWhole: Schema<Record<string, unknown>> = (value) => (isRecord(value) ? value : undefined);

/** Of these things only, and with something to recognise: a stored text may have been written by hand. */
const usable = (drawings: readonly KeptDrawing[], things: readonly Thing[]): KeptDrawing[] =>
  drawings.filter(({ thing, cells }) => things.some(({ id }) => id === thing) && featuresOf(cells).length > 0);

/** What the learner taught last: the stage that goes on with these drawings, else this one. Undefined without any drawing. */
export function ownDrawings(
  activity: ActivityOf<'drawing-test'>,
  activities: Readonly<Record<string, Activity>>,
): (StoredDrawings & { stage: string }) | undefined {
  const later = Object.values(activities).filter(
    (one) => one.kind === 'drawing-test' && one.trick?.from === activity.id,
  );
  for (const { id } of [...later, activity]) {
    const { kept, asked } = activityDraft(id, readDrawings, NOTHING).read();
    const known = usable(kept, activity.things);
    if (known.length > 0) return { stage: id, kept: known, asked: usable(asked, activity.things) };
  }
  return undefined;
}

/** With one more drawing. Where there is no room, the thing with the most drawings gives up its oldest, so that none is forgotten. */
export function withDrawing(kept: readonly KeptDrawing[], drawing: KeptDrawing): KeptDrawing[] {
  const next = [...kept, drawing];
  if (next.length <= MAX_DRAWINGS) return next;
  const [fullest] = next.toSorted((a, b) => countOf(next, b.thing) - countOf(next, a.thing));
  const oldest = next.findIndex(({ thing }) => thing === fullest?.thing);
  return next.filter((_, at) => at !== oldest);
}

/** Adds it to what this stage keeps; everything else in its draft stays. */
export function teach(stage: string, drawing: KeptDrawing): void {
  const draft = activityDraft(stage, readWhole, {});
  const whole = draft.read();
  draft.write({ ...whole, kept: withDrawing(listOf(whole.kept), drawing) });
}

/** How far drawings of one thing lie from each other here, mean and standard deviation: what is farther is near to nothing. */
export function reachOf(examples: readonly LabelledExample[]): number {
  const distances = examples.flatMap((one) => {
    const others = examples.filter((other) => other !== one && other.label === one.label);
    return nearestNeighbours(others, one.features, 1).map(({ distance }) => distance);
  });
  if (distances.length === 0) return Number.POSITIVE_INFINITY;
  const mean = distances.reduce((sum, each) => sum + each, 0) / distances.length;
  const variance = distances.reduce((sum, each) => sum + (each - mean) ** 2, 0) / distances.length;
  return mean + Math.sqrt(variance);
}
