// Rules of registration, sign-in and role change.
import { randomUUID } from 'node:crypto';
import type { Role } from '@lanternwise/shared/constants/users';
import type { registerBodySchema, signInBodySchema } from '@lanternwise/shared/contracts/auth';
import type { User } from '@lanternwise/shared/contracts/user';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { isUniqueViolation } from '../../db/dbErrors.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import type { SessionClient } from '../../http/sessionCredentials.ts';
import { assertNotOwnAddress } from '../consent/addresses.ts';
import { requestConsent } from '../consent/requestConsent.ts';
import { declinedByParent } from '../consent/service.ts';
import { isToldRefusal } from '../mail/allowance.ts';
import { formatDate } from '../mail/mailTemplate.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { askForConfirmation } from '../subscriptions/confirmations.ts';
import { setRole } from '../subscriptions/userPlan.ts';
import {
  assertFreeName,
  isAdult,
  type NewUser,
  requireRow,
  stated,
  type UserRow,
  type UsersService,
} from '../users/service.ts';
import { purgeDevices } from './devices.ts';
import { purgeLinks } from './links.ts';
import { uncountIfBusy, unlock } from './lockout.ts';
import { hashPassword, turnOf } from './passwords.ts';
import { deleteFailuresBefore, deleteSessionsOf } from './repository.ts';
import type { NewSession, Session, SessionsService } from './sessions.ts';
import { reserveSignIn } from './signInLock.ts';
import { missScopesOf, verifySignIn, wrongSignIns } from './signInTry.ts';
import { mailVerification } from './verification.ts';
import { assertStrongPassword } from './weakPasswords.ts';

type RegisterInput = z.output<typeof registerBodySchema>;

/** Longer than the lockout. */
const FAILURE_RETENTION_MS = 60 * 60_000;

export interface SignInResult {
  session: NewSession;
  user: User;
}

interface RegisterResult extends SignInResult {
  letter: 'accepted' | 'refused';
}

export class AuthService {
  readonly #wrong = wrongSignIns();

  /** @param sendsMail whether a mail server is configured; only then can a verified address be required */
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly outbox: MailOutbox,
    private readonly sendsMail: boolean,
  ) {}

  async register(input: RegisterInput, client: SessionClient, context: RequestContext): Promise<RegisterResult> {
    assertStrongPassword(input.password, input.username);
    assertNotOwnAddress(input.email, input.parentEmail);
    if (input.roleWish !== 'User' && input.ageBand !== '18+') {
      throw new HttpError(400, 'grown-ups-only', 'Teacher and parent accounts are for adults.');
    }
    const nameTakenError = new HttpError(
      409,
      'name-taken',
      `The name "${input.username}" is already taken. Please choose another one.`,
      undefined,
      { username: input.username },
    );
    if (await this.users.findCredentials(this.store.db, input.username)) throw nameTakenError;
    assertFreeName(input.username);
    const passwordHash = await hashPassword(input.password, turnOf(context));
    try {
      return await this.store.write(async (tx) => {
        // Must not reveal that another account uses the address: the new account works, with its user name only.
        const emailClaimed =
          input.email !== undefined && (await this.users.findCredentials(tx, input.email)) !== undefined;
        const row = await this.users.create(tx, {
          ...newUser(input, passwordHash, emailClaimed),
          ...this.#roleFor(input),
        });
        await askForConfirmation(tx, row.id, Date.now());
        const letter = await this.#writeTo(tx, row, input, context);
        const session = await this.sessions.create(tx, row.id, client, input.remember);
        return { ...this.#toSignInResult(session, row), letter };
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw nameTakenError;
      throw error;
    }
  }

  /** Mails the addresses that a new account names. */
  async #writeTo(
    tx: Db,
    row: UserRow,
    { email, parentEmail }: RegisterInput,
    context: RequestContext,
  ): Promise<RegisterResult['letter']> {
    const verification = email !== undefined && (await mailVerification(this.outbox, tx, row, email, context));
    const asksParent = parentEmail !== undefined && this.users.isLimited(row);
    const request = asksParent && (await requestConsent(this.outbox, tx, row, parentEmail, context));
    return [verification, request].some((refusal) => refusal && isToldRefusal(refusal)) ? 'refused' : 'accepted';
  }

  /** Grants Parent at once; Teacher, as in `changeRole`, after the address is verified if mails are sent. */
  #roleFor({ roleWish }: RegisterInput): Pick<NewUser, 'role' | 'roleWish'> {
    if (roleWish === 'Teacher' && this.sendsMail) return { role: 'User', roleWish };
    return { role: roleWish };
  }

  async signIn(
    input: z.output<typeof signInBodySchema>,
    client: SessionClient,
    { cause }: RequestContext,
  ): Promise<SignInResult> {
    const credentials = await this.users.findCredentials(this.store.db, input.identifier);
    const reserved = await reserveSignIn(this.store, {
      identifier: input.identifier,
      userId: credentials?.id,
      client,
    });
    const { marked } = await uncountIfBusy(this.store, reserved.locks, () =>
      this.#wrong.run(missScopesOf(client, cause.ip, reserved), () =>
        verifySignIn(reserved.mayCheck ? credentials : undefined, input.password, {
          tries: reserved.tries,
          turn: { network: cause.ip, isKnown: reserved.isKnown },
        }),
      ),
    );
    const { id } = requireRow(credentials);
    return this.store.write(async (tx) => {
      for (const lock of reserved.locks) await unlock(tx, lock);
      if (marked !== undefined) await this.users.update(tx, id, { passwordHash: marked });
      const found = requireRow(await this.users.find(tx, id));
      const row = await this.#requireActiveAccount(tx, found, input.keepAccount);
      return this.#toSignInResult(await this.sessions.create(tx, row.id, client, input.remember), row);
    });
  }

  /** Called after the password check, so that the account's state is only revealed with the password. */
  async #requireActiveAccount(tx: Db, row: UserRow, keepAccount: boolean): Promise<UserRow> {
    if (row.status === 'suspended') {
      throw new HttpError(
        403,
        'suspended',
        'This account is suspended. Please ask your teacher or the person who runs this site.',
      );
    }
    if (row.status === 'active') return row;
    const due = row.deletionDueAt ?? Date.now();
    const day = formatDate(due, 'en');
    const date = new Date(due).toISOString();
    if (await declinedByParent(tx, row.id)) {
      throw new HttpError(
        403,
        'declined',
        `A parent declined consent for this account. It will be deleted on ${day}. Only that parent can change this, with the link in the e-mail.`,
        undefined,
        { date },
      );
    }
    if (keepAccount) return this.users.update(tx, row.id, { status: 'active', deletionDueAt: null });
    throw new HttpError(
      403,
      'deletion-pending',
      `This account will be deleted on ${day}. Do you want to keep it?`,
      undefined,
      { date },
    );
  }

  /** Adults may become Teachers; other roles cannot be chosen. Ends all older sessions. */
  async changeRole(session: Session, role: Role, client: SessionClient): Promise<SignInResult> {
    if (role !== 'Teacher' && role !== session.user.role) {
      throw new HttpError(403, 'role-not-offered', 'Only the role Teacher can be chosen here.');
    }
    if (session.user.role === 'Admin' && role === 'Teacher') {
      throw new HttpError(409, 'already-admin', 'An Admin can do everything a Teacher can.');
    }
    return this.store.write(async (tx) => {
      const before = requireRow(await this.users.find(tx, session.user.id));
      if (before.role !== role && !isAdult(before)) {
        throw new HttpError(403, 'grown-ups-only', 'Teacher and parent accounts are for adults.');
      }
      if (this.sendsMail && role === 'Teacher' && before.role !== 'Teacher' && before.emailVerifiedAt === null) {
        throw new HttpError(
          403,
          'verify-email-first',
          'Please verify your e-mail address first: open the link in our e-mail.',
        );
      }
      const row = await setRole(tx, this.users, before.id, { role, roleWish: null });
      await deleteSessionsOf(tx, row.id);
      return this.#toSignInResult(await this.sessions.create(tx, row.id, client, session.remembered), row);
    });
  }

  /** Deletes expired sessions, failures, devices and links; called at start and every hour. */
  async purge(now = Date.now()): Promise<void> {
    await this.sessions.purge(now);
    await this.store.write((tx) => deleteFailuresBefore(tx, now - FAILURE_RETENTION_MS));
    await this.store.write((tx) => purgeLinks(tx, now));
    await this.store.write((tx) => purgeDevices(tx, now));
  }

  #toSignInResult(session: NewSession, row: UserRow): SignInResult {
    return { session, user: this.users.toUser(row) };
  }
}

function newUser(input: RegisterInput, passwordHash: string, emailClaimed: boolean): NewUser {
  return {
    id: randomUUID(),
    username: input.username,
    usernameKey: input.username.toLowerCase(),
    email: input.email ?? null,
    emailKey: emailClaimed ? null : (input.email?.toLowerCase() ?? null),
    passwordHash,
    ageBand: stated(input.ageBand),
    settings: {},
    completedMaps: [],
    gameScores: {},
    createdAt: Date.now(),
  };
}
