// Opens the database of a test: SQLite, or PostgreSQL where DATABASE_URL names one.
import { type Engine, engineTables, type Tables } from '../db/db.ts';
import { engineOf, openStore, type Store } from '../db/openStore.ts';
import { openTemporaryPostgres } from './temporaryPostgres.ts';

const url = process.env.DATABASE_URL ?? '';

export const TEST_ENGINE: Engine = engineOf(url);
export const testTables: Tables = engineTables(TEST_ENGINE);
export const IN_MEMORY = ':memory:';

/** @param database `:memory:` for an empty database on the engine of this test run; otherwise as `openStore` */
export const openTestStore = (database: string): Promise<Store> =>
  database === IN_MEMORY && TEST_ENGINE === 'postgres' ? openTemporaryPostgres(url) : openStore(database);
