// Tests that Admins are told by mail, at most once a day, that teachers wait.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { MailOutbox } from '../mail/outbox.ts';
import { tellAdminsWhoWaits } from './waitingDigest.ts';

const { mailOutbox, users } = testTables;
const DAY = 24 * 3_600_000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await server.register('Chief', { ageBand: '18+', email: 'chief@example.org' });
  await server.grant('Chief', 'Admin');
  await server.store.write((tx) =>
    tx.update(tx.tables.users).set({ emailVerifiedAt: 1 }).where(eq(users.username, 'Chief')),
  );
});
afterEach(() => server.close());

const tell = (now: number) => tellAdminsWhoWaits(server.store, new MailOutbox(), now);
const mails = async () =>
  (await server.store.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'schools-waiting'))).map(({ to }) => to);
async function becomeTeacher(name: string) {
  const person = await server.register(name, { ageBand: '18+' });
  await person.call('POST', '/api/v1/update-role', { role: 'Teacher' });
}

it('sends one mail a day while new requests wait, and none otherwise', async () => {
  const now = Date.now();
  await tell(now);
  expect(await mails()).toEqual([]);
  await becomeTeacher('Meera');
  await becomeTeacher('Ravi');
  await tell(now + DAY);
  await tell(now + DAY + 3_600_000);
  expect(await mails()).toEqual(['chief@example.org']);
  await tell(now + 3 * DAY);
  expect(await mails()).toHaveLength(1);
});
