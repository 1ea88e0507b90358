// The ledger of consent: which text a grown-up answered for a child, how, when, and whether it was taken back.
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
      /** Which wording was shown. */
      textVersion: k.text('text_version').notNull(),
      method: k.textEnum('method', CONSENT_METHODS).notNull(),
      /** The grown-up's address; null where a school consents for a class account. */
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
