// Checks access to reports: teachers see learners of their groups, also of archived ones; Admins see all learners.
import type { Role } from '@lanternwise/shared/constants/users';
import { eq, sql } from 'drizzle-orm';
import { type Db, preparePerConnection } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { archivedGroupError, teachingOf } from '../groups/access.ts';

export interface Viewer {
  id: string;
  role: Role;
}

const placeholder = sql.placeholder;
const taughtGroups = preparePerConnection((db, { groups, groupTeachers }) =>
  db
    .select({ id: groups.id, name: groups.name, archivedAt: groups.archivedAt })
    .from(groups)
    .innerJoin(groupTeachers, eq(groupTeachers.groupId, groups.id))
    .where(eq(groupTeachers.userId, placeholder('teacherId')))
    .orderBy(groups.name)
    .prepare(),
);

/** Reading: throws the same 404 for unknown learners and for learners of others. */
export async function requireStudentAccess(
  db: Db,
  viewer: Viewer,
  studentId: string,
): Promise<{ archivedGroup: string | null }> {
  const teaching = await teachingOf(db, viewer.id, studentId);
  if (!teaching && viewer.role !== 'Admin') throw unknownStudentError();
  return { archivedGroup: teaching?.isArchived && viewer.role !== 'Admin' ? teaching.groupName : null };
}

/** Changing: also throws if the viewer teaches the learner in archived groups only. */
export async function requireActiveStudent(db: Db, viewer: Viewer, studentId: string): Promise<void> {
  const { archivedGroup } = await requireStudentAccess(db, viewer, studentId);
  if (archivedGroup !== null) throw archivedGroupError(archivedGroup);
}

export const unknownStudentError = () =>
  new HttpError(404, 'unknown-student', 'There is no such learner in your groups.');

export interface ReportGroup {
  id: string;
  name: string;
}

/** The active groups of a teacher, and archived ones only where asked for. */
export async function groupsTaughtBy(
  db: Db,
  teacherId: string,
  isWanted: (group: ReportGroup & { isArchived: boolean }) => boolean = ({ isArchived }) => !isArchived,
): Promise<ReportGroup[]> {
  const rows = await taughtGroups(db).execute({ teacherId });
  return rows
    .map(({ archivedAt, ...group }) => ({ ...group, isArchived: archivedAt !== null }))
    .filter(isWanted)
    .map(({ id, name }) => ({ id, name }));
}

/** Returns a group that the viewer teaches (Admins: any group); throws 404. */
export async function requireGroupAccess(db: Db, viewer: Viewer, groupId: string): Promise<ReportGroup> {
  const { groups } = db.tables;
  const own =
    viewer.role === 'Admin'
      ? await db.select({ id: groups.id, name: groups.name }).from(groups).where(eq(groups.id, groupId))
      : await groupsTaughtBy(db, viewer.id, ({ id }) => id === groupId);
  if (!own[0]) throw new HttpError(404, 'unknown-group', 'There is no such group.');
  return own[0];
}
