// Stories of the contact form: what is stored and mailed, what a program cannot do with it, and the Admin's page.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mailsTo } from '../../testing/outboxMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { ContactService } from './service.ts';

const OPERATOR = 'desk@school.example';
const FORM = {
  name: 'Meera Rao',
  email: 'Meera@Example.org',
  role: 'parent',
  subject: 'A question about certificates',
  message: 'Hello,\n\nwhere do I find them?',
  openMs: 20_000,
};

let world: TestServer;
let admin: TestClient;
beforeEach(async () => {
  world = await startTestServer({ operator: { name: null, email: OPERATOR, address: null } });
  await world.register('Boss', { ageBand: '18+' });
  await world.grant('Boss', 'Admin');
  admin = await world.signIn('Boss');
});
afterEach(() => world.close());

const send = (change: object = {}, from = '203.0.113.7') =>
  world.app.inject({
    method: 'POST',
    url: '/api/v1/contact',
    payload: { ...FORM, ...change },
    remoteAddress: from,
  });
const list = async (state = '') => (await admin.call('GET', `/api/v1/admin/contact?state=${state}`)).json();

it('stores a message and mails it to the operator, who can answer the sender', async () => {
  expect((await send()).json()).toEqual({ success: true });
  const [mail] = await mailsTo(world, OPERATOR);
  expect(mail).toMatchObject({ kind: 'contact', subject: 'Contact form: A question about certificates' });
  expect(mail).toMatchObject({ replyTo: 'Meera@Example.org', userId: null });
  expect(mail?.text).toContain('where do I find them?');
  expect(await list()).toMatchObject({ total: 1, mailedTo: OPERATOR, items: [{ name: 'Meera Rao', flag: null }] });
});

it('keeps messages where no operator is configured', async () => {
  await world.close();
  world = await startTestServer();
  expect((await send()).statusCode).toBe(200);
  expect(await world.store.db.select().from(world.store.db.tables.mailOutbox)).toEqual([]);
  expect(await world.store.db.select().from(world.store.db.tables.contactMessages)).toHaveLength(1);
});

it('lets no line break into the head of a mail, and shows markup as text', async () => {
  await send({
    name: 'Eve\r\nBcc: everybody@example.org',
    subject: 'Hi\r\nBcc: all@example.org\u2028X',
    message: '<script>alert(1)</script>',
  });
  const [mail] = await mailsTo(world, OPERATOR);
  expect(mail?.subject).toBe('Contact form: Hi Bcc: all@example.org X');
  expect(mail?.text).toContain('Eve Bcc: everybody@example.org (a parent');
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.html).not.toContain('<script>');
  const reply = await send({ email: 'eve@example.org\r\nBcc: all@example.org' });
  expect(reply.json()).toMatchObject({ code: 'invalid-input' });
});

it.each([
  ['a name', { name: ' \r\n ' }, 'Please enter your name.'],
  ['an address', { email: 'meera' }, 'That does not look like an e-mail address.'],
  ['who writes', { role: 'king' }, 'Please choose who you are.'],
  ['a subject', { subject: '' }, 'Please enter a subject.'],
  ['a message', { message: '  ' }, 'Please write your message.'],
  ['a message of at most 4000 characters', { message: 'x'.repeat(4001) }, 'A message has at most 4000 characters.'],
])('asks for %s', async (_what, change, message) => {
  const reply = await send(change);
  expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
});

it('keeps what looks like a program for Admin, unmailed, with the same reply', async () => {
  expect((await send({ leaveEmpty: 'https://spam.example' })).json()).toEqual({ success: true });
  expect((await send({ openMs: 500, email: 'fast@example.org' })).json()).toEqual({ success: true });
  expect(await mailsTo(world, OPERATOR)).toEqual([]);
  const { items } = await list('flagged');
  expect(items.map(({ flag }: { flag: string }) => flag).sort()).toEqual(['hidden-field', 'too-fast']);
  expect((await list('open')).total).toBe(0);
});

it('accepts three messages an hour of one e-mail address and ten of one sender, and says how long to wait', async () => {
  for (let n = 0; n < 3; n += 1) expect((await send({}, `198.51.100.${n}`)).statusCode).toBe(200);
  const refused = await send({ email: 'MEERA@example.org' }, '198.51.100.9');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too-many-requests', values: { seconds: expect.any(Number) } });
  for (let n = 0; n < 10; n += 1) expect((await send({ email: `p${n}@example.org` })).statusCode).toBe(200);
  expect((await send({ email: 'p11@example.org' })).statusCode).toBe(429);
  vi.useFakeTimers({ now: Date.now() + 3_700_000, toFake: ['Date'] });
  expect((await send()).statusCode).toBe(200);
  vi.useRealTimers();
});

it('lets Admin read, mark as answered and delete, each recorded', async () => {
  await send();
  const { items } = await list();
  const url = `/api/v1/admin/contact/${items[0].id}`;
  expect((await admin.call('GET', url)).json()).toMatchObject({ message: FORM.message, item: { email: FORM.email } });
  await admin.call('PATCH', url, { answered: true });
  expect(await list('answered')).toMatchObject({ total: 1 });
  await admin.call('PATCH', url, { answered: false });
  expect(await list('open')).toMatchObject({ total: 1 });
  await admin.call('DELETE', url);
  expect((await admin.call('GET', url)).statusCode).toBe(404);
  const audit = (await admin.call('GET', '/api/v1/admin/audit')).json();
  const actions = audit.items.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['contact-read', 'contact-answered', 'contact-reopened', 'contact-deleted']),
  );
  expect(JSON.stringify(audit)).not.toContain('certificates');
});

it('deletes messages after a year', async () => {
  await send();
  const service = new ContactService(world.store, { enqueue: async () => undefined } as never, null);
  await service.purge(Date.now() + 364 * 86_400_000);
  expect((await list()).total).toBe(1);
  await service.purge(Date.now() + 366 * 86_400_000);
  expect((await list()).total).toBe(0);
});
