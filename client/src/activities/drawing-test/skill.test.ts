// @vitest-environment jsdom
// Tests what the companion knows of drawings: the learner's own, the last stage's, a sample, and what nonsense in the storage leaves.

import { MAX_DRAWINGS } from '@lanternwise/shared/activities/kit/drawings';
import { type ActivityOf, activitySchema } from '@lanternwise/shared/activities/registry';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { beforeEach, expect, it } from 'vitest';
import first from '../../../../shared/content/realms/wonder-vision-valley/activities/train-drawings.json' with {
  type: 'json',
};
import last from '../../../../shared/content/realms/wonder-vision-valley/activities/trick-model.json' with {
  type: 'json',
};
import { type KeptDrawing, PAD_SIZE } from '../kit/drawings/drawings.ts';
import { NOWHERE } from '../testing/skillUse.ts';
import { reachOf, teach, withDrawing } from './keptModel.ts';
import { SAMPLE_DRAWINGS } from './samples.ts';
import { type DrawingSkill, skill } from './skill.ts';
import { parseTestDraft } from './stages.ts';

const drawingTest = (json: unknown): ActivityOf<'drawing-test'> => {
  const activity = activitySchema.parse(json);
  if (activity.kind !== 'drawing-test') throw new Error('not a test of drawings');
  return activity;
};
const [activity, later] = [drawingTest(first), drawingTest(last)];
const activities = { [activity.id]: activity, [later.id]: later };
const learn = () => skill.learn({ activity, activities, state: EMPTY_REALM_STATE, language: 'en' });

const keyOf = (id: string) => `lanternwise:draft:guest:${id}`;
const store = (id: string, draft: unknown) => localStorage.setItem(keyOf(id), JSON.stringify(draft));
const stored = (id: string): unknown => JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');

/** A wide or tall bar, each a little different. */
const bar = (thing: string, wide: number, high: number): KeptDrawing => ({
  thing,
  cells: Array.from({ length: PAD_SIZE ** 2 }, (_, at) =>
    at % PAD_SIZE < wide && Math.floor(at / PAD_SIZE) < high ? '1' : '0',
  ).join(''),
});
const KEPT = [bar('lighthouse', 2, 12), bar('lighthouse', 3, 14), bar('fish', 12, 2), bar('fish', 14, 3)];
const draft = { kept: KEPT, tests: [bar('lighthouse', 2, 14), bar('sun', 2, 13)], taught: 0 };

beforeEach(() => localStorage.clear());

it('is the learner’s own drawings, and the tests are measured by them', async () => {
  store(activity.id, draft);
  const learned = await learn();
  expect(learned).toMatchObject({ isSample: false, model: { stage: activity.id, kept: KEPT } });
  expect(learned && skill.card(learned.model)).toEqual({
    learned: 'your 4 drawings: Lighthouse (2), Fish (2) and Sun (0)',
    unseen: { right: 1, of: 2 },
  });
});

it('goes on with the last stage, with the drawing that fooled it among what it never saw', async () => {
  store(activity.id, draft);
  const more = [...KEPT, bar('sun', 8, 8), bar('sun', 7, 8)];
  store(later.id, { ...draft, kept: more, trick: { ...bar('sun', 9, 8), fooled: 'fish' } });
  const learned = await learn();
  expect(learned?.model).toMatchObject({ stage: later.id, kept: more, unseen: { right: 2, of: 3 } });
});

it('is a sample where this browser has no drawing, three of each thing, untested, and nothing is written', async () => {
  const learned = await learn();
  expect(learned?.isSample).toBe(true);
  expect(learned && skill.card(learned.model)).toEqual({
    learned: '9 drawings of ours: Lighthouse (3), Fish (3) and Sun (3)',
    unseen: null,
  });
  expect(new Set(SAMPLE_DRAWINGS.flat()).size).toBe(9);
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['no draft at all', 'sand'],
  ['a draft without drawings', { kept: [], tests: [], taught: 0 }],
  [
    'a full pad, an empty one, and things unknown here',
    { kept: [bar('fish', 16, 16), bar('fish', 0, 0), bar('cat', 4, 9)] },
  ],
  ['cells that are none', { kept: [{ thing: 'fish', cells: '01' }] }],
  ['more drawings than are kept', { kept: Array.from({ length: MAX_DRAWINGS + 1 }, () => KEPT[0]) }],
])('is a sample after %s', async (_, value) => {
  store(activity.id, value);
  expect((await learn())?.isSample).toBe(true);
});

it('takes everything for the one thing that it knows', async () => {
  store(activity.id, { ...draft, kept: [bar('fish', 12, 2)] });
  expect((await learn())?.model.unseen).toEqual({ right: 0, of: 2 });
});

it('keeps what it is taught beside everything else in the draft, which stays valid', () => {
  store(activity.id, { ...draft, predicted: 'compare' });
  const drawing = bar('sun', 8, 8);
  teach(activity.id, drawing);
  expect(stored(activity.id)).toEqual({ ...draft, predicted: 'compare', kept: [...KEPT, drawing] });
  expect(parseTestDraft(stored(activity.id))).toBeDefined();
});

it('forgets the oldest of what it knows best, where there is no room', () => {
  const fish = Array.from({ length: MAX_DRAWINGS - 1 }, () => bar('fish', 12, 2));
  const full = [bar('sun', 8, 8), ...fish];
  const next = withDrawing(full, bar('lighthouse', 2, 12));
  expect(next).toHaveLength(MAX_DRAWINGS);
  expect(next.map(({ thing }) => thing).filter((thing) => thing !== 'fish')).toEqual(['sun', 'lighthouse']);
});

it('knows how far its drawings of one thing lie apart, if it has two of any', () => {
  const example = (label: string, at: number) => ({ label, features: [at] });
  expect(reachOf([example('fish', 0), example('fish', 2), example('sun', 9)])).toBe(2);
  expect(reachOf([example('fish', 0), example('sun', 9)])).toBe(Number.POSITIVE_INFINITY);
});

it('suits ground in which one can draw', () => {
  const model = {} as DrawingSkill;
  const grounds = ['path', 'wood'] as const;
  expect(grounds.map((ground) => skill.suits({ ...NOWHERE, ground }, model))).toEqual([true, false]);
});
