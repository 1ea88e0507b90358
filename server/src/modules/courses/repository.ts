// Database queries of course checklists, realm states and days of play.
import { completeRealmState } from '@lanternwise/shared/quests/state';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, NewRow } from '../../db/db.ts';

export async function allChecks(db: Db, userId: string) {
  const { courseChecks } = db.tables;
  return db
    .select()
    .from(courseChecks)
    .where(eq(courseChecks.userId, userId))
    .orderBy(courseChecks.course, courseChecks.item);
}

export async function checksOf(db: Db, userId: string, course: string): Promise<string[]> {
  const { courseChecks } = db.tables;
  const rows = await db
    .select({ item: courseChecks.item })
    .from(courseChecks)
    .where(and(eq(courseChecks.userId, userId), eq(courseChecks.course, course)))
    .orderBy(courseChecks.item);
  return rows.map(({ item }) => item);
}

export async function addCheck(tx: Db, row: NewRow<'courseChecks'>): Promise<void> {
  const { courseChecks } = tx.tables;
  await tx.insert(courseChecks).values(row).onConflictDoNothing();
}

export async function removeCheck(tx: Db, userId: string, course: string, item: string): Promise<void> {
  const { courseChecks } = tx.tables;
  await tx
    .delete(courseChecks)
    .where(and(eq(courseChecks.userId, userId), eq(courseChecks.course, course), eq(courseChecks.item, item)));
}

export async function realmStatesOf(db: Db, userId: string) {
  const { realmStates } = db.tables;
  const rows = await db
    .select({ realm: realmStates.realm, state: realmStates.state, updatedAt: realmStates.updatedAt })
    .from(realmStates)
    .where(eq(realmStates.userId, userId));
  return rows.map((row) => ({ ...row, state: completeRealmState(row.state) }));
}

const DAY_MS = 86_400_000;

/** Days with play or a review as day numbers since 1970-01-01, in the learner's time zone. */
export async function daysPlayed(db: Db, userId: string, since: number, offsetMs: number): Promise<number[]> {
  const { questEvents, reviewAnswers } = db.tables;
  const played = sql<number>`(${questEvents.receivedAt} + ${offsetMs}) / ${DAY_MS}`;
  const reviewed = sql<number>`(${reviewAnswers.answeredAt} + ${offsetMs}) / ${DAY_MS}`;
  const rows = await Promise.all([
    db
      .selectDistinct({ day: played })
      .from(questEvents)
      .where(and(eq(questEvents.userId, userId), gt(questEvents.receivedAt, since))),
    db
      .selectDistinct({ day: reviewed })
      .from(reviewAnswers)
      .where(and(eq(reviewAnswers.userId, userId), gt(reviewAnswers.answeredAt, since))),
  ]);
  return [...new Set(rows.flat().map(({ day }) => Math.floor(Number(day))))].sort((a, b) => a - b);
}
