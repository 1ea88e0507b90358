// The order of the learners on the board, their numbers, and how many are in each state: pure functions.
import type { LiveState } from '@lanternwise/shared/constants/live';
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { LiveLearner } from '@lanternwise/shared/contracts/liveMessages';
import { compareNames } from '../../i18n/format.ts';

export const SORTS = ['need', 'name', 'number'] as const;
export type BoardSort = (typeof SORTS)[number];

/** As the counts stand: who needs the teacher first. */
export const STATE_ORDER = ['stuck', 'working', 'finished', 'away'] as const satisfies readonly LiveState[];

export type Learners = Readonly<Record<string, LiveLearner>>;
export type Numbers = ReadonlyMap<string, number>;
export type StateCounts = Readonly<Record<LiveState, number>>;

const needRank = ({ state }: LiveLearner): number => STATE_ORDER.indexOf(state);
/** Longest first. */
const byWaiting = (a: LiveLearner, b: LiveLearner): number => (a.since ?? Infinity) - (b.since ?? Infinity);
const byName = (a: LiveLearner, b: LiveLearner): number => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1);

/** The ids in the order of the board. */
export function orderLearners(learners: Learners, numbers: Numbers, sort: BoardSort): string[] {
  const numberOf = ({ id }: LiveLearner) => numbers.get(id) ?? 0;
  const compare: Record<BoardSort, (a: LiveLearner, b: LiveLearner) => number> = {
    need: (a, b) =>
      needRank(a) - needRank(b) || (a.state === 'stuck' ? byWaiting(a, b) : 0) || numberOf(a) - numberOf(b),
    name: byName,
    number: (a, b) => numberOf(a) - numberOf(b),
  };
  return Object.values(learners)
    .sort(compare[sort])
    .map(({ id }) => id);
}

/** Numbers from 1 in the order of names; who comes later gets the next one, so that nobody's number changes in a lesson. */
export function numberLearners(learners: Learners, before: Numbers): Numbers {
  const added = Object.values(learners)
    .filter(({ id }) => !before.has(id))
    .sort(byName);
  if (added.length === 0) return before;
  const next = new Map(before);
  for (const { id } of added) next.set(id, next.size + 1);
  return next;
}

/** Keeps the learners where they are: only those who left go, and new ones follow at the end. */
export function keepOrder(order: readonly string[], learners: Learners): readonly string[] {
  const added = Object.keys(learners).filter((id) => !order.includes(id));
  const kept = order.filter((id) => learners[id]);
  return added.length === 0 && kept.length === order.length ? order : [...kept, ...added];
}

export function countStates(learners: Learners): StateCounts {
  const counts = { stuck: 0, working: 0, finished: 0, away: 0 };
  for (const { state } of Object.values(learners)) counts[state] += 1;
  return counts;
}

/** Who is in which realm, in the order of numbers; null for those outside realms. */
export function groupByRealm(
  learners: Learners,
  numbers: Numbers,
): ReadonlyMap<ProgressPlace | null, readonly string[]> {
  const groups = new Map<ProgressPlace | null, string[]>();
  for (const id of orderLearners(learners, numbers, 'number')) {
    const learner = learners[id];
    // An absent child is nowhere, whatever was last heard.
    const realm = learner && learner.state !== 'away' ? learner.realm : null;
    groups.set(realm, [...(groups.get(realm) ?? []), id]);
  }
  return groups;
}

/** Whole minutes since a time of the server; `offset` as in BoardState. */
export const minutesSince = (since: number | null, offset: number, now = Date.now()): number =>
  since === null ? 0 : Math.max(0, Math.floor((now + offset - since) / 60_000));
