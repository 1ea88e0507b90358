// Counts tries at passwords and codes before they are checked, and locks for 15 minutes after eight wrong ones.
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { formatWait, HttpError } from '../../http/errors.ts';
import { remainingWait } from '../../http/waits.ts';
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
 * eight are checked, and a locked account answers without looking at the password. Throws 429 with the remaining wait while locked. A check
 * for which there was no room (503) is no try.
 */
export async function limitTries<T>(
  store: Store,
  lock: Lock,
  check: (tries: number) => Promise<T | undefined>,
): Promise<T | undefined> {
  const taken = await store.write((tx) => takeTry(tx, lock));
  if (taken.waitMs > 0) throw lockedOutError(lock, taken.waitMs);
  const passed = await uncountIfBusy(store, [lock], () => check(taken.tries));
  if (passed !== undefined) await store.write((tx) => unlock(tx, lock));
  return passed;
}

/** Runs a check whose try is counted in `locks`; takes the try back if the server is too busy to compare anything. */
export async function uncountIfBusy<T>(store: Store, locks: readonly Lock[], check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof HttpError && UNCOUNTED.includes(error.status))
      await store.write(async (tx) => {
        for (const lock of locks) await giveBackTry(tx, lock);
      });
    throw error;
  }
}

/** Refusals before anything was compared: no room in the queue, or a network that has to wait. */
const UNCOUNTED: readonly number[] = [429, 503];

export function lockedOutError({ what = 'passwords' }: Lock, waitMs: number): HttpError {
  const seconds = Math.ceil(waitMs / 1000);
  return new HttpError(
    429,
    'locked-out',
    `Too many wrong ${what}. Please wait ${formatWait(seconds)} and try again.`,
    seconds,
  );
}

/** A try that was counted, as which of those that count; or the milliseconds to wait while locked. */
type TakenTry = { waitMs: 0; tries: number } | { waitMs: number; tries: 0 };

/**
 * Tries older than the lockout do not count, so that occasional mistakes do not add up, and a refused try does not make the wait longer. Nor
 * does the machine's clock: tries of a time that has not come yet do not count either.
 */
export async function takeTry(tx: Db, lock: Lock, now = Date.now()): Promise<TakenTry> {
  const key = hashOf(lock);
  const before = await findFailures(tx, key);
  const leftMs = before ? remainingWait(before.lastAt + LOCKOUT_MS, now, LOCKOUT_MS) : 0;
  const recentCount = before && leftMs > 0 ? before.count : 0;
  if (recentCount >= MAX_FAILURES) return { waitMs: leftMs, tries: 0 };
  await saveFailures(tx, key, { count: recentCount + 1, lastAt: now });
  return { waitMs: 0, tries: recentCount + 1 };
}

async function giveBackTry(tx: Db, lock: Lock): Promise<void> {
  const before = await findFailures(tx, hashOf(lock));
  if (before && before.count > 0) await saveFailures(tx, hashOf(lock), { ...before, count: before.count - 1 });
}

/** Until when the tries are used up (epoch ms); undefined if there are some. */
export async function lockedUntil(db: Db, lock: Lock, now = Date.now()): Promise<number | undefined> {
  const failures = await findFailures(db, hashOf(lock));
  const leftMs = failures ? remainingWait(failures.lastAt + LOCKOUT_MS, now, LOCKOUT_MS) : 0;
  return failures && failures.count >= MAX_FAILURES && leftMs > 0 ? now + leftMs : undefined;
}

export const unlock = (tx: Db, lock: Lock): Promise<void> => clearFailures(tx, hashOf(lock));

const hashOf = ({ key }: Lock): string => hashToken(`tries:${key}`);
