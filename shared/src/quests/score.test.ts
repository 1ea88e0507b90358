// Tests what counts for a realm's score and stars: Arenas that were passed, and activities of a lesson that are no steps.
import { expect, it } from 'vitest';
import type { Quest } from '../content/quest.ts';
import { type QuestContext, reduceQuest } from './reducer.ts';
import { scoreRealm } from './score.ts';
import { taskStars } from './stars.ts';
import { EMPTY_REALM_STATE, mergeRealmStates, type RealmState } from './state.ts';

const step = (ref: string) => ({ id: `${ref}-done`, title: 'Learn', on: { kind: 'lesson-finished' as const, ref } });
const ethics = {
  id: 'ethics',
  title: 'Ethics',
  steps: [{ ...step('ethics'), needs: [] }],
  counted: ['order', 'match'],
};
const quest: Quest = {
  realm: 'python-world',
  tasks: [ethics],
  rules: [],
  exit: { id: 'exit', hint: 'Go.' },
  graded: ['python-print', 'python-input', 'order', 'match'],
};
const context: QuestContext = {
  quest,
  items: [],
  lessons: [],
  dialogs: [],
  programs: ['python-print', 'python-input'],
  grade: () => undefined,
};
const entered: RealmState = { ...EMPTY_REALM_STATE, entered: true };
const EVENT = { id: '8f5d3e0a-7c1b-4a2f-9d6e-1b2c3d4e5f60', at: 1, realm: 'python-world' } as const;
const run = (state: RealmState, ref: string, status: 'passed' | 'failed') =>
  reduceQuest(context, state, {
    ...EVENT,
    kind: 'program-run',
    ref,
    status,
    code: '',
    errorKind: null,
    ms: 1,
  }).state;
const answered = (right: number, of: number) => ({
  ...{ attempts: 2, first: right / of, of, best: 1, correct: true, skipped: false, ms: 1, hints: 0 },
});

it('counts an Arena once it was passed, whatever fails later', () => {
  expect(scoreRealm(quest, run(entered, 'python-print', 'failed')).score).toBe(0);
  const passed = run(entered, 'python-print', 'passed');
  expect(scoreRealm(quest, passed).score).toBe(25);
  expect(scoreRealm(quest, run(passed, 'python-print', 'failed')).score).toBe(25);
  expect(scoreRealm(quest, mergeRealmStates(run(entered, 'python-input', 'passed'), passed)).score).toBe(50);
});

it('is the mean of Arenas and of first tries, however often an activity was passed since', () => {
  const state = {
    ...run(entered, 'python-print', 'passed'),
    activities: { order: answered(1, 2), match: answered(0, 4) },
  };
  expect(scoreRealm(quest, state).score).toBe(38);
});

const done = { ...entered, done: ['ethics-done'], stars: {} };

it.each([
  [0, {}],
  [0, { order: answered(4, 4), match: answered(0, 8) }],
  [0, { order: answered(3, 10), match: answered(4, 10) }],
  [1, { order: answered(4, 4) }],
  [1, { order: answered(4, 10), match: answered(4, 10) }],
  [2, { order: answered(5, 5), match: answered(1, 5) }],
  [3, { order: answered(5, 5), match: answered(3, 5) }],
])('gives %s star(s) of the first tries that count: %o', (stars, activities) => {
  expect(taskStars(ethics, { ...done, activities })).toBe(stars);
});

it('gives the trophy of a realm only where every task has a star', () => {
  expect(scoreRealm(quest, { ...done, activities: { order: answered(0, 4), match: answered(1, 4) } }).trophies).toBe(0);
  expect(scoreRealm(quest, { ...done, activities: { order: answered(4, 4), match: answered(1, 4) } }).trophies).toBe(1);
});

const old = { attempts: 3, first: 0.1, best: 1, correct: true, skipped: false, ms: 1, hints: 0 };

it('takes neither stars nor points nor the trophy from a learner who was done before first tries were counted', () => {
  const before: RealmState = { ...entered, done: ['ethics-done'], activities: { order: old, match: old } };
  expect(scoreRealm(quest, before)).toMatchObject({ stars: 3, trophies: 1, score: 50 });
  const after = reduceQuest(context, before, { ...EVENT, kind: 'realm-entered' }).state;
  expect(scoreRealm(quest, after)).toMatchObject({ stars: 3, trophies: 1, score: 50 });
  const reset = reduceQuest(context, after, { ...EVENT, kind: 'tasks-reset' }).state;
  expect(scoreRealm(quest, reset)).toMatchObject({ stars: 3, trophies: 1 });
});

it('keeps the stars of a task when the tasks are reset, and the better ones of two devices', () => {
  const one = { ...done, stars: { ethics: 1 } };
  expect(mergeRealmStates(one, { ...done, stars: { ethics: 2 } }).stars).toEqual({ ethics: 2 });
  const reset = reduceQuest(context, one, { ...EVENT, kind: 'tasks-reset' }).state;
  expect(taskStars(ethics, reset)).toBe(1);
});
