// Limits wrong sign-ins: strangers for each typed name, and a device that the account has used before on its own.
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import type { SessionClient } from '../../http/sessionCredentials.ts';
import { isKnownDevice, knownDevicesOf } from './devices.ts';
import { type Lock, lockedOutError, lockedUntil, takeTry, unlock } from './lockout.ts';
import { identifiersOf } from './repository.ts';
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

export interface ReservedSignIn {
  /** Counted for this try. */
  locks: Lock[];
  /** A device on which the account was signed in before. */
  isKnown: boolean;
  /** Which of the tries under this name or on this device it is, from 1. */
  tries: number;
  /**
   * False if the account has had its tries under another of its names: the password must not be checked then, and the reply must be that of a
   * wrong one, because a refusal would tell that both names belong together.
   */
  mayCheck: boolean;
}

/** Counts a sign-in before its password is checked; throws 429 while the typed name is locked, whether it is an account's or not. */
export async function reserveSignIn(store: Store, { identifier, userId, client }: SignInTry): Promise<ReservedSignIn> {
  const deviceHash = hashToken((client.kind === 'browser' && client.bind) || '');
  const found = await store.write(async (tx) => {
    // Looked up for unknown names too, so that both take the same steps.
    const isKnown = await isKnownDevice(tx, userId ?? '', deviceHash);
    // Strangers cannot lock the owner out of a device on which the account was signed in.
    const visible = isKnown ? ofDevice(userId ?? '', deviceHash) : ofName(identifier);
    const { waitMs, tries } = await takeTry(tx, visible);
    if (waitMs > 0) return { refusal: lockedOutError(visible, waitMs) };
    if (isKnown) return { locks: [visible], isKnown, tries, mayCheck: true };
    const hidden = ofAccount(userId ?? `none:${identifier.toLowerCase()}`);
    const mayCheck = (await takeTry(tx, hidden)).waitMs === 0;
    return { locks: mayCheck ? [visible, hidden] : [visible], isKnown, tries, mayCheck };
  });
  if ('refusal' in found) throw found.refusal;
  return found;
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
