// Database queries of co-teachers and of the invitations to co-teach.
import type { GroupTeacher } from '@lanternwise/shared/contracts/groups';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { deleteBy, insertInto, updateBy } from '../../db/rows.ts';
import { teachersOf } from './repository.ts';

/** Maximum number of invitations that are listed. */
const MAX_LISTED = 50;

/** The active teacher or Admin with this user name; `email` only if it is verified. */
export async function findTeacher(db: Db, username: string) {
  const { users } = db.tables;
  const isTeacher = and(
    eq(users.usernameKey, username.toLowerCase()),
    inArray(users.role, ['Teacher', 'Admin']),
    eq(users.status, 'active'),
  );
  const { id, email, emailVerifiedAt, settings } = users;
  const [row] = await db.select({ id, email, emailVerifiedAt, settings }).from(users).where(isTeacher);
  return row && { id: row.id, email: row.emailVerifiedAt === null ? null : row.email, settings: row.settings };
}

export const insertTeacher = insertInto('groupTeachers');

export const deleteTeacher = deleteBy('groupTeachers', 'groupId', 'userId');

/** The teachers of a group, and after them the invited ones. */
export async function teachersAndInvited(db: Db, groupId: string): Promise<GroupTeacher[]> {
  const { users, teacherInvitations } = db.tables;
  const asked = await db
    .select({ id: users.id, username: users.username, part: teacherInvitations.part })
    .from(teacherInvitations)
    .innerJoin(users, eq(users.id, teacherInvitations.userId))
    .where(eq(teacherInvitations.groupId, groupId))
    .orderBy(asc(users.usernameKey));
  const isOffered = (id: string) => asked.some((each) => each.id === id && each.part === 'owner');
  const teachers = await teachersOf(db, groupId);
  const invited = asked.filter(({ id }) => teachers.every((teacher) => teacher.id !== id));
  return [
    ...teachers.map((teacher) => ({ ...teacher, isOfferedTheGroup: isOffered(teacher.id) })),
    ...invited.map(({ part, ...person }) => ({
      ...person,
      part: 'invited' as const,
      isOfferedTheGroup: part === 'owner',
    })),
  ];
}

/** Makes a teacher the owner, and the owner before a co-teacher. */
export async function changeOwner(tx: Db, groupId: string, userId: string): Promise<void> {
  const { groupTeachers } = tx.tables;
  await updateBy('groupTeachers', 'groupId')(tx, groupId, { part: 'co-teacher' });
  await tx
    .insert(groupTeachers)
    .values({ groupId, userId, part: 'owner', addedAt: Date.now() })
    .onConflictDoUpdate({ target: [groupTeachers.groupId, groupTeachers.userId], set: { part: 'owner' } });
}

export const insertTeacherInvitation = insertInto('teacherInvitations');

/** Deletes an invitation, or the one offer of the group; returns false if there is none. */
export async function deleteTeacherInvitation(
  tx: Db,
  groupId: string,
  which: { userId: string } | { part: 'owner' },
): Promise<boolean> {
  const { teacherInvitations } = tx.tables;
  const chosen =
    'part' in which ? eq(teacherInvitations.part, which.part) : eq(teacherInvitations.userId, which.userId);
  const deleted = await tx
    .delete(teacherInvitations)
    .where(and(eq(teacherInvitations.groupId, groupId), chosen))
    .returning({ userId: teacherInvitations.userId });
  return deleted.length > 0;
}

/** Co-teachers and invited teachers of a group. */
export async function countCoTeachers(db: Db, groupId: string): Promise<number> {
  const { groupTeachers, teacherInvitations } = db.tables;
  const isCoTeacher = and(eq(groupTeachers.groupId, groupId), eq(groupTeachers.part, 'co-teacher'));
  const invited = await db.$count(teacherInvitations, eq(teacherInvitations.groupId, groupId));
  return invited + (await db.$count(groupTeachers, isCoTeacher));
}

/** Open invitations of a teacher to active groups, newest first. */
export async function invitationsToTeach(db: Db, userId: string) {
  const { groups, teacherInvitations, users } = db.tables;
  return db
    .select({
      groupId: groups.id,
      groupName: groups.name,
      invitedBy: users.username,
      invitedAt: teacherInvitations.invitedAt,
      part: teacherInvitations.part,
    })
    .from(teacherInvitations)
    .innerJoin(groups, and(eq(groups.id, teacherInvitations.groupId), isNull(groups.archivedAt)))
    .leftJoin(users, eq(users.id, teacherInvitations.invitedBy))
    .where(eq(teacherInvitations.userId, userId))
    .orderBy(desc(teacherInvitations.invitedAt), asc(groups.id))
    .limit(MAX_LISTED);
}
