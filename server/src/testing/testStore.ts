// Opens the database of a test: SQLite, or PostgreSQL where DATABASE_URL names one.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, engineTables, type Tables } from '../db/db.ts';
import { engineOf, openStore, type Store } from '../db/openStore.ts';
import { openTemporaryPostgres } from './temporaryPostgres.ts';

const url = process.env.DATABASE_URL ?? '';

export const TEST_ENGINE: Engine = engineOf(url);
export const testTables: Tables = engineTables(TEST_ENGINE);
export const IN_MEMORY = ':memory:';

/** In memory where the system has such a folder: the server waits for the disk at every write. */
const MEMORY = '/dev/shm';
const folders = existsSync(MEMORY) ? MEMORY : tmpdir();

let template: string | undefined;

/** A migrated file of SQLite, made once by each test file: its hundred statements on disk cost more than most tests. */
async function templateFile(): Promise<string> {
  if (!template) {
    const folder = mkdtempSync(join(folders, 'lanternwise-template-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'template.sqlite');
    const store = await openStore(file);
    await store.close();
    template = file;
  }
  return template;
}

/** A copy of the template, which is deleted at close. */
async function openEmptySqlite(): Promise<Store> {
  const folder = mkdtempSync(join(folders, 'lanternwise-'));
  const file = join(folder, 'test.sqlite');
  copyFileSync(await templateFile(), file);
  const store = await openStore(file);
  return {
    ...store,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param database `:memory:` for an empty database on the engine of this test run; otherwise as `openStore` */
export function openTestStore(database: string): Promise<Store> {
  if (database !== IN_MEMORY) return openStore(database);
  return TEST_ENGINE === 'postgres' ? openTemporaryPostgres(url) : openEmptySqlite();
}
