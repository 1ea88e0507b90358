// The ledger of consent: which text a grown-up answered for a child, how, when, and whether it was taken back.
import type { Kit, OwnerTable } from '../../db/kit.ts';

export const CONSENT_STATES = ['asked', 'given', 'declined', 'withdrawn', 'replaced'] as const;
export const CONSENT_METHODS = ['mailed-link', 'school'] as const;

export function consentTable(k: Kit, users: OwnerTable) {
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
      method: k.oneOf('method', CONSENT_METHODS).notNull(),
      /** The grown-up's address; null where a school consents for a class account. */
      parentEmail: k.text('parent_email'),
      locale: k.oneOf('locale', ['en', 'hi']).notNull(),
      state: k.oneOf('state', CONSENT_STATES).notNull(),
      askedAt: k.when('asked_at').notNull(),
      answeredAt: k.when('answered_at'),
      withdrawnAt: k.when('withdrawn_at'),
    },
    (t) => [k.index('consents_user').on(t.userId, t.askedAt)],
  );
}
