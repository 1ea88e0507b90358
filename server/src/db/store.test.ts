// Tests of the SQLite store: group commit, savepoints, locks, and migrations that lose no data.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stated } from '../modules/users/age.ts';
import { isBusy, isUniqueViolation } from './dbErrors.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from './migrate.ts';
import { openSqlite } from './openSqlite.ts';
import { describeStartProblem } from './StartError.ts';
import { sqliteTables } from './schema.sqlite.ts';
import Database from './sqlite-driver.mjs';
import type { Store } from './store.ts';

const { sessions, users } = sqliteTables;

let folder: string;
let file: string;
const opened: Store[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanternwise-db-'));
  file = join(folder, 'deep/data.sqlite');
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (at = file) => {
  const store = openSqlite(at);
  opened.push(store);
  return store;
};
const closeAll = async () => {
  for (const store of opened.splice(0)) await store.close();
};

const userRow = (name: string) => ({
  id: name,
  username: name,
  usernameKey: name,
  passwordHash: 'x',
  ageBand: stated('18+' as const),
  settings: {},
  completedMaps: [],
  gameScores: {},
  createdAt: 1,
});
const addUser = (store: Store, name: string) =>
  store.write(async (tx) => void (await tx.insert(users).values(userRow(name))));
const userIds = async (store: Store) =>
  (await store.db.select({ id: users.id }).from(users)).map(({ id }) => id).sort();

describe('the opener', () => {
  it('sets the pragmas for durability and integrity', () => {
    open();
    const other = new Database(file);
    expect(other.pragma('journal_mode', { simple: true })).toBe('wal');
    other.close();
  });

  it('refuses writes on the reading connection', async () => {
    const store = open();
    await expect(Promise.resolve().then(() => store.db.insert(users).values(userRow('asha')))).rejects.toThrow();
    expect(await userIds(store)).toEqual([]);
  });

  it('enforces foreign keys', async () => {
    const orphan = { tokenHash: 't', userId: 'nobody', bindHash: null, createdAt: 1, expiresAt: 2, remembered: false };
    await expect(open().write(async (tx) => void (await tx.insert(sessions).values(orphan)))).rejects.toThrow();
  });

  it('gives every :memory: store its own database and deletes it at close', async () => {
    // A folder of its own: other tests make and remove theirs at the same time.
    const own = mkdtempSync(join(tmpdir(), 'lanternwise-memory-'));
    vi.stubEnv('TMPDIR', own);
    const [one, two] = [open(':memory:'), open(':memory:')];
    await addUser(one, 'asha');
    expect(await userIds(one)).toEqual(['asha']);
    expect(await userIds(two)).toEqual([]);
    expect(readdirSync(own)).toHaveLength(2);
    await closeAll();
    expect(readdirSync(own)).toEqual([]);
    vi.unstubAllEnvs();
    rmSync(own, { recursive: true });
  });
});

describe('group commit', () => {
  it('saves the others when one job of a batch fails', async () => {
    const store = open();
    const results = await Promise.allSettled([
      addUser(store, 'asha'),
      addUser(store, 'asha'),
      store.write(async (tx) => {
        await tx.insert(users).values(userRow('half'));
        throw new Error('failed on purpose');
      }),
      addUser(store, 'ravi'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(isUniqueViolation((results[1] as PromiseRejectedResult).reason)).toBe(true);
    expect(await userIds(store)).toEqual(['asha', 'ravi']);
  });

  it('resolves only after others can read it', async () => {
    const store = open();
    const other = open();
    await addUser(store, 'asha');
    expect(await userIds(other)).toEqual(['asha']);
  });

  it('keeps the order of a thousand writes to one row', async () => {
    const store = open();
    await addUser(store, 'asha');
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 1000 }, (_, number) =>
        store.write(async (tx) => {
          seen.push(number);
          await tx.update(users).set({ bio: String(number) });
        }),
      ),
    );
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect((await store.db.select({ bio: users.bio }).from(users))[0]?.bio).toBe('999');
  });

  it('finishes queued writes before it closes', async () => {
    const store = openSqlite(file);
    const writes = Array.from({ length: 300 }, (_, number) => addUser(store, `pupil-${number}`));
    await store.close();
    await Promise.all(writes);
    expect(await userIds(open())).toHaveLength(300);
  });

  it('reports busy while another process locks the database, and works afterwards', async () => {
    const store = open();
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const blocked = await addUser(store, 'asha').catch((error: unknown) => error);
    expect(isBusy(blocked)).toBe(true);
    expect(await userIds(store)).toEqual([]);
    other.exec('ROLLBACK');
    other.close();
    await addUser(store, 'asha');
    expect(await userIds(store)).toEqual(['asha']);
  });
});

describe('migrations', () => {
  const connect = (at: string) => {
    const client = new Database(at);
    client.pragma('foreign_keys = ON');
    return client;
  };

  /** A copy of the real migrations with one more that runs `sql`. */
  function withMigration(sql: string): string {
    const copy = join(folder, 'migrations');
    cpSync(MIGRATIONS_FOLDER, copy, { recursive: true });
    const at = join(copy, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(at, 'utf8'));
    const last = journal.entries.at(-1);
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag: '9999_more' });
    writeFileSync(at, JSON.stringify(journal));
    writeFileSync(join(copy, '9999_more.sql'), sql);
    return copy;
  }

  async function populated(): Promise<void> {
    const store = open();
    await addUser(store, 'asha');
    await store.write(async (tx) => {
      const row = { tokenHash: 't', userId: 'asha', bindHash: null, createdAt: 1, expiresAt: 2, remembered: false };
      await tx.insert(sessions).values(row);
    });
    await closeAll();
  }

  it('that rebuild a parent table keep its child rows, after a backup', async () => {
    await populated();
    const rebuild = `CREATE TABLE users_new AS SELECT * FROM users;--> statement-breakpoint
DROP TABLE users;--> statement-breakpoint
CREATE TABLE users (${columnsOf('users')});--> statement-breakpoint
INSERT INTO users SELECT * FROM users_new;--> statement-breakpoint
DROP TABLE users_new;`;
    migrateDatabase(file, connect, withMigration(rebuild));
    const client = connect(file);
    expect(client.prepare('SELECT user_id FROM sessions').pluck().all()).toEqual(['asha']);
    client.close();
    expect(readdirSync(join(folder, 'deep/backups'))).toEqual([expect.stringMatching(/^before-9999_more-.*\.sqlite$/)]);
  });

  it('that leave dangling references are undone', async () => {
    await populated();
    expect(() => migrateDatabase(file, connect, withMigration('DELETE FROM users;'))).toThrow(
      /1 rows would reference missing rows.*restored; a copy is in .*backups/,
    );
    expect(await userIds(open())).toEqual(['asha']);
  });

  it('that fail leave the database unchanged', async () => {
    await populated();
    expect(() => migrateDatabase(file, connect, withMigration('ALTER TABLE nowhere ADD x;'))).toThrow(
      /could not be migrated/,
    );
    expect(await userIds(open())).toEqual(['asha']);
  });

  it('on a full disk leave the database unchanged and say so', async () => {
    await populated();
    const connectFull = (at: string) => {
      const client = connect(at);
      client.pragma('max_page_count = 1');
      return client;
    };
    const more =
      'CREATE TABLE more AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 100000) SELECT x FROM n;';
    const error = await Promise.resolve()
      .then(() => migrateDatabase(file, connectFull, withMigration(more)))
      .catch((reason: unknown) => reason);
    expect(describeStartProblem(error, file)?.message).toContain('is full or cannot be written. Nothing is lost');
    expect(await userIds(open())).toEqual(['asha']);
  });

  it('run on an empty folder without a backup, and once', () => {
    open();
    open();
    expect(() => readdirSync(join(folder, 'deep/backups'))).toThrow();
  });

  /** The column definitions of a table. */
  function columnsOf(table: string): string {
    const client = new Database(file);
    const sql = String(client.prepare('SELECT sql FROM sqlite_master WHERE name = ?').pluck().get(table));
    client.close();
    return sql.slice(sql.indexOf('(') + 1, sql.lastIndexOf(')'));
  }
});
