// Tests of a parent's yes to one class: a limited child is no member of a class of unconfirmed teachers without it, by whatever way in.
import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latestMailTo, mailsTo } from '../../testing/outboxMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import {
  addCoTeacher,
  confirmTeacher,
  createClassAccounts,
  createGroup,
  createInvitation,
  selfMadeTeacher,
} from './testing/groupFixtures.ts';

const MUM = 'mum@example.org';
let server: TestServer;
let meera: TestClient;
let asha: TestClient;
let id: string;
beforeEach(async () => {
  server = await startTestServer();
  meera = await selfMadeTeacher(server, 'Meera');
  asha = await server.register('Asha', { ageBand: '12-13', parentEmail: MUM });
  id = await createGroup(meera, 'Class 7B');
});
afterEach(() => server.close());

const join = async (who: TestClient, group = id, by = meera) => {
  const { token } = await createInvitation(by, group);
  return who.call('POST', `/api/v1/join-group/${token}`);
};
const joinByCode = async (who: TestClient, group = id) => {
  const { invitation } = await createInvitation(meera, group);
  return who.call('POST', '/api/v1/join-group', { code: invitation.code });
};
const members = async (group = id, by = meera): Promise<string[]> =>
  (await by.call('GET', `/api/v1/groups/${group}/members`))
    .json()
    .items.map((each: { username: string }) => each.username);
const own = async (who = asha) => (await who.call('GET', '/api/v1/user/groups')).json();
const letter = () => latestMailTo(server, MUM, 'class-consent-asked');
const answer = async (answer: string, token?: string) =>
  server.call('POST', `/api/v1/class-consents/${token ?? (await letter()).token}`, { answer });
const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [reply.statusCode, reply.json().code];
const registerParent = async (name: string, email: string, child = asha): Promise<TestClient> => {
  const parent = await server.register(name, { ageBand: '18+', email });
  await server.grant(name, 'Parent');
  await server.store.write(async (tx) => {
    const { users } = tx.tables;
    await tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, parent.user.id));
  });
  const signedIn = await server.signIn(name);
  const { code } = (await child.call('POST', '/api/v1/user/parent-code')).json();
  expect((await signedIn.call('POST', '/api/v1/user/parent-links', { code })).statusCode).toBe(200);
  return signedIn;
};

describe('a limited child and a class of a teacher whom nobody confirmed', () => {
  it.each([
    ['link', () => join(asha)],
    ['code', () => joinByCode(asha)],
  ])('waits for the parent after joining by %s', async (_way, enter) => {
    const reply = await enter();
    expect(reply.json()).toMatchObject({ success: true, groupName: 'Class 7B', state: 'waits-for-parent' });
    expect(await members()).toEqual([]);
    expect(await own()).toMatchObject({
      groups: [],
      waiting: [{ id, name: 'Class 7B', teachers: ['Meera'], state: 'asked' }],
    });
    const { text } = await letter();
    expect(text).toContain('"Class 7B"');
    expect(text).toContain('Meera');
    expect(text).toContain('which lessons Asha does');
  });

  it("is a member with the parent's yes, and none after its withdrawal", async () => {
    await join(asha);
    expect((await answer('give')).json().consent).toMatchObject({ state: 'given', isMember: true });
    expect(await members()).toEqual(['Asha']);
    expect((await own()).waiting).toEqual([]);
    expect((await answer('withdraw')).json().consent).toMatchObject({ state: 'withdrawn', isMember: false });
    expect(await members()).toEqual([]);
    expect(codeOf(await join(asha))).toEqual([403, 'parent-refused']);
    await answer('give');
    expect(await members()).toEqual(['Asha']);
  });

  it("keeps the parent's no, also when the child is limited no longer or the teacher is confirmed", async () => {
    await join(asha);
    await answer('decline');
    expect(codeOf(await joinByCode(asha))).toEqual([403, 'parent-refused']);
    await confirmTeacher(server, meera.user.id);
    const { token } = await latestMailTo(server, MUM, 'consent-asked');
    await server.call('POST', `/api/v1/consents/${token}`, { answer: 'give' });
    expect(codeOf(await join(asha))).toEqual([403, 'parent-refused']);
    expect((await own()).waiting).toMatchObject([{ state: 'declined' }]);
    expect((await asha.call('DELETE', `/api/v1/user/groups/${id}`)).statusCode).toBe(404);
  });

  it('is told to name a parent where none is known', async () => {
    const bina = await server.register('Bina', { ageBand: '12-13' });
    expect(codeOf(await join(bina))).toEqual([409, 'parent-unknown']);
  });

  it('sends one letter a day about a class, and waits in five classes at most', async () => {
    await join(asha);
    await join(asha);
    expect((await mailsTo(server, MUM)).filter(({ kind }) => kind === 'class-consent-asked')).toHaveLength(1);
    for (const name of ['A', 'B', 'C', 'D']) await join(asha, await createGroup(meera, `Class 6${name}`));
    expect(codeOf(await join(asha, await createGroup(meera, 'Class 8A')))).toEqual([409, 'too-many-waiting']);
    expect((await asha.call('DELETE', `/api/v1/user/groups/${id}`)).statusCode).toBe(200);
    expect((await own()).waiting).toHaveLength(4);
    expect(codeOf(await answer('give', 'x'.repeat(43)))).toEqual([404, 'link-over']);
  });
});

describe('a class', () => {
  it('of confirmed teachers only is open, as for everybody who is not limited', async () => {
    const ravi = await server.register('Ravi', { ageBand: '18+' });
    expect((await join(ravi)).json().state).toBe('joined');
    await confirmTeacher(server, meera.user.id);
    expect((await join(asha)).json().state).toBe('joined');
    expect(await members()).toEqual(['Asha', 'Ravi']);
  });

  it('with a co-teacher whom nobody confirmed asks the parent, and keeps its members', async () => {
    await confirmTeacher(server, meera.user.id);
    await join(asha);
    const kabir = await selfMadeTeacher(server, 'Kabir');
    await addCoTeacher(meera, id, kabir);
    expect(await members()).toEqual(['Asha']);
    const bina = await server.register('Bina', { ageBand: '12-13', parentEmail: 'dad@example.org' });
    expect((await join(bina)).json().state).toBe('waits-for-parent');
    expect((await latestMailTo(server, 'dad@example.org', 'class-consent-asked')).text).toContain('Meera, Kabir');
  });

  it('that is handed over keeps its members; who left needs a yes to the new teacher', async () => {
    await join(asha);
    await answer('give');
    const kabir = await selfMadeTeacher(server, 'Kabir');
    await meera.call('POST', `/api/v1/groups/${id}/hand-over`, { username: 'Kabir' });
    await kabir.call('POST', `/api/v1/teacher/group-invitations/${id}`, { accept: true });
    expect(await members(id, kabir)).toEqual(['Asha']);
    expect((await server.call('GET', `/api/v1/class-consents/${(await letter()).token}`)).json().consent).toMatchObject(
      {
        isForTheseTeachers: false,
        isMember: true,
      },
    );
    await asha.call('DELETE', `/api/v1/user/groups/${id}`);
    expect((await join(asha, id, kabir)).json().state).toBe('waits-for-parent');
  });

  it('takes no limited child from another class of its teacher, but its own class accounts', async () => {
    const other = await createGroup(meera, 'Class 8A');
    await join(asha);
    await answer('give');
    const move = (userId: string, to: string) =>
      meera.call('POST', `/api/v1/groups/${id}/members/${userId}/move`, { toGroupId: to });
    expect(codeOf(await move(asha.user.id, other))).toEqual([409, 'parent-first']);
    const [card] = (await createClassAccounts(meera, id, ['Bina'])).json().cards;
    const kabir = await selfMadeTeacher(server, 'Kabir');
    await addCoTeacher(meera, other, kabir);
    expect(codeOf(await move(card.id, other))).toEqual([409, 'parent-first']);
    const own = await createGroup(meera, 'Class 9A');
    expect((await move(card.id, own)).statusCode).toBe(200);
  });

  it('has one way in: only entry.ts writes members', () => {
    const folder = new URL('../', import.meta.url);
    const writers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .filter((path) => readFileSync(new URL(path, folder), 'utf8').includes('insert(groupMembers)'));
    expect(writers).toEqual(['groups/entry.ts']);
  });
});

describe('a parent with an account', () => {
  it('answers for the address that the child named', async () => {
    const mum = await registerParent('Padma', MUM);
    await join(asha);
    const [consent] = (await mum.call('GET', '/api/v1/parent/class-consents')).json().consents;
    expect(consent).toMatchObject({ username: 'Asha', className: 'Class 7B', state: 'asked', mayAgree: true });
    const reply = await mum.call('POST', `/api/v1/parent/class-consents/${consent.id}`, { answer: 'give' });
    expect(reply.json().consent).toMatchObject({ state: 'given', isMember: true });
    expect(await members()).toEqual(['Asha']);
  });

  it('that is only linked sees the question and cannot answer it', async () => {
    const stranger = await registerParent('Dev', 'dev@example.org');
    await join(asha);
    const [consent] = (await stranger.call('GET', '/api/v1/parent/class-consents')).json().consents;
    expect(consent).toMatchObject({ state: 'asked', mayAgree: false });
    const reply = await stranger.call('POST', `/api/v1/parent/class-consents/${consent.id}`, { answer: 'give' });
    expect(codeOf(reply)).toEqual([403, 'not-asked']);
    expect(await members()).toEqual([]);
  });
});

describe("a parent's no", () => {
  it('is not overruled by another address that the child names, but lifted by an Admin for a new yes', async () => {
    await join(asha);
    await answer('decline');
    await asha.call('POST', '/api/v1/user/consent', { parentEmail: 'friend@example.org' });
    expect(codeOf(await join(asha))).toEqual([403, 'parent-refused']);
    const friend = await registerParent('Friend', 'friend@example.org');
    const [consent] = (await friend.call('GET', '/api/v1/parent/class-consents')).json().consents;
    const reply = await friend.call('POST', `/api/v1/parent/class-consents/${consent.id}`, { answer: 'give' });
    expect(codeOf(reply)).toEqual([403, 'other-parent-refused']);

    await server.register('Root', { ageBand: '18+' });
    await server.grant('Root', 'Admin');
    const admin = await server.signIn('Root');
    expect(
      (await admin.call('GET', `/api/v1/admin/users/${asha.user.id}/class-consents`)).json().consents,
    ).toMatchObject([{ state: 'declined' }]);
    const lift = () => admin.call('POST', `/api/v1/admin/class-consents/${consent.id}/lift`, { reason: 'a mistake' });
    expect((await lift()).json().consent.state).toBe('asked');
    expect(codeOf(await lift())).toEqual([409, 'class-not-refused']);
    expect((await join(asha)).json().state).toBe('waits-for-parent');
    expect(await members()).toEqual([]);
  });
});
