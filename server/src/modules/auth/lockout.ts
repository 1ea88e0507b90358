// Counts tries at passwords and codes before they are checked, and locks for 15 minutes after eight wrong ones.
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { formatWait, HttpError } from '../../http/errors.ts';
import { clearFailures, findFailures, saveFailures } from './repository.ts';
import { hashToken } from './tokens.ts';

export const MAX_FAILURES = 8;
export const LOCKOUT_MS = 15 * 60_000;

/** What is locked, for example `confirm:<id>`; it is stored as a hash. */
export interface Lock {
  key: string;
  /** Named in the refusal. */
  what?: 'passwords' | 'codes';
}

/**
 * Runs a check whose tries are limited; undefined from it is a wrong try. The try is counted first, so that of tries that arrive together only
 * eight are checked, and a locked account answers without looking at the password. Throws 429 with the remaining wait while locked.
 */
export async function limitTries<T>(
  store: Store,
  lock: Lock,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  await store.write((tx) => reserveTry(tx, lock));
  const passed = await check();
  if (passed !== undefined) await store.write((tx) => unlock(tx, lock));
  return passed;
}

/** Counts a try; throws 429 while locked. */
export async function reserveTry(tx: Db, lock: Lock, now = Date.now()): Promise<void> {
  const waitMs = await takeTry(tx, lock, now);
  if (waitMs === 0) return;
  const message = `Too many wrong ${lock.what ?? 'passwords'}. Please wait ${formatWait(waitMs / 1000)} and try again.`;
  throw new HttpError(429, 'locked-out', message, Math.ceil(waitMs / 1000));
}

/**
 * Counts a try; returns 0, or the milliseconds to wait while locked. Tries older than the lockout do not count, so that occasional mistakes do
 * not add up, and a refused try does not make the wait longer.
 */
export async function takeTry(tx: Db, lock: Lock, now = Date.now()): Promise<number> {
  const key = hashOf(lock);
  const before = await findFailures(tx, key);
  const recentCount = before && now - before.lastAt < LOCKOUT_MS ? before.count : 0;
  if (before && recentCount >= MAX_FAILURES) return before.lastAt + LOCKOUT_MS - now;
  await saveFailures(tx, key, { count: recentCount + 1, lastAt: now });
  return 0;
}

/** Until when the tries are used up (epoch ms); undefined if there are some. */
export async function lockedUntil(db: Db, lock: Lock, now = Date.now()): Promise<number | undefined> {
  const failures = await findFailures(db, hashOf(lock));
  const until = (failures?.lastAt ?? 0) + LOCKOUT_MS;
  return failures && failures.count >= MAX_FAILURES && until > now ? until : undefined;
}

export const unlock = (tx: Db, lock: Lock): Promise<void> => clearFailures(tx, hashOf(lock));

const hashOf = ({ key }: Lock): string => hashToken(`tries:${key}`);
