// Database queries of the upgrade of licences: what older versions kept, and what their confirmations came from.
import { and, eq, inArray, isNull, notExists, or } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { listBy } from '../../db/rows.ts';
import type { LicenceRow } from './repository.ts';

export interface TeacherWithoutGrounds {
  id: string;
  confirmedAt: number | null;
  createdAt: number;
}

export interface OldUse {
  licenceId: string;
  userId: string;
  usedAt: number;
}

export async function teachersWithoutGrounds(db: Db): Promise<TeacherWithoutGrounds[]> {
  const { schoolConfirmations, users } = db.tables;
  const grounds = db
    .select({ id: schoolConfirmations.id })
    .from(schoolConfirmations)
    .where(eq(schoolConfirmations.teacherId, users.id));
  return db
    .select({ id: users.id, confirmedAt: users.schoolConfirmedAt, createdAt: users.createdAt })
    .from(users)
    .where(and(eq(users.role, 'Teacher'), notExists(grounds)));
}

export const schoolLicencesWithoutStaffCode = (db: Db): Promise<LicenceRow[]> =>
  listBy('licenceCodes', ['kind', 'staffCode'])(db, 'school', null);

/** Teachers who entered the code; from now on they are its staff, who take no place of a pupil. */
export async function staffUsesOf(tx: Db, licenceId: string): Promise<OldUse[]> {
  const { licenceUses, users } = tx.tables;
  const teachers = tx
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.role, 'Teacher'), eq(users.role, 'Admin')));
  const rows = await tx
    .update(licenceUses)
    .set({ part: 'staff' })
    .where(
      and(
        eq(licenceUses.codeId, licenceId),
        isNull(licenceUses.groupId),
        eq(licenceUses.gave, 'plan'),
        inArray(licenceUses.userId, teachers),
      ),
    )
    .returning({ userId: licenceUses.userId, usedAt: licenceUses.usedAt });
  return rows.map((row) => ({ ...row, licenceId }));
}

/** Owners of classes that the licence opens: some of them opened a class without a use of their own. */
export async function classOwnersWith(db: Db, licenceId: string): Promise<OldUse[]> {
  const { groups, groupTeachers } = db.tables;
  const rows = await db
    .select({ userId: groupTeachers.userId })
    .from(groups)
    .innerJoin(groupTeachers, and(eq(groupTeachers.groupId, groups.id), eq(groupTeachers.part, 'owner')))
    .where(eq(groups.licenceId, licenceId));
  return rows.map((row) => ({ ...row, licenceId, usedAt: 0 }));
}

/** Whether an Admin made, invited or confirmed the teacher. */
export async function adminActsOn(db: Db, teacherId: string): Promise<boolean> {
  const { auditLog } = db.tables;
  const rows = await db
    .select({ action: auditLog.action, detail: auditLog.detail })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectId, teacherId),
        inArray(auditLog.action, ['school-confirmed', 'teacher-invited', 'role-changed']),
      ),
    );
  return rows.some(({ action, detail }) => action !== 'role-changed' || detail.to === 'Teacher');
}

/** When the teacher opened classes with licences. */
export const openingsBy = async (db: Db, teacherId: string): Promise<number[]> =>
  (await listBy('auditLog', ['actorId', 'action'])(db, teacherId, 'class-opened')).map(({ at }) => at);
