// Deleted is gone: what a child's data reaches is planted, the accounts are purged, and the bytes of all files are searched for it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteTables } from './db/schema.sqlite.ts';
import Database from './db/sqlite-driver.mjs';
import { PurgeService } from './modules/accounts/purge.ts';
import { BackupService, backupFolder } from './modules/backup/service.ts';
import { ContentService } from './modules/content/service.ts';
import { MailOutbox } from './modules/mail/outbox.ts';
import { ParentReports } from './modules/reports/ParentReports.ts';
import { UsersService } from './modules/users/service.ts';
import { DELETION_TABLE } from './testing/deletionTable.ts';
import { latestMailTo } from './testing/outboxMails.ts';
import { markerOf, plantSecrets, type SecretName, type SecretsWorld } from './testing/plantedSecrets.ts';
import { TEST_ENGINE } from './testing/testStore.ts';

const tables = Object.entries(sqliteTables) as [keyof typeof DELETION_TABLE, SQLiteTable][];
const DAY = 24 * 3_600_000;
const CHILD_NAME = 'Zqchildnamexv';
const ADDRESS = `${markerOf('childEmail')}@example.org`;
/** What an Admin wrote about the child, and what the child wrote elsewhere. */
const MORE = ['zqreasonxv', 'zqcontactxv', 'zqworkshopxv'];

/** Of the child, of a class account and of a child who waits for consent. */
const PLANTED: readonly SecretName[] = [
  'childEmail',
  'childBio',
  'childSchool',
  'childProgram',
  'childError',
  'childAnswer',
  'childMapProgress',
  'childFeedback',
  'offeredProgram',
  'offeredTitle',
  'shownProgram',
  'shownTitle',
  'certificateName',
  'classListName',
  'limitedBio',
  'limitedSchool',
  'limitedGuardian',
  'limitedProgram',
  'limitedError',
  'limitedAnswer',
  // Not the note of an assignment: an Admin can read it for 90 days.
  'teacherNote',
  'parentsName',
  'consentEmail',
];
const OPERATOR = { name: 'The school', email: 'office@school.example', address: null };
const STRINGS = [CHILD_NAME, ...MORE, ...PLANTED.map(markerOf)];

// PostgreSQL's files are not ours to search: docs/data.md.
describe.skipIf(TEST_ENGINE === 'postgres')('a purged account', () => {
  let folder: string;
  let file: string;
  let world: SecretsWorld;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lanternwise-deletion-'));
    file = join(folder, 'lanternwise.sqlite');
    world = await plantSecrets({ database: file, childName: CHILD_NAME, operator: OPERATOR });
    await plantMore(world);
  });
  afterAll(async () => {
    await world.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('was in the files before', () => {
    expect(STRINGS.filter((text) => !findIn([file, `${file}-wal`]).has(text))).toEqual([]);
  });

  it('goes by the foreign keys of the file: one that a migration adds to a table loses its action (drizzle-kit)', () => {
    const client = new Database(file, { readonly: true });
    const inFile = tables.flatMap(([, table]) => {
      const { name } = getTableConfig(table);
      const keys = client.pragma(`foreign_key_list(${name})`) as Array<{ from: string; on_delete: string }>;
      return keys.map((key) => `${name}.${key.from}: ${key.on_delete.toLowerCase()}`);
    });
    client.close();
    const declared = tables.flatMap(([, table]) => {
      const { name, foreignKeys } = getTableConfig(table);
      return foreignKeys.map((key) => `${name}.${key.reference().columns[0]?.name}: ${key.onDelete ?? 'no action'}`);
    });
    // The purge empties this one itself.
    const others = (key: string) => !key.startsWith('users.created_by:');
    expect(inFile.filter(others).sort()).toEqual(declared.filter(others).sort());
  });

  it('leaves nothing in the database, its log and the next backup', async () => {
    const { store } = world.server;
    await store.write(async (tx) => {
      const { users } = tx.tables;
      const names = [CHILD_NAME, 'Young', world.callers.limitedChild.user.username].map((name) => name.toLowerCase());
      const due = { status: 'deleted-pending', deletionDueAt: 1 } as const;
      await tx.update(users).set(due).where(inArray(users.usernameKey, names));
    });
    expect(await new PurgeService(store, folder).purgeDue()).toBe(3);
    const backups = backupFolder(folder);
    const { name } = await new BackupService(file, backups).make();
    expect([...findIn([file, `${file}-wal`])]).toEqual([]);
    expect([...findIn([join(backups, name)])]).toEqual([]);
    expect([...findIn(readdirSync(folder).map((each) => join(folder, each)))]).toEqual([]);
  });
});

/** The planted strings in these files: as they are, and in lower case. */
function findIn(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const file of files) {
    const bytes = readFile(file);
    const text = bytes.toString('latin1').toLowerCase();
    for (const planted of STRINGS) if (text.includes(planted.toLowerCase())) found.add(planted);
  }
  return found;
}

function readFile(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    // No log, or a folder.
    return Buffer.alloc(0);
  }
}

/** What the world of secrets.test.ts does not hold: letters that name the child, and texts by its address. */
async function plantMore({ server, callers }: SecretsWorld): Promise<void> {
  const ok = async (who: Pick<typeof server, 'call'>, method: 'POST' | 'PUT', url: string, body?: object) => {
    const reply = await who.call(method, `/api/v1/${url}`, body);
    if (reply.statusCode !== 200) throw new Error(`${method} ${url}: ${reply.body}`);
  };
  const { child, admin } = callers;
  await ok(server, 'POST', 'auth/verify-email', {
    token: (await latestMailTo(server, ADDRESS, 'verify-email')).token,
  });
  // One subscription is confirmed, one more is asked for, and two letters of the newsletter wait.
  await ok(server, 'POST', 'newsletter', { email: ADDRESS });
  await ok(server, 'POST', 'newsletter/confirm', {
    token: (await latestMailTo(server, ADDRESS, 'newsletter-confirm')).token,
  });
  await ok(server, 'POST', 'newsletter', { email: ADDRESS.toUpperCase() });
  await ok(server, 'POST', 'contact', {
    ...{ name: CHILD_NAME, role: 'student', openMs: 60_000, email: ADDRESS, subject: 'Hello there' },
    message: 'Hello, this is zqcontactxv.',
  });
  const program = { id: 'one', name: 'zqworkshopxv', code: 'print("zqworkshopxv")', savedAt: 1 };
  await ok(child, 'POST', 'user/workshop-programs', { changed: [program], removed: [] });
  await ok(admin, 'POST', `admin/users/${child.user.id}/sign-out`, { reason: 'zqreasonxv: the mother called' });
  await writeWeeklyLetter(server);
}

async function writeWeeklyLetter({ store, config }: SecretsWorld['server']): Promise<void> {
  const { users } = store.db.tables;
  await store.write(async (tx) => {
    await tx
      .update(users)
      .set({ emailVerifiedAt: 1 })
      .where(inArray(users.usernameKey, ['padma']));
  });
  const content = await ContentService.load(store, config.contentDir);
  const reports = new ParentReports(store, content, new MailOutbox(), new UsersService(store, 'open'));
  expect(await reports.enqueueDueDigests(Date.now() + 8 * DAY)).toBeGreaterThan(0);
}

describe('what deletion does', () => {
  it.each(tables)('is said of %s and of each column of text in it', (name, table) => {
    const { columns } = getTableConfig(table);
    const fate = DELETION_TABLE[name];
    if ('rowsGoWith' in fate) {
      expect(goesWithUser(table, fate.rowsGoWith), `${name}.${fate.rowsGoWith}`).toBe(true);
      return;
    }
    const texts = columns
      .filter((column) => column.getSQLType() === 'text' && !column.enumValues?.length)
      .map(({ name: column }) => column);
    expect(Object.keys(fate.rowsStay).sort()).toEqual(texts.sort());
  });

  it('is said of tables that exist', () => {
    expect(Object.keys(DELETION_TABLE).sort()).toEqual(tables.map(([name]) => name).sort());
  });
});

/** Whether the row is deleted with the account, through foreign keys alone. */
function goesWithUser(table: SQLiteTable, column: string): boolean {
  const { name, foreignKeys } = getTableConfig(table);
  if (name === 'users') return true;
  const key = foreignKeys.find((each) => each.reference().columns[0]?.name === column);
  if (key?.onDelete !== 'cascade') return false;
  const { foreignTable } = key.reference();
  return getTableConfig(foreignTable).foreignKeys.length === 0 || ownerColumns(foreignTable).length > 0;
}

const ownerColumns = (table: SQLiteTable): string[] =>
  getTableConfig(table)
    .foreignKeys.map((each) => each.reference().columns[0]?.name ?? '')
    .filter((column) => goesWithUser(table, column));
