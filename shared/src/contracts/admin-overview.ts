// Contracts of the Admin's home, search, groups, teachers and revenue.
import { z } from 'zod';
import {
  CONFIRMATION_BASES,
  CONFIRMATION_STATES,
  PAID_SUBSCRIPTION_STATES,
  PAYMENT_PROVIDERS,
  PLAN_IDS,
} from '../constants/plans.ts';
import { ACCOUNT_STATES, ROLES } from '../constants/users.ts';
import { clockDoubtSchema } from './admin-site.ts';
import { adminReason } from './admin-users.ts';
import { emailSchema, usernameSchema } from './auth.ts';
import { ADMIN, defineContract, okReply, plainText } from './contract.ts';
import { languageCode } from './language.ts';
import { optionalEnum, pageReply, pagingQuery, searchText } from './paging.ts';

const person = z.object({ id: z.string(), username: z.string() });
const groupName = z.object({ id: z.string(), name: z.string() });

/** Largest difference of a time zone to UTC, in minutes. */
const MAX_OFFSET = 14 * 60;

export const adminOverview = defineContract('admin-overview.adminOverview', 'GET /admin/overview', {
  access: ADMIN,
  query: z.object({
    /** Minutes by which the Admin's clock is ahead of UTC: decides when "today" began. */
    utcOffset: z.coerce.number().int().min(-MAX_OFFSET).max(MAX_OFFSET).catch(0).default(0),
  }),
  reply: okReply({
    signUps: z.object({
      today: z.number(),
      /** Today and the six days before. */
      week: z.number(),
      /** The seven days before those. */
      weekBefore: z.number(),
      /** Accounts in all. */
      all: z.number(),
    }),
    mails: z.object({
      waiting: z.number(),
      /** Over a limit, so that they wait for their turn. */
      held: z.number(),
      failed: z.number(),
      /** Limits of which half was used in the last 24 hours. */
      limitsHalfUsed: z.number(),
    }),
    /** Messages of the contact form that nobody has answered. */
    contactOpen: z.number(),
    /** Children's reports of teachers' texts that no Admin has closed. */
    reportsOpen: z.number(),
    /** Requests that this process answered with a fault of the server since it started, at most a day ago. */
    faults: z.object({
      count: z.number(),
      since: z.number(),
      latest: z.array(z.object({ at: z.number(), route: z.string(), code: z.string() })),
    }),
    backup: z.object({
      /** Null if there is none. */
      latestAt: z.number().nullable(),
      /** Why this server makes none; null if it does. */
      hint: z.string().nullable(),
    }),
    /** Null while the clock is believed. */
    clock: clockDoubtSchema.nullable(),
    /** Teachers whose school is not confirmed yet. */
    teachersWaiting: z.number(),
    /** Each is true when it is done. */
    checklist: z.object({
      publicUrl: z.boolean(),
      mail: z.boolean(),
      backup: z.boolean(),
      payments: z.boolean(),
      secondAdmin: z.boolean(),
      school: z.boolean(),
    }),
    /** Which payments are taken; `open` if no plan is needed. */
    payments: z.enum([...PAYMENT_PROVIDERS, 'open']),
  }),
});
export type AdminOverviewReply = z.infer<typeof adminOverview.reply>;

/** Results of each kind. */
export const SEARCH_RESULTS_MAX = 10;
export const SEARCH_MIN = 2;

/** Looks at the names of class lists too, so that every search is recorded in the audit log. */
export const adminSearch = defineContract('admin-overview.adminSearch', 'GET /admin/search', {
  access: ADMIN,
  query: z.object({ search: searchText }),
  reply: okReply({
    accounts: z.array(
      person.extend({ email: z.string().nullable(), role: z.enum(ROLES), status: z.enum(ACCOUNT_STATES) }),
    ),
    /** Children by the name on their class list. */
    children: z.array(person.extend({ name: z.string(), group: groupName })),
    groups: z.array(groupName.extend({ archived: z.boolean(), students: z.number() })),
    subscribers: z.array(z.object({ id: z.string(), email: z.string() })),
  }),
});
export type AdminSearchReply = z.infer<typeof adminSearch.reply>;

export const GROUP_FILTERS = ['active', 'archived'] as const;
export const GROUP_SORTS = ['newest', 'name', 'students'] as const;

export const adminGroups = defineContract('admin-overview.adminGroups', 'GET /admin/groups', {
  access: ADMIN,
  query: z.object({
    ...pagingQuery,
    search: searchText,
    state: optionalEnum(GROUP_FILTERS),
    sort: z.enum(GROUP_SORTS).catch('newest').default('newest'),
  }),
  reply: pageReply(
    groupName.extend({
      createdAt: z.number(),
      archivedAt: z.number().nullable(),
      students: z.number(),
      /** Null if the owner's account was deleted. */
      owner: person.nullable(),
    }),
  ),
});
export type AdminGroupsReply = z.infer<typeof adminGroups.reply>;

export const adminRevenue = defineContract('admin-overview.adminRevenue', 'GET /admin/revenue', {
  access: ADMIN,
  query: z.object({ ...pagingQuery, state: optionalEnum(PAID_SUBSCRIPTION_STATES) }),
  reply: pageReply(
    z.object({
      id: z.string(),
      user: person,
      plan: z.enum(PLAN_IDS),
      provider: z.enum(PAYMENT_PROVIDERS),
      status: z.enum(PAID_SUBSCRIPTION_STATES),
      /** What was paid at its checkout, in the smallest unit of the currency. */
      amount: z.number(),
      createdAt: z.number(),
      endsAt: z.number(),
    }),
  ).extend({
    currency: z.string(),
    /** The newest month first, in UTC; a month without payments has no row. */
    months: z.array(
      z.object({
        /** "2026-11". */
        month: z.string(),
        provider: z.enum(PAYMENT_PROVIDERS),
        checkouts: z.number(),
        /** Paid at checkouts, in the smallest unit of the currency. Renewals are not in it: their amounts are not reported. */
        amount: z.number(),
      }),
    ),
    /** Plans that run now, each also with those that were granted by an Admin. */
    running: z.array(z.object({ plan: z.string(), accounts: z.number() })),
  }),
});
export type AdminRevenueReply = z.infer<typeof adminRevenue.reply>;

/** `ended`: declined, or the licence on which it rested has ended. */
export const TEACHER_STATES = ['waiting', 'confirmed', 'ended'] as const;

export const adminTeachers = defineContract('admin-overview.adminTeachers', 'GET /admin/teachers', {
  access: ADMIN,
  query: z.object({
    ...pagingQuery,
    search: searchText,
    state: z.enum(TEACHER_STATES).catch('waiting').default('waiting'),
  }),
  reply: pageReply(
    person.extend({
      email: z.string().nullable(),
      emailVerified: z.boolean(),
      school: z.string().nullable(),
      createdAt: z.number(),
      schoolConfirmedAt: z.number().nullable(),
      /** Since when somebody has to decide. */
      askedAt: z.number().nullable(),
      /** What the confirmation rests on, or waits for; a licence by its note, else by the end of its code. */
      grounds: z.array(
        z.object({
          basis: z.enum(CONFIRMATION_BASES),
          state: z.enum(CONFIRMATION_STATES),
          licence: z.string().nullable(),
        }),
      ),
      groups: z.number(),
      /** Class accounts made by this teacher, and those of them that wait for the school's consent. */
      children: z.number(),
      childrenWaiting: z.number(),
    }),
  ),
});
export type AdminTeachersReply = z.infer<typeof adminTeachers.reply>;

/** Makes a Teacher with a confirmed school, who chooses the password with a link that works for seven days. */
export const inviteTeacher = defineContract('admin-overview.inviteTeacher', 'POST /admin/teachers', {
  access: ADMIN,
  body: z.strictObject({
    username: usernameSchema,
    /** Without it the link is shown. */
    email: emailSchema.optional(),
    school: plainText(120, 'The name of a school has at most 120 characters.')
      .transform((text) => text.trim())
      .optional(),
    locale: languageCode.default('en'),
    reason: adminReason,
  }),
  reply: okReply({
    id: z.string(),
    /** Null if it was mailed. */
    link: z.string().nullable(),
  }),
});
