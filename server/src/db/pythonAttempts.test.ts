// Tests the migration of attempts at Python steps that older versions stored as model cards, on both engines.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { figureNames } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { ATTEMPT_FIGURE } from '@lanternwise/shared/quests/pythonAttempt';
import { drizzle as drizzlePg } from 'drizzle-orm/pglite';
import { migrate as migratePg } from 'drizzle-orm/pglite/migrator';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER, migrateDatabase } from './migrate.ts';
import { PG_MIGRATIONS_FOLDER } from './openPostgres.ts';
import Database from './sqlite-driver.mjs';

let workFolder: string;
beforeEach(() => {
  workFolder = mkdtempSync(join(tmpdir(), 'lanternwise-attempts-'));
});
afterEach(() => rmSync(workFolder, { recursive: true, force: true }));

/** A copy of the migrations before the one that this test is about. */
function migrationsBefore(folder: string): string {
  const copy = join(workFolder, 'before');
  cpSync(folder, copy, { recursive: true });
  const file = join(copy, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith('python-attempts'));
  expect(at).toBeGreaterThan(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return copy;
}

const ATTEMPT = { attempts: 2, solved: 0, firstTry: 0, ms: 900 };
const MODEL = { 'training rows': 8, 'test accuracy': 0.75 };
const cardOf = (id: string, figures: object) => ({
  id,
  at: 1,
  realm: 'python-world',
  kind: 'model-card',
  ref: id,
  figures,
});
const OLD_EVENTS = [
  cardOf('python-print-meet', ATTEMPT),
  cardOf('canteen-model', MODEL),
  { id: 'entered', at: 1, realm: 'python-world', kind: 'realm-entered' },
];
const OLD_STATE = { entered: true, done: ['a'], cards: { 'python-print-meet': ATTEMPT, 'canteen-model': MODEL } };
/** A state without attempts is not touched, whatever its cards are. */
const OTHER_STATE = { entered: true, cards: {} };

const NEW_EVENTS = [{ ...OLD_EVENTS[0], kind: 'python-attempt' }, OLD_EVENTS[1], OLD_EVENTS[2]];
const NEW_STATE = { ...OLD_STATE, cards: { 'canteen-model': MODEL } };
const KINDS = ['python-attempt', 'model-card', 'realm-entered'];

const insertEvent = (id: string, kind: string, event: string) =>
  `INSERT INTO quest_events (user_id, id, realm, kind, event, received_at) VALUES ('u', '${id}', 'python-world', '${kind}', '${event}', 1)`;
const insertState = (realm: string, state: object) =>
  `INSERT INTO realm_states (user_id, realm, state, updated_at) VALUES ('u', '${realm}', '${JSON.stringify(state)}', 1)`;
const INSERTS = [
  ...OLD_EVENTS.map((event) => insertEvent(event.id, event.kind, JSON.stringify(event))),
  insertState('python-world', OLD_STATE),
  insertState('robo-realm', OTHER_STATE),
];

it('turns old attempts into attempts on SQLite, and leaves models alone', () => {
  const file = join(workFolder, 'data.sqlite');
  const connect = (name: string) => new Database(name);
  migrateDatabase(file, connect, migrationsBefore(MIGRATIONS_FOLDER));
  const before = connect(file);
  before.pragma('foreign_keys = OFF');
  // A user, because the migration checks references.
  const columns = before.pragma('table_info(users)') as { name: string; notnull: number; dflt_value: unknown }[];
  const needed = columns.filter((column) => column.notnull === 1 && column.dflt_value === null);
  before
    .prepare(
      `INSERT INTO users (${needed.map(({ name }) => `"${name}"`).join(', ')}) VALUES (${needed.map(() => '?').join(', ')})`,
    )
    .run(...needed.map(({ name }) => (name === 'id' ? 'u' : '1')));
  for (const statement of INSERTS) before.exec(statement);
  before.close();
  migrateDatabase(file, connect);
  const after = connect(file);
  const events = after.prepare('SELECT kind, event FROM quest_events ORDER BY rowid').all() as {
    kind: string;
    event: string;
  }[];
  expect(events.map(({ kind }) => kind)).toEqual(KINDS);
  expect(events.map(({ event }) => JSON.parse(event))).toEqual(NEW_EVENTS);
  const states = after.prepare('SELECT state FROM realm_states ORDER BY realm').pluck().all() as string[];
  expect(states.map((state) => JSON.parse(state))).toEqual([NEW_STATE, OTHER_STATE]);
  after.close();
});

it('turns old attempts into attempts on PostgreSQL, and leaves models alone', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migratePg(drizzlePg({ client }), { migrationsFolder: migrationsBefore(PG_MIGRATIONS_FOLDER) });
  await client.exec('SET session_replication_role = replica');
  for (const statement of INSERTS) await client.exec(statement);
  await migratePg(drizzlePg({ client }), { migrationsFolder: PG_MIGRATIONS_FOLDER });
  const { rows } = await client.query<{ kind: string; event: object }>(
    'SELECT kind, event FROM quest_events ORDER BY id',
  );
  const byId = [1, 2, 0] as const;
  expect(rows.map(({ kind }) => kind)).toEqual(byId.map((at) => KINDS[at]));
  expect(rows.map(({ event }) => event)).toEqual(byId.map((at) => NEW_EVENTS[at]));
  const states = await client.query<{ state: object }>('SELECT state FROM realm_states ORDER BY realm');
  expect(states.rows.map(({ state }) => state)).toEqual([NEW_STATE, OTHER_STATE]);
  await client.close();
}, 30_000);

it('asks for a figure that no activity has', () => {
  const content = join(import.meta.dirname, '../../../shared/generated/content');
  const realms = readdirSync(content).filter((name) => name.endsWith('.json'));
  const activities = realms.flatMap((name) =>
    Object.values((JSON.parse(readFileSync(join(content, name), 'utf8')) as Partial<RealmContent>).activities ?? {}),
  );
  expect(activities.length).toBeGreaterThan(100);
  for (const activity of activities) expect([...figureNames(activity)]).not.toContain(ATTEMPT_FIGURE);
  for (const folder of [MIGRATIONS_FOLDER, PG_MIGRATIONS_FOLDER]) {
    const journal: { entries: { tag: string }[] } = JSON.parse(
      readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
    );
    const tag = journal.entries.find((entry) => entry.tag.endsWith('python-attempts'))?.tag;
    expect(readFileSync(join(folder, `${tag}.sql`), 'utf8')).toContain(ATTEMPT_FIGURE);
  }
});
