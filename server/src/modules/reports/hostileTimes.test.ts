// Tests that no time a browser sends, and no time that is already stored, breaks anybody's report, list or weekly mail.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { ContentService } from '../content/service.ts';
import { addMember, createGroup, registerTeacher } from '../groups/testing/groupFixtures.ts';
import { MailOutbox } from '../mail/outbox.ts';
import { UsersService } from '../users/service.ts';
import { ParentReports } from './ParentReports.ts';

const { activityAnswers, mailOutbox, parentLinks, users } = testTables;
const DAY_MS = 24 * 3_600_000;
const HOSTILE_TIMES = [Number.MAX_SAFE_INTEGER, 8_640_000_000_000_001, 0, 1];

let server: TestServer;
let teacher: TestClient;
let child: TestClient;
let group: string;
beforeEach(async () => {
  server = await startTestServer({ access: 'open' });
  teacher = await registerTeacher(server, 'Meera');
  group = await createGroup(teacher);
  child = await addMember(server, teacher, group, 'Asha');
});
afterEach(() => server.close());

async function expectReportsToWork(): Promise<void> {
  for (const path of [
    '/api/v1/teacher/students',
    `/api/v1/teacher/students/${child.user.id}`,
    `/api/v1/teacher/groups/${group}/heat-map`,
  ]) {
    const reply = await teacher.call('GET', path);
    expect(reply.statusCode, `${path}: ${reply.body}`).toBe(200);
  }
}

describe('a time that a browser sends', () => {
  it.each(HOSTILE_TIMES)('%d is moved between the last 30 days and now', async (at) => {
    const before = Date.now();
    const events = [event('realm-entered', { at }), answer('first', 'green', { at })];
    expect((await child.call('POST', '/api/v1/user/quest-events', { events })).statusCode).toBe(200);
    const [row] = await server.store.db.select().from(activityAnswers);
    expect(row?.answeredAt).toBeGreaterThanOrEqual(before - 30 * DAY_MS);
    expect(row?.answeredAt).toBeLessThanOrEqual(Date.now());
    await expectReportsToWork();
  });
});

describe('a time that is stored already', () => {
  it('breaks no report', async () => {
    await child.call('POST', '/api/v1/user/quest-events', {
      events: [event('realm-entered'), answer('first', 'green')],
    });
    await server.store.write(async (tx) => {
      await tx.update(activityAnswers).set({ answeredAt: Number.MAX_SAFE_INTEGER });
      await tx.update(users).set({ lastActiveAt: Number.MAX_SAFE_INTEGER }).where(eq(users.id, child.user.id));
    });
    await expectReportsToWork();
  });

  it("stops no other family's weekly mail", async () => {
    const sibling = await addMember(server, teacher, group, 'Ravi');
    await child.call('POST', '/api/v1/user/quest-events', {
      events: [event('realm-entered'), answer('first', 'green')],
    });
    await server.register('Papa', { ageBand: '18+', email: 'papa@example.org' });
    await server.grant('Papa', 'Parent');
    const parent = await server.signIn('Papa');
    await server.store.write(async (tx) => {
      await tx.update(activityAnswers).set({ answeredAt: Number.MAX_SAFE_INTEGER });
      await tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, parent.user.id));
      for (const [id, childId] of [
        ['a', child.user.id],
        ['b', sibling.user.id],
      ] as const)
        await tx.insert(parentLinks).values({ id, parentId: parent.user.id, childId, createdAt: 1 });
    });
    const content = await ContentService.load(server.store, server.config.contentDir);
    const reports = new ParentReports(server.store, content, new MailOutbox(), new UsersService(server.store, 'open'));
    await reports.enqueueDueDigests().catch(() => undefined);
    const mails = await server.store.db.select().from(mailOutbox);
    expect(mails.filter(({ kind }) => kind === 'weekly-digest')).toHaveLength(2);
  });
});
