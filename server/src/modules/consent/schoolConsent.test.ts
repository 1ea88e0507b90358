// Tests that a school's consent counts only from a confirmed teacher, and that children cannot make themselves teachers.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { createClassAccounts, createGroup } from '../groups/testing/groupFixtures.ts';

const { auditLog, consents, users } = testTables;

let server: TestServer;
let admin: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  await server.register('Root', { ageBand: '18+' });
  await server.grant('Root', 'Admin');
  admin = await server.signIn('Root');
});
afterEach(() => server.close());

/** An account with the role Teacher that no school or Admin confirmed. */
async function selfMadeTeacher(name: string): Promise<TestClient> {
  const person = await server.register(name, { ageBand: '18+' });
  const reply = await person.call('POST', '/api/v1/update-role', { role: 'Teacher' });
  expect(reply.statusCode, reply.body).toBe(200);
  return server.signIn(name);
}

/** Creates a class account with the school's declared consent. */
async function makeChild(teacher: TestClient, name: string, groupId?: string) {
  const id = groupId ?? (await createGroup(teacher));
  const reply = (await createClassAccounts(teacher, id, [name])).json();
  return { groupId: id, child: reply.cards[0].id as string, consentPending: reply.consentPending as boolean };
}

async function isLimited(userId: string): Promise<boolean> {
  const [row] = await server.store.db.select().from(users).where(eq(users.id, userId));
  return row?.parentalConsent === false;
}

const confirm = (teacher: TestClient, by = admin) =>
  by.call('POST', `/api/v1/admin/users/${teacher.user.id}/confirm-teacher`, { reason: 'called the school' });

const licence = async (by = admin) =>
  (await by.call('POST', '/api/v1/licence-codes', { kind: 'school', places: 30, days: 365, note: '' })).json().licence
    .staffCode as string;

describe('the role Teacher', () => {
  it.each(['under-12', '12-13', '14-15', '16-17'])('cannot be taken by a person of %s', async (ageBand) => {
    const child = await server.register('Young', { ageBand });
    const reply = await child.call('POST', '/api/v1/update-role', { role: 'Teacher' });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ success: false, code: 'grown-ups-only' });
  });
});

describe("a school's consent", () => {
  it('does not count from a teacher whom nobody confirmed', async () => {
    const { child, consentPending } = await makeChild(await selfMadeTeacher('Stranger'), 'Asha');
    expect(consentPending).toBe(true);
    expect(await isLimited(child)).toBe(true);
    expect(await server.store.db.select().from(consents)).toMatchObject([{ method: 'school', state: 'asked' }]);
  });

  it('counts from the moment an Admin confirms the school, also for accounts made before', async () => {
    const teacher = await selfMadeTeacher('Meera');
    const first = await makeChild(teacher, 'Asha');
    expect((await confirm(teacher)).statusCode).toBe(200);
    expect(await isLimited(first.child)).toBe(false);
    const second = await makeChild(teacher, 'Bina', first.groupId);
    expect(second.consentPending).toBe(false);
    expect(await isLimited(second.child)).toBe(false);
    const [entry] = await server.store.db.select().from(auditLog).where(eq(auditLog.action, 'school-confirmed'));
    expect(entry).toMatchObject({ actorId: admin.user.id, subjectId: teacher.user.id, reason: 'called the school' });
    expect((await confirm(teacher)).json().code).toBe('already-confirmed');
  });

  it('is not given to accounts for which the teacher declared none, nor to those of another teacher', async () => {
    const teacher = await selfMadeTeacher('Meera');
    const groupId = await createGroup(teacher);
    const silent = (await createClassAccounts(teacher, groupId, ['Asha'], { schoolConsent: false })).json();
    const elsewhere = await makeChild(await selfMadeTeacher('Stranger'), 'Bina');
    await confirm(teacher);
    expect(await isLimited(silent.cards[0].id)).toBe(true);
    expect(await isLimited(elsewhere.child)).toBe(true);
  });

  it("counts from a teacher who redeems the staff code of an Admin's licence", async () => {
    const teacher = await selfMadeTeacher('Meera');
    const { child } = await makeChild(teacher, 'Asha');
    const redeemed = await teacher.call('POST', '/api/v1/licence-codes/redeem', { code: await licence() });
    expect(redeemed.statusCode, redeemed.body).toBe(200);
    expect(await isLimited(child)).toBe(false);
  });

  it('does not count because of a purchase in the sandbox, neither for the buyer nor for who redeems its code', async () => {
    const buyer = await selfMadeTeacher('Buyer');
    const { checkout } = (await buyer.call('POST', '/api/v1/checkouts', { plan: 'school-yearly' })).json();
    await buyer.call('POST', `/api/v1/sandbox/checkouts/${checkout.id}`, { outcome: 'pay' });
    const { staffCode: code } = (await buyer.call('GET', '/api/v1/subscription')).json().subscription;
    const colleague = await selfMadeTeacher('Colleague');
    const redeemed = await colleague.call('POST', '/api/v1/licence-codes/redeem', { code });
    expect(redeemed.statusCode, redeemed.body).toBe(200);
    expect((await makeChild(buyer, 'Asha')).consentPending).toBe(true);
    expect((await makeChild(colleague, 'Bina')).consentPending).toBe(true);
  });

  it('has to be confirmed again after an Admin took the role away', async () => {
    const teacher = await selfMadeTeacher('Meera');
    await confirm(teacher);
    const reason = 'left the school';
    await admin.call('POST', `/api/v1/admin/users/${teacher.user.id}/role`, { role: 'User', reason });
    const person = await server.signIn('Meera');
    await person.call('POST', '/api/v1/update-role', { role: 'Teacher' });
    expect((await makeChild(await server.signIn('Meera'), 'Asha')).consentPending).toBe(true);
  });
});

it('an Admin can confirm teachers only', async () => {
  const pupil = await server.register('Pupil');
  expect((await confirm(pupil)).json().code).toBe('not-a-teacher');
});
