// Tests of archived classes: their teachers read everything, change nothing, and their students see nothing of them.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import {
  addCoTeacher,
  addMember,
  createClassAccounts,
  createGroup,
  createInvitation,
  registerTeacher,
} from './testing/groupFixtures.ts';

let server: TestServer;
let meera: TestClient;
let ravi: TestClient;
let asha: TestClient;
let id: string;
let other: string;
let bina: string;
let invitation: string;
beforeEach(async () => {
  server = await startTestServer({ access: 'open' });
  meera = await registerTeacher(server, 'Meera');
  ravi = await registerTeacher(server, 'Ravi');
  id = await createGroup(meera);
  other = await createGroup(meera, 'Class 8A');
  asha = await addMember(server, meera, id, 'Asha');
  bina = (await createClassAccounts(meera, id, ['Bina'])).json().cards[0].id;
  invitation = (await createInvitation(meera, id)).invitation.id;
  await asha.call('POST', '/api/v1/user/quest-events', {
    events: [event('realm-entered'), answer('first', 'red', { at: Date.now() })],
  });
  await archive(true);
});
afterEach(() => server.close());

const archive = (archived: boolean) => meera.call('PATCH', `/api/v1/groups/${id}`, { archived });
const report = (who: string, by = meera) => by.call('GET', `/api/v1/teacher/students/${who}`);
const notes = (by = meera) => by.call('PUT', `/api/v1/teacher/students/${asha.user.id}/note`, { note: 'x' });

describe('the teacher of an archived class', () => {
  it('reads its heat map, its students, their reports and the evidence of a lesson', async () => {
    const map = (await meera.call('GET', `/api/v1/teacher/groups/${id}/heat-map`)).json();
    expect(map.learners).toMatchObject([{ name: 'Asha' }, { name: 'Bina' }]);
    const { students, total } = (await meera.call('GET', `/api/v1/teacher/students?group=${id}&sort=name`)).json();
    expect([total, students[0]]).toMatchObject([2, { name: 'Asha', groupName: 'Class 7B' }]);
    const read = (await report(asha.user.id)).json();
    expect(read).toMatchObject({ isArchived: true, student: { name: 'Asha', groupName: 'Class 7B' } });
    const lesson = `/api/v1/teacher/students/${asha.user.id}/evidence/ai-adventure-park/first`;
    expect((await meera.call('GET', lesson)).json()).toMatchObject({ title: 'first-step', tries: 1 });
    expect((await meera.call('GET', `/api/v1/groups/${id}/members`)).json().total).toBe(2);
  });

  it('does not find its students in the list of all students', async () => {
    expect((await meera.call('GET', '/api/v1/teacher/students')).json()).toMatchObject({ students: [], total: 0 });
  });

  it('is alone: other teachers, and a former co-teacher, find nothing', async () => {
    for (const by of [ravi, asha]) {
      expect((await report(asha.user.id, by)).statusCode).toBeGreaterThanOrEqual(403);
      expect((await by.call('GET', `/api/v1/teacher/groups/${id}/heat-map`)).statusCode).toBeGreaterThanOrEqual(403);
    }
    await archive(false);
    await addCoTeacher(meera, id, ravi);
    await archive(true);
    expect((await report(asha.user.id, ravi)).statusCode).toBe(200);
    expect((await meera.call('DELETE', `/api/v1/groups/${id}/teachers/${ravi.user.id}`)).statusCode).toBe(200);
    expect((await report(asha.user.id, ravi)).statusCode).toBe(404);
  });

  it.each<[string, 'PATCH' | 'POST' | 'PUT' | 'DELETE', () => string, object?]>([
    ['rename it', 'PATCH', () => '', { name: 'Class 9' }],
    ['remove a student', 'DELETE', () => `/members/${asha.user.id}`],
    ['move a student', 'POST', () => `/members/${bina}/move`],
    ['invite', 'POST', () => '/invitations', {}],
    ['lock realms', 'PUT', () => '/realms', { rules: [{ realm: 'ai-adventure-park', state: 'locked' }] }],
    ['create class accounts', 'POST', () => '/class-accounts', { names: ['C'], ageBand: '12-13', schoolConsent: true }],
    ['give new pass phrases', 'POST', () => '/class-accounts/reset-passwords', { userIds: 'all' }],
    ['rename a child', 'PATCH', () => `/class-accounts/${bina}`, { name: 'Chetan' }],
    ['delete a child', 'PATCH', () => `/class-accounts/${bina}`, { deleted: true }],
    ['invite a co-teacher', 'POST', () => '/teachers', { username: 'Ravi' }],
    ['hand it over', 'POST', () => '/hand-over', { username: 'Ravi' }],
    ['open it with a licence', 'PUT', () => '/licence', { code: '7KQ2-M4XD-9RTB' }],
  ])('cannot %s', async (what, method, path, body) => {
    const sent = what === 'move a student' ? { toGroupId: other } : body;
    const reply = await meera.call(method, `/api/v1/groups/${id}${path()}`, sent);
    expect([reply.statusCode, reply.json().code], reply.body).toEqual([409, 'archived']);
  });

  it('cannot write a note about a child of archived classes only', async () => {
    expect((await notes()).json()).toMatchObject({ code: 'archived', message: expect.stringContaining('Class 7B') });
    await archive(false);
    expect((await notes()).statusCode).toBe(200);
    await archive(true);
    expect((await report(asha.user.id)).json().note).toBe('x');
  });

  it('still restores it, and takes back what gives others access', async () => {
    expect((await meera.call('DELETE', `/api/v1/groups/${id}/invitations/${invitation}`)).statusCode).toBe(200);
    expect((await meera.call('DELETE', `/api/v1/groups/${id}/licence`)).statusCode).toBe(200);
    const restored = await meera.call('PATCH', `/api/v1/groups/${id}`, { archived: false, name: 'Class 8B' });
    expect(restored.json().group).toMatchObject({ name: 'Class 8B', archivedAt: null });
  });
});

describe('a student of an archived class', () => {
  it('sees nothing of it', async () => {
    expect((await asha.call('GET', '/api/v1/user/groups')).json()).toMatchObject({ groups: [], locks: [] });
    expect((await asha.call('DELETE', `/api/v1/user/groups/${id}`)).statusCode).toBe(404);
  });
});
