// Reading what the data base objected to, through the wrappers that the query builder puts around it; both engines.

/** `SQLITE_…` or the five signs of PostgreSQL's SQLSTATE. */
function databaseCode(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^(SQLITE_\w+|[0-9A-Z]{5})$/.test(at.code)) return at.code;
  }
  return '';
}

const UNIQUE = /^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|23505)$/;
/** Locked, shutting down, or out of connections: the same request may work in a moment. */
const BUSY = /^(SQLITE_(BUSY|LOCKED)\w*|57P0[123]|53300|55P03|40001|40P01)$/;
const FULL = /^(SQLITE_(FULL|IOERR)\w*|53100|58030)$/;
/** NUL or half a surrogate pair, which PostgreSQL cannot keep. */
const UNSTORABLE = /^(22021|22P05|22P02)$/;

export const isUniqueViolation = (error: unknown): boolean => UNIQUE.test(databaseCode(error));
export const isBusy = (error: unknown): boolean => BUSY.test(databaseCode(error));
export const isFull = (error: unknown): boolean => FULL.test(databaseCode(error));
export const isUnstorable = (error: unknown): boolean => UNSTORABLE.test(databaseCode(error));

const NO_SERVER = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

/** Whether the data base server could not be reached at all. */
export function isUnreachable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && NO_SERVER.has(at.code)) return true;
    if (/Connection terminated|timeout exceeded when trying to connect/.test(at.message)) return true;
  }
  return false;
}
