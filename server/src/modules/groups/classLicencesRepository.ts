// Database queries of the classes that licences open.
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { listBy } from '../../db/rows.ts';

/** Students of a class who can play, in the order in which they joined: not those whose account is being deleted. */
export async function seatableMembers(db: Db, groupId: string): Promise<string[]> {
  const { groupMembers, users } = db.tables;
  const rows = await db
    .select({ id: users.id })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), ne(users.status, 'deleted-pending')))
    .orderBy(asc(groupMembers.joinedAt), asc(users.id));
  return rows.map(({ id }) => id);
}

export const teacherIdsOf = async (db: Db, groupId: string): Promise<string[]> =>
  (await listBy('groupTeachers', ['groupId'])(db, groupId)).map(({ userId }) => userId);

/** Another active class of the person that the licence opens. */
export async function otherClassWithLicence(
  db: Db,
  userId: string,
  licenceId: string,
  butNot: string,
): Promise<string | undefined> {
  const { groupMembers, groups } = db.tables;
  const [row] = await db
    .select({ id: groups.id })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.id, groupMembers.groupId), isNull(groups.archivedAt)))
    .where(and(eq(groupMembers.userId, userId), eq(groups.licenceId, licenceId), ne(groups.id, butNot)))
    .limit(1);
  return row?.id;
}

/** The active classes of a teacher by name. */
export async function classesOf(db: Db, teacherId: string, limit: number) {
  const { groups, groupTeachers } = db.tables;
  return db
    .select({ id: groups.id, name: groups.name, licenceId: groups.licenceId })
    .from(groupTeachers)
    .innerJoin(groups, and(eq(groups.id, groupTeachers.groupId), isNull(groups.archivedAt)))
    .where(eq(groupTeachers.userId, teacherId))
    .orderBy(asc(sql`lower(${groups.name})`), asc(groups.id))
    .limit(limit);
}
