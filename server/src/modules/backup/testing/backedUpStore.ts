// A database with one account and its backup, for tests of backups and of restoring.
import { join } from 'node:path';
import { openStore } from '../../../db/openStore.ts';
import { testTables } from '../../../testing/testStore.ts';
import { MailOutbox } from '../../mail/outbox.ts';
import { stated } from '../../users/age.ts';
import { BackupService, backupFolder } from '../service.ts';

const { sessions, users } = testTables;

export const account = (name: string) => ({
  id: name,
  username: name,
  usernameKey: name,
  passwordHash: 'x',
  ageBand: stated('12-13' as const),
  settings: {},
  completedMaps: [],
  gameScores: {},
  createdAt: 1,
});

/** In the folder `live` of `folder`. */
export async function createBackedUpStore(folder: string) {
  const database = join(folder, 'live', 'lanternwise.sqlite');
  const store = await openStore(database);
  await store.write(async (tx) => {
    await tx.insert(users).values(account('asha'));
    const row = { tokenHash: 't', userId: 'asha', bindHash: null, createdAt: 1, expiresAt: 9e12, remembered: false };
    await tx.insert(sessions).values(row);
    const letter = { kind: 'test' as const, subject: 'x', before: ['x'] };
    await new MailOutbox().enqueue(tx, {
      to: 'a@b.example',
      userId: 'asha',
      locale: 'en',
      message: letter,
      cause: 'job',
    });
  });
  await store.close();
  const made = await new BackupService(database, backupFolder(join(folder, 'live'))).make();
  return { database, file: join(folder, 'live', 'backups', made.name) };
}

export async function namesIn(database: string): Promise<string[]> {
  const store = await openStore(database);
  const rows = await store.db.select({ id: users.id }).from(users);
  await store.close();
  return rows.map(({ id }) => id).sort();
}
