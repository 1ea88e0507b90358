// Tests an activity that is passed part by part: each part counts once, misses take nothing away, and its step is done with the last part.
import { expect, it } from 'vitest';
import type { Grade } from '../activities/kit/grade.ts';
import type { Quest } from '../content/quest.ts';
import type { QuestEvent } from './events.ts';
import { firstTryRate } from './firstTries.ts';
import { type QuestContext, reduceQuest } from './reducer.ts';
import { scoreRealm } from './score.ts';
import { EMPTY_REALM_STATE, mergeRealmStates, type RealmState } from './state.ts';
import { realmStateSchema } from './stateSchema.ts';

const task = {
  id: 'win',
  title: 'Win',
  steps: [{ id: 'won', title: '', on: { kind: 'activity-answered' as const, ref: 'quiz' }, needs: [] }],
};
const quest: Quest = { realm: 'demo', tasks: [task], rules: [], exit: { id: 'exit', hint: '' }, graded: ['quiz'] };

/** An answer is the list of the parts that are answered; those with an exclamation mark are wrong. Three pass. */
const grade = (_: string, answer: unknown): Grade => {
  const parts = answer as string[];
  const wrong = parts.filter((part) => part.endsWith('!')).map((part) => part.slice(0, -1));
  const right = parts.filter((part) => !part.endsWith('!'));
  return { correct: wrong.length === 0, score: right.length / parts.length, wrong, parts: { right, of: 3 } };
};
const context: QuestContext = { quest, items: [], lessons: ['quiz-lesson'], dialogs: [], programs: [], grade };
const entered: RealmState = { ...EMPTY_REALM_STATE, entered: true };

const send = (state: RealmState, change: Partial<QuestEvent> & { answer?: string[] }): RealmState => {
  const base = {
    id: '8f5d3e0a-7c1b-4a2f-9d6e-1b2c3d4e5f60',
    at: 1,
    realm: 'demo',
    kind: 'activity-answered',
    ref: 'quiz',
  };
  return reduceQuest(context, state, { ...base, ms: 10, hints: 0, skipped: false, ...change } as QuestEvent).state;
};
const answer = (...answers: string[][]) => answers.reduce((state, parts) => send(state, { answer: parts }), entered);
const trophies = (state: RealmState) => scoreRealm(quest, state).trophies;

it('counts each part once and passes with the third', () => {
  const two = answer(['a'], ['b'], ['a'], ['a'], ['b']);
  expect(trophies(two)).toBe(2);
  expect(two.done).toEqual([]);
  expect(two.activities.quiz).toMatchObject({ attempts: 5, correct: false, best: 2 / 3 });
  const three = send(two, { answer: ['c'] });
  expect(three.done).toEqual(['won']);
  expect(three.activities.quiz).toMatchObject({ correct: true, best: 1 });
  // Passing the last one adds no trophy of its own.
  expect(trophies(three)).toBe(3);
  expect(realmStateSchema.parse(three)).toEqual(three);
});

it('takes nothing away for a miss, before or after', () => {
  const state = answer(['a'], ['b!'], ['c'], ['b'], ['a!'], ['c!']);
  expect(trophies(state)).toBe(3);
  expect(firstTryRate(task, state)).toBeCloseTo(2 / 3);
  expect(state.parts?.quiz).toEqual({
    a: { won: 1, misses: 0, at: 5 },
    b: { won: 3, misses: 1, at: 4 },
    c: { won: 2, misses: 0, at: 6 },
  });
});

it('keeps the trophies when the tasks are reset, and is done again with the next right answer', () => {
  const reset = send(answer(['a'], ['b'], ['c']), { kind: 'tasks-reset' });
  expect(reset.done).toEqual([]);
  expect(trophies(reset)).toBe(3);
  expect(send(reset, { answer: ['a!'] }).done).toEqual([]);
  expect(send(reset, { answer: ['a'] }).done).toEqual(['won']);
});

it('gives nothing for figures, and nothing for a lesson that says it is finished', () => {
  const forged = send(send(answer(['a']), { kind: 'model-card', figures: { trophies: 40 } } as never), {
    kind: 'lesson-finished',
    ref: 'quiz-lesson',
  } as never);
  expect(trophies(forged)).toBe(1);
  expect(forged.done).toEqual([]);
});

it('is the union of two devices', () => {
  const here = answer(['a'], ['b!']);
  const there = answer(['b'], ['c']);
  expect(trophies(mergeRealmStates(here, there))).toBe(3);
  expect(mergeRealmStates(there, here).parts).toEqual(mergeRealmStates(here, there).parts);
  expect(mergeRealmStates(here, entered).parts).toEqual(here.parts);
});
