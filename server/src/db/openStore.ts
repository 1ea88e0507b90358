// Opens the configured database: its address decides the engine.
import type { Engine } from './db.ts';
import { openSqlite } from './openSqlite.ts';
import type { Store } from './store.ts';

export type { Store };

/** @param database a file, `:memory:`, or a `postgres://` address */
export const engineOf = (database: string): Engine => (/^postgres(ql)?:/.test(database) ? 'postgres' : 'sqlite');

/**
 * Opens the database and runs pending migrations.
 * @param database a file, `:memory:`, or a `postgres://` address
 */
export async function openStore(database: string): Promise<Store> {
  if (engineOf(database) === 'sqlite') return openSqlite(database);
  // Loaded only where it is used: most installations have no PostgreSQL.
  const { openPostgres } = await import('./openPostgres.ts');
  return openPostgres(database);
}
