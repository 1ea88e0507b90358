// How a parent is asked to agree to a child's account, and how the answer comes back.
import { z } from 'zod';
import { emailSchema, linkTokenSchema } from './auth.ts';
import { defineContract, okReplySchema } from './contract.ts';
import { consentRoutes } from './routes/consent.ts';
import { userReplySchema } from './user.ts';

export const consentViewSchema = z.object({
  /** The child's user name. */
  username: z.string(),
  state: z.enum(['asked', 'given', 'declined', 'withdrawn']),
  /** The language in which the parent was written to. */
  locale: z.enum(['en', 'hi']),
  textVersion: z.string(),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  /** When the account and its data are deleted, where that is on its way. */
  deletionDueAt: z.string().nullable(),
});
export type ConsentView = z.infer<typeof consentViewSchema>;

const params = z.object({ token: linkTokenSchema });
const reply = z.object({ success: z.literal(true), consent: consentViewSchema });

export const readConsent = defineContract({
  ...consentRoutes.readConsent,
  access: 'public',
  params,
  reply,
});

export const CONSENT_ANSWERS = ['give', 'decline', 'withdraw'] as const;
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];

export const answerConsent = defineContract({
  ...consentRoutes.answerConsent,
  access: 'public',
  params,
  body: z.strictObject({ answer: z.enum(CONSENT_ANSWERS, 'Please choose an answer.') }),
  reply,
});

/** A link that is too old brings a fresh one into the same parent's mailbox. */
export const renewConsent = defineContract({
  ...consentRoutes.renewConsent,
  access: 'public',
  params,
  reply: okReplySchema,
});

export const askForConsent = defineContract({
  ...consentRoutes.askForConsent,
  access: 'signed-in',
  body: z.strictObject({ parentEmail: emailSchema }),
  reply: userReplySchema,
});

/** Whom the child asked, and what came of it; null where nobody was asked. */
export const ownConsent = defineContract({
  ...consentRoutes.ownConsent,
  access: 'signed-in',
  reply: z.object({
    success: z.literal(true),
    consent: z
      .object({
        parentEmail: z.string().nullable(),
        state: z.enum(['asked', 'given', 'declined', 'withdrawn']),
        askedAt: z.string(),
      })
      .nullable(),
  }),
});
