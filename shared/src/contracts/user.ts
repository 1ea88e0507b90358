// Contracts of the caller's own user data: reading, profile, avatar, settings, role.
import { z } from 'zod';
import type { Language } from '../constants/languages.ts';
import { AGE_BANDS, AVATARS, ROLES, SUBSCRIPTION_STATES } from '../constants/users.ts';
import { foldTypedSigns } from '../text/foldText.ts';
import { defineContract, measuredObject, okReply, plainText } from './contract.ts';
import { languageCode, narrationSetting } from './language.ts';

/** Maximum size of the stored settings, as JSON. */
export const SETTINGS_BYTES = 16 * 1024;

const volume = z.number().min(0).max(1);

/** User preferences. Known keys are validated; unknown keys of newer clients are kept. */
export const preferencesSchema = z.looseObject({
  language: languageCode.optional(),
  narration: z.boolean().optional(),
  narrationLanguage: narrationSetting.optional(),
  textSpeed: z.enum(['slow', 'normal', 'fast', 'instant']).optional(),
  volumes: z.looseObject({ music: volume.optional(), effects: volume.optional(), voice: volume.optional() }).optional(),
  theme: z.enum(['dark', 'light', 'system']).optional(),
  reducedMotion: z.enum(['system', 'on', 'off']).optional(),
  font: z.string().max(40).optional(),
  thirtyFps: z.boolean().optional(),
  alwaysBright: z.boolean().optional(),
  lightCode: z.boolean().optional(),
  autoAdvance: z.boolean().optional(),
});

export const settingsSchema = z.looseObject({ preferences: preferencesSchema.optional() });
export type UserSettings = z.infer<typeof settingsSchema>;

/** The user's language for mails: the interface language, else the narration language (older settings have only that). */
export function chosenLanguage({ preferences }: UserSettings): Language | undefined {
  const voice = preferences?.narrationLanguage;
  return preferences?.language ?? (voice === 'auto' ? undefined : voice);
}

const gameScore = z.object({ score: z.number(), stars: z.number(), trophies: z.number(), xp: z.number() });

/** The user object of platform.txt section 3, as returned by verify_user. */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(ROLES),
  /** The age that counts: the younger of the age band and the date of birth. */
  ageBand: z.enum(AGE_BANDS),
  avatar: z.enum(AVATARS),
  settings: settingsSchema,
  user_game_progress: z.object({
    current_map: z.string(),
    completed_maps: z.array(z.string()),
    /** Percentage of the eight realms that are completed. */
    progress: z.number(),
  }),
  game_scores: z.record(z.string(), gameScore),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATES),
  subscriptionPlan: z.string().nullable(),
  subscriptionEndDate: z.string().nullable(),
  paymentProvider: z.string().nullable(),
  paymentId: z.string().nullable(),
  profilePicture: z.string().nullable(),
  coverPhoto: z.string().nullable(),
  bio: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  school: z.string().nullable(),
  grade: z.string().nullable(),
  guardianName: z.string().nullable(),
  guardianPhone: z.string().nullable(),
  parentalConsent: z.boolean(),
  /** Below the age of consent without parental consent: no free text is shared and certificates are not public. */
  limited: z.boolean(),
  emailVerified: z.boolean(),
  isClassAccount: z.boolean(),
  /** A teacher of a confirmed school, or an Admin: students see texts in this person's own words. */
  isSchoolConfirmed: z.boolean(),
  /** Requested role that requires a verified e-mail address first. */
  roleWish: z.enum(ROLES).nullable(),
  /** Whether the user may open protected content (by role, plan or an open site). */
  canOpenProtected: z.boolean(),
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

export const userReplySchema = okReply({ user: userSchema });

export const verifyUser = defineContract('user.verifyUser', 'GET /verify_user', {
  access: 'signed-in',
  reply: userReplySchema,
});

const clearable = (max: number, words: string) => plainText(max, words).nullable().optional();
/** The random id of an uploaded picture; no address is ever taken. */
export const pictureId = (message: string) => z.string().regex(/^[\w-]{22}$/, message);
const ownPicture = pictureId('Please choose a picture that you have uploaded.').nullable().optional();

const birthday = z
  .string()
  .max(10, 'Please write the date of birth as year-month-day, for example 2013-04-09.')
  .refine(isDay, 'Please write the date of birth as year-month-day, for example 2013-04-09.')
  .refine(isPast, 'A date of birth must be in the past. Please choose another day.')
  .nullable()
  .optional();

/** Accepts invalid days, which `isDay` reports. */
function isPast(text: string): boolean {
  return !isDay(text) || Date.parse(`${text}T00:00:00Z`) <= Date.now();
}

/** A calendar day after 1900. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // February 30 parses as a day in March, so only a real day formats back to the same text.
  const real = Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
  return real && text > '1900-01-01';
}

export const profileBodySchema = z.strictObject({
  bio: clearable(500, 'A bio has at most 500 characters.'),
  dateOfBirth: birthday,
  /** Younger only; older is for a parent or an Admin. */
  ageBand: z.enum(AGE_BANDS, 'Please choose your age.').optional(),
  school: clearable(100, 'The name of a school has at most 100 characters.'),
  grade: clearable(40, 'A grade has at most 40 characters.'),
  guardianName: clearable(100, "A guardian's name has at most 100 characters."),
  guardianPhone: z
    .string()
    .overwrite(foldTypedSigns)
    .regex(/^\+?[\d\s()-]{5,24}$/, 'Please write the phone number with digits only, for example +91 98765 43210.')
    .nullable()
    .optional(),
  profilePicture: ownPicture,
  coverPhoto: ownPicture,
});
export type ProfileBody = z.infer<typeof profileBodySchema>;

export const updateProfile = defineContract('user.updateProfile', 'PATCH /user/profile', {
  access: 'signed-in',
  body: profileBodySchema,
  reply: userReplySchema,
});

export const updateAvatar = defineContract('user.updateAvatar', 'PATCH /user/avatar', {
  access: 'signed-in',
  body: z.strictObject({ avatar: z.enum(AVATARS, `Please choose one of the six avatars: ${AVATARS.join(', ')}.`) }),
  reply: userReplySchema,
});

/** `settings` as an object or JSON text; its keys are merged into the stored settings. */
export const updateSettings = defineContract('user.updateSettings', 'PATCH /user/settings', {
  access: 'signed-in',
  body: z.strictObject({
    settings: z.union([plainText(SETTINGS_BYTES), measuredObject(SETTINGS_BYTES)], 'Settings are missing.'),
  }),
  reply: userReplySchema,
});

/** Changes the role and returns a new token; the old token becomes invalid. */
export const updateRole = defineContract('user.updateRole', 'POST /update-role', {
  access: 'signed-in',
  body: z.strictObject({ role: z.enum(ROLES, 'There is no such role.') }),
  reply: okReply({ token: z.string(), user: userSchema }),
});
