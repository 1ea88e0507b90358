// Names of backup files and their order: by a number that counts up, because the clock may have been wrong when one was made.
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Without a number: made by a version that ordered them by time. */
const BACKUP_NAME_PATTERN = /^lanternwise-(?:(\d{6,})-)?(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.sqlite$/;

export interface Backup {
  name: string;
  bytes: number;
  madeAt: number;
}

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');
export const checksumFile = (file: string): string => `${file}.sha256`;

/** For example "lanternwise-000012-2026-11-21T15-04-05-678Z.sqlite". */
export const backupName = (sequence: number, now: Date): string =>
  `lanternwise-${String(sequence).padStart(6, '0')}-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`;

/** 0 for a name without a number. */
const sequenceOf = (name: string): number => Number(BACKUP_NAME_PATTERN.exec(name)?.[1] ?? 0);

export function parseBackupTime(name: string): number {
  const [, , day, hours, minutes, seconds, ms] = BACKUP_NAME_PATTERN.exec(name) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
}

/** Newest first. */
async function backupNames(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder))
    .filter((name) => BACKUP_NAME_PATTERN.test(name))
    .sort((a, b) => sequenceOf(b) - sequenceOf(a) || parseBackupTime(b) - parseBackupTime(a));
}

export async function nextSequence(folder: string): Promise<number> {
  return Math.max(0, ...(await backupNames(folder)).map(sequenceOf)) + 1;
}

/** Newest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await backupNames(folder);
  return Promise.all(
    names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size, madeAt: parseBackupTime(name) })),
  );
}
