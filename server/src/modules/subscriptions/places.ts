// Takes places of licences: the one function through which anybody comes to use one, and how the taken ones are counted.
import type { LicenceKind, LicencePart } from '@lanternwise/shared/constants/plans';
import type { Role } from '@lanternwise/shared/constants/users';
import type { Db } from '../../db/db.ts';
import type { UserRow, UsersService } from '../users/service.ts';
import {
  activeUsesOfUser,
  countUses,
  findUse,
  insertLicenceUse,
  isOver,
  type LicenceRow,
  type LicenceUseRow,
  updateLicenceUse,
} from './repository.ts';
import { setRole, updateUserPlan } from './userPlan.ts';

type Persons = Record<LicencePart, number>;

/** Staff of a school that takes no place: one for ten, so that preparing a lesson costs no pupil a place. */
const staffWithoutPlace = ({ kind, places }: LicenceRow): number => (kind === 'school' ? Math.ceil(places / 10) : 0);

/** Never less than the pupils: how many teachers there are can only add to it. */
const takenPlaces = (licence: LicenceRow, { pupil, staff }: Persons): number =>
  pupil + Math.max(0, staff - staffWithoutPlace(licence));

/** The taken places of each of these licences, counted from the rows. */
export async function takenOf(db: Db, licences: readonly LicenceRow[]): Promise<Map<string, number>> {
  const persons = await personsOf(db, licences);
  return new Map(licences.map((licence) => [licence.id, takenPlaces(licence, persons(licence))]));
}

async function personsOf(db: Db, licences: readonly LicenceRow[]): Promise<(licence: LicenceRow) => Persons> {
  const ids = licences.map(({ id }) => id);
  const counts = await countUses(db, ids);
  const find = (id: string, part: LicencePart) =>
    counts.find((each) => each.codeId === id && each.part === part)?.persons ?? 0;
  return ({ id }) => ({ pupil: find(id, 'pupil'), staff: find(id, 'staff') });
}

/**
 * A learner becomes a Pilot by the code of a school or a pilot class; others, and families, get the plan. Who is a Pilot without
 * a code gets nothing, so that the end of this code takes nothing away.
 */
async function accessGivenTo(
  db: Db,
  { id, role }: { id: string; role: Role },
  kind: LicenceKind,
): Promise<LicenceUseRow['gave']> {
  if (kind === 'family' || (role !== 'User' && role !== 'Pilot')) return 'plan';
  return role === 'User' || (await hasRoleByCode(db, id)) ? 'role' : 'nothing';
}

export const hasRoleByCode = async (db: Db, userId: string): Promise<boolean> =>
  (await activeUsesOfUser(db, userId)).some(({ use }) => use.gave === 'role');

interface PlaceFor {
  person: Pick<UserRow, 'id' | 'role'>;
  part: LicencePart;
  /** The class that takes the place for its student. */
  groupId: string | null;
  now: number;
}

/**
 * Lets a person use a licence, and gives what it gives. Everybody comes in here, within a write, and writes of all processes run one
 * after another: what is counted is what is there.
 * @returns `had` if the person uses it already
 */
export async function takePlace(
  tx: Db,
  users: UsersService,
  licence: LicenceRow,
  { person, part, groupId, now }: PlaceFor,
): Promise<'taken' | 'had' | 'full'> {
  const before = await findUse(tx, licence.id, person.id);
  if (before?.endedAt === null) return 'had';
  const persons = (await personsOf(tx, [licence]))(licence);
  const after = takenPlaces(licence, { ...persons, [part]: persons[part] + 1 });
  const costsPlace = after > takenPlaces(licence, persons);
  if (isOver(licence, now) || (costsPlace && after > licence.places)) return 'full';
  const gave = await accessGivenTo(tx, person, licence.kind);
  if (before) await updateLicenceUse(tx, licence.id, person.id, { endedAt: null, groupId, gave, part });
  else {
    const { id: codeId } = licence;
    await insertLicenceUse(tx, { codeId, userId: person.id, gave, part, usedAt: now, endedAt: null, groupId });
  }
  if (gave === 'role') await setRole(tx, users, person.id, { role: 'Pilot' });
  else await updateUserPlan(tx, users, person.id, now);
  return 'taken';
}
