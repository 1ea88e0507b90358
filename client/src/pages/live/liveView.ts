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

export const isSameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);

/** Keeps the learners where they are: only those who left go, and new ones follow at the end. */
export function keepOrder(order: readonly string[], learners: Learners): readonly string[] {
  const ids = Object.keys(learners);
  if (ids.length === order.length && order.every((id) => learners[id])) return order;
  const known = new Set(order);
  return [...order.filter((id) => learners[id]), ...ids.filter((id) => !known.has(id))];
}

interface RunEnd {
  id: string;
  /** Place before. */
  from: number;
  previous: RunEnd | undefined;
}

/**
 * The fewest ids that have to change their place so that `before` becomes `next`: all but a longest run that stands in the same order
 * in both. `anchor` is never among them.
 */
export function movedIds(before: readonly string[], next: readonly string[], anchor?: string): ReadonlySet<string> {
  const placeBefore = new Map(before.map((id, at) => [id, at]));
  const anchorBefore = anchor === undefined ? undefined : placeBefore.get(anchor);
  const anchorNext = anchor === undefined ? -1 : next.indexOf(anchor);
  const isBesideAnchor = (from: number, to: number) =>
    anchorBefore === undefined || anchorNext < 0 || Math.sign(from - anchorBefore) === Math.sign(to - anchorNext);
  // Of the runs of each length, the one that ends at the smallest place before; each item knows the one before it in its run.
  const ends: RunEnd[] = [];
  for (const [to, id] of next.entries()) {
    const from = placeBefore.get(id);
    if (from === undefined || !isBesideAnchor(from, to)) continue;
    const length = ends.findIndex((end) => end.from > from);
    const at = length < 0 ? ends.length : length;
    ends[at] = { id, from, previous: ends[at - 1] };
  }
  const kept = new Set<string>();
  for (let item = ends.at(-1); item; item = item.previous) kept.add(item.id);
  return new Set(next.filter((id) => placeBefore.has(id) && !kept.has(id)));
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
    const group = groups.get(realm);
    if (group) group.push(id);
    else groups.set(realm, [id]);
  }
  return groups;
}

/** Whole minutes since a time of the server; `offset` as in BoardState. */
export const minutesSince = (since: number | null, offset: number, now = Date.now()): number =>
  since === null ? 0 : Math.max(0, Math.floor((now + offset - since) / 60_000));
