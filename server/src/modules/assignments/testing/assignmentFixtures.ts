// Fixtures for tests of assignments: a class of two with its teacher, and the calls about its assignments.
import { randomUUID } from 'node:crypto';
import type {
  AssignmentDetailReply,
  ClassAssignment,
  NewAssignment,
  OwnAssignment,
} from '@lanternwise/shared/contracts/assignments';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Config } from '../../../config.ts';
import { answer, event, startTestServer, type TestClient } from '../../../testing/testServer.ts';
import { testTables } from '../../../testing/testStore.ts';
import { addMember, createGroup, registerConfirmedTeacher } from '../../groups/testing/groupFixtures.ts';

export const DAY_MS = 86_400_000;
export const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
export const TASK = { kind: 'task', realm: 'ai-adventure-park', ref: 'both' } as const;

const assignmentOf = (change: Partial<NewAssignment>): NewAssignment => ({
  id: randomUUID(),
  target: TASK,
  due: { date: dateIn(3), time: null },
  timeZone: 'Asia/Kolkata',
  learners: 'all',
  note: null,
  ...change,
});

export const play = (who: TestClient, ...events: unknown[]) =>
  who.call('POST', '/api/v1/user/quest-events', { events });

/** Both questions of the tiny realm, and its exit. */
export const finish = (who: TestClient, at = Date.now()) =>
  play(
    who,
    event('realm-entered', { at }),
    answer('first', 'red', { at }),
    answer('second', 'green', { at }),
    event('exit-reached', { ref: 'gate', at }),
  );

export const own = async (by: TestClient, query = '') =>
  (await by.call('GET', `/api/v1/user/assignments${query}`)).json<{ assignments: OwnAssignment[] }>().assignments;

export type AssignedClass = Awaited<ReturnType<typeof startClass>>;

export async function startClass(config: Partial<Config> = { access: 'open' }) {
  const server = await startTestServer(config);
  const teacher = await registerConfirmedTeacher(server, 'Meera');
  const group = await createGroup(teacher);
  const asha = await addMember(server, teacher, group, 'Asha');
  const ravi = await addMember(server, teacher, group, 'Ravi');
  const url = (rest = '') => `/api/v1/groups/${group}/assignments${rest}`;
  const give = (change: Partial<NewAssignment> = {}, by = teacher, to = group) =>
    by.call('POST', `/api/v1/groups/${to}/assignments`, assignmentOf(change));
  return {
    ...{ server, teacher, group, asha, ravi, give },
    given: async (change: Partial<NewAssignment> = {}, to = group): Promise<string> => {
      const reply = await give(change, teacher, to);
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json<{ id: string }>().id;
    },
    list: async (by = teacher) => (await by.call('GET', url())).json<{ items: ClassAssignment[]; total: number }>(),
    detail: async (id: string) => (await teacher.call('GET', url(`/${id}`))).json<AssignmentDetailReply>(),
    change: (id: string, body: object, by = teacher) => by.call('PATCH', url(`/${id}`), body),
    remove: (id: string) => teacher.call('DELETE', url(`/${id}`)),
    /** As if it had been due then. */
    movedTo: (id: string, dueAt: number) => {
      const { assignments } = testTables;
      return server.store.write((tx) =>
        tx.update(assignments).set({ dueAt, createdAt: 1 }).where(eq(assignments.id, id)),
      );
    },
  };
}
