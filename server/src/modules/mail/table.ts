// The table of outgoing mail: written in the same transaction as what it tells about, sent afterwards.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function mailTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'mail_outbox',
    {
      id: k.text('id').primaryKey(),
      /** The account it is about; its mail goes with it. */
      userId: k.text('user_id').references(() => users.id, { onDelete: 'cascade' }),
      to: k.text('to_address').notNull(),
      /** What kind of letter, for example `reset-password`. */
      kind: k.text('kind').notNull(),
      locale: k.textEnum('locale', ['en', 'hi']).notNull(),
      subject: k.text('subject').notNull(),
      text: k.text('text').notNull(),
      html: k.text('html').notNull(),
      state: k.textEnum('state', ['waiting', 'sent', 'failed']).notNull(),
      attempts: k.int('attempts').notNull(),
      /** What the mail server said last, shortened. */
      lastError: k.text('last_error'),
      /** Not tried again before this time. */
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
