// Counts uses of public forms, mails and the narrator's voice in windows of time, in the caller's transaction.
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
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

/** Counts a use. Returns 0, or the milliseconds to wait if the quota is used up; a refused use is not counted. */
export async function takeQuota(tx: Db, { key, max, windowMs, amount = 1 }: Quota, now: number): Promise<number> {
  const { formQuotas } = tx.tables;
  const hashed = hashToken(`quota:${key}`);
  const [row] = await tx.select().from(formQuotas).where(eq(formQuotas.key, hashed));
  // A window that only a clock set ahead can have begun does not count.
  const leftMs = row ? remainingWait(row.expiresAt, now, windowMs) : 0;
  const current = row && leftMs > 0 ? row : { count: 0, expiresAt: now + windowMs };
  if (current.count + amount > max) return leftMs || windowMs;
  const change = { count: current.count + amount, expiresAt: current.expiresAt };
  await tx
    .insert(formQuotas)
    .values({ key: hashed, ...change })
    .onConflictDoUpdate({ target: formQuotas.key, set: change });
  return 0;
}

/** Throws 429 with the wait if the quota is used up. */
export async function requireQuota(tx: Db, quota: Quota, now: number): Promise<void> {
  const wait = (await takeQuota(tx, quota, now)) / 1000;
  if (wait <= 0) return;
  const message = `Too many requests. Please wait ${formatWait(wait)} and try again.`;
  throw new HttpError(429, 'too-many-requests', message, Math.ceil(wait));
}

export async function purgeQuotas(tx: Db, now: number): Promise<void> {
  const { formQuotas } = tx.tables;
  await tx.delete(formQuotas).where(lt(formQuotas.expiresAt, now));
}
