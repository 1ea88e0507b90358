// Verifies e-mail addresses by mailed links.

import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { assertNotParentsAddress } from '../consent/addresses.ts';
import { assertSent, type MailRefusal } from '../mail/allowance.ts';
import type { MailDraft, MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { deleteLinks, issueLink, requireValidLink } from './links.ts';
import { emailChangedMail, verificationMail } from './mailTemplates.ts';

/** Mails a verification link to an address and invalidates older links. Returns why it was not mailed, if so. */
export async function mailVerification(
  outbox: MailOutbox,
  tx: Db,
  user: UserRow,
  email: string,
  context: RequestContext,
): Promise<MailRefusal | undefined> {
  const message: MailDraft = {
    kind: 'verify-email',
    write: async () => {
      await deleteLinks(tx, 'verify-email', user.id);
      const token = await issueLink(tx, { purpose: 'verify-email', userId: user.id, subject: email });
      return verificationMail(context.locale, user.username, siteLink(`/verify-email?token=${token}`));
    },
  };
  return outbox.enqueue(tx, { to: email, userId: user.id, message, ...context });
}

export class VerificationService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
  ) {}

  /** Mails another link to the unverified address. */
  send(userId: string, context: RequestContext): Promise<void> {
    return this.store.write(async (tx) => {
      const user = requireRow(await this.users.find(tx, userId));
      if (!user.email) throw new HttpError(409, 'no-email', 'Your account has no e-mail address yet.');
      if (user.emailVerifiedAt !== null) return;
      assertSent(await mailVerification(this.outbox, tx, user, user.email, context));
    });
  }

  /**
   * Verifies the address of a mailed link. Another account that has the address unverified loses it; throws 409 if another
   * account has verified it.
   */
  verify(token: string, { cause }: RequestContext, now = Date.now()): Promise<string> {
    return this.store.write(async (tx) => {
      const { userId, subject: email } = await requireValidLink(tx, 'verify-email', token, now);
      const user = requireRow(userId === null ? undefined : await this.users.find(tx, userId));
      await assertNotParentsAddress(tx, user.id, email);
      await this.#releaseEmail(tx, user.id, email);
      await deleteLinks(tx, 'verify-email', user.id);
      await this.users.update(tx, user.id, { email, emailKey: email.toLowerCase(), emailVerifiedAt: now });
      if (user.email && user.emailVerifiedAt !== null && user.email.toLowerCase() !== email.toLowerCase()) {
        const locale = chosenLanguage(user.settings) ?? 'en';
        await this.outbox.enqueue(tx, {
          to: user.email,
          userId: user.id,
          locale,
          message: emailChangedMail(locale, user.username),
          cause,
        });
      }
      return email;
    });
  }

  async #releaseEmail(tx: Db, userId: string, email: string): Promise<void> {
    const owner = await this.users.findCredentials(tx, email);
    if (!owner || owner.id === userId) return;
    if (owner.emailVerifiedAt !== null) {
      throw new HttpError(
        409,
        'email-taken',
        'Another account already uses this e-mail address. Sign in there, or choose another address.',
      );
    }
    await this.users.update(tx, owner.id, { email: null, emailKey: null });
  }
}
