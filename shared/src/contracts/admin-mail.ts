// Contracts of the Admin's mail page: outbox, one mail, retry, and a test of the mail server.
import { z } from 'zod';
import { MAIL_STATES, WARNED_SCOPES } from '../constants/mail.ts';
import { ADMIN, defineContract, okReply } from './contract.ts';
import { languageCode } from './language.ts';
import { optionalEnum, pageReply, pagingQuery } from './paging.ts';

export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.string(),
  locale: languageCode,
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.number(),
  /** The mail server's last error message, without addresses. */
  lastError: z.string().nullable(),
  createdAt: z.number(),
  dueAt: z.number(),
  sentAt: z.number().nullable(),
});
export type MailListItem = z.infer<typeof mailSchema>;

/** Half of a limit was used in the last 24 hours. */
const mailWarningSchema = z.object({
  id: z.string(),
  /** Kinds of mails that share the limit, for example `request`. */
  group: z.string(),
  scope: z.enum(WARNED_SCOPES),
  domain: z.string().nullable(),
  max: z.number(),
  at: z.number(),
});
export type MailWarningItem = z.infer<typeof mailWarningSchema>;

export const adminMails = defineContract('admin-mail.adminMails', 'GET /admin/mails', {
  access: ADMIN,
  query: z.object({ ...pagingQuery, state: optionalEnum(MAIL_STATES) }),
  reply: pageReply(mailSchema).extend({
    /** Whether a mail server is configured; without one, mails stay in the outbox. */
    smtp: z.boolean(),
    warnings: z.array(mailWarningSchema),
  }),
});

export const adminMail = defineContract('admin-mail.adminMail', 'GET /admin/mails/:id', {
  access: ADMIN,
  reply: okReply({
    mail: mailSchema,
    /** Null after the mail was sent, because its text is then deleted. */
    text: z.string().nullable(),
  }),
});

/** Resets the attempts of a failed mail and queues it again; a held mail is sent now. */
export const retryMail = defineContract('admin-mail.retryMail', 'POST /admin/mails/:id/retry', {
  access: ADMIN,
});

/** Sends a test mail immediately; an error has the mail server's message. */
export const testMail = defineContract('admin-mail.testMail', 'POST /admin/mail-test', {
  access: ADMIN,
  body: z.strictObject({ to: z.email('That does not look like an e-mail address.').max(254) }),
});
