// Tests of groups: management, members and access.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import {
  addMember,
  createClassAccounts,
  createGroup,
  createInvitation,
  registerConfirmedTeacher,
} from './testing/groupFixtures.ts';

const { auditLog } = testTables;

let server: TestServer;
let meera: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  meera = await registerConfirmedTeacher(server, 'Meera');
});
afterEach(() => server.close());

const messageOf = (reply: { json(): { message: string } }) => reply.json().message;

describe('a teacher', () => {
  it('creates, renames, archives and restores a group', async () => {
    const id = await createGroup(meera, '  Class   7B ');
    expect((await meera.call('GET', `/api/v1/groups/${id}`)).json()).toMatchObject({
      group: { name: 'Class 7B', studentCount: 0, part: 'owner', archivedAt: null },
      teachers: [{ username: 'Meera', part: 'owner' }],
    });
    await meera.call('PATCH', `/api/v1/groups/${id}`, { name: 'Class 8B' });
    const archived = await meera.call('PATCH', `/api/v1/groups/${id}`, { archived: true });
    expect(archived.json().group).toMatchObject({ name: 'Class 8B', archivedAt: expect.any(Number) });
    expect((await meera.call('GET', '/api/v1/groups')).json()).toMatchObject({ items: [], total: 0 });
    expect((await meera.call('GET', '/api/v1/groups?show=archived')).json().items).toHaveLength(1);
    expect((await meera.call('GET', '/api/v1/teacher/groups')).json().groups).toEqual([]);
    const back = await meera.call('PATCH', `/api/v1/groups/${id}`, { archived: false });
    expect(back.json().group.archivedAt).toBeNull();
    const acts = (await server.store.db.select().from(auditLog)).map(({ action }) => action);
    expect(acts).toEqual(expect.arrayContaining(['group-archived', 'group-restored']));
  });

  it.each([
    ['an empty name', { name: '   ' }],
    ['a novel', { name: 'x'.repeat(61) }],
    ['no name', {}],
  ])('cannot give a group %s', async (_what, body) => {
    const reply = await meera.call('POST', '/api/v1/groups', body);
    expect(reply.statusCode).toBe(400);
    expect(messageOf(reply)).toBe('A group has a name of 1 to 60 characters.');
  });

  it('gets the active groups for the progress screen', async () => {
    const id = await createGroup(meera);
    await addMember(server, meera, id, 'Asha');
    expect((await meera.call('GET', '/api/v1/teacher/groups')).json()).toEqual({
      success: true,
      groups: [{ id, name: 'Class 7B', studentCount: 1 }],
    });
  });

  it('searches, sorts and pages the groups', async () => {
    for (const name of ['Beta', 'alpha', '50% club']) await createGroup(meera, name);
    const names = async (query: string) =>
      (await meera.call('GET', `/api/v1/groups?${query}`)).json().items.map((each: { name: string }) => each.name);
    expect(await names('sort=name')).toEqual(['50% club', 'alpha', 'Beta']);
    expect(await names('search=ALP')).toEqual(['alpha']);
    expect(await names('search=%25')).toEqual(['50% club']);
    expect(await names('sort=name&size=2&page=2')).toEqual(['Beta']);
    expect(await names('sort=students&page=nonsense')).toHaveLength(3);
  });

  it('lists, searches and removes members', async () => {
    const id = await createGroup(meera);
    const asha = await addMember(server, meera, id, 'Asha');
    await createClassAccounts(meera, id, ['Zoya Khan']);
    const members = (await meera.call('GET', `/api/v1/groups/${id}/members`)).json();
    expect(members).toMatchObject({
      total: 2,
      items: [
        { name: 'Asha', username: 'Asha', joinedBy: 'link', classAccount: false },
        { name: 'Zoya Khan', joinedBy: 'class-account', classAccount: true },
      ],
    });
    expect((await meera.call('GET', `/api/v1/groups/${id}/members?search=zoya`)).json().total).toBe(1);
    expect((await meera.call('GET', `/api/v1/groups/${id}/members?show=class-accounts`)).json().total).toBe(1);
    expect((await meera.call('DELETE', `/api/v1/groups/${id}/members/${asha.user.id}`)).statusCode).toBe(200);
    const again = await meera.call('DELETE', `/api/v1/groups/${id}/members/${asha.user.id}`);
    expect([again.statusCode, messageOf(again)]).toEqual([404, 'That child is not in this group.']);
    expect((await asha.call('GET', '/api/v1/user/groups')).json().groups).toEqual([]);
  });

  it('stores a name with markup as plain text', async () => {
    const nasty = '<img src=x onerror=alert(1)>';
    const id = await createGroup(meera, nasty);
    const { token } = await createInvitation(meera, id);
    const preview = await server.call('GET', `/api/v1/join-group/${token}`);
    expect(preview.headers['content-type']).toContain('application/json');
    expect(preview.json().groupName).toBe(nasty);
  });
});

describe('the group of another teacher', () => {
  it('is not found by any route', async () => {
    const id = await createGroup(meera, 'Secret class');
    const child = await addMember(server, meera, id, 'Asha');
    const { invitation } = await createInvitation(meera, id);
    const made = (await createClassAccounts(meera, id, ['Zoya'])).json();
    const ravi = await registerConfirmedTeacher(server, 'Ravi');
    const own = await createGroup(ravi, 'Own class');
    const at = `/api/v1/groups/${id}`;
    const tries = [
      ['GET', at],
      ['PATCH', at, { name: 'Mine' }],
      ['GET', `${at}/members`],
      ['DELETE', `${at}/members/${child.user.id}`],
      ['POST', `${at}/teachers`, { username: 'Ravi' }],
      ['DELETE', `${at}/teachers/${meera.user.id}`],
      ['GET', `${at}/realms`],
      ['PUT', `${at}/realms`, { rules: [{ realm: 'robo-realm', state: 'locked' }] }],
      ['GET', `${at}/invitations`],
      ['POST', `${at}/invitations`, {}],
      ['DELETE', `${at}/invitations/${invitation.id}`],
      ['POST', `${at}/class-accounts`, { names: ['X'], ageBand: '12-13', schoolConsent: true }],
      ['POST', `${at}/class-accounts/reset-passwords`, { userIds: 'all' }],
      ['PATCH', `${at}/class-accounts/${made.cards[0].id}`, { deleted: true }],
      // Ids of the other group in paths of the own group.
      ['DELETE', `/api/v1/groups/${own}/members/${child.user.id}`],
      ['DELETE', `/api/v1/groups/${own}/teachers/${meera.user.id}`],
      ['DELETE', `/api/v1/groups/${own}/invitations/${invitation.id}`],
      ['PATCH', `/api/v1/groups/${own}/class-accounts/${made.cards[0].id}`, { deleted: true }],
      ['POST', `/api/v1/groups/${own}/class-accounts/reset-passwords`, { userIds: [made.cards[0].id] }],
    ] as const;
    for (const [method, url, body] of tries) {
      const reply = await ravi.call(method, url, body);
      expect([url, reply.statusCode]).toEqual([url, 404]);
      expect(reply.body).not.toMatch(/Secret|Asha|Zoya/);
    }
    expect((await meera.call('GET', `${at}/members`)).json().total).toBe(2);
  });

  it('is accessible to an Admin', async () => {
    const id = await createGroup(meera);
    await server.register('Root', { ageBand: '18+' });
    await server.grant('Root', 'Admin');
    const admin = await server.signIn('Root');
    expect((await admin.call('GET', `/api/v1/groups/${id}`)).json().group).toMatchObject({ id, part: 'owner' });
    expect((await admin.call('GET', '/api/v1/groups')).json().items).toEqual([]);
  });
});
