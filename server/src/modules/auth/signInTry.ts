// Checks the password of one sign-in, and limits wrong ones: of a device first, of a network last and high; known devices pass.
import { HttpError } from '../../http/errors.ts';
import { MissLimit, type MissScope } from '../../http/missLimit.ts';
import type { SessionClient } from '../../http/sessionCredentials.ts';
import type { Credentials } from '../users/service.ts';
import type { Turn } from './FairQueue.ts';
import { verifyPassword } from './passwords.ts';
import type { ReservedSignIn } from './signInLock.ts';
import { hashToken } from './tokens.ts';

const WINDOW_MS = 10 * 60_000;
/** Of one browser that has signed in somebody before: the computers of a school serve eight classes a day. */
const WRONG_OF_DEVICE = 60;
/** Of one network, against trying one password with many names: 400 children may mistype theirs several times. */
export const WRONG_OF_NETWORK = 3000;

export const wrongSignIns = (): MissLimit =>
  new MissLimit(WINDOW_MS, (wait) => `Too many wrong passwords. Please wait ${wait} and try again.`);

/** Where a wrong sign-in is counted; nowhere on a device that the account knows, which has its own lock. */
export function missScopesOf(client: SessionClient, network: string, { isKnown }: ReservedSignIn): MissScope[] {
  if (isKnown) return [];
  const bind = client.kind === 'browser' ? client.bind : undefined;
  return [
    ...(bind === undefined ? [] : [{ key: `device:${hashToken(bind)}`, max: WRONG_OF_DEVICE }]),
    { key: `network:${network}`, max: WRONG_OF_NETWORK },
  ];
}

/** Throws 401 if the password is wrong or there are no credentials to compare it with; both take one hash. */
export async function verifySignIn(
  credentials: Credentials | undefined,
  text: string,
  { tries, turn }: { tries: number; turn: Turn },
): Promise<{ marked?: string }> {
  const typed = { text, isClassAccount: credentials?.isClassAccount ?? false, tries };
  const verified = await verifyPassword(credentials?.passwordHash, typed, turn);
  if (verified) return verified;
  throw new HttpError(401, 'wrong-sign-in', 'That user name or password is wrong. Please try again.');
}
