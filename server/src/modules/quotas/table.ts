// Defines the table of counters that limit public forms; they survive a restart and count for all processes together.
import type { ColumnBuilders } from '../../db/columnBuilders.ts';

export function quotasTable(k: ColumnBuilders) {
  return k.table(
    'form_quotas',
    {
      /** sha256 of what is counted, for example an address or a sender. */
      key: k.text('key').primaryKey(),
      count: k.int('count').notNull(),
      expiresAt: k.timestamp('expires_at').notNull(),
    },
    (t) => [k.index('form_quotas_expires').on(t.expiresAt)],
  );
}
