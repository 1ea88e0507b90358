// Classifies database errors of both engines, also when the query builder has wrapped them.

/** `SQLITE_…`, a five-character SQLSTATE of PostgreSQL, or an empty string. */
export function databaseErrorCode(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^(SQLITE_\w+|[0-9A-Z]{5})$/.test(at.code)) return at.code;
  }
  return '';
}

/** The write was not attempted, or the database server could not be reached: the same call may succeed later. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

const UNIQUE_VIOLATION_CODE = /^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|23505)$/;
/** Locked, cancelled, shutting down, or out of connections or memory: the same request may succeed if it is repeated. */
const BUSY_CODE = /^(SQLITE_(BUSY|LOCKED)\w*|08\w{3}|25P0[23]|57014|57P0\d|53[23]00|55P03|40001|40P01)$/;
/** The server ended the session or refuses it; nothing more can be asked on this connection. */
const SESSION_ENDED_CODE = /^(08\w{3}|25P0[23]|57P0\d)$/;
const DISK_FULL_CODE = /^(SQLITE_(FULL|IOERR)\w*|53100|58030)$/;
/** Of the file system: a backup is written without the database, too. */
const NO_ROOM_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** NUL or half a surrogate pair, which PostgreSQL cannot store. */
const INVALID_TEXT_CODE = /^(22021|22P05|22P02)$/;

export const isUniqueViolation = (error: unknown): boolean => UNIQUE_VIOLATION_CODE.test(databaseErrorCode(error));
export const isBusy = (error: unknown): boolean => BUSY_CODE.test(databaseErrorCode(error));
export const isDiskFull = (error: unknown): boolean =>
  DISK_FULL_CODE.test(databaseErrorCode(error)) || hasCode(error, NO_ROOM_CODES);
export const isInvalidText = (error: unknown): boolean => INVALID_TEXT_CODE.test(databaseErrorCode(error));

const CONNECTION_ERROR_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Whether the error, or one that caused it, has one of these codes. */
function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && codes.has(at.code)) return true;
  }
  return false;
}

/** What `pg` and its pool say without a code. */
const CONNECTION_ERROR_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|^Query read timeout$|not queryable/;

/** True if the database server could not be reached, or did not answer in time. */
export function isUnreachable(error: unknown): boolean {
  if (hasCode(error, CONNECTION_ERROR_CODES)) return true;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (CONNECTION_ERROR_MESSAGE.test(at.message)) return true;
  }
  return false;
}

/** True if the connection on which the error occurred must not be used again. */
export const isConnectionLost = (error: unknown): boolean =>
  isUnreachable(error) || SESSION_ENDED_CODE.test(databaseErrorCode(error));
