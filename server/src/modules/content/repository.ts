// SQL of content revisions.
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { contentRevisions } from '../../db/tables.ts';

export type RevisionRow = typeof contentRevisions.$inferSelect;

/** All revisions of a realm, newest first. */
export async function revisionsOf(db: Db, realm: string): Promise<RevisionRow[]> {
  return db
    .select()
    .from(contentRevisions)
    .where(eq(contentRevisions.realm, realm))
    .orderBy(desc(contentRevisions.number));
}

export async function realmsWithContent(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ realm: contentRevisions.realm }).from(contentRevisions);
  return rows.map((row) => row.realm).sort();
}

export async function insertRevision(tx: Db, row: RevisionRow): Promise<void> {
  await tx.insert(contentRevisions).values(row);
}
