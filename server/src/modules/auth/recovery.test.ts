// Stories of mailed links: verifying an address, forgetting a password, and what strangers can learn from either.
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latestMailTo, mailsTo } from '../../testing/outboxMails.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { LINK_LIFETIME_MS } from './links.ts';
import { MAX_FAILURES } from './lockout.ts';
import { MAX_MAILS_PER_HOUR } from './mailQuota.ts';

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
  it('works once, by the link in the letter', async () => {
    const asha = await server.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
    expect(asha.user.emailVerified).toBe(false);
    const letter = await latestMailTo(server, 'asha@example.org', 'verify-email');
    expect(letter.link).toMatch(/^http:\/\/localhost(:\d+)?\/verify-email\?token=[\w-]{43}$/);
    expect((await verify(letter.token)).json()).toEqual({ success: true, email: 'asha@example.org' });
    expect((await asha.call('GET', '/api/v1/verify_user')).json().user.emailVerified).toBe(true);
    expect((await verify(letter.token)).statusCode).toBe(404);
  });

  it('ends with the link: to the millisecond by the clock of the server, whatever another says', async () => {
    await server.register('Asha', { email: 'asha@example.org' });
    const { token } = await latestMailTo(server, 'asha@example.org', 'verify-email');
    const [row] = await server.store.db.select().from(accountTokens);
    const over = row?.expiresAt ?? 0;
    expect(over - (row?.createdAt ?? 0)).toBe(LINK_LIFETIME_MS['verify-email']);
    vi.useFakeTimers({ now: over, toFake: ['Date'] });
    const headers = { date: new Date(over - 60_000).toUTCString() };
    const late = await server.call('POST', '/api/v1/auth/verify-email', { token }, headers);
    expect(late.statusCode).toBe(404);
    expect(late.json<ErrorReply>().message).toBe('This link is too old or was used already. Please ask for a new one.');
    // A second process whose clock is behind still takes a link that was just made.
    vi.useFakeTimers({ now: (row?.createdAt ?? 0) - 120_000, toFake: ['Date'] });
    expect((await verify(token)).statusCode).toBe(200);
  });

  it('replaces the link of the letter before, and stops after five letters', async () => {
    const asha = await server.register('Asha', { email: 'asha@example.org' });
    const first = await latestMailTo(server, 'asha@example.org', 'verify-email');
    const again = () => asha.call('POST', '/api/v1/auth/send-verification');
    for (let count = 0; count < MAX_MAILS_PER_HOUR; count += 1) expect((await again()).statusCode).toBe(200);
    const sixth = await again();
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json<ErrorReply>().message).toMatch(/Please look into your mailbox, or wait \d+ minutes/);
    expect((await verify(first.token)).statusCode).toBe(404);
  });

  it('takes an address from whoever claimed but never proved it', async () => {
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

  it('is asked for before somebody becomes a teacher, where letters are sent', async () => {
    const mailing = await startTestServer({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.org' } });
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

describe('a role wished at registration', () => {
  it('is given to grown-ups: Parent directly, Teacher where no letters can be sent', async () => {
    expect((await server.register('Meera', { ageBand: '18+', roleWish: 'Parent' })).user.role).toBe('Parent');
    expect((await server.register('Tara', { ageBand: '18+', roleWish: 'Teacher' })).user.role).toBe('Teacher');
  });

  it.each(['Admin', 'Pilot'])('is never %s', async (roleWish) => {
    const body = { username: 'Meera', password: PASSWORD, ageBand: '18+', roleWish };
    expect((await server.call('POST', '/api/v1/auth/register', body)).statusCode).toBe(400);
  });

  it('is not given to a child', async () => {
    const body = { username: 'Asha', password: PASSWORD, ageBand: '16-17', roleWish: 'Teacher' };
    const reply = await server.call('POST', '/api/v1/auth/register', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json<ErrorReply>().message).toBe('Accounts of teachers and parents are for grown-ups.');
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link, once; every session ends and the lockout too', async () => {
    const asha = await server.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
    for (let tries = 0; tries < MAX_FAILURES; tries += 1) await signIn('guess number one');
    expect((await forgot('asha')).json()).toEqual({ success: true });
    const { token, link } = await latestMailTo(server, 'asha@example.org', 'reset-password');
    expect(link).toContain('/reset-password?token=');
    expect((await reset(token)).json()).toEqual({ success: true, username: 'Asha' });
    expect((await asha.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200);
    expect((await reset(token, 'ten golden kites')).statusCode).toBe(404);
    expect((await latestMailTo(server, 'asha@example.org', 'password-changed')).text).toContain('Asha');
  });

  it('answers the same for a name that nobody has, an account without address, and too many letters', async () => {
    await server.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
    await server.register('Ravi');
    const replies = [];
    for (const who of ['asha', 'asha@example.org', 'ravi', 'nobody', 'nobody@example.org', ...Array(7).fill('asha')]) {
      const { statusCode, body, headers } = await forgot(who);
      replies.push(JSON.stringify([statusCode, body, Object.keys(headers).sort()]));
    }
    expect(new Set(replies).size).toBe(1);
    const letters = (await mailsTo(server, 'asha@example.org')).filter(({ kind }) => kind === 'reset-password');
    expect(letters).toHaveLength(MAX_MAILS_PER_HOUR);
  });

  it('does the same work for nobody: one link is written, which opens nothing', async () => {
    await forgot('nobody');
    const rows = await server.store.db.select().from(accountTokens);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ userId: null, purpose: 'reset-password' });
    expect(rows[0]?.expiresAt).toBeLessThanOrEqual(Date.now());
  });

  it('keeps the link for an hour, and only hashes of it', async () => {
    await server.register('Asha', { email: 'asha@example.org' });
    await forgot('asha');
    const { token } = await latestMailTo(server, 'asha@example.org', 'reset-password');
    expect(JSON.stringify(await server.store.db.select().from(accountTokens))).not.toContain(token);
    advanceClock(LINK_LIFETIME_MS['reset-password']);
    expect((await reset(token)).statusCode).toBe(404);
  });

  it('does not take a weak password, and keeps the link for a better one', async () => {
    await server.register('Asha', { email: 'asha@example.org' });
    await forgot('asha');
    const { token } = await latestMailTo(server, 'asha@example.org', 'reset-password');
    expect((await reset(token, 'password123')).statusCode).toBe(400);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('does not open another door with its link, and no link of another door opens it', async () => {
    await server.register('Asha', { email: 'asha@example.org' });
    const { token } = await latestMailTo(server, 'asha@example.org', 'verify-email');
    expect((await reset(token)).statusCode).toBe(404);
    expect((await verify(token)).statusCode).toBe(200);
  });

  it('of two who use the link at once lets one through', async () => {
    await server.register('Asha', { email: 'asha@example.org' });
    await forgot('asha');
    const { token } = await latestMailTo(server, 'asha@example.org', 'reset-password');
    const replies = await Promise.all([reset(token), reset(token, 'ten golden kites')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });
});

describe('a suspended person', () => {
  const suspend = () => server.store.write(async (tx) => void (await tx.update(users).set({ status: 'suspended' })));

  it('is told so at sign-in, and the sessions are over at once', async () => {
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

  it('is not betrayed to whoever does not know the password', async () => {
    await server.register('Asha');
    await suspend();
    const [guess, nobody] = [
      await signIn('guess number one'),
      await server.call('POST', '/api/v1/auth/sign-in', { identifier: 'nobody', password: 'guess number one' }),
    ];
    expect(guess.body).toBe(nobody.body);
  });
});

describe('letters', () => {
  it('are in Hindi for a browser that asks for it', async () => {
    const body = { username: 'Asha', password: PASSWORD, ageBand: '18+', email: "o'hara@example.org" };
    await server.call('POST', '/api/v1/auth/register', body, { 'accept-language': 'hi-IN,hi;q=0.9' });
    const [letter] = await server.store.db.select().from(mailOutbox);
    expect(letter).toMatchObject({ locale: 'hi', subject: 'क्या यह आपका ईमेल पता है?' });
  });
});
