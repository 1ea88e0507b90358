// The guard for an account that vanished under its own session.
import { unauthorizedError } from '../../http/errors.ts';

/** An account that vanished under its own session: sign in again. */
export function requireRow<T>(row: T | undefined): T {
  if (row === undefined) throw unauthorizedError();
  return row;
}
