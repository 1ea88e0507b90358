// Tests which characters have marks and what the one goal is, from the first task to the exit.
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
const goal = (state: Partial<RealmState>, asked: string[] = []) => {
  const found = currentGoal(quest, at(state), asked);
  return found?.kind === 'step' ? found.step.id : found?.target;
};

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
    expect(goal({})).toBe('match');
    expect(goal({ pages: { ethics: 1 } })).toBe('ethics');
  });
  it('is never a lantern, and the exit as soon as all tasks are done', () => {
    expect(goal({ done: ['finish', 'match'] })).toBe('ethics');
    expect(goal({ done: ['ethics', 'finish', 'match', 'pass'] })).toBe('arrow');
  });
  it('is what was asked for first, until that is done or while it cannot go on', () => {
    expect(goal({ done: ['match'] }, ['think', 'learn'])).toBe('ethics');
    expect(goal({ done: ['match'] }, ['quiz', 'think'])).toBe('ethics');
    expect(goal({ done: ['ethics'] }, ['think'])).toBe('match');
    expect(goal({}, ['gone'])).toBe('match');
  });
  it('exists in every state that play can reach, and only the exit is left when nothing is open', () => {
    const steps = quest.tasks.flatMap((task) => task.steps);
    const reach = (done: string[]): void => {
      const open = steps.filter(({ id, needs }) => !done.includes(id) && needs.every((need) => done.includes(need)));
      const found = goal({ done });
      expect(open.length === 0 ? found === 'arrow' : open.some(({ id }) => id === found)).toBe(true);
      for (const { id } of open) reach([...done, id].sort());
    };
    reach([]);
  });
});
