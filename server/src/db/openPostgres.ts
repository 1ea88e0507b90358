// Opens PostgreSQL: a pool for reading, one connection for writing, and migrations by one process at a time.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { toDb } from './db.ts';
import { DatabaseBusyError, isUnreachable } from './dbErrors.ts';
import { PgWriteConnection } from './PgWriteConnection.ts';
import type { Store } from './store.ts';
import { WriteQueue } from './WriteQueue.ts';

export const PG_MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations-pg', import.meta.url));
/** Any number that only this program uses. The process that holds the lock migrates. */
const MIGRATION_LOCK = 7_316_220_411;
const MAX_READ_CONNECTIONS = 10;
/** How long a read waits for a connection: when a whole school starts at once, hundreds queue. */
const CONNECTION_TIMEOUT_MS = 30_000;

export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_READ_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined);
  await migrateWithLock(pool);
  const writer = new PgWriteConnection(url);
  const queue = new WriteQueue(writer);
  return {
    db: toDb(drizzle({ client: pool }), 'postgres'),
    write: (job) => queue.write(job).catch(rethrowAsBusy),
    check: async () => void (await pool.query('SELECT 1')),
    async close() {
      await queue.onIdle();
      await writer.close();
      await pool.end();
    },
  };
}

/** If the database server cannot be reached, the client should try again later. */
function rethrowAsBusy(error: unknown): never {
  throw isUnreachable(error) ? new DatabaseBusyError('the database server cannot be reached', { cause: error }) : error;
}

/** Several processes may start at once; the first migrates, the others wait. */
async function migrateWithLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: PG_MIGRATIONS_FOLDER });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}
