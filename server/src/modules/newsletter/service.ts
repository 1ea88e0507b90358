// Rules of the newsletter: double opt-in with limits against mail bombing, unsubscribing, and the Admin's list.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { deleteLinksAbout, issueLink, requireValidLink } from '../auth/links.ts';
import { newToken } from '../auth/tokens.ts';
import type { MailMessage, MailOutbox } from '../mail/outbox.ts';
import { requireQuota, takeQuota } from '../quotas/service.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { alreadySubscribedMail, confirmSubscriptionMail, welcomeMail } from './mailTemplates.ts';
import {
  allSubscribers,
  deleteByEmail,
  deleteById,
  deleteByToken,
  findSubscriber,
  insertSubscriber,
  type SubscriberQuery,
  subscribersPage,
} from './repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Mails a day to one address: one, and one more for a person who lost it. */
export const MAILS_PER_ADDRESS_DAY = 2;
export const MAILS_PER_DOMAIN_HOUR = 60;
/** A staff room may share one IP address. */
export const REQUESTS_PER_SENDER_HOUR = 20;
export const MAILS_PER_DAY = 2000;
const EXPORT_MAX = 100_000;

const unsubscribeUrl = (site: string, token: string) => `${site}/newsletter/unsubscribe/${token}`;
const domainOf = (emailKey: string) => emailKey.slice(emailKey.lastIndexOf('@') + 1);

export class NewsletterService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #outbox: MailOutbox;

  constructor(store: Store, users: UsersService, outbox: MailOutbox) {
    this.#store = store;
    this.#users = users;
    this.#outbox = outbox;
  }

  /** Mails a link to confirm. `sender` is the IP address, which is counted as a hash. */
  async subscribe(
    email: string,
    user: Caller | null,
    sender: string,
    context: RequestContext,
    now = Date.now(),
  ): Promise<void> {
    if (user && this.#users.needsConsent(user.ageBand)) {
      throw new HttpError(
        403,
        'ask-a-parent',
        'The newsletter is for adults. Please ask a parent to subscribe with their own address.',
      );
    }
    const emailKey = email.toLowerCase();
    await this.#store.write(async (tx) => {
      const senderQuota = { key: `newsletter:sender:${sender}`, max: REQUESTS_PER_SENDER_HOUR, windowMs: HOUR_MS };
      await requireQuota(tx, senderQuota, now);
      if (!(await takeAddressQuota(tx, emailKey, now))) return;
      await this.#enqueue(tx, email, context, await this.#answerFor(tx, email, emailKey, context, now), now);
    });
  }

  async #answerFor(tx: Db, email: string, emailKey: string, { locale, site }: RequestContext, now: number) {
    const known = await findSubscriber(tx, emailKey);
    if (known) return alreadySubscribedMail(locale, unsubscribeUrl(site, known.unsubscribeToken));
    const token = await issueLink(tx, { purpose: 'newsletter', userId: null, subject: email }, now);
    return confirmSubscriptionMail(locale, `${site}/newsletter/confirm/${token}`);
  }

  #enqueue(tx: Db, to: string, { locale }: RequestContext, message: MailMessage, now: number): Promise<void> {
    return this.#outbox.enqueue(tx, { to, userId: null, locale, message }, now);
  }

  /** Returns the confirmed address. */
  confirm(token: string, context: RequestContext, now = Date.now()): Promise<string> {
    return this.#store.write(async (tx) => {
      const { subject: email } = await requireValidLink(tx, 'newsletter', token, now);
      await deleteLinksAbout(tx, 'newsletter', email);
      const emailKey = email.toLowerCase();
      if (await findSubscriber(tx, emailKey)) return email;
      const unsubscribeToken = newToken();
      const { locale, site } = context;
      await insertSubscriber(tx, { id: randomUUID(), email, emailKey, locale, unsubscribeToken, confirmedAt: now });
      await this.#enqueue(tx, email, context, welcomeMail(locale, unsubscribeUrl(site, unsubscribeToken)), now);
      return email;
    });
  }

  /** Accepts any token, so that a repeated click succeeds too. */
  unsubscribe(token: string): Promise<void> {
    return this.#store.write((tx) => deleteByToken(tx, token));
  }

  page(query: SubscriberQuery) {
    return subscribersPage(this.#store.db, query);
  }

  /** Recorded, because the list leaves the site. */
  async export(actorId: string, site: string) {
    const rows = await allSubscribers(this.#store.db, EXPORT_MAX);
    await this.#store.write((tx) =>
      recordAudit(tx, {
        actorId,
        action: 'newsletter-exported',
        subject: { kind: 'newsletter', id: 'subscribers' },
        detail: { count: rows.length },
      }),
    );
    return rows.map(({ id, email, locale, confirmedAt, unsubscribeToken }) => ({
      id,
      email,
      locale,
      confirmedAt,
      unsubscribeUrl: unsubscribeUrl(site, unsubscribeToken),
    }));
  }

  async remove(actorId: string, id: string): Promise<void> {
    await this.#store.write(async (tx) => {
      if (!(await deleteById(tx, id))) {
        throw new HttpError(404, 'unknown-subscriber', 'This address is not on the list any more.');
      }
      await recordAudit(tx, { actorId, action: 'newsletter-removed', subject: { kind: 'newsletter', id } });
    });
  }
}

/** Deletes the subscription of a deleted account. */
export const forgetSubscriber = deleteByEmail;

/**
 * False if the address has had its mails: nothing is sent then, and the reply does not tell. The limits of its domain and of the day
 * say nothing about the address, so they are refused openly.
 */
async function takeAddressQuota(tx: Db, emailKey: string, now: number): Promise<boolean> {
  const address = { key: `newsletter:address:${emailKey}`, max: MAILS_PER_ADDRESS_DAY, windowMs: DAY_MS };
  if ((await takeQuota(tx, address, now)) > 0) return false;
  const domain = { key: `newsletter:domain:${domainOf(emailKey)}`, max: MAILS_PER_DOMAIN_HOUR, windowMs: HOUR_MS };
  await requireQuota(tx, domain, now);
  await requireQuota(tx, { key: 'newsletter:day', max: MAILS_PER_DAY, windowMs: DAY_MS }, now);
  return true;
}
