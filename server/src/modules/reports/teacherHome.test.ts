// Tests of a teacher's home page: who needs help and why, the classes, what is due, whose it is, and the number of queries.
import type { TeacherHomeReply } from '@lanternwise/shared/contracts/teacher-home';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db.ts';
import { admittedText } from '../../testing/admittedText.ts';
import { answer, event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { ContentService } from '../content/service.ts';
import { UsersService } from '../users/service.ts';
import { placesByLanguage } from './placeContent.ts';
import { buildTeacherHome } from './teacherHome.ts';

const { classAccounts, groupInvitations, groupMembers, groupRealmRules, groups, groupTeachers, helpSigns, users } =
  testTables;
const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let teacher: TestClient;
let asha: TestClient;
let ravi: TestClient;

beforeEach(async () => {
  server = await startTestServer({ access: 'open' });
  teacher = await person('Meera');
  asha = await server.register('Asha', { ageBand: '18+' });
  ravi = await server.register('Ravi', { ageBand: '18+' });
  await group('owls', 'Owls', teacher, [asha, ravi]);
});
afterEach(() => server.close());

async function person(name: string): Promise<TestClient> {
  await server.register(name, { ageBand: '18+' });
  await server.grant(name, 'Teacher');
  return server.signIn(name);
}

async function group(id: string, name: string, owner: TestClient, members: readonly TestClient[]): Promise<void> {
  await server.store.write(async (tx) => {
    await tx.insert(groups).values({ id, name: admittedText(name), createdAt: 1 });
    await tx.insert(groupTeachers).values({ groupId: id, userId: owner.user.id, part: 'owner', addedAt: 1 });
    for (const { user } of members)
      await tx.insert(groupMembers).values({ groupId: id, userId: user.id, joinedAt: 1, joinedBy: 'link' });
  });
}

const play = (learner: TestClient, ...events: unknown[]) =>
  learner.call('POST', '/api/v1/user/quest-events', { events });
const wrong = () => answer('first', 'green', { at: Date.now() });
const home = async (client = teacher, query = '') =>
  (await client.call('GET', `/api/v1/teacher/home${query}`)).json<TeacherHomeReply>();

describe('who needs help', () => {
  it('is shown with the reason of the report, newest first, until the task is passed', async () => {
    await play(ravi, event('realm-entered'), wrong(), wrong(), wrong(), wrong());
    await server.store.write((tx) =>
      tx.insert(helpSigns).values({
        userId: asha.user.id,
        realm: 'ai-adventure-park',
        ref: 'cake',
        kind: 'stuck',
        detail: null,
        count: 22,
        since: Date.now() + 1000,
      }),
    );
    const { help, helpTotal, classes } = await home();
    expect(helpTotal).toBe(2);
    expect(help.map(({ name, groupName, reason }) => ({ name, groupName, ...reason }))).toEqual([
      {
        name: 'Asha',
        groupName: 'Owls',
        kind: 'stuck',
        count: 22,
        realm: 'ai-adventure-park',
        title: 'Cake',
        mistake: null,
        error: null,
      },
      {
        name: 'Ravi',
        groupName: 'Owls',
        kind: 'same-error',
        count: 4,
        realm: 'ai-adventure-park',
        title: 'first',
        mistake: { label: expect.any(String), text: 'because this test says so' },
        error: null,
      },
    ]);
    expect(classes[0]?.needHelp).toBe(2);
    await play(ravi, answer('first', 'red', { at: Date.now() }));
    expect((await home()).help.map(({ name }) => name)).toEqual(['Asha']);
  });

  it('names the error of a program, but not one that a limited child has named', async () => {
    const sign = (learner: TestClient, detail: string) => ({
      userId: learner.user.id,
      realm: 'ai-adventure-park',
      ref: 'cake',
      kind: 'same-error' as const,
      detail,
      count: 4,
      since: 1,
    });
    const child = await server.register('Tara', { ageBand: '12-13' });
    await group('cats', 'Cats', teacher, [child]);
    await server.store.write(async (tx) => {
      await tx.insert(helpSigns).values([sign(asha, 'SecretError'), sign(child, 'SecretError')]);
    });
    const errors = async () => new Map((await home()).help.map(({ name, reason }) => [name, reason.error] as const));
    expect(await errors()).toEqual(
      new Map([
        ['Asha', 'SecretError'],
        ['Tara', null],
      ]),
    );
    await server.store.write((tx) => tx.update(helpSigns).set({ detail: 'NameError' }));
    expect((await errors()).get('Tara')).toBe('NameError');
  });

  it("uses the class list's name for the class's own teacher only", async () => {
    await server.store.write(async (tx) => {
      await tx.insert(classAccounts).values({ userId: asha.user.id, groupId: 'owls', name: 'Asha Rao', createdAt: 1 });
      const signed = { userId: asha.user.id, realm: 'ai-adventure-park', ref: 'first', kind: 'stuck' as const };
      await tx.insert(helpSigns).values({ ...signed, detail: null, count: 20, since: 1 });
    });
    const other = await person('Kabir');
    await group('club', 'Robot club', other, [asha]);
    expect((await home()).help[0]?.name).toBe('Asha Rao');
    expect((await home(other)).help[0]).toMatchObject({ name: 'Asha', groupId: 'club' });
  });
});

describe('the classes', () => {
  it('have the last play, the active students, and the session where most of them are', async () => {
    await group('empty', 'Bees', teacher, []);
    await server.store.write((tx) => tx.update(users).set({ currentMap: 'think-tank-park' }));
    await play(asha, event('realm-entered'));
    const { classes, classesTotal } = await home();
    expect(classesTotal).toBe(2);
    expect(classes[0]).toEqual({
      id: 'empty',
      name: 'Bees',
      students: 0,
      active: 0,
      needHelp: 0,
      programsWaiting: 0,
      lastActive: null,
      next: null,
    });
    expect(classes[1]).toMatchObject({
      name: 'Owls',
      students: 2,
      active: 1,
      lastActive: expect.any(String),
      next: { realm: 'think-tank-park', week: 2, session: 2, state: 'open', opensAt: null },
    });
    // Of equally many, the first of the course: who has not begun yet is there.
    await server.store.write((tx) => tx.update(users).set({ currentMap: '' }).where(eq(users.id, ravi.user.id)));
    expect((await home()).classes[1]?.next).toMatchObject({ realm: 'ai-adventure-park', week: 1, session: 1 });
  });

  it('are those that the caller teaches now', async () => {
    const other = await person('Kabir');
    const nothing = { help: [], helpTotal: 0, classes: [], classesTotal: 0, due: [] };
    expect(await home(other)).toEqual({ success: true, ...nothing });
    await server.store.write((tx) => tx.update(groups).set({ archivedAt: 2 }));
    expect(await home()).toEqual({ success: true, ...nothing });
  });
});

it('what is due are realms that open and invitations that end in the next seven days', async () => {
  const now = Date.now();
  const rule = (realm: string, opensAt: number) => ({
    groupId: 'owls',
    realm,
    state: 'scheduled' as const,
    opensAt,
    timeZone: null,
    updatedAt: 1,
  });
  const invitation = (id: string, expiresAt: number, revokedAt: number | null = null) => ({
    id,
    groupId: 'owls',
    tokenHash: id,
    code: id,
    createdAt: 1,
    expiresAt,
    revokedAt,
  });
  await server.store.write(async (tx) => {
    await tx
      .insert(groupRealmRules)
      .values([
        rule('ai-adventure-park', now + 2 * DAY_MS),
        rule('robo-realm', now + 9 * DAY_MS),
        rule('demo', now - 1),
      ]);
    await tx
      .insert(groupInvitations)
      .values([invitation('a', now + DAY_MS), invitation('b', now + DAY_MS, 2), invitation('c', now + 9 * DAY_MS)]);
  });
  const { due, classes } = await home();
  expect(due.map(({ kind, realm }) => [kind, realm])).toEqual([
    ['invitation-ends', null],
    ['realm-opens', 'ai-adventure-park'],
  ]);
  expect(classes[0]?.next).toMatchObject({ state: 'scheduled', opensAt: new Date(now + 2 * DAY_MS).toISOString() });
});

it('takes as many queries for five classes with five learners in need as for one', async () => {
  const content = await ContentService.load(server.store, server.config.contentDir);
  const contents = placesByLanguage(content);
  const context = { users: new UsersService(server.store, 'open'), contents, language: 'en' as const, now: Date.now() };
  const countQueries = async () => {
    let queries = 0;
    // Builders of subqueries are counted too, once for each query that has them.
    const db = new Proxy(server.store.db, {
      get(target, key) {
        if (key === 'select') queries += 1;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }) as Db;
    const { help, classes } = await buildTeacherHome(db, teacher.user, context);
    return { queries, help: help.length, classes: classes.length };
  };
  await play(asha, event('realm-entered'), wrong(), wrong(), wrong(), wrong());
  const small = await countQueries();
  expect(small).toMatchObject({ help: 1, classes: 1 });
  for (const name of ['Ben', 'Cleo', 'Dev', 'Esha']) {
    const learner = await server.register(name, { ageBand: '18+' });
    await group(name, name, teacher, [learner]);
    await play(learner, event('realm-entered'), wrong(), wrong(), wrong(), wrong());
  }
  expect(await countQueries()).toEqual({ queries: small.queries, help: 5, classes: 5 });
});
