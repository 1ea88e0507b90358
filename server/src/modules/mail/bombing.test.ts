// Stories of mail bombing: many requests that each send a mail, to one address, one domain, from one sender, and on a whole site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailsTo } from '../../testing/outboxMails.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { takeQuota } from '../quotas/service.ts';
import { assertSent, type MailCause, mailboxOf } from './allowance.ts';
import { ALLOWANCES, type Allowance, MAIL_KINDS, type MailKind } from './kinds.ts';
import { MailOutbox } from './outbox.ts';

const VICTIM = 'victim@home.example';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: TestServer;
beforeEach(async () => {
  world = await startTestServer({ authRateLimit: 10_000 });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const post = (path: string, payload: object, remoteAddress = '127.0.0.1', headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, remoteAddress, headers });
const register = (username: string, more: object, remoteAddress?: string) =>
  post('auth/register', { username, password: PASSWORD, ageBand: '14-15', ...more }, remoteAddress);
const advanceClock = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

/** How many of these mails are queued. */
async function queue(kind: MailKind, count: number, more: (n: number) => { to?: string; cause?: MailCause }) {
  const outbox = new MailOutbox();
  const message = { kind, subject: 'x', before: ['x'] };
  let queued = 0;
  await world.store.write(async (tx) => {
    for (let n = 0; n < count; n += 1) {
      const mail = { to: VICTIM, userId: null, locale: 'en', message, cause: 'job', ...more(n) } as const;
      if (!(await outbox.enqueue(tx, mail))) queued += 1;
    }
  });
  return queued;
}
const spend = (key: string, amount: number) =>
  world.store.write((tx) => takeQuota(tx, { key, max: amount, windowMs: DAY, amount }, Date.now()));
const stranger = (n: number): MailCause => ({ ip: `10.${n >> 8}.${n & 255}.1`, userId: null });

describe('one address', () => {
  it('gets a handful of mails for 60 registrations that name it, from as many senders, each with the same reply', async () => {
    const replies = [];
    for (let n = 0; n < 60; n += 1) {
      replies.push(await register(`Bot${n}`, n % 2 === 0 ? { email: VICTIM } : { parentEmail: VICTIM }, `10.0.0.${n}`));
    }
    const shapes = replies.map((reply) => JSON.stringify([reply.statusCode, Object.keys(reply.json())]));
    expect(new Set(shapes).size).toBe(1);
    expect(await mailsTo(world, VICTIM)).toHaveLength(ALLOWANCES.request.address);
  });

  it('is told neither to be used up nor to be free to a stranger who asks for a mail to it', async () => {
    for (let n = 0; n < 6; n += 1) await register(`Bot${n}`, { email: VICTIM }, `10.0.0.${n}`);
    const asha = await world.register('Asha', { ageBand: '18+', email: VICTIM });
    const again = await asha.call('POST', '/api/v1/auth/send-verification');
    expect([again.statusCode, again.json()]).toEqual([200, { success: true }]);
    expect(await mailsTo(world, VICTIM)).toHaveLength(ALLOWANCES.request.address);
  });

  it('is the same mailbox however it is written', () => {
    const spellings = ['Asha.K@gmail.com', 'ashak+1@gmail.com', ' a.s.h.a.k+x+y@GoogleMail.com'];
    expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(['ashak@gmail.com']));
    expect(mailboxOf('a.b+c@School.example')).toBe('a.b@school.example');
    expect(mailboxOf('+a@school.example')).toBe('+a@school.example');
  });

  it.each(Object.keys(MAIL_KINDS) as MailKind[])('gets no more than its allowance of %s', async (kind) => {
    const allowance: Allowance = ALLOWANCES[MAIL_KINDS[kind]];
    const later = allowance.thenOneEveryMs === undefined ? 0 : 1;
    expect(await queue(kind, allowance.address + 10, (n) => ({ cause: stranger(n) }))).toBe(allowance.address + later);
  });
});

describe('a person whose mailbox is bombed', () => {
  it('still gets a link for a forgotten password, and always has one that works', async () => {
    await world.register('Asha', { ageBand: '18+', email: VICTIM });
    for (let n = 0; n < 20; n += 1)
      await register(`Bot${n}`, n % 2 === 0 ? { email: VICTIM } : { parentEmail: VICTIM }, `10.0.0.${n}`);
    const resets = async () => (await mailsTo(world, VICTIM)).filter(({ kind }) => kind === 'reset-password');
    const ask = () => world.call('POST', '/api/v1/auth/forgot-password', { identifier: 'asha' });
    for (let n = 0; n < 20; n += 1) await ask();
    expect(await resets()).toHaveLength(ALLOWANCES.security.address + 1);
    const tokens = new Set((await resets()).map(({ token }) => token));
    advanceClock(HOUR - 1000);
    await ask();
    const working = [];
    for (const token of tokens) {
      const reply = await world.call('POST', '/api/v1/auth/reset-password', { token, password: 'password123' });
      if (reply.statusCode !== 404) working.push(token);
    }
    expect(working).toHaveLength(1);
    advanceClock(2000);
    await ask();
    expect(await resets()).toHaveLength(ALLOWANCES.security.address + 2);
  });

  it('gets one on a known device, whatever strangers have used up on this network and this site', async () => {
    const asha = await world.register('Asha', { ageBand: '18+', email: VICTIM });
    const { network } = ALLOWANCES.security;
    await queue('reset-password', network, (n) => ({
      to: `x@d${n}.example`,
      cause: { ip: '127.0.0.1', userId: null },
    }));
    const resets = async () => (await mailsTo(world, VICTIM)).filter(({ kind }) => kind === 'reset-password');
    await world.call('POST', '/api/v1/auth/forgot-password', { identifier: 'asha' });
    expect(await resets()).toHaveLength(0);
    const cookie = `bind=${asha.bind}`;
    await world.call('POST', '/api/v1/auth/forgot-password', { identifier: 'asha' }, { cookie });
    expect(await resets()).toHaveLength(1);
  });
});

describe('the other limits', () => {
  it('are those of a network, an account, a domain and the site', async () => {
    const { network, account, domain, newFromNetwork, newFromAccount } = ALLOWANCES.request;
    const eachOther = (n: number) => `child@d${n}.example`;
    const from = { ip: '2001:db8:1:2::1', userId: null };
    expect(await queue('verify-email', 70, (n) => ({ to: eachOther(n), cause: from }))).toBe(newFromNetwork);
    const again = { to: eachOther(1), cause: { ip: '2001:db8:1:2:ffff::9', userId: null } };
    expect(await queue('verify-email', 1, () => again)).toBe(1);
    expect(await queue('verify-email', 1, () => ({ ...again, to: eachOther(99) }))).toBe(0);
    const known = { ip: '2001:db8:1:3::1', userId: null };
    await spend('mail:request:network:2001:db8:1:3::/64', network - 5);
    expect(await queue('verify-email', 10, (n) => ({ to: eachOther(500 + n), cause: known }))).toBe(5);
    const signedIn = (n: number): MailCause => ({ ip: `10.1.0.${n}`, userId: 'asha' });
    expect(await queue('verify-email', 15, (n) => ({ to: eachOther(n), cause: signedIn(n) }))).toBe(newFromAccount);
    const more = await queue('verify-email', 15, (n) => ({ to: eachOther(n % 5), cause: signedIn(n) }));
    expect(more).toBe(account - newFromAccount);
    await spend('mail:request:domain:school.example', domain - 50);
    const inDomain = await queue('verify-email', 60, (n) => ({ to: `p${n}@school.example`, cause: stranger(n % 10) }));
    expect(inDomain).toBe(50);
    const { site } = ALLOWANCES.test;
    await spend('mail:test:site:', site - 50);
    expect(await queue('test', 60, (n) => ({ to: eachOther(n), cause: stranger(n % 10) }))).toBe(50);
  });

  it('last a day, are kept in the database and count for every process', async () => {
    const { address } = ALLOWANCES.request;
    expect(await queue('verify-email', 3, (n) => ({ cause: stranger(n) }))).toBe(3);
    // `queue` makes an outbox of its own, as another process or a restarted one does.
    expect(await queue('verify-email', 20, (n) => ({ cause: stranger(n) }))).toBe(address - 3);
    expect(JSON.stringify(await world.store.db.select().from(world.store.db.tables.formQuotas))).not.toContain(
      'victim',
    );
    advanceClock(DAY - 1000);
    expect(await queue('verify-email', 3, (n) => ({ cause: stranger(n) }))).toBe(0);
    advanceClock(2000);
    expect(await queue('verify-email', 3, (n) => ({ cause: stranger(n) }))).toBe(3);
  });

  it("are told to the sender, but those of somebody else's address only to its owner", () => {
    const refusal = (scope: 'network' | 'address') => ({ outcome: 'refused', scope, waitMs: 1000 }) as const;
    expect(() => assertSent(refusal('network'))).toThrow('We have already sent several e-mails.');
    expect(() => assertSent(refusal('address'))).not.toThrow();
    expect(() => assertSent(refusal('address'), 'own')).toThrow('We have already sent several e-mails.');
  });

  it('report once how many mails were refused', async () => {
    const outbox = new MailOutbox();
    const mail = { kind: 'verify-email', to: VICTIM } as const;
    for (let n = 0; n < 8; n += 1) await world.store.write((tx) => outbox.admit(tx, { ...mail, cause: stranger(n) }));
    expect(outbox.takeRefused()).toEqual({ 'verify-email (address)': 2 });
    expect(outbox.takeRefused()).toEqual({});
  });
});

describe('links in mails', () => {
  it('lead to PUBLIC_URL at the time of sending, whatever the request says', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    await post(
      'auth/register',
      { username: 'Asha', password: PASSWORD, ageBand: '18+', email: VICTIM },
      '10.0.0.1',
      headers,
    );
    const [row] = await world.store.db.select().from(world.store.db.tables.mailOutbox);
    expect(row?.text).toContain('{site}/verify-email?token=');
    expect(JSON.stringify(row)).not.toContain('evil.example');
    expect((await mailsTo(world, VICTIM))[0]?.link).toMatch(/^http:\/\/localhost\/verify-email/);
  });
});

describe('the source of the server', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
  const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

  it('stores and sends mails in one place each, behind the allowance', () => {
    expect(filesWith(/insert\((?:\w+\.)*mailOutbox\)/)).toEqual(['modules/mail/outbox.ts']);
    expect(filesWith(/createTransport\(|sendMail\(/)).toEqual(['modules/mail/transport.ts']);
    // The test mail of an Admin is counted too, although it does not wait in the outbox.
    expect(filesWith(/ransport\.send\(/).sort()).toEqual(['modules/mail/sender.ts', 'modules/mail/service.ts']);
    expect(sources.find(({ name }) => name === 'modules/mail/service.ts')?.text).toMatch(/outbox\.admit\(/);
  });

  it('reads the Host header only where a policy for the same host is written', () => {
    expect(filesWith(/request\.host(?:name)?\b|headers\.host\b|x-forwarded-host/).sort()).toEqual([
      // Compared with the end of the connection before it is used: http/ownAddress.ts.
      'http/siteUrl.ts',
      'plugins/security.ts',
    ]);
  });
});
