// Contracts of parental consent: request, view, answer and renewal.
import { z } from 'zod';
import { emailSchema, linkTokenSchema } from './auth.ts';
import { defineContract, okReplySchema } from './contract.ts';
import { consentRoutes } from './routes/consent.ts';
import { userReplySchema } from './user.ts';

export const consentViewSchema = z.object({
  /** The child's user name. */
  username: z.string(),
  state: z.enum(['asked', 'given', 'declined', 'withdrawn']),
  /** Language of the mails to the parent. */
  locale: z.enum(['en', 'hi']),
  textVersion: z.string(),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  /** When the account and its data will be deleted; null if no deletion is pending. */
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

/** Exchanges an expired link for a new one, mailed to the same parent. */
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

/** The caller's latest consent request; null if there is none. */
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
