// Limits wrong sign-ins: strangers for each typed name, and a device that the account has used before on its own.
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { isKnownDevice, knownDevicesOf } from './devices.ts';
import { type Lock, lockedUntil, reserveTry, takeTry, unlock } from './lockout.ts';
import { identifiersOf } from './repository.ts';
import type { SessionClient } from './sessions.ts';
import { hashToken } from './tokens.ts';

const ofName = (identifier: string): Lock => ({ key: `sign-in:${identifier.toLowerCase()}` });
const ofAccount = (userId: string): Lock => ({ key: `account:${userId}` });

const ofDevice = (userId: string, deviceHash: string): Lock => ({ key: `device:${userId}:${deviceHash}` });

export interface SignInTry {
  identifier: string;
  /** Undefined if there is no such account. */
  userId: string | undefined;
  client: SessionClient;
}

/**
 * Counts a sign-in before its password is checked; throws 429 while the typed name is locked, whether it is an account's or not. Returns what
 * to clear after the right password, or undefined if the account has had its tries under another of its names: the password must not be
 * checked then, and the reply must be that of a wrong one, because a refusal would tell that both names belong together.
 */
export async function reserveSignIn(
  store: Store,
  { identifier, userId, client }: SignInTry,
): Promise<Lock[] | undefined> {
  const deviceHash = hashToken((client.kind === 'browser' && client.bind) || '');
  return store.write(async (tx) => {
    // Looked up for unknown names too, so that both take the same steps.
    const isKnown = await isKnownDevice(tx, userId ?? '', deviceHash);
    // Strangers cannot lock the owner out of a device on which the account was signed in.
    const visible = isKnown ? ofDevice(userId ?? '', deviceHash) : ofName(identifier);
    const hidden = isKnown ? [] : [ofAccount(userId ?? `none:${identifier.toLowerCase()}`)];
    await reserveTry(tx, visible);
    for (const lock of hidden) if ((await takeTry(tx, lock)) > 0) return undefined;
    return [visible, ...hidden];
  });
}

/** Every lock that can keep the owner of this account out. */
async function locksOf(db: Db, userId: string): Promise<Lock[]> {
  const [names, devices] = [await identifiersOf(db, userId), await knownDevicesOf(db, userId)];
  return [
    ...names.map(ofName),
    ofAccount(userId),
    { key: `confirm:${userId}` },
    ...devices.map((deviceHash) => ofDevice(userId, deviceHash)),
  ];
}

/** Lets an account in again after somebody proved that it is theirs, or a teacher or Admin set its password. */
export async function unlockAccount(tx: Db, userId: string): Promise<void> {
  for (const lock of await locksOf(tx, userId)) await unlock(tx, lock);
}

/** Until when wrong passwords keep this account out somewhere (epoch ms); null if they do not. */
export async function accountLockedUntil(db: Db, userId: string): Promise<number | null> {
  let latest: number | null = null;
  for (const lock of await locksOf(db, userId))
    latest = Math.max(latest ?? 0, (await lockedUntil(db, lock)) ?? 0) || null;
  return latest;
}
