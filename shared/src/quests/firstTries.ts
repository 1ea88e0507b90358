// First tries: how an activity's record keeps them, and how many of a task or realm were right.
import type { Tries } from '../activities/kit/firstTries.ts';
import type { Grade } from '../activities/kit/grade.ts';
import type { QuestRules, QuestTask } from '../content/quest.ts';
import type { ActivityRecord, RealmState } from './state.ts';

/** What a record keeps of first tries. */
export type FirstTries = Pick<ActivityRecord, 'first' | 'of' | 'tried'>;
type Before = FirstTries & Pick<ActivityRecord, 'attempts'>;

/** The record with one more answer: the first try of an item counts, whatever follows. A record without a number of items keeps its share. */
export function addTries(before: Before | undefined, { score, tries }: Pick<Grade, 'score' | 'tries'>): FirstTries {
  if (before && before.attempts > 0 && !before.tried) {
    const { first, of } = before;
    return of === undefined ? { first } : { first, of };
  }
  return tries ? merged(tries, before?.tried, score) : { first: score };
}

function merged({ of, tried }: Tries, before: Tries['tried'] | undefined, score: number): FirstTries {
  if (of === 0) return { first: score, of };
  const all = { ...tried, ...before };
  const first = Object.values(all).filter(Boolean).length / of;
  return Object.keys(all).length < of ? { first, of, tried: all } : { first, of };
}

/** First tries in numbers; `of` is 0 where nothing can be answered wrongly. */
export interface TryCount {
  right: number;
  of: number;
}

/** Undefined for records made before first tries were counted. */
export const triesOf = ({ first, of }: FirstTries): TryCount | undefined =>
  of === undefined ? undefined : { right: Math.round(first * of), of };

const sum = (counts: readonly TryCount[]): TryCount => ({
  right: counts.reduce((total, { right }) => total + right, 0),
  of: counts.reduce((total, { of }) => total + of, 0),
});

/** What the stars of a task count: the activities of its steps, and what its lessons ask. */
export const askedActivities = ({ steps, counted = [] }: QuestTask): string[] => [
  ...new Set([...steps.flatMap(({ on }) => (on.kind === 'activity-answered' ? [on.ref] : [])), ...counted]),
];

/** Share (0–1) of right first tries of a task; 1 if nothing is asked. Activities that were left out count as wrong. */
export function firstTryRate(task: QuestTask, { activities }: Pick<RealmState, 'activities'>): number {
  const asked = askedActivities(task);
  const answered = asked.flatMap((activity) => activities[activity] ?? []);
  if (asked.length === 0) return 1;
  const { right, of } = sum(answered.map((record) => triesOf(record) ?? { right: record.first, of: 1 }));
  return ((of === 0 ? 1 : right / of) * answered.length) / asked.length;
}

/** First tries of the tasks of a realm. */
export const countTries = ({ tasks }: Pick<QuestRules, 'tasks'>, { activities }: RealmState): TryCount =>
  sum(
    [...new Set(tasks.flatMap(askedActivities))].flatMap((activity) => {
      const record = activities[activity];
      return (record && triesOf(record)) ?? [];
    }),
  );
