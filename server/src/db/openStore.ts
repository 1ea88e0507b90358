// Opens whichever data base is configured; the only place that knows that there are two engines.
import { openSqlite } from './openSqlite.ts';
import type { Store } from './store.ts';
import { ENGINE } from './tables.ts';

export type { Store };

/** In tests: an empty data base of their own, gone at close. */
export const IN_MEMORY = ':memory:';

/**
 * Opens the data base and brings it up to date.
 * @param database a file, `:memory:`, or a `postgres://` address
 */
export async function openStore(database: string): Promise<Store> {
  const postgres = /^postgres(ql)?:/.test(database);
  if (ENGINE === 'sqlite') {
    if (postgres) throw new Error('A PostgreSQL address must be given as DATABASE_URL.');
    return openSqlite(database);
  }
  if (database === IN_MEMORY) return (await import('../testing/temporaryPostgres.ts')).openTemporaryPostgres();
  const { openPostgres } = await import('./openPostgres.ts');
  return openPostgres(database);
}
