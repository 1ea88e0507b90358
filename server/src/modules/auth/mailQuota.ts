// How many letters one account may cause: nobody's mailbox is flooded through us.
import type { Db } from '../../db/db.ts';
import { formatWait, HttpError } from '../../http/errors.ts';
import { findFailures, saveFailures } from './repository.ts';
import { hashToken } from './tokens.ts';

export const MAX_MAILS_PER_HOUR = 5;
const WINDOW_MS = 60 * 60_000;

/** Counts a letter; throws 429 with the wait in words after five within an hour. */
export async function requireMailQuota(tx: Db, key: string, now = Date.now()): Promise<void> {
  if (await consumeMailQuota(tx, key, now)) return;
  const recent = await findFailures(tx, hashToken(`mail:${key}`));
  const wait = ((recent?.lastAt ?? now) + WINDOW_MS - now) / 1000;
  throw new HttpError(
    429,
    'too-many-letters',
    `We have sent several letters already. Please look into your mailbox, or wait ${formatWait(wait)} and try again.`,
    Math.ceil(wait),
  );
}

/** Counts a letter; false where it is one too many. */
export async function consumeMailQuota(tx: Db, key: string, now = Date.now()): Promise<boolean> {
  const hashed = hashToken(`mail:${key}`);
  const before = await findFailures(tx, hashed);
  const fresh = before && now - before.lastAt < WINDOW_MS ? before : { count: 0, lastAt: now };
  if (fresh.count >= MAX_MAILS_PER_HOUR) return false;
  // The window begins with its first letter.
  await saveFailures(tx, hashed, { count: fresh.count + 1, lastAt: fresh.lastAt });
  return true;
}
