// Database queries of classes whose owner is gone, and of the co-teachers who may get them.
import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Group } from './repository.ts';

/** Archived ones wait for an Admin. */
export function classesWithoutOwner(db: Db, limit: number): Promise<Group[]> {
  const { groups, groupTeachers } = db.tables;
  const owner = db
    .select({ userId: groupTeachers.userId })
    .from(groupTeachers)
    .where(and(eq(groupTeachers.groupId, groups.id), eq(groupTeachers.part, 'owner')));
  return db
    .select()
    .from(groups)
    .where(and(isNull(groups.archivedAt), notExists(owner)))
    .limit(limit);
}

export type Heir = Awaited<ReturnType<typeof heirsOf>>[number];

/** Active co-teachers, the one who has taught the class longest first. */
export async function heirsOf(db: Db, groupId: string) {
  const { groupTeachers, users } = db.tables;
  const { id, email, emailVerifiedAt, settings, role, schoolConfirmedAt } = users;
  const isActiveTeacher = and(eq(users.status, 'active'), inArray(users.role, ['Teacher', 'Admin']));
  return db
    .select({ id, email, emailVerifiedAt, settings, role, schoolConfirmedAt })
    .from(groupTeachers)
    .innerJoin(users, eq(users.id, groupTeachers.userId))
    .where(and(eq(groupTeachers.groupId, groupId), isActiveTeacher))
    .orderBy(asc(groupTeachers.addedAt), asc(users.id));
}
