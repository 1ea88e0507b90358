// Tests of outgoing mail with a fake SMTP server: delivery, errors, retries, several senders, Admin routes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeSmtpServer, startFakeSmtpServer } from '../../testing/fakeSmtpServer.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { type MailMessage, MailOutbox } from './outbox.ts';
import { siteLink } from './renderMail.ts';
import { MAX_ATTEMPTS, MailSender, RETRY_DELAYS_MS, redactedError } from './sender.ts';
import { smtpTransport } from './transport.ts';

const { auditLog, mailOutbox } = testTables;

const SITE = 'https://learn.example';
const FROM = 'Lanternwise <hello@learn.example>';
const TO = 'mum@home.example';

let fakeSmtp: FakeSmtpServer;
let server: TestServer;
let outbox: MailOutbox;
const logged: string[] = [];
const log = {
  warn: (fields: object, text: string) => logged.push(JSON.stringify(fields) + text),
  error: (fields: object, text: string) => logged.push(JSON.stringify(fields) + text),
};

beforeEach(async () => {
  logged.length = 0;
  fakeSmtp = await startFakeSmtpServer();
  server = await startTestServer();
  outbox = new MailOutbox();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  await fakeSmtp.close();
});

const message: MailMessage = {
  kind: 'contact',
  subject: 'नमस्ते',
  before: ['Hello & welcome'],
  button: { label: 'Open', url: siteLink('/a?b=1&c=2') },
};
const enqueue = (to = TO) =>
  server.store.write((tx) => outbox.enqueue(tx, { to, userId: null, locale: 'hi', message, cause: 'job' }));
const rows = () => server.store.db.select().from(mailOutbox);
const mailConfig = () => ({ smtpUrl: fakeSmtp.url, from: FROM, site: SITE });
const makeSender = (timeoutMs = 2000) =>
  new MailSender(server.store, outbox, smtpTransport(mailConfig(), timeoutMs), SITE, log);
const advanceClock = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

describe('the sender', () => {
  it('lets mail programs unsubscribe by one click, and sends an answer to who wrote', async () => {
    const unsubscribeUrl = siteLink(`/newsletter/unsubscribe/${'t'.repeat(43)}`);
    const letter = { ...message, replyTo: 'meera@home.example', unsubscribeUrl };
    await server.store.write((tx) =>
      outbox.enqueue(tx, { to: TO, userId: null, locale: 'en', message: letter, cause: 'job' }),
    );
    await makeSender().sendDue();
    const raw = fakeSmtp.received[0]?.raw.replaceAll(/\r\n\s+/g, ' ');
    expect(raw).toContain(`List-Unsubscribe: <${SITE}/newsletter/unsubscribe/${'t'.repeat(43)}>`);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw).toContain('Reply-To: meera@home.example');
    expect(await rows()).toMatchObject([{ state: 'sent', unsubscribeUrl: null }]);
  });

  it('sends a mail soon after it was queued and deletes its text', async () => {
    const sender = makeSender();
    sender.start();
    await enqueue();
    await vi.waitFor(async () =>
      expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, text: '', html: '' }]),
    );
    await sender.stop();
    const [mail] = fakeSmtp.received;
    expect(mail?.to).toEqual([TO]);
    expect(mail?.raw).toContain('From: Lanternwise <hello@learn.example>');
    expect(mail?.raw).toMatch(/Message-ID: <[\w-]{36}@learn\.example>/);
    expect(mail?.raw).toMatch(/Content-Language: hi/);
    // Most of the text is the Hindi signature, so that it travels in base64; the HTML does not.
    const parts = (mail?.raw ?? '')
      .split('\r\n\r\n')
      .map((part) => Buffer.from(part.replaceAll('\r\n', ''), 'base64').toString());
    expect(parts.join('\n')).toContain('Hello & welcome');
    expect(mail?.raw).toMatch(/Hello &amp;(?: |=\r?\n)/);
  });

  it('retries rejected mails with increasing delays and gives up after eight attempts', async () => {
    fakeSmtp.mode = 'refuse';
    const sender = makeSender();
    await enqueue();
    let waits = 0;
    for (const wait of RETRY_DELAYS_MS) {
      await sender.sendDue();
      const before = fakeSmtp.attempts();
      await sender.sendDue();
      expect(fakeSmtp.attempts()).toBe(before);
      advanceClock(wait + 1000);
      waits += 1;
    }
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: waits }]);
    await sender.sendDue();
    expect(fakeSmtp.attempts()).toBe(MAX_ATTEMPTS);
    const [failed] = await rows();
    expect(failed).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
    advanceClock(RETRY_DELAYS_MS[6] * 10);
    await sender.sendDue();
    expect(fakeSmtp.attempts()).toBe(MAX_ATTEMPTS);
    await sender.stop();
    expect(failed?.lastError).toMatch(/not welcome/);
    expect(failed?.lastError).not.toContain('@');
    expect(logged.length).toBe(MAX_ATTEMPTS);
    expect(logged.join()).not.toContain('@');
  });

  it('survives a silent mail server and sends when it recovers', async () => {
    fakeSmtp.mode = 'silent';
    const sender = makeSender(150);
    await enqueue();
    await sender.sendDue();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect((await rows())[0]?.lastError).toMatch(/time/i);
    fakeSmtp.mode = 'take';
    advanceClock(RETRY_DELAYS_MS[0] + 1000);
    // Without the short time-out, which a busy machine may exceed.
    await makeSender().sendDue();
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, lastError: null }]);
    await sender.stop();
  });

  it('survives an unreachable mail server', async () => {
    const sender = makeSender();
    await fakeSmtp.close();
    await enqueue();
    await sender.sendDue();
    expect((await rows())[0]?.lastError).toMatch(/ECONNREFUSED/);
    const port = Number(new URL(fakeSmtp.url).port);
    fakeSmtp = await startFakeSmtpServer(port);
    advanceClock(RETRY_DELAYS_MS[0] + 1000);
    await sender.sendDue();
    expect(fakeSmtp.received).toHaveLength(1);
    await sender.stop();
  });

  it('shares the outbox with other processes; every mail is sent once', async () => {
    const senders = [makeSender(), makeSender(), makeSender()];
    await Promise.all(Array.from({ length: 40 }, (_, n) => enqueue(`child${n}@home.example`)));
    await Promise.all(senders.map((sender) => sender.sendDue()));
    expect(fakeSmtp.received).toHaveLength(40);
    expect(new Set(fakeSmtp.received.map(({ to }) => to[0])).size).toBe(40);
    for (const sender of senders) await sender.stop();
  });

  it('does not send mails of a rolled-back transaction', async () => {
    const sender = makeSender();
    const failing = server.store.write(async (tx) => {
      await outbox.enqueue(tx, { to: TO, userId: null, locale: 'en', message, cause: 'job' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await sender.sendDue();
    expect(fakeSmtp.attempts()).toBe(0);
    await sender.stop();
  });

  it('deletes mails after a month', async () => {
    await enqueue();
    const sender = makeSender();
    await sender.purge(Date.now() + 31 * 24 * 3_600_000);
    expect(await rows()).toEqual([]);
    await sender.stop();
  });
});

it("removes addresses from the mail server's messages", () => {
  expect(redactedError(new Error('550 5.1.1 <mum@home.example>: unknown\n user asha.k+x@a.b'))).toBe(
    '550 5.1.1 <(address)>: unknown user (address)',
  );
});

describe('Admin', () => {
  const admin = async (at = server) => {
    await at.register('Meera');
    await at.grant('Meera', 'Admin');
    return at.signIn('Meera');
  };

  it('reads the outbox by page; reading a mail is audited', async () => {
    const meera = await admin();
    for (let n = 0; n < 3; n += 1) await enqueue(`child${n}@home.example`);
    const first = (await meera.call('GET', '/api/v1/admin/mails?size=2&state=waiting')).json();
    expect(first).toMatchObject({ total: 3, page: 1, size: 2, smtp: false });
    expect(first.items).toHaveLength(2);
    expect(first.items[0]).not.toHaveProperty('text');
    expect((await meera.call('GET', '/api/v1/admin/mails?size=2&page=2')).json().items).toHaveLength(1);
    expect((await meera.call('GET', '/api/v1/admin/mails?state=failed')).json().total).toBe(0);
    const { id } = first.items[0];
    const one = (await meera.call('GET', `/api/v1/admin/mails/${id}`)).json();
    expect(one.text).toContain('{site}/a?b=1&c=2');
    expect(await server.store.db.select().from(auditLog)).toMatchObject([
      { action: 'mail-read', actorId: meera.user.id, subjectId: id },
    ]);
    expect((await meera.call('GET', '/api/v1/admin/mails/nothing')).statusCode).toBe(404);
    expect((await meera.call('POST', `/api/v1/admin/mails/${id}/retry`)).statusCode).toBe(409);
    expect((await meera.call('POST', '/api/v1/admin/mail-test', { to: TO })).json().code).toBe('no-mail-server');
  });

  it('retries a failed mail and tests the mail server', async () => {
    const mailing = await startTestServer({
      mail: mailConfig(),
      publicUrl: SITE,
    });
    const meera = await admin(mailing);
    await mailing.register('Asha', { ageBand: '18+', email: TO });
    await vi.waitFor(() => expect(fakeSmtp.received).toHaveLength(1));
    await mailing.store.write((tx) => tx.update(mailOutbox).set({ state: 'failed', attempts: 8 }));
    const { items, smtp } = (await meera.call('GET', '/api/v1/admin/mails')).json();
    expect(smtp).toBe(true);
    expect((await meera.call('POST', `/api/v1/admin/mails/${items[0].id}/retry`)).statusCode).toBe(200);
    await vi.waitFor(() => expect(fakeSmtp.received).toHaveLength(2));
    expect((await meera.call('POST', '/api/v1/admin/mail-test', { to: TO })).statusCode).toBe(200);
    expect(fakeSmtp.received).toHaveLength(3);
    fakeSmtp.mode = 'refuse';
    const refused = await meera.call('POST', '/api/v1/admin/mail-test', { to: TO });
    expect(refused.statusCode).toBe(502);
    expect(refused.json().message).toMatch(/^The mail server refused the message\. It said: .*not welcome/);
    expect(refused.json().message).not.toContain('@');
    await mailing.close();
  });
});
