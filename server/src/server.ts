// Starts the server: reads settings, migrates, seeds content, listens, and shuts down without losing a write.
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { restrictDataFolder, restrictNewFiles } from './dataFolder.ts';
import { openStore, type Store } from './db/openStore.ts';
import { describeStartProblem, StartError } from './db/StartError.ts';
import { assertUsableDatabase } from './modules/backup/startCheck.ts';
import { ContentError } from './modules/content/bundle.ts';
import { ContentService } from './modules/content/service.ts';
import { createSetUpPath } from './modules/set-up/service.ts';
import { UsersService } from './modules/users/service.ts';

/** A whole school may connect within a second; above this the kernel drops SYNs and clients retry after a second. */
const BACKLOG = 4096;

/** Connections are closed after 7 s at the latest; jobs and the database have the rest. */
const SHUTDOWN_LIMIT_MS = 9500;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  prepareDataFolder(config.dataDir);
  const store = await openDatabase(config.database);
  const content = await ContentService.load(store, config.contentDir);
  const app = await buildApp({ config, store, content });
  shutDownOnSignals(app, store);
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  await printSetUpLink(store, config, port);
  process.stdout.write(`Lanternwise is ready at http://localhost:${port}\n`);
}

function prepareDataFolder(folder: string): void {
  restrictNewFiles();
  const warning = restrictDataFolder(folder);
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
}

async function openDatabase(database: string): Promise<Store> {
  await assertUsableDatabase(database);
  try {
    return await openStore(database);
  } catch (error) {
    throw describeStartProblem(error, database) ?? error;
  }
}

/** While there is no Admin, prints the link that creates one. */
async function printSetUpLink(store: Store, config: Config, port: number): Promise<void> {
  const path = await createSetUpPath(store, new UsersService(store, config.access));
  if (path === null) return;
  const link = `${config.publicUrl ?? `http://localhost:${port}`}${path}`;
  process.stdout.write(
    `There is no Admin yet. This link makes the first one; it works once, within 24 hours:\n  ${link}\n`,
  );
}

function shutDownOnSignals(app: FastifyInstance, store: Store): void {
  let isShuttingDown = false;
  const shutDown = async () => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    // Every acknowledged write is on disk by now: what still hangs (a mail server, a database that does not answer) may be cut off.
    setTimeout(() => process.exit(), SHUTDOWN_LIMIT_MS).unref();
    try {
      await app.close();
      await store.close();
      process.exitCode = 0;
    } catch (error) {
      exitWithError(error);
    }
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}

function exitWithError(error: unknown): void {
  process.stderr.write(`${startupErrorMessage(error)}\n`);
  process.exit(1);
}

function startupErrorMessage(error: unknown): string {
  if (error instanceof ConfigError || error instanceof ContentError || error instanceof StartError)
    return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return 'Another program uses this port already. Stop it, or choose another port, for example PORT=3001.';
  }
  if (code === 'EACCES') return `The server may not use this port or folder: ${error.message}`;
  return error.stack ?? error.message;
}

start().catch(exitWithError);
