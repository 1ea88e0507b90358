// Tests of account management: e-mail address, password, sessions, data export, deletion, first Admin.
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latestMailTo, mailsTo } from '../../testing/outboxMails.ts';
import { event, PASSWORD, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { MAX_FAILURES } from '../auth/lockout.ts';
import { MAX_SESSIONS } from '../auth/sessions.ts';
import { DELETION_GRACE_MS } from '../consent/answers.ts';
import { createSetUpPath } from '../set-up/service.ts';
import { UsersService } from '../users/service.ts';
import { PURGE_LEDGER_FILE, PurgeService } from './purge.ts';

const { auditLog, purgedAccounts, users } = testTables;

const NEW_PASSWORD = 'nine silver kites';
let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const isSignedIn = async (person: TestClient) => (await person.call('GET', '/api/v1/verify_user')).statusCode === 200;
const signIn = (more: Record<string, unknown> = {}) =>
  server.call('POST', '/api/v1/auth/sign-in', { identifier: 'asha', password: PASSWORD, ...more });

describe('the password', () => {
  const change = (current: string, password = NEW_PASSWORD) =>
    asha.call('POST', '/api/v1/user/password', { current, password });

  it('is changed with the current one; other sessions end and a mail is sent', async () => {
    const elsewhere = await server.signIn('asha');
    expect((await change(PASSWORD)).json()).toEqual({ success: true });
    expect([await isSignedIn(asha), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await signIn()).statusCode).toBe(401);
    expect((await signIn({ password: NEW_PASSWORD })).statusCode).toBe(200);
    expect((await latestMailTo(server, 'asha@example.org', 'password-changed')).subject).toBe(
      'Your password was changed',
    );
  });

  it('locks after too many wrong confirmations', async () => {
    for (let tries = 0; tries < MAX_FAILURES; tries += 1) {
      const wrong = await change('guess number one');
      expect(wrong.statusCode).toBe(403);
      expect(wrong.json<ErrorReply>().message).toBe('That password is wrong. Please try again.');
    }
    const locked = await change(PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(locked.json<ErrorReply>().message).toContain('Please wait 15 minutes');
    for (const [url, body] of [
      ['/api/v1/user/delete', { password: PASSWORD }],
      ['/api/v1/user/email', { email: null, password: PASSWORD }],
    ] as const) {
      expect((await asha.call('POST', url, body)).statusCode).toBe(429);
    }
  });

  it('must not be weak', async () => {
    expect((await change(PASSWORD, 'password123')).statusCode).toBe(400);
  });
});

describe('the address', () => {
  const change = (email: string | null, password = PASSWORD) =>
    asha.call('POST', '/api/v1/user/email', { email, password });

  it('changes when the link to the new one is opened; the old one gets a mail', async () => {
    const first = await latestMailTo(server, 'asha@example.org', 'verify-email');
    await server.call('POST', '/api/v1/auth/verify-email', { token: first.token });
    expect((await change('new@example.org')).json().user).toMatchObject({
      email: 'asha@example.org',
      emailVerified: true,
    });
    const { token } = await latestMailTo(server, 'new@example.org', 'verify-email');
    await server.call('POST', '/api/v1/auth/verify-email', { token });
    expect((await server.signIn('new@example.org')).user.email).toBe('new@example.org');
    const old = { identifier: 'asha@example.org', password: PASSWORD };
    expect((await server.call('POST', '/api/v1/auth/sign-in', old)).statusCode).toBe(401);
    expect(await latestMailTo(server, 'asha@example.org', 'email-changed')).toBeDefined();
  });

  it('requires the password to change it, and can be removed', async () => {
    expect((await change('new@example.org', 'guess number one')).statusCode).toBe(403);
    expect(await mailsTo(server, 'new@example.org')).toEqual([]);
    expect((await change(null)).json().user).toMatchObject({ email: null, emailVerified: false });
  });
});

describe('sessions', () => {
  const list = async () => (await asha.call('GET', '/api/v1/user/sessions')).json().sessions;

  it('are listed with browser and system, and the current one is marked', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await server.signIn('asha', {}, { 'user-agent': agent });
    await server.register('Ravi');
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session: { thisDevice: boolean }) => session.thisDevice)).toHaveLength(1);
    expect(sessions.map((session: { device: string }) => session.device)).toContain('Firefox on Windows');
    expect(JSON.stringify(sessions)).not.toContain('Gecko');
  });

  it('are twenty at most: the oldest ends, also while the clock is behind', async () => {
    const clients = [asha];
    for (let n = 0; n < MAX_SESSIONS; n += 1) clients.push(await server.signIn('asha'));
    expect(await statusesOf(clients)).toEqual([401, ...Array(MAX_SESSIONS).fill(200)]);
    vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] });
    clients.push(await server.signIn('asha'));
    expect(await statusesOf(clients)).toEqual([401, 401, ...Array(MAX_SESSIONS).fill(200)]);
    vi.useRealTimers();
    expect(
      await clients
        .at(-1)
        ?.call('GET', '/api/v1/user/sessions')
        .then((reply) => reply.json().sessions),
    ).toHaveLength(MAX_SESSIONS);
  });

  const statusesOf = async (clients: readonly TestClient[]) => {
    const statuses = [];
    for (const client of clients) statuses.push((await client.call('GET', '/api/v1/verify_user')).statusCode);
    return statuses;
  };

  it('end one by one or all others at once, but never those of other users', async () => {
    const [second, third] = [await server.signIn('asha'), await server.signIn('asha')];
    const ravi = await server.register('Ravi');
    const ids = (await list()).filter((session: { thisDevice: boolean }) => !session.thisDevice);
    expect((await ravi.call('DELETE', `/api/v1/user/sessions/${ids[0].id}`)).statusCode).toBe(404);
    expect((await asha.call('DELETE', `/api/v1/user/sessions/${ids[0].id}`)).statusCode).toBe(200);
    expect([await isSignedIn(second), await isSignedIn(third)].filter(Boolean)).toHaveLength(1);
    await asha.call('POST', '/api/v1/user/sessions/end-others');
    expect([await isSignedIn(asha), await isSignedIn(second), await isSignedIn(third), await isSignedIn(ravi)]).toEqual(
      [true, false, false, true],
    );
  });
});

describe('the data export', () => {
  it("contains every module's data, but no secrets and no data of other users", async () => {
    const ravi = await server.register('Ravi', { ageBand: '18+', email: 'ravi@example.org' });
    await ravi.call('PATCH', '/api/v1/user/profile', { bio: 'ravi-secret' });
    await asha.call('PATCH', '/api/v1/user/profile', { bio: '<script>alert(1)</script>' });
    await asha.call('POST', '/api/v1/user/quest-events', { events: [event('realm-entered')] });
    const reply = await asha.call('GET', '/api/v1/user/export');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="lanternwise-my-data.json"');
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    const copy = reply.json();
    expect(copy.account).toMatchObject({ username: 'Asha', bio: '<script>alert(1)</script>' });
    expect(Object.keys(copy)).toEqual(expect.arrayContaining(['questEvents', 'consents', 'sessions', 'letters']));
    expect(reply.body).not.toMatch(/ravi|argon2|passwordHash|tokenHash/i);
    expect(reply.body).not.toContain(asha.token);
  });
});

describe('deleting', () => {
  const remove = () => asha.call('POST', '/api/v1/user/delete', { password: PASSWORD });

  it('ends all sessions; signing in offers to keep the account for fourteen days', async () => {
    const elsewhere = await server.signIn('asha');
    const due = new Date((await remove()).json().deletionDueAt).getTime() - Date.now();
    expect(Math.round(due / 86_400_000)).toBe(14);
    expect([await isSignedIn(asha), await isSignedIn(elsewhere)]).toEqual([false, false]);
    const offer = await signIn();
    expect(offer.statusCode).toBe(403);
    expect(offer.json<ErrorReply>().code).toBe('deletion-pending');
    expect(offer.json<ErrorReply>().message).toMatch(/^This account will be deleted on \d+ \w+ \d{4}\. Do you want/);
    expect((await signIn({ password: 'guess number one' })).statusCode).toBe(401);
    expect((await signIn({ keepAccount: true })).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
    expect(await new PurgeService(server.store, server.folder).purgeDue(Date.now() + 2 * DELETION_GRACE_MS)).toBe(0);
  });

  it('is final after the grace period; only a hash of the id is kept', async () => {
    await remove();
    const purge = new PurgeService(server.store, server.folder);
    expect(await purge.purgeDue(Date.now() + DELETION_GRACE_MS + 1000)).toBe(1);
    expect((await signIn({ keepAccount: true })).statusCode).toBe(401);
    const kept = readFileSync(join(server.folder, PURGE_LEDGER_FILE), 'utf8');
    expect(kept).toMatch(/^[\w-]{43}\n$/);
    expect(kept).not.toContain(asha.user.id);
    expect(JSON.stringify(await server.store.db.select().from(purgedAccounts))).not.toContain(asha.user.id);
    expect((await server.register('Asha')).user.id).not.toBe(asha.user.id);
  });

  it('is repeated if an older backup restores the account', async () => {
    const [row] = await server.store.db.select().from(users);
    await server.register('Ravi');
    await remove();
    const purge = new PurgeService(server.store, server.folder);
    await purge.purgeDue(Date.now() + DELETION_GRACE_MS + 1000);
    // The backup has neither the deletion nor the ledger's row, but the ledger file has the id.
    await server.store.write(async (tx) => {
      await tx.delete(purgedAccounts);
      if (row) await tx.insert(users).values(row);
    });
    expect(await purge.purgeRestored()).toBe(1);
    expect((await server.store.db.select().from(users)).map(({ username }) => username)).toEqual(['Ravi']);
    appendFileSync(join(server.folder, PURGE_LEDGER_FILE), 'a broken line\n');
    expect(await purge.purgeRestored()).toBe(0);
  });

  it('removes a teacher and keeps the class accounts that the teacher created', async () => {
    await server.register('Pupil');
    await server.store.write(async (tx) => {
      await tx.update(users).set({ createdBy: asha.user.id });
    });
    await remove();
    await new PurgeService(server.store, server.folder).purgeDue(Date.now() + DELETION_GRACE_MS + 1000);
    expect(await server.store.db.select().from(users)).toMatchObject([{ username: 'Pupil', createdBy: null }]);
  });

  it('is rejected for the last Admin', async () => {
    await server.grant('asha', 'Admin');
    asha = await server.signIn('asha');
    expect((await remove()).json<ErrorReply>().code).toBe('last-admin');
  });
});

describe('the first Admin', () => {
  const setUp = (path: string, more: Record<string, unknown> = {}) =>
    server.call('POST', `/api/v1/auth${path}`, { username: 'Meera', password: NEW_PASSWORD, ...more });
  const path = async () => (await createSetUpPath(server.store, new UsersService(server.store, 'subscription'))) ?? '';

  it('is created by the link once, and the link is offered until an Admin exists', async () => {
    const [first, second] = [await path(), await path()];
    expect(first).toMatch(/^\/set-up\/[\w-]{43}$/);
    expect((await server.call('GET', `/api/v1/auth${first}`)).json()).toEqual({ success: true });
    expect((await setUp(first, { username: 'Asha' })).json<ErrorReply>().code).toBe('name-taken');
    expect((await setUp(first)).json().user).toMatchObject({ username: 'Meera', role: 'Admin' });
    expect((await setUp(first, { username: 'Mallory' })).statusCode).toBe(404);
    expect((await setUp(second, { username: 'Mallory' })).statusCode).toBe(404);
    expect(await path()).toBe('');
    expect(await server.store.db.select().from(auditLog)).toMatchObject([{ action: 'first-admin-made' }]);
  });

  it('is not created by a link when an Admin was made in another way', async () => {
    const link = await path();
    await server.grant('asha', 'Admin');
    expect((await server.call('GET', `/api/v1/auth${link}`)).statusCode).toBe(404);
    expect((await setUp(link, { username: 'Mallory' })).statusCode).toBe(404);
  });

  it('is not created with an expired or invalid link or a weak password', async () => {
    const link = await path();
    expect((await setUp(link, { password: 'password123' })).statusCode).toBe(400);
    expect((await setUp('/set-up/nonsense')).statusCode).toBe(404);
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] });
    expect((await setUp(link)).statusCode).toBe(404);
  });
});
