// Lists teachers for an Admin, and invites one: the account exists at once, and its owner chooses the password.

import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@lanternwise/shared/constants/languages';
import type { adminTeachers, inviteTeacher } from '@lanternwise/shared/contracts/admin-overview';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { isUniqueViolation } from '../../db/dbErrors.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { NO_PASSWORD } from '../auth/passwordFacade.ts';
import { makeResetLink } from '../auth/resetLink.ts';
import { assertSent, type MailCause } from '../mail/allowance.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { confirmSchool } from '../subscriptions/confirmations.ts';
import { stated, type UserRow, type UsersService } from '../users/service.ts';
import { teacherInvitedMail } from './mailTemplates.ts';
import { teachersPage } from './teachersRepository.ts';

/** Longer than a forgotten password's: the recipient is not waiting for it. */
const INVITATION_MS = 7 * 24 * 3_600_000;

type Invitation = z.output<typeof inviteTeacher.body>;

export class TeachersService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
  ) {}

  page(query: z.output<typeof adminTeachers.query>) {
    return teachersPage(this.store.db, query);
  }

  /** Returns the new account's id, and the link's path unless it was mailed. `ip` is the Admin's. */
  async invite(actorId: string, input: Invitation, ip: string): Promise<{ id: string; path: string | null }> {
    const { username, email, reason } = input;
    const nameTaken = new HttpError(
      409,
      'name-taken',
      `The name "${username}" is already taken. Please choose another one.`,
      undefined,
      { username },
    );
    const now = Date.now();
    try {
      return await this.store.write(async (tx) => {
        if (email !== undefined && (await this.users.findCredentials(tx, email))) {
          throw new HttpError(
            409,
            'email-taken',
            'An account uses this e-mail address already. Find it in the search.',
          );
        }
        const row = await this.users.create(tx, newTeacher(input, now));
        await confirmSchool(tx, row.id, actorId, now);
        const path = await makeResetLink(tx, row.id, email ?? '', INVITATION_MS);
        if (email !== undefined)
          await this.#mail(tx, row, { to: email, path, locale: input.locale, now }, { ip, userId: actorId });
        await recordAudit(
          tx,
          actorId,
          'teacher-invited',
          ['user', row.id],
          { by: email === undefined ? 'link' : 'mail' },
          reason,
        );
        return { id: row.id, path: email === undefined ? path : null };
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw nameTaken;
      throw error;
    }
  }

  async #mail(
    tx: Db,
    { id, username }: UserRow,
    { to, path, locale, now }: { to: string; path: `/${string}`; locale: Invitation['locale']; now: number },
    cause: MailCause,
  ): Promise<void> {
    const message = teacherInvitedMail(locale, username, now + INVITATION_MS, siteLink(path));
    assertSent(await this.outbox.enqueue(tx, { to, userId: id, locale, message, cause }));
  }
}

const newTeacher = ({ username, email, school, locale }: Invitation, now: number) => ({
  id: randomUUID(),
  username,
  usernameKey: username.toLowerCase(),
  ...(email !== undefined && { email, emailKey: email.toLowerCase() }),
  ...(school !== undefined && school !== '' && { school }),
  // Only the link opens the account.
  passwordHash: NO_PASSWORD,
  role: 'Teacher' as const,
  ageBand: stated('18+' as const),
  settings: locale === DEFAULT_LANGUAGE ? {} : { preferences: { narrationLanguage: locale } },
  completedMaps: [],
  gameScores: {},
  createdAt: now,
});
