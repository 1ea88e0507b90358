// Rules of class accounts: made from a list of names, signed in with a card, looked after by the class's teachers alone.
import { randomUUID } from 'node:crypto';
import { GROUP_MEMBERS_MAX } from '@lanternwise/shared/constants/groups';
import type { AccountState, AgeBand } from '@lanternwise/shared/constants/people';
import { GRACE_DAYS } from '@lanternwise/shared/contracts/account';
import type { LoginCard } from '@lanternwise/shared/contracts/class-accounts';
import { nameKey, nameProblem, readLines, tidyName } from '@lanternwise/shared/groups/roster';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/open.ts';
import { HttpError } from '../../http/errors.ts';
import { audit } from '../audit/audit.ts';
import { endSignIns, hashPassword } from '../auth/service-passwords.ts';
import type { Caller, NewUser, UsersService } from '../users/service.ts';
import { classAccountsOf, insertClassAccount, namesIn, renameClassAccount } from './class-accounts-repository.ts';
import { memorableName, passphrase } from './memorable.ts';
import { countOf, insertMember } from './repository.ts';
import { inUse, taught } from './rights.ts';
import { recordSchoolConsent } from './school-consent.ts';

interface Skipped {
  index: number;
  name: string;
  message: string;
}

const DAY_MS = 24 * 3_600_000;

interface Secret {
  phrase: string;
  passwordHash: string;
}

export interface ClassWish {
  names: readonly string[];
  ageBand: AgeBand;
  schoolConsent: boolean;
}

export interface ClassAccountWish {
  name?: string | undefined;
  deleted?: boolean | undefined;
}

export class ClassAccountsService {
  readonly #store: Store;
  readonly #users: UsersService;

  constructor(store: Store, users: UsersService) {
    this.#store = store;
    this.#users = users;
  }

  /** Makes an account for every name that fits; says of each other line why not. All or none are made. */
  async make(caller: Caller, groupId: string, wish: ClassWish): Promise<{ cards: LoginCard[]; skipped: Skipped[] }> {
    await inUse(this.#store.db, groupId, caller);
    const { names, problems } = readLines(wish.names);
    const odd = problems.map(({ line, text, message }) => ({ index: line - 1, name: text, message }));
    const secrets = await makeSecrets(names.length);
    const { cards, taken } = await this.#store.write(async (tx) => {
      await inUse(tx, groupId, caller);
      const known = new Set((await namesIn(tx, groupId)).map(nameKey));
      const taken = names.filter(({ name }) => known.has(nameKey(name)));
      const fresh = names.filter(({ name }) => !known.has(nameKey(name)));
      await refuseTooMany(tx, groupId, fresh.length);
      const cards: LoginCard[] = [];
      for (const [at, { name }] of fresh.entries()) {
        const secret = secrets[at];
        if (secret) cards.push(await this.#add(tx, caller, groupId, name, secret, wish));
      }
      if (cards.length > 0) {
        const detail = { accounts: cards.length, schoolConsent: wish.schoolConsent };
        const subject = { kind: 'group', id: groupId };
        await audit(tx, { actorId: caller.id, action: 'class-accounts-made', subject, detail });
      }
      return { cards, taken };
    });
    const doubled = taken.map(({ line, name }) => ({ index: line - 1, name, message: alreadyThere(name) }));
    return { cards, skipped: [...odd, ...doubled].sort((a, b) => a.index - b.index) };
  }

  /** New pass phrases; whoever was signed in with an old one is signed out. */
  async resetPasswords(caller: Caller, groupId: string, userIds: 'all' | readonly string[]): Promise<LoginCard[]> {
    await taught(this.#store.db, groupId, caller);
    const found = await classAccountsOf(this.#store.db, groupId, userIds);
    const wanted = found.filter(({ deletionDueAt }) => deletionDueAt === null);
    if (wanted.length === 0 || (userIds !== 'all' && wanted.length < new Set(userIds).size)) {
      throw notOurs('be given a new pass phrase');
    }
    const secrets = await makeSecrets(wanted.length);
    return this.#store.write(async (tx) => {
      await taught(tx, groupId, caller);
      const cards: LoginCard[] = [];
      for (const [at, account] of wanted.entries()) {
        const secret = secrets[at];
        if (!secret) continue;
        await this.#users.change(tx, account.id, { passwordHash: secret.passwordHash });
        await endSignIns(tx, account.id);
        const subject = { kind: 'user', id: account.id };
        await audit(tx, { actorId: caller.id, action: 'class-password-reset', subject, detail: { groupId } });
        const { id, name, username } = account;
        cards.push({ id, name, username, passphrase: secret.phrase });
      }
      return cards;
    });
  }

  /** A deleted account signs nobody in from now on and is purged after the grace; a teacher may keep it until then. */
  async change(caller: Caller, groupId: string, userId: string, wish: ClassAccountWish): Promise<void> {
    const name = wish.name === undefined ? undefined : tidyName(wish.name);
    const problem = name === undefined ? undefined : nameProblem(name);
    if (problem !== undefined) throw new HttpError(400, 'invalid-input', problem);
    const nobodysHash = wish.deleted ? await hashPassword(passphrase()) : '';
    await this.#store.write(async (tx) => {
      await taught(tx, groupId, caller);
      const [account] = await classAccountsOf(tx, groupId, [userId]);
      if (!account) throw notOurs('be changed here');
      if (name !== undefined) {
        const others = (await namesIn(tx, groupId)).filter((each) => each !== account.name).map(nameKey);
        if (others.includes(nameKey(name)))
          throw new HttpError(409, 'name-taken', alreadyThere(name), undefined, { username: name });
        await renameClassAccount(tx, userId, name);
      }
      if (wish.deleted === undefined || wish.deleted === (account.deletionDueAt !== null)) return;
      await this.#users.change(tx, userId, deletion(wish.deleted, account.status, nobodysHash));
      if (wish.deleted) await endSignIns(tx, userId);
      const action = wish.deleted ? 'class-account-deleted' : 'class-account-kept';
      await audit(tx, { actorId: caller.id, action, subject: { kind: 'user', id: userId }, detail: { groupId } });
    });
  }

  async #add(
    tx: Db,
    caller: Caller,
    groupId: string,
    name: string,
    { phrase, passwordHash }: Secret,
    { ageBand, schoolConsent }: ClassWish,
  ): Promise<LoginCard> {
    const now = Date.now();
    const username = await this.#freeName(tx);
    const consents = schoolConsent && ageBand !== '18+';
    const { id } = await this.#users.add(tx, {
      id: randomUUID(),
      username,
      usernameKey: username,
      passwordHash,
      ageBand,
      settings: {},
      completedMaps: [],
      gameScores: {},
      isClassAccount: true,
      createdBy: caller.id,
      parentalConsent: consents,
      createdAt: now,
    });
    await insertMember(tx, { groupId, userId: id, joinedAt: now, joinedBy: 'class-account' });
    await insertClassAccount(tx, { userId: id, groupId, name, createdAt: now });
    if (consents) await recordSchoolConsent(tx, id, now);
    return { id, name, username, passphrase: phrase };
  }

  async #freeName(tx: Db): Promise<string> {
    for (let attempt = 0; ; attempt += 1) {
      const name = memorableName(attempt);
      if (!(await this.#users.credentials(tx, name))) return name;
    }
  }
}

const notOurs = (what: string) =>
  new HttpError(404, 'no-class-account', `Only class accounts of this group can ${what}.`);

/**
 * The old card must not bring a deleted account back: its pass phrase becomes one that nobody knows.
 * Neither act lifts what an Admin suspended.
 */
function deletion(deleted: boolean, status: AccountState, passwordHash: string): Partial<NewUser> {
  const suspended = status === 'suspended';
  if (!deleted) return { status: suspended ? status : 'active', deletionDueAt: null };
  const deletionDueAt = Date.now() + GRACE_DAYS * DAY_MS;
  return { status: suspended ? status : 'deleted-pending', deletionDueAt, passwordHash };
}

/** One after the other: while a class is made, the second place of the hashing queue stays free for people who sign in. */
async function makeSecrets(count: number): Promise<Secret[]> {
  const secrets: Secret[] = [];
  while (secrets.length < count) {
    const phrase = passphrase();
    secrets.push({ phrase, passwordHash: await hashPassword(phrase) });
  }
  return secrets;
}

const alreadyThere = (name: string) =>
  `"${name}" has an account in this class already. Two children? Add a letter, for example "${name} B".`;

async function refuseTooMany(tx: Db, groupId: string, more: number): Promise<void> {
  const free = GROUP_MEMBERS_MAX - (await countOf(tx, groupId));
  if (more > free) {
    throw new HttpError(
      409,
      'group-full',
      `A group holds ${GROUP_MEMBERS_MAX} children; there is room for ${Math.max(0, free)} more here.`,
    );
  }
}
