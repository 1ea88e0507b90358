// Tests that a person has one open checkout and one plan, however often, in whatever order and how parallel the requests come.
import { and, eq, gt } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';

const { checkouts, subscriptions } = testTables;
const FOUR = [1, 2, 3, 4];

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { ageBand: '18+' });
});
afterEach(() => server.close());

const begin = (client: TestClient, plan: string) => client.call('POST', '/api/v1/checkouts', { plan });
const decide = (client: TestClient, id: string, outcome: string) =>
  client.call('POST', `/api/v1/sandbox/checkouts/${id}`, { outcome });
const checkout = async (client: TestClient, id: string) =>
  (await client.call('GET', `/api/v1/checkouts/${id}`)).json().checkout;
const user = async (client: TestClient) => (await client.call('GET', '/api/v1/verify_user')).json().user;
const own = async (client: TestClient) => (await client.call('GET', '/api/v1/subscription')).json().subscription;
const redeem = (client: TestClient, code: string) => client.call('POST', '/api/v1/licence-codes/redeem', { code });

async function buy(client: TestClient, plan: string) {
  const { id } = (await begin(client, plan)).json().checkout;
  expect((await decide(client, id, 'pay')).json().checkout.state).toBe('paid');
  return own(client);
}
const activePlans = () =>
  server.store.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'active'), gt(subscriptions.endsAt, Date.now())));
const openCheckouts = () => server.store.db.select().from(checkouts).where(eq(checkouts.state, 'open'));

describe('four checkouts of one person', () => {
  it('are one if they begin at the same moment, and four payments of it are one plan', async () => {
    const replies = await Promise.all(FOUR.map(() => begin(asha, 'learner-yearly')));
    const ids = replies.map((reply) => reply.json().checkout.id);
    expect(new Set(ids).size).toBe(1);
    expect(await openCheckouts()).toHaveLength(1);
    await Promise.all(ids.map((id) => decide(asha, id, 'pay')));
    expect(await activePlans()).toHaveLength(1);
  });

  it('of different plans leave the last one open; the others can no longer be paid', async () => {
    const ids: string[] = [];
    for (const plan of ['learner-monthly', 'learner-yearly', 'family-yearly', 'school-yearly'])
      ids.push((await begin(asha, plan)).json().checkout.id);
    expect((await openCheckouts()).map(({ plan }) => plan)).toEqual(['school-yearly']);
    const codes = [];
    for (const id of ids) codes.push((await decide(asha, id, 'pay')).statusCode);
    expect(codes).toEqual([409, 409, 409, 200]);
    expect((await activePlans()).map(({ plan }) => plan)).toEqual(['school-yearly']);
  });

  it('that an older version left open make one plan; what was paid beyond it is given back', async () => {
    const { id } = (await begin(asha, 'learner-yearly')).json().checkout;
    const [row] = await openCheckouts();
    if (!row) throw new Error('no checkout');
    const ids = [id, 'second', 'third', 'fourth'];
    await server.store.write(async (tx) => {
      for (const other of ids.slice(1)) await tx.insert(checkouts).values({ ...row, id: other });
    });
    const replies = await Promise.all(ids.map((each) => decide(asha, each, 'pay')));
    expect(replies.map((reply) => reply.json().checkout.state).sort()).toEqual([
      'paid',
      'refunded',
      'refunded',
      'refunded',
    ]);
    expect(await activePlans()).toHaveLength(1);
    expect(await user(asha)).toMatchObject({ subscriptionStatus: 'active', canOpenProtected: true });
  });
});

describe('a plan', () => {
  it('that runs can be exchanged for a larger one; the unused time is paid for', async () => {
    await buy(asha, 'learner-yearly');
    const { checkout: offer } = (await begin(asha, 'family-yearly')).json();
    // A whole year is left: the difference of the two prices.
    expect(offer).toMatchObject({ plan: 'family-yearly', from: 'learner-yearly', amount: 240_000, price: 479_900 });
    expect((await decide(asha, offer.id, 'pay')).json().checkout.state).toBe('paid');
    const plan = await own(asha);
    expect(plan).toMatchObject({ plan: 'family-yearly', status: 'active', places: 3 });
    expect(await activePlans()).toHaveLength(1);
    expect(await user(asha)).toMatchObject({ subscriptionPlan: 'family-yearly', canOpenProtected: true });
    const ben = await server.register('Ben');
    expect((await redeem(ben, plan.code)).statusCode).toBe(200);
  });

  it('of a month becomes one of a year that begins at once', async () => {
    await buy(asha, 'learner-monthly');
    const { checkout: offer } = (await begin(asha, 'learner-yearly')).json();
    expect(offer).toMatchObject({ amount: 239_900 - 29_900, price: 239_900 });
    await decide(asha, offer.id, 'pay');
    const { endsAt } = await own(asha);
    expect(Math.round((Date.parse(endsAt) - Date.now()) / 86_400_000)).toBe(366);
  });

  it('keeps the members of its code when it becomes larger once more', async () => {
    const { code } = await buy(asha, 'family-yearly');
    const ben = await server.register('Ben');
    await redeem(ben, code);
    const { checkout: offer } = (await begin(asha, 'school-yearly')).json();
    await decide(asha, offer.id, 'pay');
    expect(await own(asha)).toMatchObject({ plan: 'school-yearly', places: 60 });
    expect((await user(ben)).canOpenProtected).toBe(true);
    await asha.call('POST', '/api/v1/sandbox/subscription', { what: 'refund' });
    expect((await user(ben)).canOpenProtected).toBe(false);
  });

  it('stays as it was if the difference is not paid', async () => {
    await buy(asha, 'learner-yearly');
    for (const [outcome, state] of [
      ['decline', 'declined'],
      ['cancel', 'cancelled'],
    ] as const) {
      const { checkout: offer } = (await begin(asha, 'family-yearly')).json();
      expect((await decide(asha, offer.id, outcome)).json().checkout.state).toBe(state);
      expect(await own(asha)).toMatchObject({ plan: 'learner-yearly', status: 'active' });
    }
  });

  it('that was cancelled and still runs goes on as the larger one', async () => {
    await buy(asha, 'learner-yearly');
    await asha.call('POST', '/api/v1/subscription/cancel');
    const { checkout: offer } = (await begin(asha, 'family-yearly')).json();
    await decide(asha, offer.id, 'pay');
    expect(await own(asha)).toMatchObject({ plan: 'family-yearly', status: 'active' });
    expect(await activePlans()).toHaveLength(1);
  });

  it('cannot be exchanged for a smaller one, nor bought twice', async () => {
    await buy(asha, 'family-yearly');
    const smaller = await begin(asha, 'learner-yearly');
    expect([smaller.statusCode, smaller.json().code]).toEqual([409, 'smaller-plan']);
    const same = await begin(asha, 'family-yearly');
    expect([same.statusCode, same.json().code]).toEqual([409, 'plan-running']);
  });

  it('that is exchanged four times at once is exchanged once', async () => {
    await buy(asha, 'learner-yearly');
    const replies = await Promise.all(FOUR.map(() => begin(asha, 'family-yearly')));
    const ids = replies.map((reply) => reply.json().checkout.id);
    expect(new Set(ids).size).toBe(1);
    await Promise.all(ids.map((id) => decide(asha, id, 'pay')));
    expect(await activePlans()).toHaveLength(1);
    const { endsAt } = await own(asha);
    expect(Math.round((Date.parse(endsAt) - Date.now()) / 86_400_000)).toBe(366);
    expect((await checkout(asha, ids[0])).from).toBeNull();
  });

  it('that failed is replaced by a new one, which stays the only one', async () => {
    await buy(asha, 'learner-yearly');
    await asha.call('POST', '/api/v1/sandbox/subscription', { what: 'fail' });
    await buy(asha, 'learner-monthly');
    const rows = await server.store.db.select().from(subscriptions);
    expect(rows.map(({ plan, status }) => `${plan} ${status}`).sort()).toEqual([
      'learner-monthly active',
      'learner-yearly expired',
    ]);
  });
});

describe('a Pilot by code who becomes a Teacher', () => {
  const pilot = async () => {
    await server.register('Chief', { ageBand: '18+' });
    await server.grant('Chief', 'Admin');
    const admin = await server.signIn('Chief');
    const { licence } = (
      await admin.call('POST', '/api/v1/licence-codes', { kind: 'school', places: 2, days: 30, note: '' })
    ).json();
    await redeem(asha, licence.code);
    expect(await user(asha)).toMatchObject({ role: 'Pilot', canOpenProtected: true });
    return { admin, licence };
  };

  it('by choice keeps the access until the code is revoked', async () => {
    const { admin, licence } = await pilot();
    await asha.call('POST', '/api/v1/update-role', { role: 'Teacher' });
    const teacher = await server.signIn('Asha');
    expect(await user(teacher)).toMatchObject({ role: 'Teacher', subscriptionPlan: 'school', canOpenProtected: true });
    await admin.call('POST', `/api/v1/licence-codes/${licence.id}/revoke`, { reason: 'School left' });
    expect((await user(teacher)).canOpenProtected).toBe(false);
  });

  it('by an Admin or on the command line keeps it too', async () => {
    const { admin } = await pilot();
    const reply = await admin.call('POST', `/api/v1/admin/users/${asha.user.id}/role`, {
      role: 'Teacher',
      reason: 'works here',
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await user(await server.signIn('Asha'))).toMatchObject({ role: 'Teacher', canOpenProtected: true });
    await server.grant('Asha', 'Pilot');
    await server.grant('Asha', 'Teacher');
    expect(await user(await server.signIn('Asha'))).toMatchObject({ role: 'Teacher', canOpenProtected: true });
  });
});
