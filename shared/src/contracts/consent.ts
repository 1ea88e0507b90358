// Contracts of parental consent: request, view, answer and renewal.
import { z } from 'zod';
import { AGE_BANDS } from '../constants/users.ts';
import { emailSchema, linkTokenSchema } from './auth.ts';
import { defineContract, okReply } from './contract.ts';
import { languageCode } from './language.ts';
import { userReplySchema } from './user.ts';

/** What counts for the account now. */
export const CONSENT_STANDINGS = ['waiting', 'given', 'refused'] as const;
export const CONSENT_ANSWERS = ['give', 'decline', 'withdraw'] as const;
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];

/** Everything that can happen around a consent; what ends in `-refused` is a try of the child. */
export const HISTORY_KINDS = [
  'asked',
  'asked-again',
  'given',
  'declined',
  'withdrawn',
  'lifted',
  'other-address-refused',
  'own-address-refused',
  'parents-address-refused',
  'older-refused',
  'older',
  'younger',
  'backpack-asked',
  'backpack-allowed',
  'backpack-withdrawn',
] as const;

export const historySchema = z.array(
  z.object({
    at: z.string(),
    kind: z.enum(HISTORY_KINDS),
    /** Who did it; for `asked`, who was asked. */
    who: z.enum(['you', 'parent', 'school', 'child', 'admin']),
    /** Of the reader, and of all parents for an Admin; others' addresses are shown to nobody. */
    address: z.string().nullable(),
  }),
);
export type HistoryEntry = z.infer<typeof historySchema>[number];

const ownAnswer = z.enum(['asked', 'given', 'declined', 'withdrawn']);

export const familyConsentSchema = z.object({
  /** The child's user name. */
  username: z.string(),
  standing: z.enum(CONSENT_STANDINGS),
  /** What the reader answered; null if their address was never asked. `standing` says what counts. */
  state: ownAnswer.nullable(),
  /** The age that counts: the younger of age band and date of birth. */
  ageBand: z.enum(AGE_BANDS),
  /** When the account and its data will be deleted; null if no deletion is pending. */
  deletionDueAt: z.string().nullable(),
  /** What the reader can answer now; nothing if their address was never asked. */
  answers: z.array(z.enum(CONSENT_ANSWERS)),
  mayChangeAge: z.boolean(),
  /** Whether the child's works may travel: a question of its own, for children below the age of consent. */
  backpack: z.object({ isAllowed: z.boolean(), mayDecide: z.boolean() }),
  /** Newest first. */
  history: historySchema,
});
export type FamilyConsent = z.infer<typeof familyConsentSchema>;

export const consentViewSchema = familyConsentSchema.extend({
  state: ownAnswer,
  /** Language of the mails to the parent. */
  locale: languageCode,
  textVersion: z.string(),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type ConsentView = z.infer<typeof consentViewSchema>;

const params = { token: linkTokenSchema };
const reply = okReply({ consent: consentViewSchema });

export const readConsent = defineContract('consent.readConsent', 'GET /consents/:token', {
  access: 'public',
  params,
  reply,
});

/** An answer, the age that the child really has, or whether the child may have a backpack. */
const decision = z.union(
  [
    z.strictObject({ answer: z.enum(CONSENT_ANSWERS) }),
    z.strictObject({ ageBand: z.enum(AGE_BANDS) }),
    z.strictObject({ backpack: z.enum(['allow', 'withdraw']) }),
  ],
  'Please choose an answer.',
);
export type ConsentDecision = z.infer<typeof decision>;

export const answerConsent = defineContract('consent.answerConsent', 'POST /consents/:token', {
  access: 'public',
  params,
  body: decision,
  reply,
});

/** Exchanges an expired link for a new one, mailed to the same parent. */
export const renewConsent = defineContract('consent.renewConsent', 'POST /consents/:token/renew', {
  access: 'public',
  params,
});

export const askForConsent = defineContract('consent.askForConsent', 'POST /user/consent', {
  access: 'signed-in',
  body: z.strictObject({ parentEmail: emailSchema }),
  reply: userReplySchema,
});

/** The caller's latest consent request; null if there is none. */
export const ownConsent = defineContract('consent.ownConsent', 'GET /user/consent', {
  access: 'signed-in',
  reply: okReply({
    consent: z
      .object({
        parentEmail: z.string().nullable(),
        state: ownAnswer,
        askedAt: z.string(),
      })
      .nullable(),
  }),
});

const familyReply = okReply({ consent: familyConsentSchema });

/** What was decided and tried about a linked child. */
export const readAsParent = defineContract('consent.readAsParent', 'GET /parent/children/:childId/consent', {
  access: ['Parent'],
  reply: familyReply,
});

/** The decision of a parent whose verified address was asked. */
export const decideAsParent = defineContract('consent.decideAsParent', 'POST /parent/children/:childId/consent', {
  access: ['Parent'],
  body: decision,
  reply: familyReply,
});
