// Defines the table of outgoing mails, which are queued in the caller's transaction and sent afterwards.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function mailTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'mail_outbox',
    {
      id: k.text('id').primaryKey(),
      /** The account that the mail is about; deleted with it. */
      userId: k.text('user_id').references(() => users.id, { onDelete: 'cascade' }),
      to: k.text('to_address').notNull(),
      /** Kind of mail, e.g. `reset-password`. */
      kind: k.text('kind').notNull(),
      locale: k.textEnum('locale', ['en', 'hi']).notNull(),
      subject: k.text('subject').notNull(),
      text: k.text('text').notNull(),
      html: k.text('html').notNull(),
      replyTo: k.text('reply_to'),
      /** Deleted together with the text when the mail was sent. */
      unsubscribeUrl: k.text('unsubscribe_url'),
      state: k.textEnum('state', ['waiting', 'sent', 'failed']).notNull(),
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
    ],
  );
}
