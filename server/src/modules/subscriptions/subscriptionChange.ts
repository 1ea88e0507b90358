// What an event of the payment provider makes of a subscription.
import { PLANS } from '@lanternwise/shared/constants/plans';
import { termEnd } from './proration.ts';
import type { PaymentEvent } from './provider.ts';
import type { SubscriptionRow } from './repository.ts';

const DAY_MS = 24 * 3_600_000;

/** Undefined where an event changes nothing. */
export function subscriptionChange(row: SubscriptionRow, event: PaymentEvent): Partial<SubscriptionRow> | undefined {
  switch (event.kind) {
    case 'paid': {
      // A first payment is often told twice, by the checkout and by its invoice: only a date further on means more time.
      const renewed = event.at >= row.endsAt - DAY_MS ? termEnd(PLANS[row.plan].term, event.at) : row.endsAt;
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
