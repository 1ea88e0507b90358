// Database queries of reviews: answers, completed realms, and when their exits were reached.
import { asc, eq } from 'drizzle-orm';
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
