// Password and token functions for other modules.
import type { Db } from '../../db/db.ts';
import { forgetDevices } from './devices.ts';
import { deleteSessionsOf } from './repository.ts';
import { unlockAccount } from './signInLock.ts';

export type { Turn } from './FairQueue.ts';
export { hashPassword, NO_PASSWORD, SERVER_TURN, turnOf, verifyPassword } from './passwords.ts';
export { hashToken, isToken, newToken } from './tokens.ts';
export { assertStrongPassword } from './weakPasswords.ts';

/** Ends all sessions, forgets all devices and resets the lockout, after another user has set the password. */
export async function revokeSessions(tx: Db, userId: string): Promise<void> {
  await deleteSessionsOf(tx, userId);
  await forgetDevices(tx, userId);
  await unlockAccount(tx, userId);
}
