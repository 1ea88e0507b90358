// Makes backups: verified copies with checksums in DATA_DIR/backups; the latest fourteen are kept.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export const MAX_BACKUPS = 14;
const DAY_MS = 24 * 3_600_000;
const BACKUP_NAME_PATTERN = /^lanternwise-\d{4}-\d{2}-\d{2}T[\d-]+Z\.sqlite$/;

export interface Backup {
  name: string;
  bytes: number;
  madeAt: number;
}

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');
export const checksumFile = (file: string): string => `${file}.sha256`;

/** The running backup, shared by concurrent callers. */
let runningBackup: Promise<Backup> | undefined;

export function makeBackup(database: string, folder: string): Promise<Backup> {
  runningBackup ??= createBackup(database, folder).finally(() => {
    runningBackup = undefined;
  });
  return runningBackup;
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

/** Makes a backup if the last one is at least a day old. */
export async function makeDueBackup(database: string, folder: string, now = Date.now()): Promise<Backup | undefined> {
  const [latest] = await listBackups(folder);
  return latest && now - latest.madeAt < DAY_MS ? undefined : makeBackup(database, folder);
}

/** Newest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
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
