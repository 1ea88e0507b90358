// Computes a learner's percentage in a realm and in the main course, and the current course session.
import { type MapId, PLAY_ORDER } from '../constants/realms.ts';
import type { QuestRules } from '../content/quest.ts';
import type { RealmState } from './state.ts';

/** Percentage (0–100, integer) of a realm's done steps; a completed realm stays at 100 after a reset. */
export function realmPercent(quest: QuestRules, state: RealmState): number {
  if (state.completed) return 100;
  const steps = quest.tasks.flatMap((task) => task.steps);
  const done = steps.filter((step) => state.done.includes(step.id)).length;
  // Only the exit completes a realm.
  return steps.length === 0 ? 0 : Math.min(99, Math.round((done / steps.length) * 100));
}

/** Mean percentage of the eight realms; missing realms count as 0. */
export function overallProgress(percents: ReadonlyMap<string, number>): number {
  const sum = PLAY_ORDER.reduce((total, realm) => total + (percents.get(realm) ?? 0), 0);
  return Math.round(sum / PLAY_ORDER.length);
}

/** The realms of the course among completed maps, in play order: the demo and Python World do not count. */
export const completedRealms = (maps: readonly string[]): MapId[] => PLAY_ORDER.filter((realm) => maps.includes(realm));

export interface CourseSession {
  week: number;
  session: number;
}

/**
 * The learner's session in the course, with two realms per week in play order: of the current realm if it belongs to
 * the course, else of the first realm that is not completed, else of the last one.
 */
export function currentSession(currentMap: string, completed: readonly string[]): CourseSession {
  const order: readonly string[] = PLAY_ORDER;
  const current = order.indexOf(currentMap);
  const next = order.findIndex((realm) => !completed.includes(realm));
  const at = current >= 0 ? current : next >= 0 ? next : order.length - 1;
  return { week: Math.floor(at / 2) + 1, session: (at % 2) + 1 };
}
