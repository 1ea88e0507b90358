// Seats of licences that classes take for their students: which licences a teacher may use, and taking and giving back seats.
import type { LicenceKind } from '@lanternwise/shared/constants/plans';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { type Caller, requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { groundOf, groundsOf } from './confirmationsRepository.ts';
import { pupilsCodeError, requireRunningLicence, takeAccessBack } from './licences.ts';
import { takenOf, takePlace } from './places.ts';
import {
  activeUsesOfUser,
  deleteLicenceUse,
  findLicence,
  findUse,
  isOver,
  type LicenceRow,
  updateLicenceUse,
  usesOfGroup,
  usesOfLicence,
} from './repository.ts';
import { enterStaffCode, holdsLicence, placeRightOf, staffDeclinedError, staffWaitingError } from './staff.ts';

/** A family's code is for its members; those of schools and pilot classes open classes. */
const opensClasses = ({ kind }: { kind: LicenceKind }): boolean => kind !== 'family';

export interface SeatCount {
  licence: LicenceRow;
  taken: number;
  isOver: boolean;
  /** For the buyer alone, who gives it to colleagues. */
  staffCode: string | null;
}

async function countSeats(db: Db, licence: LicenceRow, now: number, isBuyer = false): Promise<SeatCount> {
  const taken = (await takenOf(db, [licence])).get(licence.id) ?? 0;
  return { licence, taken, isOver: isOver(licence, now), staffCode: isBuyer ? licence.staffCode : null };
}

export async function seatsOf(db: Db, licenceId: string, now: number): Promise<SeatCount | undefined> {
  const licence = await findLicence(db, licenceId);
  return licence && countSeats(db, licence, now);
}

/** The running licences with which a teacher can open classes, the one that ends last first. */
export async function licencesHeldBy(db: Db, userId: string, now: number): Promise<SeatCount[]> {
  const asStaff = (await groundsOf(db, userId)).filter(({ ground }) => ground.state === 'confirmed');
  const pilot = (await activeUsesOfUser(db, userId)).map(({ code }) => code).filter(({ kind }) => kind === 'pilot');
  const bought = new Set(asStaff.filter(({ ground }) => ground.basis === 'purchase').map(({ licence }) => licence?.id));
  const all = [...asStaff.flatMap(({ licence }) => licence ?? []), ...pilot];
  const byId = new Map(all.filter((code) => !isOver(code, now)).map((code) => [code.id, code]));
  const sorted = [...byId.values()].sort((a, b) => b.expiresAt - a.expiresAt || b.createdAt - a.createdAt);
  return Promise.all(sorted.map((licence) => countSeats(db, licence, now, bought.has(licence.id))));
}

/**
 * The licence that a teacher opens a class with. Who enters a staff code here becomes staff of the licence, as under Plans; the code for
 * students opens a class only for those who are that already.
 * @returns an error instead of throwing it where what was written is to stay: the request of a teacher who waits
 */
export async function findClassLicence(
  tx: Db,
  users: UsersService,
  caller: Caller,
  typed: string,
  now: number,
): Promise<LicenceRow | HttpError> {
  const { licence, isForStaff } = await requireRunningLicence(tx, typed, now);
  if (!opensClasses(licence)) {
    throw new HttpError(
      409,
      'no-class-licence',
      'This code does not open a class. A class needs the code of a school licence, or one for a pilot class.',
    );
  }
  const person = requireRow(await users.find(tx, caller.id));
  if (person.role === 'Admin') return licence;
  if (licence.kind === 'pilot') await takePlaceOfTeacher(tx, users, person, licence, now);
  else if (!(await holdsLicence(tx, person.id, licence.id))) {
    const ground = await groundOf(tx, person.id, licence.id);
    if (ground?.state === 'declined') throw staffDeclinedError();
    if (isForStaff)
      return (await enterStaffCode(tx, users, person, licence, now)) === 'waiting' ? staffWaitingError() : licence;
    throw ground ? staffWaitingError() : pupilsCodeError();
  }
  return licence;
}

/** A pilot class has one code for all: its teacher takes a place while there is one, and holds it so. */
async function takePlaceOfTeacher(tx: Db, users: UsersService, person: UserRow, licence: LicenceRow, now: number) {
  await takePlace(tx, users, licence, { person, part: 'pupil', groupId: null, now });
}

export interface ClassSeats {
  licence: LicenceRow;
  groupId: string;
  /** Who asks for the seats: the teachers of the class, and the Admin who opens it. */
  teacherIds: readonly string[];
  userIds: readonly string[];
  now: number;
}

export interface SeatsMissing {
  /** Students without a seat, because all are taken. */
  full: number;
  /** Class accounts without one, because none of the teachers is confirmed. */
  unconfirmed: number;
}

/** Takes a seat for each person without one, in this order, as long as seats are free and the class may take them. */
export async function takeSeats(tx: Db, users: UsersService, seats: ClassSeats): Promise<SeatsMissing> {
  const { licence, groupId, now } = seats;
  const right = await placeRightOf(tx, users, licence, seats.teacherIds);
  const missing = { full: 0, unconfirmed: 0 };
  for (const userId of seats.userIds) {
    const person = requireRow(await users.find(tx, userId));
    const use = await findUse(tx, licence.id, userId);
    if (use?.endedAt === null) continue;
    if (right === 'nobody' || (person.isClassAccount && right !== 'all')) missing.unconfirmed += 1;
    else if ((await takePlace(tx, users, licence, { person, part: 'pupil', groupId, now })) === 'full')
      missing.full += 1;
  }
  return missing;
}

/**
 * Gives seats of a class back to the licence. The row goes, instead of ending: a returned seat is not one that a wrong clock ended.
 * @param stillOpenIn another class of the person with the same licence, which takes the seat over
 */
export async function giveSeatsBack(
  tx: Db,
  users: UsersService,
  { groupId, userIds, now }: { groupId: string; userIds: 'all' | readonly string[]; now: number },
  stillOpenIn: (userId: string, licenceId: string) => Promise<string | undefined>,
): Promise<void> {
  for (const use of await usesOfGroup(tx, groupId)) {
    if (userIds !== 'all' && !userIds.includes(use.userId)) continue;
    const other = await stillOpenIn(use.userId, use.codeId);
    if (other !== undefined) {
      await updateLicenceUse(tx, use.codeId, use.userId, { groupId: other });
      continue;
    }
    await deleteLicenceUse(tx, use.codeId, use.userId);
    if (use.endedAt === null) await takeAccessBack(tx, users, use, now);
  }
}

/** Which of these persons have a seat of the licence now. */
export async function seatedOf(db: Db, licenceId: string, userIds: readonly string[]): Promise<string[]> {
  const seated = new Set(
    (await usesOfLicence(db, licenceId)).filter(({ endedAt }) => endedAt === null).map(({ userId }) => userId),
  );
  return userIds.filter((id) => seated.has(id));
}
