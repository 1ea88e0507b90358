// Deletes from the folder of backups what an interrupted backup left, and copies made before old upgrades and restores.
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any backup takes: another process may be writing one. */
const MIN_AGE_MS = 3_600_000;
/** SQLite keeps a journal beside the copy that it makes. */
const PART_PATTERN = /\.part(-journal|-wal|-shm)?$/;
const CHECKSUM_SUFFIX = '.sha256';

/** Copies from before an upgrade or a restore: they hold what was deleted since. */
const COPY_PATTERN = /^before-.*\.sqlite(-wal|-shm)?$/;
const COPIES_KEPT_MS = 30 * 24 * 3_600_000;

/** Deletes what was copied aside more than thirty days ago. */
export async function deleteOldCopies(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => COPY_PATTERN.test(each))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > COPIES_KEPT_MS) await rm(file, { force: true });
  }
}

export async function sweepLeftovers(folder: string, now: number): Promise<void> {
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
