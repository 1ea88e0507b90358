// Tests of moving a student between classes, and of handing a class over to another teacher.
import { GROUPS_PER_TEACHER } from '@lanternwise/shared/constants/groups';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { admittedText } from '../../testing/admittedText.ts';
import { event, startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { addCoTeacher, addMember, createClassAccounts, createGroup, registerTeacher } from './testing/groupFixtures.ts';

const { groups, groupTeachers, mailOutbox, users } = testTables;

let server: TestServer;
let meera: TestClient;
let ravi: TestClient;
let id: string;
beforeEach(async () => {
  server = await startTestServer();
  meera = await registerTeacher(server, 'Meera');
  ravi = await registerTeacher(server, 'Ravi');
  id = await createGroup(meera, 'Class 7B');
});
afterEach(() => server.close());

const codeOf = (reply: { json(): { code: string } }) => reply.json().code;
const membersOf = async (group: string, by = meera) =>
  (await by.call('GET', `/api/v1/groups/${group}/members`)).json().items as Array<{
    name: string;
    classAccount: boolean;
  }>;

describe('moving a student', () => {
  let other: string;
  beforeEach(async () => {
    other = await createGroup(meera, 'Class 8A');
  });
  const move = (userId: string, from = id, to = other, by = meera) =>
    by.call('POST', `/api/v1/groups/${from}/members/${userId}/move`, { toGroupId: to });
  const addClassAccount = async (group: string, name: string): Promise<string> =>
    (await createClassAccounts(meera, group, [name])).json().cards[0].id;

  it('takes name, account and progress along', async () => {
    const asha = await addClassAccount(id, 'Asha');
    expect((await move(asha)).statusCode).toBe(200);
    expect(await membersOf(id)).toEqual([]);
    expect(await membersOf(other)).toMatchObject([{ name: 'Asha', classAccount: true }]);
    const reset = await meera.call('POST', `/api/v1/groups/${other}/class-accounts/reset-passwords`, {
      userIds: [asha],
    });
    expect(reset.statusCode).toBe(200);
  });

  it('keeps what the student did', async () => {
    const bina = await addMember(server, meera, id, 'Bina');
    await bina.call('POST', '/api/v1/user/quest-events', { events: [event('realm-entered')] });
    await move(bina.user.id);
    const states = (await bina.call('GET', '/api/v1/user/realm-states')).json();
    expect(JSON.stringify(states)).toContain('"entered":true');
    expect((await bina.call('GET', '/api/v1/user/groups')).json().groups).toMatchObject([{ name: 'Class 8A' }]);
  });

  it('into a class with the same name, the same student or the same class is refused', async () => {
    const asha = await addClassAccount(id, 'Asha');
    await addClassAccount(other, 'asha');
    expect(codeOf(await move(asha))).toBe('already-in-class');
    expect(codeOf(await move(asha, id, id))).toBe('same-class');
    expect(codeOf(await move('nobody'))).toBe('no-member');
    expect(await membersOf(id)).toMatchObject([{ name: 'Asha' }]);
  });

  it('needs two active classes of one owner', async () => {
    const asha = await addClassAccount(id, 'Asha');
    const ofRavi = await createGroup(ravi, 'Class 9C');
    expect((await move(asha, id, ofRavi)).statusCode).toBe(404);
    await addCoTeacher(meera, id, ravi);
    expect(codeOf(await move(asha, id, ofRavi, ravi))).toBe('owner-only');
    await meera.call('PATCH', `/api/v1/groups/${other}`, { archived: true });
    expect(codeOf(await move(asha))).toBe('archived');
  });
});

describe('handing a class over', () => {
  const offer = (username = 'Ravi', by = meera) => by.call('POST', `/api/v1/groups/${id}/hand-over`, { username });
  const withdraw = (by = meera) => by.call('DELETE', `/api/v1/groups/${id}/hand-over`);
  const answer = (accept: boolean, by = ravi) => by.call('POST', `/api/v1/teacher/group-invitations/${id}`, { accept });
  const partOf = async (by: TestClient) => {
    const reply = await by.call('GET', `/api/v1/groups/${id}`);
    return reply.statusCode === 200 ? (reply.json().group.part as string) : reply.statusCode;
  };

  it('changes the owner when the other teacher accepts, not before', async () => {
    const { teachers } = (await offer()).json();
    expect(teachers).toMatchObject([
      { username: 'Meera', part: 'owner', isOfferedTheGroup: false },
      { username: 'Ravi', part: 'invited', isOfferedTheGroup: true },
    ]);
    expect([await partOf(meera), await partOf(ravi)]).toEqual(['owner', 404]);
    const open = (await ravi.call('GET', '/api/v1/teacher/group-invitations')).json().invitations;
    expect(open).toMatchObject([{ groupName: 'Class 7B', invitedBy: 'Meera', part: 'owner' }]);
    expect((await answer(true)).statusCode).toBe(200);
    expect([await partOf(meera), await partOf(ravi)]).toEqual(['co-teacher', 'owner']);
    expect((await answer(true)).statusCode).toBe(404);
    expect(codeOf(await offer('Meera', meera))).toBe('owner-only');
  });

  it('to a co-teacher keeps him one until he accepts, and if he declines', async () => {
    await addCoTeacher(meera, id, ravi);
    expect((await offer()).json().teachers).toMatchObject([
      { part: 'owner' },
      { username: 'Ravi', part: 'co-teacher', isOfferedTheGroup: true },
    ]);
    await answer(false);
    expect([await partOf(meera), await partOf(ravi)]).toEqual(['owner', 'co-teacher']);
    await offer();
    await answer(true);
    expect([await partOf(meera), await partOf(ravi)]).toEqual(['co-teacher', 'owner']);
  });

  it('can be withdrawn, and is offered to one teacher at a time', async () => {
    expect(codeOf(await withdraw())).toBe('no-offer');
    await offer();
    await registerTeacher(server, 'Kabir');
    expect(codeOf(await offer('Kabir'))).toBe('already-offered');
    expect((await withdraw()).json().teachers).toMatchObject([{ username: 'Meera' }]);
    expect((await answer(true)).statusCode).toBe(404);
    expect((await offer('Kabir')).statusCode).toBe(200);
  });

  it.each([
    ['a student', 'Asha', 404, 'no-teacher'],
    ['nobody', 'Nobody', 404, 'no-teacher'],
    ['oneself', 'Meera', 409, 'already-teacher'],
  ])('to %s is refused', async (_who, username, status, code) => {
    await server.register('Asha');
    const reply = await offer(username);
    expect([reply.statusCode, codeOf(reply)]).toEqual([status, code]);
  });

  it('respects how many groups a teacher can own', async () => {
    await server.store.write(async (tx) => {
      for (let at = 0; at < GROUPS_PER_TEACHER; at += 1) {
        await tx.insert(groups).values({ id: `g${at}`, name: admittedText(`Group ${at}`), createdAt: 1 });
        await tx.insert(groupTeachers).values({ groupId: `g${at}`, addedAt: 1, userId: ravi.user.id, part: 'owner' });
      }
    });
    await offer();
    expect(codeOf(await answer(true))).toBe('too-many-groups');
    // Nothing has changed: the offer stands.
    expect(await partOf(meera)).toBe('owner');
    expect((await withdraw()).statusCode).toBe(200);
  });

  it('is mailed to a verified address', async () => {
    await server.store.write(async (tx) => {
      const change = { email: 'ravi@example.org', emailKey: 'ravi@example.org', emailVerifiedAt: 1 };
      await tx.update(users).set(change).where(eq(users.id, ravi.user.id));
    });
    await offer();
    const mails = await server.store.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'group-offered'));
    expect(mails).toMatchObject([{ to: 'ravi@example.org', subject: 'Meera offers you the group "Class 7B"' }]);
  });
});
