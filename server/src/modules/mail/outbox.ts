// Queues mails in the outbox, in the caller's transaction.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { type CountedMail, type MailCause, type MailRefusal, takeAllowance } from './allowance.ts';
import type { MailKind } from './kinds.ts';
import { renderMail, type SiteLink } from './renderMail.ts';

export const LOCALES = ['en', 'hi'] as const;
export type Locale = (typeof LOCALES)[number];

/** Content of a mail, as plain text; rendering escapes it. */
export interface MailMessage {
  kind: MailKind;
  subject: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  /** The call to action. */
  button?: { label: string; url: SiteLink };
  /** Paragraphs after the button. */
  after?: readonly string[];
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** For mails that people subscribed to: mail programs offer to unsubscribe by a POST to it (RFC 8058). */
  unsubscribeUrl?: SiteLink;
}

/** A mail that is written only if it may be sent, because writing it makes earlier links invalid. */
export interface MailDraft {
  kind: MailKind;
  write(): Promise<MailMessage>;
}

export interface OutgoingMail {
  to: string;
  userId: string | null;
  locale: Locale;
  message: MailMessage | MailDraft;
  cause: MailCause;
}

/** Queues a mail. It is sent after the commit; without a mail server, Admins can read it in the outbox. */
export class MailOutbox {
  readonly #listeners = new Set<() => void>();
  #refused = new Map<string, number>();

  /**
   * Stores a mail within the write that causes it, if the allowance of its kind is not used up. It is sent after the commit; without a mail
   * server Admin can read it. Returns why it is not sent, if so; `assertSent` tells the person what may be told.
   */
  async enqueue(tx: Db, mail: OutgoingMail, now = Date.now()): Promise<MailRefusal | undefined> {
    const { to, userId, locale, cause } = mail;
    const refusal = await this.admit(tx, { kind: mail.message.kind, to, cause }, now);
    if (refusal) return refusal;
    const message = 'write' in mail.message ? await mail.message.write() : mail.message;
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
    return undefined;
  }

  /** Counts a mail that does not go through the outbox. */
  async admit(tx: Db, mail: CountedMail, now = Date.now()): Promise<MailRefusal | undefined> {
    const refusal = await takeAllowance(tx, mail, now);
    if (refusal) {
      const what = `${mail.kind} (${refusal.scope})`;
      this.#refused.set(what, (this.#refused.get(what) ?? 0) + 1);
    }
    return refusal;
  }

  /** How many mails were refused since the last call, by kind and by what was used up. */
  takeRefused(): Record<string, number> {
    const refused = Object.fromEntries(this.#refused);
    this.#refused = new Map();
    return refused;
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
