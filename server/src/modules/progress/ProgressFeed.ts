// Tells other modules when a learner gets on in a realm.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { QuestRules } from '@lanternwise/shared/content/quest';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { isTaskDone } from '@lanternwise/shared/quests/tasks';
import type { Db } from '../../db/db.ts';

export interface ProgressStep {
  userId: string;
  realm: MapId;
  /** Ids of the tasks that are finished now. */
  done: readonly string[];
  /** Of those, the ones that were not before. */
  newlyDone: readonly string[];
  completed: boolean;
}

export interface ProgressObserver {
  /** Whether this learner's steps are wanted: finding them costs something. */
  isWatching(userId: string): boolean;
  /** Inside the transaction that stores the progress: what is written is stored with it or not at all. */
  storing(tx: Db, step: ProgressStep): Promise<void>;
  /** After it is stored. */
  stored(step: ProgressStep): void;
}

/** Of everybody's progress, what one observer wants to know. */
export class ProgressFeed implements ProgressObserver {
  #observer: ProgressObserver | undefined;

  observe(observer: ProgressObserver): void {
    this.#observer = observer;
  }

  isWatching(userId: string): boolean {
    return this.#observer?.isWatching(userId) === true;
  }

  async storing(tx: Db, step: ProgressStep): Promise<void> {
    await this.#observer?.storing(tx, step);
  }

  stored(step: ProgressStep): void {
    this.#observer?.stored(step);
  }
}

export const finishedTasks = (quest: QuestRules, state: RealmState): string[] =>
  quest.tasks.filter((task) => isTaskDone(task, state)).map(({ id }) => id);

/** Undefined if the events between the two states made no progress, such as wrong answers. */
export function progressStep(
  learner: { userId: string; realm: MapId },
  quest: QuestRules,
  before: RealmState | undefined,
  after: RealmState,
): ProgressStep | undefined {
  const earlier = before ?? EMPTY_REALM_STATE;
  const done = finishedTasks(quest, after);
  const wasDone = finishedTasks(quest, earlier);
  const newlyDone = done.filter((task) => !wasDone.includes(task));
  if (before && newlyDone.length === 0 && amountDone(after) <= amountDone(earlier)) return undefined;
  return { ...learner, done, newlyDone, completed: after.completed };
}

/** Grows with everything that a learner gets done. */
function amountDone(state: RealmState): number {
  const pages = Object.values(state.pages).reduce((sum, page) => sum + page + 1, 0);
  const activities = Object.values(state.activities).filter(({ correct }) => correct).length;
  const parts = Object.values(state.parts ?? {}).flatMap((one) => Object.values(one).filter(({ won }) => won > 0));
  const lists = [state.done, state.collected, state.lanterns, state.passed ?? []];
  const listed = lists.reduce((sum, list) => sum + list.length, 0);
  return listed + pages + activities + parts.length + (state.completed ? 1 : 0);
}
