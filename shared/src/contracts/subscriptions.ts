// Contracts of plans, checkouts, subscriptions and licence codes.
import { z } from 'zod';
import {
  CHECKOUT_STATES,
  LICENCE_KINDS,
  PAID_SUBSCRIPTION_STATES,
  PAYMENT_PROVIDERS,
  PLAN_IDS,
} from '../constants/plans.ts';
import { ADMIN, defineContract, okReply, plainText, requiredText, TEACHERS } from './contract.ts';

export const plans = defineContract('subscriptions.plans', 'GET /plans', {
  access: 'public',
  reply: okReply({
    provider: z.enum(PAYMENT_PROVIDERS),
    /** Everything is open to everyone with an account; nobody needs a plan. */
    isSiteOpen: z.boolean(),
    currency: z.string(),
    plans: z.array(
      z.object({
        id: z.enum(PLAN_IDS),
        name: z.string(),
        term: z.enum(['month', 'year']),
        /** In the smallest unit of the currency. */
        amount: z.number(),
        places: z.number(),
      }),
    ),
  }),
});
export type PlansReply = z.infer<typeof plans.reply>;

export const checkoutSchema = z.object({
  id: z.string(),
  plan: z.enum(PLAN_IDS),
  state: z.enum(CHECKOUT_STATES),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** What is paid now, in the smallest unit of the currency. */
  amount: z.number(),
  /** What the plan costs each term. */
  price: z.number(),
  currency: z.string(),
  /** The running plan that the new one replaces; null for a first plan. */
  from: z.enum(PLAN_IDS).nullable(),
});
export type Checkout = z.infer<typeof checkoutSchema>;

const checkoutReply = okReply({ checkout: checkoutSchema });

export const beginCheckout = defineContract('subscriptions.beginCheckout', 'POST /checkouts', {
  access: 'signed-in',
  body: z.strictObject({ plan: z.enum(PLAN_IDS, 'Please choose one of the plans.') }),
  bodyLimit: 1024,
  /** `url` is the payment page, on this site or at the payment provider. */
  reply: checkoutReply.extend({ url: z.string() }),
});

export const readCheckout = defineContract('subscriptions.readCheckout', 'GET /checkouts/:id', {
  access: 'signed-in',
  reply: checkoutReply,
});

/** Exchanges the running plan at the payment provider and charges the difference; not with the sandbox provider. */
export const confirmCheckout = defineContract('subscriptions.confirmCheckout', 'POST /checkouts/:id/confirm', {
  access: 'signed-in',
  reply: checkoutReply,
});

/** Simulates the bank's answer; only with the sandbox provider. */
export const sandboxCheckout = defineContract('subscriptions.sandboxCheckout', 'POST /sandbox/checkouts/:id', {
  access: 'signed-in',
  body: z.strictObject({ outcome: z.enum(['pay', 'decline', 'cancel'], 'Pay, decline or cancel?') }),
  bodyLimit: 1024,
  reply: checkoutReply,
});

/** Simulates later events of a subscription; only with the sandbox provider. */
export const sandboxLater = defineContract('subscriptions.sandboxLater', 'POST /sandbox/subscription', {
  access: 'signed-in',
  body: z.strictObject({ what: z.enum(['renew', 'fail', 'refund', 'end'], 'What should happen?') }),
  bodyLimit: 1024,
});

/** Called by Stripe; without a body schema, because the signature covers the raw bytes. */
export const stripeWebhook = defineContract('subscriptions.stripeWebhook', 'POST /payments/stripe/webhook', {
  access: 'public',
  /** What the provider sends and signs, of whatever it likes to tell. */
  bodyLimit: 512 * 1024,
  reply: okReply({ status: z.enum(['applied', 'duplicate', 'ignored']) }),
});

export const subscriptionSchema = z.object({
  plan: z.enum(PLAN_IDS),
  provider: z.enum(PAYMENT_PROVIDERS),
  status: z.enum(PAID_SUBSCRIPTION_STATES),
  endsAt: z.string(),
  /** Code for the other members, of a school for its pupils; null for plans with one place. */
  code: z.string().nullable(),
  /** The second code of a school licence, for its teachers. */
  staffCode: z.string().nullable(),
  places: z.number(),
  /** User names of the members. */
  members: z.array(z.string()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const subscriptionReply = okReply({ subscription: subscriptionSchema.nullable() });

export const ownSubscription = defineContract('subscriptions.ownSubscription', 'GET /subscription', {
  access: 'signed-in',
  reply: subscriptionReply,
});

/** Stops further charges; the subscription stays active until its end date. */
export const cancelSubscription = defineContract('subscriptions.cancelSubscription', 'POST /subscription/cancel', {
  access: 'signed-in',
  reply: subscriptionReply,
});

/** Takes a cancellation back before the plan ends: it renews again. */
export const resumeSubscription = defineContract('subscriptions.resumeSubscription', 'POST /subscription/resume', {
  access: 'signed-in',
  reply: subscriptionReply,
});

export const redeemCode = defineContract('subscriptions.redeemCode', 'POST /licence-codes/redeem', {
  access: 'signed-in',
  body: z.strictObject({ code: requiredText(40, 'Please enter the code.') }),
  bodyLimit: 1024,
  /** `kind` tells whether the code gave a place in a plan or the role Pilot. */
  reply: okReply({
    kind: z.enum(LICENCE_KINDS),
    endsAt: z.string(),
    /** A staff code: a colleague or an Admin has to approve the teacher first. */
    waiting: z.boolean(),
  }),
});

/** `ended`: nobody has to decide, and what the confirmation rested on holds no more. */
export const SCHOOL_STATES = ['confirmed', 'waiting', 'declined', 'ended'] as const;

const colleagueSchema = z.object({
  id: z.string(),
  username: z.string(),
  /** As the colleague wrote it into the profile. */
  school: z.string().nullable(),
  state: z.enum(['waiting', 'confirmed']),
  askedAt: z.string(),
  /** The last four signs of the licence's code for pupils. */
  licence: z.string(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** Whether the caller's school is confirmed, what that rests on, and the colleagues whose requests the caller decides. */
export const ownSchool = defineContract('subscriptions.ownSchool', 'GET /teacher/school', {
  access: TEACHERS,
  reply: okReply({
    state: z.enum(SCHOOL_STATES),
    /** Since when a colleague or an Admin is asked; null if nobody is. */
    askedAt: z.string().nullable(),
    /** What waits: the school itself, or a staff code that a colleague can approve, or a code from before there were two. */
    waitsFor: z.enum(['admin', 'colleague', 'old-code']).nullable(),
    colleagues: z.array(colleagueSchema),
  }),
});
export type OwnSchoolReply = z.infer<typeof ownSchool.reply>;

/** The buyer of a licence, or the teacher who entered its staff code first, lets a colleague in, or not, or no longer. */
export const answerColleague = defineContract('subscriptions.answerColleague', 'POST /teacher/school/colleagues/:id', {
  access: TEACHERS,
  body: z.strictObject({ accept: z.boolean() }),
  bodyLimit: 1024,
});

const licenceSchema = z.object({
  id: z.string(),
  code: z.string(),
  /** Of a school licence: the code for its teachers. */
  staffCode: z.string().nullable(),
  kind: z.enum(LICENCE_KINDS),
  /** Places for pupils, and how many of them are taken. */
  places: z.number(),
  used: z.number(),
  note: z.string().nullable(),
  expiresAt: z.string(),
  revoked: z.boolean(),
});
export type Licence = z.infer<typeof licenceSchema>;

/** Rows of one page of codes. */
export const LICENCE_PAGE = 50;

export const listLicences = defineContract('subscriptions.listLicences', 'GET /licence-codes', {
  access: ADMIN,
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  reply: okReply({ licences: z.array(licenceSchema), total: z.number() }),
});

export const makeLicence = defineContract('subscriptions.makeLicence', 'POST /licence-codes', {
  access: ADMIN,
  body: z.strictObject({
    kind: z.enum(['school', 'pilot'], 'A code is for a school or for pilots.'),
    places: z.int('How many places?').min(1, 'At least 1 place.').max(10_000, 'At most 10000 places.'),
    days: z.int('For how many days?').min(1, 'At least 1 day.').max(3660, 'At most 3660 days.'),
    note: plainText(200, 'A note has at most 200 characters.').default(''),
  }),
  bodyLimit: 4096,
  reply: okReply({ licence: licenceSchema }),
});

export const revokeLicence = defineContract('subscriptions.revokeLicence', 'POST /licence-codes/:id/revoke', {
  access: ADMIN,
  body: z.strictObject({
    reason: plainText(300, 'Please say why, in at most 300 characters.').refine(
      (text) => text.trim().length >= 3,
      'Please say why, in at most 300 characters.',
    ),
  }),
  bodyLimit: 4096,
});
