// The stars of a task: 0 to 3 by its first tries, and never fewer than it had.
import type { QuestRules, QuestTask } from '../content/quest.ts';
import { firstTryRate } from './firstTries.ts';
import type { RealmState } from './state.ts';
import { hasSkipped, isTaskDone } from './tasks.ts';

/** Least share of right first tries for one, two and three stars. */
const THRESHOLDS = [0.4, 0.6, 0.8] as const;
/** Against the error of a sum of shares. */
const EPSILON = 1e-9;

export const starsFor = (share: number): number => THRESHOLDS.filter((least) => share >= least - EPSILON).length;

/** Whether first tries were too few for any star: what follows is said as it is, without praise. */
export const isForced = (share: number): boolean => starsFor(share) === 0;

const isEarned = (task: QuestTask, state: RealmState): boolean => isTaskDone(task, state) && !hasSkipped(task, state);

/** What a done task had before first tries were counted: one star for finishing, and only the activities of its steps counted. */
function starsBefore(task: QuestTask, state: RealmState): number {
  if (!isEarned(task, state)) return 0;
  const { counted: _counted, ...steps } = task;
  return Math.max(1, starsFor(firstTryRate(steps, state)));
}

const storedStars = (task: QuestTask, state: RealmState): number =>
  state.stars ? (state.stars[task.id] ?? 0) : starsBefore(task, state);

/** 0–3 stars of a task; finishing needs none, and none is lost. */
export const taskStars = (task: QuestTask, state: RealmState): number =>
  Math.max(storedStars(task, state), isEarned(task, state) ? starsFor(firstTryRate(task, state)) : 0);

/** The state after an event with the stars of before kept in it. */
export function keepStars(quest: Pick<QuestRules, 'tasks'>, before: RealmState, after: RealmState): RealmState {
  if (after === before) return before;
  const known = before.entered ? before.stars : (before.stars ?? {});
  const stars = Object.fromEntries(
    quest.tasks.flatMap((task) => {
      const kept = Math.max(storedStars(task, { ...before, stars: known }), taskStars(task, { ...after, stars: {} }));
      return kept > 0 ? [[task.id, kept]] : [];
    }),
  );
  return { ...after, stars: { ...known, ...stars } };
}
