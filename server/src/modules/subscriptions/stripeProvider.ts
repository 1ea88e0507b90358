// Payment provider for Stripe: hosted checkout and signed webhooks.
import Stripe from 'stripe';
import type { StripeConfig } from '../../config.ts';
import { HttpError } from '../../http/errors.ts';
import type { CheckoutRequest, PaymentEvent, PaymentEventKind, PaymentProvider } from './provider.ts';

const TIMEOUT_MS = 10_000;
/** Maximum age of signatures, against replay. */
const SIGNATURE_TOLERANCE_S = 300;

export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ secretKey, webhookSecret, apiUrl }: StripeConfig) {
    this.#webhookSecret = webhookSecret;
    this.#stripe = new Stripe(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(apiUrl !== null && apiHost(new URL(apiUrl))),
    });
  }

  async createCheckout({ checkoutId, facts, currency, email, site }: CheckoutRequest): Promise<{ url: string }> {
    const session = await this.#request(() =>
      this.#stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          client_reference_id: checkoutId,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: facts.amount,
                recurring: { interval: facts.term },
                product_data: { name: facts.name },
              },
            },
          ],
          metadata: { checkout: checkoutId },
          subscription_data: { metadata: { checkout: checkoutId } },
          success_url: `${site}/payment-success?checkout=${checkoutId}`,
          cancel_url: `${site}/pricing?checkout=cancelled`,
          ...(email !== null && { customer_email: email }),
        },
        // Retries for the same checkout create one session.
        { idempotencyKey: checkoutId },
      ),
    );
    if (!session.url) throw unreachable();
    return { url: session.url };
  }

  handleWebhook(body: Buffer, signature: string | undefined): PaymentEvent | undefined {
    let event: Stripe.Event;
    try {
      event = this.#stripe.webhooks.constructEvent(body, signature ?? '', this.#webhookSecret, SIGNATURE_TOLERANCE_S);
    } catch {
      throw new HttpError(400, 'bad-signature', 'The signature of this message is not right.');
    }
    const eventData = parseStripeEvent(event);
    return eventData && { id: event.id, at: event.created * 1000, ...eventData };
  }

  async cancel(reference: string | null): Promise<void> {
    if (reference === null) return;
    await this.#request(() => this.#stripe.subscriptions.update(reference, { cancel_at_period_end: true }));
  }

  async #request<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) throw unreachable();
      throw error;
    }
  }
}

const unreachable = () =>
  new HttpError(
    503,
    'payments-unreachable',
    'We cannot reach the payment service. You were not charged; please try again.',
    30,
  );

const apiHost = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  ...(port !== '' && { port: Number(port) }),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
});

type EventData = Omit<PaymentEvent, 'id' | 'at'>;

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** Omits undefined fields. */
function toEventData(kind: PaymentEventKind, facts: { [K in keyof EventData]?: EventData[K] | undefined }): EventData {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), kind };
}

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
    reference: subscription.id,
    customer: idOf(subscription.customer),
    endsAt: kind === 'cancelled' && subscription.cancel_at ? subscription.cancel_at * 1000 : undefined,
  });

function fromSubscriptionUpdate(subscription: Stripe.Subscription): EventData | undefined {
  if (subscription.cancel_at_period_end || subscription.cancel_at) return fromSubscription('cancelled', subscription);
  return subscription.status === 'active' ? fromSubscription('resumed', subscription) : undefined;
}
