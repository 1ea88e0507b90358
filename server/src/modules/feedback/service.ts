// Rules of feedback: ratings are always kept, a note never of a limited account.
import { randomUUID } from 'node:crypto';
import type { FeedbackBody } from '@lanternwise/shared/contracts/feedback';
import type { Store } from '../../db/openStore.ts';
import { unknownMap } from '../../http/errors.ts';
import { resolveMapId } from '../progress/service.ts';
import type { Caller, UsersService } from '../users/service.ts';

export class FeedbackService {
  readonly #store: Store;
  readonly #users: UsersService;

  constructor(store: Store, users: UsersService) {
    this.#store = store;
    this.#users = users;
  }

  /** True where the note was kept too. Nobody knows a guest's age: a guest's note is not kept. */
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
      await tx.insert(feedback).values(row);
    });
    return consent;
  }
}
