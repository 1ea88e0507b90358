// Rules of registering, signing in, signing out and changing one's role.
import { randomUUID } from 'node:crypto';
import type { Role } from '@lanternwise/shared/constants/people';
import type { registerBodySchema, signInBodySchema } from '@lanternwise/shared/contracts/auth';
import type { User } from '@lanternwise/shared/contracts/user';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { isUniqueViolation } from '../../db/db-errors.ts';
import type { Store } from '../../db/open.ts';
import { HttpError } from '../../http/errors.ts';
import type { Visit } from '../../http/locale.ts';
import { askParent, declinedByParent } from '../consent/service.ts';
import { existing, type NewUser, type UserRow, type UsersService } from '../users/service.ts';
import { dayInWords } from './letters.ts';
import { purgeLinks } from './links.ts';
import { forgetFailures, recordFailure, refuseWhileLocked } from './lockout.ts';
import { hashPassword, refuseWeakPassword, verifyPassword } from './passwords.ts';
import { deleteFailuresBefore, deleteSessionsOf } from './repository.ts';
import type { Holder, NewSession, Session, SessionsService } from './sessions.ts';
import { hashToken } from './tokens.ts';
import { mailVerification } from './verification.ts';

type RegisterWish = z.output<typeof registerBodySchema>;

/** Longer than the lockout, and than the hour in which letters are counted. */
const KEEP_FAILURES_MS = 60 * 60_000;

export interface Begun {
  session: NewSession;
  user: User;
}

export class AuthService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #sessions: SessionsService;
  readonly #sendsMail: boolean;

  /** @param sendsMail whether letters leave the house: only then can a verified address be asked for */
  constructor(store: Store, users: UsersService, sessions: SessionsService, sendsMail = false) {
    this.#store = store;
    this.#users = users;
    this.#sessions = sessions;
    this.#sendsMail = sendsMail;
  }

  async register(wish: RegisterWish, holder: Holder, visit: Visit): Promise<Begun> {
    refuseWeakPassword(wish.password, wish.username);
    if (wish.roleWish !== 'User' && wish.ageBand !== '18+') {
      throw new HttpError(400, 'grown-ups-only', 'Accounts of teachers and parents are for grown-ups.');
    }
    const taken = new HttpError(
      409,
      'name-taken',
      `The name "${wish.username}" is already taken. Please choose another one.`,
      undefined,
      { username: wish.username },
    );
    if (await this.#users.credentials(this.#store.db, wish.username)) throw taken;
    const passwordHash = await hashPassword(wish.password);
    try {
      return await this.#store.write(async (tx) => {
        // Who claims an address that another account signs in with must not learn that: the account works, by name.
        const claimed = wish.email !== undefined && (await this.#users.credentials(tx, wish.email)) !== undefined;
        const row = await this.#users.add(tx, { ...newUser(wish, passwordHash, claimed), ...this.#roleFor(wish) });
        if (wish.email !== undefined) await mailVerification(tx, row, wish.email, visit);
        if (wish.parentEmail !== undefined && this.#users.isLimited(row)) {
          await askParent(tx, row, wish.parentEmail, visit);
        }
        return this.#begin(await this.#sessions.begin(tx, row.id, holder, wish.remember), row);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw taken;
      throw error;
    }
  }

  /** Parent is given; Teacher as the change of role gives it: after the address is verified, where letters are sent. */
  #roleFor({ roleWish }: RegisterWish): Pick<NewUser, 'role' | 'roleWish'> {
    if (roleWish === 'Teacher' && this.#sendsMail) return { role: 'User', roleWish };
    return { role: roleWish };
  }

  async signIn(given: z.output<typeof signInBodySchema>, holder: Holder): Promise<Begun> {
    const now = Date.now();
    const credentials = await this.#users.credentials(this.#store.db, given.identifier);
    const key = hashToken(credentials?.id ?? given.identifier.toLowerCase());
    await refuseWhileLocked(this.#store.db, key, now);
    if (!(await opens(credentials?.passwordHash, given.password)) || !credentials) {
      await this.#store.write((tx) => recordFailure(tx, key, now));
      throw new HttpError(
        401,
        'wrong-sign-in',
        'That user name and password do not belong together. Please try again.',
      );
    }
    return this.#store.write(async (tx) => {
      // Guesses that were checked side by side may have locked the account meanwhile.
      await refuseWhileLocked(tx, key, now);
      await forgetFailures(tx, key);
      const row = await this.#opened(tx, existing(await this.#users.find(tx, credentials.id)), given.keepAccount);
      return this.#begin(await this.#sessions.begin(tx, row.id, holder, given.remember), row);
    });
  }

  /** Only whoever knows the password learns that an account is suspended or on its way out. */
  async #opened(tx: Db, row: UserRow, keep: boolean): Promise<UserRow> {
    if (row.status === 'suspended') {
      throw new HttpError(
        403,
        'suspended',
        'This account is suspended. Please ask your teacher or the person who runs this site.',
      );
    }
    if (row.status === 'active') return row;
    const due = row.deletionDueAt ?? Date.now();
    const day = dayInWords(due, 'en');
    const date = new Date(due).toISOString();
    if (await declinedByParent(tx, row.id)) {
      throw new HttpError(
        403,
        'declined',
        `A parent said no to this account. It will be deleted on ${day}. Only that parent can change it, with the link in the letter.`,
        undefined,
        { date },
      );
    }
    if (keep) return this.#users.change(tx, row.id, { status: 'active', deletionDueAt: null });
    throw new HttpError(
      403,
      'deletion-pending',
      `This account will be deleted on ${day}. Do you want to keep it?`,
      undefined,
      { date },
    );
  }

  /** Anybody may become a Teacher; other roles are given, not taken. All older sessions end. */
  async changeRole(session: Session, role: Role, holder: Holder): Promise<Begun> {
    if (role !== 'Teacher' && role !== session.user.role) {
      throw new HttpError(403, 'role-not-offered', 'Only the role Teacher can be chosen here.');
    }
    if (session.user.role === 'Admin' && role === 'Teacher') {
      throw new HttpError(409, 'already-admin', 'An Admin can do everything a Teacher can.');
    }
    return this.#store.write(async (tx) => {
      const before = existing(await this.#users.find(tx, session.user.id));
      if (this.#sendsMail && role === 'Teacher' && before.role !== 'Teacher' && before.emailVerifiedAt === null) {
        throw new HttpError(
          403,
          'verify-email-first',
          'Please verify your e-mail address first: open the link in the letter that we sent you.',
        );
      }
      const row = await this.#users.change(tx, before.id, { role, roleWish: null });
      await deleteSessionsOf(tx, row.id);
      return this.#begin(await this.#sessions.begin(tx, row.id, holder, session.remembered), row);
    });
  }

  /** Forgets what is out of date; called at start and every hour. */
  async purge(now = Date.now()): Promise<void> {
    await this.#sessions.purge(now);
    await this.#store.write((tx) => deleteFailuresBefore(tx, now - KEEP_FAILURES_MS));
    await this.#store.write((tx) => purgeLinks(tx, now));
  }

  #begin(session: NewSession, row: UserRow): Begun {
    return { session, user: this.#users.view(row) };
  }
}

/** Four words with anything between them that a child may take for the hyphens of a card. */
const FOUR_WORDS = /^\s*\p{L}+(?:[\s\p{Pd}]+\p{L}+){3}\s*$/u;

/** Right as it was typed, or, where it reads like the pass phrase of a card, as the card has it: small letters and hyphens. */
async function opens(stored: string | undefined, typed: string): Promise<boolean> {
  if (await verifyPassword(stored, typed)) return true;
  const card = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]+/gu, '-');
  return FOUR_WORDS.test(typed) && card !== typed && verifyPassword(stored, card);
}

function newUser(wish: RegisterWish, passwordHash: string, emailClaimed: boolean): NewUser {
  return {
    id: randomUUID(),
    username: wish.username,
    usernameKey: wish.username.toLowerCase(),
    email: wish.email ?? null,
    emailKey: emailClaimed ? null : (wish.email?.toLowerCase() ?? null),
    passwordHash,
    ageBand: wish.ageBand,
    settings: {},
    completedMaps: [],
    gameScores: {},
    createdAt: Date.now(),
  };
}
