// Database queries of parents' answers to a class, and of the teachers that nobody confirmed.
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db, Row } from '../../db/db.ts';
import { findBy, insertInto, updateBy } from '../../db/rows.ts';
import { isSchoolConfirmed } from '../consent/schoolConsent.ts';

export type ClassConsentRow = Row<'classConsents'>;

export interface ClassTeacher {
  id: string;
  username: string;
  isConfirmed: boolean;
}

/** The owner first. */
export async function classTeachers(db: Db, groupId: string): Promise<ClassTeacher[]> {
  const { groupTeachers, users } = db.tables;
  const { id, username, role, schoolConfirmedAt } = users;
  const rows = await db
    .select({ id, username, role, schoolConfirmedAt })
    .from(groupTeachers)
    .innerJoin(users, eq(users.id, groupTeachers.userId))
    .where(eq(groupTeachers.groupId, groupId))
    .orderBy(desc(groupTeachers.part), asc(users.usernameKey));
  return rows.map((row) => ({ id: row.id, username: row.username, isConfirmed: isSchoolConfirmed(row) }));
}

export const findClassConsent = findBy('classConsents', 'id');

export async function classConsentOf(db: Db, groupId: string, userId: string): Promise<ClassConsentRow | undefined> {
  const { classConsents } = db.tables;
  const pair = and(eq(classConsents.groupId, groupId), eq(classConsents.userId, userId));
  const [row] = await db.select().from(classConsents).where(pair);
  return row;
}

/** Newest first. */
export async function classConsentsOf(db: Db, userIds: readonly string[]): Promise<ClassConsentRow[]> {
  const { classConsents } = db.tables;
  if (userIds.length === 0) return [];
  return db
    .select()
    .from(classConsents)
    .where(inArray(classConsents.userId, userIds))
    .orderBy(desc(classConsents.askedAt), asc(classConsents.id))
    .limit(200);
}

export async function countWaiting(db: Db, userId: string, exceptGroupId: string): Promise<number> {
  const { classConsents } = db.tables;
  return db.$count(
    classConsents,
    and(eq(classConsents.userId, userId), eq(classConsents.state, 'asked'), ne(classConsents.groupId, exceptGroupId)),
  );
}

export const insertClassConsent = insertInto('classConsents');

export const updateClassConsent = updateBy('classConsents', 'id');

/** Takes back a wish that no parent has answered; an answer stays. */
export async function deleteUnanswered(tx: Db, groupId: string, userId: string): Promise<boolean> {
  const { classConsents } = tx.tables;
  const rows = await tx
    .delete(classConsents)
    .where(and(eq(classConsents.groupId, groupId), eq(classConsents.userId, userId), eq(classConsents.state, 'asked')))
    .returning({ id: classConsents.id });
  return rows.length > 0;
}
