// A database file that cannot be used at start: what is said, and that following it brings the accounts back.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../db/openStore.ts';
import { StartError } from '../../db/StartError.ts';
import Database from '../../db/sqlite-driver.mjs';
import { TEST_ENGINE, testTables } from '../../testing/testStore.ts';
import { stated } from '../users/age.ts';
import { restoreBackup } from './restore.ts';
import { BackupService, backupFolder } from './service.ts';
import { assertUsableDatabase } from './startCheck.ts';

const { users } = testTables;

let folder: string;
let database: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanternwise-start-'));
  database = join(folder, 'lanternwise.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const account = {
  id: 'asha',
  username: 'Asha',
  usernameKey: 'asha',
  passwordHash: 'x',
  ageBand: stated('12-13' as const),
  settings: {},
  completedMaps: [],
  gameScores: {},
  createdAt: 1,
};

async function createDatabase(...accounts: Array<typeof account>): Promise<void> {
  const store = await openStore(database);
  if (accounts.length > 0) await store.write(async (tx) => void (await tx.insert(users).values(accounts)));
  await store.close();
}

const makeBackup = async () => {
  const folderOfBackups = backupFolder(folder);
  return join(folderOfBackups, (await new BackupService(database, folderOfBackups).make()).name);
};

async function problem(): Promise<string> {
  const error = await assertUsableDatabase(database).then(
    () => new Error('no problem'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof StartError)) throw error;
  return error.message;
}

/** The file of a new site is nearly empty until its log is written into it. */
function leaveFileWithoutItsLog(): void {
  rmSync(database);
  const client = new Database(database);
  client.pragma('journal_mode = WAL');
  client.close();
}

function overwritePages(): void {
  const bytes = readFileSync(database);
  bytes.fill(255, 4096, 40_960);
  writeFileSync(database, bytes);
}

describe.runIf(TEST_ENGINE === 'sqlite')('at start a database', () => {
  it.each([
    ['that is no database', 'is damaged', () => writeFileSync(database, 'no database '.repeat(1000))],
    ['that is damaged inside', 'is damaged', overwritePages],
    ['that is empty', 'has no accounts, but there is a backup with accounts', () => writeFileSync(database, '')],
    [
      'whose log vanished with all that was in it',
      'has no accounts, but there is a backup with accounts',
      leaveFileWithoutItsLog,
    ],
    ['that is missing', 'is missing, but there is a backup with accounts', () => rmSync(database)],
  ])('%s is explained, and the named command brings the accounts back', async (_what, words, damage) => {
    await createDatabase(account);
    const backup = await makeBackup();
    damage();
    const message = await problem();
    expect(message).toContain(words);
    expect(message).toContain(`npm run restore -- ${backup}`);
    await restoreBackup(backup, database);
    await assertUsableDatabase(database);
    const store = await openStore(database);
    expect(await store.db.select({ id: users.id }).from(users)).toEqual([{ id: 'asha' }]);
    await store.close();
  });

  it('with tables but no accounts, as a crash between migration and restore leaves it, is not taken for a new site', async () => {
    await createDatabase(account);
    const backup = await makeBackup();
    rmSync(database);
    await createDatabase();
    expect(await problem()).toContain(`npm run restore -- ${backup}`);
  });

  it('that is damaged and has no backup asks for one', async () => {
    writeFileSync(database, 'no database '.repeat(1000));
    expect(await problem()).toContain('There is no backup in the folder "backups" beside it.');
  });

  it('that cannot be opened names the reason', async () => {
    mkdirSync(database);
    expect(await problem()).toMatch(/cannot be opened \(SQLITE_CANTOPEN\w*\)\. The file and its folder must belong/);
  });

  it('of a new site is no problem, nor is one whose only backup is as empty', async () => {
    await assertUsableDatabase(database);
    await createDatabase();
    await makeBackup();
    await assertUsableDatabase(database);
  });
});
