// The one place that opens PostgreSQL: pool, migrations one process at a time, and writes as serialisable transactions.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { BusyError } from '../http/errors.ts';
import type { Db } from './db.ts';
import { isConflict, isUnreachable } from './db-errors.ts';
import type { Store, WriteJob } from './store.ts';

export const PG_MIGRATIONS = fileURLToPath(new URL('../../migrations-pg', import.meta.url));
/** Any number that only this program uses: whoever holds the lock migrates. */
const MIGRATION_LOCK = 7_316_220_411;
const CONNECTIONS = 10;
/** A write that is still in somebody's way after this many tries is answered with "busy". */
const TRIES = 12;

type PgDb = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 5000 });
  // A connection that breaks while it idles is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  await migrateAlone(pool);
  const db = drizzle({ client: pool }) as unknown as PgDb;
  return storeOf(db, {
    check: async () => void (await pool.query('SELECT 1')),
    close: () => pool.end(),
  });
}

/** Several processes may start at once; the first migrates, the others wait. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: PG_MIGRATIONS });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}

/** The store over any PostgreSQL driver; PGlite in tests uses it too. */
export function storeOf(db: PgDb, ends: Pick<Store, 'check' | 'close'>): Store {
  return {
    db: db as unknown as Db,
    write: (job) => writeWithRetry(db, job),
    check: ends.check,
    close: ends.close,
  };
}

/** Serialisable: a job that read what another changed meanwhile runs again, so jobs may be written as if they were alone. */
async function writeWithRetry<T>(db: PgDb, job: WriteJob<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => job(tx as unknown as Db), { isolationLevel: 'serializable' });
    } catch (error) {
      if (isUnreachable(error)) throw new BusyError();
      if (!isConflict(error)) throw error;
      if (attempt >= TRIES) throw new BusyError();
      await pause(Math.random() * 4 * 2 ** Math.min(attempt, 6));
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
