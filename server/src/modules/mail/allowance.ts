// Counts every mail before it is queued, against what may be sent to an address, to a domain, by a sender and by the site in a day.
import type { Db } from '../../db/db.ts';
import { formatWait, HttpError } from '../../http/errors.ts';
import { networkOf } from '../../http/networks.ts';
import { type Quota, takeQuota } from '../quotas/service.ts';
import { ALLOWANCES, type Allowance, MAIL_KINDS, type MailKind } from './kinds.ts';

const DAY_MS = 24 * 3_600_000;

/** Who causes a mail: a person's request, with the account it is signed in to, or a job of the server. */
export type MailCause =
  | {
      /** Its network, or any address in it. */
      ip: string;
      userId: string | null;
      /** On a device that the account has used before: what strangers did from this network or on this site does not count. */
      onKnownDevice?: boolean;
    }
  | 'job';

export interface CountedMail {
  kind: MailKind;
  to: string;
  cause: MailCause;
}

export interface MailRefusal {
  /** `address` tells something about somebody else's mailbox, so it must not be told to a person who only typed the address. */
  scope: 'account' | 'pair' | 'network' | 'address' | 'domain' | 'site';
  waitMs: number;
}

type CountedQuota = Quota & { scope: MailRefusal['scope'] };

/** Counts a mail; returns why it must not be sent, if so. What the sender has used is counted first, so that refusals use up nothing of others. */
export async function takeAllowance(tx: Db, mail: CountedMail, now: number): Promise<MailRefusal | undefined> {
  const group = MAIL_KINDS[mail.kind];
  const allowance: Allowance = ALLOWANCES[group];
  for (const { scope, ...quota } of quotasOf(group, allowance, mail)) {
    let waitMs = await takeQuota(tx, quota, now);
    if (waitMs > 0 && scope === 'address' && allowance.thenOneEveryMs !== undefined) {
      waitMs = await takeQuota(tx, { key: `${quota.key}:later`, max: 1, windowMs: allowance.thenOneEveryMs }, now);
    }
    if (waitMs > 0) return { scope, waitMs };
  }
  return undefined;
}

function quotasOf(group: string, allowance: Allowance, { to, cause }: CountedMail): CountedQuota[] {
  const mailbox = mailboxOf(to);
  const quota = (scope: MailRefusal['scope'], what: string): CountedQuota => ({
    scope,
    key: `mail:${group}:${scope}:${what}`,
    max: allowance[scope],
    windowMs: DAY_MS,
  });
  const ofReceiver = [quota('address', mailbox), quota('domain', mailbox.slice(mailbox.lastIndexOf('@') + 1))];
  if (cause === 'job') return [...ofReceiver, quota('site', '')];
  const { userId, ip, onKnownDevice = false } = cause;
  const ofAccount = userId === null ? [] : [quota('account', userId), quota('pair', `${userId}:${mailbox}`)];
  if (onKnownDevice) return [...ofAccount, ...ofReceiver];
  return [...ofAccount, quota('network', networkOf(ip)), ...ofReceiver, quota('site', '')];
}

const GMAIL = /@(?:gmail|googlemail)\.com$/;

/** Addresses that reach one mailbox count as one: case, what follows a plus sign, and the dots that Gmail ignores. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const name = lower.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const domain = lower.slice(at);
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : name + domain;
}

/** What a person may be told: `own` limits of the sender and of the site, or also those of an address that is proven to be theirs. */
export function assertSent(refusal: MailRefusal | undefined, mailbox: 'typed' | 'own' = 'typed'): void {
  if (!refusal || (refusal.scope === 'address' && mailbox === 'typed')) return;
  const seconds = refusal.waitMs / 1000;
  throw new HttpError(
    429,
    'too-many-letters',
    `We have already sent several e-mails. Please check your inbox and spam folder, or wait ${formatWait(seconds)} and try again.`,
    Math.ceil(seconds),
  );
}
