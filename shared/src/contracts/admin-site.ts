// Contracts of the Admin's site pages: audit log, feedback, settings, health and backups. Replies contain no secrets.
import { z } from 'zod';
import { AUDIT_SUBJECTS } from '../constants/audit.ts';
import { PLAN_IDS } from '../constants/plans.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../constants/users.ts';
import { auditEntrySchema } from './admin-users.ts';
import { confirmingPassword } from './auth.ts';
import { ADMIN, defineContract, okReply, plainText } from './contract.ts';
import { optionalEnum, pageReply, pagingQuery } from './paging.ts';
import { isStorableText } from './storable.ts';

const searchParam = (max: number) => plainText(max).trim().catch('').default('');
/** A calendar day; any other value is ignored. */
const dayParam = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((text) => Number.isFinite(Date.parse(text)))
  .optional()
  .catch(undefined);

export const adminAudit = defineContract('admin-site.adminAudit', 'GET /admin/audit', {
  access: ADMIN,
  query: z.object({
    ...pagingQuery,
    action: searchParam(60),
    kind: optionalEnum(AUDIT_SUBJECTS),
    /** User name of the actor or the subject. */
    person: searchParam(60),
    from: dayParam,
    until: dayParam,
  }),
  reply: pageReply(auditEntrySchema).extend({
    /** All actions that occur in the log. */
    actions: z.array(z.string()),
  }),
});

const rating = z.number().nullable();
export const adminFeedback = defineContract('admin-site.adminFeedback', 'GET /admin/feedback', {
  access: ADMIN,
  query: z.object({ ...pagingQuery, map: searchParam(64) }),
  reply: pageReply(
    z.object({
      map: z.string(),
      contentRating: z.number(),
      gameplayRating: z.number(),
      recommendationRating: z.number(),
      note: z.string(),
      receivedAt: z.number(),
    }),
  ).extend({
    realms: z.array(
      z.object({
        map: z.string(),
        count: z.number(),
        /** Mean ratings. */
        content: rating,
        gameplay: rating,
        recommendation: rating,
        notes: z.number(),
      }),
    ),
  }),
});
export type AdminFeedbackReply = z.infer<typeof adminFeedback.reply>;

const planSetting = z.object({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  /** In the smallest unit of the currency. */
  amount: z.number(),
  /** The default price. */
  usual: z.number(),
  shown: z.boolean(),
});
export type PlanSetting = z.infer<typeof planSetting>;

const settingsReply = okReply({
  publishingPassword: z.object({ set: z.boolean(), changedAt: z.number().nullable() }),
  currency: z.string(),
  plans: z.array(planSetting),
  mail: z.object({
    smtp: z.boolean(),
    from: z.string().nullable(),
    waiting: z.number(),
    failed: z.number(),
  }),
  speech: z.object({ configured: z.boolean(), provider: z.string().nullable(), model: z.string().nullable() }),
  access: z.enum(['subscription', 'open']),
  publicUrl: z.string().nullable(),
});
export type SettingsReply = z.infer<typeof settingsReply>;

export const adminSettings = defineContract('admin-site.adminSettings', 'GET /admin/settings', {
  access: ADMIN,
  reply: settingsReply,
});

const PASSWORD_MESSAGE = `A publishing password has at least ${PASSWORD_MIN} characters.`;
/** Required, in addition to the role Admin, to publish a blog post. */
export const publishingPasswordSchema = z
  .string('Please write the new password.')
  .min(PASSWORD_MIN, PASSWORD_MESSAGE)
  .max(PASSWORD_MAX, `A publishing password has at most ${PASSWORD_MAX} characters.`)
  .refine(isStorableText, 'A password is written with the signs of a keyboard.');

export const setPublishingPassword = defineContract(
  'admin-site.setPublishingPassword',
  'PUT /admin/settings/publishing-password',
  {
    access: ADMIN,
    body: z.strictObject({
      password: publishingPasswordSchema,
      /** The publishing password before, or the Admin's own: an open session alone must not change it. */
      current: confirmingPassword,
    }),
    reply: settingsReply,
  },
);

const PRICE_MESSAGE = 'A price is a whole number of paise from 0 to 100,000,000.';
export const setPlans = defineContract('admin-site.setPlans', 'PUT /admin/settings/plans', {
  access: ADMIN,
  body: z.strictObject({
    plans: z
      .array(
        z.strictObject({
          id: z.enum(PLAN_IDS, 'There is no such plan.'),
          amount: z.int(PRICE_MESSAGE).min(0, PRICE_MESSAGE).max(100_000_000, PRICE_MESSAGE),
          shown: z.boolean(),
        }),
      )
      .max(PLAN_IDS.length),
  }),
  reply: settingsReply,
});

export const backupSchema = z.object({
  name: z.string(),
  bytes: z.number(),
  madeAt: z.number(),
});

/** A clock that is far ahead of everything the database has seen (epoch ms). */
export const clockDoubtSchema = z.object({ now: z.number(), seenAt: z.number() });

export const adminHealth = defineContract('admin-site.adminHealth', 'GET /admin/health', {
  access: ADMIN,
  reply: okReply({
    version: z.string(),
    node: z.string(),
    engine: z.enum(['sqlite', 'postgres']),
    uptimeSeconds: z.number(),
    memoryBytes: z.number(),
    /** Null if the database is a separate server. */
    databaseBytes: z.number().nullable(),
    diskFreeBytes: z.number().nullable(),
    accounts: z.number(),
    sessions: z.number(),
    mailsWaiting: z.number(),
    mailsFailed: z.number(),
    /** Null while the clock is believed. */
    clock: clockDoubtSchema.nullable(),
    /** Newest first. */
    backups: z.array(backupSchema),
    /** Null if backups can be made here; otherwise instructions how to make them. */
    backupHint: z.string().nullable(),
  }),
});
export type AdminHealthReply = z.infer<typeof adminHealth.reply>;

export const makeBackup = defineContract('admin-site.makeBackup', 'POST /admin/backups', {
  access: ADMIN,
  reply: okReply({ backup: backupSchema }),
});
