// Rules of licence codes: making them, redeeming them, and revoking what a code gave when it ends.

import { randomBytes, randomUUID } from 'node:crypto';
import { LICENCE_CODE_ALPHABET, parseLicenceCode } from '@lanternwise/shared/constants/licenceCode';
import type { LicenceKind, PaymentProviderName } from '@lanternwise/shared/constants/plans';
import type { ErrorCode } from '@lanternwise/shared/contracts/error-codes';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { type Caller, requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { syncLicence } from './confirmations.ts';
import { hasRoleByCode, takePlace } from './places.ts';
import {
  endLicenceUse,
  findLicenceByCode,
  findUse,
  insertLicence,
  isOver,
  type LicenceRow,
  type LicenceUseRow,
  licencesOfSubscription,
  licenceUsesEndedAfter,
  overdueLicenceUses,
  requireLicence,
  updateLicence,
  usesOfLicence,
} from './repository.ts';
import { enterStaffCode } from './staff.ts';
import { setRole, updateUserPlan } from './userPlan.ts';

/** 60 random bits; not guessable within the rate limit. */
const CODE_LENGTH = 12;

export const generateCode = (): string =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => LICENCE_CODE_ALPHABET[byte % LICENCE_CODE_ALPHABET.length]).join('');

const licenceError = (status: number, code: ErrorCode, words: string) => new HttpError(status, code, words);

export interface NewLicence {
  kind: LicenceKind;
  places: number;
  expiresAt: number;
  subscriptionId: string | null;
  createdBy: string | null;
  note: string | null;
  provesSchool: boolean;
}

export async function createLicence(tx: Db, licence: NewLicence, now: number): Promise<LicenceRow> {
  const staffCode = licence.kind === 'school' ? generateCode() : null;
  const row: LicenceRow = {
    id: randomUUID(),
    code: generateCode(),
    staffCode,
    revokedAt: null,
    createdAt: now,
    ...licence,
  };
  await insertLicence(tx, row);
  return row;
}

/** A licence and which of its codes was typed; other kinds than a school's have one code for everybody. */
export interface TypedCode {
  licence: LicenceRow;
  isForStaff: boolean;
}

/** The licence of a code as it was typed; throws if there is none or it has ended. */
export async function requireRunningLicence(db: Db, typed: string, now: number): Promise<TypedCode> {
  const text = parseLicenceCode(typed);
  const licence = text && (await findLicenceByCode(db, text));
  if (!licence)
    throw licenceError(404, 'unknown-code', 'We do not recognise this code. Please check every letter and digit.');
  if (isOver(licence, now)) {
    throw licenceError(
      410,
      'code-over',
      'This code has ended. Please ask the person who gave it to you for a new one.',
    );
  }
  return { licence, isForStaff: licence.staffCode === text };
}

export const pupilsCodeError = () =>
  licenceError(
    409,
    'pupils-code',
    'This is the code for students. Teachers need the staff code of the licence: ask the person who bought it, or an Admin.',
  );
export const codeFullError = () =>
  licenceError(409, 'code-full', 'All places of this code are taken. Please ask the person who gave it to you.');

export interface Redeemed {
  kind: LicenceKind;
  endsAt: number;
  /** A colleague or an Admin has to approve the teacher first. */
  waiting: boolean;
}

/** Redeems a code: learners become Pilots; users with other roles, and families, get the plan. */
export async function redeemLicence(
  tx: Db,
  users: UsersService,
  caller: Caller,
  typed: string,
  now: number,
): Promise<Redeemed> {
  const { licence, isForStaff } = await requireRunningLicence(tx, typed, now);
  const person = requireRow(await users.find(tx, caller.id));
  const { kind, expiresAt: endsAt } = licence;
  if (isForStaff)
    return { kind, endsAt, waiting: (await enterStaffCode(tx, users, person, licence, now)) === 'waiting' };
  await redeemPupilsCode(tx, users, person, licence, now);
  return { kind, endsAt, waiting: false };
}

async function redeemPupilsCode(tx: Db, users: UsersService, person: UserRow, licence: LicenceRow, now: number) {
  if (licence.kind === 'school' && (person.role === 'Teacher' || person.role === 'Admin')) throw pupilsCodeError();
  const before = await findUse(tx, licence.id, person.id);
  if (before?.endedAt === null) throw licenceError(409, 'code-used', 'You have already used this code.');
  if (before) throw licenceError(409, 'code-used', 'You used this code before. Please ask for a new one.');
  if (licence.kind === 'family' && licence.createdBy === person.id) {
    throw licenceError(
      409,
      'own-code',
      'This is your own family code: your plan is already active. Give it to your family.',
    );
  }
  const place = await takePlace(tx, users, licence, { person, part: 'pupil', groupId: null, now });
  if (place === 'full') throw codeFullError();
}

/** A purchase in the sandbox is a rehearsal and proves nothing. */
export const isRealPayment = (provider: PaymentProviderName): boolean => provider === 'stripe';

/** Sets the end of a subscription's codes, and of the access of their users, to the subscription's end. */
export async function syncLicencesWithSubscription(
  tx: Db,
  users: UsersService,
  id: string,
  endsAt: number,
  now: number,
) {
  for (const code of await licencesOfSubscription(tx, id)) {
    if (code.revokedAt === null) await endLicence(tx, users, code, endsAt, now);
  }
}

/** Changes the end of a code; if it is not in the future, revokes what the code gave. */
export async function endLicence(tx: Db, users: UsersService, code: LicenceRow, endsAt: number, now: number) {
  await updateLicence(tx, code.id, { expiresAt: endsAt });
  for (const use of await usesOfLicence(tx, code.id)) {
    if (use.endedAt !== null) continue;
    if (endsAt <= now) await revokeUse(tx, users, use, now);
    else await updateUserPlan(tx, users, use.userId, now);
  }
  await syncLicence(tx, code.id, now);
}

/** Revokes the uses of expired codes. */
export async function endOverdue(tx: Db, users: UsersService, now: number): Promise<void> {
  const overdue = await overdueLicenceUses(tx, now);
  for (const { use } of overdue) await revokeUse(tx, users, use, now);
  // Places in a plan stay, and are found again each time.
  const ended = overdue.filter(({ use }) => use.gave !== 'plan').map(({ code }) => code.id);
  for (const licenceId of new Set(ended)) await syncLicence(tx, licenceId, now);
}

/** Undoes what a clock did that was ahead: uses whose end lies in the future go on, as far as nobody has taken their places. */
export async function resumeEndedInFuture(tx: Db, users: UsersService, now: number): Promise<void> {
  for (const use of await licenceUsesEndedAfter(tx, now)) {
    const { part, groupId } = use;
    const person = requireRow(await users.find(tx, use.userId));
    const licence = await requireLicence(tx, use.codeId);
    const place = await takePlace(tx, users, licence, { person, part, groupId, now });
    if (place === 'full') await endLicenceUse(tx, use, now);
  }
}

async function revokeUse(tx: Db, users: UsersService, use: LicenceUseRow, now: number): Promise<void> {
  // Places in a plan are kept, because the subscription may be renewed; the account shows the plan as expired.
  if (use.gave === 'plan') return updateUserPlan(tx, users, use.userId, now);
  await endLicenceUse(tx, use, now);
  await takeAccessBack(tx, users, use, now);
}

/** What a use gave, after it has ended. */
export async function takeAccessBack(tx: Db, users: UsersService, use: LicenceUseRow, now: number): Promise<void> {
  const user = await users.find(tx, use.userId);
  const wasByCode = use.gave === 'role' && user?.role === 'Pilot';
  if (wasByCode && !(await hasRoleByCode(tx, use.userId))) await setRole(tx, users, use.userId, { role: 'User' });
  else await updateUserPlan(tx, users, use.userId, now);
}
