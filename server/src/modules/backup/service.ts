// Makes backups: verified copies with checksums in DATA_DIR/backups; the latest fourteen are kept.

import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Engine } from '../../db/db.ts';
import { isDiskFull } from '../../db/dbErrors.ts';
import { HttpError } from '../../http/errors.ts';
import type { ClockGuard } from '../clock/ClockGuard.ts';
import { type Backup, backupName, checksumFile, listBackups, nextSequence, parseBackupTime } from './backupFiles.ts';

/** Longer than any backup takes: another process may be writing one. */
const MIN_AGE_MS = 3_600_000;
/** SQLite keeps a journal beside the copy that it makes. */
const PART_PATTERN = /\.part(-journal|-wal|-shm)?$/;
const CHECKSUM_SUFFIX = '.sha256';

/** Copies from before an upgrade or a restore: they hold what was deleted since. */
const COPY_PATTERN = /^before-.*\.sqlite(-wal|-shm)?$/;
const COPIES_KEPT_MS = 30 * 24 * 3_600_000;

/** Deletes what was copied aside more than thirty days ago. */
async function deleteOldCopies(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => COPY_PATTERN.test(each))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > COPIES_KEPT_MS) await rm(file, { force: true });
  }
}

async function sweepLeftovers(folder: string, now: number): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const isOrphan = name.endsWith(CHECKSUM_SUFFIX) && !existsSync(file.slice(0, -CHECKSUM_SUFFIX.length));
    if (!isOrphan && !PART_PATTERN.test(name)) continue;
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    // A time in the future comes from a clock that was wrong.
    if (Math.abs(now - mtimeMs) > MIN_AGE_MS) await rm(file, { force: true });
  }
}

export { type Backup, backupFolder, checksumFile } from './backupFiles.ts';

export const MAX_BACKUPS = 14;
const DAY_MS = 24 * 3_600_000;

const POSTGRES_REASON = 'The database is a PostgreSQL server: back it up there, for example with pg_dump.';
const IN_MEMORY_REASON = 'This server keeps its data in a private file that ends with it.';

/** The running backup, shared by concurrent callers. */
export class BackupService {
  #running: Promise<Backup> | undefined;

  /**
   * @param clock without it, old backups are deleted whatever the clock says: the order of backups does not depend on it
   * @param copy given by tests
   */
  constructor(
    private readonly database: string,
    private readonly folder: string,
    private readonly engine: Engine = 'sqlite',
    private readonly clock: ClockGuard | null = null,
    private readonly copy = copyInWorker,
  ) {}

  /** Why this server cannot make backups, in a sentence for Admin; null where it can. */
  get unavailableReason(): string | null {
    if (this.engine === 'postgres') return POSTGRES_REASON;
    return this.database === ':memory:' ? IN_MEMORY_REASON : null;
  }

  /** One at a time: calls while a backup is being made get that one. */
  make(): Promise<Backup> {
    this.#running ??= this.#make().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Makes a backup when the latest is a day old or dated in the future, for hosts without a timer of their own. */
  async makeIfDue(now = Date.now()): Promise<Backup | undefined> {
    if (this.unavailableReason !== null) return undefined;
    const [latest] = await this.list();
    const isRecent = latest !== undefined && latest.madeAt <= now && now - latest.madeAt < DAY_MS;
    return isRecent ? undefined : this.make();
  }

  /** Newest first. */
  list(): Promise<Backup[]> {
    return listBackups(this.folder);
  }

  /** Deletes what interrupted backups left behind. */
  sweep(now = Date.now()): Promise<void> {
    return sweepLeftovers(this.folder, now);
  }

  async #make(): Promise<Backup> {
    const backup = await createBackup(this.database, this.folder, this.copy).catch((error: unknown) => {
      throw isDiskFull(error) ? noRoomError(error) : error;
    });
    const doubt = await this.clock?.doubt();
    if (doubt === undefined) await deleteOldBackups(this.folder, Date.now());
    return backup;
  }
}

/** For the Admin, who can make room. */
function noRoomError(cause: unknown): HttpError {
  const message = 'The disk is full: there is no room for a backup. Nothing is lost. Make room, then try again.';
  return Object.assign(new HttpError(503, 'no-room-for-backup', message, 60), { cause });
}

async function createBackup(database: string, folder: string, copy: typeof copyInWorker): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweepLeftovers(folder, Date.now());
  const name = backupName(await nextSequence(folder), new Date());
  const file = join(folder, name);
  const temporaryFile = `${file}.part`;
  try {
    const checksum = await copy(database, temporaryFile);
    // The checksum is written first, so that a listed backup is complete.
    await writeFile(checksumFile(file), `${checksum}  ${name}\n`, { mode: 0o600, flush: true });
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    await rm(checksumFile(file), { force: true });
    throw error;
  }
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

/** Keeps the latest ones. A backup dated in the future is neither counted nor deleted: the clock was, or is, wrong. */
async function deleteOldBackups(folder: string, now: number): Promise<void> {
  const past = (await listBackups(folder)).filter(({ madeAt }) => madeAt <= now);
  for (const { name } of past.slice(MAX_BACKUPS)) {
    await rm(join(folder, name), { force: true });
    await rm(checksumFile(join(folder, name)), { force: true });
  }
  await deleteOldCopies(folder, now);
}
