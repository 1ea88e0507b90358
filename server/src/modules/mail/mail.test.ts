// Stories of outgoing mail against a real mail server: delivery, refusal, silence, recovery, several senders, and what Admin may read.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditLog, mailOutbox } from '../../db/tables.ts';
import { type MailPeer, startMailPeer } from '../../testing/smtp.ts';
import { startWorld, type World } from '../../testing/world.ts';
import { enqueueMail } from './outbox.ts';
import { MAIL_TRIES, MailSender, RETRY_AFTER_MS, said } from './sender.ts';
import { smtpTransport } from './transport.ts';

const FROM = 'Lanternwise <hello@learn.example>';
const TO = 'mum@home.example';

let peer: MailPeer;
let world: World;
const logged: string[] = [];
const log = {
  warn: (what: object, words: string) => logged.push(JSON.stringify(what) + words),
  error: (what: object, words: string) => logged.push(JSON.stringify(what) + words),
};

beforeEach(async () => {
  logged.length = 0;
  peer = await startMailPeer();
  world = await startWorld();
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
  await peer.close();
});

const letter = {
  kind: 'hello',
  subject: 'नमस्ते',
  before: ['Hello & welcome'],
  button: { label: 'Open', url: 'https://x.example/a?b=1&c=2' },
};
const post = (to = TO) => world.store.write((tx) => enqueueMail(tx, { to, userId: null, locale: 'hi', letter }));
const rows = () => world.store.db.select().from(mailOutbox);
const makeSender = (timeoutMs = 2000) =>
  new MailSender(world.store, smtpTransport({ smtpUrl: peer.url, from: FROM }, timeoutMs), log);
const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

describe('the sender', () => {
  it('sends a letter soon after it was written, and forgets what it said', async () => {
    const sender = makeSender();
    sender.start();
    await post();
    await vi.waitFor(async () =>
      expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, text: '', html: '' }]),
    );
    await sender.stop();
    const [mail] = peer.taken;
    expect(mail?.to).toEqual([TO]);
    expect(mail?.raw).toContain('From: Lanternwise <hello@learn.example>');
    expect(mail?.raw).toMatch(/Message-ID: <[\w-]{36}@learn\.example>/);
    expect(mail?.raw).toMatch(/Content-Language: hi/);
    expect(mail?.raw).toContain('Hello & welcome');
    expect(mail?.raw).toMatch(/Hello &amp;(?: |=\r?\n)/);
  });

  it('tries again later when it is refused, with growing waits, and gives up after eight tries', async () => {
    peer.mood = 'refuse';
    const sender = makeSender();
    await post();
    let waits = 0;
    for (const wait of RETRY_AFTER_MS) {
      await sender.sweep();
      const before = peer.tries();
      await sender.sweep();
      expect(peer.tries()).toBe(before);
      later(wait + 1000);
      waits += 1;
    }
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: waits }]);
    await sender.sweep();
    expect(peer.tries()).toBe(MAIL_TRIES);
    const [given] = await rows();
    expect(given).toMatchObject({ state: 'failed', attempts: MAIL_TRIES });
    later(RETRY_AFTER_MS[6] * 10);
    await sender.sweep();
    expect(peer.tries()).toBe(MAIL_TRIES);
    await sender.stop();
    expect(given?.lastError).toMatch(/not welcome/);
    expect(given?.lastError).not.toContain('@');
    expect(logged.length).toBe(MAIL_TRIES);
    expect(logged.join()).not.toContain('@');
  });

  it('outlives a mail server that says nothing, and sends when it is well again', async () => {
    peer.mood = 'silent';
    const sender = makeSender(150);
    await post();
    await sender.sweep();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect((await rows())[0]?.lastError).toMatch(/time/i);
    peer.mood = 'take';
    later(RETRY_AFTER_MS[0] + 1000);
    await sender.sweep();
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, lastError: null }]);
    await sender.stop();
  });

  it('outlives a mail server that is not there', async () => {
    const sender = makeSender();
    await peer.close();
    await post();
    await sender.sweep();
    expect((await rows())[0]?.lastError).toMatch(/ECONNREFUSED/);
    const port = Number(new URL(peer.url).port);
    peer = await startMailPeer(port);
    later(RETRY_AFTER_MS[0] + 1000);
    await sender.sweep();
    expect(peer.taken).toHaveLength(1);
    await sender.stop();
  });

  it('shares the outbox with other processes: every letter leaves once', async () => {
    const senders = [makeSender(), makeSender(), makeSender()];
    await Promise.all(Array.from({ length: 40 }, (_, n) => post(`child${n}@home.example`)));
    await Promise.all(senders.map((sender) => sender.sweep()));
    expect(peer.taken).toHaveLength(40);
    expect(new Set(peer.taken.map(({ to }) => to[0])).size).toBe(40);
    for (const sender of senders) await sender.stop();
  });

  it('never sends what a failed write would have said', async () => {
    const sender = makeSender();
    const failing = world.store.write(async (tx) => {
      await enqueueMail(tx, { to: TO, userId: null, locale: 'en', letter });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await sender.sweep();
    expect(peer.tries()).toBe(0);
    await sender.stop();
  });

  it('forgets letters after a month', async () => {
    await post();
    const sender = makeSender();
    await sender.purge(Date.now() + 31 * 24 * 3_600_000);
    expect(await rows()).toEqual([]);
    await sender.stop();
  });
});

it('takes addresses out of what a mail server says', () => {
  expect(said(new Error('550 5.1.1 <mum@home.example>: unknown\n user asha.k+x@a.b'))).toBe(
    '550 5.1.1 <(address)>: unknown user (address)',
  );
});

describe('Admin', () => {
  const admin = async (at = world) => {
    await at.register('Meera');
    await at.grant('Meera', 'Admin');
    return at.signIn('Meera');
  };

  it('reads the outbox page by page, and reading a letter is written down', async () => {
    const meera = await admin();
    for (let n = 0; n < 3; n += 1) await post(`child${n}@home.example`);
    const first = (await meera.call('GET', '/api/v1/admin/mails?size=2&state=waiting')).json();
    expect(first).toMatchObject({ total: 3, page: 1, size: 2, smtp: false });
    expect(first.items).toHaveLength(2);
    expect(first.items[0]).not.toHaveProperty('text');
    expect((await meera.call('GET', '/api/v1/admin/mails?size=2&page=2')).json().items).toHaveLength(1);
    expect((await meera.call('GET', '/api/v1/admin/mails?state=failed')).json().total).toBe(0);
    const { id } = first.items[0];
    const one = (await meera.call('GET', `/api/v1/admin/mails/${id}`)).json();
    expect(one.text).toContain('https://x.example/a?b=1&c=2');
    expect(await world.store.db.select().from(auditLog)).toMatchObject([
      { action: 'mail-read', actorId: meera.user.id, subjectId: id },
    ]);
    expect((await meera.call('GET', '/api/v1/admin/mails/nothing')).statusCode).toBe(404);
    expect((await meera.call('POST', `/api/v1/admin/mails/${id}/retry`)).statusCode).toBe(409);
    expect((await meera.call('POST', '/api/v1/admin/mail-test', { to: TO })).json().code).toBe('no-mail-server');
  });

  it('tries a given-up letter again, and tests the mail server', async () => {
    const mailing = await startWorld({ mail: { smtpUrl: peer.url, from: FROM }, publicUrl: 'https://learn.example' });
    const meera = await admin(mailing);
    await mailing.store.write((tx) => enqueueMail(tx, { to: TO, userId: null, locale: 'en', letter }));
    await vi.waitFor(() => expect(peer.taken).toHaveLength(1));
    await mailing.store.write((tx) => tx.update(mailOutbox).set({ state: 'failed', attempts: 8 }));
    const { items, smtp } = (await meera.call('GET', '/api/v1/admin/mails')).json();
    expect(smtp).toBe(true);
    expect((await meera.call('POST', `/api/v1/admin/mails/${items[0].id}/retry`)).statusCode).toBe(200);
    await vi.waitFor(() => expect(peer.taken).toHaveLength(2));
    expect((await meera.call('POST', '/api/v1/admin/mail-test', { to: TO })).statusCode).toBe(200);
    expect(peer.taken).toHaveLength(3);
    peer.mood = 'refuse';
    const refused = await meera.call('POST', '/api/v1/admin/mail-test', { to: TO });
    expect(refused.statusCode).toBe(502);
    expect(refused.json().message).toMatch(/^The mail server did not take the letter\. It said: .*not welcome/);
    expect(refused.json().message).not.toContain('@');
    await mailing.close();
  });
});
