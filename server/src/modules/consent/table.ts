// Defines the table of parental consents.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export const CONSENT_STATES = ['asked', 'given', 'declined', 'withdrawn', 'replaced'] as const;
export const CONSENT_METHODS = ['mailed-link', 'school'] as const;

export function consentTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'consents',
    {
      id: k.text('id').primaryKey(),
      userId: k
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** Version of the text that was shown. */
      textVersion: k.text('text_version').notNull(),
      method: k.textEnum('method', CONSENT_METHODS).notNull(),
      /** The parent's address; null if the school gave consent for a class account. */
      parentEmail: k.text('parent_email'),
      locale: k.textEnum('locale', ['en', 'hi']).notNull(),
      state: k.textEnum('state', CONSENT_STATES).notNull(),
      askedAt: k.timestamp('asked_at').notNull(),
      answeredAt: k.timestamp('answered_at'),
      withdrawnAt: k.timestamp('withdrawn_at'),
    },
    (t) => [k.index('consents_user').on(t.userId, t.askedAt)],
  );
}
