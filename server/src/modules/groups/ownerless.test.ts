// Tests of classes whose owner has deleted the account: a co-teacher gets them, or they are archived.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { PurgeService } from '../accounts/purge.ts';
import { MailOutbox } from '../mail/outbox.ts';
import { findOwners } from './ownerless.ts';
import { addCoTeacher, addMember, createClassAccounts, createGroup, registerTeacher } from './testing/groupFixtures.ts';

const { auditLog, groups, groupTeachers, mailOutbox, users } = testTables;

let server: TestServer;
let meera: TestClient;
let id: string;
beforeEach(async () => {
  server = await startTestServer();
  meera = await registerTeacher(server, 'Meera');
  id = await createGroup(meera, 'Class 7B');
});
afterEach(() => server.close());

const change = (person: TestClient, values: Partial<typeof users.$inferInsert>) =>
  server.store.write(async (tx) => {
    await tx.update(users).set(values).where(eq(users.id, person.user.id));
  });
/** Joined as a co-teacher at this time. */
async function coTeacher(name: string, addedAt: number): Promise<TestClient> {
  const person = await registerTeacher(server, name);
  await addCoTeacher(meera, id, person);
  await server.store.write(async (tx) => {
    await tx.update(groupTeachers).set({ addedAt }).where(eq(groupTeachers.userId, person.user.id));
  });
  return person;
}
async function deleteOwner(): Promise<number> {
  await change(meera, { status: 'deleted-pending', deletionDueAt: 1 });
  await new PurgeService(server.store, server.folder).purgeDue();
  return findOwners(server.store, new MailOutbox());
}
const ownersOf = async () =>
  (await server.store.db.select().from(groupTeachers).where(eq(groupTeachers.part, 'owner'))).map(
    ({ userId }) => userId,
  );
const group = async () => (await server.store.db.select().from(groups).where(eq(groups.id, id)))[0];

it('goes to the co-teacher who has taught it longest, and tells by mail', async () => {
  await coTeacher('Ravi', 2000);
  const lata = await coTeacher('Lata', 1000);
  await change(lata, { email: 'lata@school.example', emailVerifiedAt: 1 });
  expect(await deleteOwner()).toBe(1);
  expect(await ownersOf()).toEqual([lata.user.id]);
  expect((await group())?.archivedAt).toBeNull();
  const letters = await server.store.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'group-inherited'));
  expect(letters).toMatchObject([{ to: 'lata@school.example', subject: 'You are now the owner of "Class 7B"' }]);
  expect((await server.store.db.select().from(auditLog)).at(-1)).toMatchObject({
    action: 'group-inherited',
    actorId: null,
    subjectId: id,
  });
  // Nothing is left to do.
  expect(await findOwners(server.store, new MailOutbox())).toBe(0);
});

it('goes to a co-teacher of a confirmed school first', async () => {
  await change(await coTeacher('Ravi', 1000), { schoolConfirmedAt: null });
  const lata = await coTeacher('Lata', 2000);
  await change(lata, { schoolConfirmedAt: 1 });
  await deleteOwner();
  expect(await ownersOf()).toEqual([lata.user.id]);
});

it.each([
  ['is suspended', { status: 'suspended' }],
  ['is no teacher any more', { role: 'User' }],
  ['deletes the account too', { status: 'deleted-pending' }],
] as const)('never goes to a co-teacher who %s: it is archived', async (_, values) => {
  await change(await coTeacher('Ravi', 1000), values);
  await deleteOwner();
  expect(await ownersOf()).toEqual([]);
  expect((await group())?.archivedAt).not.toBeNull();
});

it('is archived without co-teachers; the students keep their accounts, and are told on their page', async () => {
  const asha: string = (await createClassAccounts(meera, id, ['Asha'])).json().cards[0].id;
  const bina = await addMember(server, meera, id, 'Bina');
  await deleteOwner();
  expect((await group())?.archivedAt).not.toBeNull();
  expect(await server.store.db.select().from(users).where(eq(users.id, asha))).toHaveLength(1);
  const own = (await bina.call('GET', '/api/v1/user/groups')).json();
  expect(own).toMatchObject({ groups: [], ended: ['Class 7B'] });
  expect(await findOwners(server.store, new MailOutbox())).toBe(0);
});

it('an open offer of the class ends with its owner', async () => {
  const ravi = await coTeacher('Ravi', 1000);
  const lata = await registerTeacher(server, 'Lata');
  await meera.call('POST', `/api/v1/groups/${id}/hand-over`, { username: 'Lata' });
  await deleteOwner();
  expect((await lata.call('POST', `/api/v1/teacher/group-invitations/${id}`, { accept: true })).statusCode).toBe(404);
  expect(await ownersOf()).toEqual([ravi.user.id]);
});

it('a class whose owner keeps the account in time stays as it is', async () => {
  await coTeacher('Ravi', 1000);
  await change(meera, { status: 'deleted-pending' });
  expect(await findOwners(server.store, new MailOutbox())).toBe(0);
  expect(await ownersOf()).toEqual([meera.user.id]);
});
