// Opens PostgreSQL: a pool for reading, one connection for writing, and migrations by one process at a time.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { toDb } from './db.ts';
import { DatabaseBusyError, isUnreachable } from './dbErrors.ts';
import { latestMigration } from './migrationJournal.ts';
import { PgMessageBus } from './PgMessageBus.ts';
import { PgWriteConnection } from './PgWriteConnection.ts';
import { limitedConfig, PG_LIMITS, PooledClient, unlimitedClient } from './pgLimits.ts';
import type { Store } from './store.ts';
import { createCheck } from './storeCheck.ts';
import { WriteQueue } from './WriteQueue.ts';

export const PG_MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations-pg', import.meta.url));
/** Any number that only this program uses. The process that holds the lock migrates. */
const MIGRATION_LOCK = 7_316_220_411;
const MAX_READ_CONNECTIONS = 10;
/** How long a read waits for a connection: when a whole school starts at once, hundreds queue. */
const POOL_WAIT_MS = 30_000;
const APPLIED_SQL = 'SELECT max(created_at) AS latest FROM drizzle.__drizzle_migrations';

export async function openPostgres(url: string): Promise<Store> {
  await migrateWithLock(url);
  const pool = new pg.Pool({
    ...limitedConfig(url, PG_LIMITS),
    Client: PooledClient,
    max: MAX_READ_CONNECTIONS,
    connectionTimeoutMillis: POOL_WAIT_MS,
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined);
  const writer = new PgWriteConnection(url);
  const queue = new WriteQueue(writer);
  const bus = new PgMessageBus(url);
  const write: Store['write'] = (job) => queue.write(job).catch(rethrowAsBusy);
  return {
    db: toDb(drizzle({ client: pool }), 'postgres'),
    write,
    bus,
    check: createCheck({
      write,
      latestApplied: async () => Number((await pool.query(APPLIED_SQL)).rows[0]?.latest ?? 0),
      latestKnown: latestMigration(PG_MIGRATIONS_FOLDER),
    }),
    scrub: () => vacuum(url),
    async close() {
      await queue.onIdle();
      await bus.close();
      await writer.close();
      await pool.end();
    },
  };
}

/** If the database server cannot be reached, the client should try again later. */
function rethrowAsBusy(error: unknown): never {
  throw isUnreachable(error) ? new DatabaseBusyError('the database server cannot be reached', { cause: error }) : error;
}

/** Gives the space of deleted rows back to the tables; their bytes are overwritten as new rows come (docs/data.md). */
async function vacuum(url: string): Promise<boolean> {
  const client = unlimitedClient(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('VACUUM');
    return true;
  } finally {
    await client.end();
  }
}

/** Several processes may start at once; the first migrates, the others wait. */
async function migrateWithLock(url: string): Promise<void> {
  const client = unlimitedClient(url);
  // The failing query rejects as well; without a listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The lock ends with the session.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: PG_MIGRATIONS_FOLDER });
  } finally {
    await client.end();
  }
}
