// Gathers the progress that decides whether assignments are done: realm states, first times of what was done, answers in reviews.
import type { TimedReviewAnswer, TimeOf } from '@lanternwise/shared/assignments/progress';
import { completeRealmState, EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import type { Db } from '../../db/db.ts';
import { firstEvents, firstRightAnswers, statesIn } from '../progress/evidence.ts';
import { reviewAnswersBy } from '../review/remembered.ts';

export interface LearnerProgressFacts {
  stateOf(realm: string): RealmState;
  timeOf(realm: string): TimeOf;
  /** Oldest first; empty unless reviews were asked for. */
  reviewAnswers: readonly TimedReviewAnswer[];
}

const timeKey = (realm: string, kind: string, ref: string) => `${realm} ${kind} ${ref}`;

const NOTHING: LearnerProgressFacts = {
  stateOf: () => EMPTY_REALM_STATE,
  timeOf: () => () => undefined,
  reviewAnswers: [],
};

/**
 * The progress of these learners in these realms, in four queries however many they are.
 * @param withReviews also their answers in reviews
 */
export async function progressFacts(
  db: Db,
  userIds: readonly string[],
  realms: readonly string[],
  withReviews: boolean,
): Promise<(userId: string) => LearnerProgressFacts> {
  if (userIds.length === 0) return () => NOTHING;
  const [states, events, answers, reviews] = await Promise.all([
    realms.length === 0 ? [] : statesIn(db, userIds, realms),
    realms.length === 0 ? [] : firstEvents(db, userIds, realms),
    realms.length === 0 ? [] : firstRightAnswers(db, userIds, realms),
    withReviews ? reviewAnswersBy(db, userIds) : [],
  ]);
  const byState = new Map(states.map(({ userId, realm, state }) => [`${userId} ${realm}`, completeRealmState(state)]));
  const times = new Map<string, number>();
  for (const { userId, realm, kind, ref, at } of events)
    times.set(`${userId} ${timeKey(realm, kind, ref ?? realm)}`, Number(at));
  for (const { userId, realm, activity, at } of answers)
    times.set(`${userId} ${timeKey(realm, 'activity-answered', activity)}`, Number(at));
  return (userId) => ({
    stateOf: (realm) => byState.get(`${userId} ${realm}`) ?? EMPTY_REALM_STATE,
    timeOf:
      (realm) =>
      ({ kind, ref }) =>
        times.get(`${userId} ${timeKey(realm, kind, ref)}`),
    reviewAnswers: reviews.filter((answer) => answer.userId === userId),
  });
}
