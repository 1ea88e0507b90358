// Defines the table of purged accounts.
import type { ColumnBuilders } from '../../db/columnBuilders.ts';

/** Hashes of purged account ids, so that accounts from a restored older backup are purged again. */
export function purgedAccountsTable(k: ColumnBuilders) {
  return k.table('purged_accounts', {
    idHash: k.text('id_hash').primaryKey(),
    purgedAt: k.timestamp('purged_at').notNull(),
  });
}
