// Guard for accounts that were deleted during their own session.
import { unauthorizedError } from '../../http/errors.ts';

/** Returns the row; throws 401 if the account no longer exists. */
export function requireRow<T>(row: T | undefined): T {
  if (row === undefined) throw unauthorizedError();
  return row;
}
