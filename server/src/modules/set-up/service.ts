// Creates the first Admin account through a link that is only shown in the server's output.
import { randomUUID } from 'node:crypto';
import type { setUp } from '@lanternwise/shared/contracts/auth';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { isUniqueViolation } from '../../db/dbErrors.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import type { SessionClient } from '../../http/sessionCredentials.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { deleteAllLinks, expiredLink, issueLink, requireValidLink } from '../auth/links.ts';
import { assertStrongPassword, hashPassword, turnOf } from '../auth/passwordFacade.ts';
import type { SignInResult } from '../auth/service.ts';
import type { SessionsService } from '../auth/sessions.ts';
import { mailVerification } from '../auth/verification.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { type NewUser, stated, type UsersService } from '../users/service.ts';

/** Creates a set-up link and returns its path; null if there is an Admin. */
export async function createSetUpPath(store: Store, users: UsersService): Promise<string | null> {
  if ((await users.countAdmins(store.db)) > 0) return null;
  const token = await store.write((tx) => issueLink(tx, { purpose: 'set-up', userId: null, subject: 'admin' }));
  return `/set-up/${token}`;
}

export class SetUpService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly outbox: MailOutbox,
  ) {}

  async verifyLink(token: string): Promise<void> {
    await this.#requireOpenLink(this.store.db, token);
  }

  /** A link ends when there is an Admin, also one who was made in another way. */
  async #requireOpenLink(db: Db, token: string): Promise<void> {
    await requireValidLink(db, 'set-up', token);
    if ((await this.users.countAdmins(db)) > 0) throw expiredLink();
  }

  async createAdmin(
    token: string,
    input: z.output<typeof setUp.body>,
    client: SessionClient,
    context: RequestContext,
  ): Promise<SignInResult> {
    await this.verifyLink(token);
    assertStrongPassword(input.password, input.username);
    const passwordHash = await hashPassword(input.password, turnOf(context));
    try {
      return await this.store.write(async (tx) => {
        await this.#requireOpenLink(tx, token);
        await deleteAllLinks(tx, 'set-up');
        const row = await this.users.create(tx, { ...adminFrom(input), passwordHash });
        if (input.email !== undefined) await mailVerification(this.outbox, tx, row, input.email, context);
        await recordAudit(tx, row.id, 'first-admin-made', ['user', row.id]);
        return { session: await this.sessions.create(tx, row.id, client, false), user: this.users.toUser(row) };
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new HttpError(
        409,
        'name-taken',
        `The name "${input.username}" is already taken. Please choose another one.`,
        undefined,
        { username: input.username },
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
    ageBand: stated('18+'),
    settings: {},
    completedMaps: [],
    gameScores: {},
    createdAt: Date.now(),
  };
}
