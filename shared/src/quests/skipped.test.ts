// Tests that a skipped lesson lets the learner go on and earns no star, until it is really finished.
import { expect, it } from 'vitest';
import type { Quest } from '../content/quest.ts';
import type { QuestEvent } from './events.ts';
import { type QuestContext, reduceQuest } from './reducer.ts';
import { scoreRealm } from './score.ts';
import { taskStars } from './stars.ts';
import { EMPTY_REALM_STATE, mergeRealmStates, type RealmState } from './state.ts';
import { isTaskDone } from './tasks.ts';

const task = {
  id: 'walk',
  title: 'Walk',
  steps: [{ id: 'walked', title: 'Walk', on: { kind: 'lesson-finished' as const, ref: 'tutorial' }, needs: [] }],
};
const quest: Quest = {
  realm: 'robo-realm',
  tasks: [task],
  rules: [],
  exit: { id: 'exit', hint: 'Go.' },
  graded: [],
};
const context: QuestContext = {
  quest,
  items: [],
  lessons: ['tutorial'],
  dialogs: [],
  programs: [],
  grade: () => undefined,
};
const entered: RealmState = { ...EMPTY_REALM_STATE, entered: true };
const finish = (state: RealmState, skipped: boolean): RealmState => {
  const event: QuestEvent = {
    id: '8f5d3e0a-7c1b-4a2f-9d6e-1b2c3d4e5f60',
    at: 1,
    realm: 'robo-realm',
    kind: 'lesson-finished',
    ref: 'tutorial',
    skipped,
  };
  return reduceQuest(context, state, event).state;
};

it('is done without a star', () => {
  const state = finish(entered, true);
  expect(isTaskDone(task, state)).toBe(true);
  expect(taskStars(task, state)).toBe(0);
});

it('earns no trophy and no XP either', () => {
  expect(scoreRealm(quest, finish(entered, true))).toEqual({ score: 0, stars: 0, trophies: 0, xp: 0 });
  expect(scoreRealm(quest, finish(entered, false))).toMatchObject({ stars: 3, trophies: 1, xp: 15 });
});

it('gets its stars once it is really finished, and keeps them', () => {
  const finished = finish(finish(entered, true), false);
  expect(taskStars(task, finished)).toBe(3);
  expect(taskStars(task, finish(finished, true))).toBe(3);
  expect(taskStars(task, finish(finish(entered, false), true))).toBe(3);
});

it('is finished if it was on one of two devices', () => {
  const here = finish(entered, true);
  const there = finish(here, false);
  expect(taskStars(task, mergeRealmStates(here, there))).toBe(3);
  expect(mergeRealmStates(there, here)).toEqual(mergeRealmStates(here, there));
  expect(mergeRealmStates(entered, entered)).toEqual(entered);
});
