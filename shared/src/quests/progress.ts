// How far a learner has come: in one realm and over the eight of the main course.
import { PLAY_ORDER } from '../constants/realms.ts';
import type { Quest } from '../content/quest.ts';
import type { RealmState } from './state.ts';

/** Per cent (0–100, whole) of a realm's steps that are done; a completed realm stays whole after a reset. */
export function realmPercent(quest: Quest, state: RealmState): number {
  if (state.completed) return 100;
  const steps = quest.tasks.flatMap((task) => task.steps);
  const done = steps.filter((step) => state.done.includes(step.id)).length;
  // Only leaving through the exit makes a realm whole.
  return steps.length === 0 ? 0 : Math.min(99, Math.round((done / steps.length) * 100));
}

/** Mean share of the eight realms, per cent; realms that were never entered count as nothing. */
export function overallProgress(percents: ReadonlyMap<string, number>): number {
  const sum = PLAY_ORDER.reduce((total, realm) => total + (percents.get(realm) ?? 0), 0);
  return Math.round(sum / PLAY_ORDER.length);
}

export interface CourseSession {
  week: number;
  session: number;
}

/**
 * Where a learner stands in the course: two realms a week in play order. The realm they are in counts where it belongs to
 * the course, else the first that is not completed; whoever has completed all stays in the last.
 */
export function currentSession(currentMap: string, completed: readonly string[]): CourseSession {
  const order: readonly string[] = PLAY_ORDER;
  const here = order.indexOf(currentMap);
  const next = order.findIndex((realm) => !completed.includes(realm));
  const at = here >= 0 ? here : next >= 0 ? next : order.length - 1;
  return { week: Math.floor(at / 2) + 1, session: (at % 2) + 1 };
}
