// Derives from its grounds whether a teacher's school is confirmed, and keeps the account and the children's consent in step.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import {
  type Affected,
  giveSchoolConsent,
  isSchoolConfirmed,
  takeSchoolConsentBack,
} from '../consent/schoolConsent.ts';
import {
  accountOf,
  type ConfirmationRow,
  deleteGround,
  deleteOpenRequest,
  groundOf,
  groundsOf,
  insertGround,
  licenceGrounds,
  teachersRestingOn,
  updateAccount,
  updateGround,
} from './confirmationsRepository.ts';
import { isOver, type LicenceRow } from './repository.ts';

/** `kept`: an old code confirmed the school and an Admin has yet to decide: nothing new is confirmed, and what was agreed to stays. */
export type Standing = 'confirmed' | 'kept' | 'none';

type Ground = Pick<ConfirmationRow, 'basis' | 'state'>;

/** The one rule of what a ground is worth now. */
function worthOf({ basis, state }: Ground, licence: LicenceRow | null, now: number): Standing {
  if (basis === 'admin') return state === 'confirmed' ? 'confirmed' : 'none';
  if (!licence || licence.revokedAt !== null) return 'none';
  if (basis === 'old-code' && state === 'waiting') return 'kept';
  if (isOver(licence, now)) return 'none';
  return state === 'confirmed' && licence.provesSchool ? 'confirmed' : 'none';
}

export async function standingOf(db: Db, teacherId: string, now: number): Promise<Standing> {
  const role = (await accountOf(db, teacherId))?.role;
  if (role === 'Admin') return 'confirmed';
  if (role !== 'Teacher') return 'none';
  const worths = (await groundsOf(db, teacherId)).map(({ ground, licence }) => worthOf(ground, licence, now));
  return worths.includes('confirmed') ? 'confirmed' : worths.includes('kept') ? 'kept' : 'none';
}

/** Brings accounts and consents in step with the grounds; doing it again changes nothing. */
export async function syncTeachers(tx: Db, affected: Affected, now: number): Promise<void> {
  for (const teacherId of affected.teacherIds) {
    const isConfirmed = (await standingOf(tx, teacherId, now)) === 'confirmed';
    const account = await accountOf(tx, teacherId);
    if (!account) continue;
    if (isConfirmed !== (account.schoolConfirmedAt !== null))
      await updateAccount(tx, teacherId, { schoolConfirmedAt: isConfirmed ? now : null });
    if (!isConfirmed) continue;
    await deleteOpenRequest(tx, teacherId);
    await giveSchoolConsent(tx, teacherId, now);
  }
  const stands = async (teacherId: string) => (await standingOf(tx, teacherId, now)) !== 'none';
  await takeSchoolConsentBack(tx, affected, stands, now);
}

const syncTeacher = (tx: Db, teacherId: string, now: number): Promise<void> =>
  syncTeachers(tx, { teacherIds: [teacherId], licenceId: null }, now);

/** After a licence began, ended or goes on. */
export async function syncLicence(tx: Db, licenceId: string, now: number): Promise<void> {
  const teacherIds = await teachersRestingOn(tx, licenceId);
  await syncTeachers(tx, { teacherIds, licenceId }, now);
}

/** As time goes by: licences end, and a clock that was wrong is put right. */
export async function syncAllSchools(tx: Db, now: number): Promise<void> {
  const changed = new Set<string>();
  for (const { teacherId, licenceId, basis, isConfirmed } of await licenceGrounds(tx)) {
    const standing = await standingOf(tx, teacherId, now);
    const isLapsed = basis === 'old-code' && standing === 'none';
    if (isLapsed || isConfirmed !== (standing === 'confirmed')) changed.add(licenceId);
  }
  for (const licenceId of changed) await syncLicence(tx, licenceId, now);
}

/** Puts a teacher on the Admin's list, unless the school is confirmed: also by what was bought before the person became a Teacher. */
export async function askForConfirmation(tx: Db, teacherId: string, now: number): Promise<void> {
  await syncTeacher(tx, teacherId, now);
  const account = await accountOf(tx, teacherId);
  if (account?.role !== 'Teacher' || isSchoolConfirmed(account)) return;
  if (!(await groundOf(tx, teacherId, null)))
    await insertGround(tx, newGround({ teacherId, basis: 'admin', state: 'waiting' }, now));
}

/** Whether a decision on the teacher is pending, also where no row says so. */
export async function isDecisionDue(db: Db, teacherId: string): Promise<boolean> {
  const grounds = await groundsOf(db, teacherId);
  return grounds.length === 0 || grounds.some(({ ground }) => ground.state === 'waiting');
}

/** An Admin vouches for the teacher, also as staff of the licences whose code he entered. */
export async function confirmSchool(tx: Db, teacherId: string, adminId: string | null, now: number): Promise<void> {
  const decided = { state: 'confirmed', decidedAt: now, decidedBy: adminId } as const;
  await setAdminGround(tx, teacherId, decided);
  for (const { ground } of await groundsOf(tx, teacherId)) {
    if (ground.state === 'waiting') await updateGround(tx, ground.id, decided);
  }
  await syncTeacher(tx, teacherId, now);
}

/** An Admin does not know the school, or no longer: no ground counts any more. */
export async function declineSchool(tx: Db, teacherId: string, adminId: string, now: number): Promise<void> {
  const decided = { state: 'declined', decidedAt: now, decidedBy: adminId } as const;
  await setAdminGround(tx, teacherId, decided);
  for (const { ground } of await groundsOf(tx, teacherId)) {
    if (ground.state !== 'declined') await updateGround(tx, ground.id, decided);
  }
  await syncTeacher(tx, teacherId, now);
}

type AdminDecision = Pick<ConfirmationRow, 'state' | 'decidedBy'> & { decidedAt: number };

async function setAdminGround(tx: Db, teacherId: string, decided: AdminDecision): Promise<void> {
  const known = await groundOf(tx, teacherId, null);
  if (known) return updateGround(tx, known.id, decided);
  const ground = newGround({ teacherId, basis: 'admin', state: decided.state }, decided.decidedAt);
  await insertGround(tx, { ...ground, ...decided });
}

/** Who is no Teacher any more has to be confirmed again by an Admin: what a licence gave is kept as declined, so that its code helps no more. */
export async function forgetSchool(tx: Db, teacherId: string, now: number): Promise<void> {
  for (const { ground } of await groundsOf(tx, teacherId)) {
    if (ground.basis === 'admin') await deleteGround(tx, ground.id);
    else await updateGround(tx, ground.id, { state: 'declined', decidedAt: now });
  }
  await syncTeacher(tx, teacherId, now);
}

/** Sets the ground that a licence gives a teacher, once for each. */
export async function setLicenceGround(
  tx: Db,
  wanted: Pick<ConfirmationRow, 'teacherId' | 'basis' | 'state'> & { licenceId: string },
  now: number,
): Promise<void> {
  const { teacherId, licenceId, basis, state } = wanted;
  const decidedAt = state === 'waiting' ? null : now;
  const known = await groundOf(tx, teacherId, licenceId);
  if (known) await updateGround(tx, known.id, { basis, state, askedAt: now, decidedAt, decidedBy: null });
  else await insertGround(tx, { ...newGround(wanted, now), decidedAt });
  await syncTeacher(tx, teacherId, now);
}

/** Another person than the teacher decided. */
export async function decideGround(
  tx: Db,
  { id, teacherId }: ConfirmationRow,
  { state, decidedBy }: { state: 'confirmed' | 'declined'; decidedBy: string },
  now: number,
): Promise<void> {
  await updateGround(tx, id, { state, decidedAt: now, decidedBy });
  await syncTeacher(tx, teacherId, now);
}

const newGround = (
  ground: Pick<ConfirmationRow, 'teacherId' | 'basis' | 'state'> & { licenceId?: string },
  now: number,
): ConfirmationRow => ({
  id: randomUUID(),
  licenceId: null,
  ...ground,
  askedAt: now,
  decidedAt: null,
  decidedBy: null,
});
