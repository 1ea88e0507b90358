// The guard for an account that vanished under its own session.
import { signInNeeded } from '../../http/errors.ts';

/** An account that vanished under its own session: sign in again. */
export function existing<T>(row: T | undefined): T {
  if (row === undefined) throw signInNeeded();
  return row;
}
