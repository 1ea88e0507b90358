// Database queries of the items that a learner checked off in a course.
import { and, eq } from 'drizzle-orm';
import type { Db, NewRow } from '../../db/db.ts';

export async function allChecks(db: Db, userId: string) {
  const { courseChecks } = db.tables;
  return db
    .select()
    .from(courseChecks)
    .where(eq(courseChecks.userId, userId))
    .orderBy(courseChecks.course, courseChecks.item);
}

export async function checksOf(db: Db, userId: string, course: string): Promise<string[]> {
  const { courseChecks } = db.tables;
  const rows = await db
    .select({ item: courseChecks.item })
    .from(courseChecks)
    .where(and(eq(courseChecks.userId, userId), eq(courseChecks.course, course)))
    .orderBy(courseChecks.item);
  return rows.map(({ item }) => item);
}

export async function addCheck(tx: Db, row: NewRow<'courseChecks'>): Promise<void> {
  const { courseChecks } = tx.tables;
  await tx.insert(courseChecks).values(row).onConflictDoNothing();
}

export async function removeCheck(tx: Db, userId: string, course: string, item: string): Promise<void> {
  const { courseChecks } = tx.tables;
  await tx
    .delete(courseChecks)
    .where(and(eq(courseChecks.userId, userId), eq(courseChecks.course, course), eq(courseChecks.item, item)));
}
