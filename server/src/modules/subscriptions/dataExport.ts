// Exports a user's subscriptions and codes for 'Download my data'.
import type { Db } from '../../db/db.ts';
import { activeUsesOfUser, subscriptionsOf } from './repository.ts';

export async function exportSubscriptions(db: Db, userId: string): Promise<unknown> {
  const codes = (await activeUsesOfUser(db, userId)).map(({ use, code }) => ({ kind: code.kind, usedAt: use.usedAt }));
  return { bought: await subscriptionsOf(db, userId), codes };
}
