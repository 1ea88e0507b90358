// The table of the pictures that people put on their profiles: small, re-encoded by the browser.
import { PICTURE_KINDS } from '@lanternwise/shared/contracts/account';
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function picturesTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'user_pictures',
    {
      /** 128 random bits: whoever is not told it cannot guess it. */
      id: k.text('id').primaryKey(),
      userId: k
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      kind: k.textEnum('kind', PICTURE_KINDS).notNull(),
      mime: k.text('mime').notNull(),
      /** The bytes, as base64. */
      data: k.text('data').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
    },
    (t) => [k.index('user_pictures_user').on(t.userId, t.kind)],
  );
}
