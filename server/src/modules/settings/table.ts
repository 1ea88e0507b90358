// Defines the table of site settings, one row per setting.
import type { ColumnBuilders } from '../../db/columnBuilders.ts';

export function siteSettingsTable(k: ColumnBuilders) {
  return k.table('site_settings', {
    key: k.text('key').primaryKey(),
    value: k.json<unknown>('value').notNull(),
    updatedAt: k.timestamp('updated_at').notNull(),
  });
}
