// Tests of restoring: what was there is kept, everybody signs in again, and nothing changes where it cannot be done.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  type PathLike,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../db/openStore.ts';
import { lockFolder } from '../../folderLock.ts';
import { TEST_ENGINE, testTables } from '../../testing/testStore.ts';
import { RestoreError, restoreBackup } from './restore.ts';
import { account, createBackedUpStore, namesIn } from './testing/backedUpStore.ts';

const { mailOutbox, sessions, users } = testTables;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanternwise-restore-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(TEST_ENGINE === 'sqlite')('restoring', () => {
  it('keeps the previous database, ends all sessions and holds back mails', async () => {
    const { database, file } = await createBackedUpStore(folder);
    const store = await openStore(database);
    await store.write((tx) => tx.insert(users).values(account('ravi')));
    await store.close();
    const { previousDatabase: keptAside } = await restoreBackup(file, database);
    expect(await namesIn(database)).toEqual(['asha']);
    expect(await namesIn(keptAside ?? '')).toEqual(['asha', 'ravi']);
    const after = await openStore(database);
    expect(await after.db.select().from(sessions)).toEqual([]);
    expect(await after.db.select().from(mailOutbox)).toMatchObject([{ state: 'failed' }]);
    await after.close();
  });

  it('fails without changes while a server has the database open', async () => {
    const { database, file } = await createBackedUpStore(folder);
    const running = await openStore(database);
    await expect(restoreBackup(file, database)).rejects.toThrow('The server is running. Stop it first, then restore.');
    await running.write((tx) => tx.insert(users).values(account('ravi')));
    await running.close();
    expect(await namesIn(database)).toEqual(['asha', 'ravi']);
  });

  it('names the server that holds the folder, also before it opened the database', async () => {
    const { database, file } = await createBackedUpStore(folder);
    const lock = lockFolder(dirname(database));
    lock.tellPort(3000);
    await expect(restoreBackup(file, database)).rejects.toThrow(
      `The server is running (process ${process.pid}, port 3000). Stop it first, then restore.`,
    );
    lock.release();
    await restoreBackup(file, database);
    lockFolder(dirname(database)).release();
  });

  it('says that the disk is full, and leaves everything as it was', async () => {
    const { database, file } = await createBackedUpStore(folder);
    for (const code of ['ENOSPC', 'EDQUOT', 'SQLITE_FULL']) {
      const fill = (_from: PathLike, to: PathLike) => {
        writeFileSync(to, 'half of a copy');
        throw Object.assign(new Error('no space left on device'), { code });
      };
      await expect(restoreBackup(file, database, fill)).rejects.toThrow(
        /^There is no room on the disk for the restored database\. Nothing was changed\./,
      );
    }
    expect(readdirSync(dirname(database)).filter((name) => name.includes('arriving'))).toEqual([]);
    expect(await namesIn(database)).toEqual(['asha']);
  });

  it('rejects a backup that is missing, changed or without its checksum', async () => {
    const { database, file } = await createBackedUpStore(folder);
    const elsewhere = join(folder, 'copy.sqlite');
    const refused = (path: string) => expect(restoreBackup(path, database)).rejects.toThrow(RestoreError);
    await refused(join(folder, 'none.sqlite'));
    copyFileSync(file, elsewhere);
    await refused(elsewhere);
    copyFileSync(`${file}.sha256`, `${elsewhere}.sha256`);
    writeFileSync(elsewhere, 'x', { flag: 'a' });
    await refused(elsewhere);
    mkdirSync(join(folder, 'live', 'backups'), { recursive: true });
    expect(await namesIn(database)).toEqual(['asha']);
    expect(existsSync(`${database}.arriving`)).toBe(false);
  });
});
