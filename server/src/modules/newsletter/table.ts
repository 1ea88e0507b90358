// Defines the table of newsletter subscribers; an address is stored only once its owner has confirmed it.
import { LANGUAGES } from '@lanternwise/shared/constants/languages';
import type { ColumnBuilders } from '../../db/columnBuilders.ts';

export function newsletterTable(k: ColumnBuilders) {
  return k.table(
    'newsletter_subscribers',
    {
      id: k.text('id').primaryKey(),
      email: k.text('email').notNull(),
      /** Lower case. */
      emailKey: k.text('email_key').notNull(),
      locale: k.textEnum('locale', LANGUAGES).notNull(),
      /** Part of the link in every newsletter, which has to work for as long as the mail is kept; it can only unsubscribe. */
      unsubscribeToken: k.text('unsubscribe_token').notNull(),
      confirmedAt: k.timestamp('confirmed_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('newsletter_subscribers_email').on(t.emailKey),
      k.uniqueIndex('newsletter_subscribers_token').on(t.unsubscribeToken),
      k.index('newsletter_subscribers_confirmed').on(t.confirmedAt),
    ],
  );
}
