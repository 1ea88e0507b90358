// Tests of the Admin's user management: list, actions with reasons, ended sessions, protected accounts.
import { desc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestClient, TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { startWithAdmin } from './testing/adminFixtures.ts';

const { accountTokens, auditLog, mailOutbox } = testTables;

let server: TestServer;
let meera: TestClient;
beforeEach(async () => {
  ({ server, meera } = await startWithAdmin());
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const LIST = '/api/v1/admin/users';
const names = async (query: string) =>
  (await meera.call('GET', `${LIST}${query}`)).json().items.map(({ username }: { username: string }) => username);
const act = (person: TestClient, action: string, body: Record<string, unknown> = {}) =>
  meera.call('POST', `${LIST}/${person.user.id}/${action}`, { reason: 'because the school asked', ...body });
const lastAuditEntry = async () =>
  (await server.store.db.select().from(auditLog).orderBy(desc(auditLog.at)).limit(1))[0];
const isSignedIn = async (person: TestClient) => (await person.call('GET', '/api/v1/verify_user')).statusCode === 200;

describe('the list', () => {
  beforeEach(async () => {
    await server.register('Asha', { ageBand: '12-13', email: 'Home_1@kids.example' });
    await server.register('Ravi');
    await server.register('Zoya');
    await server.grant('Ravi', 'Teacher');
    await server.grant('Zoya', 'plan=learner');
  });

  it('finds users by any part of a name or an address', async () => {
    expect(await names('?search=sh')).toEqual(['Asha']);
    expect(await names('?search=KIDS.example')).toEqual(['Asha']);
    expect(await names('?search=home_1')).toEqual(['Asha']);
    expect(await names('?search=home%251')).toEqual([]);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names(`?search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
    expect(await names('?search=%00')).toHaveLength(4);
  });

  it('filters, sorts and pages', async () => {
    expect(await names('')).toEqual(['Asha', 'Meera', 'Ravi', 'Zoya']);
    expect(await names('?role=Teacher')).toEqual(['Ravi']);
    expect(await names('?plan=learner')).toEqual(['Zoya']);
    expect(await names('?plan=none&role=User')).toEqual(['Asha']);
    expect(await names('?sort=role')).toEqual(['Meera', 'Ravi', 'Asha', 'Zoya']);
    expect(await names('?size=2&page=2')).toEqual(['Ravi', 'Zoya']);
    expect((await meera.call('GET', `${LIST}?size=2&page=9`)).json()).toMatchObject({ items: [], total: 4, page: 9 });
    expect(await names('?page=-3&role=King&sort=height')).toHaveLength(4);
  });

  it('contains no secrets', async () => {
    const { body } = await meera.call('GET', LIST);
    expect(body).toContain('Home_1@kids.example');
    for (const secret of ['argon2', 'passwordHash', 'usernameKey', 'emailKey', 'guardian'])
      expect(body).not.toContain(secret);
  });
});

describe('a change of role', () => {
  it('ends all sessions and is recorded in the audit log', async () => {
    const asha = await server.register('Asha');
    const reply = await act(asha, 'role', { role: 'Teacher', reason: '  She teaches 7B  ' });
    expect(reply.json().user).toMatchObject({ username: 'Asha', role: 'Teacher', sessions: [] });
    expect(await isSignedIn(asha)).toBe(false);
    expect((await server.signIn('Asha')).user.role).toBe('Teacher');
    expect(await lastAuditEntry()).toMatchObject({
      action: 'role-changed',
      actorId: meera.user.id,
      subjectId: asha.user.id,
      reason: 'She teaches 7B',
      detail: { from: 'User', to: 'Teacher' },
    });
    expect(reply.json().user.audit).toMatchObject([{ action: 'role-changed', actor: { username: 'Meera' } }]);
  });

  it.each([
    [
      { role: 'Teacher', reason: ' ' },
      400,
      'Please enter a reason of at least 3 characters. It is recorded in the audit log.',
    ],
    [{ role: 'King' }, 400, 'There is no such role.'],
    [{ role: 'User' }, 409, 'This account has the role User already.'],
  ])('with %j is rejected and not recorded', async (body, status, message) => {
    const asha = await server.register('Asha');
    const reply = await act(asha, 'role', body);
    expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
    expect(await lastAuditEntry()).toBeUndefined();
    expect(await isSignedIn(asha)).toBe(true);
  });
});

describe('suspending', () => {
  it('ends sessions and prevents sign-in until the account is restored', async () => {
    const asha = await server.register('Asha');
    expect((await act(asha, 'suspend')).json().user.status).toBe('suspended');
    expect(await isSignedIn(asha)).toBe(false);
    const again = await server.signIn('Asha').catch(() => undefined);
    expect(again !== undefined && (await isSignedIn(again))).toBe(false);
    expect(await names('?status=suspended')).toEqual(['Asha']);
    expect((await act(asha, 'suspend')).statusCode).toBe(409);
    expect((await act(asha, 'restore')).json().user.status).toBe('active');
    expect((await server.signIn('Asha')).user.username).toBe('Asha');
    expect(await lastAuditEntry()).toMatchObject({ action: 'account-restored', detail: { from: 'suspended' } });
  });

  it('is impossible for the own account and the last Admin', async () => {
    expect((await act(meera, 'suspend')).json().message).toBe(
      'This is your own account. Ask another Admin to do that.',
    );
    expect((await act(meera, 'role', { role: 'User' })).statusCode).toBe(409);
    await server.register('Anil');
    await server.grant('Anil', 'Admin');
    const anil = await server.signIn('Anil');
    expect((await act(anil, 'role', { role: 'Teacher' })).statusCode).toBe(200);
    expect((await meera.call('GET', `${LIST}/${meera.user.id}`)).json().user.protection).toMatch(/own account/);
  });

  it('leaves one Admin if two suspend each other concurrently', async () => {
    await server.register('Anil');
    await server.grant('Anil', 'Admin');
    const anil = await server.signIn('Anil');
    const order = { role: 'User', reason: 'a quarrel' };
    const replies = await Promise.all([
      meera.call('POST', `${LIST}/${anil.user.id}/role`, order),
      anil.call('POST', `${LIST}/${meera.user.id}/role`, order),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
    expect((await Promise.all([isSignedIn(meera), isSignedIn(anil)])).filter(Boolean)).toHaveLength(1);
  });
});

describe('plans and sessions', () => {
  it('are granted and removed without ending the sessions', async () => {
    const asha = await server.register('Asha');
    await act(asha, 'plan', { plan: 'family', months: 2 });
    const now = (await asha.call('GET', '/api/v1/verify_user')).json().user;
    expect(now).toMatchObject({ subscriptionStatus: 'active', subscriptionPlan: 'family', canOpenProtected: true });
    const days = (Date.parse(now.subscriptionEndDate) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(60);
    expect(days).toBeLessThan(62);
    vi.useFakeTimers({ now: Date.now() + 70 * 86_400_000, toFake: ['Date'] });
    const later = await server.signIn('Meera');
    const [row] = (await later.call('GET', `${LIST}?plan=family`)).json().items;
    expect(row).toMatchObject({ username: 'Asha', subscriptionStatus: 'expired' });
    vi.useRealTimers();
    await act(asha, 'plan', { plan: 'none' });
    expect((await asha.call('GET', '/api/v1/verify_user')).json().user).toMatchObject({ subscriptionStatus: 'none' });
    expect(await lastAuditEntry()).toMatchObject({ action: 'plan-removed', detail: { from: 'family' } });
  });

  it('are all ended at once', async () => {
    const asha = await server.register('Asha');
    const elsewhere = await server.signIn('Asha');
    const before = (await meera.call('GET', `${LIST}/${asha.user.id}`)).json().user;
    expect(before.sessions).toHaveLength(2);
    expect(JSON.stringify(before)).not.toMatch(/hash/i);
    expect((await act(asha, 'sign-out')).json().user.sessions).toEqual([]);
    expect(await Promise.all([isSignedIn(asha), isSignedIn(elsewhere)])).toEqual([false, false]);
  });
});

describe('resetting a password', () => {
  it('shows a link once and stores only its hash', async () => {
    const asha = await server.register('Asha');
    const { link } = (await act(asha, 'password-reset', { by: 'link' })).json();
    expect(link).toMatch(/\/reset-password\?token=[\w-]{43}$/);
    const tokens = await server.store.db.select().from(accountTokens);
    const token = tokens.find(({ purpose }) => purpose === 'reset-password');
    expect(token).toMatchObject({ purpose: 'reset-password', userId: asha.user.id });
    const stored = JSON.stringify([token, await lastAuditEntry()]);
    const secret = link.split('=')[1];
    expect(stored).not.toContain(secret);
    const chosen = { token: secret, password: 'a loud lantern at noon' };
    expect((await server.call('POST', '/api/v1/auth/reset-password', chosen)).statusCode).toBe(200);
    expect((await server.call('POST', '/api/v1/auth/reset-password', chosen)).statusCode).toBe(404);
    expect(await isSignedIn(asha)).toBe(false);
    const letters = await server.store.db.select().from(mailOutbox);
    expect(letters.filter(({ userId }) => userId === asha.user.id)).toEqual([]);
    const password = { identifier: 'Asha', password: chosen.password };
    expect((await server.call('POST', '/api/v1/auth/sign-in', password)).statusCode).toBe(200);
  });

  it("mails the link in the learner's language without showing it", async () => {
    const asha = await server.register('Asha', { email: 'asha@home.example' });
    await asha.call('PATCH', '/api/v1/user/settings', { settings: { preferences: { narrationLanguage: 'hi' } } });
    await server.store.write((tx) => tx.delete(mailOutbox));
    expect((await act(asha, 'password-reset', { by: 'mail' })).json()).toEqual({ success: true, link: null });
    expect(await server.store.db.select().from(mailOutbox)).toMatchObject([
      { to: 'asha@home.example', locale: 'hi', userId: asha.user.id },
    ]);
    const ravi = await server.register('Ravi');
    expect((await act(ravi, 'password-reset', { by: 'mail' })).json().code).toBe('no-email');
  });
});

describe('bulk actions', () => {
  it('change what is possible and report the rest', async () => {
    const asha = await server.register('Asha');
    const ravi = await server.register('Ravi');
    const ids = [asha.user.id, ravi.user.id, meera.user.id, 'nobody', asha.user.id];
    const reply = await meera.call('POST', `${LIST}/bulk`, { act: 'suspend', ids, reason: 'the class is over' });
    expect(reply.json()).toMatchObject({
      done: 2,
      refused: [
        { username: 'Meera', message: 'This is your own account. Ask another Admin to do that.' },
        { id: 'nobody', username: null },
      ],
    });
    expect(await names('?status=suspended')).toEqual(['Asha', 'Ravi']);
    expect(await server.store.db.select().from(auditLog)).toHaveLength(2);
    expect((await meera.call('POST', `${LIST}/bulk`, { act: 'suspend', ids: [], reason: 'why not' })).statusCode).toBe(
      400,
    );
  });
});

it('returns 404 for unknown accounts', async () => {
  expect((await meera.call('GET', `${LIST}/gone`)).json()).toMatchObject({ success: false, code: 'unknown-user' });
  expect((await meera.call('POST', `${LIST}/gone/suspend`, { reason: 'who is it' })).statusCode).toBe(404);
});
