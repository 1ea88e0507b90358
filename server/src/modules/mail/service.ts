// Rules of the Admin's mail page: reading the outbox, retrying failed mails, testing the mail server.
import { randomUUID } from 'node:crypto';
import { SITE_MARK } from '@lanternwise/shared/constants/mail';
import type { MailWarningItem } from '@lanternwise/shared/contracts/admin-mail';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { assertSent } from './allowance.ts';
import { testMail } from './mailTemplates.ts';
import type { MailOutbox } from './outbox.ts';
import { renderMail, withSite } from './renderMail.ts';
import {
  countMails,
  deleteMailsAbout,
  deleteMailsOf,
  findMail,
  type ListedMail,
  type MailQuery,
  type MailState,
  mailPage,
  updateMail,
} from './repository.ts';
import { redactedError } from './sender.ts';
import type { MailTransport } from './transport.ts';
import { recentWarnings } from './warnings.ts';

const unknownMail = () => new HttpError(404, 'unknown-mail', 'This message no longer exists.');

export class MailService {
  readonly #site: string;

  /**
   * @param transport null if no mail server is configured
   * @param publicUrl null if the site's address is not configured; links then keep its mark, which the Admin's page replaces
   */
  constructor(
    private readonly store: Store,
    private readonly outbox: MailOutbox,
    private readonly transport: MailTransport | null,
    publicUrl: string | null,
  ) {
    this.#site = publicUrl ?? SITE_MARK;
  }

  get hasSmtp(): boolean {
    return this.transport !== null;
  }

  count(state: MailState): Promise<number> {
    return countMails(this.store.db, state);
  }

  page(query: MailQuery) {
    return mailPage(this.store.db, query);
  }

  /** Limits of which half was used in the last 24 hours. */
  async warnings(now = Date.now()): Promise<MailWarningItem[]> {
    const rows = await recentWarnings(this.store.db, now);
    return rows.map(({ toldAt: _toldAt, ...warning }) => warning);
  }

  /** Reads a mail and records this in the audit log, because mails are personal. */
  async read(actorId: string, id: string): Promise<{ mail: ListedMail; text: string | null }> {
    return this.store.write(async (tx) => {
      const found = await findMail(tx, id);
      if (!found) throw unknownMail();
      const {
        html: _html,
        userId: _user,
        causeKey: _cause,
        aboutId: _about,
        replyTo: _reply,
        unsubscribeUrl: _url,
        ...shown
      } = withSite(found, this.#site);
      const { text, ...mail } = shown;
      await recordAudit(tx, actorId, 'mail-read', ['mail', id], { kind: mail.kind, about: found.userId });
      return { mail, text: text === '' ? null : text };
    });
  }

  async retry(actorId: string, id: string): Promise<void> {
    await this.store.write(async (tx) => {
      const found = await findMail(tx, id);
      if (!found) throw unknownMail();
      if (found.state !== 'failed' && found.state !== 'held') {
        throw new HttpError(409, 'not-failed', 'Only a message that failed or is held can be sent again.');
      }
      await updateMail(tx, id, { state: 'waiting', attempts: 0, dueAt: Date.now() });
      await recordAudit(tx, actorId, 'mail-retried', ['mail', id]);
      this.outbox.notify();
    });
  }

  /** Sends a test mail immediately, without the outbox. */
  async sendTest(actorId: string, to: string, ip: string): Promise<void> {
    if (!this.transport) {
      throw new HttpError(409, 'no-mail-server', 'No mail server is configured: messages stay in the outbox.');
    }
    const id = randomUUID();
    const message = testMail();
    const counted = { kind: message.kind, to, cause: { ip, userId: actorId } };
    await this.store.write(async (tx) => assertSent(await this.outbox.admit(tx, counted), 'own'));
    try {
      await this.transport.send({ id, to, locale: 'en', subject: message.subject, ...renderMail(message, 'en') });
    } catch (error) {
      throw new HttpError(
        502,
        'mail-not-sent',
        `The mail server refused the message. It said: ${redactedError(error)}`,
        undefined,
        { reason: redactedError(error) },
      );
    }
    await this.store.write((tx) => recordAudit(tx, actorId, 'mail-tested', ['mail', id]));
  }
}

/** Deletes the mails to and from the address of a deleted account. */
export const forgetMailsOf = deleteMailsOf;
/** Deletes the mails to others that name deleted accounts. */
export const forgetMailsAbout = deleteMailsAbout;
