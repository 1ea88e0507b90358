// Rules of registering, signing in, signing out and changing one's role.
import { randomUUID } from 'node:crypto';
import type { Role } from '@lanternwise/shared/constants/people';
import type { registerBodySchema, signInBodySchema } from '@lanternwise/shared/contracts/auth';
import type { User } from '@lanternwise/shared/contracts/user';
import type { z } from 'zod';
import { isUniqueViolation } from '../../db/db-errors.ts';
import type { Store } from '../../db/open.ts';
import { HttpError } from '../../http/errors.ts';
import { existing, type NewUser, type UserRow, type UsersService } from '../users/service.ts';
import { forgetFailures, LOCKOUT_MS, recordFailure, refuseWhileLocked } from './lockout.ts';
import { hashPassword, refuseWeakPassword, verifyPassword } from './passwords.ts';
import { deleteFailuresBefore, deleteSessionsOf } from './repository.ts';
import type { Holder, NewSession, Session, SessionsService } from './sessions.ts';
import { hashToken } from './tokens.ts';

export interface Begun {
  session: NewSession;
  user: User;
}

export class AuthService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #sessions: SessionsService;

  constructor(store: Store, users: UsersService, sessions: SessionsService) {
    this.#store = store;
    this.#users = users;
    this.#sessions = sessions;
  }

  async register(wish: z.output<typeof registerBodySchema>, holder: Holder): Promise<Begun> {
    refuseWeakPassword(wish.password, wish.username);
    const taken = new HttpError(
      409,
      'name-taken',
      `The name "${wish.username}" is already taken. Please choose another one.`,
    );
    if (await this.#users.credentials(this.#store.db, wish.username)) throw taken;
    const passwordHash = await hashPassword(wish.password);
    try {
      return await this.#store.write(async (tx) => {
        // Who claims an address that another account signs in with must not learn that: the account works, by name.
        const claimed = wish.email !== undefined && (await this.#users.credentials(tx, wish.email)) !== undefined;
        const row = await this.#users.add(tx, newUser(wish, passwordHash, claimed));
        return this.#begin(await this.#sessions.begin(tx, row.id, holder, wish.remember), row);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw taken;
      throw error;
    }
  }

  async signIn(given: z.output<typeof signInBodySchema>, holder: Holder): Promise<Begun> {
    const now = Date.now();
    const credentials = await this.#users.credentials(this.#store.db, given.identifier);
    const key = hashToken(credentials?.id ?? given.identifier.toLowerCase());
    await refuseWhileLocked(this.#store.db, key, now);
    if (!(await verifyPassword(credentials?.passwordHash, given.password)) || !credentials) {
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
      const row = existing(await this.#users.find(tx, credentials.id));
      return this.#begin(await this.#sessions.begin(tx, row.id, holder, given.remember), row);
    });
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
      const row = await this.#users.change(tx, session.user.id, { role });
      await deleteSessionsOf(tx, row.id);
      return this.#begin(await this.#sessions.begin(tx, row.id, holder, session.remembered), row);
    });
  }

  /** Forgets what is out of date; called at start and every hour. */
  async purge(now = Date.now()): Promise<void> {
    await this.#sessions.purge(now);
    await this.#store.write((tx) => deleteFailuresBefore(tx, now - LOCKOUT_MS));
  }

  #begin(session: NewSession, row: UserRow): Begun {
    return { session, user: this.#users.view(row) };
  }
}

function newUser(wish: z.output<typeof registerBodySchema>, passwordHash: string, emailClaimed: boolean): NewUser {
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
