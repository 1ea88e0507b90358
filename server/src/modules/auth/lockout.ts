// Locks accounts (existing or not) for 15 minutes after eight wrong passwords.
import type { Db } from '../../db/db.ts';
import { formatWait, HttpError } from '../../http/errors.ts';
import { clearFailures, findFailures, saveFailures } from './repository.ts';

export const MAX_FAILURES = 8;
export const LOCKOUT_MS = 15 * 60_000;

/** Throws 429 with the remaining wait while the account is locked. */
export async function assertNotLocked(db: Db, key: string, now: number, what = 'passwords'): Promise<void> {
  const failures = await findFailures(db, key);
  if (!failures || failures.count < MAX_FAILURES) return;
  const wait = (failures.lastAt + LOCKOUT_MS - now) / 1000;
  if (wait <= 0) return;
  throw new HttpError(
    429,
    'locked-out',
    `Too many wrong ${what}. Please wait ${formatWait(wait)} and try again.`,
    Math.ceil(wait),
  );
}

/** Counts a failure; failures older than the lockout do not count, so that occasional mistakes do not add up. */
export async function recordFailure(tx: Db, key: string, now: number): Promise<void> {
  const before = await findFailures(tx, key);
  const recentCount = before && now - before.lastAt < LOCKOUT_MS ? before.count : 0;
  await saveFailures(tx, key, { count: recentCount + 1, lastAt: now });
}

export const resetFailures = clearFailures;
