// Account management by the owner: profile, e-mail address, password, sessions, data export, deletion.
import { Readable } from 'node:stream';
import type { SessionInfo } from '@lanternwise/shared/contracts/account';
import type { ProfileBody, User } from '@lanternwise/shared/contracts/user';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { confirmPassword } from '../auth/confirmPassword.ts';
import { deleteLinks } from '../auth/links.ts';
import { accountDeletionMail } from '../auth/mailTemplates.ts';
import { assertStrongPassword, hashPassword, turnOf } from '../auth/passwordFacade.ts';
import { mailPasswordChanged } from '../auth/recovery.ts';
import { deleteOtherSessions, deleteSession, deleteSessionsOf, type Session, sessionsOf } from '../auth/sessions.ts';
import { hashToken } from '../auth/tokens.ts';
import { mailVerification } from '../auth/verification.ts';
import { isParentsAddress } from '../consent/addresses.ts';
import { changeOwnAge } from '../consent/age.ts';
import { DELETION_GRACE_MS } from '../consent/answers.ts';
import { guardianEmail } from '../consent/service.ts';
import { refuseTry, writeOrRefuse } from '../consent/tries.ts';
import { assertSent } from '../mail/allowance.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { assertOwnPictures } from '../pictures/service.ts';
import { requireQuota } from '../quotas/service.ts';
import { exportText } from '../users/export.ts';
import { requireRow, type UsersService } from '../users/service.ts';

/** Public id of a session: a hash of the token hash, which cannot be used to sign in. */
const publicSessionId = (tokenHash: string) => hashToken(`session:${tokenHash}`).slice(0, 22);
/** An export reads all rows of an account. */
const EXPORTS = { max: 10, windowMs: 3_600_000 };
type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const withoutMissing = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
const iso = (time: number) => new Date(time).toISOString();

export class AccountsService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
  ) {}

  /** A child may become younger alone, not older: then nothing of the profile is changed. */
  updateProfile(userId: string, { ageBand, dateOfBirth, ...profile }: ProfileBody): Promise<User> {
    return writeOrRefuse(this.store, async (tx) => {
      const user = requireRow(await this.users.find(tx, userId));
      const age = await changeOwnAge(tx, this.users, user, withoutMissing({ ageBand, dateOfBirth }));
      if (age instanceof HttpError) return age;
      await assertOwnPictures(tx, userId, profile);
      return this.users.toUser(await this.users.update(tx, userId, withoutMissing(profile)));
    });
  }

  /** The address changes when its link is opened; until then mails go to the old address. */
  async changeEmail(userId: string, email: string | null, password: string, context: RequestContext): Promise<User> {
    await confirmPassword(this.store, this.users, userId, { text: password, turn: turnOf(context) });
    return writeOrRefuse(this.store, async (tx) => {
      const user = requireRow(await this.users.find(tx, userId));
      if (email === null) {
        await deleteLinks(tx, 'verify-email', userId);
        const cleared = { email: null, emailKey: null, emailVerifiedAt: null };
        return this.users.toUser(await this.users.update(tx, userId, cleared));
      }
      if (await isParentsAddress(tx, userId, email)) return refuseTry(tx, userId, 'parents-address-refused');
      assertSent(await mailVerification(this.outbox, tx, user, email, context));
      // Without an earlier address, the new one is shown at once; it cannot be used to sign in until it is verified.
      const updated = user.email === null ? await this.users.update(tx, userId, { email }) : user;
      return this.users.toUser(updated);
    });
  }

  /** Ends all other sessions, because they may have been opened with the old password. */
  async changePassword(session: Session, current: string, password: string, context: RequestContext): Promise<void> {
    const userId = session.user.id;
    const { username } = requireRow(await this.users.find(this.store.db, userId));
    await confirmPassword(this.store, this.users, userId, { text: current, turn: turnOf(context) });
    assertStrongPassword(password, username);
    const passwordHash = await hashPassword(password, turnOf(context));
    await this.store.write(async (tx) => {
      const user = await this.users.update(tx, userId, { passwordHash });
      await deleteOtherSessions(tx, userId, session.tokenHash);
      await deleteLinks(tx, 'reset-password', userId);
      const to = user.email ?? (await guardianEmail(tx, userId));
      if (to) await mailPasswordChanged(this.outbox, tx, user, to, context);
    });
  }

  async sessions(session: Session, now = Date.now()): Promise<SessionInfo[]> {
    const rows = await sessionsOf(this.store.db, session.user.id, now);
    return rows.map((row) => ({
      id: publicSessionId(row.tokenHash),
      device: row.device,
      createdAt: iso(row.createdAt),
      expiresAt: iso(row.expiresAt),
      thisDevice: row.tokenHash === session.tokenHash,
    }));
  }

  endSession(userId: string, id: string): Promise<void> {
    return this.store.write(async (tx) => {
      const rows = await sessionsOf(tx, userId, 0);
      const found = rows.find((row) => publicSessionId(row.tokenHash) === id);
      if (!found) throw new HttpError(404, 'no-such-session', 'That session has already ended.');
      await deleteSession(tx, found.tokenHash);
    });
  }

  endOtherSessions(session: Session): Promise<void> {
    return this.store.write((tx) => deleteOtherSessions(tx, session.user.id, session.tokenHash));
  }

  /** The export as a stream of JSON text; throws 429 if the account asks too often. */
  async export(userId: string, now = Date.now()): Promise<Readable> {
    await this.store.write((tx) => requireQuota(tx, { key: `export:${userId}`, ...EXPORTS }, now));
    const text = exportText(this.store.db, userId, { site: 'Lanternwise', madeAt: iso(now) });
    return Readable.from(text, { objectMode: false });
  }

  /** Starts the grace period: all sessions end, and signing in offers to keep the account. Returns the due date. */
  async delete(userId: string, password: string, context: RequestContext, now = Date.now()): Promise<string> {
    await confirmPassword(this.store, this.users, userId, { text: password, turn: turnOf(context) });
    const due = now + DELETION_GRACE_MS;
    await this.store.write(async (tx) => {
      const user = requireRow(await this.users.find(tx, userId));
      await this.#assertNotLastAdmin(tx, user.role);
      await this.users.update(tx, userId, { status: 'deleted-pending', deletionDueAt: due });
      await deleteSessionsOf(tx, userId);
      const to = user.email ?? (await guardianEmail(tx, userId));
      const message = accountDeletionMail(context.locale, user.username, due, siteLink('/sign-in'));
      if (to) await this.outbox.enqueue(tx, { to, userId, message, ...context });
    });
    return iso(due);
  }

  async #assertNotLastAdmin(tx: Db, role: string): Promise<void> {
    if (role !== 'Admin' || (await this.users.countAdmins(tx)) > 1) return;
    throw new HttpError(409, 'last-admin', 'You are the only Admin here. Please make someone else Admin first.');
  }
}
