// Limits mails before they are queued: per day by address, domain, sender and for the whole site.
import type { Db } from '../../db/db.ts';
import { formatWait, HttpError } from '../../http/errors.ts';
import { networkOf } from '../../http/networks.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { countUses, type Quota, type Taken, takeQuotas } from '../quotas/service.ts';
import { ALLOWANCES, type Allowance, type AllowanceGroup, MAIL_KINDS, type MailKind } from './kinds.ts';
import { isLargeProvider } from './providers.ts';
import { recordWarning, type WarnedScope } from './warnings.ts';

const DAY_MS = 24 * 3_600_000;
/** From a network that caused fewer mails than these today, the first mail of an account does not wait behind those of others. */
const RESERVED_FOR_NETWORK = 3;

/** Who causes a mail: a person's request, with the account it is signed in to, or a job of the server. */
export type MailCause = RequestContext['cause'] | 'job';

export interface CountedMail {
  kind: MailKind;
  to: string;
  cause: MailCause;
}

/** Why a mail is not sent at once. */
export interface MailRefusal {
  /** A held mail is stored and sent later (heldMail.ts); the limits do not say yet which of the two happens. */
  outcome: 'held' | 'refused';
  /** `address` tells something about somebody else's mailbox, so it must not be told to a person who only typed the address. */
  scope: 'account' | 'pair' | 'network' | 'address' | 'domain' | 'site';
  waitMs: number;
}

export interface CountedQuota extends Quota {
  scope: MailRefusal['scope'];
  /** What an Admin is told if half of it is used; without it, it is a matter of one sender or mailbox. */
  warns?: { group: AllowanceGroup; scope: WarnedScope; domain: string | null };
  orElse?: CountedQuota;
}

/**
 * Counts a mail; returns why it must not be sent at once, if so. A mail that one limit stops uses up nothing of the others.
 * @param isFirst whether its account never had a mail of this kind: strangers cannot use up the reserve that it has
 */
export async function takeAllowance(
  tx: Db,
  mail: CountedMail & { isFirst?: boolean },
  now: number,
): Promise<Pick<MailRefusal, 'scope' | 'waitMs'> | undefined> {
  const taken = await takeQuotas(
    tx,
    [...(await senderQuotas(tx, mail, now)), ...(await sharedQuotas(tx, mail, now))],
    now,
  );
  return settle(tx, taken, now);
}

/** Counts a held mail towards what its receiver and the site may have; `pace` is that of its sender. */
export async function takeHeldAllowance(
  tx: Db,
  mail: Pick<CountedMail, 'kind' | 'to'>,
  pace: CountedQuota,
  now: number,
): Promise<Pick<MailRefusal, 'scope' | 'waitMs'> | undefined> {
  const group = MAIL_KINDS[mail.kind];
  const quotas = [pace, ...receiverQuotas(group, mail.to), siteQuota(group)];
  return settle(tx, await takeQuotas(tx, quotas, now), now);
}

async function settle(tx: Db, taken: Taken<CountedQuota>, now: number) {
  if (taken.kind === 'used-up') return { scope: taken.quota.scope, waitMs: taken.waitMs };
  for (const { quota, count } of taken.counts) {
    if (quota.warns && count >= quota.max / 2) await recordWarning(tx, { ...quota.warns, max: quota.max }, now);
  }
  return undefined;
}

/** Limits of the account and the network that cause a mail. */
async function senderQuotas(tx: Db, { kind, to, cause }: CountedMail, now: number): Promise<CountedQuota[]> {
  if (cause === 'job') return [];
  const group = MAIL_KINDS[kind];
  const allowance: Allowance = ALLOWANCES[group];
  const { userId, ip, onKnownDevice = false } = cause;
  const mailbox = mailboxOf(to);
  const quotas: CountedQuota[] = [];
  if (userId !== null) {
    quotas.push(
      quotaOf(group, 'account', userId),
      quotaOf(group, 'pair', `${userId}:${mailbox}`),
      ...(await newAddressQuotas(
        tx,
        { group, scope: 'account', who: userId, mailbox, max: allowance.newFromAccount },
        now,
      )),
    );
  }
  if (onKnownDevice) return quotas;
  const who = networkOf(ip);
  const max = allowance.newFromNetwork;
  quotas.push(
    { ...quotaOf(group, 'network', who), warns: { group, scope: 'network', domain: null } },
    ...(await newAddressQuotas(tx, { group, scope: 'network', who, mailbox, max }, now)),
  );
  return quotas;
}

interface Naming {
  group: AllowanceGroup;
  scope: 'account' | 'network';
  who: string;
  mailbox: string;
  max: number | undefined;
}

/** An account or network may name a few addresses a day that it did not name before; a mailbox named again is not counted. */
async function newAddressQuotas(
  tx: Db,
  { group, scope, who, mailbox, max }: Naming,
  now: number,
): Promise<CountedQuota[]> {
  if (max === undefined) return [];
  const named = `mail:${group}:${scope}-named:${who}:${mailbox}`;
  if ((await countUses(tx, { key: named, windowMs: DAY_MS }, now)) > 0) return [];
  const warns = { group, scope: 'new-addresses', domain: null } as const;
  return [
    { scope, key: `mail:${group}:${scope}-new:${who}`, max, windowMs: DAY_MS, ...(scope === 'network' && { warns }) },
    { scope, key: named, max: 1, windowMs: DAY_MS },
  ];
}

/** Limits of the receiver and of the site. Those that everybody shares have a reserve for accounts and networks that had few mails. */
async function sharedQuotas(
  tx: Db,
  { kind, to, cause, isFirst = false }: CountedMail & { isFirst?: boolean },
  now: number,
): Promise<CountedQuota[]> {
  const group = MAIL_KINDS[kind];
  const isKnown = cause !== 'job' && cause.onKnownDevice === true;
  const quotas = isKnown ? receiverQuotas(group, to) : [...receiverQuotas(group, to), siteQuota(group)];
  if (cause === 'job' || !isFirst) return quotas;
  const used = await countUses(tx, quotaOf(group, 'network', networkOf(cause.ip)), now);
  return used < RESERVED_FOR_NETWORK ? quotas.map(withReserve) : quotas;
}

function withReserve(quota: CountedQuota): CountedQuota {
  if (quota.scope !== 'domain' && quota.scope !== 'site') return quota;
  const { orElse: _none, warns: _once, ...same } = quota;
  return { ...quota, orElse: { ...same, key: `${quota.key}:reserve` } };
}

function receiverQuotas(group: AllowanceGroup, to: string): CountedQuota[] {
  const mailbox = mailboxOf(to);
  const { thenOneEveryMs }: Allowance = ALLOWANCES[group];
  const address = quotaOf(group, 'address', mailbox);
  const later = { ...address, key: `${address.key}:later`, max: 1, windowMs: thenOneEveryMs ?? 0 };
  const ofMailbox = thenOneEveryMs === undefined ? address : { ...address, orElse: later };
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  // Strangers could use up a limit that all families at one provider share.
  if (isLargeProvider(domain)) return [ofMailbox];
  return [ofMailbox, { ...quotaOf(group, 'domain', domain), warns: { group, scope: 'domain', domain } }];
}

const siteQuota = (group: AllowanceGroup): CountedQuota => ({
  ...quotaOf(group, 'site', ''),
  warns: { group, scope: 'site', domain: null },
});

const quotaOf = (group: AllowanceGroup, scope: MailRefusal['scope'], what: string): CountedQuota => ({
  scope,
  key: `mail:${group}:${scope}:${what}`,
  max: ALLOWANCES[group][scope],
  windowMs: DAY_MS,
});

const GMAIL = /@(?:gmail|googlemail)\.com$/;

/** Addresses that reach one mailbox count as one: case, what follows a plus sign, and the dots that Gmail ignores. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const name = lower.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const domain = lower.slice(at);
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : name + domain;
}

/** Whether the mail will not be sent and its sender may know it: what happens at a mailbox is only told to its owner. */
export const isToldRefusal = ({ outcome, scope }: MailRefusal, mailbox: 'typed' | 'own' = 'typed'): boolean =>
  outcome === 'refused' && (scope !== 'address' || mailbox === 'own');

/** Throws if the mail will not be sent. What a person may be told: `own` limits of the sender and of the site, or also those of an address that is proven to be theirs. */
export function assertSent(refusal: MailRefusal | undefined, mailbox: 'typed' | 'own' = 'typed'): void {
  if (!refusal || !isToldRefusal(refusal, mailbox)) return;
  const seconds = refusal.waitMs / 1000;
  throw new HttpError(
    429,
    'too-many-letters',
    `We have already sent several e-mails. Please check your inbox and spam folder, or wait ${formatWait(seconds)} and try again.`,
    Math.ceil(seconds),
  );
}
