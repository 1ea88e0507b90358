// Tests of reports: list of learners, evidence, heat map, parents' reports and weekly mails.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { admittedText } from '../../testing/admittedText.ts';
import { answer, event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { ContentService } from '../content/service.ts';
import { MailOutbox } from '../mail/outbox.ts';
import { UsersService } from '../users/service.ts';
import { ParentReports } from './ParentReports.ts';
import { WEEK_MS } from './weekSummary.ts';

const { digests, groupMembers, groups, groupTeachers, mailOutbox, parentLinks, users } = testTables;

let server: TestServer;
let teacher: TestClient;
let asha: TestClient;
let ravi: TestClient;

beforeEach(async () => {
  server = await startTestServer({ access: 'open' });
  teacher = await person('Meera', 'Teacher');
  asha = await server.register('Asha', { email: 'asha@example.org' });
  ravi = await server.register('Ravi');
  await group('owls', 'Owls', teacher, [asha, ravi]);
});
afterEach(() => server.close());

async function person(name: string, role: string): Promise<TestClient> {
  await server.register(name, { ageBand: '18+' });
  await server.grant(name, role);
  return server.signIn(name);
}

async function group(id: string, name: string, owner: TestClient, members: TestClient[]): Promise<void> {
  await server.store.write(async (tx) => {
    await tx.insert(groups).values({ id, name: admittedText(name), createdAt: 1 });
    await tx.insert(groupTeachers).values({ groupId: id, userId: owner.user.id, part: 'owner', addedAt: 1 });
    for (const { user } of members) {
      await tx.insert(groupMembers).values({ groupId: id, userId: user.id, joinedAt: 1, joinedBy: 'link' });
    }
  });
}

const play = (learner: TestClient, ...events: unknown[]) =>
  learner.call('POST', '/api/v1/user/quest-events', { events });
const now = () => ({ at: Date.now() });
/** A checked attempt at a step of a Python lesson. */
const attempt = (figures: { attempts: number; solved: 0 | 1 }) =>
  event('python-attempt', { ref: 'cake-meet', figures: { firstTry: 0, ms: 1000, ...figures }, ...now() });
const list = async (query = '', client = teacher) =>
  (await client.call('GET', `/api/v1/teacher/students${query}`)).json<{
    students: Array<Record<string, unknown> & { id: string; name: string }>;
    total: number;
    totalPages: number;
  }>();

describe("a teacher's list", () => {
  it('has the learners of all own groups once, with the fields of the requirements', async () => {
    await group('cats', 'Cats', teacher, [asha]);
    await play(asha, event('realm-entered'), answer('first', 'red', now()));
    const { students, total } = await list('?sort=name');
    expect(total).toBe(2);
    expect(students[0]).toEqual({
      id: asha.user.id,
      name: 'Asha',
      username: 'Asha',
      email: null,
      groupName: 'Cats, Owls',
      overallProgress: 6,
      currentSession: { week: 1, session: 1 },
      lastActive: expect.any(String),
      needsHelp: 0,
      reasons: [],
    });
    expect(students[1]).toMatchObject({ name: 'Ravi', groupName: 'Owls', overallProgress: 0, lastActive: null });
  });

  it('has and finds the address of a colleague who is a member, but of no learner', async () => {
    await server.register('Kabir', { ageBand: '18+', email: 'Kabir@Example.org' });
    await server.grant('Kabir', 'Teacher');
    const kabir = await server.signIn('Kabir');
    const adult = await server.register('Zoya', { ageBand: '18+', email: 'zoya@example.org' });
    await group('cats', 'Cats', teacher, [kabir, adult]);
    expect(await list('?search=EXAMPLE.org')).toMatchObject({
      total: 1,
      students: [{ name: 'Kabir', email: 'Kabir@Example.org' }],
    });
  });

  it('searches names in any case, filters by group, and pages', async () => {
    await group('cats', 'Cats', teacher, [ravi]);
    const found = async (query: string) => (await list(query)).students.map(({ name }) => name);
    expect(await found('?search=ASH')).toEqual(['Asha']);
    expect(await found('?search=example.org')).toEqual([]);
    expect(await found('?search=%25')).toEqual([]);
    expect(await found('?search=_')).toEqual([]);
    expect(await found('?group=cats')).toEqual(['Ravi']);
    expect(await found('?group=unknown')).toEqual([]);
    expect(await list('?limit=1&page=2&sort=name')).toMatchObject({
      total: 2,
      totalPages: 2,
      students: [{ name: 'Ravi' }],
    });
    expect((await teacher.call('GET', '/api/v1/teacher/students?sort=shoe-size')).statusCode).toBe(400);
  });

  it('excludes learners of other teachers and of archived groups', async () => {
    const other = await person('Kabir', 'Teacher');
    expect((await list('', other)).students).toEqual([]);
    expect((await list('?group=owls', other)).students).toEqual([]);
    await server.store.write(async (tx) => void (await tx.update(groups).set({ archivedAt: 2 })));
    expect((await list()).students).toEqual([]);
  });

  it('puts learners with a repeated mistake first, until it is solved', async () => {
    const wrong = () => answer('first', 'green', now());
    await play(ravi, event('realm-entered'), wrong(), wrong(), wrong());
    expect((await list('?help=1')).students).toEqual([]);
    await play(ravi, wrong());
    expect((await list()).students.map(({ name, needsHelp }) => [name, needsHelp])).toEqual([
      ['Ravi', 1],
      ['Asha', 0],
    ]);
    await play(ravi, answer('first', 'red', now()));
    expect((await list('?help=1')).students).toEqual([]);
  });

  it('marks learners who spent over 15 minutes on one task', async () => {
    await play(ravi, event('realm-entered'), answer('first', 'green', { ...now(), ms: 16 * 60_000 }));
    const { signs } = (await teacher.call('GET', `/api/v1/teacher/students/${ravi.user.id}`)).json();
    expect(signs).toMatchObject([{ ref: 'first', title: 'first', kind: 'stuck', count: 16 }]);
    const [listed] = (await list()).students;
    expect(listed).toMatchObject({ name: 'Ravi', reasons: [{ title: 'first', kind: 'stuck', count: 16 }] });
  });
});

describe("a learner's evidence", () => {
  it('contains tasks, attempts, models, programs and the timeline', async () => {
    await play(
      asha,
      event('realm-entered'),
      answer('first', 'green', { ...now(), ms: 1000 }),
      answer('first', 'red', { ...now(), ms: 2000 }),
      attempt({ attempts: 1, solved: 0 }),
      attempt({ attempts: 2, solved: 1 }),
    );
    await server.store.write((tx) => tx.update(users).set({ parentalConsent: true }).where(eq(users.id, asha.user.id)));
    const report = (await teacher.call('GET', `/api/v1/teacher/students/${asha.user.id}`)).json();
    expect(report.realms.find(({ realm }: { realm: string }) => realm === 'ai-adventure-park')).toMatchObject({
      title: 'Tiny',
      entered: true,
      share: 50,
      tasks: [{ title: 'Answer both', done: 1, steps: 2, ms: 3000, firstTry: 0, attempts: 2 }],
    });
    expect(report.models).toEqual([]);
    expect(report.experiments).toEqual([]);
    expect(report.trend).toEqual([{ day: new Date().toISOString().slice(0, 10), score: 50, answers: 2 }]);
    expect(report.timeline).toContainEqual(expect.objectContaining({ kind: 'realm-entered', realmTitle: 'Tiny' }));
  });

  it('has a note that only its teacher can read', async () => {
    const url = `/api/v1/teacher/students/${asha.user.id}`;
    const helper = await person('Kabir', 'Teacher');
    await group('cats', 'Cats', helper, [asha]);
    expect((await teacher.call('PUT', `${url}/note`, { note: 'Likes <b>owls</b>.' })).statusCode).toBe(200);
    expect((await teacher.call('GET', url)).json().note).toBe('Likes <b>owls</b>.');
    expect((await helper.call('GET', url)).json().note).toBe('');
    await teacher.call('PUT', `${url}/note`, { note: ' ' });
    expect((await teacher.call('GET', url)).json().note).toBe('');
  });

  it('is not found for another teacher, like an unknown id', async () => {
    const other = await person('Kabir', 'Teacher');
    const admin = await person('Root', 'Admin');
    for (const id of [asha.user.id, 'nobody']) {
      const reply = await other.call('GET', `/api/v1/teacher/students/${id}`);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'unknown-student']);
      expect((await other.call('PUT', `/api/v1/teacher/students/${id}/note`, { note: 'x' })).statusCode).toBe(404);
    }
    expect((await other.call('GET', '/api/v1/teacher/groups/owls/heat-map')).statusCode).toBe(404);
    expect((await admin.call('GET', `/api/v1/teacher/students/${asha.user.id}`)).statusCode).toBe(200);
  });
});

describe('the heat map', () => {
  it('has a letter per learner and lesson, and the misconceptions', async () => {
    await play(asha, event('realm-entered'), answer('first', 'red', now()));
    const wrong = () => answer('first', 'green', now());
    await play(ravi, event('realm-entered'), wrong(), wrong(), wrong(), wrong());
    const map = (await teacher.call('GET', '/api/v1/teacher/groups/owls/heat-map')).json();
    expect(map.lessons.slice(0, 2)).toMatchObject([{ ref: 'first' }, { ref: 'second' }]);
    expect(map.learners.map(({ name, cells }: { name: string; cells: string }) => [name, cells.slice(0, 2)])).toEqual([
      ['Ravi', 'h-'],
      ['Asha', 'D-'],
    ]);
    expect(map.misconceptions).toMatchObject([
      { title: 'first', mistake: { label: 'green' }, learners: 1, program: null },
    ]);
  });
});

describe("a parent's page", () => {
  let parent: TestClient;
  beforeEach(async () => {
    parent = await person('Dad', 'Parent');
    await server.store.write(async (tx) => {
      await tx
        .insert(parentLinks)
        .values({ id: 'link', parentId: parent.user.id, childId: asha.user.id, createdAt: Date.now() - 2 * WEEK_MS });
      await tx.update(users).set({ email: 'dad@example.org', emailVerifiedAt: 1 });
    });
  });
  const children = async () => (await parent.call('GET', '/api/v1/parent/children')).json().children;

  it('describes the week of linked children only', async () => {
    await play(
      asha,
      event('realm-entered'),
      answer('first', 'red', { ...now(), ms: 120_000 }),
      answer('second', 'red', { ...now(), ms: 60_000 }),
      attempt({ attempts: 1, solved: 0 }),
      attempt({ attempts: 2, solved: 0 }),
      attempt({ attempts: 3, solved: 0 }),
      attempt({ attempts: 4, solved: 0 }),
    );
    const [child, ...others] = await children();
    expect(others).toEqual([]);
    expect(child).toMatchObject({ name: 'Asha', minutes: 3, digest: true });
    expect(child.summary).toEqual([
      'This week Asha passed 1 of 3 tasks.',
      'That took about 3 minutes of thinking.',
      '"Cake: Meet" is still a puzzle. Trying again is how it gets solved.',
    ]);
    expect(child.starters.length).toBeGreaterThan(1);
  });

  it('describes a week without activity, and differently before the first activity', async () => {
    expect((await children())[0].summary[0]).toMatch(/has not begun yet/);
    await server.store.write((tx) => tx.update(users).set({ lastActiveAt: Date.now() - 2 * WEEK_MS }));
    expect((await children())[0].summary[0]).toMatch(/took a week off/);
  });

  it('sends one letter a week, until parent or child or the link in it says no', async () => {
    const content = await ContentService.load(server.store, server.config.contentDir);
    const reports = new ParentReports(server.store, content, new MailOutbox(), new UsersService(server.store, 'open'));
    const sent = async () =>
      (await server.store.db.select().from(mailOutbox)).filter(({ kind }) => kind === 'weekly-digest');
    expect(await reports.enqueueDueDigests()).toBe(1);
    expect(await reports.enqueueDueDigests()).toBe(0);
    const [letter] = await sent();
    expect(letter).toMatchObject({ to: 'dad@example.org', subject: "Asha's week at Lanternwise" });
    expect(letter?.text).toContain('{site}/sign-in?returnUrl=%2Fparent%2Fprogress');
    const token = /digest\/stop\/([\w-]+)/.exec(letter?.text ?? '')?.[1];
    const later = Date.now() + WEEK_MS + 1000;
    expect(await reports.enqueueDueDigests(later)).toBe(1);
    await asha.call('PATCH', '/api/v1/user/digest', { allowed: false });
    expect(await reports.enqueueDueDigests(later + WEEK_MS + 1000)).toBe(0);
    await asha.call('PATCH', '/api/v1/user/digest', { allowed: true });
    const newest = /digest\/stop\/([\w-]+)/.exec((await sent()).at(-1)?.text ?? '')?.[1];
    expect(newest).not.toBe(token);
    const link = (secret: string | undefined) => server.call('GET', `/api/v1/digest/stop/${secret}`);
    const stop = (secret: string | undefined) => server.call('POST', '/api/v1/digest/stop', { token: secret });
    for (const dead of [token, 'nonsense']) {
      expect((await link(dead)).json()).toMatchObject({ success: false, code: 'link-over' });
      expect((await stop(dead)).statusCode).toBe(404);
    }
    expect((await link(newest)).json()).toEqual({ success: true, digest: true });
    expect((await children())[0].digest).toBe(true);
    for (const _click of [1, 2]) expect((await stop(newest)).statusCode).toBe(200);
    expect((await link(newest)).json()).toEqual({ success: true, digest: false });
    expect((await children())[0].digest).toBe(false);
    expect(await reports.enqueueDueDigests(later + 3 * WEEK_MS)).toBe(0);
  });

  it('rejects changes for a child who is not linked', async () => {
    const reply = await parent.call('PATCH', `/api/v1/parent/children/${ravi.user.id}`, { digest: false });
    expect(reply.statusCode).toBe(404);
    expect(await server.store.db.select().from(digests)).toEqual([]);
  });
});
