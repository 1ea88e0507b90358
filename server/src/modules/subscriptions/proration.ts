// What the exchange of a running plan costs, by the rule of Stripe's prorations, which the sandbox follows.
import { PLANS, type PlanDetails, type PlanId } from '@lanternwise/shared/constants/plans';

const DAY_MS = 24 * 3_600_000;
/** Never less than a calendar month or year. */
const TERM_MS = { month: 31 * DAY_MS, year: 366 * DAY_MS } as const;

/** End of a term that begins at `at` (epoch milliseconds). */
export const termEnd = (term: PlanDetails['term'], at: number): number => at + TERM_MS[term];

export interface PlanChange {
  from: PlanId;
  /** What the running plan costs each term. */
  fromPrice: number;
  /** End of the paid period, epoch milliseconds. */
  endsAt: number;
  to: PlanDetails;
}

/**
 * With the same term the new plan ends when the old one would have, and both count for the time that is left; with another term a
 * whole new term begins at once. What is left of the old plan is taken off; nothing is paid out.
 * @returns `due` in the smallest unit of the currency
 */
export function prorate({ from, fromPrice, endsAt, to }: PlanChange, at: number): { due: number; endsAt: number } {
  const { term } = PLANS[from];
  const left = Math.min(1, Math.max(0, endsAt - at) / TERM_MS[term]);
  const credit = Math.round(fromPrice * left);
  const isSameTerm = term === to.term;
  const price = isSameTerm ? Math.round(to.amount * left) : to.amount;
  return { due: Math.max(0, price - credit), endsAt: isSameTerm ? endsAt : termEnd(to.term, at) };
}
