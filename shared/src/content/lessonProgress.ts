// Derives the progress of lessons and activities from the realm's state.
import type { RealmState } from '../quests/state.ts';
import type { Quest, Trigger } from './quest.ts';

/** Whether all quest steps with this trigger are done; returns `fallback` if no step has it. */
function isDone(quest: Quest, state: RealmState, kind: Trigger['kind'], ref: string, fallback: boolean): boolean {
  const steps = quest.tasks
    .flatMap((task) => task.steps)
    .filter((step) => step.on.kind === kind && step.on.ref === ref);
  return steps.length === 0 ? fallback : steps.every((step) => state.done.includes(step.id));
}

/** Whether an activity was passed since the last task reset. */
export function activityPassed(quest: Quest, state: RealmState, activity: string): boolean {
  return isDone(quest, state, 'activity-answered', activity, state.activities[activity]?.correct ?? false);
}

/** Whether a lesson was finished since the last task reset. */
export function lessonFinished(quest: Quest, state: RealmState, lesson: string): boolean {
  return isDone(quest, state, 'lesson-finished', lesson, false);
}

/** Index of the page at which a lesson opens: the furthest reached, or the first if the lesson is finished. */
export function resumePage(quest: Quest, state: RealmState, lesson: string, count: number): number {
  if (lessonFinished(quest, state, lesson)) return 0;
  return Math.min(state.pages[lesson] ?? 0, Math.max(0, count - 1));
}
