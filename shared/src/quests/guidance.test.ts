// Tests whom the marks are over and where the arrow points, from the first task to the exit.
import { describe, expect, it } from 'vitest';
import { questSchema } from '../content/quest.ts';
import { characterMarks, currentGoal } from './guidance.ts';
import { EMPTY_REALM_STATE, type RealmState } from './state.ts';

const lesson = (ref: string) => ({ kind: 'lesson-finished' as const, ref });
const quest = questSchema.parse({
  realm: 'ai-adventure-park',
  tasks: [
    {
      id: 'learn',
      title: 'Learn',
      steps: [
        { id: 'match', title: 'Match', on: { kind: 'activity-answered', ref: 'match' }, target: 'wizard' },
        { id: 'finish', title: 'Finish', on: lesson('cycle'), needs: ['match'], target: 'wizard' },
      ],
    },
    { id: 'think', title: 'Think', steps: [{ id: 'ethics', title: 'Ethics', on: lesson('ethics'), target: 'robot' }] },
    {
      id: 'quiz',
      title: 'Quiz',
      steps: [
        {
          id: 'pass',
          title: 'Pass',
          on: { kind: 'activity-answered', ref: 'quiz' },
          needs: ['ethics'],
          target: 'robot',
        },
      ],
    },
  ],
  rules: [],
  exit: { id: 'arrow', hint: 'Step on the arrow' },
  graded: [],
});
const at = (state: Partial<RealmState>): RealmState => ({ ...EMPTY_REALM_STATE, entered: true, ...state });
const marks = (state: Partial<RealmState>) => characterMarks(quest, at(state), ['wizard', 'robot', 'owl']);
const goal = (state: Partial<RealmState>) => currentGoal(quest, at(state));

describe('the marks over heads', () => {
  it('say ! where a task waits, and nothing over everybody else', () => {
    expect(marks({})).toEqual({ wizard: 'task', robot: 'task' });
  });
  it('say ? once the task has begun, by a step or by a page of its lesson', () => {
    expect(marks({ done: ['match'] })).toMatchObject({ wizard: 'progress' });
    expect(marks({ pages: { ethics: 2 } })).toMatchObject({ robot: 'progress' });
  });
  it('say ! again for the next task of the same character, and nothing when all is done', () => {
    expect(marks({ done: ['ethics', 'finish', 'match'] })).toEqual({ robot: 'task' });
    expect(marks({ done: ['ethics', 'finish', 'match', 'pass'] })).toEqual({});
  });
});

describe('the goal', () => {
  it('is the first task, then the task under way', () => {
    expect(goal({})).toBe('wizard');
    expect(goal({ pages: { ethics: 1 } })).toBe('robot');
  });
  it('is the lantern of a finished task until it is lit, but a task under way comes first', () => {
    const done = ['finish', 'match'];
    expect(goal({ done })).toBe('learn');
    expect(goal({ done, lanterns: ['learn'] })).toBe('robot');
    expect(goal({ done, pages: { ethics: 1 } })).toBe('robot');
  });
  it('is the exit when all lanterns are lit', () => {
    const done = ['ethics', 'finish', 'match', 'pass'];
    expect(goal({ done, lanterns: ['learn', 'quiz', 'think'] })).toBe('arrow');
  });
});
