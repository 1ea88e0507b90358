// Payment provider for Stripe: hosted checkout, exchange of plans with Stripe's prorations, and signed webhooks.
import type { PlanDetails } from '@lanternwise/shared/constants/plans';
import Stripe from 'stripe';
import type { StripeConfig } from '../../config.ts';
import { HttpError } from '../../http/errors.ts';
import type { ChangeRequest, CheckoutRequest, PaymentEvent, PaymentProvider } from './provider.ts';
import { idOf, readStripeEvent } from './stripeEvents.ts';

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

  async createCheckout(request: CheckoutRequest): Promise<{ url: string; session: string }> {
    const { checkoutId, plan, facts, currency, email, site } = request;
    const session = await this.#request(() =>
      this.#stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          client_reference_id: checkoutId,
          line_items: [
            { quantity: 1, price_data: { ...priceData(facts, currency), product_data: { name: facts.name } } },
          ],
          metadata: { checkout: checkoutId },
          subscription_data: { metadata: { checkout: checkoutId } },
          success_url: `${site}/payment-success?checkout=${checkoutId}`,
          // The page of the plans offers to go on with this one.
          cancel_url: `${site}/pricing?plan=${plan}`,
          ...(email !== null && { customer_email: email }),
        },
        // Retries for the same checkout create one session.
        { idempotencyKey: checkoutId },
      ),
    );
    if (!session.url) throw unreachable();
    return { url: session.url, session: session.id };
  }

  /** A session that is complete cannot be closed; its payment is reported by a webhook. */
  async closeCheckout(session: string): Promise<void> {
    await this.#request(() => this.#stripe.checkout.sessions.expire(session).catch(ignoreRefusal));
  }

  async previewChange(request: ChangeRequest): Promise<{ due: number }> {
    const { reference, item, product } = await this.#itemOf(request);
    const invoice = await this.#request(() =>
      this.#stripe.invoices.createPreview({
        subscription: reference,
        subscription_details: {
          cancel_at_period_end: false,
          items: [{ id: item, quantity: 1, price_data: { ...priceData(request.to, request.currency), product } }],
          ...prorationOf(request),
        },
      }),
    );
    return { due: Math.max(0, invoice.amount_due) };
  }

  async changePlan(request: ChangeRequest, checkoutId: string): Promise<{ endsAt?: number }> {
    const { reference, item } = await this.#itemOf(request);
    const { id: product } = await this.#request(() =>
      this.#stripe.products.create({ name: request.to.name }, { idempotencyKey: `product-${checkoutId}` }),
    );
    const changed = await this.#request(() =>
      this.#stripe.subscriptions.update(
        reference,
        {
          items: [{ id: item, quantity: 1, price_data: { ...priceData(request.to, request.currency), product } }],
          ...prorationOf(request),
          // Without the payment Stripe changes nothing.
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
          // Tells the webhook which checkout this was, if the answer to this request is lost.
          metadata: { change: checkoutId },
        },
        { idempotencyKey: `change-${checkoutId}` },
      ),
    );
    const end = changed.items.data[0]?.current_period_end;
    return end === undefined ? {} : { endsAt: end * 1000 };
  }

  handleWebhook(body: Buffer, signature: string | undefined): PaymentEvent | undefined {
    let event: Stripe.Event;
    try {
      event = this.#stripe.webhooks.constructEvent(body, signature ?? '', this.#webhookSecret, SIGNATURE_TOLERANCE_S);
    } catch {
      throw new HttpError(400, 'bad-signature', 'The signature of this message is not right.');
    }
    return readStripeEvent(event);
  }

  async cancel(reference: string | null): Promise<void> {
    if (reference === null) return;
    await this.#request(() => this.#stripe.subscriptions.update(reference, { cancel_at_period_end: true }));
  }

  async resume(reference: string | null): Promise<void> {
    if (reference === null) return;
    await this.#request(() => this.#stripe.subscriptions.update(reference, { cancel_at_period_end: false }));
  }

  async end(reference: string): Promise<void> {
    await this.#request(() => this.#stripe.subscriptions.cancel(reference).catch(ignoreRefusal));
  }

  async giveBack(reference: string): Promise<void> {
    const subscription = await this.#request(() => this.#stripe.subscriptions.retrieve(reference));
    await this.end(reference);
    const invoice = idOf(subscription.latest_invoice);
    if (invoice === undefined) return;
    const payments = await this.#request(() => this.#stripe.invoicePayments.list({ invoice, status: 'paid' }));
    for (const { payment } of payments.data) {
      const intent = idOf(payment.payment_intent);
      if (intent === undefined) continue;
      await this.#request(() =>
        this.#stripe.refunds
          .create({ payment_intent: intent }, { idempotencyKey: `refund-${intent}` })
          .catch(ignoreRefusal),
      );
    }
  }

  /** The one item of a subscription, whose price an exchange replaces. */
  async #itemOf({ reference }: ChangeRequest): Promise<{ reference: string; item: string; product: string }> {
    if (reference === null) throw unreachable();
    const { items } = await this.#request(() => this.#stripe.subscriptions.retrieve(reference));
    const [item] = items.data;
    const product = idOf(item?.price.product);
    if (!item || product === undefined) throw unreachable();
    return { reference, item: item.id, product };
  }

  async #request<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) throw declined();
      if (error instanceof Stripe.errors.StripeError) throw unreachable();
      throw error;
    }
  }
}

const priceData = ({ amount, term }: PlanDetails, currency: string) => ({
  currency: currency.toLowerCase(),
  unit_amount: amount,
  recurring: { interval: term },
});

/** The difference is invoiced and charged at once, by the moment of the offer, so that it costs what the offer said. */
const prorationOf = ({ at }: ChangeRequest) =>
  ({ proration_behavior: 'always_invoice', proration_date: Math.floor(at / 1000) }) as const;

/** What is asked for has happened before: the session is complete, the subscription ended, the charge refunded. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

const unreachable = () =>
  new HttpError(
    503,
    'payments-unreachable',
    'We cannot reach the payment service. You were not charged; please try again.',
    30,
  );

const declined = () =>
  new HttpError(
    402,
    'payment-declined',
    'Your bank did not accept the payment. You were not charged, and your plan stays as it is. Please ask your bank, or try again later.',
  );

const apiHost = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  ...(port !== '' && { port: Number(port) }),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
});
