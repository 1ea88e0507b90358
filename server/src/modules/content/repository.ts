// SQL of content revisions.
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { contentRevisions } from '../../db/schema.sqlite.ts';

export type RevisionRow = typeof contentRevisions.$inferSelect;

export async function newestRevision(db: Db, realm: string): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(contentRevisions)
    .where(eq(contentRevisions.realm, realm))
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  return row;
}

export async function realmsWithContent(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ realm: contentRevisions.realm }).from(contentRevisions);
  return rows.map((row) => row.realm).sort();
}

/** Whether this very body came from a bundle before: an old bundle must not bury what an admin published since. */
export async function bundleSeen(db: Db, realm: string, hash: string): Promise<boolean> {
  const rows = await db
    .select({ hash: contentRevisions.hash, source: contentRevisions.source })
    .from(contentRevisions)
    .where(eq(contentRevisions.realm, realm))
    .orderBy(desc(contentRevisions.number));
  const lastBundle = rows.find((row) => row.source === 'bundle');
  return lastBundle?.hash === hash;
}

export async function insertRevision(tx: Db, row: RevisionRow): Promise<void> {
  await tx.insert(contentRevisions).values(row);
}
