// Resets forgotten passwords by mailed links, without revealing which accounts exist.

import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import type { BackgroundTasks } from '../../http/BackgroundTasks.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import type { SessionClient } from '../../http/sessionCredentials.ts';
import { guardianEmail } from '../consent/service.ts';
import type { MailDraft, MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { forgetDevices, isKnownDevice } from './devices.ts';
import { deleteLinks, issueLink, LINK_LIFETIME_MS, requireValidLink } from './links.ts';
import { passwordChangedMail, passwordResetMail } from './mailTemplates.ts';
import { hashPassword, turnOf } from './passwords.ts';
import { deleteSessionsOf } from './repository.ts';
import { makeResetLink } from './resetLink.ts';
import type { SessionsService } from './sessions.ts';
import { unlockAccount } from './signInLock.ts';
import { hashToken } from './tokens.ts';
import { assertStrongPassword } from './weakPasswords.ts';

export interface ResetResult {
  username: string;
  /** The cookie half by which this browser is known now; null for API clients. */
  bind: string | null;
}

interface RecoveryDependencies {
  store: Store;
  users: UsersService;
  sessions: SessionsService;
  outbox: MailOutbox;
  background: BackgroundTasks;
}

export class RecoveryService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #sessions: SessionsService;
  readonly #outbox: MailOutbox;
  readonly #background: BackgroundTasks;

  constructor({ store, users, sessions, outbox, background }: RecoveryDependencies) {
    this.#store = store;
    this.#users = users;
    this.#sessions = sessions;
    this.#outbox = outbox;
    this.#background = background;
  }

  /**
   * Mails a link if the account exists and has an address. Returns before anything is looked up, so the reply neither depends on the
   * account nor takes longer for one that exists.
   */
  requestReset(identifier: string, client: SessionClient, context: RequestContext): void {
    this.#background.add(() => this.#processRequest(identifier, client, context));
  }

  /** The work is alike as well: one lookup, one device, one link; without an account or a mail an expired link is written. */
  async #processRequest(identifier: string, client: SessionClient, { cause, locale }: RequestContext): Promise<void> {
    const credentials = await this.#users.findCredentials(this.#store.db, identifier);
    const deviceHash = hashToken((client.kind === 'browser' && client.bind) || '');
    await this.#store.write(async (tx) => {
      const onKnownDevice = await isKnownDevice(tx, credentials?.id ?? '', deviceHash);
      const user = credentials && (await this.#users.find(tx, credentials.id));
      const to = user && (user.email ?? (await guardianEmail(tx, user.id)));
      if (!user || !to) return writeExpiredLink(tx);
      // Written only if it may be sent: the link of an earlier mail stays valid otherwise.
      const message: MailDraft = {
        kind: 'reset-password',
        write: async () => passwordResetMail(locale, user.username, siteLink(await makeResetLink(tx, user.id, to))),
      };
      const mail = { to, userId: user.id, locale, message, cause: { ...cause, onKnownDevice } };
      if (await this.#outbox.enqueue(tx, mail)) await writeExpiredLink(tx);
    });
  }

  /** Throws 404 for a link that cannot be used; does not use it. */
  async verifyLink(token: string, now = Date.now()): Promise<void> {
    await requireValidLink(this.#store.db, 'reset-password', token, now);
  }

  /** Sets the new password, ends all sessions, and forgets all devices but this browser. */
  async reset(
    token: string,
    password: string,
    client: SessionClient,
    context: RequestContext,
    now = Date.now(),
  ): Promise<ResetResult> {
    const found = await requireValidLink(this.#store.db, 'reset-password', token, now);
    const before = requireRow(found.userId === null ? undefined : await this.#users.find(this.#store.db, found.userId));
    assertStrongPassword(password, before.username);
    const passwordHash = await hashPassword(password, turnOf(context));
    return this.#store.write(async (tx) => {
      // Checked again, because a concurrent request may have used the link.
      const { subject } = await requireValidLink(tx, 'reset-password', token, now);
      const user = requireRow(await this.#users.find(tx, before.id));
      await deleteLinks(tx, 'reset-password', user.id);
      // Opening the mailed link proves access to this mailbox.
      const provesEmail = user.email !== null && subject === user.email && user.emailVerifiedAt === null;
      await this.#users.update(tx, user.id, { passwordHash, ...(provesEmail && { emailVerifiedAt: now }) });
      await deleteSessionsOf(tx, user.id);
      await unlockAccount(tx, user.id);
      await forgetDevices(tx, user.id);
      // A link from an Admin has no subject and proves no mailbox.
      const to = subject || user.email;
      if (to) await mailPasswordChanged(this.#outbox, tx, user, to, context);
      return { username: user.username, bind: await this.#sessions.rememberClient(tx, user.id, client) };
    });
  }
}

/** Matches no account. */
const writeExpiredLink = async (tx: Db): Promise<void> => {
  const lifetimeMs = -LINK_LIFETIME_MS['reset-password'];
  await issueLink(tx, { purpose: 'reset-password', userId: null, subject: '', lifetimeMs });
};

export async function mailPasswordChanged(
  outbox: MailOutbox,
  tx: Db,
  user: UserRow,
  to: string,
  context: RequestContext,
): Promise<void> {
  const message = passwordChangedMail(context.locale, user.username, siteLink('/forgot-password'));
  await outbox.enqueue(tx, { to, userId: user.id, message, ...context });
}
