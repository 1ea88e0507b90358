// The staff of a school licence: its holder, approval of colleagues, and which learners may take its places.
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { isSchoolConfirmed } from '../consent/schoolConsent.ts';
import { requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { decideGround, setLicenceGround } from './confirmations.ts';
import { findGround, groundOf, groundsOf, staffOf } from './confirmationsRepository.ts';
import { takePlace } from './places.ts';
import { activeUsesOfUser, endLicenceUse, findLicence, type LicenceRow } from './repository.ts';
import { updateUserPlan } from './userPlan.ts';

/** A staff code that got about must not fill the approver's list. */
const STAFF_WAITING_MAX = 50;

type StaffMember = Awaited<ReturnType<typeof staffOf>>[number];

const teaches = ({ role, status }: Pick<StaffMember, 'role' | 'status'>): boolean =>
  status === 'active' && (role === 'Teacher' || role === 'Admin');

/** Who approves colleagues: the buyer if he teaches, else the teacher who entered the staff code first. */
function approverOf(staff: readonly StaffMember[]): StaffMember | undefined {
  const holders = staff.filter((each) => each.ground.state === 'confirmed' && teaches(each));
  return holders.find(({ ground }) => ground.basis === 'purchase') ?? holders[0];
}

/**
 * A teacher enters the staff code. The first one is the school's; each other one waits for that one or an Admin, so that a code that was
 * passed on opens nothing by itself.
 */
export async function enterStaffCode(
  tx: Db,
  users: UsersService,
  person: UserRow,
  licence: LicenceRow,
  now: number,
): Promise<'confirmed' | 'waiting'> {
  if (person.role !== 'Teacher' && person.role !== 'Admin') throw staffOnlyError();
  const known = await groundOf(tx, person.id, licence.id);
  if (known?.state === 'confirmed') throw new HttpError(409, 'code-used', 'You have already used this code.');
  if (known?.state === 'declined') throw staffDeclinedError();
  const others = (await staffOf(tx, licence.id)).filter(({ ground }) => ground.teacherId !== person.id);
  const isFirst = person.role === 'Admin' || (await isFirstOfSchool(tx, person.id, others));
  const state = isFirst ? 'confirmed' : 'waiting';
  if (!known && !isFirst && others.filter(({ ground }) => ground.state === 'waiting').length >= STAFF_WAITING_MAX)
    throw staffQueueFullError();
  // What waits goes on waiting, with what it rests on.
  if (!known || state === 'confirmed')
    await setLicenceGround(tx, { teacherId: person.id, licenceId: licence.id, basis: 'staff-code', state }, now);
  await alignStaffPlaces(tx, users, person.id, now);
  return state;
}

/** Nobody else was let in or declined before, and no Admin has declined this one: else a second account would undo a no. */
async function isFirstOfSchool(db: Db, teacherId: string, others: readonly StaffMember[]): Promise<boolean> {
  if (others.some(({ ground }) => ground.state !== 'waiting')) return false;
  return (await groundOf(db, teacherId, null))?.state !== 'declined';
}

/** Gives a teacher the use of the licences of which he is confirmed staff, and ends that of those that declined him. */
export async function alignStaffPlaces(tx: Db, users: UsersService, teacherId: string, now: number): Promise<void> {
  const person = requireRow(await users.find(tx, teacherId));
  const grounds = await groundsOf(tx, teacherId);
  for (const { ground, licence } of grounds) {
    if (licence && ground.state === 'confirmed' && ground.basis !== 'purchase')
      await takePlace(tx, users, licence, { person, part: 'staff', groupId: null, now });
  }
  for (const { use } of await activeUsesOfUser(tx, teacherId)) {
    const ground = grounds.find((each) => each.ground.licenceId === use.codeId)?.ground;
    if (use.part !== 'staff' || (ground && ground.state !== 'declined')) continue;
    await endLicenceUse(tx, use, now);
    await updateUserPlan(tx, users, teacherId, now);
  }
}

const staffQueueFullError = () =>
  new HttpError(409, 'staff-queue-full', 'Too many teachers wait for this licence already. Please ask an Admin.');
const staffOnlyError = () =>
  new HttpError(
    409,
    'staff-code',
    'This is the code for teachers. Students use the other code; if you teach, become a teacher under My account first.',
  );
export const staffDeclinedError = () =>
  new HttpError(
    409,
    'staff-declined',
    'Your school has declined your request. Please talk to your colleagues or an Admin.',
  );
export const staffWaitingError = () =>
  new HttpError(
    409,
    'staff-waiting',
    'A colleague of your school or an Admin has to approve you first. Your dashboard shows when that is done.',
  );

/** Whether the teacher bought the licence or was let in by its staff code. */
export const holdsLicence = async (db: Db, teacherId: string, licenceId: string): Promise<boolean> =>
  (await groundOf(db, teacherId, licenceId))?.state === 'confirmed';

/** For whose places the teachers of a class may ask: nobody, students with accounts of their own, or class accounts too. */
export type PlaceRight = 'nobody' | 'own-accounts' | 'all';

export async function placeRightOf(
  db: Db,
  users: UsersService,
  licence: LicenceRow,
  teacherIds: readonly string[],
): Promise<PlaceRight> {
  let right: PlaceRight = licence.kind === 'pilot' ? 'own-accounts' : 'nobody';
  for (const id of new Set(teacherIds)) {
    const teacher = await users.find(db, id);
    if (!teacher || !teaches(teacher)) continue;
    const holds = licence.kind === 'pilot' || teacher.role === 'Admin' || (await holdsLicence(db, id, licence.id));
    if (holds && isSchoolConfirmed(teacher)) return 'all';
    if (holds) right = 'own-accounts';
  }
  return right;
}

export interface Colleague {
  id: string;
  username: string;
  school: string | null;
  state: 'waiting' | 'confirmed';
  askedAt: number;
  /** The last four signs of the licence's code for students, by which the approver knows it. */
  licence: string;
}

/** The colleagues of one licence whose requests this teacher decides. */
export async function colleaguesOf(db: Db, teacherId: string, licence: LicenceRow): Promise<Colleague[]> {
  const staff = await staffOf(db, licence.id);
  if (approverOf(staff)?.ground.teacherId !== teacherId) return [];
  return staff.flatMap(({ ground: { id, state, askedAt, teacherId: who }, username, school, ...account }) =>
    who === teacherId || state === 'declined' || !teaches(account)
      ? []
      : [{ id, username, school, state, askedAt, licence: licence.code.slice(-4) }],
  );
}

/** The approver lets a colleague in, or not, or no longer. */
export async function answerColleague(
  tx: Db,
  users: UsersService,
  { callerId, groundId, accept }: { callerId: string; groundId: string; accept: boolean },
  now: number,
): Promise<void> {
  const ground = await findGround(tx, groundId);
  const licence = ground?.licenceId ? await findLicence(tx, ground.licenceId) : undefined;
  const mine = licence ? await colleaguesOf(tx, callerId, licence) : [];
  if (!ground || !licence || !mine.some(({ id }) => id === groundId)) {
    throw new HttpError(404, 'no-request', 'This request no longer exists.');
  }
  await decideGround(tx, ground, { state: accept ? 'confirmed' : 'declined', decidedBy: callerId }, now);
  await alignStaffPlaces(tx, users, ground.teacherId, now);
  await recordAudit(tx, callerId, accept ? 'staff-approved' : 'staff-declined', ['user', ground.teacherId], {
    licence: licence.id,
  });
}
