// Resets forgotten passwords by mailed links, without revealing which accounts exist.

import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { guardianEmail } from '../consent/service.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { deleteLinks, issueLink, LINK_LIFETIME_MS, requireValidLink } from './links.ts';
import { consumeMailQuota } from './mailQuota.ts';
import { passwordChangedMail, passwordResetMail } from './mailTemplates.ts';
import { assertStrongPassword, hashPassword } from './passwords.ts';
import { clearFailures, deleteSessionsOf } from './repository.ts';
import { hashToken } from './tokens.ts';

export class RecoveryService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #outbox: MailOutbox;

  constructor(store: Store, users: UsersService, outbox: MailOutbox) {
    this.#store = store;
    this.#users = users;
    this.#outbox = outbox;
  }

  /**
   * Mails a link if the account exists and has an address. The reply and the work are the same otherwise: one lookup,
   * one count, one link; without an account an expired link is written.
   */
  async requestReset(identifier: string, context: RequestContext, now = Date.now()): Promise<void> {
    const credentials = await this.#users.findCredentials(this.#store.db, identifier);
    await this.#store.write(async (tx) => {
      const allowed = await consumeMailQuota(tx, `reset:${credentials?.id ?? identifier.toLowerCase()}`, now);
      const user = credentials && (await this.#users.find(tx, credentials.id));
      const to = user && (user.email ?? (await guardianEmail(tx, user.id)));
      if (allowed && user && to) await this.#mailResetLink(tx, user, to, context);
      else
        await issueLink(tx, {
          purpose: 'reset-password',
          userId: null,
          subject: '',
          lifetimeMs: -LINK_LIFETIME_MS['reset-password'],
        });
    });
  }

  async #mailResetLink(tx: Db, user: UserRow, to: string, { locale, site }: RequestContext): Promise<void> {
    await deleteLinks(tx, 'reset-password', user.id);
    const token = await issueLink(tx, { purpose: 'reset-password', userId: user.id, subject: to });
    const message = passwordResetMail(locale, user.username, `${site}/reset-password?token=${token}`);
    await this.#outbox.enqueue(tx, { to, userId: user.id, locale, message });
  }

  /** Sets the new password, ends all sessions and returns the user name. */
  async reset(token: string, password: string, context: RequestContext, now = Date.now()): Promise<string> {
    const found = await requireValidLink(this.#store.db, 'reset-password', token, now);
    const before = requireRow(found.userId === null ? undefined : await this.#users.find(this.#store.db, found.userId));
    assertStrongPassword(password, before.username);
    const passwordHash = await hashPassword(password);
    return this.#store.write(async (tx) => {
      // Checked again, because a concurrent request may have used the link.
      const { subject } = await requireValidLink(tx, 'reset-password', token, now);
      const user = requireRow(await this.#users.find(tx, before.id));
      await deleteLinks(tx, 'reset-password', user.id);
      // Opening the mailed link proves access to this mailbox.
      const provesEmail = user.email !== null && subject === user.email && user.emailVerifiedAt === null;
      await this.#users.update(tx, user.id, { passwordHash, ...(provesEmail && { emailVerifiedAt: now }) });
      await deleteSessionsOf(tx, user.id);
      await clearFailures(tx, hashToken(user.id));
      // A link from an Admin has no subject and proves no mailbox.
      const to = subject || user.email;
      if (to) await mailPasswordChanged(this.#outbox, tx, user, to, context);
      return user.username;
    });
  }
}

export async function mailPasswordChanged(
  outbox: MailOutbox,
  tx: Db,
  user: UserRow,
  to: string,
  { locale, site }: RequestContext,
): Promise<void> {
  const message = passwordChangedMail(locale, user.username, `${site}/forgot-password`);
  await outbox.enqueue(tx, { to, userId: user.id, locale, message });
}
