// Contracts of the contact form and of the Admin's page with its messages.
import { z } from 'zod';
import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, CONTACT_ROLES, CONTACT_SUBJECT_MAX } from '../constants/contact.ts';
import { emailSchema } from './auth.ts';
import { ADMIN, dbInt, defineContract, okReply, plainText } from './contract.ts';
import { languageCode } from './language.ts';
import { optionalEnum, pageReply, pagingQuery } from './paging.ts';

/** Line breaks and other control characters become spaces, so that nothing typed can become a line of a mail's head. */
const oneLine = (max: number, empty: string, long: string) =>
  plainText(max, long)
    .transform((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .refine((text) => text !== '', empty);

export const contactBodySchema = z.strictObject({
  name: oneLine(CONTACT_NAME_MAX, 'Please enter your name.', `A name has at most ${CONTACT_NAME_MAX} characters.`),
  email: emailSchema,
  role: z.enum(CONTACT_ROLES, 'Please choose who you are.'),
  subject: oneLine(
    CONTACT_SUBJECT_MAX,
    'Please enter a subject.',
    `A subject has at most ${CONTACT_SUBJECT_MAX} characters.`,
  ),
  message: plainText(CONTACT_MESSAGE_MAX, `A message has at most ${CONTACT_MESSAGE_MAX} characters.`)
    .transform((text) => text.trim())
    .refine((text) => text !== '', 'Please write your message.'),
  /** A field that people do not see; programs that fill every field betray themselves. */
  leaveEmpty: plainText(200, 'Please check the form again.').default(''),
  /** How long the form was open. */
  openMs: dbInt('Please check the form again.').min(0, 'Please check the form again.').default(0),
});

/** The reply is the same for every message that was stored. */
export const sendContact = defineContract('contact.sendContact', 'POST /contact', {
  access: 'public',
  body: contactBodySchema,
});

export const CONTACT_STATES = ['open', 'answered', 'flagged'] as const;

const contactItem = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(CONTACT_ROLES),
  subject: z.string(),
  locale: languageCode,
  /** Why the message looks as if a program had sent it; it was then not mailed. */
  flag: z.enum(['hidden-field', 'too-fast']).nullable(),
  receivedAt: z.number(),
  answeredAt: z.number().nullable(),
});
export type ContactListItem = z.infer<typeof contactItem>;

export const contactMessages = defineContract('contact.contactMessages', 'GET /admin/contact', {
  access: ADMIN,
  query: z.object({ ...pagingQuery, state: optionalEnum(CONTACT_STATES) }),
  reply: pageReply(contactItem).extend({
    /** Where messages are mailed; null if no address is configured. */
    mailedTo: z.string().nullable(),
  }),
});

export const contactMessage = defineContract('contact.contactMessage', 'GET /admin/contact/:id', {
  access: ADMIN,
  reply: okReply({ item: contactItem, message: z.string() }),
});

export const setContactAnswered = defineContract('contact.setContactAnswered', 'PATCH /admin/contact/:id', {
  access: ADMIN,
  body: z.strictObject({ answered: z.boolean() }),
});

export const deleteContact = defineContract('contact.deleteContact', 'DELETE /admin/contact/:id', {
  access: ADMIN,
});
