// Stripe behind our provider interface: hosted checkout, signed webhooks read from the raw body.
import Stripe from 'stripe';
import type { StripeConfig } from '../../config.ts';
import { HttpError } from '../../http/errors.ts';
import type { Order, PaymentEvent, PaymentKind, PaymentProvider } from './provider.ts';

const TIMEOUT_MS = 10_000;
/** Signatures older than this are refused, so that a stolen one is worth nothing later. */
const TOLERANCE_S = 300;

export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly #stripe: Stripe;
  readonly #secret: string;

  constructor({ secretKey, webhookSecret, apiUrl }: StripeConfig) {
    this.#secret = webhookSecret;
    this.#stripe = new Stripe(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(apiUrl !== null && peer(new URL(apiUrl))),
    });
  }

  async createCheckout({ checkoutId, facts, currency, email, site }: Order): Promise<{ url: string }> {
    const session = await this.#reach(() =>
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
        // Asking twice for the same checkout makes one session.
        { idempotencyKey: checkoutId },
      ),
    );
    if (!session.url) throw unreachable();
    return { url: session.url };
  }

  handleWebhook(body: Buffer, signature: string | undefined): PaymentEvent | undefined {
    let event: Stripe.Event;
    try {
      event = this.#stripe.webhooks.constructEvent(body, signature ?? '', this.#secret, TOLERANCE_S);
    } catch {
      throw new HttpError(400, 'bad-signature', 'The signature of this message is not right.');
    }
    const about = meaningOf(event);
    return about && { id: event.id, at: event.created * 1000, ...about };
  }

  async cancel(reference: string | null): Promise<void> {
    if (reference === null) return;
    await this.#reach(() => this.#stripe.subscriptions.update(reference, { cancel_at_period_end: true }));
  }

  async #reach<T>(call: () => Promise<T>): Promise<T> {
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
    'We cannot reach the payment service. Nothing was paid; please try again.',
    30,
  );

const peer = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  ...(port !== '' && { port: Number(port) }),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
});

type Meaning = Omit<PaymentEvent, 'id' | 'at'>;

const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

/** Leaves out what is not known. */
function meaning(kind: PaymentKind, facts: { [K in keyof Meaning]?: Meaning[K] | undefined }): Meaning {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), kind };
}

function meaningOf(event: Stripe.Event): Meaning | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      // Some ways to pay take days: the money is there with the second event.
      return session.payment_status === 'paid' ? ofSession('paid', session) : undefined;
    }
    case 'checkout.session.async_payment_failed':
      return ofSession('checkout-declined', event.data.object);
    case 'checkout.session.expired':
      return ofSession('checkout-expired', event.data.object);
    case 'invoice.paid':
      return ofInvoice('paid', event.data.object);
    case 'invoice.payment_failed':
      return ofInvoice('payment-failed', event.data.object);
    case 'customer.subscription.updated':
      return ofChange(event.data.object);
    case 'customer.subscription.deleted':
      return ofSubscription('ended', event.data.object);
    case 'charge.refunded': {
      const charge = event.data.object;
      return charge.refunded ? meaning('refunded', { customer: idOf(charge.customer) }) : undefined;
    }
    default:
      return undefined;
  }
}

const ofSession = (kind: PaymentKind, session: Stripe.Checkout.Session): Meaning =>
  meaning(kind, {
    checkoutId: session.client_reference_id ?? session.metadata?.checkout,
    reference: idOf(session.subscription),
    customer: idOf(session.customer),
  });

function ofInvoice(kind: PaymentKind, invoice: Stripe.Invoice): Meaning {
  const about = invoice.parent?.subscription_details;
  const ends = Math.max(0, ...invoice.lines.data.map(({ period }) => period.end));
  return meaning(kind, {
    checkoutId: about?.metadata?.checkout,
    reference: idOf(about?.subscription),
    customer: idOf(invoice.customer),
    endsAt: kind === 'paid' && ends > 0 ? ends * 1000 : undefined,
  });
}

const ofSubscription = (kind: PaymentKind, subscription: Stripe.Subscription): Meaning =>
  meaning(kind, {
    checkoutId: subscription.metadata?.checkout,
    reference: subscription.id,
    customer: idOf(subscription.customer),
    endsAt: kind === 'cancelled' && subscription.cancel_at ? subscription.cancel_at * 1000 : undefined,
  });

function ofChange(subscription: Stripe.Subscription): Meaning | undefined {
  if (subscription.cancel_at_period_end || subscription.cancel_at) return ofSubscription('cancelled', subscription);
  return subscription.status === 'active' ? ofSubscription('resumed', subscription) : undefined;
}
