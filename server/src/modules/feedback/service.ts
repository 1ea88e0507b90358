// Stores feedback: ratings always, notes only of accounts that are not limited.
import { randomUUID } from 'node:crypto';
import type { FeedbackBody } from '@lanternwise/shared/contracts/feedback';
import type { Store } from '../../db/openStore.ts';
import { unknownMap } from '../../http/errors.ts';
import { resolveMapId } from '../progress/service.ts';
import { requireQuota } from '../quotas/service.ts';
import type { Caller, UsersService } from '../users/service.ts';

/** One for each realm and a few more, on one day. */
const FEEDBACK_QUOTA = { max: 30, windowMs: 86_400_000 };

export class FeedbackService {
  readonly #store: Store;
  readonly #users: UsersService;

  constructor(store: Store, users: UsersService) {
    this.#store = store;
    this.#users = users;
  }

  /** Returns whether the note was stored; notes of guests are not, because their age is unknown. */
  async add(body: FeedbackBody, user: Caller | null): Promise<boolean> {
    const map = resolveMapId(body.currentMap);
    if (!map) throw unknownMap(body.currentMap);
    const consent = user !== null && !this.#users.isLimited(user);
    const { contentRating, gameplayRating, recommendationRating } = body;
    const row = {
      id: randomUUID(),
      userId: user?.id ?? null,
      map,
      contentRating,
      gameplayRating,
      recommendationRating,
      note: consent ? body.feedbackNote.trim() : null,
      sentAt: new Date(body.timestamp).getTime(),
      receivedAt: Date.now(),
    };
    await this.#store.write(async (tx) => {
      const { feedback } = tx.tables;
      // Guests are limited by address only, because a whole class shares one.
      if (user) await requireQuota(tx, { key: `feedback:${user.id}`, ...FEEDBACK_QUOTA }, row.receivedAt);
      await tx.insert(feedback).values(row);
    });
    return consent;
  }
}
