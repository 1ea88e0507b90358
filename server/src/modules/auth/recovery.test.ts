// Tests of mailed links: e-mail verification, password reset, and protection against account enumeration.
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latestMailTo, mailsTo } from '../../testing/outboxMails.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { ALLOWANCES } from '../mail/kinds.ts';
import { LINK_LIFETIME_MS } from './links.ts';
import { MAX_FAILURES } from './lockout.ts';

const { accountTokens, mailOutbox, users } = testTables;

const NEW_PASSWORD = 'nine silver kites';
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const advanceClock = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
const forgot = (identifier: string) => server.call('POST', '/api/v1/auth/forgot-password', { identifier });
const reset = (token: string, password = NEW_PASSWORD) =>
  server.call('POST', '/api/v1/auth/reset-password', { token, password });
const verify = (token: string) => server.call('POST', '/api/v1/auth/verify-email', { token });
const signIn = (password: string) => server.call('POST', '/api/v1/auth/sign-in', { identifier: 'Asha', password });

describe('verifying an address', () => {
  it('works once, with the mailed link', async () => {
    const asha = await server.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
    expect(asha.user.emailVerified).toBe(false);
    const letter = await latestMailTo(server, 'asha@example.org', 'verify-email');
    expect(letter.link).toMatch(/^http:\/\/localhost(:\d+)?\/verify-email\?token=[\w-]{43}$/);
    expect((await verify(letter.token)).json()).toEqual({ success: true, email: 'asha@example.org' });
    expect((await asha.call('GET', '/api/v1/verify_user')).json().user.emailVerified).toBe(true);
    expect((await verify(letter.token)).statusCode).toBe(404);
  });

  it("fails when the link has expired by the server's clock, regardless of the request's date", async () => {
    await server.register('Asha', { email: 'asha@example.org' });
    const { token } = await latestMailTo(server, 'asha@example.org', 'verify-email');
    const [row] = await server.store.db.select().from(accountTokens);
    const over = row?.expiresAt ?? 0;
    expect(over - (row?.createdAt ?? 0)).toBe(LINK_LIFETIME_MS['verify-email']);
    vi.useFakeTimers({ now: over, toFake: ['Date'] });
    const headers = { date: new Date(over - 60_000).toUTCString() };
    const late = await server.call('POST', '/api/v1/auth/verify-email', { token }, headers);
    expect(late.statusCode).toBe(404);
    expect(late.json<ErrorReply>().message).toBe(
      'This link has expired or was already used. Please ask for a new one.',
    );
    // A process with a slow clock accepts a new link.
    vi.useFakeTimers({ now: (row?.createdAt ?? 0) - 120_000, toFake: ['Date'] });
    expect((await verify(token)).statusCode).toBe(200);
  });

  it('invalidates the previous link and is limited to five further mails a day', async () => {
    const asha = await server.register('Asha', { email: 'asha@example.org' });
    const first = await latestMailTo(server, 'asha@example.org', 'verify-email');
    const again = () => asha.call('POST', '/api/v1/auth/send-verification');
    for (let count = 0; count < ALLOWANCES.request.pair; count += 1) expect((await again()).statusCode).toBe(200);
    const sixth = await again();
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json<ErrorReply>().message).toMatch(/Please check your inbox and spam folder, or wait 24 hours/);
    expect((await verify(first.token)).statusCode).toBe(404);
  });

  it('takes the address from an account that did not verify it', async () => {
    const squatter = await server.register('Squatter', { email: 'asha@example.org' });
    await server.register('Asha', { email: 'ASHA@example.org' });
    const { token } = await latestMailTo(server, 'ASHA@example.org', 'verify-email');
    expect((await verify(token)).statusCode).toBe(200);
    expect((await server.signIn('asha@example.org')).user.username).toBe('Asha');
    expect((await squatter.call('GET', '/api/v1/verify_user')).json().user.email).toBeNull();
    const theirs = await latestMailTo(server, 'asha@example.org', 'verify-email');
    const reply = await verify(theirs.token);
    expect(reply.statusCode).toBe(409);
    expect(reply.json<ErrorReply>().code).toBe('email-taken');
  });

  it('is required for teachers if mails are sent', async () => {
    const mailing = await startTestServer({
      mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.org', site: 'https://learn.example' },
    });
    const meera = await mailing.register('Meera', { ageBand: '18+', email: 'meera@example.org', roleWish: 'Teacher' });
    expect(meera.user).toMatchObject({ role: 'User', roleWish: 'Teacher' });
    const early = await meera.call('POST', '/api/v1/update-role', { role: 'Teacher' });
    expect(early.statusCode).toBe(403);
    expect(early.json<ErrorReply>().code).toBe('verify-email-first');
    const { token } = await latestMailTo(mailing, 'meera@example.org', 'verify-email');
    await mailing.call('POST', '/api/v1/auth/verify-email', { token });
    const reply = await meera.call('POST', '/api/v1/update-role', { role: 'Teacher' });
    expect(reply.json()).toMatchObject({ success: true, user: { role: 'Teacher', roleWish: null } });
    await mailing.close();
  });
});

describe('a requested role', () => {
  it('is granted to adults: Parent at once, Teacher at once only without a mail server', async () => {
    expect((await server.register('Meera', { ageBand: '18+', roleWish: 'Parent' })).user.role).toBe('Parent');
    expect((await server.register('Tara', { ageBand: '18+', roleWish: 'Teacher' })).user.role).toBe('Teacher');
  });

  it.each(['Admin', 'Pilot'])('is never %s', async (roleWish) => {
    const body = { username: 'Meera', password: PASSWORD, ageBand: '18+', roleWish };
    expect((await server.call('POST', '/api/v1/auth/register', body)).statusCode).toBe(400);
  });

  it('is rejected for a child', async () => {
    const body = { username: 'Asha', password: PASSWORD, ageBand: '16-17', roleWish: 'Teacher' };
    const reply = await server.call('POST', '/api/v1/auth/register', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json<ErrorReply>().message).toBe('Teacher and parent accounts are for adults.');
  });
});

describe('a forgotten password', () => {
  it('is reset once with the link, which also ends all sessions and the lockout', async () => {
    const asha = await server.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
    for (let tries = 0; tries < MAX_FAILURES; tries += 1) await signIn('guess number one');
    expect((await forgot('asha')).json()).toEqual({ success: true });
    const { token, link } = await latestMailTo(server, 'asha@example.org', 'reset-password');
    expect(link).toContain('/reset-password?token=');
    const check = (secret: string) => server.call('GET', `/api/v1/auth/reset-password/${secret}`);
    expect((await check('nonsense')).json()).toMatchObject({ success: false, code: 'link-over' });
    expect((await check(token)).json()).toEqual({ success: true });
    expect((await reset(token)).json()).toEqual({ success: true, username: 'Asha' });
    expect((await check(token)).statusCode).toBe(404);
    expect((await asha.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200);
    expect((await reset(token, 'ten golden kites')).statusCode).toBe(404);
    expect((await latestMailTo(server, 'asha@example.org', 'password-changed')).text).toContain('Asha');
  });

  it('is reset by the newest of three links alone, once; the link used again says that it is over', async () => {
    await server.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
    const links: string[] = [];
    for (const _round of [1, 2, 3]) {
      await forgot('asha');
      links.push((await latestMailTo(server, 'asha@example.org', 'reset-password')).token);
    }
    const newest = links.at(-1) ?? '';
    expect((await reset(newest)).statusCode).toBe(200);
    for (const token of [...links, newest, newest]) {
      expect((await reset(token, 'ten golden kites')).json()).toMatchObject({ success: false, code: 'link-over' });
    }
    for (const _device of [1, 2, 3]) expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('gets the same reply for unknown names, accounts without address, and too many mails', async () => {
    await server.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
    await server.register('Ravi');
    const replies = [];
    for (const identifier of [
      'asha',
      'asha@example.org',
      'ravi',
      'nobody',
      'nobody@example.org',
      ...Array(7).fill('asha'),
    ]) {
      const { statusCode, body, headers } = await forgot(identifier);
      replies.push(JSON.stringify([statusCode, body, Object.keys(headers).sort()]));
    }
    expect(new Set(replies).size).toBe(1);
    const letters = (await mailsTo(server, 'asha@example.org')).filter(({ kind }) => kind === 'reset-password');
    expect(letters).toHaveLength(ALLOWANCES.security.address + 1);
  });

  it('of an unknown account also writes a link, which is expired', async () => {
    await forgot('nobody');
    const rows = await server.store.db.select().from(accountTokens);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ userId: null, purpose: 'reset-password' });
    expect(rows[0]?.expiresAt).toBeLessThanOrEqual(Date.now());
  });

  it('has a link that is valid for an hour and stored as a hash', async () => {
    await server.register('Asha', { email: 'asha@example.org' });
    await forgot('asha');
    const { token } = await latestMailTo(server, 'asha@example.org', 'reset-password');
    expect(JSON.stringify(await server.store.db.select().from(accountTokens))).not.toContain(token);
    advanceClock(LINK_LIFETIME_MS['reset-password']);
    expect((await reset(token)).statusCode).toBe(404);
  });

  it('is not reset to a weak password; the link stays valid', async () => {
    await server.register('Asha', { email: 'asha@example.org' });
    await forgot('asha');
    const { token } = await latestMailTo(server, 'asha@example.org', 'reset-password');
    expect((await reset(token, 'password123')).statusCode).toBe(400);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('cannot be reset with a link of another purpose', async () => {
    await server.register('Asha', { email: 'asha@example.org' });
    const { token } = await latestMailTo(server, 'asha@example.org', 'verify-email');
    expect((await reset(token)).statusCode).toBe(404);
    expect((await verify(token)).statusCode).toBe(200);
  });

  it('is reset by only one of two concurrent requests', async () => {
    await server.register('Asha', { email: 'asha@example.org' });
    await forgot('asha');
    const { token } = await latestMailTo(server, 'asha@example.org', 'reset-password');
    const replies = await Promise.all([reset(token), reset(token, 'ten golden kites')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });
});

describe('a suspended account', () => {
  const suspend = () => server.store.write(async (tx) => void (await tx.update(users).set({ status: 'suspended' })));

  it('loses its sessions at once and gets a message at sign-in', async () => {
    const asha = await server.register('Asha');
    await suspend();
    expect((await asha.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
    const reply = await signIn(PASSWORD);
    expect(reply.statusCode).toBe(403);
    expect(reply.json<ErrorReply>()).toMatchObject({
      code: 'suspended',
      message: 'This account is suspended. Please ask your teacher or the person who runs this site.',
    });
  });

  it('is not revealed without the password', async () => {
    await server.register('Asha');
    await suspend();
    const [guess, unknown] = [
      await signIn('guess number one'),
      await server.call('POST', '/api/v1/auth/sign-in', { identifier: 'nobody', password: 'guess number one' }),
    ];
    expect(guess.body).toBe(unknown.body);
  });
});

describe('mails', () => {
  it("are in the browser's language", async () => {
    const body = { username: 'Asha', password: PASSWORD, ageBand: '18+', email: "o'hara@example.org" };
    await server.call('POST', '/api/v1/auth/register', body, { 'accept-language': 'hi-IN,hi;q=0.9' });
    const [letter] = await server.store.db.select().from(mailOutbox);
    expect(letter).toMatchObject({ locale: 'hi', subject: 'क्या यह आपका ईमेल पता है?' });
  });
});
