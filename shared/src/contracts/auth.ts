// Contracts of registration, sign-in, sign-out, e-mail verification, password reset and set-up.
import { z } from 'zod';
import { AGE_BANDS, PASSWORD_MAX, PASSWORD_MIN } from '../constants/users.ts';
import { foldTypedSigns } from '../text/foldText.ts';
import { normaliseTypedName } from '../text/typedCode.ts';
import { defineContract, okReply, plainText } from './contract.ts';
import { isStorableText } from './storable.ts';
import { userSchema } from './user.ts';

const USERNAME_MESSAGE = 'A user name has 3 to 20 letters, digits, _ or -.';
const PASSWORD_MESSAGE = `A password has at least ${PASSWORD_MIN} characters.`;

/** Digits of every script, and full-width letters, become plain ones: a Hindi keyboard writes 'asha१२' for asha12. */
export const usernameSchema = z
  .string('Please choose a user name.')
  .overwrite(foldTypedSigns)
  .regex(/^[A-Za-z0-9_-]{3,20}$/, USERNAME_MESSAGE);
const IDENTIFIER_MESSAGE = 'Please enter your user name.';
/** User name or e-mail address of an account that exists already. */
const typedIdentifier = plainText(254, IDENTIFIER_MESSAGE).overwrite(normaliseTypedName).min(1, IDENTIFIER_MESSAGE);
export const passwordSchema = z
  .string('Please choose a password.')
  .min(PASSWORD_MIN, PASSWORD_MESSAGE)
  .max(PASSWORD_MAX, `A password has at most ${PASSWORD_MAX} characters.`)
  .refine(isStorableText, 'A password is written with the signs of a keyboard.');

/** A password that exists already, to sign in or to confirm a change. */
export const confirmingPassword = plainText(PASSWORD_MAX, 'Please enter your password.').min(
  1,
  'Please enter your password.',
);

export const emailSchema = z.email('That does not look like an e-mail address.').max(254);
/** A 256-bit token from a mailed link. */
export const linkTokenSchema = plainText(100, 'This link is not complete.').min(1, 'This link is not complete.');

/** Roles that can be requested at registration; Teacher is granted by the rules of POST update-role. */
export const REQUESTABLE_ROLES = ['User', 'Teacher', 'Parent'] as const;
export type RequestedRole = (typeof REQUESTABLE_ROLES)[number];

export const registerBodySchema = z.strictObject({
  username: usernameSchema,
  password: passwordSchema,
  ageBand: z.enum(AGE_BANDS, 'Please choose your age.'),
  email: emailSchema.optional(),
  /** Address of the parent, if the learner is below the age of consent. */
  parentEmail: emailSchema.optional(),
  roleWish: z.enum(REQUESTABLE_ROLES, 'Please choose who you are.').default('User'),
  remember: z.boolean().default(false),
});
export type RegisterBody = z.input<typeof registerBodySchema>;

export const signInBodySchema = z.strictObject({
  identifier: typedIdentifier,
  password: confirmingPassword,
  remember: z.boolean().default(false),
  /** Cancels the pending deletion of the account. */
  keepAccount: z.boolean().default(false),
});
export type SignInBody = z.input<typeof signInBodySchema>;

export const sessionReplySchema = okReply({ token: z.string(), user: userSchema });

export const register = defineContract('auth.register', 'POST /auth/register', {
  access: 'public',
  body: registerBodySchema,
  reply: sessionReplySchema.extend({
    /** Whether the mail to the named address will be sent; independent of whose address it is. Refused only if this network has asked for too many. */
    letter: z.enum(['accepted', 'refused']),
  }),
});
export type RegisterReply = z.infer<typeof register.reply>;

export const signIn = defineContract('auth.signIn', 'POST /auth/sign-in', {
  access: 'public',
  body: signInBodySchema,
  reply: sessionReplySchema,
});

export const signOut = defineContract('auth.signOut', 'POST /auth/sign-out', {
  access: 'signed-in',
});

/** Settings for the registration form. */
export const registrationRules = defineContract('auth.registrationRules', 'GET /auth/rules', {
  access: 'public',
  reply: okReply({
    /** Below this age a parent must agree. */
    consentAge: z.number(),
    /** Whether a mail server is configured; without one, an Admin passes on the links from the outbox. */
    sendsMail: z.boolean(),
  }),
});

export const verifyEmail = defineContract('auth.verifyEmail', 'POST /auth/verify-email', {
  access: 'public',
  body: z.strictObject({ token: linkTokenSchema }),
  reply: okReply({ email: z.string() }),
});

export const sendVerification = defineContract('auth.sendVerification', 'POST /auth/send-verification', {
  access: 'signed-in',
});

/** Replies the same whether the account exists or not, so that accounts cannot be enumerated. */
export const forgotPassword = defineContract('auth.forgotPassword', 'POST /auth/forgot-password', {
  access: 'public',
  body: z.strictObject({ identifier: typedIdentifier }),
});

/** 404 if the link is used, expired or invalid. */
export const readResetLink = defineContract('auth.readResetLink', 'GET /auth/reset-password/:token', {
  access: 'public',
  params: { token: linkTokenSchema },
});

export const resetPassword = defineContract('auth.resetPassword', 'POST /auth/reset-password', {
  access: 'public',
  body: z.strictObject({ token: linkTokenSchema, password: passwordSchema }),
  reply: okReply({ username: z.string() }),
});

/** 404 if the link is used, expired or invalid. */
export const readSetUp = defineContract('auth.readSetUp', 'GET /auth/set-up/:token', {
  access: 'public',
  params: { token: linkTokenSchema },
});

/** Creates the first Admin account. */
export const setUp = defineContract('auth.setUp', 'POST /auth/set-up/:token', {
  access: 'public',
  params: { token: linkTokenSchema },
  body: z.strictObject({ username: usernameSchema, password: passwordSchema, email: emailSchema.optional() }),
  reply: sessionReplySchema,
});
