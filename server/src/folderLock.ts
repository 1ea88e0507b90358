// Keeps a second server out of a data folder, by a lock that the system releases when its holder ends, however it ends.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { databaseErrorCode } from './db/dbErrors.ts';
import { describeStartProblem, StartError } from './db/StartError.ts';
import Database from './db/sqlite-driver.mjs';

/**
 * The lock is SQLite's, on an empty file: Node has none of its own. A file with a process id would outlive a `kill -9`, and could
 * name a stranger, or in a container the new server itself, whose id is 1 again. Nothing else may open the file in this process:
 * POSIX takes all locks of a process from a file of which it closes any descriptor.
 */
const LOCK_FILE = 'server.lock';
/** Who holds the lock, for the message to the second one; means nothing while the lock is free. */
const HOLDER_FILE = 'server.json';
/** For a server that is just ending. */
const WAIT_MS = 1000;

export interface FolderLock {
  /** Tells the port once it is known. */
  tellPort(port: number): void;
  release(): void;
}

/** Another process holds the lock. */
export class FolderInUseError extends StartError {
  override readonly name = 'FolderInUseError';

  /** @param holder for example "process 123, port 3000"; empty if it is not known */
  constructor(
    readonly holder: string,
    folder: string,
  ) {
    const who = holder === '' ? 'Another Lanternwise' : `Another Lanternwise (${holder})`;
    super(`${who} already uses the folder ${folder}. Stop it, or choose another folder with DATA_DIR.`);
  }
}

/** Only for SQLite: several servers may share one PostgreSQL, and a folder of voices. */
export function lockFolder(folder: string, waitMs = WAIT_MS): FolderLock {
  const file = join(folder, LOCK_FILE);
  const client = openLocked(file, folder, waitMs);
  const tell = (port: number | null) => writeHolder(folder, { pid: process.pid, host: hostname(), port });
  tell(null);
  return {
    tellPort: tell,
    release() {
      rmSync(join(folder, HOLDER_FILE), { force: true });
      client.close();
    },
  };
}

function openLocked(file: string, folder: string, waitMs: number): Database.Database {
  let client: Database.Database | undefined;
  try {
    client = new Database(file, { timeout: waitMs });
    // No journal: nothing is ever written, so that a full disk and a crash leave nothing behind.
    client.pragma('journal_mode = MEMORY');
    client.exec('BEGIN IMMEDIATE');
    return client;
  } catch (error) {
    client?.close();
    throw lockError(error, file, folder);
  }
}

function lockError(error: unknown, file: string, folder: string): unknown {
  const code = databaseErrorCode(error);
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return new FolderInUseError(readHolder(folder), folder);
  // On a share that knows no locks.
  if (/^SQLITE_(IOERR_\w{0,20}LOCK|PROTOCOL|NOLFS)/.test(code)) return noLocksError(folder, code, error);
  return describeStartProblem(error, file) ?? error;
}

const noLocksError = (folder: string, code: string, cause: unknown): StartError =>
  new StartError(
    `The file system of ${folder} knows no locks (${code}), so that two servers could damage the database: put DATA_DIR on a local disk.`,
    { cause },
  );

interface Holder {
  pid: number;
  host: string;
  /** Null until the server listens. */
  port: number | null;
}

function writeHolder(folder: string, holder: Holder): void {
  try {
    writeFileSync(join(folder, HOLDER_FILE), JSON.stringify(holder), { mode: 0o600 });
  } catch {
    // On a full disk the lock holds all the same, without a name.
  }
}

function readHolder(folder: string): string {
  try {
    const { pid, host, port } = JSON.parse(readFileSync(join(folder, HOLDER_FILE), 'utf8')) as Holder;
    // A process id of another container or machine would be looked for in vain here.
    const process = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
    return port === null ? process : `${process}, port ${port}`;
  } catch {
    return '';
  }
}
