// Rules of class accounts: creation from a list of names, new passphrases, renaming, deletion.
import { randomUUID } from 'node:crypto';
import { GROUP_MEMBERS_MAX } from '@lanternwise/shared/constants/groups';
import type { AccountState, AgeBand } from '@lanternwise/shared/constants/users';
import { DELETION_GRACE_DAYS } from '@lanternwise/shared/contracts/account';
import type { LoginCard } from '@lanternwise/shared/contracts/class-accounts';
import { normalizeName } from '@lanternwise/shared/groups/nameText';
import {
  nameKey,
  nameProblem,
  parseRosterLines,
  problemMessage,
  type RosterReason,
} from '@lanternwise/shared/groups/roster';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { hashPassword, NO_PASSWORD, revokeSessions, type Turn } from '../auth/passwordFacade.ts';
import { isSchoolConfirmed, recordSchoolConsent } from '../consent/schoolConsent.ts';
import { declinedByParent } from '../consent/service.ts';
import { type AccountChange, type Caller, requireRow, stated, type UsersService } from '../users/service.ts';
import { requireActiveGroup } from './access.ts';
import {
  classAccountNames,
  classAccountsOf,
  insertClassAccount,
  updateClassAccount,
} from './classAccountsRepository.ts';
import { seatNewMembers } from './classSeats.ts';
import { generatePassphrase, generateUsername } from './credentialGenerator.ts';
import { admitOwnAccount, enter } from './entry.ts';
import { countMembers } from './repository.ts';

interface SkippedName {
  index: number;
  name: string;
  message: string;
  reason: RosterReason;
  sameAs: number | null;
}

const DAY_MS = 24 * 3_600_000;

interface GeneratedPassword {
  phrase: string;
  passwordHash: string;
}

export interface NewClassAccounts {
  names: readonly string[];
  ageBand: AgeBand;
  schoolConsent: boolean;
}

export interface ClassAccountPatch {
  name?: string | undefined;
  deleted?: boolean | undefined;
}

export class ClassAccountsService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
  ) {}

  /** Creates an account for every valid name in one transaction and reports the other names. */
  async create(
    caller: Caller,
    groupId: string,
    input: NewClassAccounts,
    turn: Turn,
  ): Promise<{ cards: LoginCard[]; skipped: SkippedName[]; consentPending: boolean }> {
    await requireActiveGroup(this.store.db, groupId, caller);
    const { names, problems } = parseRosterLines(input.names);
    const invalid = problems.map(({ line, text, ...why }) => ({ ...why, index: line - 1, name: text }));
    const secrets = await generatePasswords(names.length, turn);
    const { cards, taken, consentPending } = await this.store.write(async (tx) => {
      await requireActiveGroup(tx, groupId, caller);
      const known = new Set((await classAccountNames(tx, groupId)).map(nameKey));
      const taken = names.filter(({ name }) => known.has(nameKey(name)));
      const newNames = names.filter(({ name }) => !known.has(nameKey(name)));
      await assertRoomFor(tx, groupId, newNames.length);
      const confirmed = isSchoolConfirmed(requireRow(await this.users.find(tx, caller.id)));
      const cards: LoginCard[] = [];
      for (const [at, { name }] of newNames.entries()) {
        const secret = secrets[at];
        if (secret) cards.push(await this.#add(tx, caller, groupId, name, secret, { ...input, confirmed }));
      }
      if (cards.length > 0) {
        await seatNewMembers(
          tx,
          this.users,
          groupId,
          cards.map(({ id }) => id),
        );
        const detail = { accounts: cards.length, schoolConsent: input.schoolConsent };
        await recordAudit(tx, caller.id, 'class-accounts-made', ['group', groupId], detail);
      }
      return { cards, taken, consentPending: input.schoolConsent && !confirmed };
    });
    const duplicates = taken.map(({ line, name }) => ({
      index: line - 1,
      name,
      message: problemMessage('taken', name),
      reason: 'taken' as const,
      sameAs: null,
    }));
    return { cards, consentPending, skipped: [...invalid, ...duplicates].sort((a, b) => a.index - b.index) };
  }

  /** Sets new passphrases and ends the sessions of the accounts. */
  async resetPasswords(
    caller: Caller,
    groupId: string,
    userIds: 'all' | readonly string[],
    turn: Turn,
  ): Promise<LoginCard[]> {
    await requireActiveGroup(this.store.db, groupId, caller);
    const found = await classAccountsOf(this.store.db, groupId, userIds);
    const wanted = found.filter(({ deletionDueAt }) => deletionDueAt === null);
    if (wanted.length === 0 || (userIds !== 'all' && wanted.length < new Set(userIds).size)) {
      throw unknownClassAccountError('be given a new pass phrase');
    }
    const secrets = await generatePasswords(wanted.length, turn);
    return this.store.write(async (tx) => {
      await requireActiveGroup(tx, groupId, caller);
      const cards: LoginCard[] = [];
      for (const [at, account] of wanted.entries()) {
        const secret = secrets[at];
        if (!secret) continue;
        await this.users.update(tx, account.id, { passwordHash: secret.passwordHash });
        await revokeSessions(tx, account.id);
        await recordAudit(tx, caller.id, 'class-password-reset', ['user', account.id], { groupId });
        const { id, name, username } = account;
        cards.push({ id, name, username, passphrase: secret.phrase });
      }
      return cards;
    });
  }

  /** Renames, deletes or restores an account. Deleted accounts cannot sign in and are purged after the grace period. */
  async update(caller: Caller, groupId: string, userId: string, change: ClassAccountPatch): Promise<void> {
    const name = change.name === undefined ? undefined : normalizeName(change.name);
    const problem = name === undefined ? undefined : nameProblem(name);
    if (name !== undefined && problem !== undefined)
      throw new HttpError(400, 'invalid-input', problemMessage(problem, name));
    await this.store.write(async (tx) => {
      await requireActiveGroup(tx, groupId, caller);
      const [account] = await classAccountsOf(tx, groupId, [userId]);
      if (!account) throw unknownClassAccountError('be changed here');
      if (name !== undefined) {
        const others = (await classAccountNames(tx, groupId)).filter((each) => each !== account.name).map(nameKey);
        if (others.includes(nameKey(name))) throw nameTakenError(name);
        await updateClassAccount(tx, userId, { name });
      }
      if (change.deleted === undefined || change.deleted === (account.deletionDueAt !== null)) return;
      if (!change.deleted && (await declinedByParent(tx, userId))) throw keptByParentError();
      await this.users.update(tx, userId, deletionChange(change.deleted, account.status));
      if (change.deleted) await revokeSessions(tx, userId);
      const action = change.deleted ? 'class-account-deleted' : 'class-account-kept';
      await recordAudit(tx, caller.id, action, ['user', userId], { groupId });
    });
  }

  async #add(
    tx: Db,
    caller: Caller,
    groupId: string,
    name: string,
    { phrase, passwordHash }: GeneratedPassword,
    { ageBand, schoolConsent, confirmed }: NewClassAccounts & { confirmed: boolean },
  ): Promise<LoginCard> {
    const now = Date.now();
    const username = await this.#unusedUsername(tx);
    const declaresConsent = schoolConsent && ageBand !== '18+';
    const { id } = await this.users.create(tx, {
      id: randomUUID(),
      username,
      usernameKey: username,
      passwordHash,
      ageBand: stated(ageBand),
      settings: {},
      completedMaps: [],
      gameScores: {},
      isClassAccount: true,
      createdBy: caller.id,
      createdAt: now,
    });
    await enter(tx, admitOwnAccount(groupId, id), 'class-account', now);
    await insertClassAccount(tx, { userId: id, groupId, name, createdAt: now });
    if (declaresConsent) await recordSchoolConsent(tx, id, confirmed, now);
    return { id, name, username, passphrase: phrase };
  }

  async #unusedUsername(tx: Db): Promise<string> {
    for (let attempt = 0; ; attempt += 1) {
      const name = generateUsername(attempt);
      if (!(await this.users.findCredentials(tx, name))) return name;
    }
  }
}

const keptByParentError = () =>
  new HttpError(409, 'declined-by-parent', 'A parent declined this account. Only that parent or an Admin can keep it.');

const unknownClassAccountError = (action: string) =>
  new HttpError(404, 'no-class-account', `Only class accounts of this group can ${action}.`);

/**
 * A deleted account has no password, so that the old card cannot restore it.
 * Suspensions are not changed.
 */
function deletionChange(deleted: boolean, status: AccountState): AccountChange {
  const suspended = status === 'suspended';
  if (!deleted) return { status: suspended ? status : 'active', deletionDueAt: null };
  const deletionDueAt = Date.now() + DELETION_GRACE_DAYS * DAY_MS;
  return { status: suspended ? status : 'deleted-pending', deletionDueAt, passwordHash: NO_PASSWORD };
}

/** One after the other: a class takes one place in the queue of hashes, not sixty. */
async function generatePasswords(count: number, turn: Turn): Promise<GeneratedPassword[]> {
  const secrets: GeneratedPassword[] = [];
  while (secrets.length < count) {
    const phrase = generatePassphrase();
    secrets.push({ phrase, passwordHash: await hashPassword(phrase, turn, 'generated') });
  }
  return secrets;
}

const nameTakenError = (name: string) =>
  new HttpError(409, 'name-taken', problemMessage('taken', name), undefined, { username: name });

async function assertRoomFor(tx: Db, groupId: string, more: number): Promise<void> {
  const free = GROUP_MEMBERS_MAX - (await countMembers(tx, groupId));
  if (more > free) {
    throw new HttpError(
      409,
      'group-full',
      `A group holds ${GROUP_MEMBERS_MAX} children; there is room for ${Math.max(0, free)} more here.`,
    );
  }
}
