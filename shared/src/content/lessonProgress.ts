// What of a lesson is done, read from the realm's state: so that a reload resumes and a task reset asks again.
import type { RealmState } from '../quests/state.ts';
import type { Quest, Trigger } from './quest.ts';

/** Whether the quest has this behind it; things no step waits for count by their own record. */
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

/** Page a lesson opens at: the furthest reached, or the first where it is finished and read again. */
export function resumePage(quest: Quest, state: RealmState, lesson: string, count: number): number {
  if (lessonFinished(quest, state, lesson)) return 0;
  return Math.min(state.pages[lesson] ?? 0, Math.max(0, count - 1));
}
