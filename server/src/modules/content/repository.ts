// Database queries of content revisions; lists omit the large bodies.
import { isLanguage } from '@lanternwise/shared/constants/languages';
import type { RealmTranslations, Translations } from '@lanternwise/shared/content/translations';
import { desc, eq, getTableColumns, max } from 'drizzle-orm';
import type { Db, Row, Tables } from '../../db/db.ts';
import { findBy, insertInto } from '../../db/rows.ts';

export type RevisionRow = Row<'contentRevisions'>;
export type RevisionSummary = Omit<RevisionRow, 'body' | 'translations'>;

function summaryColumns(contentRevisions: Tables['contentRevisions']) {
  const { body: _body, translations: _translations, ...columns } = getTableColumns(contentRevisions);
  return columns;
}

/** Revisions of a realm without their bodies, newest first. */
export async function revisionsOf(db: Db, realm: string): Promise<RevisionSummary[]> {
  const { contentRevisions } = db.tables;
  return db
    .select(summaryColumns(contentRevisions))
    .from(contentRevisions)
    .where(eq(contentRevisions.realm, realm))
    .orderBy(desc(contentRevisions.number));
}

export async function revisionPage(db: Db, realm: string, page: number, size: number) {
  const { contentRevisions } = db.tables;
  const condition = eq(contentRevisions.realm, realm);
  const rows: RevisionSummary[] = await db
    .select(summaryColumns(contentRevisions))
    .from(contentRevisions)
    .where(condition)
    .orderBy(desc(contentRevisions.number))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(contentRevisions, condition) };
}

export async function findRevision(db: Db, realm: string, number: number): Promise<RevisionRow | undefined> {
  const row = await findBy('contentRevisions', 'realm', 'number')(db, realm, number);
  return row && { ...row, translations: byLanguage(row.translations) };
}

/** Releases that knew one translated language stored its texts by address, without its code. */
const byLanguage = (stored: RealmTranslations | Translations | null): RealmTranslations | null =>
  stored === null || Object.keys(stored).every(isLanguage) ? stored : { hi: stored as Translations };

/** Number of the newest revision of every realm. */
export async function latestRevisionNumbers(db: Db): Promise<Map<string, number>> {
  const { contentRevisions } = db.tables;
  const rows = await db
    .select({ realm: contentRevisions.realm, number: max(contentRevisions.number) })
    .from(contentRevisions)
    .groupBy(contentRevisions.realm)
    .orderBy(contentRevisions.realm);
  return new Map(rows.map(({ realm, number }) => [realm, Number(number)]));
}

export const insertRevision = insertInto('contentRevisions');
