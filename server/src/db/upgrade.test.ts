// Tests the upgrade from every release: a database filled after each earlier migration keeps all rows and values.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/pglite';
import { migrate as migratePg } from 'drizzle-orm/pglite/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER, migrateDatabase } from './migrate.ts';
import { PG_MIGRATIONS_FOLDER } from './openPostgres.ts';
import Database from './sqlite-driver.mjs';

const ROWS = 25;

interface JournalEntry {
  tag: string;
}
const journalOf = (folder: string): { entries: JournalEntry[] } =>
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));

let workFolder: string;
beforeEach(() => {
  workFolder = mkdtempSync(join(tmpdir(), 'lanternwise-upgrade-'));
});
afterEach(() => rmSync(workFolder, { recursive: true, force: true }));

/** A copy of the first `count` migrations. */
function migrationsUpTo(folder: string, count: number): string {
  const copy = join(workFolder, `first-${count}`);
  cpSync(folder, copy, { recursive: true });
  const journal = journalOf(folder);
  journal.entries = journal.entries.slice(0, count);
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify(journal));
  return copy;
}

interface Column {
  name: string;
  type: string;
  /** The referenced table and column. */
  references?: [string, string];
}
interface Table {
  name: string;
  columns: Column[];
}

/** The operations that this test needs of an engine. */
interface Engine {
  tables(): Promise<Table[]>;
  insert(table: Table, rows: unknown[][]): Promise<void>;
  /** All rows in insertion order. */
  rows(table: Table): Promise<Array<Record<string, unknown>>>;
}

/** A plausible value by type: different in every row, equal in a foreign key and the column it references. */
function sampleValue({ name, type, references }: Column, table: string, number: number): unknown {
  if (references && !/int/i.test(type)) return `${references[0]}-${number}`;
  if (/int|double|real|numeric/i.test(type))
    return /bool|remembered|revoked|show/.test(name) ? number % 2 : 1_000 + number;
  if (/bool/i.test(type)) return number % 2 === 0;
  if (/json/i.test(type)) return JSON.stringify({ number });
  return name === 'id' || name.endsWith('_id') ? `${table}-${number}` : `${name} "${number}" 🦉`;
}

async function populate(engine: Engine): Promise<Map<string, Array<Record<string, unknown>>>> {
  const before = new Map<string, Array<Record<string, unknown>>>();
  for (const table of await engine.tables()) {
    const rows = Array.from({ length: ROWS }, (_, number) =>
      table.columns.map((c) => sampleValue(c, table.name, number)),
    );
    await engine.insert(table, rows);
    before.set(table.name, await engine.rows(table));
  }
  return before;
}

async function expectRowsPreserved(engine: Engine, before: Map<string, Array<Record<string, unknown>>>): Promise<void> {
  const now = new Map((await engine.tables()).map((table) => [table.name, table]));
  expect([...before.keys()].filter((name) => !now.has(name))).toEqual([]);
  for (const [name, rows] of before) {
    const kept = await engine.rows(now.get(name) as Table);
    expect(kept.length, name).toBe(rows.length);
    // Columns may have been added; the earlier ones keep their values.
    for (const [at, row] of rows.entries()) expect(kept[at], name).toMatchObject(row);
  }
}

function sqliteEngine(client: Database.Database): Engine {
  return {
    async tables() {
      const names = client
        .prepare(
          // Tables of the full-text index are filled by its own statements.
          "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'",
        )
        .pluck()
        .all() as string[];
      return names.map((name) => {
        const keys = client.pragma(`foreign_key_list(${name})`) as Array<{ from: string; table: string; to: string }>;
        const columns = client.pragma(`table_info(${name})`) as Array<{ name: string; type: string }>;
        return {
          name,
          columns: columns.map((column) => {
            const key = keys.find(({ from }) => from === column.name);
            return {
              name: column.name,
              type: column.type,
              ...(key && { references: [key.table, key.to] as [string, string] }),
            };
          }),
        };
      });
    },
    async insert({ name, columns }, rows) {
      const statement = client.prepare(
        `INSERT INTO ${name} (${columns.map((c) => `"${c.name}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      client.transaction(() => {
        for (const row of rows) statement.run(...row);
      })();
    },
    rows: async ({ name }) =>
      client.prepare(`SELECT * FROM ${name} ORDER BY rowid`).all() as Array<Record<string, unknown>>,
  };
}

function pgliteEngine(client: PGlite): Engine {
  return {
    async tables() {
      const columns = await client.query<{ table: string; name: string; type: string }>(
        `SELECT table_name AS "table", column_name AS name, data_type AS type FROM information_schema.columns
         WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
      );
      const keys = await client.query<{ table: string; name: string; to: string; at: string }>(
        `SELECT c.conrelid::regclass::text AS "table", a.attname AS name, c.confrelid::regclass::text AS "to", b.attname AS at
         FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
         JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = c.confkey[1] WHERE c.contype = 'f'`,
      );
      const tables = new Map<string, Table>();
      for (const { table, name, type } of columns.rows) {
        const key = keys.rows.find((one) => one.table === table && one.name === name);
        const known = tables.get(table) ?? { name: table, columns: [] };
        known.columns.push({ name, type, ...(key && { references: [key.to, key.at] as [string, string] }) });
        tables.set(table, known);
      }
      return [...tables.values()];
    },
    async insert({ name, columns }, rows) {
      await client.exec('SET session_replication_role = replica');
      const list = columns.map((column) => `"${column.name}"`).join(', ');
      const marks = rows.map((_, at) => `(${columns.map((__, c) => `$${at * columns.length + c + 1}`).join(', ')})`);
      await client.query(`INSERT INTO "${name}" (${list}) VALUES ${marks.join(', ')}`, rows.flat());
      await client.exec('SET session_replication_role = origin');
    },
    rows: async ({ name }) =>
      (await client.query<Record<string, unknown>>(`SELECT * FROM "${name}" ORDER BY ctid`)).rows,
  };
}

const releases = (folder: string) => journalOf(folder).entries.map(({ tag }, at) => [tag, at + 1] as const);
const connect = (file: string) => {
  const client = new Database(file);
  client.pragma('foreign_keys = ON');
  return client;
};

describe('an upgrade on SQLite', () => {
  it.each(releases(MIGRATIONS_FOLDER))('from %s loses no data', async (_tag, count) => {
    const file = join(workFolder, 'data.sqlite');
    migrateDatabase(file, connect, migrationsUpTo(MIGRATIONS_FOLDER, count));
    let client = connect(file);
    client.pragma('foreign_keys = OFF');
    const before = await populate(sqliteEngine(client));
    expect(client.pragma('foreign_key_check')).toEqual([]);
    client.close();
    migrateDatabase(file, connect);
    client = connect(file);
    await expectRowsPreserved(sqliteEngine(client), before);
    expect(client.pragma('integrity_check', { simple: true })).toBe('ok');
    expect([...before.values()].flat().length).toBe(before.size * ROWS);
    client.close();
  });
});

/** From the first release and the last; `npm run test:long` asks for those between, too. */
const FROM = releases(PG_MIGRATIONS_FOLDER).filter(
  (_, at, all) => process.env.UPGRADES === 'whole' || at === 0 || at === all.length - 1,
);

describe('an upgrade on PostgreSQL', () => {
  it.each(FROM)(
    'from %s loses no data',
    async (_tag, count) => {
      const client = await PGlite.create({ extensions: { pg_trgm } });
      await migratePg(drizzlePg({ client }), { migrationsFolder: migrationsUpTo(PG_MIGRATIONS_FOLDER, count) });
      const before = await populate(pgliteEngine(client));
      await migratePg(drizzlePg({ client }), { migrationsFolder: PG_MIGRATIONS_FOLDER });
      await expectRowsPreserved(pgliteEngine(client), before);
      expect([...before.values()].flat().length).toBe(before.size * ROWS);
      await client.close();
    },
    30_000,
  );
});

describe('this test', () => {
  it('notices a migration that loses a row or a value', async () => {
    const file = join(workFolder, 'data.sqlite');
    migrateDatabase(file, connect);
    const client = connect(file);
    client.pragma('foreign_keys = OFF');
    const before = await populate(sqliteEngine(client));
    client.exec("UPDATE users SET username = 'x' WHERE id = 'users-3'");
    await expect(expectRowsPreserved(sqliteEngine(client), before)).rejects.toThrow();
    client.exec("DELETE FROM users WHERE id = 'users-3'");
    await expect(expectRowsPreserved(sqliteEngine(client), before)).rejects.toThrow(/users/);
    client.close();
  });
});
