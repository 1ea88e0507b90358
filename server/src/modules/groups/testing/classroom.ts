// People and groups for the stories of groups.
import type { CreatedInvitation } from '@lanternwise/shared/contracts/invitations';
import { expect } from 'vitest';
import type { Person, World } from '../../../testing/world.ts';

export async function teacher(world: World, username: string): Promise<Person> {
  await world.register(username, { ageBand: '18+' });
  await world.grant(username, 'Teacher');
  return world.signIn(username);
}

export async function newGroup(by: Person, name = 'Class 7B'): Promise<string> {
  const reply = await by.call('POST', '/api/v1/groups', { name });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ group: { id: string } }>().group.id;
}

export async function invite(by: Person, groupId: string, days?: number): Promise<CreatedInvitation> {
  const reply = await by.call('POST', `/api/v1/groups/${groupId}/invitations`, days === undefined ? {} : { days });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<CreatedInvitation>();
}

/** Somebody new who joins by the link. */
export async function newMember(world: World, by: Person, groupId: string, username: string): Promise<Person> {
  const { token } = await invite(by, groupId);
  const child = await world.register(username);
  expect((await child.call('POST', `/api/v1/join-group/${token}`)).statusCode).toBe(200);
  return child;
}

export const makeAccounts = (by: Person, groupId: string, names: readonly string[], more: object = {}) =>
  by.call('POST', `/api/v1/groups/${groupId}/class-accounts`, {
    names,
    ageBand: '12-13',
    schoolConsent: true,
    ...more,
  });
