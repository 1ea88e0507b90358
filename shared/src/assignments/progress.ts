// Derives from a learner's progress how much of an assignment is done, and its state; nothing of it is stored.
import type { QuestRules, QuestStep, QuestTask, Trigger } from '../content/quest.ts';
import type { RealmState } from '../quests/state.ts';
import { INTERVALS_DAYS, memoryOf, REVIEW_SIZE, type ReviewAnswer } from '../review/schedule.ts';

export interface AssignmentProgress {
  /** Steps that are done, of how many: those of a task, tasks of a realm and its exit, questions of a review. */
  done: number;
  of: number;
  /** When the last part was done, epoch ms; null if it is not finished or the time is not known. */
  doneAt: number | null;
}

export const ASSIGNMENT_STATES = ['open', 'in-progress', 'done', 'done-late', 'overdue'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

export const isFinished = ({ done, of }: AssignmentProgress): boolean => done >= of;

/** What was finished at an unknown time counts as on time. */
export function assignmentState(progress: AssignmentProgress, dueAt: number, now: number): AssignmentState {
  if (isFinished(progress)) return (progress.doneAt ?? 0) > dueAt ? 'done-late' : 'done';
  if (now > dueAt) return 'overdue';
  return progress.done > 0 ? 'in-progress' : 'open';
}

export const isDoneState = (state: AssignmentState): boolean => state === 'done' || state === 'done-late';

/** When something first happened, epoch ms; for answers, the first right one. */
export type TimeOf = (trigger: Trigger | { kind: 'exit-reached'; ref: string }) => number | undefined;

/** What was done once stays done for an assignment, also after "Reset tasks". */
function isStepDone({ id, on }: QuestStep, state: RealmState, timeOf: TimeOf): boolean {
  if (state.done.includes(id)) return true;
  switch (on.kind) {
    case 'realm-entered':
      return state.entered;
    case 'item-collected':
      return state.collected.includes(on.ref);
    case 'activity-answered':
      // Not by the times of answers: an activity with parts takes several right ones.
      return state.activities[on.ref]?.correct === true;
    case 'dialog-finished':
    case 'lesson-finished':
      return timeOf(on) !== undefined;
  }
}

/** Undefined unless all of them are known. */
function latestTime(steps: readonly QuestStep[], timeOf: TimeOf): number | undefined {
  const times = steps.map(({ on }) => timeOf(on));
  const known = times.filter((time) => time !== undefined);
  return known.length < times.length ? undefined : Math.max(...known);
}

/** A task counts by its steps; in a completed realm every task is done. */
export function taskProgress(task: QuestTask, state: RealmState, timeOf: TimeOf): AssignmentProgress {
  const of = task.steps.length;
  const done = state.completed ? of : task.steps.filter((step) => isStepDone(step, state, timeOf)).length;
  return { done, of, doneAt: done < of ? null : (latestTime(task.steps, timeOf) ?? null) };
}

/** A realm counts by its tasks and its exit. */
export function realmAssignmentProgress(quest: QuestRules, state: RealmState, timeOf: TimeOf): AssignmentProgress {
  const { done, of } = tasksDone(quest, state, timeOf);
  const exit = { kind: 'exit-reached', ref: quest.exit.id } as const;
  if (state.completed) return { done: of + 1, of: of + 1, doneAt: timeOf(exit) ?? null };
  return { done, of: of + 1, doneAt: null };
}

/** A lesson outside the realms has no exit: it counts by its tasks. */
export function lessonAssignmentProgress(quest: QuestRules, state: RealmState, timeOf: TimeOf): AssignmentProgress {
  const { done, of } = tasksDone(quest, state, timeOf);
  const steps = quest.tasks.flatMap((task) => task.steps);
  return { done, of, doneAt: done < of ? null : (latestTime(steps, timeOf) ?? null) };
}

function tasksDone(quest: QuestRules, state: RealmState, timeOf: TimeOf): { done: number; of: number } {
  const parts = quest.tasks.map((task) => taskProgress(task, state, timeOf));
  return { done: parts.filter(isFinished).length, of: parts.length };
}

export interface TimedReviewAnswer extends ReviewAnswer {
  answeredAt: number;
}

/** Items of a realm for the review, and the day number on which the realm was finished. */
export interface FinishedRealm {
  items: readonly string[];
  finishedDay: number;
}

/**
 * A review counts by the questions answered since it was assigned, each once a day. It asks for as many as fall due until its due
 * day, but for one at least and for no more than one review has.
 * @param finished the realms that the learner finished until the due day
 */
export function reviewAssignmentProgress(
  answers: readonly TimedReviewAnswer[],
  finished: readonly FinishedRealm[],
  { since, dueDay }: { since: number; dueDay: number },
): AssignmentProgress {
  const memory = memoryOf(answers.filter(({ answeredAt }) => answeredAt < since));
  const falling = finished.flatMap(({ items, finishedDay }) =>
    items.filter((item) => (memory.get(item)?.dueDay ?? finishedDay + INTERVALS_DAYS[0]) <= dueDay),
  );
  const of = Math.min(REVIEW_SIZE, Math.max(1, falling.length));
  const times = new Map<string, number>();
  for (const { item, day, answeredAt } of answers) {
    if (answeredAt >= since && !times.has(`${item} ${day}`)) times.set(`${item} ${day}`, answeredAt);
  }
  const sorted = [...times.values()].sort((a, b) => a - b);
  const done = Math.min(of, sorted.length);
  return { done, of, doneAt: sorted[of - 1] ?? null };
}
