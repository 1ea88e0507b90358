// Seats of licences that classes take for their students: which licences a teacher may use, and taking and giving back seats.
import type { LicenceKind } from '@lanternwise/shared/constants/plans';
import type { Role } from '@lanternwise/shared/constants/users';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { confirmSchool } from '../consent/schoolConsent.ts';
import { type Caller, requireRow, type UsersService } from '../users/service.ts';
import {
  accessGivenTo,
  giveAccess,
  isOver,
  provesSchool,
  requireRunningLicence,
  takeAccessBack,
  takenPlaces,
} from './licences.ts';
import {
  activeUsesOfUser,
  deleteLicenceUse,
  findLicence,
  insertLicenceUse,
  type LicenceRow,
  type LicenceUseRow,
  licencesBoughtBy,
  subscriptionById,
  updateLicenceUse,
  usesOfGroup,
  usesOfLicence,
} from './repository.ts';

/** A family's code is for its members; those of schools and pilot classes open classes. */
const opensClasses = ({ kind }: { kind: LicenceKind }): boolean => kind !== 'family';

export interface SeatCount {
  licence: LicenceRow;
  taken: number;
  isOver: boolean;
}

async function countSeats(db: Db, licence: LicenceRow, now: number): Promise<SeatCount> {
  return { licence, taken: takenPlaces(licence, await usesOfLicence(db, licence.id)), isOver: isOver(licence, now) };
}

export async function seatsOf(db: Db, licenceId: string, now: number): Promise<SeatCount | undefined> {
  const licence = await findLicence(db, licenceId);
  return licence && countSeats(db, licence, now);
}

/** The running licences that a teacher bought or entered, the one that ends last first. */
export async function licencesHeldBy(db: Db, userId: string, now: number): Promise<SeatCount[]> {
  const entered = (await activeUsesOfUser(db, userId)).map(({ code }) => code);
  const all = [...(await licencesBoughtBy(db, userId)), ...entered];
  const byId = new Map(all.filter((code) => opensClasses(code) && !isOver(code, now)).map((code) => [code.id, code]));
  const sorted = [...byId.values()].sort((a, b) => b.expiresAt - a.expiresAt || b.createdAt - a.createdAt);
  return Promise.all(sorted.map((licence) => countSeats(db, licence, now)));
}

/**
 * The licence that a teacher opens a class with. A teacher who enters a code for the first time gets the plan too, as under Plans,
 * and a school's code confirms the school.
 */
export async function requireClassLicence(
  tx: Db,
  users: UsersService,
  caller: Caller,
  typed: string,
  now: number,
): Promise<LicenceRow> {
  const licence = await requireRunningLicence(tx, typed, now);
  if (!opensClasses(licence)) {
    throw new HttpError(
      409,
      'no-class-licence',
      'This code does not open a class. A class needs the code of a school licence, or one for a pilot class.',
    );
  }
  const { role } = requireRow(await users.find(tx, caller.id));
  if (role !== 'Teacher') return licence;
  await holdLicence(tx, users, caller.id, licence, now);
  if (await provesSchool(tx, licence)) await confirmSchool(tx, caller.id, now);
  return licence;
}

async function holdLicence(tx: Db, users: UsersService, userId: string, licence: LicenceRow, now: number) {
  const bought = licence.subscriptionId === null ? undefined : await subscriptionById(tx, licence.subscriptionId);
  const uses = await usesOfLicence(tx, licence.id);
  if (bought?.userId === userId || uses.some((use) => use.userId === userId)) return;
  const use = await newUse(tx, licence, { id: userId, role: 'Teacher' }, now);
  // The students come first: a teacher beyond those who need no place takes none of theirs.
  if (takenPlaces(licence, [...uses, use]) > takenPlaces(licence, uses)) return;
  await insertLicenceUse(tx, use);
  await giveAccess(tx, users, use, now);
}

const newUse = async (
  tx: Db,
  { id, kind }: LicenceRow,
  person: { id: string; role: Role },
  now: number,
): Promise<LicenceUseRow> => ({
  codeId: id,
  userId: person.id,
  gave: await accessGivenTo(tx, person, kind),
  usedAt: now,
  endedAt: null,
  groupId: null,
});

/** Takes a seat for each person without one, in this order, as long as seats are free. Returns how many have none. */
export async function takeSeats(
  tx: Db,
  users: UsersService,
  { licence, groupId, userIds, now }: { licence: LicenceRow; groupId: string; userIds: readonly string[]; now: number },
): Promise<number> {
  const uses = await usesOfLicence(tx, licence.id);
  let free = isOver(licence, now) ? 0 : licence.places - takenPlaces(licence, uses);
  let missing = 0;
  for (const userId of userIds) {
    const before = uses.find((use) => use.userId === userId);
    if (before?.endedAt === null) continue;
    if (free <= 0) {
      missing += 1;
      continue;
    }
    free -= 1;
    const person = requireRow(await users.find(tx, userId));
    const use = { ...(await newUse(tx, licence, person, now)), groupId };
    // A seat that ended gives what the person lacks now.
    if (before) await updateLicenceUse(tx, before, { endedAt: null, groupId, gave: use.gave });
    else await insertLicenceUse(tx, use);
    await giveAccess(tx, users, use, now);
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
      await updateLicenceUse(tx, use, { groupId: other });
      continue;
    }
    await deleteLicenceUse(tx, use);
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
