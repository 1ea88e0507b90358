// `npm run backup`: a checked copy of the database in DATA_DIR/backups, also while the server runs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../server/src/config.ts';
import { engineOf } from '../server/src/db/openStore.ts';
import { BackupService, backupFolder, MAX_BACKUPS } from '../server/src/modules/backup/service.ts';
import { runCommand, UsageError } from './lib/command.ts';

await runCommand(async () => {
  const { database, dataDir } = readConfig(process.env);
  if (engineOf(database) === 'postgres')
    throw new UsageError('The database is a PostgreSQL server: back it up with pg_dump.');
  if (!existsSync(database)) throw new UsageError(`There is nothing to back up yet: ${database} does not exist.`);
  const folder = backupFolder(dataDir);
  const { name, bytes } = await new BackupService(database, folder).make();
  const file = join(folder, name);
  return `Backed up ${(bytes / 1024 / 1024).toFixed(1)} MB to ${file}\nIts checksum is beside it; the latest ${MAX_BACKUPS} backups stay. To put it back: npm run restore -- ${file}`;
});
