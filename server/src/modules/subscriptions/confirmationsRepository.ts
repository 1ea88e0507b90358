// Database queries of what schools' confirmations rest on.
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db, Row } from '../../db/db.ts';
import { deleteBy, findBy, insertInto, listBy, updateBy } from '../../db/rows.ts';
import type { LicenceRow } from './repository.ts';

export type ConfirmationRow = Row<'schoolConfirmations'>;

/** What of a teacher's account depends on the grounds. */
export async function accountOf(db: Db, teacherId: string) {
  const { users } = db.tables;
  const [row] = await db
    .select({ role: users.role, schoolConfirmedAt: users.schoolConfirmedAt })
    .from(users)
    .where(eq(users.id, teacherId));
  return row;
}

export const updateAccount = updateBy('users', 'id');

/** All grounds of a teacher, with the licences that they rest on. */
export async function groundsOf(
  db: Db,
  teacherId: string,
): Promise<Array<{ ground: ConfirmationRow; licence: LicenceRow | null }>> {
  const { schoolConfirmations, licenceCodes } = db.tables;
  return db
    .select({ ground: schoolConfirmations, licence: licenceCodes })
    .from(schoolConfirmations)
    .leftJoin(licenceCodes, eq(licenceCodes.id, schoolConfirmations.licenceId))
    .where(eq(schoolConfirmations.teacherId, teacherId))
    .orderBy(asc(schoolConfirmations.askedAt));
}

/** The one that a licence gives, or without one what an Admin decided. */
export const groundOf = findBy('schoolConfirmations', 'teacherId', 'licenceId');

export const findGround = findBy('schoolConfirmations', 'id');

/** The staff of a licence that still teaches, the one who was decided on first comes first. */
export async function staffOf(db: Db, licenceId: string) {
  const { schoolConfirmations: table, users } = db.tables;
  return db
    .select({ ground: table, username: users.username, school: users.school, role: users.role, status: users.status })
    .from(table)
    .innerJoin(users, eq(users.id, table.teacherId))
    .where(eq(table.licenceId, licenceId))
    .orderBy(asc(table.decidedAt), asc(table.askedAt), asc(table.id));
}

/** The grounds of Teachers that a licence gives. */
export async function licenceGrounds(db: Db) {
  const { schoolConfirmations: table, users } = db.tables;
  const rows = await db
    .select({
      teacherId: table.teacherId,
      licenceId: table.licenceId,
      basis: table.basis,
      confirmedAt: users.schoolConfirmedAt,
    })
    .from(table)
    .innerJoin(users, and(eq(users.id, table.teacherId), eq(users.role, 'Teacher')))
    .where(isNotNull(table.licenceId));
  return rows.flatMap(({ licenceId, confirmedAt, ...row }) =>
    licenceId === null ? [] : [{ ...row, licenceId, isConfirmed: confirmedAt !== null }],
  );
}

export const teachersRestingOn = async (db: Db, licenceId: string): Promise<string[]> =>
  (await listBy('schoolConfirmations', ['licenceId'])(db, licenceId)).map(({ teacherId }) => teacherId);

export const insertGround = insertInto('schoolConfirmations');

export const updateGround = updateBy('schoolConfirmations', 'id');

/** What a teacher asks of the Admins, once another ground confirms the school. */
export const deleteOpenRequest = (tx: Db, teacherId: string): Promise<void> =>
  deleteBy('schoolConfirmations', 'teacherId', 'basis', 'state')(tx, teacherId, 'admin', 'waiting');

export const deleteGround = deleteBy('schoolConfirmations', 'id');
