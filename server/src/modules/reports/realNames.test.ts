// Tests that a child's name from a class list reaches the class's own teachers and Admins only.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import {
  addCoTeacher,
  createClassAccounts,
  createGroup,
  createInvitation,
  registerTeacher,
} from '../groups/testing/groupFixtures.ts';

const REAL_NAME = 'Asha Kumarappan';

let server: TestServer;
let ownTeacher: TestClient;
let otherTeacher: TestClient;
let child: TestClient;
let homeClass: string;
let otherGroup: string;

beforeEach(async () => {
  server = await startTestServer({ access: 'open' });
  ownTeacher = await registerTeacher(server, 'Meera');
  otherTeacher = await registerTeacher(server, 'Kabir');
  homeClass = await createGroup(ownTeacher);
  otherGroup = await createGroup(otherTeacher, 'Chess club');
  const [card] = (await createClassAccounts(ownTeacher, homeClass, [REAL_NAME])).json().cards;
  child = await server.signIn(card.username, { password: card.passphrase });
  const { token } = await createInvitation(otherTeacher, otherGroup);
  expect((await child.call('POST', `/api/v1/join-group/${token}`)).statusCode).toBe(200);
});
afterEach(() => server.close());

/** All that a teacher of this group can read about the child, as one text. */
async function everythingAbout(viewer: TestClient, groupId: string): Promise<string> {
  const paths = [
    '/api/v1/teacher/students',
    '/api/v1/teacher/students?sort=name&search=a',
    `/api/v1/teacher/students?group=${groupId}`,
    `/api/v1/teacher/students/${child.user.id}`,
    `/api/v1/teacher/groups/${groupId}/heat-map`,
    `/api/v1/groups/${groupId}`,
    `/api/v1/groups/${groupId}/members`,
  ];
  const replies = await Promise.all(paths.map((path) => viewer.call('GET', path)));
  for (const [at, { statusCode }] of replies.entries()) expect(statusCode, paths[at]).toBe(200);
  return replies.map(({ body }) => body).join('\n');
}

it('shows it to a teacher of the class', async () => {
  expect(await everythingAbout(ownTeacher, homeClass)).toContain(REAL_NAME);
});

it('shows another teacher of the child the user name', async () => {
  const seen = await everythingAbout(otherTeacher, otherGroup);
  expect(seen).not.toContain(REAL_NAME);
  expect(seen).toContain(child.user.username);
});

it('is not found by the search of another teacher', async () => {
  const search = (by: TestClient) => by.call('GET', '/api/v1/teacher/students?search=kumarappan');
  expect((await search(ownTeacher)).json().total).toBe(1);
  expect((await search(otherTeacher)).json().total).toBe(0);
});

it('is shown to a co-teacher of the class', async () => {
  await addCoTeacher(ownTeacher, homeClass, otherTeacher);
  expect(await everythingAbout(otherTeacher, homeClass)).toContain(REAL_NAME);
});

it('does not reach a parent, whose link comes from the child', async () => {
  await server.register('Papa', { ageBand: '18+' });
  await server.grant('Papa', 'Parent');
  const parent = await server.signIn('Papa');
  const { code } = (await child.call('POST', '/api/v1/user/parent-code')).json();
  expect((await parent.call('POST', '/api/v1/user/parent-links', { code })).statusCode).toBe(200);
  const report = await parent.call('GET', '/api/v1/parent/children');
  expect(report.statusCode).toBe(200);
  expect(report.body).not.toContain(REAL_NAME);
});
