// Hashes and verifies passwords (argon2id), a few at once and in fair turns, with one hash for each try.
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { FairQueue, QueueFullError, type Turn } from './FairQueue.ts';
import {
  type PasswordKind,
  parseStoredPassword,
  spellingOf,
  storedPassword,
  type TypedPassword,
} from './storedPassword.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Shared by all apps of a process, as libuv's threads are: of its four, two stay free for file access. A school of 400 behind one address
 * may wait at once.
 */
const hashing = new FairQueue({ running: 2, perNetwork: 600, waiting: 3000 });

/** The person behind a request: signed in, or a stranger. */
export const turnOf = ({ cause }: RequestContext): Turn => ({ network: cause.ip, isKnown: cause.userId !== null });

/** The server's own work and its commands. */
export const SERVER_TURN: Turn = { network: 'server', isKnown: true };

/** After about as many seconds the longest line is empty. */
const OVERLOAD_WAIT_S = 15;

async function inTurn<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
  try {
    return await hashing.run(turn, task);
  } catch (error) {
    throw error instanceof QueueFullError ? signInBusyError() : error;
  }
}

const signInBusyError = () =>
  new HttpError(
    503,
    'sign-in-busy',
    `Very many people are signing in right now. Please wait ${OVERLOAD_WAIT_S} seconds and try again.`,
    OVERLOAD_WAIT_S,
  );

/** Hashes a password that a person chose, or a pass phrase that the server generated. */
export async function hashPassword(password: string, turn: Turn, kind: PasswordKind = 'chosen'): Promise<string> {
  const spelling = spellingOf(kind, password);
  return storedPassword(kind, await inTurn(turn, () => hash(spelling, ARGON2_OPTIONS)));
}

/** Verified where there is no account or no password, so that the reply takes as long; no password has this hash. */
const { memoryCost, timeCost, parallelism } = ARGON2_OPTIONS;
const DUMMY_HASH = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Stored for an account that nobody can open with a password. */
export const NO_PASSWORD = 'none';

/**
 * Compares one spelling of what was typed. Undefined if it is wrong; else `marked`, what to store from now on, if the stored hash does not tell
 * yet how its password was spelled.
 */
export async function verifyPassword(
  stored: string | undefined,
  typed: TypedPassword,
  turn: Turn,
): Promise<{ marked?: string } | undefined> {
  const known = stored === undefined || stored === NO_PASSWORD ? undefined : parseStoredPassword(stored);
  const kind = known?.kindFor(typed) ?? 'chosen';
  const spelling = spellingOf(kind, typed.text);
  const matches = await inTurn(turn, () => verify(known?.hash ?? DUMMY_HASH, spelling));
  if (!known || !matches) return undefined;
  return known.isMarked || !typed.isClassAccount ? {} : { marked: storedPassword(kind, known.hash) };
}
