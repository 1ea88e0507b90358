// Changes how old an account counts: a child may become younger alone, and older by a parent or an Admin.
import { ageOf, bandOf, raisesAge, type StatedAge } from '@lanternwise/shared/constants/age';
import type { AgeBand } from '@lanternwise/shared/constants/users';
import type { Db } from '../../db/db.ts';
import type { HttpError } from '../../http/errors.ts';
import { setRole } from '../subscriptions/userPlan.ts';
import { isAdult, stated, statedAge, type UserRow, type UsersService } from '../users/service.ts';
import { settleBackpack } from './backpackPermission.ts';
import { insertEvent } from './repository.ts';
import { refuseTry } from './tries.ts';

/** `consentId`: the answer of the parent who does it. */
type AgeSetter = { actor: 'child' | 'admin' } | { actor: 'parent'; consentId: string };

/** What the owner of the account may do. Returns a refusal, whose try is kept. */
export async function changeOwnAge(
  tx: Db,
  users: UsersService,
  user: UserRow,
  change: Partial<StatedAge>,
): Promise<UserRow | HttpError> {
  const before = statedAge(user);
  const after = { ...before, ...change };
  if (raisesAge(before, after, Date.now())) return refuseTry(tx, user.id, 'older-refused');
  return setAge(tx, users, user, after, { actor: 'child' });
}

/** What a parent or an Admin says is true: a date of birth that says otherwise is deleted. */
export function setAgeBand(tx: Db, users: UsersService, user: UserRow, ageBand: AgeBand, by: AgeSetter) {
  const { dateOfBirth } = statedAge(user);
  const agrees = bandOf({ ageBand, dateOfBirth }, Date.now()) === ageBand;
  return setAge(tx, users, user, { ageBand, dateOfBirth: agrees ? dateOfBirth : null }, by);
}

async function setAge(
  tx: Db,
  users: UsersService,
  user: UserRow,
  after: StatedAge,
  { actor, ...by }: AgeSetter,
): Promise<UserRow> {
  const before = statedAge(user);
  const { ageBand, dateOfBirth } = after;
  if (ageBand === before.ageBand && dateOfBirth === before.dateOfBirth) return user;
  const change = { ageBand: stated(ageBand), dateOfBirth: dateOfBirth === null ? null : stated(dateOfBirth) };
  const changed = await users.updateAge(tx, user.id, change);
  await settleBackpack(tx, users, changed);
  const years = ageOf(after, Date.now()) - ageOf(before, Date.now());
  if (years !== 0) await insertEvent(tx, { userId: user.id, kind: years > 0 ? 'older' : 'younger', actor, ...by });
  const hasAdultRole = user.role === 'Teacher' || user.role === 'Parent';
  if (years >= 0 || !hasAdultRole || isAdult(changed)) return changed;
  // Who becomes a Teacher again has to be confirmed again.
  return setRole(tx, users, user.id, { role: 'User', roleWish: null });
}
