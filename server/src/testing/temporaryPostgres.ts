// An empty PostgreSQL data base for one test: inside this process (PGlite), or a new one on the server of DATABASE_URL.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../db/openPostgres.ts';
import type { Store } from '../db/store.ts';
import { openPglite } from './pglite.ts';

/** What DATABASE_URL says where PGlite is meant. */
export const PGLITE_URL = 'postgres://pglite';

export function openTemporaryPostgres(url = process.env.DATABASE_URL ?? PGLITE_URL): Promise<Store> {
  return url === PGLITE_URL ? openPglite() : createDatabase(url);
}

/** A data base of its own on a running server; dropped at close. */
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
