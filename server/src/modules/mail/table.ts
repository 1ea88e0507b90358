// Defines the tables of outgoing mails, which are queued in the caller's transaction and sent afterwards, and of limits half used.
import { LANGUAGES } from '@lanternwise/shared/constants/languages';
import { MAIL_STATES, WARNED_SCOPES } from '@lanternwise/shared/constants/mail';
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function mailTables(k: ColumnBuilders, users: ReferencedTable) {
  const mailOutbox = k.table(
    'mail_outbox',
    {
      id: k.text('id').primaryKey(),
      /** The account that the mail is about; deleted with it. */
      userId: k.text('user_id').references(() => users.id, { onDelete: 'cascade' }),
      /** Id of a second account that it names, for example the child in a parent's letter; deleted with that one too (accounts/purge.ts). */
      aboutId: k.text('about_id'),
      to: k.text('to_address').notNull(),
      /** Kind of mail, e.g. `reset-password`. */
      kind: k.text('kind').notNull(),
      locale: k.textEnum('locale', LANGUAGES).notNull(),
      subject: k.text('subject').notNull(),
      text: k.text('text').notNull(),
      html: k.text('html').notNull(),
      replyTo: k.text('reply_to'),
      /** Deleted together with the text when the mail was sent. */
      unsubscribeUrl: k.text('unsubscribe_url'),
      state: k.textEnum('state', MAIL_STATES).notNull(),
      /** Hash of who caused it, until it is sent: the mails of one sender do not stand before all mails of another one. */
      causeKey: k.text('cause_key'),
      attempts: k.int('attempts').notNull(),
      /** The mail server's last error message, shortened. */
      lastError: k.text('last_error'),
      /** Time of the next attempt. */
      dueAt: k.timestamp('due_at').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      sentAt: k.timestamp('sent_at'),
    },
    (t) => [
      k.index('mail_outbox_due').on(t.state, t.dueAt),
      k.index('mail_outbox_created').on(t.createdAt),
      k.index('mail_outbox_user').on(t.userId),
      k.index('mail_outbox_about').on(t.aboutId),
      k.index('mail_outbox_to').on(t.to),
    ],
  );
  const mailWarnings = k.table('mail_warnings', {
    /** The day (UTC) and the limit: a limit warns once a day. */
    id: k.text('id').primaryKey(),
    /** Group of kinds, as in kinds.ts. */
    group: k.text('kind_group').notNull(),
    scope: k.textEnum('scope', WARNED_SCOPES).notNull(),
    /** Of a limit for one domain. */
    domain: k.text('domain'),
    max: k.int('max').notNull(),
    at: k.timestamp('at').notNull(),
    /** When the log and the operator were told. */
    toldAt: k.timestamp('told_at'),
  });
  return { mailOutbox, mailWarnings };
}
