// What other modules read of reviews: what learners remembered, and when they answered.
import { REVIEW_BANK, type ReviewedRealm, reviewItems } from '@lanternwise/shared/review/bank';
import { countRemembered, memoryOf, type Remembered } from '@lanternwise/shared/review/schedule';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { reviewAnswersOf } from './repository.ts';

const DAY_MS = 86_400_000;

/** Realms of which something was asked, in play order. */
export async function rememberedByRealm(db: Db, userId: string): Promise<(Remembered & { realm: ReviewedRealm })[]> {
  const memory = memoryOf(await reviewAnswersOf(db, userId));
  return (Object.keys(REVIEW_BANK) as ReviewedRealm[])
    .map((realm) => ({ realm, ...countRemembered(reviewItems(realm), memory) }))
    .filter(({ asked }) => asked > 0);
}

/** Days with a review as day numbers since 1970-01-01, in the learner's time zone. */
export async function daysReviewed(db: Db, userId: string, since: number, offsetMs: number): Promise<number[]> {
  const { reviewAnswers } = db.tables;
  const rows = await db
    .selectDistinct({ day: sql<number>`(${reviewAnswers.answeredAt} + ${offsetMs}) / ${DAY_MS}` })
    .from(reviewAnswers)
    .where(and(eq(reviewAnswers.userId, userId), gt(reviewAnswers.answeredAt, since)));
  return rows.map(({ day }) => Math.floor(Number(day)));
}

/** Oldest first. */
export function reviewAnswersBy(db: Db, userIds: readonly string[]) {
  const { reviewAnswers } = db.tables;
  const { userId, item, correct, day, answeredAt } = reviewAnswers;
  return db
    .select({ userId, item, correct, day, answeredAt })
    .from(reviewAnswers)
    .where(inArray(userId, userIds))
    .orderBy(asc(answeredAt), asc(reviewAnswers.id));
}
