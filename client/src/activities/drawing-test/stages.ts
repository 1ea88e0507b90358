// The course of a drawing test: what is stored of it, what comes next, and the answer that it gives. Pure.

import { MAX_DRAWINGS } from '@lanternwise/shared/activities/kit/drawings';
import type { ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import type { KnnPrediction } from '@lanternwise/shared/learning/knn';
import { z } from 'zod';
import { countOf, type KeptDrawing, nextThing } from '../kit/drawings/drawings.ts';
import { keptSchema } from '../kit/drawings/keptSchema.ts';

type Activity = ActivityOf<'drawing-test'>;
type Thing = Activity['things'][number];

const draftSchema = z.object({
  kept: z.array(keptSchema).max(MAX_DRAWINGS),
  /** Never taught. */
  tests: z.array(keptSchema).max(12),
  predicted: z.string().max(60).optional(),
  /** The drawing that fooled the model, and what the model took it for; never taught either. */
  trick: keptSchema.extend({ fooled: z.string().max(60) }).optional(),
  /** Drawings taught since the trick. */
  taught: z.int().min(0).max(MAX_DRAWINGS),
});
export type TestDraft = z.infer<typeof draftSchema>;
export const EMPTY_DRAFT: TestDraft = { kept: [], tests: [], taught: 0 };
export const parseTestDraft = (value: unknown): TestDraft | undefined => draftSchema.safeParse(value).data;

/** Drawings of the stage before are gone on with, unless there are own ones already. */
export const startFrom = (own: TestDraft, { kept, tests }: TestDraft): TestDraft =>
  own.kept.length === 0 ? { ...own, kept, tests } : own;

export type Phase = { kind: 'teach' | 'test'; thing: Thing } | { kind: 'read' } | { kind: 'fool' } | { kind: 'repair' };

export function phaseOf({ things, each, tests, trick }: Activity, draft: TestDraft): Phase {
  const untaught = nextThing(things, each, draft.kept);
  if (untaught) return { kind: 'teach', thing: untaught };
  const untested = nextThing(things, tests, draft.tests);
  if (untested) return { kind: 'test', thing: untested };
  if (!trick) return { kind: 'read' };
  return { kind: draft.trick ? 'repair' : 'fool' };
}

/** Everything the model is asked about: the test drawings, then the trick drawing. */
export const askedOf = ({ tests, trick }: TestDraft): KeptDrawing[] => (trick ? [...tests, trick] : tests);

export function toAnswer(
  { things }: Activity,
  draft: TestDraft,
  predictions: readonly KnnPrediction[],
  read: number,
): AnswerOf<'drawing-test'> {
  const said = (at: number) => predictions[at]?.label ?? '_none';
  const { kept, tests, trick, taught, predicted = '_none' } = draft;
  return {
    predicted,
    examples: Object.fromEntries(things.map(({ id }) => [id, countOf(kept, id)])),
    tests: tests.map(({ thing }, at) => ({ thing, said: said(at) })),
    read,
    trick: trick ? { thing: trick.thing, fooled: trick.fooled, said: said(tests.length) } : null,
    taught,
  };
}
