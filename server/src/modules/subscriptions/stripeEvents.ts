// Reads Stripe's events: what each of them says about a checkout or a subscription.
import { LATEST_TIME } from '@lanternwise/shared/contracts/storable';
import type Stripe from 'stripe';
import { z } from 'zod';
import { HttpError } from '../../http/errors.ts';
import type { PaymentEvent, PaymentEventKind } from './provider.ts';

type EventData = Omit<PaymentEvent, 'id' | 'at'>;

/** Of an object that Stripe sends either whole or as its id. */
export const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** Omits undefined fields. */
function toEventData(kind: PaymentEventKind, facts: { [K in keyof EventData]?: EventData[K] | undefined }): EventData {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), kind };
}

/** Undefined for an event that changes nothing. */
function parseStripeEvent(event: Stripe.Event): EventData | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      // Some payment methods take days; a later event reports the payment.
      return session.payment_status === 'paid' ? fromSession('paid', session) : undefined;
    }
    case 'checkout.session.async_payment_failed':
      return fromSession('checkout-declined', event.data.object);
    case 'checkout.session.expired':
      return fromSession('checkout-expired', event.data.object);
    case 'invoice.paid':
      return fromInvoice('paid', event.data.object);
    case 'invoice.payment_failed':
      return fromInvoice('payment-failed', event.data.object);
    case 'customer.subscription.updated':
      return fromSubscriptionUpdate(event.data.object);
    case 'customer.subscription.deleted':
      return fromSubscription('ended', event.data.object);
    case 'charge.refunded': {
      const charge = event.data.object;
      return charge.refunded ? toEventData('refunded', { customer: idOf(charge.customer) }) : undefined;
    }
    default:
      return undefined;
  }
}

const text = z.string().min(1).max(500);
const eventSchema = z.looseObject({ type: text });
/** What is kept of an event: signed as it may be, it can lack its parts. */
const paymentEventSchema = z.strictObject({
  id: text,
  at: z.int().min(0).max(LATEST_TIME),
  kind: z.custom<PaymentEventKind>(),
  checkoutId: text.optional(),
  reference: text.optional(),
  customer: text.optional(),
  changeId: text.optional(),
  endsAt: z.int().min(0).max(LATEST_TIME).optional(),
});

/** Undefined for an event that changes nothing; throws 400 for one without the parts that its type has. */
export function readStripeEvent(event: Stripe.Event): PaymentEvent | undefined {
  try {
    eventSchema.parse(event);
    const data = parseStripeEvent(event);
    return data && (paymentEventSchema.parse({ id: event.id, at: event.created * 1000, ...data }) as PaymentEvent);
  } catch {
    throw new HttpError(400, 'invalid-input', 'Parts of this message are missing.');
  }
}

const fromSession = (kind: PaymentEventKind, session: Stripe.Checkout.Session): EventData =>
  toEventData(kind, {
    checkoutId: session.client_reference_id ?? session.metadata?.checkout,
    reference: idOf(session.subscription),
    customer: idOf(session.customer),
  });

function fromInvoice(kind: PaymentEventKind, invoice: Stripe.Invoice): EventData {
  const details = invoice.parent?.subscription_details;
  const ends = Math.max(0, ...invoice.lines.data.map(({ period }) => period.end));
  return toEventData(kind, {
    checkoutId: details?.metadata?.checkout,
    reference: idOf(details?.subscription),
    customer: idOf(invoice.customer),
    endsAt: kind === 'paid' && ends > 0 ? ends * 1000 : undefined,
  });
}

const fromSubscription = (kind: PaymentEventKind, subscription: Stripe.Subscription): EventData =>
  toEventData(kind, {
    checkoutId: subscription.metadata?.checkout,
    changeId: subscription.metadata?.change,
    reference: subscription.id,
    customer: idOf(subscription.customer),
    endsAt: kind === 'cancelled' && subscription.cancel_at ? subscription.cancel_at * 1000 : undefined,
  });

function fromSubscriptionUpdate(subscription: Stripe.Subscription): EventData | undefined {
  if (subscription.cancel_at_period_end || subscription.cancel_at) return fromSubscription('cancelled', subscription);
  return subscription.status === 'active' ? fromSubscription('resumed', subscription) : undefined;
}
