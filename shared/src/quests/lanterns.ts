// The state of a realm's great lanterns, one for each quest task.
import type { Quest, QuestTask } from '../content/quest.ts';
import type { RealmState } from './state.ts';
import { isTaskDone } from './tasks.ts';

/** A great lantern's state: its task is unfinished; it can be lit; it was lit. */
export type LanternMark = 'unlit' | 'ready' | 'lit';

/** A lit lantern stays lit when its task is reset. */
export function lanternMark(task: QuestTask, state: RealmState): LanternMark {
  if (state.lanterns.includes(task.id)) return 'lit';
  return isTaskDone(task, state) ? 'ready' : 'unlit';
}

/** The lanterns of all tasks by task id. */
export const lanternMarks = (quest: Pick<Quest, 'tasks'>, state: RealmState): Record<string, LanternMark> =>
  Object.fromEntries(quest.tasks.map((task) => [task.id, lanternMark(task, state)]));

export interface LanternFigures {
  lit: number;
  total: number;
}

/** How many lanterns of a realm are lit; those of tasks that no longer exist do not count. */
export const countLanterns = (quest: Pick<Quest, 'tasks'>, state: Pick<RealmState, 'lanterns'>): LanternFigures => ({
  lit: quest.tasks.filter(({ id }) => state.lanterns.includes(id)).length,
  total: quest.tasks.length,
});
