// Contracts of the Admin's user management: list, details, and actions that require a reason.
import { z } from 'zod';
import { ACCOUNT_STATES, AGE_BANDS, AVATARS, ROLES, SUBSCRIPTION_STATES } from '../constants/users.ts';
import { CONSENT_STANDINGS, historySchema } from './consent.ts';
import { ADMIN, defineContract, idText, okReply, plainText } from './contract.ts';
import { optionalEnum, pageReply, pagingQuery, searchText } from './paging.ts';

/** Plans that an Admin can grant; ids of bought plans start with the same word. */
export const GRANTED_PLANS = ['learner', 'family', 'school'] as const;
export const PLAN_FILTERS = ['none', ...GRANTED_PLANS] as const;
export const USER_SORTS = ['name', 'newest', 'oldest', 'role'] as const;
export type UserSort = (typeof USER_SORTS)[number];
/** Maximum number of accounts per bulk action. */
export const BULK_MAX = 100;

const REASON_MESSAGE = 'Please enter a reason of at least 3 characters. It is recorded in the audit log.';
/** Every action of an Admin on an account has one. */
export const adminReason = plainText(300, 'A reason has at most 300 characters.')
  .transform((text) => text.trim())
  .refine((text) => text.length >= 3, REASON_MESSAGE);
const reason = adminReason;
export const reasonBody = z.strictObject({ reason });

export const listedUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATES),
  avatar: z.enum(AVATARS),
  ageBand: z.enum(AGE_BANDS),
  isClassAccount: z.boolean(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATES),
  subscriptionPlan: z.string().nullable(),
  createdAt: z.number(),
});
export type ListedUser = z.infer<typeof listedUserSchema>;

export const adminUsers = defineContract('admin-users.adminUsers', 'GET /admin/users', {
  access: ADMIN,
  query: z.object({
    ...pagingQuery,
    search: searchText,
    role: optionalEnum(ROLES),
    plan: optionalEnum(PLAN_FILTERS),
    status: optionalEnum(ACCOUNT_STATES),
    sort: z.enum(USER_SORTS).catch('name').default('name'),
  }),
  reply: pageReply(listedUserSchema),
});

const person = z.object({ id: z.string(), username: z.string() });

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.number(),
  action: z.string(),
  /** Null if the server or a command was the actor, or if the account was deleted. */
  actor: person.nullable(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** Name of the subject, if it is an account or a group that still exists. */
  subjectName: z.string().nullable(),
  /** Another account, and a group, that the action concerned. */
  about: person.nullable(),
  group: z.object({ id: z.string(), name: z.string() }).nullable(),
  reason: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const userDetailSchema = listedUserSchema.extend({
  emailVerified: z.boolean(),
  parentalConsent: z.boolean(),
  /** When a teacher's school was confirmed (epoch ms). */
  schoolConfirmedAt: z.number().nullable(),
  deletionDueAt: z.number().nullable(),
  subscriptionEndDate: z.number().nullable(),
  school: z.string().nullable(),
  grade: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  guardianName: z.string().nullable(),
  guardianPhone: z.string().nullable(),
  completedMaps: z.array(z.string()),
  sessions: z.array(
    z.object({
      device: z.string().nullable(),
      createdAt: z.number(),
      expiresAt: z.number(),
      remembered: z.boolean(),
    }),
  ),
  groups: z.array(z.object({ id: z.string(), name: z.string(), as: z.enum(['learner', 'teacher']) })),
  children: z.array(person),
  parents: z.array(person),
  audit: z.array(auditEntrySchema),
  /** What parents decided, and what the child has tried since. */
  consent: z.object({ standing: z.enum(CONSENT_STANDINGS), history: historySchema }),
  /** Until when wrong passwords keep this account from signing in on a new device; null if it is not locked. */
  lockedUntil: z.number().nullable(),
  /** Why some actions are not available; null if all are. */
  protection: z.string().nullable(),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

const detailReply = okReply({ user: userDetailSchema });

export const adminUser = defineContract('admin-users.adminUser', 'GET /admin/users/:id', {
  access: ADMIN,
  reply: detailReply,
});

export const changeUserRole = defineContract('admin-users.changeUserRole', 'POST /admin/users/:id/role', {
  access: ADMIN,
  body: z.strictObject({ role: z.enum(ROLES, 'There is no such role.'), reason }),
  reply: detailReply,
});

/** Confirms that a Teacher works for a school, so that the consent that he declares for class accounts counts. */
export const confirmTeacher = defineContract('admin-users.confirmTeacher', 'POST /admin/users/:id/confirm-teacher', {
  access: ADMIN,
  body: reasonBody,
  reply: detailReply,
});

/** Takes back a parent's no; the parent is told. */
export const liftRefusal = defineContract('admin-users.liftRefusal', 'POST /admin/users/:id/lift-refusal', {
  access: ADMIN,
  body: reasonBody,
  reply: detailReply,
});

/** Declines a Teacher whose school waits, or takes its confirmation back, with the consent that rests on it. */
export const declineTeacher = defineContract('admin-users.declineTeacher', 'POST /admin/users/:id/decline-teacher', {
  access: ADMIN,
  body: reasonBody,
  reply: detailReply,
});

/** Corrects the age; a date of birth that says otherwise is deleted. */
export const setUserAge = defineContract('admin-users.setUserAge', 'POST /admin/users/:id/age', {
  access: ADMIN,
  body: z.strictObject({ ageBand: z.enum(AGE_BANDS, 'Please choose an age.'), reason }),
  reply: detailReply,
});

export const suspendUser = defineContract('admin-users.suspendUser', 'POST /admin/users/:id/suspend', {
  access: ADMIN,
  body: reasonBody,
  reply: detailReply,
});

export const restoreUser = defineContract('admin-users.restoreUser', 'POST /admin/users/:id/restore', {
  access: ADMIN,
  body: reasonBody,
  reply: detailReply,
});

/** Lets an account sign in again that wrong passwords have locked. */
export const unlockUser = defineContract('admin-users.unlockUser', 'POST /admin/users/:id/unlock', {
  access: ADMIN,
  body: reasonBody,
  reply: detailReply,
});

const months = z
  .int('Please choose for how many months.')
  .min(1, 'A plan is given for at least one month.')
  .max(36, 'A plan is given for at most 36 months.');

/** `none` removes the plan. */
export const grantUserPlan = defineContract('admin-users.grantUserPlan', 'POST /admin/users/:id/plan', {
  access: ADMIN,
  body: z.strictObject({
    plan: z.enum(['none', ...GRANTED_PLANS], 'There is no such plan.'),
    months: months.default(12),
    reason,
  }),
  reply: detailReply,
});

export const signOutUser = defineContract('admin-users.signOutUser', 'POST /admin/users/:id/sign-out', {
  access: ADMIN,
  body: reasonBody,
  reply: detailReply,
});

export const resetUserPassword = defineContract(
  'admin-users.resetUserPassword',
  'POST /admin/users/:id/password-reset',
  {
    access: ADMIN,
    body: z.strictObject({
      by: z.enum(['link', 'mail'], 'Please choose whether to show the link or to mail it.'),
      reason,
    }),
    reply: okReply({
      /** Valid once, for one hour; null if it was mailed. */
      link: z.string().nullable(),
    }),
  },
);

export const BULK_ACTIONS = ['suspend', 'restore', 'sign-out'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const bulkUsers = defineContract('admin-users.bulkUsers', 'POST /admin/users/bulk', {
  access: ADMIN,
  body: z.strictObject({
    act: z.enum(BULK_ACTIONS, 'Unknown action.'),
    ids: z
      .array(idText(), 'Please choose at least one account.')
      .min(1, 'Please choose at least one account.')
      .max(BULK_MAX, `At most ${BULK_MAX} accounts at once.`),
    reason,
  }),
  reply: okReply({
    done: z.number(),
    /** Accounts that were not changed, with the reason. */
    refused: z.array(z.object({ id: z.string(), username: z.string().nullable(), message: z.string() })),
  }),
});
