// Reads and changes accounts: user data, profile, avatar, settings; also used by other modules.
import { needsConsent, STRICTEST_CONSENT_AGE } from '@lanternwise/shared/constants/consent';
import type { AgeBand, AvatarId } from '@lanternwise/shared/constants/users';
import type { ProfileBody, User } from '@lanternwise/shared/contracts/user';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
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
import { type AccessMode, type AccountRules, canOpenProtected, isLimited, toUser } from './toUser.ts';

export { addressColumn, addressFor } from './address.ts';
export { callerColumns } from './repository.ts';
export { requireRow } from './requireRow.ts';
export { subscriptionState } from './toUser.ts';
export type { Caller, EvidenceUse, NewUser, UserRow };

/** Everything but the role, which is changed by `setRole`. */
export type AccountChange = Omit<Partial<NewUser>, 'role'> & { role?: never };

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

  /** Whether the account is limited: no free text is shared and certificates are not public. */
  isLimited(row: Pick<Caller, 'ageBand' | 'parentalConsent'>): boolean {
    return isLimited(row, this.#rules.consentAge);
  }

  /** Whether this age band needs parental consent. */
  needsConsent(ageBand: AgeBand): boolean {
    return needsConsent(ageBand, this.#rules.consentAge);
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

  create(tx: Db, user: NewUser): Promise<UserRow> {
    return insertUser(tx, user);
  }

  /** Changes an account in another module's transaction. */
  async update(tx: Db, id: string, change: AccountChange): Promise<UserRow> {
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

  updateProfile(id: string, profile: ProfileBody): Promise<User> {
    const change = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
    return this.#updateAndView(id, change);
  }

  updateAvatar(id: string, avatar: AvatarId): Promise<User> {
    return this.#updateAndView(id, { avatar });
  }

  /** Reads, merges and writes in one transaction, so that concurrent changes are both kept. */
  async updateSettings(id: string, settings: string | Record<string, unknown>): Promise<User> {
    const row = await this.#store.write(async (tx) => {
      const before = await findUser(tx, id);
      return before && updateUser(tx, id, { settings: mergeSettings(before.settings, settings) });
    });
    return this.toUser(requireRow(row));
  }

  async #updateAndView(id: string, change: Partial<NewUser>): Promise<User> {
    return this.toUser(requireRow(await this.#store.write((tx) => updateUser(tx, id, change))));
  }
}
