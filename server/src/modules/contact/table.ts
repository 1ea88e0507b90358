// Defines the table of messages from the contact form.
import { CONTACT_ROLES } from '@lanternwise/shared/constants/contact';
import { LANGUAGES } from '@lanternwise/shared/constants/languages';
import type { ColumnBuilders } from '../../db/columnBuilders.ts';

export function contactTable(k: ColumnBuilders) {
  return k.table(
    'contact_messages',
    {
      id: k.text('id').primaryKey(),
      name: k.text('name').notNull(),
      email: k.text('email').notNull(),
      /** Lower case, to find a person's own messages. */
      emailKey: k.text('email_key').notNull(),
      role: k.textEnum('role', CONTACT_ROLES).notNull(),
      subject: k.text('subject').notNull(),
      message: k.text('message').notNull(),
      locale: k.textEnum('locale', LANGUAGES).notNull(),
      /** Why it was not mailed: a program seems to have sent it. */
      flag: k.textEnum('flag', ['hidden-field', 'too-fast']),
      receivedAt: k.timestamp('received_at').notNull(),
      answeredAt: k.timestamp('answered_at'),
    },
    (t) => [k.index('contact_messages_received').on(t.receivedAt), k.index('contact_messages_email').on(t.emailKey)],
  );
}
