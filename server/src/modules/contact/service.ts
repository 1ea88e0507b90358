// Stores contact messages, mails them to the operator, and lets Admins read, answer and delete them.
import { randomUUID } from 'node:crypto';
import type { contactBodySchema } from '@lanternwise/shared/contracts/contact';
import type { z } from 'zod';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { type Quota, requireQuota } from '../quotas/service.ts';
import { contactMail } from './mailTemplates.ts';
import {
  type ContactRow,
  deleteMessage,
  deleteMessagesBefore,
  deleteMessagesFrom,
  findMessage,
  insertMessage,
  type MessageQuery,
  messagesPage,
  updateMessage,
} from './repository.ts';

/** For the Admin's pages. */
export { countOpenMessages } from './repository.ts';

export type ContactInput = z.output<typeof contactBodySchema>;

const HOUR_MS = 3_600_000;
/** A whole school may share one address. */
export const MESSAGES_PER_SENDER_HOUR = 10;
export const MESSAGES_PER_EMAIL_HOUR = 3;
/** Faster than a person can fill in the form. */
export const FASTEST_PERSON_MS = 3000;
/** Messages are deleted after a year. */
export const CONTACT_RETENTION_DAYS = 365;

/** A message that a program seems to have sent is kept and marked, not mailed: a person's message must never be lost. */
function flagOf({ leaveEmpty, openMs }: ContactInput): ContactRow['flag'] {
  if (leaveEmpty !== '') return 'hidden-field';
  return openMs < FASTEST_PERSON_MS ? 'too-fast' : null;
}

export class ContactService {
  constructor(
    private readonly store: Store,
    private readonly outbox: MailOutbox,
    private readonly operatorEmail: string | null,
  ) {}

  /** Where messages are mailed; null if they are only kept here. */
  get mailedTo(): string | null {
    return this.operatorEmail;
  }

  /** The sender's IP address is counted as a hash for a day and not stored with the message. A message that must not be mailed is stored all the same. */
  async receive(input: ContactInput, context: RequestContext, now = Date.now()): Promise<void> {
    const { name, email, role, subject, message } = input;
    const emailKey = email.toLowerCase();
    const quotas: Quota[] = [
      { key: `contact:sender:${context.cause.ip}`, max: MESSAGES_PER_SENDER_HOUR, windowMs: HOUR_MS },
      { key: `contact:email:${emailKey}`, max: MESSAGES_PER_EMAIL_HOUR, windowMs: HOUR_MS },
    ];
    const flag = flagOf(input);
    const fields = { name, email, role, subject, message };
    await this.store.write(async (tx) => {
      for (const quota of quotas) await requireQuota(tx, quota, now);
      const id = randomUUID();
      const { locale, cause } = context;
      await insertMessage(tx, { id, ...fields, emailKey, locale, flag, receivedAt: now, answeredAt: null });
      if (flag !== null || this.operatorEmail === null) return;
      const mail = contactMail({ ...fields, adminUrl: siteLink('/admin/contact') });
      await this.outbox.enqueue(tx, { to: this.operatorEmail, userId: null, locale: 'en', message: mail, cause }, now);
    });
  }

  page(query: MessageQuery) {
    return messagesPage(this.store.db, query);
  }

  /** Reads a message and records this, because messages are personal. */
  read(actorId: string, id: string) {
    return this.store.write(async (tx) => {
      const { message, emailKey: _key, ...item } = requireMessage(await findMessage(tx, id));
      await recordAudit(tx, actorId, 'contact-read', ['contact', id]);
      return { item, message };
    });
  }

  async setAnswered(actorId: string, id: string, answered: boolean): Promise<void> {
    await this.store.write(async (tx) => {
      requireMessage(await findMessage(tx, id));
      await updateMessage(tx, id, { answeredAt: answered ? Date.now() : null });
      const action = answered ? 'contact-answered' : 'contact-reopened';
      await recordAudit(tx, actorId, action, ['contact', id]);
    });
  }

  async delete(actorId: string, id: string): Promise<void> {
    await this.store.write(async (tx) => {
      requireMessage(await findMessage(tx, id));
      await deleteMessage(tx, id);
      await recordAudit(tx, actorId, 'contact-deleted', ['contact', id]);
    });
  }

  /** Deletes messages after a year; called every hour. */
  purge(now = Date.now()): Promise<void> {
    return this.store.write((tx) => deleteMessagesBefore(tx, now - CONTACT_RETENTION_DAYS * 24 * HOUR_MS));
  }
}

/** Deletes the messages of a deleted account. */
export const forgetSender = deleteMessagesFrom;

function requireMessage(row: ContactRow | undefined): ContactRow {
  if (!row) throw new HttpError(404, 'unknown-message', 'This message no longer exists.');
  return row;
}
