// Holds mails that are over a limit and sends them later, in an order that no sender can fill.
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { networkOf } from '../../http/networks.ts';
import { hashToken } from '../auth/tokens.ts';
import { takeQuotas } from '../quotas/service.ts';
import { type CountedQuota, type MailCause, type MailRefusal, mailboxOf, takeHeldAllowance } from './allowance.ts';
import { MAIL_KINDS, type MailKind } from './kinds.ts';
import { countMails, failHeldBefore, findMail, nextMails, updateMail } from './repository.ts';
import { recordWarning } from './warnings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** One sender's held mails leave one by one. */
export const HELD_PACE_MS = 10 * MINUTE_MS;
/** What leaves in a day. */
export const HELD_PER_CAUSE = DAY_MS / HELD_PACE_MS;
/** No more than a mailbox gets on another day: holding must not make a bombed mailbox worse. */
const HELD_PER_MAILBOX = 6;
/** Of all senders. A sender with none in the queue still gets a few places. */
const HELD_IN_ALL = 10_000;
const PLACES_BEYOND = 3;
/** Links in mails would expire. */
const MAX_HELD_MS = 3 * DAY_MS;
const BATCH_SIZE = 200;

/** A hash: addresses of visitors are not stored. */
export const causeKeyOf = (cause: MailCause): string =>
  hashToken(`mail-cause:${cause === 'job' ? 'job' : networkOf(cause.ip)}`);

/** Counts a mail that will be held; returns why it cannot be, if so. */
export async function takeHoldingPlace(
  tx: Db,
  { to, cause }: { to: string; cause: MailCause },
  now: number,
): Promise<Pick<MailRefusal, 'scope' | 'waitMs'> | undefined> {
  const scope = cause === 'job' ? 'site' : 'network';
  const queued = await countMails(tx, 'held');
  const perCause = queued < HELD_IN_ALL ? HELD_PER_CAUSE : PLACES_BEYOND;
  const taken = await takeQuotas<CountedQuota>(
    tx,
    [
      { scope, key: `mail:held:cause:${causeKeyOf(cause)}`, max: perCause, windowMs: DAY_MS },
      { scope: 'address', key: `mail:held:address:${mailboxOf(to)}`, max: HELD_PER_MAILBOX, windowMs: DAY_MS },
    ],
    now,
  );
  if (taken.kind === 'used-up') return { scope: taken.quota.scope, waitMs: taken.waitMs };
  if (queued >= HELD_IN_ALL / 2) {
    await recordWarning(tx, { group: 'request', scope: 'queue', domain: null, max: HELD_IN_ALL }, now);
  }
  return undefined;
}

/** Sends the held mails that may leave now, and gives up on those that waited too long; called every minute. */
export async function releaseHeld(store: Store, notify: () => void, now = Date.now()): Promise<void> {
  const next = await nextMails(store.db, { state: 'held', now, limit: BATCH_SIZE });
  if (next.length === 0) return;
  await store.write(async (tx) => {
    for (const { id } of next) await release(tx, id, now);
    await failHeldBefore(tx, now - MAX_HELD_MS, 'It waited for three days, because too many e-mails were asked for.');
    notify();
  });
}

async function release(tx: Db, id: string, now: number): Promise<void> {
  const mail = await findMail(tx, id);
  if (mail?.state !== 'held') return;
  const pace: CountedQuota = {
    scope: 'network',
    key: `mail:held:pace:${mail.causeKey}`,
    max: 1,
    windowMs: HELD_PACE_MS,
  };
  const over = await takeHeldAllowance(tx, { kind: kindOf(mail.kind), to: mail.to }, pace, now);
  // Others of the same sender are looked at next: a full mailbox does not hold them up.
  await updateMail(tx, id, over ? { dueAt: now + over.waitMs } : { state: 'waiting', dueAt: now });
}

/** A kind of a later version, after a return to this one. */
const kindOf = (kind: string): MailKind => (kind in MAIL_KINDS ? (kind as MailKind) : 'verify-email');
