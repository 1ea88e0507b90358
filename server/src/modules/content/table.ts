// The table of content revisions: each published bundle of a realm, newest wins.
import type { Translations } from '@lanternwise/shared/content/translations';
import type { ColumnBuilders } from '../../db/columnBuilders.ts';

export function contentTable(k: ColumnBuilders) {
  return k.table(
    'content_revisions',
    {
      realm: k.text('realm').notNull(),
      /** Counts up from 1 in each realm. */
      number: k.int('number').notNull(),
      /** sha256 of the body, shortened: the ETag. */
      hash: k.text('hash').notNull(),
      body: k.text('body').notNull(),
      /** Hindi that an Admin wrote; the bundle's own is in its files. */
      translations: k.json<Translations>('translations'),
      source: k.textEnum('source', ['bundle', 'admin']).notNull(),
      publishedAt: k.timestamp('published_at').notNull(),
      /** What an Admin changed, in his words. Who it was stands in the audit log. */
      note: k.text('note'),
    },
    (t) => [k.primaryKey({ columns: [t.realm, t.number] })],
  );
}
