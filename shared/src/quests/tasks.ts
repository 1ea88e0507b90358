// What of a quest is done: a task, all of them, and whether a lesson of a task was only skipped.
import type { QuestRules, QuestTask } from '../content/quest.ts';
import type { RealmState } from './state.ts';

export const isTaskDone = (task: QuestTask, state: RealmState): boolean =>
  task.steps.every((step) => state.done.includes(step.id));
export const areAllTasksDone = (quest: Pick<QuestRules, 'tasks'>, state: RealmState): boolean =>
  quest.tasks.every((task) => isTaskDone(task, state));

/** Whether a lesson of the task was passed by Skip, and not finished since. */
export const hasSkipped = ({ steps }: QuestTask, { skipped }: RealmState): boolean =>
  steps.some(({ on }) => on.kind === 'lesson-finished' && skipped?.[on.ref]);
