// Password and token functions for other modules.
import type { Db } from '../../db/db.ts';
import { resetFailures } from './lockout.ts';
import { deleteSessionsOf } from './repository.ts';
import { hashToken } from './tokens.ts';

export { assertStrongPassword, hashPassword, verifyPassword } from './passwords.ts';
export { hashToken, isToken, newToken } from './tokens.ts';

/** Ends all sessions and resets the lockout, after another user has set the password. */
export async function revokeSessions(tx: Db, userId: string): Promise<void> {
  await deleteSessionsOf(tx, userId);
  await resetFailures(tx, hashToken(userId));
}
