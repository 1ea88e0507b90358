// Rules of codes: what a code gives to whom, how many may use it, and what is taken back when it ends.

import { randomBytes, randomUUID } from 'node:crypto';
import { readCode, SIGNS } from '@lanternwise/shared/constants/licence-code';
import type { LicenceKind } from '@lanternwise/shared/constants/plans';
import type { RefusalCode } from '@lanternwise/shared/contracts/refusals';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { type Caller, existing, type UsersService } from '../users/service.ts';
import {
  codesOf,
  endUse,
  findCode,
  insertCode,
  insertUse,
  type LicenceRow,
  overdueUses,
  type UseRow,
  updateCode,
  usesBy,
  usesOf,
} from './repository.ts';
import { summarise } from './summary.ts';

/** 60 random bits: nobody guesses one at 30 tries a minute. */
const CODE_LENGTH = 12;

const newCode = (): string => Array.from(randomBytes(CODE_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');

const refuse = (status: number, code: RefusalCode, words: string) => new HttpError(status, code, words);

export interface NewLicence {
  kind: LicenceKind;
  places: number;
  expiresAt: number;
  subscriptionId: string | null;
  createdBy: string | null;
  note: string | null;
}

export async function createLicence(tx: Db, wish: NewLicence, now: number): Promise<LicenceRow> {
  const row: LicenceRow = { id: randomUUID(), code: newCode(), revokedAt: null, createdAt: now, ...wish };
  await insertCode(tx, row);
  return row;
}

/** Gives a person what a code is good for: the role Pilot to learners, a place in the plan where a role must stay. */
export async function redeem(tx: Db, users: UsersService, caller: Caller, typed: string, now: number) {
  const text = readCode(typed);
  const code = text && (await findCode(tx, text));
  if (!code) throw refuse(404, 'unknown-code', 'We do not know this code. Please compare every letter and digit.');
  if (code.revokedAt !== null || code.expiresAt <= now) {
    throw refuse(410, 'code-over', 'This code has ended. Please ask whoever gave it to you for a new one.');
  }
  const uses = await usesOf(tx, code.id);
  const before = uses.find(({ userId }) => userId === caller.id);
  if (before && before.endedAt === null) throw refuse(409, 'code-used', 'You use this code already.');
  const taken = uses.filter(({ endedAt }) => endedAt === null).length;
  if (taken >= code.places) {
    throw refuse(409, 'code-full', 'All places of this code are taken. Please ask whoever gave it to you.');
  }
  if (before) throw refuse(409, 'code-used', 'You used this code before. Please ask for a new one.');
  if (code.kind === 'family' && code.createdBy === caller.id) {
    throw refuse(409, 'own-code', 'This is your own family code: your plan is on already. Give it to your family.');
  }
  const { role } = existing(await users.find(tx, caller.id));
  const gave = code.kind !== 'family' && (role === 'User' || role === 'Pilot') ? 'role' : 'plan';
  await insertUse(tx, { codeId: code.id, userId: caller.id, gave, usedAt: now, endedAt: null });
  if (gave === 'role') await users.change(tx, caller.id, { role: 'Pilot' });
  else await summarise(tx, users, caller.id, now);
  return { kind: code.kind, endsAt: code.expiresAt };
}

/** Lets the codes of a subscription end when it does, and everybody who uses them with it. */
export async function followSubscription(tx: Db, users: UsersService, id: string, endsAt: number, now: number) {
  for (const code of await codesOf(tx, id)) {
    if (code.revokedAt === null) await endLicence(tx, users, code, endsAt, now);
  }
}

/** Moves the end of a code; where that is now or past, takes back what it gave. */
export async function endLicence(tx: Db, users: UsersService, code: LicenceRow, endsAt: number, now: number) {
  await updateCode(tx, code.id, { expiresAt: endsAt });
  for (const use of await usesOf(tx, code.id)) {
    if (use.endedAt !== null) continue;
    if (endsAt <= now) await takeBack(tx, users, use, now);
    else if (use.gave === 'plan') await summarise(tx, users, use.userId, now);
  }
}

/** Codes whose time ran out by itself. */
export async function endOverdue(tx: Db, users: UsersService, now: number): Promise<void> {
  for (const { use } of await overdueUses(tx, now)) await takeBack(tx, users, use, now);
}

async function takeBack(tx: Db, users: UsersService, use: UseRow, now: number): Promise<void> {
  // A family's place is left as it is: the subscription may be paid again, and the account shows that it has ended.
  if (use.gave === 'plan') return summarise(tx, users, use.userId, now);
  await endUse(tx, use, now);
  const still = (await usesBy(tx, use.userId)).some(({ use: other }) => other.gave === 'role');
  const user = await users.find(tx, use.userId);
  if (user?.role === 'Pilot' && !still) await users.change(tx, use.userId, { role: 'User' });
}
