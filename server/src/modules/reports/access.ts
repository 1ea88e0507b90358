// Checks access to reports: teachers see learners of their groups, Admins see all learners.
import type { Role } from '@lanternwise/shared/constants/users';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, preparePerConnection } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { teachesLearner } from '../groups/access.ts';

export interface Viewer {
  id: string;
  role: Role;
}

const placeholder = sql.placeholder;
const taughtGroups = preparePerConnection((db, { groups, groupTeachers }) =>
  db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .innerJoin(groupTeachers, eq(groupTeachers.groupId, groups.id))
    .where(and(eq(groupTeachers.userId, placeholder('teacherId')), isNull(groups.archivedAt)))
    .orderBy(groups.name)
    .prepare(),
);

/** Throws the same 404 for unknown learners and for learners of others. */
export async function requireStudentAccess(db: Db, viewer: Viewer, studentId: string): Promise<void> {
  if (viewer.role === 'Admin') return;
  if (!(await teachesLearner(db, viewer.id, studentId))) throw unknownStudentError();
}

export const unknownStudentError = () =>
  new HttpError(404, 'unknown-student', 'There is no such learner in your groups.');

/** The active groups of a teacher. */
export async function groupsTaughtBy(db: Db, teacherId: string): Promise<Array<{ id: string; name: string }>> {
  return taughtGroups(db).execute({ teacherId });
}

/** Returns a group that the viewer teaches (Admins: any group); throws 404. */
export async function requireGroupAccess(
  db: Db,
  viewer: Viewer,
  groupId: string,
): Promise<{ id: string; name: string }> {
  const { groups } = db.tables;
  const own =
    viewer.role === 'Admin'
      ? await db.select({ id: groups.id, name: groups.name }).from(groups).where(eq(groups.id, groupId))
      : (await groupsTaughtBy(db, viewer.id)).filter(({ id }) => id === groupId);
  if (!own[0]) throw new HttpError(404, 'unknown-group', 'There is no such group.');
  return own[0];
}
