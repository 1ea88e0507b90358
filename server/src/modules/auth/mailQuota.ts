// Limits the number of mails that an account can trigger.
import type { Db } from '../../db/db.ts';
import { formatWait, HttpError } from '../../http/errors.ts';
import { findFailures, saveFailures } from './repository.ts';
import { hashToken } from './tokens.ts';

export const MAX_MAILS_PER_HOUR = 5;
const WINDOW_MS = 60 * 60_000;

/** Counts a mail; throws 429 with the remaining wait after five mails within an hour. */
export async function requireMailQuota(tx: Db, key: string, now = Date.now()): Promise<void> {
  if (await consumeMailQuota(tx, key, now)) return;
  const recent = await findFailures(tx, hashToken(`mail:${key}`));
  const wait = ((recent?.lastAt ?? now) + WINDOW_MS - now) / 1000;
  throw new HttpError(
    429,
    'too-many-letters',
    `We have already sent several e-mails. Please check your inbox and spam folder, or wait ${formatWait(wait)} and try again.`,
    Math.ceil(wait),
  );
}

/** Counts a mail; returns false if the quota is exceeded. */
export async function consumeMailQuota(tx: Db, key: string, now = Date.now()): Promise<boolean> {
  const hashed = hashToken(`mail:${key}`);
  const before = await findFailures(tx, hashed);
  const current = before && now - before.lastAt < WINDOW_MS ? before : { count: 0, lastAt: now };
  if (current.count >= MAX_MAILS_PER_HOUR) return false;
  // The window starts with its first mail.
  await saveFailures(tx, hashed, { count: current.count + 1, lastAt: current.lastAt });
  return true;
}
