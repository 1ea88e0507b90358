// Starts the server: reads settings, locks the data folder, migrates, seeds content and listens.

import { buildApp } from './app.ts';
import { type Config, ENVIRONMENT_VARIABLES, readConfig } from './config.ts';
import { prepareDataFolder, restrictNewFiles } from './dataFolder.ts';
import { databaseErrorCode, isDiskFull } from './db/dbErrors.ts';
import { engineOf, openStore, type Store } from './db/openStore.ts';
import { describeStartProblem, StartError } from './db/StartError.ts';
import { type FolderLock, lockFolder } from './folderLock.ts';
import { listeningAddress } from './http/ownAddress.ts';
import { describeListenProblem } from './listenProblem.ts';
import { assertUsableDatabase } from './modules/backup/startCheck.ts';
import { ContentService } from './modules/content/service.ts';
import { createSetUpPath } from './modules/set-up/service.ts';
import { UsersService } from './modules/users/service.ts';
import { settingHints } from './settings/settingHints.ts';
import type { Shutdown } from './shutdown.ts';

/** A whole school may connect within a second; above this the kernel drops SYNs and clients retry after a second. */
const BACKLOG = 4096;

export async function startServer(shutdown: Shutdown): Promise<void> {
  const config = readConfig(process.env);
  warn(
    settingHints(
      process.env,
      ENVIRONMENT_VARIABLES.map(({ name }) => name),
      config,
    ),
  );
  restrictNewFiles();
  warn(prepareDataFolder(config.dataDir));
  const lock = lockDatabaseFolder(config);
  shutdown.onStop(() => lock?.release());
  const store = await openDatabase(config.database);
  shutdown.onStop(() => store.close());
  await serve(config, store, { shutdown, lock }).catch((error: unknown) => {
    throw databaseProblem(error, config.database);
  });
}

interface Holding {
  shutdown: Shutdown;
  lock: FolderLock | undefined;
}

async function serve(config: Config, store: Store, { shutdown, lock }: Holding): Promise<void> {
  const content = await ContentService.load(store, config.contentDir);
  const app = await buildApp({ config, store, content });
  shutdown.onStop(() => app.close());
  const { host } = config;
  await app.listen({ port: config.port, host, backlog: BACKLOG }).catch((error: unknown) => {
    throw describeListenProblem(error, config) ?? error;
  });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  lock?.tellPort(port);
  const site = listeningAddress({ host, port });
  await printSetUpLink(store, config, site);
  if (shutdown.isStopping) return;
  shutdown.started();
  process.stdout.write(`Lanternwise is ready at ${site}\n`);
}

const warn = (sentences: readonly string[]): void => {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
};

/** None for PostgreSQL, which several servers share. */
const lockDatabaseFolder = ({ database, dataDir }: Config): FolderLock | undefined =>
  engineOf(database) === 'sqlite' ? lockFolder(dataDir) : undefined;

async function openDatabase(database: string): Promise<Store> {
  await assertUsableDatabase(database);
  try {
    return await openStore(database);
  } catch (error) {
    throw describeStartProblem(error, database) ?? error;
  }
}

/** The first writes meet a disk that is full; other errors are not the database's. */
function databaseProblem(error: unknown, database: string): unknown {
  const isOfDatabase = isDiskFull(error) || databaseErrorCode(error) !== '';
  return isOfDatabase && !(error instanceof StartError) ? (describeStartProblem(error, database) ?? error) : error;
}

/** While there is no Admin, prints the link that creates one. */
async function printSetUpLink(store: Store, config: Config, site: string): Promise<void> {
  const path = await createSetUpPath(store, new UsersService(store, config.access));
  if (path === null) return;
  const link = `${config.publicUrl ?? site}${path}`;
  process.stdout.write(
    `There is no Admin yet. This link makes the first one; it works once, within 24 hours:\n  ${link}\n`,
  );
}
