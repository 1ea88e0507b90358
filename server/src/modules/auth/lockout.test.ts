// Stories of guessed passwords: tries that arrive together, locked accounts, known devices, and an owner whom strangers try to lock out.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_LIFETIME_MS } from '../../http/sessionCredentials.ts';
import { latestMailTo } from '../../testing/outboxMails.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { MAX_DEVICES } from './devices.ts';
import { LOCKOUT_MS, MAX_FAILURES } from './lockout.ts';

const GUESS = 'guess number one';
const MAIL = 'asha@example.org';

let world: TestServer;
beforeEach(async () => {
  world = await startTestServer({ authRateLimit: 10_000 });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const signIn = (identifier: string, password: string, bind?: string) => {
  const headers = bind === undefined ? {} : { cookie: `bind=${bind}` };
  return world.call('POST', '/api/v1/auth/sign-in', { identifier, password }, headers);
};
const lock = async (identifier: string) => {
  for (let tries = 0; tries < MAX_FAILURES; tries += 1) await signIn(identifier, GUESS);
};
describe('guesses that arrive together', () => {
  it('are counted before they are checked: of 120 at most eight are', async () => {
    await world.register('Asha');
    const guesses = Array.from({ length: 120 }, (_, n) => signIn('asha', n === 119 ? PASSWORD : `${GUESS} ${n}`));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    // 401 says that a password was compared; the right one comes too late.
    expect(statuses.filter((status) => status === 401)).toHaveLength(MAX_FAILURES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(120 - MAX_FAILURES);
  });

  it('are counted together for the names of one account', async () => {
    await world.register('Asha', { email: MAIL });
    for (let n = 0; n < MAX_FAILURES; n += 1) await signIn(n % 2 ? 'asha' : MAIL, GUESS);
    expect((await signIn('asha', PASSWORD)).statusCode).toBe(401);
    expect((await signIn(MAIL, PASSWORD)).statusCode).toBe(401);
  });
});

describe('a locked name', () => {
  it('gets the same reply whatever the password, and whether it is an account or not', async () => {
    await world.register('Asha', { email: MAIL });
    await lock('asha');
    await lock('nobody');
    const replies = [];
    for (const [name, password] of [
      ['asha', PASSWORD],
      ['asha', GUESS],
      ['nobody', GUESS],
    ] as const) {
      const { statusCode, body, headers } = await signIn(name, password);
      replies.push(JSON.stringify([statusCode, body.replace(/\d+/g, 'n'), Object.keys(headers).sort()]));
    }
    expect(new Set(replies).size).toBe(1);
    expect(replies[0]).toContain('locked-out');
  });

  it('does not tell which e-mail address belongs to it', async () => {
    await world.register('Asha', { email: MAIL });
    await lock('asha');
    const [own, foreign] = [await signIn(MAIL, GUESS), await signIn('nobody@example.org', GUESS)];
    expect([own.statusCode, own.body]).toEqual([foreign.statusCode, foreign.body]);
  });
});

describe('a lock', () => {
  const at = (time: number) => vi.useFakeTimers({ now: time, toFake: ['Date'] });

  it.each([
    ['was a day ahead when it was set', 24 * 3_600_000],
    ['is set back by ten minutes', 10 * 60_000],
  ])('is not longer because the clock %s', async (_how, ahead) => {
    const now = Date.now();
    await world.register('Asha');
    at(now + ahead);
    await lock('asha');
    expect((await signIn('asha', PASSWORD)).statusCode).toBe(429);
    at(now);
    expect((await signIn('asha', PASSWORD)).statusCode).toBe(200);
  });

  it('holds while the clocks of two processes differ by seconds, and tells no longer wait than it has', async () => {
    const now = Date.now();
    await world.register('Asha');
    at(now + 5000);
    await lock('asha');
    at(now);
    const reply = await signIn('asha', PASSWORD);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, String(LOCKOUT_MS / 1000)]);
  });
});

describe('an owner', () => {
  it('signs in on a known device while strangers keep the account locked', async () => {
    const asha = await world.register('Asha');
    await asha.call('POST', '/api/v1/auth/sign-out');
    await lock('asha');
    expect((await signIn('asha', PASSWORD)).statusCode).toBe(429);
    expect((await signIn('asha', PASSWORD, asha.bind)).statusCode).toBe(200);
    expect((await signIn('asha', PASSWORD)).statusCode).toBe(429);
  });

  it('has eight tries on a known device too', async () => {
    const { bind } = await world.register('Asha');
    for (let tries = 0; tries < MAX_FAILURES; tries += 1) await signIn('asha', GUESS, bind);
    expect((await signIn('asha', PASSWORD, bind)).statusCode).toBe(429);
  });

  it('is not let in by the device of another account, an invented one, or one that was not used for 90 days', async () => {
    const ravi = await world.register('Ravi');
    const asha = await world.register('Asha');
    await lock('asha');
    expect((await signIn('asha', PASSWORD, ravi.bind)).statusCode).toBe(429);
    expect((await signIn('asha', PASSWORD, 'A'.repeat(43))).statusCode).toBe(429);
    vi.useFakeTimers({ now: Date.now() + DEVICE_LIFETIME_MS + 1000, toFake: ['Date'] });
    await lock('asha');
    expect((await signIn('asha', PASSWORD, asha.bind)).statusCode).toBe(429);
  });

  it('gets in with a mailed link, and stays in on that browser when the guessing goes on', async () => {
    await world.register('Boss', { ageBand: '18+', email: MAIL });
    await world.grant('Boss', 'Admin');
    await lock('boss');
    await world.call('POST', '/api/v1/auth/forgot-password', { identifier: 'boss' });
    const { token } = await latestMailTo(world, MAIL, 'reset-password');
    const password = 'nine silver kites';
    const reply = await world.call('POST', '/api/v1/auth/reset-password', { token, password });
    const bind = reply.cookies.find(({ name }) => name === 'bind')?.value;
    await lock('boss');
    expect((await signIn('boss', password)).statusCode).toBe(429);
    expect((await signIn('boss', password, bind)).statusCode).toBe(200);
  });

  it('loses the known devices with the old password', async () => {
    const before = await world.register('Asha', { ageBand: '18+', email: MAIL });
    await world.call('POST', '/api/v1/auth/forgot-password', { identifier: 'asha' });
    const { token } = await latestMailTo(world, MAIL, 'reset-password');
    await world.call('POST', '/api/v1/auth/reset-password', { token, password: 'nine silver kites' });
    await lock('asha');
    expect((await signIn('asha', 'nine silver kites', before.bind)).statusCode).toBe(429);
  });

  it('is asked for the password on a signed-in device while strangers keep the account locked', async () => {
    const asha = await world.register('Asha', { ageBand: '18+' });
    await lock('asha');
    const change = { email: null, password: PASSWORD };
    expect((await asha.call('POST', '/api/v1/user/email', change)).statusCode).toBe(200);
  });
});

it('keeps the newest devices of an account, as hashes', async () => {
  const { bind } = await world.register('Asha');
  for (let n = 0; n < MAX_DEVICES + 3; n += 1) await signIn('asha', PASSWORD);
  const rows = await world.store.db.select().from(world.store.db.tables.knownDevices);
  expect(rows).toHaveLength(MAX_DEVICES);
  expect(JSON.stringify(rows)).not.toContain(bind);
});

describe('a forgotten password', () => {
  it('is answered before the account is looked up, so a known name takes no longer than an unknown one', async () => {
    await world.register('Asha', { ageBand: '18+', email: MAIL });
    let release: () => void = () => undefined;
    let writing: Promise<void> | undefined;
    // Over a network a transaction begins after a while: until then nothing is held, and nothing can be released.
    await new Promise<void>((begin) => {
      writing = world.store.write(
        () =>
          new Promise<void>((resolve) => {
            release = resolve;
            begin();
          }),
      );
    });
    // With the database held, only a reply that waits for nothing arrives.
    const ask = (identifier: string) =>
      world.app.inject({ method: 'POST', url: '/api/v1/auth/forgot-password', payload: { identifier } });
    const [known, unknown] = [await ask('asha'), await ask('nobody')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    release();
    await writing;
    await vi.waitFor(() => latestMailTo(world, MAIL, 'reset-password'));
  });
});
