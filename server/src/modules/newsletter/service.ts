// Rules of the newsletter: double opt-in with limits against mail bombing, unsubscribing, and the Admin's list.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { deleteLinksAbout, issueLink, requireValidLink } from '../auth/links.ts';
import { newToken } from '../auth/tokens.ts';
import { assertSent } from '../mail/allowance.ts';
import type { MailMessage, MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
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

/** For the Admin's pages. */
export { subscribersNamed } from './repository.ts';

const EXPORT_MAX = 100_000;

const unsubscribePath = (token: string) => `/newsletter/unsubscribe/${token}` as const;

export class NewsletterService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
  ) {}

  /** Mails a link to confirm. */
  async subscribe(email: string, user: Caller | null, context: RequestContext, now = Date.now()): Promise<void> {
    if (user && this.users.needsConsent(user)) {
      throw new HttpError(
        403,
        'ask-a-parent',
        'The newsletter is for adults. Please ask a parent to subscribe with their own address.',
      );
    }
    const emailKey = email.toLowerCase();
    await this.store.write(async (tx) => {
      const message = await this.#answerFor(tx, email, emailKey, context, now);
      assertSent(await this.#enqueue(tx, email, context, message, now));
    });
  }

  async #answerFor(tx: Db, email: string, emailKey: string, { locale }: RequestContext, now: number) {
    const known = await findSubscriber(tx, emailKey);
    if (known) return alreadySubscribedMail(locale, siteLink(unsubscribePath(known.unsubscribeToken)));
    const token = await issueLink(tx, { purpose: 'newsletter', userId: null, subject: email }, now);
    return confirmSubscriptionMail(locale, siteLink(`/newsletter/confirm/${token}`));
  }

  #enqueue(tx: Db, to: string, context: RequestContext, message: MailMessage, now: number) {
    return this.outbox.enqueue(tx, { to, userId: null, message, ...context }, now);
  }

  /** Returns the confirmed address. */
  confirm(token: string, context: RequestContext, now = Date.now()): Promise<string> {
    return this.store.write(async (tx) => {
      const { subject: email } = await requireValidLink(tx, 'newsletter', token, now);
      await deleteLinksAbout(tx, 'newsletter', email);
      const emailKey = email.toLowerCase();
      if (await findSubscriber(tx, emailKey)) return email;
      const unsubscribeToken = newToken();
      const { locale } = context;
      await insertSubscriber(tx, { id: randomUUID(), email, emailKey, locale, unsubscribeToken, confirmedAt: now });
      await this.#enqueue(tx, email, context, welcomeMail(locale, siteLink(unsubscribePath(unsubscribeToken))), now);
      return email;
    });
  }

  /** Accepts any token, so that a repeated click succeeds too. */
  unsubscribe(token: string): Promise<void> {
    return this.store.write((tx) => deleteByToken(tx, token));
  }

  page(query: SubscriberQuery) {
    return subscribersPage(this.store.db, query);
  }

  /** Recorded, because the list leaves the site. */
  async export(actorId: string, site: string) {
    const rows = await allSubscribers(this.store.db, EXPORT_MAX);
    await this.store.write((tx) =>
      recordAudit(tx, actorId, 'newsletter-exported', ['newsletter', 'subscribers'], { count: rows.length }),
    );
    return rows.map(({ id, email, locale, confirmedAt, unsubscribeToken }) => ({
      id,
      email,
      locale,
      confirmedAt,
      unsubscribeUrl: site + unsubscribePath(unsubscribeToken),
    }));
  }

  async remove(actorId: string, id: string): Promise<void> {
    await this.store.write(async (tx) => {
      if (!(await deleteById(tx, id))) {
        throw new HttpError(404, 'unknown-subscriber', 'This address is not on the list any more.');
      }
      await recordAudit(tx, actorId, 'newsletter-removed', ['newsletter', id]);
    });
  }
}

/** Deletes the subscription of a deleted account, and the links that would make one. */
export async function forgetSubscriber(tx: Db, emailKey: string): Promise<void> {
  await deleteByEmail(tx, emailKey);
  await deleteLinksAbout(tx, 'newsletter', emailKey);
}
