// The table of what an Admin sets for the whole site, a row a setting.
import type { Kit } from '../../db/kit.ts';

export function siteSettingsTable(k: Kit) {
  return k.table('site_settings', {
    key: k.text('key').primaryKey(),
    value: k.json<unknown>('value').notNull(),
    updatedAt: k.when('updated_at').notNull(),
  });
}
