// Restores a verified backup while the server is stopped; the previous database is kept.
import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq, inArray } from 'drizzle-orm';
import { isDiskFull } from '../../db/dbErrors.ts';
import { openStore } from '../../db/openStore.ts';
import { isDamaged } from '../../db/StartError.ts';
import Database from '../../db/sqlite-driver.mjs';
import { FolderInUseError, type FolderLock, lockFolder } from '../../folderLock.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checksumFile } from './service.ts';

/** An error with a message for the command line. */
export class RestoreError extends Error {}

export interface RestoreResult {
  /** Path of the previous database; undefined if there was none. */
  previousDatabase: string | undefined;
}

/** @param copy given by tests */
export async function restoreBackup(backup: string, database: string, copy = copyFileSync): Promise<RestoreResult> {
  if (!existsSync(backup)) throw new RestoreError(`There is no file ${backup}.`);
  await verifyChecksum(backup);
  verifyIntegrity(backup);
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 });
  const lock = lockForRestore(dirname(database));
  const arriving = `${database}.arriving`;
  try {
    assertNotInUse(database);
    await prepareCopy(backup, arriving, copy);
    const previousDatabase = moveAside(database);
    renameSync(arriving, database);
    return { previousDatabase };
  } finally {
    lock.release();
  }
}

/** Held until the end, so that no server starts between two steps. */
function lockForRestore(folder: string): FolderLock {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const who = error.holder === '' ? '' : ` (${error.holder})`;
    throw new RestoreError(`The server is running${who}. Stop it first, then restore.`);
  }
}

/** Beside the database, which stays in place until the copy is whole: a full disk shows before anything is changed. */
async function prepareCopy(backup: string, arriving: string, copy: typeof copyFileSync): Promise<void> {
  const files = ['', '-wal', '-shm', '-journal'].map((suffix) => arriving + suffix);
  const clear = () => {
    for (const file of files) rmSync(file, { force: true });
  };
  clear();
  try {
    copy(backup, arriving);
    await invalidateSecrets(arriving);
  } catch (error) {
    clear();
    throw isDiskFull(error) ? noRoomError(dirname(arriving)) : error;
  }
}

const noRoomError = (folder: string): RestoreError =>
  new RestoreError(
    `There is no room on the disk for the restored database. Nothing was changed. Make room (df -h ${folder}), then restore again.`,
  );

async function verifyChecksum(backup: string): Promise<void> {
  const file = checksumFile(backup);
  if (!existsSync(file)) throw new RestoreError(`The checksum ${file} is missing: it belongs to the backup.`);
  const [expected] = readFileSync(file, 'utf8').trim().split(/\s+/);
  const hash = createHash('sha256');
  await pipeline(createReadStream(backup), hash);
  if (hash.digest('hex') !== expected) {
    throw new RestoreError(`${backup} is not what was backed up: its checksum differs. Take another backup.`);
  }
}

function verifyIntegrity(backup: string): void {
  const client = new Database(backup, { readonly: true });
  try {
    const found = client.pragma('integrity_check', { simple: true });
    const violations = client.pragma('foreign_key_check') as unknown[];
    if (found !== 'ok' || violations.length > 0) throw new RestoreError(`${backup} is damaged. Take another backup.`);
  } finally {
    client.close();
  }
}

/** Leaving write-ahead mode fails while another process has the file open, i.e. while the server is running. */
function assertNotInUse(database: string): void {
  if (!existsSync(database)) return;
  const client = new Database(database, { timeout: 500 });
  try {
    client.pragma('journal_mode = DELETE');
  } catch (error) {
    if (isDiskFull(error)) throw noRoomError(dirname(database));
    // A damaged file is what the backup is for: it is moved aside as it is.
    if (!isDamaged(error)) throw new RestoreError('The server is running. Stop it first, then restore.');
  } finally {
    client.close();
  }
}

function moveAside(database: string): string | undefined {
  if (!existsSync(database)) return undefined;
  const folder = join(dirname(database), 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const aside = join(folder, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);
  renameSync(database, aside);
  // Only a damaged database still has a log, which may hold what can be rescued.
  if (existsSync(`${database}-wal`)) renameSync(`${database}-wal`, `${aside}-wal`);
  rmSync(`${database}-shm`, { force: true });
  return aside;
}

/** Deletes sessions and reset links and holds back mails, because they may have ended or been sent after the backup. */
async function invalidateSecrets(database: string): Promise<void> {
  const store = await openStore(database);
  try {
    await store.write(async (tx) => {
      const { sessions, accountTokens, mailOutbox } = tx.tables;
      await tx.delete(sessions);
      await tx.delete(accountTokens).where(eq(accountTokens.purpose, 'reset-password'));
      const heldBack = {
        state: 'failed',
        lastError: 'Held back after a restore: it may have been sent before.',
      } as const;
      await tx
        .update(mailOutbox)
        .set(heldBack)
        .where(inArray(mailOutbox.state, ['waiting', 'held']));
      await recordAudit(tx, null, 'backup-restored', ['site', 'data']);
    });
  } finally {
    await store.close();
  }
}
