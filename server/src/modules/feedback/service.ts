// Stores feedback: ratings always, notes only of accounts that are not limited.
import { randomUUID } from 'node:crypto';
import type { FeedbackBody } from '@lanternwise/shared/contracts/feedback';
import type { Store } from '../../db/openStore.ts';
import { unknownMap } from '../../http/errors.ts';
import { resolveMapId } from '../progress/service.ts';
import { type Quota, requireQuota } from '../quotas/service.ts';
import type { Caller, UsersService } from '../users/service.ts';

const DAY_MS = 86_400_000;
/** Of one account: one for each realm and a few more, on one day. */
const OF_ACCOUNT = { max: 30, windowMs: DAY_MS };
/** Ratings of guests: a school shares one network and a guest can return as many, so they must not fill the table or dominate the result. */
export const OF_GUESTS = { network: { max: 400, windowMs: DAY_MS }, site: { max: 5000, windowMs: DAY_MS } };

export class FeedbackService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
  ) {}

  /** Returns whether the note was stored; notes of guests are not, because their age is unknown. */
  async add(body: FeedbackBody, user: Caller | null, network: string): Promise<boolean> {
    const map = resolveMapId(body.currentMap);
    if (!map) throw unknownMap(body.currentMap);
    const consent = user !== null && !this.users.isLimited(user);
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
    await this.store.write(async (tx) => {
      const { feedback } = tx.tables;
      for (const quota of quotasOf(user, network)) await requireQuota(tx, quota, row.receivedAt);
      await tx.insert(feedback).values(row);
    });
    return consent;
  }
}

const quotasOf = (user: Caller | null, network: string): Quota[] =>
  user
    ? [{ key: `feedback:${user.id}`, ...OF_ACCOUNT }]
    : [
        { key: `feedback:guests:${network}`, ...OF_GUESTS.network },
        { key: 'feedback:guests', ...OF_GUESTS.site },
      ];
