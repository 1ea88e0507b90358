// Tests of co-teachers: invitation, answer, what they may do, and the limits.
import { CO_TEACHERS_MAX, GROUPS_PER_TEACHER } from '@lanternwise/shared/constants/groups';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { admittedText } from '../../testing/admittedText.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { addCoTeacher, addMember, createGroup, createInvitation, registerTeacher } from './testing/groupFixtures.ts';

const { auditLog, groups, groupTeachers, mailOutbox, teacherInvitations, users } = testTables;

let server: TestServer;
let meera: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  meera = await registerTeacher(server, 'Meera');
});
afterEach(() => server.close());

const messageOf = (reply: { json(): { message: string } }) => reply.json().message;
const codeOf = (reply: { json(): { code: string } }) => reply.json().code;

describe('an invitation to co-teach', () => {
  let id: string;
  let ravi: TestClient;
  beforeEach(async () => {
    id = await createGroup(meera, 'Class 7B');
    ravi = await registerTeacher(server, 'Ravi');
  });
  const invite = (username = ' ravi ') => meera.call('POST', `/api/v1/groups/${id}/teachers`, { username });
  const open = async (who = ravi) => (await who.call('GET', '/api/v1/teacher/group-invitations')).json().invitations;
  const answer = (accept: boolean, who = ravi) =>
    who.call('POST', `/api/v1/teacher/group-invitations/${id}`, { accept });
  const raviSees = async () => (await ravi.call('GET', `/api/v1/groups/${id}`)).statusCode;

  it('gives access to nothing until it is accepted', async () => {
    const child = await addMember(server, meera, id, 'Asha');
    const reply = await invite();
    expect(reply.json().teachers).toMatchObject([{ username: 'Meera' }, { username: 'Ravi', part: 'invited' }]);
    for (const url of [
      `/api/v1/groups/${id}`,
      `/api/v1/groups/${id}/members`,
      `/api/v1/groups/${id}/invitations`,
      `/api/v1/teacher/students/${child.user.id}`,
      `/api/v1/teacher/groups/${id}/heat-map`,
    ]) {
      expect((await ravi.call('GET', url)).statusCode, url).toBe(404);
    }
    expect((await ravi.call('GET', '/api/v1/groups')).json().items).toEqual([]);
    expect((await ravi.call('GET', '/api/v1/teacher/students')).json().total).toBe(0);
    const joined = (await child.call('GET', '/api/v1/user/groups')).json().groups;
    expect(joined).toMatchObject([{ teachers: ['Meera'] }]);
    expect(await open()).toEqual([
      { groupId: id, groupName: 'Class 7B', invitedBy: 'Meera', invitedAt: expect.any(Number), part: 'co-teacher' },
    ]);
  });

  it('makes a co-teacher when it is accepted, once', async () => {
    await invite();
    expect((await answer(true)).statusCode).toBe(200);
    expect((await ravi.call('GET', '/api/v1/groups')).json().items).toMatchObject([{ id, part: 'co-teacher' }]);
    expect(await open()).toEqual([]);
    expect((await answer(true)).statusCode).toBe(404);
    const acts = (await server.store.db.select().from(auditLog)).map(({ action }) => action);
    expect(acts).toEqual(expect.arrayContaining(['co-teacher-invited', 'co-teacher-added']));
  });

  it('ends when it is declined, and may be repeated', async () => {
    await invite();
    expect((await answer(false)).statusCode).toBe(200);
    expect([await open(), await raviSees()]).toEqual([[], 404]);
    expect((await answer(true)).statusCode).toBe(404);
    expect((await invite()).statusCode).toBe(200);
  });

  it('ends when the owner withdraws it, or the group is archived', async () => {
    await invite();
    const withdrawn = await meera.call('DELETE', `/api/v1/groups/${id}/teachers/${ravi.user.id}`);
    expect(withdrawn.json().teachers).toMatchObject([{ username: 'Meera' }]);
    expect((await answer(true)).statusCode).toBe(404);
    await invite();
    await meera.call('PATCH', `/api/v1/groups/${id}`, { archived: true });
    expect([await open(), (await answer(true)).statusCode]).toEqual([[], 404]);
  });

  it('belongs to one person: others can neither accept nor see it', async () => {
    await invite();
    const kabir = await registerTeacher(server, 'Kabir');
    expect(await open(kabir)).toEqual([]);
    expect((await answer(true, kabir)).statusCode).toBe(404);
    expect(await raviSees()).toBe(404);
  });

  it('is not sent twice, nor to a member; who became a member cannot accept it', async () => {
    await invite();
    expect(codeOf(await invite())).toBe('already-invited');
    const { token } = await createInvitation(meera, id);
    expect((await ravi.call('POST', `/api/v1/join-group/${token}`)).statusCode).toBe(200);
    expect(codeOf(await answer(true))).toBe('already-member');
    await answer(false);
    expect(codeOf(await invite())).toBe('is-member');
  });

  it('is mailed to a verified address in the language of the teacher, a few times an hour', async () => {
    await server.store.write(async (tx) => {
      const change = {
        email: 'ravi@example.org',
        emailKey: 'ravi@example.org',
        settings: { preferences: { language: 'hi' as const } },
      };
      await tx.update(users).set(change).where(eq(users.id, ravi.user.id));
    });
    const mails = () => server.store.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'co-teacher-invited'));
    await invite();
    expect(await mails()).toEqual([]);
    await server.store.write(async (tx) => {
      await tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, ravi.user.id));
    });
    for (let round = 0; round < 8; round += 1) {
      await answer(false);
      expect((await invite()).statusCode).toBe(200);
    }
    const sent = await mails();
    expect(sent.length).toBe(5);
    expect(sent[0]).toMatchObject({ to: 'ravi@example.org', locale: 'hi', userId: ravi.user.id });
    expect(sent[0]?.subject).toContain('Meera ने आपको “Class 7B”');
  });
});

describe('limits', () => {
  it('of groups count only own ones', async () => {
    const ravi = await registerTeacher(server, 'Ravi');
    await server.store.write(async (tx) => {
      for (let at = 0; at < GROUPS_PER_TEACHER; at += 1) {
        await tx.insert(groups).values({ id: `g${at}`, name: admittedText(`Group ${at}`), createdAt: 1 });
        const row = { groupId: `g${at}`, addedAt: 1 };
        await tx.insert(groupTeachers).values({ ...row, userId: meera.user.id, part: 'owner' });
        await tx.insert(groupTeachers).values({ ...row, userId: ravi.user.id, part: 'co-teacher' });
      }
    });
    expect((await ravi.call('POST', '/api/v1/groups', { name: 'Class 8A' })).statusCode).toBe(200);
    expect(codeOf(await meera.call('POST', '/api/v1/groups', { name: 'Class 8B' }))).toBe('too-many-groups');
  });

  it('of co-teachers count the invited ones too', async () => {
    const id = await createGroup(meera);
    await registerTeacher(server, 'Ravi');
    await server.store.write(async (tx) => {
      const [owner] = await tx.select().from(users).where(eq(users.id, meera.user.id));
      for (let at = 0; at < CO_TEACHERS_MAX; at += 1) {
        const name = `helper-${at}`;
        if (owner) await tx.insert(users).values({ ...owner, id: name, username: name, usernameKey: name });
        await tx.insert(teacherInvitations).values({ groupId: id, userId: name, invitedAt: 1 });
      }
    });
    const reply = await meera.call('POST', `/api/v1/groups/${id}/teachers`, { username: 'Ravi' });
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'too-many-teachers']);
  });
});

describe('a co-teacher', () => {
  let id: string;
  let ravi: TestClient;
  beforeEach(async () => {
    id = await createGroup(meera);
    ravi = await registerTeacher(server, 'Ravi');
    await addCoTeacher(meera, id, ravi);
    const { teachers } = (await meera.call('GET', `/api/v1/groups/${id}`)).json();
    expect(teachers).toMatchObject([{ username: 'Meera' }, { username: 'Ravi', part: 'co-teacher' }]);
  });

  it('sees the group, its members and can invite', async () => {
    expect((await ravi.call('GET', '/api/v1/groups')).json().items).toMatchObject([{ id, part: 'co-teacher' }]);
    await addMember(server, ravi, id, 'Asha');
    expect((await ravi.call('GET', `/api/v1/groups/${id}/members`)).json().total).toBe(1);
  });

  it.each([
    ['rename', 'PATCH', '', { name: 'Mine' }],
    ['archive', 'PATCH', '', { archived: true }],
    ['invite teachers to', 'POST', '/teachers', { username: 'Meera' }],
  ] as const)('cannot %s it', async (_deed, method, path, body) => {
    const reply = await ravi.call(method, `/api/v1/groups/${id}${path}`, body);
    expect(reply.statusCode).toBe(403);
    expect(messageOf(reply)).toContain("Only the group's owner can");
  });

  it('can leave, but cannot remove others', async () => {
    const owner = await ravi.call('DELETE', `/api/v1/groups/${id}/teachers/${meera.user.id}`);
    expect(owner.statusCode).toBe(403);
    expect((await ravi.call('DELETE', `/api/v1/groups/${id}/teachers/${ravi.user.id}`)).statusCode).toBe(200);
    expect((await ravi.call('GET', `/api/v1/groups/${id}`)).statusCode).toBe(404);
  });

  it('must have the role Teacher; other roles and unknown names get the same reply', async () => {
    await server.register('Asha');
    const child = await meera.call('POST', `/api/v1/groups/${id}/teachers`, { username: 'Asha' });
    const unknown = await meera.call('POST', `/api/v1/groups/${id}/teachers`, { username: 'Nobody' });
    expect([child.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(messageOf(child)).toBe('There is no teacher with the user name "Asha".');
    expect(messageOf(unknown)).toBe('There is no teacher with the user name "Nobody".');
    const twice = await meera.call('POST', `/api/v1/groups/${id}/teachers`, { username: 'Ravi' });
    expect(messageOf(twice)).toBe('"Ravi" already teaches this group.');
    const self = await meera.call('DELETE', `/api/v1/groups/${id}/teachers/${meera.user.id}`);
    expect(messageOf(self)).toBe('The owner cannot leave the group. It can be archived.');
  });
});
