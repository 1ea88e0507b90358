// Queues mails in the outbox, in the caller's transaction.
import { randomUUID } from 'node:crypto';
import type { Language } from '@lanternwise/shared/constants/languages';
import type { Db } from '../../db/db.ts';
import { type CountedMail, type MailCause, type MailRefusal, takeAllowance } from './allowance.ts';
import { causeKeyOf, takeHoldingPlace } from './heldMail.ts';
import { ALLOWANCES, MAIL_KINDS, type MailKind } from './kinds.ts';
import { renderMail, type SiteLink } from './renderMail.ts';
import { findEarlier } from './repository.ts';

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
  /** A second account that the mail names, so that it goes when that one is deleted. */
  aboutId?: string;
  locale: Language;
  message: MailMessage | MailDraft;
  cause: MailCause;
}

/** Queues a mail. It is sent after the commit; without a mail server, Admins can read it in the outbox. */
export class MailOutbox {
  readonly #listeners = new Set<() => void>();
  #refused = new Map<string, number>();

  /**
   * Stores a mail within the write that causes it. It is sent after the commit, or, over a limit that others can use up, when its turn
   * comes; without a mail server Admin can read it. Returns why it is not sent at once, if so; `assertSent` tells the person what may be told.
   */
  async enqueue(tx: Db, mail: OutgoingMail, now = Date.now()): Promise<MailRefusal | undefined> {
    const { to, userId, cause } = mail;
    const { kind } = mail.message;
    const earlier = await findEarlier(tx, { userId, kind, to });
    const over = await takeAllowance(tx, { kind, to, cause, isFirst: earlier === undefined }, now);
    if (over === undefined) {
      await this.#store(tx, mail, { state: 'waiting', now });
      return undefined;
    }
    const refusal = await this.#holdOrRefuse(tx, mail, over, earlier, now);
    if (refusal.outcome === 'refused') this.#countRefused(kind, refusal);
    return refusal;
  }

  /** A mail to the same address that waits or was sent stands for this one. */
  async #holdOrRefuse(
    tx: Db,
    mail: OutgoingMail,
    over: Pick<MailRefusal, 'scope' | 'waitMs'>,
    earlier: Awaited<ReturnType<typeof findEarlier>>,
    now: number,
  ): Promise<MailRefusal> {
    const { to, cause } = mail;
    const { kind } = mail.message;
    if (earlier?.to === to && earlier.state === 'held') return { ...over, outcome: 'held' };
    const isOwn = over.scope === 'account' || over.scope === 'pair';
    if (isOwn || ALLOWANCES[MAIL_KINDS[kind]].over === 'refused' || earlier?.to === to) {
      return { ...over, outcome: 'refused' };
    }
    const full = await takeHoldingPlace(tx, { to, cause }, now);
    if (full) return { ...full, outcome: 'refused' };
    await this.#store(tx, mail, { state: 'held', now });
    return { ...over, outcome: 'held' };
  }

  async #store(
    tx: Db,
    { to, userId, aboutId, locale, cause, message: source }: OutgoingMail,
    { state, now }: { state: 'waiting' | 'held'; now: number },
  ): Promise<void> {
    const message = 'write' in source ? await source.write() : source;
    const { mailOutbox } = tx.tables;
    const { kind, subject, replyTo = null, unsubscribeUrl = null } = message;
    await tx.insert(mailOutbox).values({
      id: randomUUID(),
      userId,
      aboutId: aboutId ?? null,
      to,
      kind,
      locale,
      subject,
      replyTo,
      unsubscribeUrl,
      ...renderMail(message, locale),
      state,
      causeKey: causeKeyOf(cause),
      attempts: 0,
      dueAt: now,
      createdAt: now,
    });
    this.notify();
  }

  /** Counts a mail that does not go through the outbox. */
  async admit(tx: Db, mail: CountedMail, now = Date.now()): Promise<MailRefusal | undefined> {
    const over = await takeAllowance(tx, mail, now);
    if (over === undefined) return undefined;
    const refusal = { ...over, outcome: 'refused' } as const;
    this.#countRefused(mail.kind, refusal);
    return refusal;
  }

  #countRefused(kind: MailKind, { scope }: MailRefusal): void {
    const what = `${kind} (${scope})`;
    this.#refused.set(what, (this.#refused.get(what) ?? 0) + 1);
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
