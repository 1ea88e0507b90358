// What other modules read of play: realm states, first times of what was done, days of play.
import { completeRealmState } from '@lanternwise/shared/quests/state';
import { and, eq, gt, inArray, min, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

const DAY_MS = 86_400_000;

/** Events that can finish a step or a realm; answers have a table of their own. */
const FINISHING_KINDS = ['realm-entered', 'item-collected', 'dialog-finished', 'lesson-finished', 'exit-reached'];

/** States of all places that the learner began, with the time of their last change (epoch ms). */
export async function realmStatesOf(db: Db, userId: string) {
  const { realmStates } = db.tables;
  const { realm, state, updatedAt } = realmStates;
  const rows = await db.select({ realm, state, updatedAt }).from(realmStates).where(eq(realmStates.userId, userId));
  return rows.map((row) => ({ ...row, state: completeRealmState(row.state) }));
}

/** Time at which each realm's exit was first reached (epoch ms). */
export async function exitTimesOf(db: Db, userId: string): Promise<ReadonlyMap<string, number>> {
  const { questEvents } = db.tables;
  const rows = await db
    .select({ realm: questEvents.realm, at: min(questEvents.receivedAt) })
    .from(questEvents)
    .where(and(eq(questEvents.userId, userId), eq(questEvents.kind, 'exit-reached')))
    .groupBy(questEvents.realm);
  return new Map(rows.flatMap(({ realm, at }) => (at === null ? [] : [[realm, Number(at)] as const])));
}

/** Days with play as day numbers since 1970-01-01, in the learner's time zone. */
export async function daysPlayed(db: Db, userId: string, since: number, offsetMs: number): Promise<number[]> {
  const { questEvents } = db.tables;
  const rows = await db
    .selectDistinct({ day: sql<number>`(${questEvents.receivedAt} + ${offsetMs}) / ${DAY_MS}` })
    .from(questEvents)
    .where(and(eq(questEvents.userId, userId), gt(questEvents.receivedAt, since)));
  return rows.map(({ day }) => Math.floor(Number(day)));
}

export function statesIn(db: Db, userIds: readonly string[], realms: readonly string[]) {
  const { userId, realm, state } = db.tables.realmStates;
  return db
    .select({ userId, realm, state })
    .from(db.tables.realmStates)
    .where(and(inArray(userId, userIds), inArray(realm, realms)));
}

/** First times of events that can finish a step or a realm, by the learner's clock, which the server holds to the last 30 days: who played offline in time was in time. */
export function firstEvents(db: Db, userIds: readonly string[], realms: readonly string[]) {
  const { questEvents } = db.tables;
  const { userId, realm, kind, event } = questEvents;
  const ref = sql<string | null>`${event} ->> 'ref'`;
  return db
    .select({ userId, realm, kind, ref, at: sql<number>`min(cast(${event} ->> 'at' as double precision))` })
    .from(questEvents)
    .where(and(inArray(userId, userIds), inArray(realm, realms), inArray(kind, FINISHING_KINDS)))
    .groupBy(userId, realm, kind, ref);
}

export function firstRightAnswers(db: Db, userIds: readonly string[], realms: readonly string[]) {
  const { activityAnswers } = db.tables;
  const { userId, realm, activity, correct, answeredAt } = activityAnswers;
  return db
    .select({ userId, realm, activity, at: min(answeredAt) })
    .from(activityAnswers)
    .where(and(inArray(userId, userIds), inArray(realm, realms), eq(correct, true)))
    .groupBy(userId, realm, activity);
}
