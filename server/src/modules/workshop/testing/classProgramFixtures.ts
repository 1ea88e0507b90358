// A class with a teacher and two learners, and another teacher's class, for tests of programs shown to a class.
import type { LearnerClassProgramsReply } from '@lanternwise/shared/contracts/class-programs';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/testServer.ts';
import { createGroup, createInvitation, registerTeacher } from '../../groups/testing/groupFixtures.ts';

export const OFFERS_URL = '/api/v1/user/class-programs';

export interface ProgramsClass {
  server: TestServer;
  meera: TestClient;
  asha: TestClient;
  ravi: TestClient;
  group: string;
  /** With Zoya, taught by Vikram. */
  otherGroup: string;
  zoya: TestClient;
  vikram: TestClient;
  offer(by: TestClient, more?: Record<string, unknown>): ReturnType<TestClient['call']>;
  /** Returns the id. */
  offered(by: TestClient, more?: Record<string, unknown>): Promise<string>;
  programUrl(id: string, groupId?: string): string;
  list(): Promise<{ items: { id: string }[]; total: number }>;
  /** About what the teacher reads now. */
  decide(id: string, decision: Record<string, unknown>): ReturnType<TestClient['call']>;
  show(id: string): ReturnType<TestClient['call']>;
  decline(id: string, reason?: string): ReturnType<TestClient['call']>;
}

export async function enterClass(teacher: TestClient, groupId: string, child: TestClient): Promise<TestClient> {
  const { token } = await createInvitation(teacher, groupId);
  await child.call('POST', `/api/v1/join-group/${token}`);
  return child;
}

export const seenBy = async (by: TestClient) => (await by.call('GET', OFFERS_URL)).json<LearnerClassProgramsReply>();
export const titlesFor = async (by: TestClient) => (await seenBy(by)).shown.map(({ title }) => title);
export const codeOf = (reply: { json(): { code?: string } }) => reply.json().code;

export async function startProgramsClass(): Promise<ProgramsClass> {
  const server = await startTestServer();
  const [meera, vikram] = [await registerTeacher(server, 'Meera'), await registerTeacher(server, 'Vikram')];
  const [group, otherGroup] = [await createGroup(meera), await createGroup(vikram, 'Class 8A')];
  const join = async (teacher: TestClient, groupId: string, username: string) =>
    enterClass(teacher, groupId, await server.register(username, { ageBand: '18+' }));
  const programUrl: ProgramsClass['programUrl'] = (id, groupId = group) => `/api/v1/groups/${groupId}/programs/${id}`;
  const offer: ProgramsClass['offer'] = (by, more) => {
    const cake = { groupId: group, savedId: 'cake', title: 'Cake', code: 'print(1)', remixOf: null };
    return by.call('POST', OFFERS_URL, { ...cake, ...more });
  };
  const decide: ProgramsClass['decide'] = async (id, decision) => {
    const { offeredAt } = (await meera.call('GET', programUrl(id))).json();
    return meera.call('POST', `${programUrl(id)}/decision`, { offeredAt, decision });
  };
  return {
    ...{ server, meera, vikram, group, otherGroup, programUrl, offer, decide },
    asha: await join(meera, group, 'Asha'),
    ravi: await join(meera, group, 'Ravi'),
    zoya: await join(vikram, otherGroup, 'Zoya'),
    offered: async (by, more) => (await offer(by, more)).json<{ id: string }>().id,
    list: async () => (await meera.call('GET', `/api/v1/groups/${group}/programs`)).json(),
    show: (id) => decide(id, { kind: 'show' }),
    decline: (id, reason = 'unfinished') => decide(id, { kind: 'decline', reason }),
  };
}
