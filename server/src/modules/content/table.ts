// Defines the table of content revisions; the newest revision of a realm is served.
import type { RealmTranslations } from '@lanternwise/shared/content/translations';
import type { ColumnBuilders } from '../../db/columnBuilders.ts';

export function contentTable(k: ColumnBuilders) {
  return k.table(
    'content_revisions',
    {
      realm: k.text('realm').notNull(),
      /** Consecutive number per realm, from 1. */
      number: k.int('number').notNull(),
      /** Shortened sha256 of body and translations; used as ETag. */
      hash: k.text('hash').notNull(),
      body: k.text('body').notNull(),
      /** The Admin's; the bundled ones are in files. */
      translations: k.json<RealmTranslations>('translations'),
      source: k.textEnum('source', ['bundle', 'admin']).notNull(),
      publishedAt: k.timestamp('published_at').notNull(),
      /** The Admin's description of the change; the author is in the audit log. */
      note: k.text('note'),
    },
    (t) => [k.primaryKey({ columns: [t.realm, t.number] })],
  );
}
