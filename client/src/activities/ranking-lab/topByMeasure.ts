// Ranks the people of a ranking lab by a measure and counts the groups among those with a place.
import type { ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import { countByGroup, topBy } from '@lanternwise/shared/learning/ranking';

export type RankingLab = ActivityOf<'ranking-lab'>;
export type Measure = RankingLab['measures'][number];
export type Run = AnswerOf<'ranking-lab'>['runs'][number];

/** Groups are distinguished by shape as well as colour. */
export const GROUP_SHAPES = ['▲', '●'];

export const topPeople = (activity: RankingLab, measure: Measure, places: number) =>
  topBy(activity.people, (person) => person.values[measure.id] ?? 0, places);

export const countTopByGroup = (activity: RankingLab, measure: Measure, places: number) =>
  countByGroup(
    topPeople(activity, measure, places),
    (person) => person.group,
    activity.groups.map((group) => group.id),
  );

/** Places of the first group under each measure; stored as evidence. */
export function reportFigures(activity: RankingLab, places: number): Record<string, number> {
  const [first] = activity.groups;
  const counts = activity.measures.map((measure) => [
    `${first.id} by ${measure.id}`,
    countTopByGroup(activity, measure, places)[first.id] ?? 0,
  ]);
  return { places, ...Object.fromEntries(counts) };
}
