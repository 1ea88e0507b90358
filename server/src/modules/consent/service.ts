// Rules of parental consent: requests, answers and their effects on the account, withdrawal.
import { randomUUID } from 'node:crypto';
import { CONSENT_TEXT_VERSION } from '@lanternwise/shared/constants/consent';
import { DELETION_GRACE_DAYS } from '@lanternwise/shared/contracts/account';
import type { ConsentAnswer, ConsentView } from '@lanternwise/shared/contracts/consent';
import type { User } from '@lanternwise/shared/contracts/user';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { deleteLinks, findLink, issueLink, requireValidLink } from '../auth/links.ts';
import { deleteSessionsOf } from '../auth/sessions.ts';
import { assertSent, type MailCause, type MailRefusal, mailboxOf } from '../mail/allowance.ts';
import type { Locale, MailDraft, MailMessage, MailOutbox } from '../mail/outbox.ts';
import { type SiteLink, siteLink } from '../mail/renderMail.ts';
import { requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { consentDeclinedMail, consentGivenMail, consentRequestMail } from './mailTemplates.ts';
import {
  type ConsentRow,
  consentsOf,
  currentConsent,
  findConsent,
  insertConsent,
  replaceUnanswered,
  updateConsent,
} from './repository.ts';

const DAY_MS = 24 * 3_600_000;
export const DELETION_GRACE_MS = DELETION_GRACE_DAYS * DAY_MS;
/** Longer than the lifetime of a request, because the link is also used to withdraw consent. */
export const ANSWERED_LINK_LIFETIME_MS = 400 * DAY_MS;

/** Requests consent in a transaction: inserts an entry and mails its link. Returns why it was not mailed, if so. */
export async function requestConsent(
  outbox: MailOutbox,
  tx: Db,
  user: UserRow,
  parentEmail: string,
  context: RequestContext,
): Promise<MailRefusal | undefined> {
  await replaceUnanswered(tx, user.id);
  const row = newConsent(user.id, { method: 'mailed-link', parentEmail, locale: context.locale });
  await insertConsent(tx, row);
  const message: MailDraft = {
    kind: 'consent-asked',
    write: async () => {
      await deleteLinks(tx, 'consent', user.id);
      return consentRequestMail(context.locale, user.username, await consentUrl(tx, row));
    },
  };
  return mailParent(outbox, tx, row, context.cause, message);
}

/** The address of a parent who gave consent; used for children without their own address. */
export async function guardianEmail(db: Db, userId: string): Promise<string | null> {
  const row = await currentConsent(db, userId);
  return row?.state === 'given' ? row.parentEmail : null;
}

/**
 * The parents whose word counts for this child, who was named last first: where one of them has said no to the account, those who said it.
 */
export async function parentVoices(db: Db, userId: string): Promise<Array<{ parentEmail: string; locale: Locale }>> {
  const asked = (await consentsOf(db, userId)).flatMap(({ parentEmail, ...row }) =>
    parentEmail === null ? [] : [{ ...row, parentEmail }],
  );
  const saidNo = asked.filter(({ state }) => state === 'declined' || state === 'withdrawn');
  const voices = new Map((saidNo.length > 0 ? saidNo : asked).map((row) => [mailboxOf(row.parentEmail), row]));
  return [...voices.values()].map(({ parentEmail, locale }) => ({ parentEmail, locale }));
}

/** Whether a parent declined, so that the child cannot keep the account. */
export const declinedByParent = async (db: Db, userId: string): Promise<boolean> =>
  (await currentConsent(db, userId))?.state === 'declined';

function newConsent(
  userId: string,
  { method, parentEmail, locale }: Pick<ConsentRow, 'method' | 'parentEmail' | 'locale'>,
): ConsentRow {
  return {
    id: randomUUID(),
    userId,
    textVersion: CONSENT_TEXT_VERSION,
    state: 'asked',
    askedAt: Date.now(),
    answeredAt: null,
    withdrawnAt: null,
    method,
    parentEmail,
    locale,
  };
}

async function consentUrl(tx: Db, row: ConsentRow, lifetimeMs?: number): Promise<SiteLink> {
  const link = { purpose: 'consent', userId: row.userId, subject: row.id } as const;
  return siteLink(`/consent/${await issueLink(tx, lifetimeMs === undefined ? link : { ...link, lifetimeMs })}`);
}

async function mailParent(
  outbox: MailOutbox,
  tx: Db,
  { parentEmail, userId, locale }: ConsentRow,
  cause: MailCause,
  message: MailMessage | MailDraft,
): Promise<MailRefusal | undefined> {
  if (parentEmail === null) return undefined;
  return outbox.enqueue(tx, { to: parentEmail, userId, locale, message, cause });
}

export class ConsentService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #outbox: MailOutbox;

  constructor(store: Store, users: UsersService, outbox: MailOutbox) {
    this.#store = store;
    this.#users = users;
    this.#outbox = outbox;
  }

  /** The child's view of the current request; null if there is none. */
  async forChild(userId: string) {
    const row = await currentConsent(this.#store.db, userId);
    if (!row || row.state === 'replaced') return null;
    return { parentEmail: row.parentEmail, state: row.state, askedAt: new Date(row.askedAt).toISOString() };
  }

  request(userId: string, parentEmail: string, context: RequestContext): Promise<User> {
    return this.#store.write(async (tx) => {
      const user = requireRow(await this.#users.find(tx, userId));
      if (!this.#users.isLimited(user)) {
        throw new HttpError(409, 'no-consent-needed', 'Your account is not limited. No consent is needed.');
      }
      assertSent(await requestConsent(this.#outbox, tx, user, parentEmail, context));
      return this.#users.toUser(user);
    });
  }

  async read(token: string): Promise<ConsentView> {
    const { row, user } = await this.#resolveLink(this.#store.db, token);
    return toConsentView(row, user);
  }

  /** Records the parent's answer, which can be changed with the same link while the account exists. */
  answer(token: string, answer: ConsentAnswer, { cause }: RequestContext, now = Date.now()): Promise<ConsentView> {
    return this.#store.write(async (tx) => {
      const { row, user } = await this.#resolveLink(tx, token);
      if (answer === 'withdraw' && row.state !== 'given') {
        throw new HttpError(409, 'nothing-to-withdraw', 'There is no consent to withdraw.');
      }
      const changed = await this.#record(tx, row, answer, now);
      if (changed.state !== row.state) await this.#applyAnswer(tx, changed, user, { answer, cause, now });
      return toConsentView(changed, requireRow(await this.#users.find(tx, user.id)));
    });
  }

  /** A changed answer is a new entry, so that earlier answers are kept. */
  async #record(tx: Db, row: ConsentRow, answer: ConsentAnswer, now: number): Promise<ConsentRow> {
    const state = ({ give: 'given', decline: 'declined', withdraw: 'withdrawn' } as const)[answer];
    if (state === row.state) return row;
    if (row.state === 'asked' || answer === 'withdraw') {
      const change =
        answer === 'withdraw'
          ? { state, withdrawnAt: now }
          : { state, answeredAt: now, textVersion: CONSENT_TEXT_VERSION };
      await updateConsent(tx, row.id, change);
      return { ...row, ...change };
    }
    const next = { ...newConsent(row.userId, row), state, askedAt: Math.max(now, row.askedAt + 1), answeredAt: now };
    await insertConsent(tx, next);
    return next;
  }

  async #applyAnswer(
    tx: Db,
    row: ConsentRow,
    user: UserRow,
    options: { answer: ConsentAnswer; cause: MailCause; now: number },
  ) {
    const { answer, cause, now } = options;
    // Parents cannot lift a suspension.
    const declinedStatus = user.status === 'suspended' ? 'suspended' : 'deleted-pending';
    const acceptedState = {
      deletionDueAt: null,
      status: user.status === 'suspended' ? 'suspended' : 'active',
    } as const;
    if (answer === 'give') {
      await this.#users.update(tx, user.id, { parentalConsent: true, ...acceptedState });
      const url = await consentUrl(tx, row, ANSWERED_LINK_LIFETIME_MS);
      await mailParent(this.#outbox, tx, row, cause, consentGivenMail(row.locale, user.username, url));
    } else if (answer === 'withdraw') {
      await this.#users.update(tx, user.id, { parentalConsent: false });
    } else {
      const due = now + DELETION_GRACE_MS;
      await this.#users.update(tx, user.id, { parentalConsent: false, status: declinedStatus, deletionDueAt: due });
      await deleteSessionsOf(tx, user.id);
      const url = await consentUrl(tx, row, DELETION_GRACE_MS);
      await mailParent(this.#outbox, tx, row, cause, consentDeclinedMail(row.locale, user.username, due, url));
    }
  }

  /** Mails a new link to the same mailbox; the caller does not get it. */
  renew(token: string, { cause }: RequestContext): Promise<void> {
    return this.#store.write(async (tx) => {
      const link = await findLink(tx, 'consent', token);
      const row = link && (await findConsent(tx, link.subject));
      const user = row && (await this.#users.find(tx, row.userId));
      if (!row || !user || row.parentEmail === null) throw unknownLinkError();
      const message = consentRequestMail(row.locale, user.username, await consentUrl(tx, row));
      // The caller has a link that was mailed to this address.
      assertSent(await mailParent(this.#outbox, tx, row, cause, message), 'own');
    });
  }

  /** Resolves a link to the current entry and its user, even if the link's own entry was replaced. */
  async #resolveLink(db: Db, token: string): Promise<{ row: ConsentRow; user: UserRow }> {
    const known = await findLink(db, 'consent', token);
    if (!known) throw unknownLinkError();
    const { subject } = await requireValidLink(db, 'consent', token).catch(() => {
      throw new HttpError(410, 'link-over', 'This link is too old. We can send you a new one.');
    });
    const first = await findConsent(db, subject);
    const user = first && (await this.#users.find(db, first.userId));
    if (!first || !user) throw unknownLinkError();
    const current = await currentConsent(db, user.id);
    // If another parent was asked later, the older parent's link must not answer the new request.
    if (!current || current.parentEmail !== first.parentEmail) throw unknownLinkError();
    return { row: current, user };
  }
}

const unknownLinkError = () =>
  new HttpError(
    404,
    'link-unknown',
    'This link does not belong to an account. The account may be gone, or there is a newer e-mail.',
  );

function toConsentView(row: ConsentRow, user: UserRow): ConsentView {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    username: user.username,
    state: row.state === 'replaced' ? 'asked' : row.state,
    locale: row.locale,
    textVersion: row.textVersion,
    askedAt: new Date(row.askedAt).toISOString(),
    answeredAt: iso(row.withdrawnAt ?? row.answeredAt),
    deletionDueAt: iso(user.deletionDueAt),
  };
}
