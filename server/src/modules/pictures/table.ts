// Defines the table of profile pictures, which the browser resizes before the upload.
import { PICTURE_KINDS } from '@lanternwise/shared/contracts/account';
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function picturesTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    'user_pictures',
    {
      /** 128 random bits, not guessable. */
      id: k.text('id').primaryKey(),
      userId: k.belongsTo('user_id', () => users.id),
      kind: k.textEnum('kind', PICTURE_KINDS).notNull(),
      mime: k.text('mime').notNull(),
      /** The file, base64-encoded. */
      data: k.text('data').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
    },
    (t) => [k.index('user_pictures_user').on(t.userId, t.kind)],
  );
}
