// Queues mails in the outbox, in the caller's transaction.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { renderMail } from './renderMail.ts';

export const LOCALES = ['en', 'hi'] as const;
export type Locale = (typeof LOCALES)[number];

/** Content of a mail, as plain text; rendering escapes it. */
export interface MailMessage {
  /** Kebab-case, e.g. `reset-password`. */
  kind: string;
  subject: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  /** The call to action; `url` is absolute. */
  button?: { label: string; url: string };
  /** Paragraphs after the button. */
  after?: readonly string[];
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** For mails that people subscribed to: mail programs offer to unsubscribe by a POST to it (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface OutgoingMail {
  to: string;
  userId: string | null;
  locale: Locale;
  message: MailMessage;
}

/** Queues a mail. It is sent after the commit; without a mail server, Admins can read it in the outbox. */
export class MailOutbox {
  readonly #listeners = new Set<() => void>();

  /** Stores a mail within the write that causes it. It is sent after the commit; without a mail server Admin can read it. */
  async enqueue(tx: Db, { to, userId, locale, message }: OutgoingMail, now = Date.now()): Promise<void> {
    const { mailOutbox } = tx.tables;
    const { kind, subject, replyTo = null, unsubscribeUrl = null } = message;
    await tx.insert(mailOutbox).values({
      id: randomUUID(),
      userId,
      to,
      kind,
      locale,
      subject,
      replyTo,
      unsubscribeUrl,
      ...renderMail(message, locale),
      state: 'waiting',
      attempts: 0,
      dueAt: now,
      createdAt: now,
    });
    this.notify();
  }

  /** Called inside a write, before its commit. */
  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when mail was stored or made due again. Returns the unsubscribe function. */
  onNotify(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
