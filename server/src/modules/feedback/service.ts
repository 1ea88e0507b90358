// Rules of feedback: ratings are always kept, a note only from adults or with a parent's consent.
import { randomUUID } from 'node:crypto';
import type { FeedbackBody } from '@lanternwise/shared/contracts/feedback';
import type { Store } from '../../db/open.ts';
import { feedback } from '../../db/tables.ts';
import { unknownMap } from '../../http/errors.ts';
import { knownMap } from '../progress/service.ts';
import type { Caller } from '../users/service.ts';

export class FeedbackService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** True where the note was kept too. Nobody knows a guest's age: a guest's note is not kept. */
  async add(body: FeedbackBody, user: Caller | null): Promise<boolean> {
    const map = knownMap(body.currentMap);
    if (!map) throw unknownMap(body.currentMap);
    const consent = user !== null && (user.ageBand === '18+' || user.parentalConsent);
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
      await tx.insert(feedback).values(row);
    });
    return consent;
  }
}
