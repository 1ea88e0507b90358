// Errors at start whose message tells the host in words what is wrong and what to do, and the words for databases.
import { databaseErrorCode, isDiskFull, isUnreachable } from './dbErrors.ts';

export class StartError extends Error {
  override readonly name: string = 'StartError';
}

const DAMAGED_CODE = /^SQLITE_(CORRUPT|NOTADB|FORMAT)/;
const NO_ACCESS_CODE = /^(SQLITE_(CANTOPEN|PERM|READONLY|AUTH)|EACCES|EPERM|EISDIR|EROFS)/;
const LOCKED_CODE = /^SQLITE_(BUSY|LOCKED)/;
/** Wrong password, unknown role, unknown database. */
const PG_REFUSED_CODE = /^(28\w{3}|3D000)$/;

export const isDamaged = (error: unknown): boolean => DAMAGED_CODE.test(databaseErrorCode(error));

export const formatRestore = (backup: string): string =>
  `Put the newest backup back, then start the server again:\n  npm run restore -- ${backup}\nWhat is there now is kept aside.`;

/**
 * The error in words; undefined if it is none of the database's.
 * @param newestBackup a file that can be restored; undefined if there is none
 */
export function describeStartProblem(error: unknown, file: string, newestBackup?: string): StartError | undefined {
  const code = databaseErrorCode(error) || systemCode(error);
  const words = wordsFor(error, code, file, newestBackup);
  return words === undefined ? undefined : new StartError(words, { cause: error });
}

function wordsFor(error: unknown, code: string, file: string, newestBackup: string | undefined): string | undefined {
  if (DAMAGED_CODE.test(code)) {
    const remedy = newestBackup
      ? formatRestore(newestBackup)
      : 'There is no backup in the folder "backups" beside it. Copy one there from where your backups are kept and run: npm run restore -- <file>';
    return `The database ${file} is damaged. Nothing was changed.\n${remedy}`;
  }
  if (isDiskFull(error)) {
    return `The disk of ${file} is full or cannot be written. Nothing is lost and nothing has to be restored: make room (df -h), then start the server again.`;
  }
  if (NO_ACCESS_CODE.test(code)) {
    return `The database ${file} cannot be opened (${code}). The file and its folder must belong to the user that runs the server and be writable: look with ls -ld.`;
  }
  if (LOCKED_CODE.test(code)) {
    return `Another program is using the database ${file}. Stop it (perhaps a second server), then start the server again.`;
  }
  if (PG_REFUSED_CODE.test(code)) return `The PostgreSQL server refuses DATABASE_URL: ${messageOf(error)}.`;
  if (isUnreachable(error)) {
    return `The PostgreSQL server of DATABASE_URL cannot be reached (${code || messageOf(error)}). Start it, or correct the address.`;
  }
  if (/^postgres(ql)?:/.test(file)) {
    return `The PostgreSQL database of DATABASE_URL cannot be used: ${messageOf(firstCause(error))}${code ? ` (${code})` : ''}. Its user needs a password, the right to make tables in it, and certificates that this machine trusts.`;
  }
  return undefined;
}

const firstCause = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? firstCause(error.cause) : error;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code of an error of the file system or network. */
function systemCode(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^E[A-Z]+$/.test(at.code)) return at.code;
  }
  return '';
}
