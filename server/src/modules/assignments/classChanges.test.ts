// Tests of assignments in a class that changes (moves, archive, co-teachers), and in the reports that name them.
import type { StudentReport } from '@lanternwise/shared/contracts/reports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latestMailTo } from '../../testing/outboxMails.ts';
import type { TestClient } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { ContentService } from '../content/service.ts';
import { addCoTeacher, createGroup, createInvitation, registerTeacher } from '../groups/testing/groupFixtures.ts';
import { MailOutbox } from '../mail/outbox.ts';
import { ParentReports } from '../reports/ParentReports.ts';
import { UsersService } from '../users/service.ts';
import { type AssignedClass, DAY_MS, dateIn, finish, own, startClass } from './testing/assignmentFixtures.ts';

const { assignmentLearners, parentLinks, users } = testTables;

let room: AssignedClass;
beforeEach(async () => {
  room = await startClass();
});
afterEach(() => room.server.close());

describe('a class that changes', () => {
  it("takes its assignments from a child that moves, and gives the new class's", async () => {
    const other = await createGroup(room.teacher, 'Class 8A');
    await room.given({ learners: [room.asha.user.id] });
    await room.given();
    await room.given({ target: { kind: 'unit', ref: 'unit-2' } }, other);
    expect(await own(room.asha)).toHaveLength(2);
    const url = `/api/v1/groups/${room.group}/members/${room.asha.user.id}/move`;
    expect((await room.teacher.call('POST', url, { toGroupId: other })).statusCode).toBe(200);
    expect((await own(room.asha)).map(({ kind }) => kind)).toEqual(['unit']);
    expect(await room.server.store.db.select().from(assignmentLearners)).toEqual([]);
  });

  it('that is archived keeps them for reading, and learners no longer see them', async () => {
    const id = await room.given();
    await room.teacher.call('PATCH', `/api/v1/groups/${room.group}`, { archived: true });
    expect(await own(room.asha)).toEqual([]);
    expect((await room.detail(id)).archived).toBe(true);
    expect((await room.give()).json()).toMatchObject({ code: 'archived' });
    expect((await room.change(id, { note: null })).json()).toMatchObject({ code: 'archived' });
    await room.teacher.call('PATCH', `/api/v1/groups/${room.group}`, { archived: false });
    expect(await own(room.asha)).toHaveLength(1);
  });

  it('does not ask who joins after the due date', async () => {
    const id = await room.given();
    await room.movedTo(id, Date.now() - DAY_MS);
    expect((await room.detail(id)).learners).toEqual([]);
    expect(await own(room.asha)).toEqual([]);
  });

  it('belongs to its co-teachers too', async () => {
    await room.server.register('Vikram', { ageBand: '18+' });
    await room.server.grant('Vikram', 'Teacher');
    const vikram = await room.server.signIn('Vikram');
    expect((await room.give({}, vikram)).statusCode).toBe(404);
    await addCoTeacher(room.teacher, room.group, vikram);
    expect((await room.give({}, vikram)).statusCode).toBe(200);
    expect((await room.list(vikram)).total).toBe(1);
  });
});

describe('reports', () => {
  it("name it: the teacher's home, the student's report, the parent's week and letter", async () => {
    // The last minute of the seventh day is still of this week.
    const id = await room.given({ due: { date: dateIn(7), time: null }, timeZone: 'UTC' });
    await finish(room.asha);
    const { due } = (await room.teacher.call('GET', '/api/v1/teacher/home')).json();
    expect(due).toMatchObject([
      { kind: 'assignment-due', groupId: room.group, assignment: { id, title: 'Answer both', done: 1, students: 2 } },
    ]);
    const report = (await room.teacher.call('GET', `/api/v1/teacher/students/${room.asha.user.id}`)).json();
    expect(report.assignments).toMatchObject([{ id, state: 'done', groupName: 'Class 7B' }]);
    // Another teacher of the same child sees what the own class gave, and no more.
    const vikram = await registerTeacher(room.server, 'Vikram');
    const chess = await createGroup(vikram, 'Chess club');
    const { token } = await createInvitation(vikram, chess);
    await room.asha.call('POST', `/api/v1/join-group/${token}`);
    await room.give({ target: { kind: 'unit', ref: 'unit-2' } }, vikram, chess);
    const seen = async (by: TestClient) =>
      (await by.call('GET', `/api/v1/teacher/students/${room.asha.user.id}`)).json<StudentReport>().assignments;
    expect((await seen(vikram)).map(({ groupName }) => groupName)).toEqual(['Chess club']);
    expect((await seen(room.teacher)).map(({ groupName }) => groupName)).toEqual(['Class 7B']);
    await room.server.register('Padma', { ageBand: '18+', email: 'padma@example.org' });
    await room.server.grant('Padma', 'Parent');
    const padma = await room.server.signIn('Padma');
    const { code } = (await room.ravi.call('POST', '/api/v1/user/parent-code')).json();
    await padma.call('POST', '/api/v1/user/parent-links', { code });
    const { children } = (await padma.call('GET', '/api/v1/parent/children')).json();
    expect(children[0].assignments).toMatchObject([{ title: 'Answer both', state: 'open' }]);
    // A teacher's note is for the children.
    expect(JSON.stringify(children)).not.toContain('note');
    const { server } = room;
    await server.store.write(async (tx) => {
      await tx.update(parentLinks).set({ createdAt: 1 });
      await tx.update(users).set({ emailVerifiedAt: 1 });
    });
    const content = await ContentService.load(server.store, server.config.contentDir);
    const letters = new ParentReports(server.store, content, new MailOutbox(), new UsersService(server.store, 'open'));
    expect(await letters.enqueueDueDigests()).toBe(1);
    const { text } = await latestMailTo(server, 'padma@example.org', 'weekly-digest');
    expect(text).toMatch(/Assignments from class:\s+Due \w+day \d+ \w+: Answer both: not yet done\./);
  });
});
