// Rules of licence codes: redeeming, places, and revoking what a code gave when it ends.

import { randomBytes, randomUUID } from 'node:crypto';
import { LICENCE_CODE_ALPHABET, parseLicenceCode } from '@lanternwise/shared/constants/licenceCode';
import type { LicenceKind, PaymentProviderName } from '@lanternwise/shared/constants/plans';
import type { Role } from '@lanternwise/shared/constants/users';
import type { ErrorCode } from '@lanternwise/shared/contracts/error-codes';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { confirmSchool } from '../consent/schoolConsent.ts';
import { type Caller, requireRow, type UsersService } from '../users/service.ts';
import {
  activeUsesOfUser,
  endLicenceUse,
  findLicenceByCode,
  insertLicence,
  insertLicenceUse,
  type LicenceRow,
  type LicenceUseRow,
  licencesOfSubscription,
  licenceUsesEndedAfter,
  overdueLicenceUses,
  subscriptionById,
  updateLicence,
  usesOfLicence,
} from './repository.ts';
import { setRole, updateUserPlan } from './userPlan.ts';

/** 60 random bits; not guessable within the rate limit. */
const CODE_LENGTH = 12;

const generateCode = (): string =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => LICENCE_CODE_ALPHABET[byte % LICENCE_CODE_ALPHABET.length]).join('');

const licenceError = (status: number, code: ErrorCode, words: string) => new HttpError(status, code, words);

export interface NewLicence {
  kind: LicenceKind;
  places: number;
  expiresAt: number;
  subscriptionId: string | null;
  createdBy: string | null;
  note: string | null;
}

export async function createLicence(tx: Db, licence: NewLicence, now: number): Promise<LicenceRow> {
  const row: LicenceRow = { id: randomUUID(), code: generateCode(), revokedAt: null, createdAt: now, ...licence };
  await insertLicence(tx, row);
  return row;
}

export const isOver = ({ revokedAt, expiresAt }: LicenceRow, now: number): boolean =>
  revokedAt !== null || expiresAt <= now;

/** The licence of a code as it was typed; throws if there is none or it has ended. */
export async function requireRunningLicence(db: Db, typed: string, now: number): Promise<LicenceRow> {
  const text = parseLicenceCode(typed);
  const code = text && (await findLicenceByCode(db, text));
  if (!code)
    throw licenceError(404, 'unknown-code', 'We do not recognise this code. Please check every letter and digit.');
  if (isOver(code, now)) {
    throw licenceError(
      410,
      'code-over',
      'This code has ended. Please ask the person who gave it to you for a new one.',
    );
  }
  return code;
}

/**
 * A learner becomes a Pilot by the code of a school or a pilot class; others, and families, get the plan. Who is a Pilot without
 * a code gets nothing, so that the end of this code takes nothing away.
 */
export async function accessGivenTo(
  db: Db,
  { id, role }: { id: string; role: Role },
  kind: LicenceKind,
): Promise<LicenceUseRow['gave']> {
  if (kind === 'family' || (role !== 'User' && role !== 'Pilot')) return 'plan';
  return role === 'User' || (await hasRoleByCode(db, id)) ? 'role' : 'nothing';
}

const hasRoleByCode = async (db: Db, userId: string): Promise<boolean> =>
  (await activeUsesOfUser(db, userId)).some(({ use }) => use.gave === 'role');

/**
 * The places of a code that are taken. Those of a school are for its students: a teacher who prepares lessons takes none, up to one
 * teacher for ten places.
 */
export function takenPlaces({ kind, places }: LicenceRow, uses: readonly LicenceUseRow[]): number {
  const running = uses.filter(({ endedAt }) => endedAt === null);
  if (kind !== 'school') return running.length;
  const teachers = running.filter(({ gave }) => gave === 'plan').length;
  return running.length - Math.min(teachers, Math.ceil(places / 10));
}

export async function giveAccess(tx: Db, users: UsersService, { userId, gave }: LicenceUseRow, now: number) {
  if (gave === 'role') await setRole(tx, users, userId, { role: 'Pilot' });
  else await updateUserPlan(tx, users, userId, now);
}

/** Redeems a code: learners become Pilots; users with other roles, and families, get the plan. */
export async function redeemLicence(tx: Db, users: UsersService, caller: Caller, typed: string, now: number) {
  const code = await requireRunningLicence(tx, typed, now);
  const uses = await usesOfLicence(tx, code.id);
  const previousUse = uses.find(({ userId }) => userId === caller.id);
  if (previousUse && previousUse.endedAt === null)
    throw licenceError(409, 'code-used', 'You have already used this code.');
  const person = requireRow(await users.find(tx, caller.id));
  const gave = await accessGivenTo(tx, person, code.kind);
  const newUse: LicenceUseRow = { codeId: code.id, userId: caller.id, gave, usedAt: now, endedAt: null, groupId: null };
  if (takenPlaces(code, [...uses, newUse]) > code.places) {
    throw licenceError(
      409,
      'code-full',
      'All places of this code are taken. Please ask the person who gave it to you.',
    );
  }
  if (previousUse) throw licenceError(409, 'code-used', 'You used this code before. Please ask for a new one.');
  if (code.kind === 'family' && code.createdBy === caller.id) {
    throw licenceError(
      409,
      'own-code',
      'This is your own family code: your plan is already active. Give it to your family.',
    );
  }
  await insertLicenceUse(tx, newUse);
  await giveAccess(tx, users, newUse, now);
  if (person.role === 'Teacher' && (await provesSchool(tx, code))) await confirmSchool(tx, caller.id, now);
  return { kind: code.kind, endsAt: code.expiresAt };
}

/** Whether a code proves that its holder works for a school: an Admin issued it, or a real payment brought it. */
export async function provesSchool(db: Db, code: LicenceRow): Promise<boolean> {
  if (code.kind !== 'school') return false;
  if (code.subscriptionId === null) return true;
  const subscription = await subscriptionById(db, code.subscriptionId);
  return subscription !== undefined && isRealPayment(subscription.provider);
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
}

/** Revokes the uses of expired codes. */
export async function endOverdue(tx: Db, users: UsersService, now: number): Promise<void> {
  for (const { use } of await overdueLicenceUses(tx, now)) await revokeUse(tx, users, use, now);
}

/** Undoes what a clock did that was ahead: uses whose end lies in the future. */
export async function resumeEndedInFuture(tx: Db, users: UsersService, now: number): Promise<void> {
  for (const use of await licenceUsesEndedAfter(tx, now)) {
    await endLicenceUse(tx, use, null);
    const user = await users.find(tx, use.userId);
    if (use.gave === 'role' && user?.role === 'User') await setRole(tx, users, use.userId, { role: 'Pilot' });
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
