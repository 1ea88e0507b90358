// Counts what a learner remembered in reviews, for teachers and parents.
import { REVIEW_BANK, type ReviewedRealm, reviewItems } from '@lanternwise/shared/review/bank';
import { countRemembered, memoryOf, type Remembered } from '@lanternwise/shared/review/schedule';
import type { Db } from '../../db/db.ts';
import { reviewAnswersOf } from './repository.ts';

/** Realms of which something was asked, in play order. */
export async function rememberedByRealm(db: Db, userId: string): Promise<(Remembered & { realm: ReviewedRealm })[]> {
  const memory = memoryOf(await reviewAnswersOf(db, userId));
  return (Object.keys(REVIEW_BANK) as ReviewedRealm[])
    .map((realm) => ({ realm, ...countRemembered(reviewItems(realm), memory) }))
    .filter(({ asked }) => asked > 0);
}
