// Tests how much of an assignment is done, and the five states: open, in progress, done, done late, overdue.
import { describe, expect, it } from 'vitest';
import type { QuestRules, QuestTask, Trigger } from '../content/quest.ts';
import { EMPTY_REALM_STATE, type RealmState } from '../quests/state.ts';
import {
  assignmentState,
  lessonAssignmentProgress,
  realmAssignmentProgress,
  reviewAssignmentProgress,
  type TimedReviewAnswer,
  type TimeOf,
  taskProgress,
} from './progress.ts';

const step = (id: string, kind: Trigger['kind'], ref = id) => ({ id, title: id, on: { kind, ref }, needs: [] });
const TASK: QuestTask = {
  id: 'hats',
  title: 'Hats',
  steps: [step('find', 'item-collected', 'hat'), step('talk', 'dialog-finished'), step('answer', 'activity-answered')],
};
const OTHER: QuestTask = { id: 'cake', title: 'Cake', steps: [step('bake', 'lesson-finished')] };
const QUEST: QuestRules = { tasks: [TASK, OTHER], rules: [], exit: { id: 'gate', hint: '' }, graded: [] };

const state = (change: Partial<RealmState> = {}): RealmState => ({ ...EMPTY_REALM_STATE, entered: true, ...change });
const times =
  (known: Record<string, number> = {}): TimeOf =>
  ({ kind, ref }) =>
    known[`${kind} ${ref}`];
const answered = { attempts: 2, first: 0, best: 1, correct: true, skipped: false, ms: 1, hints: 0 };
const ALL_TIMES = times({ 'item-collected hat': 10, 'dialog-finished talk': 30, 'activity-answered answer': 20 });

describe('a task', () => {
  it('counts its steps', () => {
    expect(taskProgress(TASK, state(), times())).toEqual({ done: 0, of: 3, doneAt: null });
    expect(taskProgress(TASK, state({ done: ['find', 'bake'] }), times())).toEqual({ done: 1, of: 3, doneAt: null });
  });

  it('was finished when the last of its steps was', () => {
    const all = state({ done: ['find', 'talk', 'answer'] });
    expect(taskProgress(TASK, all, ALL_TIMES)).toEqual({ done: 3, of: 3, doneAt: 30 });
    expect(taskProgress(TASK, all, times({ 'item-collected hat': 10 })).doneAt).toBeNull();
  });

  it('stays done after the tasks were reset', () => {
    const reset = state({ epoch: 1, done: [], collected: ['hat'], activities: { answer: answered } });
    expect(taskProgress(TASK, reset, ALL_TIMES)).toEqual({ done: 3, of: 3, doneAt: 30 });
  });

  it('does not count an activity by a right answer to one of its parts', () => {
    const part = state({ activities: { answer: { ...answered, correct: false } } });
    expect(taskProgress(TASK, part, times({ 'activity-answered answer': 20 })).done).toBe(0);
  });

  it('is done in a completed realm, whatever its content has become', () => {
    expect(taskProgress(TASK, state({ completed: true }), times())).toEqual({ done: 3, of: 3, doneAt: null });
  });
});

describe('a realm', () => {
  it('counts its tasks and its exit', () => {
    expect(realmAssignmentProgress(QUEST, state({ done: ['bake'] }), times())).toMatchObject({ done: 1, of: 3 });
    const tasksDone = state({ done: ['find', 'talk', 'answer', 'bake'] });
    expect(realmAssignmentProgress(QUEST, tasksDone, times())).toEqual({ done: 2, of: 3, doneAt: null });
    const gone = times({ 'exit-reached gate': 99 });
    expect(realmAssignmentProgress(QUEST, state({ completed: true }), gone)).toEqual({ done: 3, of: 3, doneAt: 99 });
  });
});

describe('a lesson outside the realms', () => {
  it('counts its tasks', () => {
    const all = state({ done: ['find', 'talk', 'answer', 'bake'] });
    const known = { 'item-collected hat': 1, 'dialog-finished talk': 2, 'activity-answered answer': 3 };
    const progress = lessonAssignmentProgress(QUEST, all, times({ ...known, 'lesson-finished bake': 7 }));
    expect(progress).toEqual({ done: 2, of: 2, doneAt: 7 });
    expect(lessonAssignmentProgress(QUEST, state({ done: ['bake'] }), times())).toMatchObject({ done: 1, of: 2 });
  });
});

describe('a review', () => {
  const items = (count: number) => Array.from({ length: count }, (_, at) => `park/${at}`);
  const give = (item: string, answeredAt: number, day: number, correct = true): TimedReviewAnswer => ({
    item,
    correct,
    day,
    answeredAt,
  });
  const period = { since: 100, dueDay: 10 };

  it('asks for as many questions as fall due, but for no more than one review has', () => {
    const finished = (count: number, finishedDay = 5) => [{ items: items(count), finishedDay }];
    expect(reviewAssignmentProgress([], finished(3), period).of).toBe(3);
    expect(reviewAssignmentProgress([], finished(20), period).of).toBe(8);
    // Finished on the due day: nothing falls due before the next one.
    expect(reviewAssignmentProgress([], finished(3, 10), period)).toEqual({ done: 0, of: 1, doneAt: null });
    expect(reviewAssignmentProgress([], [], period)).toEqual({ done: 0, of: 1, doneAt: null });
    // Remembered before it was assigned: asked again after seven days only.
    const before = [give('park/0', 10, 6), give('park/0', 20, 9)];
    expect(reviewAssignmentProgress(before, finished(3), period).of).toBe(2);
  });

  it('counts each question once a day, from when it was assigned', () => {
    const finished = [{ items: items(3), finishedDay: 5 }];
    const answers = [
      give('park/0', 50, 6, false),
      give('park/0', 120, 7, false),
      give('park/0', 130, 7),
      give('park/1', 140, 7),
    ];
    expect(reviewAssignmentProgress(answers, finished, period)).toEqual({ done: 2, of: 3, doneAt: null });
    const all = [...answers, give('park/2', 150, 8), give('park/1', 160, 9)];
    expect(reviewAssignmentProgress(all, finished, period)).toEqual({ done: 3, of: 3, doneAt: 150 });
  });
});

describe('the state of an assignment', () => {
  const DUE = 1000;
  it.each([
    ['open', { done: 0, of: 3, doneAt: null }, 500],
    ['in-progress', { done: 1, of: 3, doneAt: null }, 500],
    ['in-progress', { done: 1, of: 3, doneAt: null }, DUE],
    ['overdue', { done: 1, of: 3, doneAt: null }, DUE + 1],
    ['overdue', { done: 0, of: 3, doneAt: null }, DUE + 1],
    ['done', { done: 3, of: 3, doneAt: DUE }, DUE + 1],
    ['done', { done: 3, of: 3, doneAt: 400 }, 500],
    ['done-late', { done: 3, of: 3, doneAt: DUE + 1 }, 5000],
    // At an unknown time: in favour of the learner.
    ['done', { done: 3, of: 3, doneAt: null }, 5000],
  ] as const)('%s', (expected, progress, now) => {
    expect(assignmentState(progress, DUE, now)).toBe(expected);
  });
});
