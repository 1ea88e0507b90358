// Database queries of reviews: answers, completed realms, and when their exits were reached.
import { and, asc, eq, min } from 'drizzle-orm';
import type { Db, NewRow } from '../../db/db.ts';

/** Oldest first. */
export async function reviewAnswersOf(db: Db, userId: string) {
  const { reviewAnswers } = db.tables;
  return db
    .select({ item: reviewAnswers.item, correct: reviewAnswers.correct, day: reviewAnswers.day })
    .from(reviewAnswers)
    .where(eq(reviewAnswers.userId, userId))
    .orderBy(asc(reviewAnswers.answeredAt), asc(reviewAnswers.id));
}

export async function addReviewAnswer(tx: Db, row: NewRow<'reviewAnswers'>): Promise<void> {
  await tx.insert(tx.tables.reviewAnswers).values(row).onConflictDoNothing();
}

/** Completed realms with the time of their last change (epoch ms). */
export async function completedRealmsOf(db: Db, userId: string): Promise<{ realm: string; updatedAt: number }[]> {
  const { realmStates } = db.tables;
  const { realm, state, updatedAt } = realmStates;
  const rows = await db.select({ realm, state, updatedAt }).from(realmStates).where(eq(realmStates.userId, userId));
  return rows.filter((row) => row.state.completed);
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
