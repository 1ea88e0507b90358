// Opens SQLite: pragmas, one connection for writing and one that only reads.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { type Db, toDb } from './db.ts';
import { isDiskFull } from './dbErrors.ts';
import { LOCAL_BUS } from './MessageBus.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from './migrate.ts';
import { latestMigration } from './migrationJournal.ts';
import Database from './sqlite-driver.mjs';
import type { Store } from './store.ts';
import { createCheck } from './storeCheck.ts';
import { type WriteConnection, WriteQueue } from './WriteQueue.ts';

/** The longest time that a locked database blocks the event loop. */
const BUSY_TIMEOUT_MS = 200;

function connect(file: string): Database.Database {
  const client = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  // Deleted rows are overwritten with zeros: what a child deleted must not stay readable in the file. Costs less than can be measured.
  client.pragma('secure_delete = ON');
  return client;
}

/** Two connections cannot share `:memory:`: it becomes a temporary file that is deleted at close. */
function resolveFile(file: string): { file: string; discard: () => void } {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    return { file, discard: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), 'lanternwise-'));
  return { file: join(folder, 'memory.sqlite'), discard: () => rmSync(folder, { recursive: true, force: true }) };
}

const asDb = (client: Database.Database): Db => toDb(drizzle({ client }), 'sqlite');

function createWriteConnection(client: Database.Database): WriteConnection {
  const runner = (sql: string) => {
    const statement = client.prepare(sql);
    return () => void statement.run();
  };
  const beginImmediate = runner('BEGIN IMMEDIATE');
  const endOpenTransaction = runner('ROLLBACK');
  return {
    db: asDb(client),
    begin() {
      // Only if its rollback failed; without this, no transaction could be started any more.
      if (client.inTransaction) endOpenTransaction();
      beginImmediate();
    },
    commit: runner('COMMIT'),
    rollback() {
      try {
        if (client.inTransaction) endOpenTransaction();
      } catch {
        // The next `begin` tries again.
      }
    },
    savepoint: runner('SAVEPOINT job'),
    releaseSavepoint: runner('RELEASE job'),
    rollbackToSavepoint: runner('ROLLBACK TO job'),
    canContinueAfter: () => client.inTransaction,
  };
}

/** Writes the log into the database and empties it; false while a backup reads from it. */
function truncateLog(client: Database.Database): boolean {
  const [result] = client.pragma('wal_checkpoint(TRUNCATE)') as Array<{ busy: number }>;
  return result?.busy === 0;
}

/** Opens a database file and runs pending migrations. */
export function openSqlite(file: string): Store {
  const location = resolveFile(file);
  migrateDatabase(location.file, connect);
  const writer = connect(location.file);
  const reader = connect(location.file);
  reader.pragma('query_only = ON');
  const queue = new WriteQueue(createWriteConnection(writer));
  const write: Store['write'] = (job) => queue.write(job);
  const appliedStatement = reader.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck();
  return {
    db: asDb(reader),
    write,
    bus: LOCAL_BUS,
    check: createCheck({
      write,
      latestApplied: async () => Number(appliedStatement.get() ?? 0),
      latestKnown: latestMigration(MIGRATIONS_FOLDER),
    }),
    // The log still holds the pages as they were before.
    scrub: () => queue.betweenBatches(() => truncateLog(writer)),
    async close() {
      await queue.onIdle();
      reader.close();
      try {
        truncateLog(writer);
      } catch (error) {
        // On a full disk the log stays beside the file, with all that was acknowledged.
        if (!isDiskFull(error)) throw error;
      }
      writer.close();
      location.discard();
    },
  };
}
