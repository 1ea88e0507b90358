// Tests that a parent's no binds: whatever the child does afterwards in the same account, and even if somebody else says yes later.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latestMailTo, mailsTo } from '../../testing/outboxMails.ts';
import { event, PASSWORD, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { createClassAccounts, createGroup } from '../groups/testing/groupFixtures.ts';
import { stated } from '../users/age.ts';
import { reconcileConsents } from './settle.ts';

const { auditLog, consents, users } = testTables;

const MUM = 'mum@example.org';
const DAD = 'dad@example.org';
let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { ageBand: '12-13', parentEmail: MUM });
});
afterEach(() => server.close());

const answer = (token: string, what: string) => server.call('POST', `/api/v1/consents/${token}`, { answer: what });
const read = async (token: string) => (await server.call('GET', `/api/v1/consents/${token}`)).json().consent;
const ask = (parentEmail: string, person = asha) => person.call('POST', '/api/v1/user/consent', { parentEmail });
const me = async (person = asha) => (await person.call('GET', '/api/v1/verify_user')).json().user;
const letter = (to = MUM) => latestMailTo(server, to, 'consent-asked');
const kinds = async (token: string): Promise<string[]> =>
  (await read(token)).history.map(({ kind }: { kind: string }) => kind);

/** The letter in which mum gave consent before she withdrew it. */
async function withdrawn(): Promise<string> {
  const { token } = await letter();
  await answer(token, 'give');
  expect((await answer(token, 'withdraw')).statusCode).toBe(200);
  return token;
}

async function adminClient(): Promise<TestClient> {
  await server.register('Root', { ageBand: '18+' });
  await server.grant('Root', 'Admin');
  return server.signIn('Root');
}

describe('after a parent withdrew', () => {
  it('another address is refused in words, gets no letter, and the parent sees the try', async () => {
    const token = await withdrawn();
    const reply = await ask('friend@example.org');
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'parent-said-no' });
    expect(await mailsTo(server, 'friend@example.org')).toHaveLength(0);
    expect(await kinds(token)).toEqual(['other-address-refused', 'withdrawn', 'given', 'asked']);
    const told = await latestMailTo(server, MUM, 'consent-news');
    expect(told.text).not.toContain('friend');
    expect((await read(told.token)).state).toBe('withdrawn');
  });

  it('mails about refused tries once a day, and keeps at most 30 of them a day', async () => {
    const token = await withdrawn();
    for (let count = 0; count < 4; count += 1) await ask(`friend${count}@example.org`);
    const told = (await mailsTo(server, MUM)).filter(({ kind }) => kind === 'consent-news');
    expect(told).toHaveLength(1);
    expect((await kinds(token)).filter((kind) => kind === 'other-address-refused')).toHaveLength(4);
  });

  it('the same parent can be asked again, by any spelling of the address, and can give consent again', async () => {
    await withdrawn();
    expect((await ask('Mum+school@Example.org')).statusCode).toBe(200);
    // To the address that said no, not to the new spelling.
    const again = await letter(MUM);
    expect(await read(again.token)).toMatchObject({ state: 'withdrawn' });
    expect((await answer(again.token, 'give')).json().consent.state).toBe('given');
    expect(await me()).toMatchObject({ limited: false, parentalConsent: true });
  });

  it.each([
    ['a birthday', { dateOfBirth: '2000-01-01' }],
    ['an older age', { ageBand: '18+' }],
    ['a younger age', { ageBand: 'under-12' }],
  ])('%s does not lift it', async (_what, profile) => {
    await withdrawn();
    await asha.call('PATCH', '/api/v1/user/profile', profile);
    expect(await me()).toMatchObject({ limited: true });
  });

  it('an age that was really reached does not lift it', async () => {
    await withdrawn();
    await server.store.write(async (tx) => {
      await tx.update(users).set({ ageBand: stated('18+'), dateOfBirth: stated('1990-01-01') });
    });
    expect(await me()).toMatchObject({ limited: true, ageBand: '18+' });
    expect((await ask('friend@example.org')).json().code).toBe('parent-said-no');
  });

  it('neither another role, nor progress from before the account, nor a class lifts it', async () => {
    await withdrawn();
    const role = await asha.call('POST', '/api/v1/update-role', { role: 'Teacher' });
    expect(role.statusCode).toBe(403);
    await asha.call('POST', '/api/v1/user/quest-events', { events: [event('realm-entered')] });
    await server.register('Meera', { ageBand: '18+' });
    await server.grant('Meera', 'Teacher');
    const teacher = await server.signIn('Meera');
    const groupId = await createGroup(teacher);
    const { token } = (await teacher.call('POST', `/api/v1/groups/${groupId}/invitations`, {})).json();
    expect((await asha.call('POST', `/api/v1/join-group/${token}`)).statusCode).toBe(200);
    await server.grant('Asha', 'Pilot');
    expect(await me()).toMatchObject({ limited: true, parentalConsent: false });
  });
});

describe('several addresses', () => {
  it('the first one keeps its link, is told of the next without its letters, and can still say no', async () => {
    const first = await letter();
    await ask(DAD);
    const told = await latestMailTo(server, MUM, 'consent-news');
    expect(told.text + told.html + told.subject).not.toMatch(/dad/i);
    await answer((await letter(DAD)).token, 'give');
    expect(await me()).toMatchObject({ limited: false });
    const view = await read(first.token);
    expect(view).toMatchObject({ state: 'asked', standing: 'given', answers: ['withdraw', 'decline'] });
    expect(JSON.stringify(view)).not.toContain('dad');
    expect((await answer(first.token, 'withdraw')).statusCode).toBe(200);
    expect(await me()).toMatchObject({ limited: true, parentalConsent: false });
    expect(await read((await letter(DAD)).token)).toMatchObject({ state: 'given', standing: 'refused' });
  });

  it("a yes of the second does not override the first one's no", async () => {
    const first = await letter();
    await ask(DAD);
    await answer(first.token, 'give');
    await answer(first.token, 'withdraw');
    const second = await answer((await letter(DAD)).token, 'give');
    expect(second.json().consent).toMatchObject({ state: 'given', standing: 'refused' });
    expect(await me()).toMatchObject({ limited: true, parentalConsent: false });
    await answer(first.token, 'give');
    expect(await me()).toMatchObject({ limited: false });
  });

  it('a declined account stays closed when the other one agrees, and reopens for the one who declined', async () => {
    const first = await letter();
    await ask(DAD);
    const second = await letter(DAD);
    await answer(first.token, 'decline');
    expect((await answer(second.token, 'give')).json().consent.deletionDueAt).not.toBeNull();
    const signIn = { identifier: 'asha', password: PASSWORD, keepAccount: true };
    expect((await server.call('POST', '/api/v1/auth/sign-in', signIn)).json().code).toBe('declined');
    await answer(first.token, 'give');
    expect((await server.signIn('asha')).user.limited).toBe(false);
  });
});

describe("a school's consent", () => {
  it("does not stand above a parent's no, also when the school is confirmed later", async () => {
    await server.register('Meera', { ageBand: '18+' });
    const maker = await server.signIn('Meera');
    await maker.call('POST', '/api/v1/update-role', { role: 'Teacher' });
    const teacher = await server.signIn('Meera');
    const groupId = await createGroup(teacher);
    const card = (await createClassAccounts(teacher, groupId, ['Bina'])).json().cards[0];
    const child = await server.signIn(card.username, { password: card.passphrase });
    expect((await ask(DAD, child)).statusCode).toBe(200);
    const { token } = await letter(DAD);
    await answer(token, 'give');
    await answer(token, 'withdraw');
    const admin = await adminClient();
    const confirm = { reason: 'called the school' };
    await admin.call('POST', `/api/v1/admin/users/${teacher.user.id}/confirm-teacher`, confirm);
    expect(await me(child)).toMatchObject({ limited: true, parentalConsent: false });
    await answer(token, 'decline');
    const kept = await teacher.call('PATCH', `/api/v1/groups/${groupId}/class-accounts/${card.id}`, {
      deleted: false,
    });
    expect(kept.json().code).toBe('declined-by-parent');
  });

  it('counts once the school is confirmed although the child asked a parent meanwhile', async () => {
    await server.register('Meera', { ageBand: '18+' });
    await (await server.signIn('Meera')).call('POST', '/api/v1/update-role', { role: 'Teacher' });
    const teacher = await server.signIn('Meera');
    const card = (await createClassAccounts(teacher, await createGroup(teacher), ['Bina'])).json().cards[0];
    const child = await server.signIn(card.username, { password: card.passphrase });
    await ask(DAD, child);
    const confirm = { reason: 'called the school' };
    await (await adminClient()).call('POST', `/api/v1/admin/users/${teacher.user.id}/confirm-teacher`, confirm);
    expect(await me(child)).toMatchObject({ limited: false, parentalConsent: true });
  });
});

describe('an Admin', () => {
  it('sees the same list and lifts the no with a reason, which the parent is told', async () => {
    const token = await withdrawn();
    await ask('friend@example.org');
    const admin = await adminClient();
    const url = `/api/v1/admin/users/${asha.user.id}`;
    const { consent } = (await admin.call('GET', url)).json().user;
    expect(consent).toMatchObject({ standing: 'refused' });
    expect(consent.history.map(({ kind }: { kind: string }) => kind)).toEqual(await kinds(token));
    const lifted = await admin.call('POST', `${url}/lift-refusal`, { reason: 'the mother called' });
    expect(lifted.statusCode, lifted.body).toBe(200);
    expect(lifted.json().user.consent).toMatchObject({ standing: 'waiting' });
    const [entry] = await server.store.db.select().from(auditLog).where(eq(auditLog.action, 'refusal-lifted'));
    expect(entry).toMatchObject({ actorId: admin.user.id, subjectId: asha.user.id, reason: 'the mother called' });
    expect((await latestMailTo(server, MUM, 'consent-news')).text).toContain('runs this site');
    expect(await kinds(token)).toContain('lifted');
    // Lifted is not agreed: the account is still limited, and may ask again.
    expect(await me()).toMatchObject({ limited: true });
    expect((await ask(DAD)).statusCode).toBe(200);
    expect((await admin.call('POST', `${url}/lift-refusal`, { reason: 'again' })).json().code).toBe('nothing-to-lift');
  });

  it('reopens an account by lifting a declined consent', async () => {
    await answer((await letter()).token, 'decline');
    const admin = await adminClient();
    await admin.call('POST', `/api/v1/admin/users/${asha.user.id}/lift-refusal`, { reason: 'a wrong address' });
    expect((await server.signIn('asha')).user).toMatchObject({ limited: true });
  });
});

describe('an upgrade', () => {
  it('limits accounts again whose consent came after the no of another address', async () => {
    await withdrawn();
    const [before] = await server.store.db.select().from(consents);
    const later = (before?.askedAt ?? 0) + 1;
    await server.store.write(async (tx) => {
      const row = { ...before, id: 'x', parentEmail: 'friend@example.org', state: 'given', withdrawnAt: null } as never;
      await tx.insert(consents).values({ ...(row as object), askedAt: later, answeredAt: later } as never);
      await tx.update(users).set({ parentalConsent: true, consentRefusedAt: null });
    });
    expect(await reconcileConsents(server.store)).toBe(1);
    expect(await me()).toMatchObject({ limited: true, parentalConsent: false });
    expect(await reconcileConsents(server.store)).toBe(0);
  });

  it("does not count a consent from the child's own address any more", async () => {
    await answer((await letter()).token, 'give');
    await server.store.write(async (tx) => void (await tx.update(users).set({ email: 'Mum+me@example.org' })));
    expect(await reconcileConsents(server.store)).toBe(1);
    expect(await me()).toMatchObject({ limited: true });
  });
});
