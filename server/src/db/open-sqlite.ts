// The one place that opens SQLite: pragmas, one connection that writes and one that only reads.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { Db } from './db.ts';
import { migrateDatabase } from './migrate.ts';
import Database from './sqlite-driver.mjs';
import type { Store } from './store.ts';
import { WriteQueue, type WriteSession } from './write-queue.ts';

/** A locked data base freezes the event loop for this long at most. */
const BUSY_TIMEOUT_MS = 200;

function connect(file: string): Database.Database {
  const client = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  return client;
}

/** `:memory:` cannot be shared by two connections: it becomes a private file that disappears at close. */
function place(file: string): { file: string; discard: () => void } {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    return { file, discard: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), 'lanternwise-'));
  return { file: join(folder, 'memory.sqlite'), discard: () => rmSync(folder, { recursive: true, force: true }) };
}

const asDb = (client: Database.Database): Db => drizzle({ client }) as unknown as Db;

function writeSession(client: Database.Database): WriteSession {
  const does = (sql: string) => {
    const statement = client.prepare(sql);
    return () => void statement.run();
  };
  return {
    db: asDb(client),
    begin: does('BEGIN IMMEDIATE'),
    commit: does('COMMIT'),
    rollback: does('ROLLBACK'),
    mark: does('SAVEPOINT job'),
    release: does('RELEASE job'),
    undo: does('ROLLBACK TO job'),
    isOpen: () => client.inTransaction,
  };
}

/** Opens a data base file and brings it up to date. */
export function openSqlite(file: string): Store {
  const at = place(file);
  migrateDatabase(at.file, connect);
  const writer = connect(at.file);
  const reader = connect(at.file);
  reader.pragma('query_only = ON');
  const queue = new WriteQueue(writeSession(writer));
  const alive = reader.prepare('SELECT 1');
  return {
    db: asDb(reader),
    write: (job) => queue.write(job),
    async check() {
      alive.get();
    },
    async close() {
      await queue.idle();
      reader.close();
      writer.pragma('wal_checkpoint(TRUNCATE)');
      writer.close();
      at.discard();
    },
  };
}
