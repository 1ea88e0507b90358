// Maps events of payment providers to new states of checkouts and subscriptions.
import { PLANS, type PlanId } from '@lanternwise/shared/constants/plans';
import type { PaymentEvent } from './provider.ts';
import type { CheckoutRow, SubscriptionRow } from './repository.ts';

const DAY_MS = 24 * 3_600_000;
const TERM_DAYS = { month: 31, year: 366 } as const;

/** End of a plan's term that starts at `start` (epoch ms). */
export const termEnd = (start: number, plan: PlanId): number => start + TERM_DAYS[PLANS[plan].term] * DAY_MS;

/** States of open checkouts after events without a payment. */
export const FAILED_CHECKOUT_STATES: Partial<Record<PaymentEvent['kind'], CheckoutRow['state']>> = {
  'checkout-declined': 'declined',
  'payment-failed': 'declined',
  'checkout-cancelled': 'cancelled',
  'checkout-expired': 'expired',
};

/** The columns that an event changes in a subscription; undefined if it changes nothing. */
export function subscriptionChange(row: SubscriptionRow, event: PaymentEvent): Partial<SubscriptionRow> | undefined {
  switch (event.kind) {
    case 'paid': {
      // The first payment is often reported twice, by the checkout and its invoice; only a later date is a renewal.
      const renewed = event.at >= row.endsAt - DAY_MS ? termEnd(event.at, row.plan) : row.endsAt;
      return { status: 'active', endsAt: event.endsAt ?? renewed };
    }
    case 'payment-failed':
      return { status: 'past-due' };
    case 'cancelled':
      return { status: 'cancelled', endsAt: event.endsAt ?? row.endsAt };
    case 'resumed':
      return row.status === 'cancelled' ? { status: 'active' } : undefined;
    case 'ended':
      return { status: 'expired', endsAt: Math.min(row.endsAt, event.at) };
    case 'refunded':
      return { status: 'refunded', endsAt: Math.min(row.endsAt, event.at) };
    default:
      return undefined;
  }
}
