// The texts of the plans: names, features and price units.
import type { PlanDetails, PlanId } from '@lanternwise/shared/constants/plans';
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
    tagline: msg`The whole adventure for four of you.`,
    features: [
      msg`Everything in Learner`,
      msg`Four accounts, each with its own progress`,
      msg`One code for everyone else`,
    ],
  },
  {
    name: msg`School`,
    variants: [{ id: 'school-yearly', buttonLabel: YEARLY }],
    tagline: msg`For a class of up to 60 pupils.`,
    features: [
      msg`Everything in Learner for each pupil`,
      msg`One code makes your pupils Pilots`,
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

/** Shown after a price. */
export const TERM_LABELS: Record<PlanDetails['term'], MessageDescriptor> = { month: msg`a month`, year: msg`a year` };
