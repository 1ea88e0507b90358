// Makes backups: verified copies with checksums in DATA_DIR/backups; the latest fourteen are kept.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Engine } from '../../db/db.ts';

export const MAX_BACKUPS = 14;
const DAY_MS = 24 * 3_600_000;
const BACKUP_NAME_PATTERN = /^lanternwise-\d{4}-\d{2}-\d{2}T[\d-]+Z\.sqlite$/;

const POSTGRES_REASON = 'The database is a PostgreSQL server: back it up there, for example with pg_dump.';
const IN_MEMORY_REASON = 'This server keeps its data in a private file that ends with it.';

export interface Backup {
  name: string;
  bytes: number;
  madeAt: number;
}

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');
export const checksumFile = (file: string): string => `${file}.sha256`;

/** The running backup, shared by concurrent callers. */
export class BackupService {
  readonly #database: string;
  readonly #folder: string;
  readonly #engine: Engine;
  #running: Promise<Backup> | undefined;

  constructor(database: string, folder: string, engine: Engine = 'sqlite') {
    this.#database = database;
    this.#folder = folder;
    this.#engine = engine;
  }

  /** Why this server cannot make backups, in a sentence for Admin; null where it can. */
  get unavailableReason(): string | null {
    if (this.#engine === 'postgres') return POSTGRES_REASON;
    return this.#database === ':memory:' ? IN_MEMORY_REASON : null;
  }

  /** One at a time: calls while a backup is being made get that one. */
  make(): Promise<Backup> {
    this.#running ??= createBackup(this.#database, this.#folder).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Makes a backup when the latest is a day old, for hosts without a timer of their own. */
  async makeIfDue(now = Date.now()): Promise<Backup | undefined> {
    if (this.unavailableReason !== null) return undefined;
    const [latest] = await this.list();
    return latest && now - latest.madeAt < DAY_MS ? undefined : this.make();
  }

  /** Newest first. */
  list(): Promise<Backup[]> {
    return listBackups(this.#folder);
  }
}

async function createBackup(database: string, folder: string): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `lanternwise-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`;
  const file = join(folder, name);
  const temporaryFile = `${file}.part`;
  try {
    const checksum = await copyInWorker(database, temporaryFile);
    // The checksum is written first, so that a listed backup is complete.
    await writeFile(checksumFile(file), `${checksum}  ${name}\n`, { mode: 0o600, flush: true });
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    await rm(checksumFile(file), { force: true });
    throw error;
  }
  await deleteOldBackups(folder);
  const { size } = await stat(file);
  return { name, bytes: size, madeAt: parseBackupTime(name) };
}

function copyInWorker(from: string, to: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./copy-worker.mjs', import.meta.url), {
      workerData: { from, to },
      execArgv: [],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the copy stopped early (${code})`)));
  });
}

/** Parses the time in "lanternwise-2026-11-21T15-04-05-678Z.sqlite". */
function parseBackupTime(name: string): number {
  const [date = '', time = ''] = name.slice('lanternwise-'.length, -'Z.sqlite'.length).split('T');
  const [hours, minutes, seconds, ms] = time.split('-');
  return Date.parse(`${date}T${hours}:${minutes}:${seconds}.${ms}Z`);
}

async function listBackups(folder: string): Promise<Backup[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder))
    .filter((name) => BACKUP_NAME_PATTERN.test(name))
    .sort()
    .reverse();
  return Promise.all(
    names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size, madeAt: parseBackupTime(name) })),
  );
}

async function deleteOldBackups(folder: string): Promise<void> {
  for (const { name } of (await listBackups(folder)).slice(MAX_BACKUPS)) {
    await rm(join(folder, name), { force: true });
    await rm(checksumFile(join(folder, name)), { force: true });
  }
}
