// Defines the table of backpacks: one row a user, nothing in it that the server could read.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function backpackTable(k: ColumnBuilders, users: ReferencedTable) {
  return k.table('backpacks', {
    userId: k.belongsTo('user_id', () => users.id).primaryKey(),
    /** Grows by one with each packing; a browser that knows another one has to look first. */
    revision: k.int('revision').notNull(),
    salt: k.text('salt').notNull(),
    iterations: k.int('iterations').notNull(),
    /** The key of the works, encrypted with one that is derived from the phrase; base64. */
    wrappedKey: k.text('wrapped_key').notNull(),
    /** The encrypted works, base64 as pictures are. */
    cipher: k.text('cipher').notNull(),
    bytes: k.int('bytes').notNull(),
    packedAt: k.timestamp('packed_at').notNull(),
    /** Version of the question to which the learner said yes. */
    textVersion: k.text('text_version').notNull(),
  });
}
