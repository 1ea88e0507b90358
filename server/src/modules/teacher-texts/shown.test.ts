// Tests that children do not see stored texts of teachers that would not be admitted: older ones, and those of unconfirmed schools.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { admittedText } from '../../testing/admittedText.ts';
import { assign, gather, type WritingTeacher } from '../../testing/teacherTextFields.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { addMember, confirmTeacher, createGroup, registerConfirmedTeacher } from '../groups/testing/groupFixtures.ts';
import { commandsAfter, openLesson } from '../live/repository.ts';

let server: TestServer;
let by: WritingTeacher;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer({ access: 'open' });
  const teacher = await registerConfirmedTeacher(server, 'Meera');
  const groupId = await createGroup(teacher, 'Lantern friends');
  asha = await addMember(server, teacher, groupId, 'Asha');
  const { lesson } = (await teacher.call('POST', `/api/v1/groups/${groupId}/live`)).json();
  by = { teacher, groupId, lessonId: lesson.id, assignmentId: '00000000-0000-4000-8000-000000000001' };
  await assign(by, { text: 'Read it twice' }, by.assignmentId);
  await gather(by, { line: null, text: 'Look at the owl' });
  await teacher.call('PUT', `/api/v1/teacher/students/${asha.user.id}/note`, { note: 'Asks good questions' });
});
afterEach(() => server.close());

/** All replies in which the child meets texts of the teacher. */
async function seen() {
  const get = async (url: string) => (await asha.call('GET', `/api/v1/${url}`)).body;
  const parts = ['user/groups', 'user/assignments', 'user/class-programs', 'user/export'];
  // What the streams of a live lesson begin with.
  const lesson = await openLesson(server.store.db, by.groupId);
  const commands = await commandsAfter(server.store.db, by.lessonId, 0);
  return [...(await Promise.all(parts.map(get))), JSON.stringify({ lesson, commands })].join('\n');
}
const TEXTS = ['Lantern friends', 'Read it twice', 'Look at the owl', 'Asks good questions'];
const shownOf = (body: string) => TEXTS.filter((text) => body.includes(text));

it('shows the texts of a confirmed teacher, hides them when that ends, and shows them again', async () => {
  expect(shownOf(await seen())).toEqual(TEXTS);
  await confirmTeacher(server, by.teacher.user.id, null);
  expect(shownOf(await seen())).toEqual([]);
  const { groups } = (await asha.call('GET', '/api/v1/user/groups')).json();
  expect(groups).toMatchObject([{ name: 'Class' }]);
  await confirmTeacher(server, by.teacher.user.id);
  expect(shownOf(await seen())).toEqual(TEXTS);
});

it('hides what was stored before there was a filter, and keeps it for the teacher', async () => {
  const { assignments, groups } = server.store.db.tables;
  await server.store.write(async (tx) => {
    const name = admittedText('Call 98765 43210');
    await tx.update(groups).set({ name }).where(eq(groups.id, by.groupId));
    await tx.update(assignments).set({ noteText: admittedText('Our secret: come alone') });
  });
  const body = await seen();
  expect([body.includes('98765'), body.includes('secret')]).toEqual([false, false]);
  const { group } = (await by.teacher.call('GET', `/api/v1/groups/${by.groupId}`)).json();
  expect(group.name).toBe('Call 98765 43210');
});

it('hides notes of a deleted account, and asks the writer of a note before the one who assigned', async () => {
  const { assignments } = server.store.db.tables;
  await server.store.write((tx) => tx.update(assignments).set({ createdBy: null, noteBy: by.teacher.user.id }));
  expect(await seen()).toContain('Read it twice');
  await server.store.write((tx) => tx.update(assignments).set({ noteBy: null }));
  expect(await seen()).not.toContain('Read it twice');
});
