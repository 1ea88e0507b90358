// What other modules may do about passwords and secrets: hash one, make and hash a token, and end all that an old password began.
import type { Db } from '../../db/db.ts';
import { resetFailures } from './lockout.ts';
import { deleteSessionsOf } from './repository.ts';
import { hashToken } from './tokens.ts';

export { assertStrongPassword, hashPassword, verifyPassword } from './passwords.ts';
export { hashToken, isToken, newToken } from './tokens.ts';

/** After a password was set by somebody else: every session ends, and wrong guesses are forgotten. */
export async function revokeSessions(tx: Db, userId: string): Promise<void> {
  await deleteSessionsOf(tx, userId);
  await resetFailures(tx, hashToken(userId));
}
