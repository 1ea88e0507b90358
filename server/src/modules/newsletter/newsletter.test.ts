// Stories of the newsletter: double opt-in, unsubscribing in every way, mail bombing, children, and what becomes of an account's row.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latestMailTo, mailsTo } from '../../testing/outboxMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { PurgeService } from '../accounts/purge.ts';
import { ALLOWANCES } from '../mail/kinds.ts';
import { takeQuota } from '../quotas/service.ts';

const SITE = 'https://learn.example';
const MEERA = 'meera@example.org';
const DAY = 86_400_000;

let world: TestServer;
beforeEach(async () => {
  world = await startTestServer({ publicUrl: SITE });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

let lastSender = 0;
/** From another sender each time, unless one is given. */
const subscribe = (email = MEERA, from = `2001:db8:${(lastSender++).toString(16)}::1`, language = 'en') =>
  world.app.inject({
    method: 'POST',
    url: '/api/v1/newsletter',
    payload: { email },
    remoteAddress: from,
    headers: { 'accept-language': language },
  });
const confirm = async (email = MEERA) => {
  const { token } = await latestMailTo(world, email, 'newsletter-confirm');
  return world.call('POST', '/api/v1/newsletter/confirm', { token });
};
const subscribers = () => world.store.db.select().from(world.store.db.tables.newsletterSubscribers);
const unsubscribeUrlOf = async () => (await latestMailTo(world, MEERA, 'newsletter-welcome')).unsubscribeUrl ?? '';

async function createAdmin(): Promise<TestClient> {
  await world.register('Boss', { ageBand: '18+' });
  await world.grant('Boss', 'Admin');
  return world.signIn('Boss');
}

it('stores an address only after its owner has opened the mailed link', async () => {
  expect((await subscribe()).json()).toEqual({ success: true });
  expect(await subscribers()).toEqual([]);
  const mail = await latestMailTo(world, MEERA, 'newsletter-confirm');
  expect(mail.link).toMatch(/^https:\/\/learn\.example\/newsletter\/confirm\/[\w-]{43}$/);
  expect(mail.unsubscribeUrl).toBeNull();
  expect((await confirm()).json()).toEqual({ success: true, email: MEERA });
  expect(await subscribers()).toMatchObject([{ email: MEERA, locale: 'en' }]);
  expect((await world.call('POST', '/api/v1/newsletter/confirm', { token: mail.token })).statusCode).toBe(404);
});

it('lets no line break of an address into the head of a mail', async () => {
  const reply = await subscribe('eve@example.org\r\nBcc: all@example.org');
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-input']);
  expect(await world.store.db.select().from(world.store.db.tables.mailOutbox)).toEqual([]);
});

it('writes in the language of the visitor', async () => {
  await subscribe(MEERA, undefined, 'hi-IN');
  expect(await latestMailTo(world, MEERA, 'newsletter-confirm')).toMatchObject({ locale: 'hi' });
});

it('lets the link expire after three days', async () => {
  await subscribe();
  vi.useFakeTimers({ now: Date.now() + 3 * DAY + 1000, toFake: ['Date'] });
  expect((await confirm()).json()).toMatchObject({ code: 'link-over' });
});

it('replies the same for a known address, and tells only its owner', async () => {
  const first = await subscribe();
  await confirm();
  const second = await subscribe(MEERA.toUpperCase());
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  expect(await mailsTo(world, MEERA.toUpperCase())).toMatchObject([{ kind: 'newsletter-known' }]);
});

it('unsubscribes by the POST of a mail program (RFC 8058), without a session', async () => {
  await subscribe();
  await confirm();
  const url = new URL(await unsubscribeUrlOf());
  expect(url.origin).toBe(SITE);
  const reply = await world.call('POST', url.pathname, 'List-Unsubscribe=One-Click', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(reply.statusCode).toBe(200);
  expect(await subscribers()).toEqual([]);
});

it('takes the multipart form of RFC 8058 too, refuses a large one, and accepts a repeated click', async () => {
  await subscribe();
  await confirm();
  const { pathname } = new URL(await unsubscribeUrlOf());
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await world.call('POST', pathname, 'x'.repeat(5000), headers)).statusCode).toBe(413);
  expect(await subscribers()).toHaveLength(1);
  for (let n = 0; n < 2; n += 1) {
    expect((await world.call('POST', pathname, '--x\r\n\r\n--x--', headers)).statusCode).toBe(200);
  }
  expect(await subscribers()).toEqual([]);
});

it('does not unsubscribe anybody by a GET', async () => {
  await subscribe();
  await confirm();
  await world.call('GET', new URL(await unsubscribeUrlOf()).pathname);
  expect(await subscribers()).toHaveLength(1);
});

it('unsubscribes by the button of the page', async () => {
  await subscribe();
  await confirm();
  const token = (await unsubscribeUrlOf()).split('/').at(-1);
  expect((await world.call('POST', '/api/v1/newsletter/unsubscribe', { token })).json()).toEqual({ success: true });
  expect(await subscribers()).toEqual([]);
});

it('accepts forms on no other route', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await world.call('POST', '/api/v1/newsletter', 'email=a%40b.example', headers)).statusCode).toBe(415);
});

it('sends two mails at most for 300 requests from 300 senders to one address', async () => {
  for (let n = 0; n < 300; n += 1) expect((await subscribe()).statusCode).toBe(200);
  expect(await mailsTo(world, MEERA)).toHaveLength(2);
  vi.useFakeTimers({ now: Date.now() + DAY + 1000, toFake: ['Date'] });
  await subscribe();
  expect(await mailsTo(world, MEERA)).toHaveLength(3);
});

it('limits what one sender asks for, and the mails to one domain: what is over waits for its turn', async () => {
  const { mailOutbox } = world.store.db.tables;
  const states = async () => (await world.store.db.select().from(mailOutbox)).map(({ state }) => state);
  const { newFromNetwork } = ALLOWANCES.newsletter;
  for (let n = 0; n < newFromNetwork + 3; n += 1) {
    expect((await subscribe(`a${n}@a${n}.example`, '203.0.113.5')).statusCode).toBe(200);
  }
  expect((await states()).filter((state) => state === 'waiting')).toHaveLength(newFromNetwork);
  const used = { key: 'mail:newsletter:domain:victim.example', max: 100, windowMs: 86_400_000, amount: 100 };
  await world.store.write((tx) => takeQuota(tx, used, Date.now()));
  for (let n = 0; n < 9; n += 1) await subscribe(`c${n}@victim.example`, '203.0.113.9');
  // The first three of a network have a reserve.
  expect((await states()).filter((state) => state === 'held')).toHaveLength(3 + 6);
});

it('remembers its limits in the database', async () => {
  for (let n = 0; n < 2; n += 1) await subscribe();
  const rows = await world.store.db.select().from(world.store.db.tables.formQuotas);
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain('example.org');
});

it('asks a learner below the age of consent to ask a parent, also after the parent has agreed', async () => {
  const asha = await world.register('Asha', { ageBand: '12-13', parentEmail: MEERA });
  const reply = await asha.call('POST', '/api/v1/newsletter', { email: 'asha@example.org' });
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'ask-a-parent']);
  const grown = await world.register('Ravi', { ageBand: '18+' });
  expect((await grown.call('POST', '/api/v1/newsletter', { email: 'ravi@example.org' })).statusCode).toBe(200);
});

it('shows Admin the subscribers, exports them with their links, and removes one', async () => {
  const admin = await createAdmin();
  await subscribe();
  await confirm();
  await subscribe('other@example.org');
  const list = (await admin.call('GET', '/api/v1/admin/newsletter?search=MEERA')).json();
  expect(list).toMatchObject({ total: 1, items: [{ email: MEERA }] });
  expect(JSON.stringify(list)).not.toMatch(/token/i);
  const exported = (await admin.call('GET', '/api/v1/admin/newsletter/export')).json();
  expect(exported.subscribers).toMatchObject([{ email: MEERA, unsubscribeUrl: await unsubscribeUrlOf() }]);
  expect((await admin.call('DELETE', `/api/v1/admin/newsletter/${list.items[0].id}`)).statusCode).toBe(200);
  expect(await subscribers()).toEqual([]);
  expect((await admin.call('DELETE', `/api/v1/admin/newsletter/${list.items[0].id}`)).statusCode).toBe(404);
});

it('puts the row of a verified address into the download, and deletes it with the account', async () => {
  const meera = await world.register('Meera', { ageBand: '18+', email: MEERA });
  await subscribe();
  await confirm();
  const download = async () => (await meera.call('GET', '/api/v1/user/export')).json();
  expect((await download()).newsletter).toEqual([]);
  const { token } = await latestMailTo(world, MEERA, 'verify-email');
  await world.call('POST', '/api/v1/auth/verify-email', { token });
  expect((await download()).newsletter).toMatchObject([{ email: MEERA }]);
  expect(JSON.stringify((await download()).newsletter)).not.toMatch(/token/i);
  const { users } = world.store.db.tables;
  await world.store.write(async (tx) => void (await tx.update(users).set({ deletionDueAt: 1 })));
  await new PurgeService(world.store, world.folder).purgeDue();
  expect(await subscribers()).toEqual([]);
});
