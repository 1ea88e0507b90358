// Fixtures for tests of groups.
import type { CreateInvitationReply } from '@lanternwise/shared/contracts/invitations';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestClient, TestServer } from '../../../testing/testServer.ts';

export async function registerTeacher(server: TestServer, username: string): Promise<TestClient> {
  await server.register(username, { ageBand: '18+' });
  await server.grant(username, 'Teacher');
  return server.signIn(username);
}

/** Became a teacher by asking for it: nobody confirmed the school. */
export async function selfMadeTeacher(server: TestServer, username: string): Promise<TestClient> {
  const person = await server.register(username, { ageBand: '18+' });
  const reply = await person.call('POST', '/api/v1/update-role', { role: 'Teacher' });
  expect(reply.statusCode, reply.body).toBe(200);
  return server.signIn(username);
}

/** Of a school that an Admin confirmed: children see texts in the teacher's own words. */
export async function registerConfirmedTeacher(server: TestServer, username: string): Promise<TestClient> {
  const teacher = await registerTeacher(server, username);
  await confirmTeacher(server, teacher.user.id);
  return teacher;
}

export async function confirmTeacher({ store }: TestServer, id: string, at: number | null = 1): Promise<void> {
  await store.write(async (tx) => {
    const { users } = tx.tables;
    await tx.update(users).set({ schoolConfirmedAt: at }).where(eq(users.id, id));
  });
}

export async function createGroup(by: TestClient, name = 'Class 7B'): Promise<string> {
  const reply = await by.call('POST', '/api/v1/groups', { name });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ group: { id: string } }>().group.id;
}

export async function createInvitation(by: TestClient, groupId: string, days?: number): Promise<CreateInvitationReply> {
  const reply = await by.call('POST', `/api/v1/groups/${groupId}/invitations`, days === undefined ? {} : { days });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<CreateInvitationReply>();
}

/** Registers a user who joins by link. */
export async function addMember(
  server: TestServer,
  by: TestClient,
  groupId: string,
  username: string,
): Promise<TestClient> {
  const { token } = await createInvitation(by, groupId);
  const child = await server.register(username);
  expect((await child.call('POST', `/api/v1/join-group/${token}`)).statusCode).toBe(200);
  return child;
}

export const createClassAccounts = (by: TestClient, groupId: string, names: readonly string[], more: object = {}) =>
  by.call('POST', `/api/v1/groups/${groupId}/class-accounts`, {
    names,
    ageBand: '12-13',
    schoolConsent: true,
    ...more,
  });

/** Invites a teacher, who accepts. */
export async function addCoTeacher(by: TestClient, groupId: string, person: TestClient): Promise<void> {
  const invited = await by.call('POST', `/api/v1/groups/${groupId}/teachers`, { username: person.user.username });
  expect(invited.statusCode, invited.body).toBe(200);
  const url = `/api/v1/teacher/group-invitations/${groupId}`;
  const accepted = await person.call('POST', url, { accept: true });
  expect(accepted.statusCode, accepted.body).toBe(200);
}
