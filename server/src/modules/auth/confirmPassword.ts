// Confirms the password before sensitive actions, with the same lockout as sign-in.
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { requireRow, type UsersService } from '../users/service.ts';
import type { Turn } from './FairQueue.ts';
import { limitTries } from './lockout.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Throws 403 if this is not the account's password, 429 after too many failures. `orElse` may accept another one; its tries count
 * as those at the account's.
 */
export async function confirmPassword(
  store: Store,
  users: UsersService,
  userId: string,
  { text, turn, orElse }: { text: string; turn: Turn; orElse?: () => Promise<object | undefined> },
) {
  // Apart from sign-in, so that strangers cannot keep a signed-in person from it.
  const confirmed = await limitTries(store, { key: `confirm:${userId}` }, async (tries) => {
    const { passwordHash, isClassAccount } = requireRow(await users.findCredentialsById(store.db, userId));
    return (await verifyPassword(passwordHash, { text, isClassAccount, tries }, turn)) ?? (await orElse?.());
  });
  if (!confirmed) throw new HttpError(403, 'wrong-password', 'That password is wrong. Please try again.');
}
