// `npm run restore -- <file>`: puts a backup back while the server does not run, and keeps what was there aside.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../server/src/config.ts';
import { engineOf } from '../server/src/db/openStore.ts';
import { restoreBackup } from '../server/src/modules/backup/restore.ts';
import { BackupService, backupFolder } from '../server/src/modules/backup/service.ts';
import { runCommand, UsageError } from './lib/command.ts';

/** A path, or the bare name of a backup in the backups folder. */
async function backupNamed(given: string | undefined, backups: BackupService, folder: string): Promise<string> {
  const known = (await backups.list()).map(({ name }) => name);
  const list = known.length > 0 ? `\nBackups in ${folder}:\n  ${known.join('\n  ')}` : '';
  if (given === undefined) throw new UsageError(`How to use it: npm run restore -- <file>${list}`);
  return existsSync(given) ? resolve(given) : join(folder, given);
}

await runCommand(async () => {
  const [given, ...more] = process.argv.slice(2);
  const { database, dataDir } = readConfig(process.env);
  if (engineOf(database) === 'postgres')
    throw new UsageError('The database is a PostgreSQL server: restore it with pg_restore.');
  if (more.length > 0) throw new UsageError('Please name one backup.');
  const folder = backupFolder(dataDir);
  const backup = await backupNamed(given, new BackupService(database, folder), folder);
  const { previousDatabase: keptAside } = await restoreBackup(backup, database);
  const aside = keptAside ? `\nWhat was there before is in ${keptAside}` : '';
  return `Restored ${backup}${aside}\nStart the server; everybody signs in again.`;
});
