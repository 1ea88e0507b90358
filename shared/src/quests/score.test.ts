// Tests what counts for a realm's score and stars: Arenas that were passed, and activities of a lesson that are no steps.
import { expect, it } from 'vitest';
import type { Quest } from '../content/quest.ts';
import { type QuestContext, reduceQuest } from './reducer.ts';
import { scoreRealm, taskStars } from './score.ts';
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
const run = (state: RealmState, ref: string, status: 'passed' | 'failed') =>
  reduceQuest(context, state, {
    id: '8f5d3e0a-7c1b-4a2f-9d6e-1b2c3d4e5f60',
    at: 1,
    realm: 'python-world',
    kind: 'program-run',
    ref,
    status,
    code: '',
    errorKind: null,
    ms: 1,
  }).state;
const answered = (first: number, best: number) => ({
  ...{ attempts: 2, first, best, correct: best === 1, skipped: false, ms: 1, hints: 0 },
});

it('counts an Arena once it was passed, whatever fails later', () => {
  expect(scoreRealm(quest, run(entered, 'python-print', 'failed')).score).toBe(0);
  const passed = run(entered, 'python-print', 'passed');
  expect(scoreRealm(quest, passed).score).toBe(25);
  expect(scoreRealm(quest, run(passed, 'python-print', 'failed')).score).toBe(25);
  expect(scoreRealm(quest, mergeRealmStates(run(entered, 'python-input', 'passed'), passed)).score).toBe(50);
});

it('is the mean of Arenas and of the best grades of activities', () => {
  const state = { ...run(entered, 'python-print', 'passed'), activities: { order: answered(0, 0.5) } };
  expect(scoreRealm(quest, state).score).toBe(38);
});

it.each([
  [1, {}],
  [1, { order: answered(1, 1) }],
  [2, { order: answered(1, 1), match: answered(0.3, 1) }],
  [3, { order: answered(1, 1), match: answered(0.6, 1) }],
])('gives %s star(s) of the first tries that count: %o', (stars, activities) => {
  expect(taskStars(ethics, { ...entered, done: ['ethics-done'], activities })).toBe(stars);
});
