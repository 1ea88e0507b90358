// Confirms the password before sensitive actions, with the same lockout as sign-in.
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { requireRow, type UsersService } from '../users/service.ts';
import { assertNotLocked, recordFailure, resetFailures } from './lockout.ts';
import { verifyPassword } from './passwords.ts';
import { hashToken } from './tokens.ts';

/** Throws 403 if this is not the account's password, 429 after too many failures. */
export async function confirmPassword(store: Store, users: UsersService, userId: string, password: string) {
  const now = Date.now();
  const key = hashToken(userId);
  const { passwordHash } = requireRow(await users.findCredentialsById(store.db, userId));
  await assertNotLocked(store.db, key, now);
  if (!(await verifyPassword(passwordHash, password))) {
    await store.write((tx) => recordFailure(tx, key, now));
    throw new HttpError(403, 'wrong-password', 'That password is wrong. Please try again.');
  }
  await store.write(async (tx) => {
    await assertNotLocked(tx, key, now);
    await resetFailures(tx, key);
  });
}
