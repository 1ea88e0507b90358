// Reads the progress that decides whether assignments are done: realm states, first times of what was done, answers in reviews.
import type { TimedReviewAnswer, TimeOf } from '@lanternwise/shared/assignments/progress';
import { completeRealmState, EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { and, asc, eq, inArray, min, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

/** Events that can finish a step or a realm; answers have a table of their own. */
const FINISHING_KINDS = ['realm-entered', 'item-collected', 'dialog-finished', 'lesson-finished', 'exit-reached'];

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

function statesIn(db: Db, userIds: readonly string[], realms: readonly string[]) {
  const { userId, realm, state } = db.tables.realmStates;
  return db
    .select({ userId, realm, state })
    .from(db.tables.realmStates)
    .where(and(inArray(userId, [...userIds]), inArray(realm, [...realms])));
}

/** By the learner's clock, which the server holds to the last 30 days: who played offline in time was in time. */
function firstEvents(db: Db, userIds: readonly string[], realms: readonly string[]) {
  const { questEvents } = db.tables;
  const { userId, realm, kind, event } = questEvents;
  const ref = sql<string | null>`${event} ->> 'ref'`;
  return db
    .select({ userId, realm, kind, ref, at: sql<number>`min(cast(${event} ->> 'at' as double precision))` })
    .from(questEvents)
    .where(and(inArray(userId, [...userIds]), inArray(realm, [...realms]), inArray(kind, FINISHING_KINDS)))
    .groupBy(userId, realm, kind, ref);
}

function firstRightAnswers(db: Db, userIds: readonly string[], realms: readonly string[]) {
  const { activityAnswers } = db.tables;
  const { userId, realm, activity, correct, answeredAt } = activityAnswers;
  return db
    .select({ userId, realm, activity, at: min(answeredAt) })
    .from(activityAnswers)
    .where(and(inArray(userId, [...userIds]), inArray(realm, [...realms]), eq(correct, true)))
    .groupBy(userId, realm, activity);
}

function reviewAnswersBy(db: Db, userIds: readonly string[]) {
  const { reviewAnswers } = db.tables;
  const { userId, item, correct, day, answeredAt } = reviewAnswers;
  return db
    .select({ userId, item, correct, day, answeredAt })
    .from(reviewAnswers)
    .where(inArray(userId, [...userIds]))
    .orderBy(asc(answeredAt), asc(reviewAnswers.id));
}
