// PostgreSQL inside the test process: the real engine without a server, empty at start.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { toDb } from '../db/db.ts';
import { LOCAL_BUS } from '../db/MessageBus.ts';
import { PG_MIGRATIONS_FOLDER } from '../db/openPostgres.ts';
import type { Store } from '../db/store.ts';

/** Starting the engine takes most of a second: one that a test has finished with is emptied and used again. */
const idleClients: PGlite[] = [];

async function createClient(): Promise<PGlite> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle({ client }), { migrationsFolder: PG_MIGRATIONS_FOLDER });
  return client;
}

async function truncateAll(client: PGlite): Promise<void> {
  const tables = await client.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  await client.exec(`TRUNCATE ${tables.rows.map(({ name }) => name).join(', ')} CASCADE`);
}

export async function openPglite(): Promise<Store> {
  const client = idleClients.pop() ?? (await createClient());
  const db = drizzle({ client });
  return {
    db: toDb(db, 'postgres'),
    // There is one session only: its transactions follow one another, and reads wait for them.
    write: (job) => db.transaction((tx) => job(toDb(tx, 'postgres'))),
    bus: LOCAL_BUS,
    scrub: async () => true,
    check: async () => void (await client.query('SELECT 1')),
    close: async () => {
      await truncateAll(client);
      idleClients.push(client);
    },
  };
}
