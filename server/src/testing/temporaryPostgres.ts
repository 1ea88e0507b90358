// Opens an empty PostgreSQL database for one test: PGlite inside this process, or a new database on a running server.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../db/openPostgres.ts';
import type { Store } from '../db/store.ts';
import { openPglite } from './pglite.ts';

/** The DATABASE_URL that stands for PGlite. */
const PGLITE_URL = 'postgres://pglite';

export function openTemporaryPostgres(url: string): Promise<Store> {
  return url === PGLITE_URL ? openPglite() : createDatabase(url);
}

/** A new database on a running server; dropped at close. */
async function createDatabase(url: string): Promise<Store> {
  const name = `lw_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const store = await openPostgres(own.href);
  return {
    ...store,
    close: async () => {
      await store.close();
      await execute(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
