// Reads and changes accounts: user data, profile, avatar, settings; also used by other modules.

import { STRICTEST_CONSENT_AGE } from '@lanternwise/shared/constants/consent';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { User } from '@lanternwise/shared/contracts/user';
import { isReservedName } from '@lanternwise/shared/text/reservedNames';
import type { SQL } from 'drizzle-orm';
import type { Db, Tables } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { isLimited, isYoungerThan, type LimitRow, notLimited } from './age.ts';
import {
  type Caller,
  type Credentials,
  countAdmins,
  type EvidenceUse,
  findCredentials,
  findCredentialsById,
  findUser,
  insertUser,
  type NewUser,
  type ProgressSummary,
  setCurrentMap,
  setProgressSummary,
  type UserRow,
  updateUser,
} from './repository.ts';
import { requireRow } from './requireRow.ts';
import { mergeSettings } from './settings.ts';
import { type AccessMode, type AccountRules, canOpenProtected, toUser } from './toUser.ts';

export { addressColumn, addressFor } from './address.ts';
export { ageBandOf, isAdult, limitColumns, stated, statedAge } from './age.ts';
export { callerColumns } from './repository.ts';
export { requireRow } from './requireRow.ts';
export { subscriptionState } from './toUser.ts';
export type { Caller, Credentials, EvidenceUse, NewUser, UserRow };

type OtherwiseChanged =
  | 'role'
  | 'username'
  | 'usernameKey'
  | 'parentalConsent'
  | 'consentRefusedAt'
  | 'ageBand'
  | 'dateOfBirth';

/** Everything but the role, which is changed by `setRole`, the user name, which stays, consent by `settleConsent` and the age by `setAge`. */
export type AccountChange = Omit<Partial<NewUser>, OtherwiseChanged> & { [Field in OtherwiseChanged]?: never };

/** Throws 409 if nobody may choose this user name. */
export function assertFreeName(username: string): void {
  if (!isReservedName(username)) return;
  const message = `The name "${username}" is reserved. Please choose another one.`;
  throw new HttpError(409, 'name-reserved', message, undefined, { username });
}

export class UsersService {
  readonly #store: Store;
  readonly #rules: AccountRules;

  constructor(store: Store, access: AccessMode, consentAge = STRICTEST_CONSENT_AGE) {
    this.#store = store;
    this.#rules = { access, consentAge };
  }

  toUser(row: UserRow): User {
    return toUser(row, this.#rules);
  }

  /** The current user of a session. */
  async currentUser(id: string): Promise<User> {
    return this.toUser(requireRow(await findUser(this.#store.db, id)));
  }

  /** Whether this site opens everything to everyone who is signed in. */
  get isOpenToAll(): boolean {
    return this.#rules.access === 'open';
  }

  canOpenProtected(row: Caller): boolean {
    return canOpenProtected(row, this.#rules.access, Date.now());
  }

  /** Whether the account is limited: no free text is shared and nothing of it is public. */
  isLimited(row: LimitRow): boolean {
    return isLimited(row, this.#rules.consentAge);
  }

  /** As `isLimited`, the other way round, for queries that join accounts. */
  readonly notLimited = (tables: Tables): SQL | undefined => notLimited(tables, this.#rules.consentAge);

  /** Whether this account is too young to decide without a parent. */
  needsConsent(row: LimitRow): boolean {
    return isYoungerThan(row, this.#rules.consentAge);
  }

  find(db: Db, id: string): Promise<UserRow | undefined> {
    return findUser(db, id);
  }

  /** Credentials of the account with this user name or e-mail address. */
  findCredentials(db: Db, identifier: string): Promise<Credentials | undefined> {
    return findCredentials(db, identifier);
  }

  findCredentialsById(db: Db, id: string): Promise<Credentials | undefined> {
    return findCredentialsById(db, id);
  }

  /** Number of active Admins. */
  countAdmins(db: Db): Promise<number> {
    return countAdmins(db);
  }

  /** Throws 409 for a reserved user name, which only an Admin may have; accounts from before keep theirs. */
  create(tx: Db, user: NewUser): Promise<UserRow> {
    if (user.role !== 'Admin') assertFreeName(user.username);
    return insertUser(tx, user);
  }

  /** Changes an account in another module's transaction. */
  async update(tx: Db, id: string, change: AccountChange): Promise<UserRow> {
    return requireRow(await updateUser(tx, id, change));
  }

  /** Only for `setAge` of the consent module, which asks whether the age may be changed. */
  async updateAge(tx: Db, id: string, change: Pick<NewUser, 'ageBand' | 'dateOfBirth'>): Promise<UserRow> {
    return requireRow(await updateUser(tx, id, change));
  }

  /** Only for `setRole` of the subscriptions module: a role decides which plan counts. */
  async updateRole(tx: Db, id: string, change: Partial<NewUser>): Promise<UserRow> {
    return requireRow(await updateUser(tx, id, change));
  }

  async setCurrentMap(tx: Db, id: string, map: string): Promise<UserRow> {
    return requireRow(await setCurrentMap(tx, id, map));
  }

  /** Replaces the progress summary of an account. */
  async setProgressSummary(tx: Db, id: string, summary: ProgressSummary): Promise<UserRow> {
    return requireRow(await setProgressSummary(tx, id, summary));
  }

  async updateAvatar(id: string, avatar: AvatarId): Promise<User> {
    return this.toUser(requireRow(await this.#store.write((tx) => updateUser(tx, id, { avatar }))));
  }

  /** Reads, merges and writes in one transaction, so that concurrent changes are both kept. */
  async updateSettings(id: string, settings: string | Record<string, unknown>): Promise<User> {
    const row = await this.#store.write(async (tx) => {
      const before = await findUser(tx, id);
      return before && updateUser(tx, id, { settings: mergeSettings(before.settings, settings) });
    });
    return this.toUser(requireRow(row));
  }
}
