// PostgreSQL inside the test process: the real engine without a server, empty at start and gone at close.
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { PG_MIGRATIONS, storeOf } from '../db/open-postgres.ts';
import type { Store } from '../db/store.ts';

let template: Promise<Blob> | undefined;

/** A data directory with all migrations applied, made once a process. */
async function migrated(): Promise<Blob> {
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder: PG_MIGRATIONS });
  const directory = await client.dumpDataDir('none');
  await client.close();
  return directory;
}

export async function openPglite(): Promise<Store> {
  template ??= migrated();
  const client = await PGlite.create({ loadDataDir: await template });
  const db = drizzle({ client }) as unknown as PgDatabase<PgQueryResultHKT, Record<string, never>>;
  return storeOf(db, { check: async () => void (await client.query('SELECT 1')), close: () => client.close() });
}
