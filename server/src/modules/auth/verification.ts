// Proving that an e-mail address belongs to whoever gave it.

import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/open.ts';
import { HttpError } from '../../http/errors.ts';
import type { Visit } from '../../http/locale.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { existing, type UserRow, type UsersService } from '../users/service.ts';
import { allowMail } from './allowance.ts';
import { emailChangedLetter, verifyLetter } from './letters.ts';
import { dropLinks, goodLink, issueLink } from './links.ts';

/** Mails a link to an address; links mailed before stop working. */
export async function mailVerification(tx: Db, user: UserRow, email: string, visit: Visit): Promise<void> {
  await dropLinks(tx, 'verify-email', user.id);
  const token = await issueLink(tx, { purpose: 'verify-email', userId: user.id, subject: email });
  const letter = verifyLetter(visit.locale, user.username, `${visit.site}/verify-email?token=${token}`);
  await enqueueMail(tx, { to: email, userId: user.id, locale: visit.locale, letter });
}

export class VerificationService {
  readonly #store: Store;
  readonly #users: UsersService;

  constructor(store: Store, users: UsersService) {
    this.#store = store;
    this.#users = users;
  }

  /** Another letter to the address that waits to be verified. */
  send(userId: string, visit: Visit): Promise<void> {
    return this.#store.write(async (tx) => {
      const user = existing(await this.#users.find(tx, userId));
      if (!user.email) throw new HttpError(409, 'no-email', 'Your account has no e-mail address yet.');
      if (user.emailVerifiedAt !== null) return;
      await allowMail(tx, `verify:${userId}`);
      await mailVerification(tx, user, user.email, visit);
    });
  }

  /**
   * Opens a mailed link. The address becomes the account's own: from an account that never proved it, it is taken away; from one
   * that did, it is not.
   */
  verify(token: string, now = Date.now()): Promise<string> {
    return this.#store.write(async (tx) => {
      const { userId, subject: email } = await goodLink(tx, 'verify-email', token, now);
      const user = existing(userId === null ? undefined : await this.#users.find(tx, userId));
      await this.#freeAddress(tx, user.id, email);
      await dropLinks(tx, 'verify-email', user.id);
      await this.#users.change(tx, user.id, { email, emailKey: email.toLowerCase(), emailVerifiedAt: now });
      if (user.email && user.emailVerifiedAt !== null && user.email.toLowerCase() !== email.toLowerCase()) {
        const locale = chosenLanguage(user.settings) ?? 'en';
        await enqueueMail(tx, {
          to: user.email,
          userId: user.id,
          locale,
          letter: emailChangedLetter(locale, user.username),
        });
      }
      return email;
    });
  }

  async #freeAddress(tx: Db, userId: string, email: string): Promise<void> {
    const holder = await this.#users.credentials(tx, email);
    if (!holder || holder.id === userId) return;
    if (holder.emailVerifiedAt !== null) {
      throw new HttpError(
        409,
        'email-taken',
        'Another account uses this e-mail address already. Sign in there, or choose another address.',
      );
    }
    await this.#users.change(tx, holder.id, { email: null, emailKey: null });
  }
}
