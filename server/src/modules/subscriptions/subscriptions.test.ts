// Tests of subscriptions in the sandbox: checkouts, expiry, family plans and licence codes.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { UsersService } from '../users/service.ts';
import { SandboxProvider } from './sandboxProvider.ts';
import { SubscriptionsService } from './service.ts';

const { auditLog, subscriptions, users } = testTables;

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { ageBand: '18+' });
});
afterEach(() => server.close());

const DAY = 24 * 3_600_000;
const begin = async (client: TestClient, plan: string) =>
  (await client.call('POST', '/api/v1/checkouts', { plan })).json();
const decide = (client: TestClient, id: string, outcome: string) =>
  client.call('POST', `/api/v1/sandbox/checkouts/${id}`, { outcome });
const simulateLater = (client: TestClient, what: string) =>
  client.call('POST', '/api/v1/sandbox/subscription', { what });
const user = async (client: TestClient) => (await client.call('GET', '/api/v1/verify_user')).json().user;
const own = async (client: TestClient) => (await client.call('GET', '/api/v1/subscription')).json().subscription;
const redeem = (client: TestClient, code: string) => client.call('POST', '/api/v1/licence-codes/redeem', { code });

async function buy(client: TestClient, plan: string) {
  const { checkout } = await begin(client, plan);
  await decide(client, checkout.id, 'pay');
  return own(client);
}

/** Runs the hourly job with the same database at another time. */
const endOverdueAt = (time: number) =>
  new SubscriptionsService(
    server.store,
    new UsersService(server.store, 'subscription'),
    new SandboxProvider(),
  ).endOverdueLicences(time);

async function asAdmin(): Promise<TestClient> {
  await server.register('Chief', { ageBand: '18+' });
  await server.grant('Chief', 'Admin');
  return server.signIn('Chief');
}

describe('a checkout', () => {
  it('grants access when it is paid', async () => {
    const { checkout, url } = await begin(asha, 'learner-monthly');
    expect(checkout).toMatchObject({ state: 'open', provider: 'sandbox', amount: 29_900, currency: 'INR' });
    expect(url).toBe(`/checkout/${checkout.id}`);
    expect((await user(asha)).canOpenProtected).toBe(false);

    expect((await decide(asha, checkout.id, 'pay')).json().checkout.state).toBe('paid');
    expect(await user(asha)).toMatchObject({
      canOpenProtected: true,
      subscriptionStatus: 'active',
      subscriptionPlan: 'learner-monthly',
      paymentProvider: 'sandbox',
    });
    expect((await decide(asha, checkout.id, 'pay')).statusCode).toBe(409);
    expect((await asha.call('POST', '/api/v1/checkouts', { plan: 'learner-monthly' })).json().message).toBe(
      'You have the plan "Learner, monthly" already.',
    );
  });

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ])('that ends with %s grants no access', async (outcome, state) => {
    const { checkout } = await begin(asha, 'learner-yearly');
    expect((await decide(asha, checkout.id, outcome)).json().checkout.state).toBe(state);
    expect((await user(asha)).canOpenProtected).toBe(false);
    expect(await own(asha)).toBeNull();
  });

  it('of another user can neither be read nor paid', async () => {
    const { checkout } = await begin(asha, 'learner-yearly');
    const ravi = await server.register('Ravi');
    expect((await ravi.call('GET', `/api/v1/checkouts/${checkout.id}`)).statusCode).toBe(404);
    expect((await decide(ravi, checkout.id, 'pay')).statusCode).toBe(404);
    expect((await simulateLater(ravi, 'renew')).statusCode).toBe(404);
    expect((await user(asha)).canOpenProtected).toBe(false);
  });
});

describe('a subscription', () => {
  it('that is cancelled stays valid until its end', async () => {
    await buy(asha, 'learner-monthly');
    const cancelled = (await asha.call('POST', '/api/v1/subscription/cancel')).json().subscription;
    expect(cancelled.status).toBe('cancelled');
    expect(await user(asha)).toMatchObject({ subscriptionStatus: 'cancelled', canOpenProtected: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(cancelled.endsAt) + 1 });
    asha = await server.signIn('Asha');
    expect((await own(asha)).status).toBe('expired');
    expect(await user(asha)).toMatchObject({ subscriptionStatus: 'expired', canOpenProtected: false });
    expect((await asha.call('POST', '/api/v1/subscription/cancel')).statusCode).toBe(404);
    vi.useRealTimers();
    asha = await server.signIn('Asha');
    // A clock that was ahead has ended nothing for good.
    expect((await own(asha)).status).toBe('cancelled');
    expect(await user(asha)).toMatchObject({ subscriptionStatus: 'cancelled', canOpenProtected: true });
  });

  it('that is cancelled can be resumed while it runs, and only then', async () => {
    const resume = () => asha.call('POST', '/api/v1/subscription/resume');
    expect((await resume()).json()).toMatchObject({ success: false, code: 'nothing-to-resume' });
    await buy(asha, 'learner-monthly');
    expect((await resume()).statusCode).toBe(404);
    const { endsAt } = (await asha.call('POST', '/api/v1/subscription/cancel')).json().subscription;
    expect((await resume()).json().subscription).toMatchObject({ status: 'active', endsAt });
    expect(await user(asha)).toMatchObject({ subscriptionStatus: 'active', canOpenProtected: true });
    await asha.call('POST', '/api/v1/subscription/cancel');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(endsAt) + 1 });
    asha = await server.signIn('Asha');
    expect((await resume()).statusCode).toBe(404);
  });

  it('is expired at its end date', async () => {
    await buy(asha, 'learner-monthly');
    const past = Date.now() - 1;
    await server.store.write(async (tx) => {
      await tx.update(subscriptions).set({ endsAt: past });
      await tx.update(users).set({ subscriptionEndDate: past });
    });
    expect((await own(asha)).status).toBe('expired');
    expect((await user(asha)).canOpenProtected).toBe(false);
  });

  it.each([
    ['fail', 'past-due'],
    ['refund', 'refunded'],
    ['end', 'expired'],
  ])('after "%s" is %s without access, until the next payment', async (what, status) => {
    await buy(asha, 'learner-yearly');
    await simulateLater(asha, what);
    expect(await user(asha)).toMatchObject({ subscriptionStatus: status, canOpenProtected: false });
    await buy(asha, 'learner-yearly');
    expect(await user(asha)).toMatchObject({ subscriptionStatus: 'active', canOpenProtected: true });
  });

  it("does not override an Admin's grant", async () => {
    await buy(asha, 'learner-monthly');
    await server.grant('asha', 'plan=learner');
    await simulateLater(asha, 'refund');
    expect(await user(asha)).toMatchObject({ paymentProvider: 'grant', canOpenProtected: true });
  });
});

describe('a family plan', () => {
  it('has the buyer and three places by code, which end together', async () => {
    const { code, places } = await buy(asha, 'family-yearly');
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect(places).toBe(3);
    const children = await Promise.all(['Ben', 'Cem', 'Dia', 'Eli'].map((name) => server.register(name)));
    const replies = [];
    for (const child of children)
      replies.push(await redeem(child, ` ${code.toLowerCase().replaceAll('-', ' — ')}\u200d`));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 409]);
    expect(replies[3]?.json().message).toBe(
      'All places of this code are taken. Please ask the person who gave it to you.',
    );
    expect((await own(asha)).members).toEqual(['Ben', 'Cem', 'Dia']);
    const ben = children[0] as TestClient;
    expect(await user(ben)).toMatchObject({ role: 'User', subscriptionPlan: 'family', canOpenProtected: true });
    expect((await redeem(asha, code)).statusCode).toBe(409);
    await simulateLater(asha, 'refund');
    expect((await user(ben)).canOpenProtected).toBe(false);
  });
});

describe('a licence code', () => {
  const make = (admin: TestClient, more: object = {}) =>
    admin.call('POST', '/api/v1/licence-codes', {
      kind: 'school',
      places: 2,
      days: 30,
      note: 'Sunrise School',
      ...more,
    });

  it('makes learners Pilots and gives teachers the plan, until it is revoked', async () => {
    const admin = await asAdmin();
    const { licence } = (await make(admin)).json();
    const pupil = await server.register('Ben');
    await server.register('Meera', { ageBand: '18+' });
    await server.grant('Meera', 'Teacher');
    const teacher = await server.signIn('Meera');
    expect((await redeem(pupil, licence.code)).json()).toMatchObject({ success: true, kind: 'school' });
    await redeem(teacher, licence.staffCode);
    expect(await user(pupil)).toMatchObject({ role: 'Pilot', canOpenProtected: true });
    expect(await user(teacher)).toMatchObject({ role: 'Teacher', subscriptionPlan: 'school', canOpenProtected: true });

    await admin.call('POST', `/api/v1/licence-codes/${licence.id}/revoke`, { reason: 'School left' });
    expect(await user(pupil)).toMatchObject({ role: 'User', canOpenProtected: false });
    expect((await user(teacher)).canOpenProtected).toBe(false);
    expect((await redeem(await server.register('Cem'), licence.code)).statusCode).toBe(410);
    const list = (await admin.call('GET', '/api/v1/licence-codes')).json();
    expect(list).toMatchObject({ total: 1, licences: [{ used: 0, revoked: true, note: 'Sunrise School' }] });
    const acts = await server.store.db.select().from(auditLog).where(eq(auditLog.subjectId, licence.id));
    expect(acts.map(({ action }) => action).sort()).toEqual(['licence-made', 'licence-revoked']);
  });

  it('expires', async () => {
    const admin = await asAdmin();
    const { licence } = (await make(admin, { kind: 'pilot' })).json();
    const pupil = await server.register('Ben');
    await redeem(pupil, licence.code);
    await endOverdueAt(Date.now() + 29 * DAY);
    expect((await user(pupil)).role).toBe('Pilot');
    await endOverdueAt(Date.now() + 31 * DAY);
    expect((await user(pupil)).role).toBe('User');
    // A clock that was ahead for a while has ended nothing for good.
    await endOverdueAt(Date.now());
    expect((await user(pupil)).role).toBe('Pilot');
  });

  it('is created for a bought school licence', async () => {
    const { code, places } = await buy(asha, 'school-yearly');
    expect(places).toBe(60);
    const pupil = await server.register('Ben');
    await redeem(pupil, code);
    expect((await user(pupil)).role).toBe('Pilot');
  });

  it.each(['nonsense', '0000-0000-0000'])('"%s" is unknown', async (code) => {
    expect((await redeem(asha, code)).statusCode).toBe(404);
  });

  it('has to be entered', async () => {
    const reply = await redeem(asha, ' ');
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'Please enter the code.']);
  });
});

it('an open site requires no plan', async () => {
  await server.close();
  server = await startTestServer({ access: 'open' });
  const pupil = await server.register('Ben');
  expect((await user(pupil)).canOpenProtected).toBe(true);
});
