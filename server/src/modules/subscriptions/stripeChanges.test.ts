// Tests of exchanging plans and of giving double payments back at Stripe, with answers in the shapes of its API.
import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import {
  type FakeStripe,
  nowInSeconds,
  type StripeAnswer,
  type StripeRequest,
  sendWebhook,
  startFakeStripe,
  stripeEvent,
} from './testing/fakeStripe.ts';

const YEAR_S = 366 * 24 * 3600;

/** The parts of an answer of Stripe's that the adapter reads, checked against the types of Stripe's own library. */
type Shape<T> = T extends object ? { [K in keyof T]?: Shape<T[K]> } : T;
const shape = <T>(value: Shape<T>): object => value as object;

const periodEnd = nowInSeconds() + YEAR_S;
const subscription = (id: string, invoice: string) =>
  shape<Stripe.Subscription>({
    id,
    object: 'subscription',
    status: 'active',
    latest_invoice: invoice,
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          object: 'subscription_item',
          current_period_end: periodEnd,
          price: { id: 'price_1', product: 'prod_1' },
        },
      ],
    },
  });
const preview = shape<Stripe.Invoice>({ object: 'invoice', amount_due: 240_000, currency: 'inr' });
const invoicePayments = shape<Stripe.ApiList<Stripe.InvoicePayment>>({
  object: 'list',
  data: [{ id: 'inpay_1', status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_2' } }],
});
const cardDeclined = {
  error: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card was declined.',
  },
};

/** What the fake answers besides the shapes above, by the start of method and path. */
let special: Record<string, StripeAnswer>;

function answer({ method, url }: StripeRequest): StripeAnswer | undefined {
  const asked = `${method} ${url}`;
  const found = Object.entries(special).find(([start]) => asked.startsWith(start));
  if (found) return found[1];
  if (asked.startsWith('POST /v1/invoices/create_preview')) return { body: preview };
  if (asked.startsWith('POST /v1/products')) return { body: { id: 'prod_2', object: 'product' } };
  if (asked.startsWith('GET /v1/invoice_payments')) return { body: invoicePayments };
  if (asked.startsWith('POST /v1/refunds')) return { body: { id: 're_1', object: 'refund', status: 'succeeded' } };
  const [, id] = /\/v1\/subscriptions\/(\w+)/.exec(url) ?? [];
  return id === undefined ? undefined : { body: subscription(id, `in_of_${id}`) };
}

let fakeStripe: FakeStripe;
let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  special = {};
  fakeStripe = await startFakeStripe(answer);
  server = await startTestServer({ publicUrl: 'https://learn.example', stripe: fakeStripe.config });
  asha = await server.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
});
afterEach(async () => {
  await server.close();
  await fakeStripe.close();
});

const begin = async (plan: string) => (await asha.call('POST', '/api/v1/checkouts', { plan })).json();
const confirm = (id: string) => asha.call('POST', `/api/v1/checkouts/${id}/confirm`);
const own = async () => (await asha.call('GET', '/api/v1/subscription')).json().subscription;
const state = async (id: string) => (await asha.call('GET', `/api/v1/checkouts/${id}`)).json().checkout.state;
const asked = (start: string) => fakeStripe.requests.filter(({ method, url }) => `${method} ${url}`.startsWith(start));
const rows = () => server.store.db.select().from(testTables.subscriptions);

const completed = (checkout: string, reference: string) =>
  stripeEvent('checkout.session.completed', {
    client_reference_id: checkout,
    payment_status: 'paid',
    subscription: reference,
    customer: `cus_of_${reference}`,
  });

async function buyLearner(): Promise<string> {
  const { checkout } = await begin('learner-yearly');
  await sendWebhook(server, completed(checkout.id, 'sub_1'));
  return checkout.id;
}

describe('a larger plan at Stripe', () => {
  it('costs what Stripe says the difference is, and replaces the price of the same subscription', async () => {
    await buyLearner();
    const { checkout, url } = await begin('family-yearly');
    expect(url).toBe(`/checkout/${checkout.id}`);
    expect(checkout).toMatchObject({ amount: 240_000, price: 479_900, from: 'learner-yearly', state: 'open' });
    const [previewed] = asked('POST /v1/invoices/create_preview');
    const reply = await confirm(checkout.id);
    expect(reply.json().checkout.state, reply.body).toBe('paid');
    const [update] = asked('POST /v1/subscriptions/sub_1');
    expect(update?.key).toBe(`change-${checkout.id}`);
    for (const part of [
      'items[0][id]=si_1',
      'items[0][price_data][unit_amount]=479900',
      'items[0][price_data][product]=prod_2',
      'items[0][price_data][recurring][interval]=year',
      'proration_behavior=always_invoice',
      'payment_behavior=error_if_incomplete',
      'cancel_at_period_end=false',
      `metadata[change]=${checkout.id}`,
    ])
      expect(update?.body).toContain(part);
    // The moment of the offer, so that it costs what was shown.
    const moment = /proration_date\]?=(\d+)/;
    expect(moment.exec(update?.body ?? '')?.[1]).toBe(moment.exec(previewed?.body ?? '')?.[1]);
    expect(await own()).toMatchObject({ plan: 'family-yearly', status: 'active', places: 3 });
    expect(await rows()).toHaveLength(1);
  });

  it('is charged once, however often it is confirmed and reported', async () => {
    await buyLearner();
    const { checkout } = await begin('family-yearly');
    const replies = await Promise.all([1, 2, 3, 4].map(() => confirm(checkout.id)));
    expect(replies.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(new Set(asked('POST /v1/subscriptions/sub_1').map(({ key }) => key)).size).toBe(1);
    const updated = stripeEvent('customer.subscription.updated', {
      id: 'sub_1',
      status: 'active',
      metadata: { change: checkout.id },
    });
    for (let time = 0; time < 2; time += 1) await sendWebhook(server, updated);
    expect(await own()).toMatchObject({ plan: 'family-yearly', places: 3 });
    expect(await server.store.db.select().from(testTables.licenceCodes)).toHaveLength(1);
  });

  it('that the bank declines changes nothing', async () => {
    await buyLearner();
    const { checkout } = await begin('family-yearly');
    special['POST /v1/subscriptions/sub_1'] = { status: 402, body: cardDeclined };
    const reply = await confirm(checkout.id);
    expect([reply.statusCode, reply.json().code]).toEqual([402, 'payment-declined']);
    expect(await state(checkout.id)).toBe('declined');
    expect(await own()).toMatchObject({ plan: 'learner-yearly', status: 'active' });
  });

  it('is known from the webhook if the answer of Stripe was lost', async () => {
    await buyLearner();
    const { checkout } = await begin('family-yearly');
    const metadata = { checkout: 'the first one', change: checkout.id };
    await sendWebhook(
      server,
      stripeEvent('customer.subscription.updated', { id: 'sub_1', status: 'active', metadata }),
    );
    expect(await own()).toMatchObject({ plan: 'family-yearly', status: 'active' });
    expect(await state(checkout.id)).toBe('paid');
  });

  it('cannot be confirmed by another person, nor a first plan this way', async () => {
    await buyLearner();
    const { checkout } = await begin('family-yearly');
    const ben = await server.register('Ben', { ageBand: '18+' });
    expect((await ben.call('POST', `/api/v1/checkouts/${checkout.id}/confirm`)).statusCode).toBe(404);
    const first = (await ben.call('POST', '/api/v1/checkouts', { plan: 'learner-monthly' })).json().checkout;
    expect((await ben.call('POST', `/api/v1/checkouts/${first.id}/confirm`)).statusCode).toBe(404);
  });
});

describe('payments beyond one plan at Stripe', () => {
  it('are not possible on a page that another choice replaced: it is closed', async () => {
    await begin('learner-monthly');
    await begin('learner-yearly');
    expect(asked('POST /v1/checkout/sessions/cs_1/expire')).toHaveLength(1);
  });

  it('are given back, whether the session or its invoice comes first, and however often', async () => {
    const first = (await begin('learner-monthly')).checkout.id;
    const second = (await begin('learner-yearly')).checkout.id;
    // Both pages were paid in the same moment; the first was closed too late.
    await sendWebhook(server, completed(first, 'sub_1'));
    const invoice = stripeEvent('invoice.paid', {
      customer: 'cus_of_sub_2',
      parent: { subscription_details: { subscription: 'sub_2', metadata: { checkout: second } } },
      lines: { data: [{ period: { end: periodEnd } }] },
    });
    const session = completed(second, 'sub_2');
    for (const event of [invoice, session, invoice, session])
      expect((await sendWebhook(server, event)).statusCode).toBe(200);
    expect(await state(first)).toBe('paid');
    expect(await state(second)).toBe('refunded');
    expect(asked('DELETE /v1/subscriptions/sub_2')).toHaveLength(1);
    expect(asked('POST /v1/refunds').map(({ body }) => body)).toEqual(['payment_intent=pi_2']);
    expect(asked('GET /v1/invoice_payments')[0]?.url).toContain('invoice=in_of_sub_2');
    // What Stripe reports about the ended one leaves the other alone.
    await sendWebhook(server, stripeEvent('customer.subscription.deleted', { id: 'sub_2', customer: 'cus_of_sub_1' }));
    expect((await rows()).map(({ plan, status }) => `${plan} ${status}`)).toEqual(['learner-monthly active']);
  });

  it('are given back later if Stripe cannot be reached: the webhook fails until then', async () => {
    const first = (await begin('learner-monthly')).checkout.id;
    const second = (await begin('learner-yearly')).checkout.id;
    await sendWebhook(server, completed(first, 'sub_1'));
    special['POST /v1/refunds'] = { status: 500, body: { error: { type: 'api_error', message: 'later' } } };
    const event = completed(second, 'sub_2');
    expect((await sendWebhook(server, event)).statusCode).toBe(503);
    expect(await state(second)).toBe('open');
    special = {};
    expect((await sendWebhook(server, event)).json().status).toBe('applied');
    expect(await state(second)).toBe('refunded');
  }, 20_000);

  it('do not come from a plan whose payment failed: a new one ends it at Stripe', async () => {
    await buyLearner();
    await sendWebhook(
      server,
      stripeEvent('invoice.payment_failed', {
        parent: { subscription_details: { subscription: 'sub_1' } },
        lines: { data: [] },
      }),
    );
    const { checkout } = await begin('learner-monthly');
    await sendWebhook(server, completed(checkout.id, 'sub_2'));
    expect(asked('DELETE /v1/subscriptions/sub_1')).toHaveLength(1);
    expect((await rows()).map(({ plan, status }) => `${plan} ${status}`).sort()).toEqual([
      'learner-monthly active',
      'learner-yearly expired',
    ]);
  });
});
