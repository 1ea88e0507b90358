// Tests of registration, sign-in, lockout, session halves, role changes and grants.
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';
import { userSchema } from '@lanternwise/shared/contracts/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { LOCKOUT_MS, MAX_FAILURES } from './lockout.ts';
import { REMEMBERED_LIFETIME_MS, SESSION_LIFETIME_MS } from './sessions.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const register = (change: Record<string, unknown>) =>
  server.call('POST', '/api/v1/auth/register', { username: 'Asha', password: PASSWORD, ageBand: '12-13', ...change });
const signIn = (identifier: string, password: string) =>
  server.call('POST', '/api/v1/auth/sign-in', { identifier, password });

/** Advances the server's Date only. */
const advanceClock = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

describe('registering', () => {
  it('starts a session and returns the complete user', async () => {
    const asha = await server.register('Asha', { ageBand: '12-13', email: 'asha@example.org' });
    expect(userSchema.parse(asha.user)).toEqual(asha.user);
    expect(asha.user).toMatchObject({
      username: 'Asha',
      email: 'asha@example.org',
      role: 'User',
      avatar: 'milo',
      settings: {},
      user_game_progress: { current_map: '', completed_maps: [], progress: 0 },
      game_scores: {},
      subscriptionStatus: 'none',
      parentalConsent: false,
    });
    expect((await asha.call('GET', '/api/v1/verify_user?t=99')).json()).toEqual({ success: true, user: asha.user });
  });

  it('rejects a taken name in any case', async () => {
    await server.register('Asha');
    const reply = await register({ username: 'aSHA' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json<ErrorReply>()).toEqual({
      success: false,
      code: 'name-taken',
      message: 'The name "aSHA" is already taken. Please choose another one.',
      values: { username: 'aSHA' },
    });
  });

  it('accepts only one of several concurrent registrations of a name', async () => {
    const replies = await Promise.all([register({}), register({}), register({})]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['short password', { password: 'tooshort1' }, 'A password has at least 10 characters.'],
    ['common password', { password: 'Password123' }, 'Many people use that password. Please choose another one.'],
    [
      'disguised common password',
      { password: 'P@ssw0rd123' },
      'Many people use that password. Please choose another one.',
    ],
    [
      'repeating password',
      { password: 'abababababab' },
      'That password repeats itself too much. Please choose another one.',
    ],
    [
      'own name as password',
      { username: 'Ashalata-Devi', password: 'ashalata-devi1' },
      'A password must not be your user name. Please choose another one.',
    ],
    ['strange name', { username: 'a b' }, 'A user name has 3 to 20 letters, digits, _ or -.'],
    ['unknown age', { ageBand: '7' }, 'Please choose your age.'],
    ['forged role', { role: 'Admin' }, 'The request has something that does not belong there: role.'],
    ['bad e-mail', { email: 'asha' }, 'That does not look like an e-mail address.'],
  ])('rejects a %s with a message', async (_what, change, message) => {
    const reply = await register(change);
    expect(reply.statusCode).toBe(400);
    expect(reply.json<ErrorReply>().message).toBe(message);
  });

  it('does not reveal a known e-mail address, which stays with its first owner', async () => {
    await server.register('Asha', { email: 'home@example.org' });
    const second = await register({ username: 'Ravi', email: 'HOME@example.org' });
    expect(second.statusCode).toBe(200);
    expect((await server.signIn('home@example.org')).user.username).toBe('Asha');
  });
});

describe('signing in', () => {
  it('replies the same to a wrong password and an unknown name', async () => {
    await server.register('Asha');
    const wrong = await signIn('asha', 'not the password');
    const unknown = await signIn('nobody', 'not the password');
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
  });

  it('locks after eight wrong passwords, reports the wait, and unlocks again', async () => {
    await server.register('Asha', { email: 'asha@example.org' });
    for (let tries = 0; tries < MAX_FAILURES; tries += 1) {
      expect((await signIn(tries % 2 ? 'asha' : 'ASHA', 'guess number one')).statusCode).toBe(401);
    }
    const locked = await signIn('Asha', PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(locked.json<ErrorReply>().message).toBe('Too many wrong passwords. Please wait 15 minutes and try again.');
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    advanceClock(LOCKOUT_MS + 1000);
    expect((await signIn('Asha', PASSWORD)).statusCode).toBe(200);
    expect((await signIn('Asha', 'guess number one')).statusCode).toBe(401);
  });

  it('locks unknown names in the same way', async () => {
    for (let tries = 0; tries < MAX_FAILURES; tries += 1) await signIn('nobody', 'guess number one');
    expect((await signIn('nobody', 'guess number one')).statusCode).toBe(429);
  });

  it('counts concurrent wrong passwords', async () => {
    await server.register('Asha');
    await Promise.all(Array.from({ length: MAX_FAILURES }, () => signIn('asha', 'guess number one')));
    expect((await signIn('asha', PASSWORD)).statusCode).toBe(429);
  });

  it('does not limit how many sign in at one address, but how many register', async () => {
    const strict = await startTestServer({ authRateLimit: 2 });
    const named = (n: number) => ({ username: `Child-${n}`, password: PASSWORD, ageBand: '14-15' });
    const attempt = async (n: number) => strict.call('POST', '/api/v1/auth/register', named(n));
    await attempt(1);
    await attempt(2);
    for (let n = 0; n < 3; n += 1) await strict.signIn('child-1');
    const third = await attempt(3);
    expect(third.statusCode).toBe(429);
    expect(third.json<ErrorReply>()).toMatchObject({ success: false, code: 'too-many-requests' });
    expect(third.json<ErrorReply>().message).toMatch(
      /^Too many requests\. Please wait \d+ (second|minute)s? and try again\.$/,
    );
    expect(third.headers['retry-after']).toBeDefined();
    await strict.close();
  });
});

describe('a session of two halves', () => {
  const verify = (headers: Record<string, string>) => server.call('GET', '/api/v1/verify_user', undefined, headers);

  it('needs the token and the cookie together', async () => {
    const asha = await server.register('Asha');
    const ravi = await server.register('Ravi');
    const token = { authorization: `Bearer ${asha.token}` };
    expect((await verify({ ...token, cookie: `bind=${asha.bind}` })).statusCode).toBe(200);
    expect((await verify(token)).statusCode).toBe(401);
    expect((await verify({ ...token, cookie: `bind=${ravi.bind}` })).statusCode).toBe(401);
    expect((await verify({ cookie: `bind=${asha.bind}` })).statusCode).toBe(401);
    expect((await verify({ authorization: 'Bearer nonsense', cookie: `bind=${asha.bind}` })).statusCode).toBe(401);
    expect((await verify({ authorization: asha.token, cookie: `bind=${asha.bind}` })).statusCode).toBe(401);
  });

  it('sets an HttpOnly cookie, which is also Secure over https', async () => {
    const plain = await register({ username: 'Asha' });
    expect(plain.headers['set-cookie']).toMatch(
      /^bind=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const proxied = await startTestServer({ trustProxy: 1 });
    const secure = await proxied.call(
      'POST',
      '/api/v1/auth/register',
      { username: 'Asha', password: PASSWORD, ageBand: '18+' },
      { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.1.2.3' },
    );
    expect(secure.headers['set-cookie']).toMatch(/^__Host-bind=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict$/);
    await proxied.close();
  });

  it('gives an API client a token that works alone, and no cookie', async () => {
    await server.register('Asha');
    const client = await server.signIn('asha', {}, { 'x-client': 'api' });
    expect(client.bind).toBeUndefined();
    expect((await client.call('GET', '/api/v1/verify_user')).statusCode).toBe(200);
  });

  it('ends after twelve hours, or after thirty days if remembered', async () => {
    const short = await server.register('Asha');
    const long = await server.signIn('asha', { remember: true });
    advanceClock(SESSION_LIFETIME_MS + 1000);
    expect((await short.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
    expect((await long.call('GET', '/api/v1/verify_user')).statusCode).toBe(200);
    advanceClock(REMEMBERED_LIFETIME_MS + 1000);
    expect((await long.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
  });

  it('ends at sign-out, only in this tab', async () => {
    const first = await server.register('Asha');
    const reply = await server.call(
      'POST',
      '/api/v1/auth/sign-in',
      { identifier: 'asha', password: PASSWORD },
      { cookie: `bind=${first.bind}` },
    );
    const second = server.client(reply.json().token, reply.cookies[0]?.value, first.user);
    expect(second.bind).toBe(first.bind);
    const out = await first.call('POST', '/api/v1/auth/sign-out');
    expect(out.json()).toEqual({ success: true });
    expect(out.headers['set-cookie']).toBeUndefined();
    expect((await first.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
    expect((await second.call('GET', '/api/v1/verify_user')).statusCode).toBe(200);
  });

  it('does not reuse a cookie without an active session', async () => {
    const planted = 'A'.repeat(43);
    await server.register('Asha');
    const reply = await server.call(
      'POST',
      '/api/v1/auth/sign-in',
      { identifier: 'asha', password: PASSWORD },
      { cookie: `bind=${planted}` },
    );
    expect(reply.cookies[0]?.value).not.toBe(planted);
  });

  it('stores only hashes', async () => {
    const asha = await server.register('Asha');
    const { sessions, users } = server.store.db.tables;
    const stored = JSON.stringify([
      await server.store.db.select().from(sessions),
      await server.store.db.select().from(users),
    ]);
    for (const secret of [asha.token, asha.bind ?? '-', PASSWORD]) expect(stored).not.toContain(secret);
    // OWASP's costs are 19 MiB and two passes; tests take KiB instead (vitestSetup.ts).
    expect(stored).toContain('$argon2id$v=19$m=19,t=2,p=1$');
  });
});

describe('becoming a teacher', () => {
  it('returns a new token and ends all older sessions', async () => {
    const asha = await server.register('Asha', { ageBand: '18+' });
    const elsewhere = await server.signIn('asha');
    const reply = await asha.call('POST', '/api/v1/update-role', { role: 'Teacher' });
    expect(reply.json()).toMatchObject({ success: true, user: { role: 'Teacher' } });
    const renewed = server.client(reply.json().token, reply.cookies[0]?.value, asha.user);
    expect((await renewed.call('GET', '/api/v1/verify_user')).json().user.role).toBe('Teacher');
    expect((await asha.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
    expect((await elsewhere.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
  });

  it.each(['Admin', 'Pilot', 'Parent'])('does not grant the role %s', async (role) => {
    const asha = await server.register('Asha');
    const reply = await asha.call('POST', '/api/v1/update-role', { role });
    expect(reply.statusCode).toBe(403);
    expect((await asha.call('GET', '/api/v1/verify_user')).json().user.role).toBe('User');
  });
});

describe('grants from the command line', () => {
  it('take effect without ending the session', async () => {
    const asha = await server.register('Asha');
    expect(asha.user.canOpenProtected).toBe(false);
    await server.grant('ASHA', 'Pilot');
    expect((await asha.call('GET', '/api/v1/verify_user')).json().user).toMatchObject({
      role: 'Pilot',
      canOpenProtected: true,
    });
  });

  it('give a plan for a year, which then expires', async () => {
    const asha = await server.register('Asha');
    await server.grant('asha', 'plan=learner');
    const remembered = await server.signIn('asha', { remember: true });
    expect(remembered.user).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionPlan: 'learner',
      canOpenProtected: true,
    });
    advanceClock(366 * 24 * 3_600_000);
    const after = await server.signIn('asha');
    expect(after.user).toMatchObject({ subscriptionStatus: 'expired', canOpenProtected: false });
    expect(asha.user.id).toBe(after.user.id);
  });

  it("end existing sessions if the role has access to other users' data", async () => {
    const asha = await server.register('Asha');
    await server.grant('asha', 'Teacher');
    expect((await asha.call('GET', '/api/v1/verify_user')).statusCode).toBe(401);
  });

  it('return false for unknown accounts', async () => {
    expect(await server.grant('nobody', 'Pilot')).toBe(false);
  });
});
