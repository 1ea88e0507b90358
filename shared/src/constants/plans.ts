// Plans with prices and terms, and the states of checkouts, subscriptions and licences.

export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** `refunded`: it was paid although another plan ran, and the money was given back. */
export const CHECKOUT_STATES = ['open', 'paid', 'declined', 'cancelled', 'expired', 'refunded'] as const;

export const PAID_SUBSCRIPTION_STATES = ['active', 'past-due', 'cancelled', 'expired', 'refunded'] as const;

export const LICENCE_KINDS = ['family', 'school', 'pilot'] as const;
export type LicenceKind = (typeof LICENCE_KINDS)[number];

/** As what a person uses a licence: only the staff of a school is not counted as a pupil. */
export const LICENCE_PARTS = ['pupil', 'staff'] as const;
export type LicencePart = (typeof LICENCE_PARTS)[number];

/** What a school's confirmation rests on; `old-code`: a code from before there were two, which proves nothing any more. */
export const CONFIRMATION_BASES = ['admin', 'purchase', 'staff-code', 'old-code'] as const;
export const CONFIRMATION_STATES = ['waiting', 'confirmed', 'declined'] as const;

/** From small to large: a running plan can be exchanged for a larger one. */
export const PLAN_IDS = ['learner-monthly', 'learner-yearly', 'family-yearly', 'school-yearly'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface PlanDetails {
  name: string;
  term: 'month' | 'year';
  /** In the smallest unit of the currency (paise). */
  amount: number;
  /** Number of people with access, including the buyer if they learn too. */
  places: number;
}

/** Whether a running plan can be exchanged for the other. */
export const isLargerPlan = (plan: PlanId, than: PlanId): boolean => PLAN_IDS.indexOf(plan) > PLAN_IDS.indexOf(than);

export const CURRENCY = 'INR';

/** Default prices; an Admin can change them. */
export const PLANS: Record<PlanId, PlanDetails> = {
  'learner-monthly': { name: 'Learner, monthly', term: 'month', amount: 29_900, places: 1 },
  'learner-yearly': { name: 'Learner, yearly', term: 'year', amount: 239_900, places: 1 },
  'family-yearly': { name: 'Family, yearly', term: 'year', amount: 479_900, places: 4 },
  'school-yearly': { name: 'School licence, yearly', term: 'year', amount: 2_499_900, places: 60 },
};
