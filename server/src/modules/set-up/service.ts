// The first Admin: made through a link that only whoever starts the server sees. There are no default passwords.
import { randomUUID } from 'node:crypto';
import type { setUp } from '@lanternwise/shared/contracts/auth';
import type { z } from 'zod';
import { isUniqueViolation } from '../../db/db-errors.ts';
import type { Store } from '../../db/open.ts';
import { HttpError } from '../../http/errors.ts';
import type { Visit } from '../../http/locale.ts';
import { audit } from '../audit/audit.ts';
import { dropAllOf, goodLink, issueLink } from '../auth/links.ts';
import { hashPassword, refuseWeakPassword } from '../auth/passwords.ts';
import type { Begun } from '../auth/service.ts';
import type { Holder, SessionsService } from '../auth/sessions.ts';
import { mailVerification } from '../auth/verification.ts';
import type { NewUser, UsersService } from '../users/service.ts';

/** A fresh link's path while there is no Admin; null once there is one. */
export async function setUpPath(store: Store, users: UsersService): Promise<string | null> {
  if ((await users.countAdmins(store.db)) > 0) return null;
  const token = await store.write((tx) => issueLink(tx, { purpose: 'set-up', userId: null, subject: 'admin' }));
  return `/set-up/${token}`;
}

export class SetUpService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #sessions: SessionsService;

  constructor(store: Store, users: UsersService, sessions: SessionsService) {
    this.#store = store;
    this.#users = users;
    this.#sessions = sessions;
  }

  async check(token: string): Promise<void> {
    await goodLink(this.#store.db, 'set-up', token);
  }

  async run(token: string, wish: z.output<typeof setUp.body>, holder: Holder, visit: Visit): Promise<Begun> {
    await this.check(token);
    refuseWeakPassword(wish.password, wish.username);
    const passwordHash = await hashPassword(wish.password);
    try {
      return await this.#store.write(async (tx) => {
        await goodLink(tx, 'set-up', token);
        await dropAllOf(tx, 'set-up');
        const row = await this.#users.add(tx, { ...adminFrom(wish), passwordHash });
        if (wish.email !== undefined) await mailVerification(tx, row, wish.email, visit);
        await audit(tx, { actorId: row.id, action: 'first-admin-made', subject: { kind: 'user', id: row.id } });
        return { session: await this.#sessions.begin(tx, row.id, holder, false), user: this.#users.view(row) };
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new HttpError(
        409,
        'name-taken',
        `The name "${wish.username}" is already taken. Please choose another one.`,
        undefined,
        { username: wish.username },
      );
    }
  }
}

function adminFrom({ username, email }: z.output<typeof setUp.body>): Omit<NewUser, 'passwordHash'> {
  return {
    id: randomUUID(),
    username,
    usernameKey: username.toLowerCase(),
    email: email ?? null,
    emailKey: null,
    role: 'Admin',
    ageBand: '18+',
    settings: {},
    completedMaps: [],
    gameScores: {},
    createdAt: Date.now(),
  };
}
