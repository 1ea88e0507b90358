// Tests the start after an upgrade: staff codes for old licences, and who stays confirmed, who waits, and what children keep.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { createClassAccounts, createGroup, registerTeacher } from '../groups/testing/groupFixtures.ts';
import { upgradeLicences } from './upgradeLicences.ts';

const { licenceCodes, schoolConfirmations, users } = testTables;

let server: TestServer;
let admin: TestClient;
let licence: { id: string; code: string };
beforeEach(async () => {
  server = await startTestServer();
  await server.register('Chief', { ageBand: '18+' });
  await server.grant('Chief', 'Admin');
  admin = await server.signIn('Chief');
  licence = (await admin.call('POST', '/api/v1/licence-codes', { kind: 'school', places: 20, days: 30 })).json()
    .licence;
});
afterEach(() => server.close());

/** What the version before left: one code, dates of confirmation, and nothing about what they rest on. */
const forgetGrounds = () =>
  server.store.write(async (tx) => {
    await tx.delete(tx.tables.schoolConfirmations);
    await tx.update(tx.tables.licenceCodes).set({ staffCode: null, provesSchool: false });
  });

/** As the version before confirmed a teacher: in the write that redeemed the code. */
async function confirmedByCode(name: string): Promise<{ teacher: TestClient; groupId: string; child: string }> {
  const teacher = await registerTeacher(server, name);
  const groupId = await createGroup(teacher);
  const child = (await createClassAccounts(teacher, groupId, ['Asha'])).json().cards[0].id;
  const now = Date.now();
  await server.store.write(async (tx) => {
    const { licenceUses } = tx.tables;
    await tx.update(tx.tables.users).set({ schoolConfirmedAt: now }).where(eq(users.id, teacher.user.id));
    await tx.insert(licenceUses).values({ codeId: licence.id, userId: teacher.user.id, gave: 'plan', usedAt: now });
    await tx.update(tx.tables.groups).set({ licenceId: licence.id });
    await tx.insert(licenceUses).values({ codeId: licence.id, userId: child, gave: 'role', usedAt: now, groupId });
  });
  return { teacher, groupId, child };
}

const rowOf = async (id: string) => (await server.store.db.select().from(users).where(eq(users.id, id)))[0];
const confirmedAtOf = async (id: string) => (await rowOf(id))?.schoolConfirmedAt;
const isLimited = async (id: string) => (await rowOf(id))?.parentalConsent === false;
const standing = async (who: TestClient) => (await who.call('GET', '/api/v1/teacher/school')).json();
const groundsOf = async (id: string) =>
  (await server.store.db.select().from(schoolConfirmations).where(eq(schoolConfirmations.teacherId, id))).map(
    ({ basis, state }) => `${basis}: ${state}`,
  );
const decide = (who: TestClient, what: 'confirm' | 'decline') =>
  admin.call('POST', `/api/v1/admin/users/${who.user.id}/${what}-teacher`, { reason: 'called the school' });

describe('a teacher whom only a code confirmed', () => {
  let old: Awaited<ReturnType<typeof confirmedByCode>>;
  beforeEach(async () => {
    old = await confirmedByCode('Meera');
    await forgetGrounds();
    await upgradeLicences(server.store);
  });

  it('waits for the Admin, while the class plays on', async () => {
    expect(await confirmedAtOf(old.teacher.user.id)).toBeNull();
    expect(await standing(old.teacher)).toMatchObject({ state: 'waiting', waitsFor: 'old-code' });
    const { items } = (await admin.call('GET', '/api/v1/admin/teachers')).json();
    expect(items).toMatchObject([{ username: 'Meera', grounds: [{ basis: 'old-code', state: 'waiting' }] }]);
    expect((await admin.call('GET', '/api/v1/admin/overview')).json().teachersWaiting).toBe(1);
    expect(await isLimited(old.child)).toBe(false);
    const view = (await old.teacher.call('GET', `/api/v1/groups/${old.groupId}/licence`)).json();
    expect(view).toMatchObject({ seated: 1, licence: { isOver: false, taken: 1 } });
    const more = (await createClassAccounts(old.teacher, old.groupId, ['Bina'])).json();
    expect(more.consentPending).toBe(true);
    expect((await old.teacher.call('GET', `/api/v1/groups/${old.groupId}/licence`)).json().seated).toBe(1);
  });

  it('goes on when the Admin confirms, with the licence of the class', async () => {
    await decide(old.teacher, 'confirm');
    const opened = await old.teacher.call('PUT', `/api/v1/groups/${old.groupId}/licence`, { code: licence.code });
    expect(opened.json()).toMatchObject({ seated: 1 });
    expect(await confirmedAtOf(old.teacher.user.id)).not.toBeNull();
    expect(await isLimited(old.child)).toBe(false);
  });

  it('loses the consent when the Admin declines, or revokes the licence', async () => {
    await decide(old.teacher, 'decline');
    expect(await isLimited(old.child)).toBe(true);
    await decide(old.teacher, 'confirm');
    expect(await isLimited(old.child)).toBe(false);
  });

  it('loses the consent when the licence is revoked', async () => {
    await admin.call('POST', `/api/v1/licence-codes/${licence.id}/revoke`, { reason: 'leaked' });
    expect(await isLimited(old.child)).toBe(true);
  });
});

it('gives every school licence a staff code once, and changes nothing at the second start', async () => {
  await confirmedByCode('Meera');
  await forgetGrounds();
  await upgradeLicences(server.store);
  const dump = async () => ({
    codes: await server.store.db.select().from(licenceCodes),
    grounds: await server.store.db.select().from(schoolConfirmations),
  });
  const after = await dump();
  const staffCode = expect.stringMatching(/^[0-9A-Z]{12}$/);
  expect(after.codes).toMatchObject([{ code: licence.code.replaceAll('-', ''), staffCode, provesSchool: true }]);
  await upgradeLicences(server.store);
  expect(await dump()).toEqual(after);
});

it('whom an Admin confirmed stays confirmed, with the old code that he entered later', async () => {
  const { teacher, child } = await confirmedByCode('Meera');
  await server.store.write((tx) =>
    tx.update(tx.tables.users).set({ schoolConfirmedAt: 1000 }).where(eq(users.id, teacher.user.id)),
  );
  await forgetGrounds();
  await upgradeLicences(server.store);
  expect(await confirmedAtOf(teacher.user.id)).toBe(1000);
  expect((await groundsOf(teacher.user.id)).sort()).toEqual(['admin: confirmed', 'old-code: confirmed']);
  expect(await isLimited(child)).toBe(false);
});

it.each([
  ['stripe', false],
  ['sandbox', true],
] as const)('the buyer of a school licence paid by %s waits: %s', async (provider, waits) => {
  const buyer = await registerTeacher(server, 'Buyer');
  const now = Date.now();
  const [checkoutId, subscriptionId] = [randomUUID(), randomUUID()];
  await server.store.write(async (tx) => {
    const { checkouts, subscriptions } = tx.tables;
    const plan = 'school-yearly' as const;
    const of = { userId: buyer.user.id, plan, provider, createdAt: now };
    await tx.insert(checkouts).values({ ...of, id: checkoutId, state: 'paid', amount: 1, currency: 'INR' });
    const times = { endsAt: now + 1_000_000, lastEventAt: now };
    await tx.insert(subscriptions).values({ ...of, ...times, id: subscriptionId, checkoutId, status: 'active' });
    await tx.update(tx.tables.licenceCodes).set({ subscriptionId, createdBy: buyer.user.id });
    const schoolConfirmedAt = waits ? null : now;
    await tx.update(tx.tables.users).set({ schoolConfirmedAt }).where(eq(users.id, buyer.user.id));
  });
  await forgetGrounds();
  await upgradeLicences(server.store);
  expect((await confirmedAtOf(buyer.user.id)) === null).toBe(waits);
  expect((await groundsOf(buyer.user.id)).sort()).toEqual(
    waits ? ['admin: waiting', 'purchase: confirmed'] : ['purchase: confirmed'],
  );
  expect((await standing(buyer)).state).toBe(waits ? 'waiting' : 'confirmed');
});

it('a teacher whom nobody confirmed waits since the account was made', async () => {
  const teacher = await registerTeacher(server, 'Meera');
  await server.store.write((tx) =>
    tx.update(tx.tables.users).set({ schoolConfirmedAt: null }).where(eq(users.id, teacher.user.id)),
  );
  await forgetGrounds();
  await upgradeLicences(server.store);
  const row = await rowOf(teacher.user.id);
  expect(await standing(teacher)).toMatchObject({
    state: 'waiting',
    askedAt: new Date(row?.createdAt ?? 0).toISOString(),
  });
});
