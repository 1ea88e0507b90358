// The texts of the plans: names, features and price units; and how an offer stands to a running plan.
import { isLargerPlan, type LicenceKind, type PlanDetails, type PlanId } from '@lanternwise/shared/constants/plans';
import type { Subscription } from '@lanternwise/shared/contracts/subscriptions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface Plan {
  name: MessageDescriptor;
  /** The purchase options; empty for a free plan. */
  variants: readonly { id: PlanId; buttonLabel: MessageDescriptor }[];
  tagline: MessageDescriptor;
  features: readonly MessageDescriptor[];
}

const MONTHLY = msg`Choose monthly`;
const YEARLY = msg`Choose yearly`;

export const PLANS: readonly Plan[] = [
  {
    name: msg`Explorer`,
    variants: [],
    tagline: msg`Try it for real, without an account.`,
    features: [
      msg`The demo of AI Adventure Park`,
      msg`School Class X, Units 1 and 2, and the course Map Making`,
      msg`Your progress stays in this browser`,
    ],
  },
  {
    name: msg`Learner`,
    variants: [
      { id: 'learner-monthly', buttonLabel: MONTHLY },
      { id: 'learner-yearly', buttonLabel: YEARLY },
    ],
    tagline: msg`The whole adventure for one learner.`,
    features: [
      msg`Every realm that is complete, and each new one as it opens`,
      msg`Python World`,
      msg`Progress on every device`,
      msg`The certificate at the end`,
    ],
  },
  {
    name: msg({ context: 'plan', message: 'Family' }),
    variants: [{ id: 'family-yearly', buttonLabel: YEARLY }],
    tagline: msg`The whole adventure for four people.`,
    features: [
      msg`Everything in Learner`,
      msg`Four accounts, each with its own progress`,
      msg`One code for everyone else`,
    ],
  },
  {
    name: msg`School`,
    variants: [{ id: 'school-yearly', buttonLabel: YEARLY }],
    tagline: msg`For up to 60 students.`,
    features: [
      msg`Everything in Learner for each student`,
      msg`One code opens every realm for your class`,
      msg`Works on ordinary school computers`,
    ],
  },
];

/** The offer names, equal to those of shared/constants/plans.ts for e-mails and the payment service. */
export const OFFER_NAMES: Record<PlanId, MessageDescriptor> = {
  'learner-monthly': msg`Learner, monthly`,
  'learner-yearly': msg`Learner, yearly`,
  'family-yearly': msg`Family, yearly`,
  'school-yearly': msg`School licence, yearly`,
};

/** The names of what a code or an Admin gave. */
const LICENCE_NAMES: Record<LicenceKind | 'learner', MessageDescriptor> = {
  learner: msg`Learner`,
  family: msg({ context: 'plan', message: 'Family' }),
  school: msg`School licence`,
  pilot: msg`Pilot class`,
};

/** The name of an account's plan; undefined for an account without one. */
export function planName(plan: string | null): MessageDescriptor | undefined {
  if (plan === null) return undefined;
  const names: Readonly<Record<string, MessageDescriptor>> = { ...OFFER_NAMES, ...LICENCE_NAMES };
  return Object.hasOwn(names, plan) ? names[plan] : undefined;
}

/** The page of the plans with this one chosen. */
export const chosenPlanPath = (plan: PlanId): string => `/pricing?plan=${plan}`;

/** How an offer stands to the running plan; `new` where it would be a plan of its own. */
export function standingOf(id: PlanId, running: Subscription | undefined): 'new' | 'current' | 'included' | 'larger' {
  if (!running) return 'new';
  if (isLargerPlan(id, running.plan)) return 'larger';
  // What follows a cancelled plan is a new one.
  if (running.status === 'cancelled') return 'new';
  return id === running.plan ? 'current' : 'included';
}

/** Shown after a price. */
export const TERM_LABELS: Record<PlanDetails['term'], MessageDescriptor> = { month: msg`a month`, year: msg`a year` };
