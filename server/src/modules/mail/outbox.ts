// Putting a letter into the outbox, inside the write that it tells about.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { signalOutbox } from './outboxSignal.ts';
import { renderMail } from './renderMail.ts';

export const LOCALES = ['en', 'hi'] as const;
export type Locale = (typeof LOCALES)[number];

/** What a letter says, without its looks. Texts are plain: the layout escapes them. */
export interface MailMessage {
  /** Kebab-case, for example `reset-password`. */
  kind: string;
  subject: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  /** The one thing to do; `url` is absolute. */
  button?: { label: string; url: string };
  /** Paragraphs after the button. */
  after?: readonly string[];
}

export interface OutgoingMail {
  to: string;
  userId: string | null;
  locale: Locale;
  message: MailMessage;
}

/** Keeps a letter to be sent. It leaves when the write is committed, or stays readable for Admin where no mail server is configured. */
export async function enqueueMail(
  tx: Db,
  { to, userId, locale, message }: OutgoingMail,
  now = Date.now(),
): Promise<void> {
  const { mailOutbox } = tx.tables;
  const { kind, subject } = message;
  await tx.insert(mailOutbox).values({
    id: randomUUID(),
    userId,
    to,
    kind,
    locale,
    subject,
    ...renderMail(message, locale),
    state: 'waiting',
    attempts: 0,
    dueAt: now,
    createdAt: now,
  });
  signalOutbox();
}
