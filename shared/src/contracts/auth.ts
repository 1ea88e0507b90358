// Beginning and ending a session: register, sign in, sign out.
import { z } from 'zod';
import { AGE_BANDS } from '../constants/people.ts';
import { defineContract, okReplySchema } from './contract.ts';
import { userSchema } from './user.ts';

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

const USERNAME_WORDS = 'A user name has 3 to 20 letters, digits, _ or -.';
const PASSWORD_WORDS = `A password has at least ${PASSWORD_MIN} characters.`;

export const usernameSchema = z.string('Please choose a user name.').regex(/^[A-Za-z0-9_-]{3,20}$/, USERNAME_WORDS);
export const passwordSchema = z
  .string('Please choose a password.')
  .min(PASSWORD_MIN, PASSWORD_WORDS)
  .max(PASSWORD_MAX, `A password has at most ${PASSWORD_MAX} characters.`);

export const registerBodySchema = z.strictObject({
  username: usernameSchema,
  password: passwordSchema,
  ageBand: z.enum(AGE_BANDS, 'Please choose your age.'),
  email: z.email('That does not look like an e-mail address.').max(254).optional(),
  remember: z.boolean().default(false),
});
export type RegisterBody = z.input<typeof registerBodySchema>;

export const signInBodySchema = z.strictObject({
  /** User name or e-mail address. */
  identifier: z.string('Please write your user name.').trim().min(1, 'Please write your user name.').max(254),
  password: z.string('Please write your password.').min(1, 'Please write your password.').max(PASSWORD_MAX),
  remember: z.boolean().default(false),
});
export type SignInBody = z.input<typeof signInBodySchema>;

export const sessionReplySchema = z.object({ success: z.literal(true), token: z.string(), user: userSchema });
export type SessionReply = z.infer<typeof sessionReplySchema>;

export const register = defineContract({
  method: 'POST',
  path: '/api/v1/auth/register',
  access: 'public',
  body: registerBodySchema,
  reply: sessionReplySchema,
});

export const signIn = defineContract({
  method: 'POST',
  path: '/api/v1/auth/sign-in',
  access: 'public',
  body: signInBodySchema,
  reply: sessionReplySchema,
});

export const signOut = defineContract({
  method: 'POST',
  path: '/api/v1/auth/sign-out',
  access: 'signed-in',
  reply: okReplySchema,
});
