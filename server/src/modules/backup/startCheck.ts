// Checks the database file before the server opens it: explains an unusable one, and refuses an empty one beside backups.
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineOf } from '../../db/openStore.ts';
import { describeStartProblem, formatRestore, StartError } from '../../db/StartError.ts';
import Database from '../../db/sqlite-driver.mjs';
import { backupFolder, listBackups } from './backupFiles.ts';

/** How many of the newest backups are looked at. */
const MAX_TRIED = 5;

/** Throws StartError if the database is a file that cannot be used, or has no accounts while a backup has some. */
export async function assertUsableDatabase(database: string): Promise<void> {
  if (engineOf(database) === 'postgres' || database === ':memory:') return;
  let accounts = 0;
  try {
    accounts = countAccounts(database, { verify: true });
  } catch (error) {
    throw describeStartProblem(error, database, await newestGoodBackup(database)) ?? error;
  }
  if (accounts > 0) return;
  const backup = await newestGoodBackup(database);
  if (backup === undefined) return;
  const state = existsSync(database) ? 'has no accounts' : 'is missing';
  throw new StartError(
    `The database ${database} ${state}, but there is a backup with accounts.\n${formatRestore(backup)}\nTo begin with an empty site instead, move the folder ${dirname(backup)} elsewhere first.`,
  );
}

/** The newest backup that can be read and has accounts. */
async function newestGoodBackup(database: string): Promise<string | undefined> {
  const folder = backupFolder(dirname(database));
  const backups = await listBackups(folder).catch(() => []);
  return backups
    .slice(0, MAX_TRIED)
    .map(({ name }) => join(folder, name))
    .find((file) => {
      try {
        return countAccounts(file, { verify: false }) > 0;
      } catch {
        return false;
      }
    });
}

/** 0 for a file that is missing, empty or without tables. */
function countAccounts(file: string, { verify }: { verify: boolean }): number {
  if (!existsSync(file) || statSync(file).size === 0) return 0;
  const client = new Database(file, { fileMustExist: true });
  try {
    if (verify) assertIntact(client);
    const hasUsers = client.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'users'").get();
    return hasUsers ? Number(client.prepare('SELECT count(*) FROM users').pluck().get()) : 0;
  } finally {
    client.close();
  }
}

/** A fraction of a second for the data of a school; finds what the first queries would not meet. */
function assertIntact(client: InstanceType<typeof Database>): void {
  const found = client.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw Object.assign(new Error(String(found)), { code: 'SQLITE_CORRUPT' });
}
