// Reading what SQLite objected to, through the wrappers that the query builder puts around it.

function sqliteCode(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && at.code.startsWith('SQLITE_')) return at.code;
  }
  return '';
}

export const isUniqueViolation = (error: unknown): boolean =>
  /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(sqliteCode(error));
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(sqliteCode(error));
export const isFull = (error: unknown): boolean => /^SQLITE_(FULL|IOERR)/.test(sqliteCode(error));
