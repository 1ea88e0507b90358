// Asks a parent for consent by a mailed link, and tells the parents who were asked before.
import { randomUUID } from 'node:crypto';
import { CONSENT_TEXT_VERSION } from '@lanternwise/shared/constants/consent';
import type { Db } from '../../db/db.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { issueLink } from '../auth/links.ts';
import { type MailCause, type MailRefusal, mailboxOf } from '../mail/allowance.ts';
import type { MailDraft, MailMessage, MailOutbox } from '../mail/outbox.ts';
import { type SiteLink, siteLink } from '../mail/renderMail.ts';
import { takeQuota } from '../quotas/service.ts';
import type { UserRow } from '../users/service.ts';
import { addressProblem, assertRoomForAddress } from './addresses.ts';
import { currentAnswers, saidNo } from './ledger.ts';
import { type ConsentNews, consentNewsMail, consentRequestMail } from './mailTemplates.ts';
import { type ConsentRow, consentsOf, insertConsent, insertEvent, updateConsent } from './repository.ts';
import { refusalOf } from './tries.ts';

const DAY_MS = 24 * 3_600_000;
/** Longer than the lifetime of a request, because the link is also used to withdraw consent. */
export const ANSWERED_LINK_LIFETIME_MS = 400 * DAY_MS;
/** Letters about refused tries; the page lists all of them. */
const LETTERS_ABOUT_TRIES = { max: 1, windowMs: DAY_MS };

/**
 * Requests consent in a transaction and mails the link; throws if the child may not ask this address. An address that was asked before
 * keeps its entry, with its answer and all its links. Returns why it was not mailed, if so.
 */
export async function requestConsent(
  outbox: MailOutbox,
  tx: Db,
  user: UserRow,
  parentEmail: string,
  context: RequestContext,
): Promise<MailRefusal | undefined> {
  const problem = await addressProblem(tx, user, parentEmail);
  if (problem) throw refusalOf(problem);
  const answers = currentAnswers(await consentsOf(tx, user.id));
  const known = answers.get(mailboxOf(parentEmail));
  const row = known ? await askAgain(tx, known, context) : newConsent(user.id, { parentEmail, ...context });
  if (!known) {
    assertRoomForAddress(answers);
    await insertConsent(tx, row);
    await tellParents(outbox, tx, { user, cause: context.cause, news: 'other-asked' }, [...answers.values()]);
  }
  const message: MailDraft = {
    kind: 'consent-asked',
    write: async () => consentRequestMail(context.locale, user.username, await consentUrl(tx, row)),
  };
  return mailParent(outbox, tx, row, context.cause, message);
}

/** The letter goes to the spelling that was asked first: another one might reach somebody else. */
async function askAgain(tx: Db, row: ConsentRow, { locale }: RequestContext): Promise<ConsentRow> {
  await updateConsent(tx, row.id, { locale });
  await insertEvent(tx, { userId: row.userId, kind: 'asked-again', actor: 'child', consentId: row.id });
  return { ...row, locale };
}

export function newConsent(
  userId: string,
  { parentEmail, locale }: Pick<ConsentRow, 'parentEmail' | 'locale'>,
): ConsentRow {
  return {
    id: randomUUID(),
    userId,
    textVersion: CONSENT_TEXT_VERSION,
    method: 'mailed-link',
    state: 'asked',
    askedAt: Date.now(),
    answeredAt: null,
    withdrawnAt: null,
    parentEmail,
    locale,
  };
}

/** Earlier links of the same address stay valid: a parent may open any of the letters. */
export async function consentUrl(tx: Db, row: ConsentRow, lifetimeMs?: number): Promise<SiteLink> {
  const link = { purpose: 'consent', userId: row.userId, subject: row.id } as const;
  return siteLink(`/consent/${await issueLink(tx, lifetimeMs === undefined ? link : { ...link, lifetimeMs })}`);
}

export async function mailParent(
  outbox: MailOutbox,
  tx: Db,
  { parentEmail, userId, locale }: ConsentRow,
  cause: MailCause,
  message: MailMessage | MailDraft,
): Promise<MailRefusal | undefined> {
  if (parentEmail === null) return undefined;
  return outbox.enqueue(tx, { to: parentEmail, userId, locale, message, cause });
}

interface News {
  user: Pick<UserRow, 'id' | 'username'>;
  cause: MailCause;
  news: ConsentNews;
}

/** Tells the address that was asked first and all that have answered; each letter has a link of its own. */
export async function tellParents(
  outbox: MailOutbox,
  tx: Db,
  { user, cause, news }: News,
  rows: readonly ConsentRow[],
): Promise<void> {
  const asked = rows.filter(({ method }) => method === 'mailed-link');
  for (const [index, row] of asked.entries()) {
    if (index > 0 && (row.state === 'asked' || row.state === 'replaced')) continue;
    const message: MailDraft = {
      kind: 'consent-news',
      write: async () =>
        consentNewsMail(row.locale, news, user.username, await consentUrl(tx, row, ANSWERED_LINK_LIFETIME_MS)),
    };
    await mailParent(outbox, tx, row, cause, message);
  }
}

/** Tells who said no that the child tried another address. */
export async function tellOfTry(outbox: MailOutbox, tx: Db, user: UserRow, cause: MailCause): Promise<void> {
  if ((await takeQuota(tx, { key: `consent-news:${user.id}`, ...LETTERS_ABOUT_TRIES }, Date.now())) > 0) return;
  const refusing = [...currentAnswers(await consentsOf(tx, user.id)).values()].filter(saidNo);
  await tellParents(outbox, tx, { user, cause, news: 'other-refused' }, refusing);
}
