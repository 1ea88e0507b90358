// Tests of the Admin's home, search, lists of groups, plans and teachers, invitations of teachers, and unlocking.
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { MAX_FAILURES } from '../auth/lockout.ts';
import { createClassAccounts, createGroup, registerTeacher } from '../groups/testing/groupFixtures.ts';
import { startWithAdmin } from './testing/adminFixtures.ts';

const { auditLog, mailOutbox, users } = testTables;
const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let meera: TestClient;
beforeEach(async () => {
  ({ server, meera } = await startWithAdmin());
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const get = async (path: string) => (await meera.call('GET', `/api/v1/admin/${path}`)).json();
const entries = (action: string) => server.store.db.select().from(auditLog).where(eq(auditLog.action, action));

describe('the home', () => {
  it('counts sign-ups by the day of the Admin', async () => {
    const noon = new Date(2026, 5, 10).setUTCHours(12, 0, 0, 0);
    const madeAt = async (username: string, createdAt: number) => {
      const { user } = await server.register(username);
      await server.store.write((tx) => tx.update(users).set({ createdAt }).where(eq(users.id, user.id)));
    };
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    meera = await server.signIn('Meera');
    await server.store.write((tx) => tx.update(users).set({ createdAt: noon - 40 * DAY_MS }));
    await madeAt('Asha', noon - 13 * 3_600_000);
    await madeAt('Bina', noon - 3_600_000);
    await madeAt('Chetan', noon - 8 * DAY_MS);
    expect((await get('overview')).signUps).toEqual({ today: 1, week: 2, weekBefore: 1, all: 4 });
    // In India the day began at 18:30 UTC.
    expect((await get('overview?utcOffset=330')).signUps).toMatchObject({ today: 2, week: 2 });
    expect((await get('overview?utcOffset=nonsense')).signUps.today).toBe(1);
  });

  it('computes the set-up checklist from what is true', async () => {
    expect(await get('overview')).toMatchObject({
      payments: 'sandbox',
      teachersWaiting: 0,
      checklist: { publicUrl: false, mail: false, payments: false, secondAdmin: false, school: false },
    });
    await server.register('Anil', { ageBand: '18+' });
    await server.grant('Anil', 'Admin');
    await server.register('Ravi', { ageBand: '18+', roleWish: 'Teacher' });
    expect(await get('overview')).toMatchObject({
      teachersWaiting: 1,
      checklist: { secondAdmin: true, school: false },
    });
    await server.grant('Ravi', 'Teacher');
    expect(await get('overview')).toMatchObject({ teachersWaiting: 0, checklist: { school: true } });
  });

  it('tells what is configured', async () => {
    await server.close();
    ({ server, meera } = await startWithAdmin({ publicUrl: 'https://learn.example', access: 'open' }));
    expect(await get('overview')).toMatchObject({ payments: 'open', checklist: { publicUrl: true, payments: true } });
  });

  it('warns of a clock that is far ahead, as /admin/health does', async () => {
    const { clock } = await get('overview');
    expect(clock).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * DAY_MS });
    const ahead = await server.signIn('Meera');
    const both = await Promise.all(
      ['overview', 'health'].map(async (page) => (await ahead.call('GET', `/api/v1/admin/${page}`)).json().clock),
    );
    for (const doubt of both) expect(doubt.now - doubt.seenAt).toBeGreaterThan(19 * DAY_MS);
  });
});

describe('the search', () => {
  let ravi: TestClient;
  let groupId: string;
  beforeEach(async () => {
    ravi = await registerTeacher(server, 'Ravi');
    groupId = await createGroup(ravi, 'Class 6C');
    await createClassAccounts(ravi, groupId, ['Asha Kumar', 'Bina Kumar', 'आशा']);
  });

  it('finds children by the name on the class list, and records who searched and how many were found, without the name', async () => {
    const found = await get('search?search=kumar');
    expect(found.children.map(({ name }: { name: string }) => name)).toEqual(['Asha Kumar', 'Bina Kumar']);
    expect(found.children[0]).toMatchObject({ group: { id: groupId, name: 'Class 6C' } });
    expect((await get(`search?search=${encodeURIComponent('आशा')}`)).children).toHaveLength(1);
    const searches = await entries('names-searched');
    const none = { accountsFound: 0, groupsFound: 0, subscribersFound: 0 };
    expect(searches.map(({ actorId, detail }) => [actorId, detail])).toEqual([
      [meera.user.id, { searchedFor: 'name', childrenFound: 2, ...none }],
      [meera.user.id, { searchedFor: 'name', childrenFound: 1, ...none }],
    ]);
    await get('search?search=asha%40example');
    expect((await entries('names-searched'))[2]?.detail).toMatchObject({ searchedFor: 'address' });
  });

  it('finds accounts, groups and nothing with wildcards; one letter is not searched', async () => {
    expect(await get('search?search=ravi')).toMatchObject({ accounts: [{ username: 'Ravi', role: 'Teacher' }] });
    expect(await get('search?search=6c')).toMatchObject({
      groups: [{ name: 'Class 6C', students: 3, archived: false }],
    });
    const nothing = { accounts: [], children: [], groups: [], subscribers: [] };
    expect(await get('search?search=%25_')).toMatchObject(nothing);
    expect(await get('search?search=a')).toMatchObject(nothing);
    expect(await entries('names-searched')).toHaveLength(3);
  });

  it('is not for teachers', async () => {
    expect((await ravi.call('GET', '/api/v1/admin/search?search=kumar')).statusCode).toBe(403);
  });
});

describe('the lists', () => {
  it('show all groups with their owners, and archived ones on their own', async () => {
    const ravi = await registerTeacher(server, 'Ravi');
    const open = await createGroup(ravi, 'Class 6C');
    const old = await createGroup(ravi, 'Class 9');
    await createClassAccounts(ravi, open, ['Asha']);
    await ravi.call('PATCH', `/api/v1/groups/${old}`, { archived: true });
    const names = async (query: string) =>
      (await get(`groups${query}`)).items.map(({ name }: { name: string }) => name);
    expect(await names('?sort=name')).toEqual(['Class 6C', 'Class 9']);
    expect(await names('?state=archived')).toEqual(['Class 9']);
    expect(await names('?sort=students&state=active')).toEqual(['Class 6C']);
    expect(await names('?search=class%209')).toEqual(['Class 9']);
    expect((await get('groups?search=6c')).items).toMatchObject([{ owner: { username: 'Ravi' }, students: 1 }]);
  });

  it('show subscriptions, what checkouts brought in and the plans that run', async () => {
    const asha = await server.register('Asha', { ageBand: '18+' });
    const { checkout } = (await asha.call('POST', '/api/v1/checkouts', { plan: 'learner-yearly' })).json();
    await asha.call('POST', `/api/v1/sandbox/checkouts/${checkout.id}`, { outcome: 'pay' });
    await server.register('Bina');
    await server.grant('Bina', 'plan=learner');
    const revenue = await get('revenue');
    expect(revenue).toMatchObject({
      currency: 'INR',
      total: 1,
      items: [{ user: { username: 'Asha' }, plan: 'learner-yearly', status: 'active', amount: 239_900 }],
      months: [{ month: new Date().toISOString().slice(0, 7), provider: 'sandbox', checkouts: 1, amount: 239_900 }],
    });
    expect(revenue.running).toEqual([
      { plan: 'learner', accounts: 1 },
      { plan: 'learner-yearly', accounts: 1 },
    ]);
    expect((await get('revenue?state=refunded')).items).toEqual([]);
  });

  it('show teachers whose school waits, with their children', async () => {
    const ravi = await server.register('Ravi', { ageBand: '18+', roleWish: 'Teacher', email: 'ravi@school.example' });
    await ravi.call('PATCH', '/api/v1/user/profile', { school: 'Hill School' });
    await createClassAccounts(ravi, await createGroup(ravi), ['Asha', 'Bina']);
    expect((await get('teachers')).items).toMatchObject([
      { username: 'Ravi', school: 'Hill School', emailVerified: false, groups: 1, children: 2, childrenWaiting: 2 },
    ]);
    const confirm = { reason: 'I called the school' };
    await meera.call('POST', `/api/v1/admin/users/${ravi.user.id}/confirm-teacher`, confirm);
    expect((await get('teachers')).items).toEqual([]);
    expect((await get('teachers?state=confirmed&search=hill')).items).toMatchObject([
      { username: 'Ravi', children: 2, childrenWaiting: 0 },
    ]);
  });
});

describe('an invitation of a teacher', () => {
  const invite = (body: Record<string, unknown>) =>
    meera.call('POST', '/api/v1/admin/teachers', { username: 'Ravi', reason: 'teaches 6C', ...body });

  it('by link: the owner chooses the password and is a Teacher with a confirmed school', async () => {
    const { id, link } = (await invite({ school: 'Hill School' })).json();
    expect(link).toMatch(/^\/reset-password\?token=/);
    const token = new URL(link, 'https://x.example').searchParams.get('token');
    // A forgotten password's link would be over by now.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * DAY_MS });
    const reply = await server.call('POST', '/api/v1/auth/reset-password', { token, password: PASSWORD });
    expect(reply.statusCode).toBe(200);
    const ravi = await server.signIn('Ravi');
    expect(ravi.user).toMatchObject({ id, role: 'Teacher', ageBand: '18+', school: 'Hill School' });
    expect((await ravi.call('GET', '/api/v1/groups')).statusCode).toBe(200);
    expect(await entries('teacher-invited')).toMatchObject([
      { actorId: meera.user.id, subjectId: id, reason: 'teaches 6C', detail: { by: 'link' } },
    ]);
    const [row] = await server.store.db.select().from(users).where(eq(users.id, id));
    expect(row?.schoolConfirmedAt).not.toBeNull();
  });

  it('by mail in the chosen language, without showing the link', async () => {
    const { id, link } = (await invite({ email: 'Ravi@School.example', locale: 'hi' })).json();
    expect(link).toBeNull();
    const mails = server.store.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id));
    expect(await mails).toMatchObject([{ to: 'Ravi@School.example', kind: 'teacher-invited', locale: 'hi' }]);
  });

  it('makes no account where the name or the address is taken', async () => {
    await server.register('Asha', { email: 'asha@home.example' });
    expect((await invite({ username: 'asha' })).json().code).toBe('name-taken');
    expect((await invite({ email: 'asha@home.example' })).json().code).toBe('email-taken');
    expect((await invite({ username: 'no' })).statusCode).toBe(400);
    expect(await entries('teacher-invited')).toEqual([]);
    expect((await get('users?role=Teacher')).total).toBe(0);
  });
});

describe('a locked account', () => {
  const guess = (identifier: string, password = 'guess number one') =>
    server.call('POST', '/api/v1/auth/sign-in', { identifier, password });

  it('is shown as locked, and another Admin unlocks it', async () => {
    const asha = await server.register('Asha');
    const page = `users/${asha.user.id}`;
    expect((await get(page)).user.lockedUntil).toBeNull();
    for (let tries = 0; tries < MAX_FAILURES; tries += 1) await guess('Asha');
    expect((await guess('Asha', PASSWORD)).statusCode).toBe(429);
    expect((await get(page)).user.lockedUntil).toBeGreaterThan(Date.now());
    const reply = await meera.call('POST', `/api/v1/admin/${page}/unlock`, { reason: 'she asked at my desk' });
    expect(reply.json().user.lockedUntil).toBeNull();
    expect((await guess('Asha', PASSWORD)).statusCode).toBe(200);
    expect(await entries('account-unlocked')).toMatchObject([
      { subjectId: asha.user.id, reason: 'she asked at my desk' },
    ]);
  });

  it('of an Admin is unlocked by another one only', async () => {
    const own = await meera.call('POST', `/api/v1/admin/users/${meera.user.id}/unlock`, { reason: 'it is me' });
    expect([own.statusCode, own.json().code]).toEqual([409, 'protected-account']);
  });
});

describe("reading a child's report", () => {
  it('is recorded once for an Admin, and not for the own teacher', async () => {
    const ravi = await registerTeacher(server, 'Ravi');
    const groupId = await createGroup(ravi, 'Class 6C');
    const [card] = (await createClassAccounts(ravi, groupId, ['Asha'])).json().cards;
    const report = `/api/v1/teacher/students/${card.id}`;
    const heatMap = `/api/v1/teacher/groups/${groupId}/heat-map`;
    for (const url of [report, heatMap]) expect((await ravi.call('GET', url)).statusCode).toBe(200);
    expect(await entries('report-read')).toEqual([]);
    for (const url of [report, report, heatMap]) expect((await meera.call('GET', url)).statusCode).toBe(200);
    expect(await entries('report-read')).toMatchObject([{ actorId: meera.user.id, subjectId: card.id }]);
    expect(await entries('group-report-read')).toMatchObject([{ actorId: meera.user.id, subjectId: groupId }]);
    expect((await get('audit?kind=group')).items[0]).toMatchObject({
      action: 'group-report-read',
      subjectName: 'Class 6C',
      actor: { username: 'Meera' },
    });
  });
});

it('names the other person of an entry and filters by kind', async () => {
  const ravi = await registerTeacher(server, 'Ravi');
  const groupId = await createGroup(ravi, 'Class 6C');
  const [card] = (await createClassAccounts(ravi, groupId, ['Asha'])).json().cards;
  await ravi.call('DELETE', `/api/v1/groups/${groupId}/members/${card.id}`);
  const { items } = await get('audit?kind=group&action=group-member-removed');
  expect(items).toMatchObject([
    { subjectName: 'Class 6C', about: { id: card.id, username: card.username }, detail: {} },
  ]);
  await ravi.call('POST', `/api/v1/groups/${groupId}/class-accounts/reset-passwords`, { userIds: 'all' });
  expect((await get('audit?kind=backup')).items).toEqual([]);
  const [latest] = await server.store.db.select().from(auditLog).orderBy(desc(auditLog.at)).limit(1);
  expect(latest).toBeDefined();
});
