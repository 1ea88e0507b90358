// The parts of an export that come from classes: the groups of a person, and what teachers noted, as the person may see it.
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { shownText, withShownClassNames, withShownNames } from '../teacher-texts/shown.ts';

/** The limits of groups and links are far below. */
const MAX_ROWS = 1000;

/** The groups a person learns or teaches in, and the person's name on a class list. */
export async function exportGroups(db: Db, userId: string): Promise<unknown> {
  const { groups, groupMembers, groupTeachers, classAccounts } = db.tables;
  const learnsIn = await db
    .select({ id: groups.id, name: groups.name, joinedAt: groupMembers.joinedAt, joinedBy: groupMembers.joinedBy })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, userId))
    .limit(MAX_ROWS)
    .then((rows) => withShownNames(db, rows))
    .then((rows) => rows.map(({ id: _, name: group, ...row }) => ({ group, ...row })));
  const teaches = await db
    .select({ group: groups.name, part: groupTeachers.part, addedAt: groupTeachers.addedAt })
    .from(groupTeachers)
    .innerJoin(groups, eq(groups.id, groupTeachers.groupId))
    .where(eq(groupTeachers.userId, userId))
    .limit(MAX_ROWS);
  const { teacherInvitations } = db.tables;
  const invitedToTeach = await db
    .select({ group: groups.name, invitedAt: teacherInvitations.invitedAt })
    .from(teacherInvitations)
    .innerJoin(groups, eq(groups.id, teacherInvitations.groupId))
    .where(eq(teacherInvitations.userId, userId))
    .limit(MAX_ROWS);
  const classList = await db
    .select({
      name: classAccounts.name,
      groupId: groups.id,
      groupName: groups.name,
      createdAt: classAccounts.createdAt,
    })
    .from(classAccounts)
    .innerJoin(groups, eq(groups.id, classAccounts.groupId))
    .where(eq(classAccounts.userId, userId))
    .then((rows) => withShownClassNames(db, rows))
    .then((rows) => rows.map(({ groupId: _, groupName: group, ...row }) => ({ group, ...row })));
  return { learnsIn, teaches, invitedToTeach, classList };
}

/** A note that would not be shown to a child is null: it exists, and the school can be asked for it. */
export async function exportNotesAboutMe(db: Db, userId: string): Promise<unknown> {
  const { teacherNotes, users } = db.tables;
  const { role, schoolConfirmedAt } = users;
  const rows = await db
    .select({ note: teacherNotes.note, updatedAt: teacherNotes.updatedAt, by: { role, schoolConfirmedAt } })
    .from(teacherNotes)
    .leftJoin(users, eq(users.id, teacherNotes.teacherId))
    .where(eq(teacherNotes.studentId, userId))
    .limit(MAX_ROWS);
  return rows.map(({ note, updatedAt, by }) => ({ note: shownText(note, 'learner-note', by), updatedAt }));
}
