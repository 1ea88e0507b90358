// Plans a learner's review and grades the answers to it.
import { LISTED_MAPS } from '@lanternwise/shared/constants/realms';
import type { ReviewReply } from '@lanternwise/shared/contracts/review';
import { isReviewed, type ReviewedRealm, reviewCard, reviewItems } from '@lanternwise/shared/review/bank';
import { RIGHT_OPTION } from '@lanternwise/shared/review/card';
import { countRemembered, memoryOf, planReview } from '@lanternwise/shared/review/schedule';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { exitTimesOf, realmStatesOf } from '../progress/evidence.ts';
import { requireQuota } from '../quotas/service.ts';
import { addReviewAnswer, reviewAnswersOf } from './repository.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Many more than a review asks on one day. */
const REVIEW_QUOTA = { max: 300, windowMs: DAY_MS };

/** `offset`: UTC offset of the learner's time zone, in minutes. */
const dayOf = (time: number, offset: number): number => Math.floor((time + offset * MINUTE_MS) / DAY_MS);

export interface GivenAnswer {
  id: string;
  item: string;
  seen: number;
  option: string;
  offset: number;
}

export class ReviewService {
  constructor(private readonly store: Store) {}

  async plan(userId: string, offset: number): Promise<Omit<ReviewReply, 'success'>> {
    const { db } = this.store;
    const [finished, answers] = await Promise.all([this.#finishedRealms(userId), reviewAnswersOf(db, userId)]);
    const memory = memoryOf(answers);
    const today = dayOf(Date.now(), offset);
    const items = finished.map(({ realm, at }) => ({ items: reviewItems(realm), finishedDay: dayOf(at, offset) }));
    return {
      ...planReview(items, memory, today),
      today,
      realms: finished.map(({ realm }) => ({ realm, ...countRemembered(reviewItems(realm), memory) })),
    };
  }

  async answer(userId: string, { id, item, seen, option, offset }: GivenAnswer): Promise<boolean> {
    const card = reviewCard(item, seen);
    const isOpen = card && (await this.#finishedRealms(userId)).some(({ realm }) => realm === card.realm);
    if (!isOpen) throw new HttpError(404, 'not-found', 'This question is not part of your review.');
    if (!card.options.some((each) => each.id === option)) {
      throw new HttpError(400, 'invalid-input', 'This question has no such answer.');
    }
    const correct = option === RIGHT_OPTION;
    const answeredAt = Date.now();
    const day = dayOf(answeredAt, offset);
    await this.store.write(async (tx) => {
      await requireQuota(tx, { key: `review:${userId}`, ...REVIEW_QUOTA }, answeredAt);
      await addReviewAnswer(tx, { userId, id, item, option, correct, day, answeredAt });
    });
    return correct;
  }

  /** Realms that the learner finished, with the time of it (epoch ms), in play order. */
  async #finishedRealms(userId: string): Promise<{ realm: ReviewedRealm; at: number }[]> {
    const { db } = this.store;
    const [states, exits] = await Promise.all([realmStatesOf(db, userId), exitTimesOf(db, userId)]);
    const order: readonly string[] = LISTED_MAPS;
    return states
      .flatMap(({ realm, state, updatedAt }) =>
        state.completed && isReviewed(realm) ? [{ realm, at: exits.get(realm) ?? updatedAt }] : [],
      )
      .sort((a, b) => order.indexOf(a.realm) - order.indexOf(b.realm));
  }
}
