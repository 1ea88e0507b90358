// Migrates a SQLite file without losing data: backup, foreign keys off, migrate, check, foreign keys on; a failure restores the backup.
import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { isDiskFull } from './dbErrors.ts';
import { readJournal } from './migrationJournal.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

type Connect = (file: string) => Database.Database;

/** Applies the pending migrations of `folder`. On failure, throws an error that names the backup. */
export function migrateDatabase(file: string, connect: Connect, folder = MIGRATIONS_FOLDER): void {
  const client = connect(file);
  let backup: string | undefined;
  try {
    const pending = pendingMigrations(client, folder);
    if (pending.length === 0) return;
    backup = backUpBeforeMigration(client, file, pending[0] ?? 'migration');
    runMigrations(client, folder);
    if (backup) rebuild(client);
  } catch (error) {
    client.close();
    if (backup) restore(backup, file);
    throw new Error(migrationErrorMessage(error, backup), { cause: error });
  } finally {
    if (client.open) client.close();
  }
}

/** Tags of the migrations that are not applied yet. */
export function pendingMigrations(client: Database.Database, folder: string): string[] {
  const hasMigrationsTable = client.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get();
  const last = hasMigrationsTable
    ? client.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get()
    : 0;
  return readJournal(folder)
    .filter((entry) => entry.when > Number(last ?? 0))
    .map((entry) => entry.tag);
}

/** Copies the database into `backups` beside it; returns undefined if it is still empty. */
function backUpBeforeMigration(client: Database.Database, file: string, tag: string): string | undefined {
  const tables = client.prepare("SELECT count(*) FROM sqlite_master WHERE type = 'table'").pluck().get();
  if (tables === 0) return undefined;
  const folder = join(dirname(file), 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const backup = join(folder, `before-${tag}-${stamp}.sqlite`);
  const temporaryFile = `${backup}.part`;
  try {
    client.prepare('VACUUM INTO ?').run(temporaryFile);
  } catch (error) {
    // Half of a copy takes the room that a full disk lacks.
    rmSync(temporaryFile, { force: true });
    throw error;
  }
  renameSync(temporaryFile, backup);
  return backup;
}

/** SQLite rebuilds a table to change it; with foreign keys on, that cascades into every child row. */
function runMigrations(client: Database.Database, folder: string): void {
  client.pragma('foreign_keys = OFF');
  migrate(drizzle({ client }), { migrationsFolder: folder });
  const violations = client.pragma('foreign_key_check') as unknown[];
  if (violations.length > 0)
    throw new Error(`${violations.length} rows would reference missing rows after the migration`);
  client.pragma('foreign_keys = ON');
}

/** Leaves out what older versions, which did not overwrite deleted rows, left in free pages. Without the room for it, the next upgrade does it. */
function rebuild(client: Database.Database): void {
  try {
    client.exec('VACUUM');
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}

/** Copied beside the database first: on a full disk, a copy onto it would destroy it. */
function restore(backup: string, file: string): void {
  const temporaryFile = `${file}.arriving`;
  copyFileSync(backup, temporaryFile);
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  renameSync(temporaryFile, file);
}

const migrationErrorMessage = (error: unknown, backup: string | undefined): string =>
  `The database could not be migrated: ${error instanceof Error ? error.message : String(error)}.${
    backup ? ` It was restored; a copy is in ${backup}.` : ''
  }`;
