// Counts uses of public forms, mails and the narrator's voice in windows of time, in the caller's transaction.
import type { Db } from '../../db/db.ts';
import { deleteBelow, findBy, putInto } from '../../db/rows.ts';
import { formatWait, HttpError } from '../../http/errors.ts';
import { remainingWait } from '../../http/waits.ts';
import { hashToken } from '../auth/tokens.ts';

export interface Quota {
  /** What is counted, for example `contact:sender:203.0.113.9`; stored as a hash. */
  key: string;
  max: number;
  windowMs: number;
  /** How much this use counts, for example characters; 1 by default. */
  amount?: number;
}

/** What became of a use: counted everywhere, or nowhere because one quota is used up. */
export type Taken<Q extends Quota> =
  | { kind: 'taken'; counts: ReadonlyArray<{ quota: Q; count: number }> }
  | { kind: 'used-up'; quota: Q; waitMs: number };

/** Counts a use. Returns 0, or the milliseconds to wait if the quota is used up; a refused use is not counted. */
export async function takeQuota(tx: Db, quota: Quota, now: number): Promise<number> {
  const taken = await takeQuotas(tx, [quota], now);
  return taken.kind === 'taken' ? 0 : taken.waitMs;
}

/** Counts a use towards all of the quotas, or towards none of them if the first that is used up has no other one in its place. */
export async function takeQuotas<Q extends Quota & { orElse?: Q }>(
  tx: Db,
  quotas: readonly Q[],
  now: number,
): Promise<Taken<Q>> {
  const rows: Array<{ quota: Q; count: number; expiresAt: number }> = [];
  for (const first of quotas) {
    let quota = first;
    let row = await nextCount(tx, quota, now);
    if (row.count > quota.max && quota.orElse) {
      quota = quota.orElse;
      row = await nextCount(tx, quota, now);
    }
    if (row.count > quota.max) return { kind: 'used-up', quota: first, waitMs: row.expiresAt - now };
    rows.push({ quota, ...row });
  }
  for (const { quota, count, expiresAt } of rows) await storeCount(tx, { key: hashOf(quota.key), count, expiresAt });
  return { kind: 'taken', counts: rows };
}

/** How much of a quota was used in its running window. */
export const countUses = async (tx: Db, quota: Pick<Quota, 'key' | 'windowMs'>, now: number): Promise<number> =>
  (await nextCount(tx, { ...quota, max: 0, amount: 0 }, now)).count;

const hashOf = (key: string) => hashToken(`quota:${key}`);

async function nextCount(tx: Db, { key, windowMs, amount = 1 }: Quota, now: number) {
  const row = await findBy('formQuotas', 'key')(tx, hashOf(key));
  // A window that only a clock set ahead can have begun does not count.
  const leftMs = row ? remainingWait(row.expiresAt, now, windowMs) : 0;
  return row && leftMs > 0
    ? { count: row.count + amount, expiresAt: now + leftMs }
    : { count: amount, expiresAt: now + windowMs };
}

const storeCount = putInto('formQuotas', 'key');

/** Throws 429 with the wait if the quota is used up. */
export async function requireQuota(tx: Db, quota: Quota, now: number): Promise<void> {
  const wait = (await takeQuota(tx, quota, now)) / 1000;
  if (wait <= 0) return;
  const message = `Too many requests. Please wait ${formatWait(wait)} and try again.`;
  throw new HttpError(429, 'too-many-requests', message, Math.ceil(wait));
}

export const purgeQuotas = deleteBelow('formQuotas', 'expiresAt');
