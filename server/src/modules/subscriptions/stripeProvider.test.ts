// Tests of the Stripe provider with a fake API on loopback and signed webhooks.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import {
  stripeEvent as event,
  type FakeStripe,
  nowInSeconds as now,
  sendWebhook,
  signature,
  startFakeStripe,
} from './testing/fakeStripe.ts';

const { paymentEvents, subscriptions } = testTables;

const DAY_S = 24 * 3600;

let fakeStripe: FakeStripe;
let server: TestServer;
let asha: TestClient;
let checkoutId: string;

beforeEach(async () => {
  fakeStripe = await startFakeStripe();
  server = await startTestServer({ publicUrl: 'https://learn.example', stripe: fakeStripe.config });
  asha = await server.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
  const reply = await asha.call('POST', '/api/v1/checkouts', { plan: 'learner-monthly' });
  checkoutId = reply.json().checkout.id;
  expect(reply.json().url).toBe('https://pay.example/cs_1');
});
afterEach(async () => {
  await server.close();
  await fakeStripe.close();
});

const send = (body: object | string, header?: string | null) => sendWebhook(server, body, header);

const completed = (created?: number) =>
  event(
    'checkout.session.completed',
    { client_reference_id: checkoutId, payment_status: 'paid', subscription: 'sub_1', customer: 'cus_1' },
    created,
  );
const invoice = (type: string, end: number, created?: number) =>
  event(
    type,
    {
      customer: 'cus_1',
      parent: { subscription_details: { subscription: 'sub_1', metadata: { checkout: checkoutId } } },
      lines: { data: [{ period: { end } }] },
    },
    created,
  );
const user = async () => (await asha.call('GET', '/api/v1/verify_user')).json().user;
const stored = () => server.store.db.select().from(paymentEvents);

describe('a school licence paid at Stripe', () => {
  it('confirms the school of the teacher who paid for it', async () => {
    await asha.call('POST', '/api/v1/update-role', { role: 'Teacher' });
    const teacher = await server.signIn('Asha');
    const reply = await teacher.call('POST', '/api/v1/checkouts', { plan: 'school-yearly' });
    checkoutId = reply.json().checkout.id;
    expect((await send(completed())).statusCode).toBe(200);
    const [row] = await server.store.db.select().from(testTables.users);
    expect(row?.schoolConfirmedAt).toEqual(expect.any(Number));
  });
});

describe('a checkout at Stripe', () => {
  it("is created with the site's price and return URL", async () => {
    expect(fakeStripe.requests).toHaveLength(1);
    expect(fakeStripe.requests[0]).toMatchObject({ method: 'POST', url: '/v1/checkout/sessions', key: checkoutId });
    for (const part of [
      `client_reference_id=${checkoutId}`,
      'line_items[0][price_data][unit_amount]=29900',
      'line_items[0][price_data][recurring][interval]=month',
      `success_url=https://learn.example/payment-success?checkout=${checkoutId}`,
      'cancel_url=https://learn.example/pricing?plan=learner-monthly',
      'customer_email=asha@example.org',
    ]) {
      expect(fakeStripe.requests[0]?.body).toContain(part);
    }
    expect((await user()).canOpenProtected).toBe(false);
  });

  it('is created without the address of a child', async () => {
    const ben = await server.register('Ben', { ageBand: '14-15', email: 'ben@example.org' });
    expect((await ben.call('POST', '/api/v1/checkouts', { plan: 'learner-monthly' })).statusCode).toBe(200);
    expect(fakeStripe.requests.at(-1)?.body).toContain('client_reference_id');
    expect(fakeStripe.requests.at(-1)?.body).not.toContain('example.org');
  });

  it('fails with a message if Stripe is unreachable', async () => {
    const ben = await server.register('Ben', { ageBand: '18+' });
    await fakeStripe.close();
    const reply = await ben.call('POST', '/api/v1/checkouts', { plan: 'learner-monthly' });
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'payments-unreachable']);
  }, 20_000);
});

describe('a webhook', () => {
  it('with a valid signature is applied once', async () => {
    const first = completed();
    expect((await send(first)).json()).toEqual({ success: true, status: 'applied' });
    expect(await user()).toMatchObject({
      subscriptionStatus: 'active',
      paymentProvider: 'stripe',
      canOpenProtected: true,
    });
    expect((await send(first)).json().status).toBe('duplicate');
    expect(await stored()).toHaveLength(1);
    expect(await server.store.db.select().from(subscriptions)).toHaveLength(1);
    expect((await asha.call('GET', `/api/v1/checkouts/${checkoutId}`)).json().checkout.state).toBe('paid');
  });

  it.each([
    ['missing', () => send(completed(), null)],
    ['nonsense', () => send(completed(), 'nonsense')],
    ['of another secret', () => send(completed(), signWith('whsec_other'))],
    [
      'stale',
      () => {
        const payload = JSON.stringify(completed());
        return send(payload, signature(payload, { timestamp: now() - 301 }));
      },
    ],
    [
      'of another body',
      () => {
        const payload = JSON.stringify(completed());
        return send(payload.replace('evt_', 'evt_x'), signature(payload));
      },
    ],
  ])('with a signature that is %s is rejected', async (_what, call) => {
    const reply = await call();
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-signature']);
    expect(await stored()).toEqual([]);
    expect((await user()).canOpenProtected).toBe(false);
  });

  it.each([
    ['data', { id: 'evt_1', created: 1, type: 'checkout.session.completed' }],
    ['an object', { id: 'evt_1', created: 1, type: 'customer.subscription.updated', data: {} }],
    ['an object that is more than null', { id: 'evt_1', created: 1, type: 'charge.refunded', data: { object: null } }],
    ['lines', { id: 'evt_1', created: 1, type: 'invoice.paid', data: { object: { customer: 'cus_1' } } }],
    ['an id', { ...completed(), id: undefined }],
    ['a time', { ...completed(), created: 'yesterday' }],
    ['a customer of text', { ...completed(), data: { object: { payment_status: 'paid', customer: { id: 7 } } } }],
    ['anything', null],
    ['an object around it', 'text'],
  ])('that is signed but lacks %s is rejected', async (_what, body) => {
    const reply = await send(JSON.stringify(body));
    expect([reply.statusCode, reply.json().code], reply.body).toEqual([400, 'invalid-input']);
    expect(await stored()).toEqual([]);
  });

  const signWith = (secret: string) => signature(JSON.stringify(completed()), { secret });

  it('about an unpaid session, an unknown checkout or another object is ignored', async () => {
    const unpaid = event('checkout.session.completed', { client_reference_id: checkoutId, payment_status: 'unpaid' });
    const strange = event('checkout.session.completed', { client_reference_id: 'nobody', payment_status: 'paid' });
    for (const body of [unpaid, strange, event('product.created', {})]) {
      expect((await send(body)).json()).toEqual({ success: true, status: 'ignored' });
    }
    expect((await user()).canOpenProtected).toBe(false);
  });
});

describe('later events', () => {
  it('renew, fail, recover, cancel and end the subscription in any order of arrival', async () => {
    const start = now() - 40 * DAY_S;
    const [firstEnd, secondEnd] = [now() - 10 * DAY_S, now() + 20 * DAY_S];
    // The invoice arrives before its session.
    await send(invoice('invoice.paid', firstEnd, start + 1));
    await send(completed(start));
    expect((await user()).subscriptionStatus).toBe('expired');
    await send(invoice('invoice.payment_failed', secondEnd, firstEnd * 1 + 1));
    expect(await user()).toMatchObject({ subscriptionStatus: 'past-due', canOpenProtected: false });
    await send(invoice('invoice.paid', secondEnd, firstEnd + 100));
    expect(await user()).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionEndDate: new Date(secondEnd * 1000).toISOString(),
      canOpenProtected: true,
    });
    // Outdated events do not change anything.
    await send(invoice('invoice.payment_failed', secondEnd, firstEnd + 50));
    expect((await user()).subscriptionStatus).toBe('active');
    await send(event('customer.subscription.updated', { id: 'sub_1', customer: 'cus_1', cancel_at_period_end: true }));
    expect(await user()).toMatchObject({ subscriptionStatus: 'cancelled', canOpenProtected: true });
    await send(event('customer.subscription.updated', { id: 'sub_1', cancel_at_period_end: false, status: 'active' }));
    expect((await user()).subscriptionStatus).toBe('active');
    await send(event('customer.subscription.deleted', { id: 'sub_1', customer: 'cus_1' }));
    expect(await user()).toMatchObject({ subscriptionStatus: 'expired', canOpenProtected: false });
  });

  it('end the subscription after a full refund, not after a partial one', async () => {
    await send(completed());
    await send(event('charge.refunded', { customer: 'cus_1', refunded: false }));
    expect((await user()).subscriptionStatus).toBe('active');
    await send(event('charge.refunded', { customer: 'cus_1', refunded: true }));
    expect(await user()).toMatchObject({ subscriptionStatus: 'refunded', canOpenProtected: false });
  });

  it('include a cancellation at Stripe, and taking it back', async () => {
    await send(completed());
    expect((await asha.call('POST', '/api/v1/subscription/cancel')).json().subscription.status).toBe('cancelled');
    expect(fakeStripe.requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/v1/subscriptions/sub_1',
      body: 'cancel_at_period_end=true',
    });
    expect((await asha.call('POST', '/api/v1/subscription/resume')).json().subscription.status).toBe('active');
    expect(fakeStripe.requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/v1/subscriptions/sub_1',
      body: 'cancel_at_period_end=false',
    });
  });

  it('cannot be simulated with the sandbox routes', async () => {
    const pay = await asha.call('POST', `/api/v1/sandbox/checkouts/${checkoutId}`, { outcome: 'pay' });
    expect(pay.statusCode).toBe(404);
    expect((await asha.call('POST', '/api/v1/sandbox/subscription', { what: 'renew' })).statusCode).toBe(404);
    expect((await user()).canOpenProtected).toBe(false);
  });
});
