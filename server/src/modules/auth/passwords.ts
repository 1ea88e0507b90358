// Hashes and verifies passwords (argon2id) with limited concurrency, and rejects weak ones.
import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../../http/errors.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** libuv has four threads; two stay free for file access. */
const MAX_CONCURRENT_HASHES = 2;

let runningHashes = 0;
const waitingHashes: Array<() => void> = [];

async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (runningHashes >= MAX_CONCURRENT_HASHES) await new Promise<void>((resume) => waitingHashes.push(resume));
  else runningHashes += 1;
  try {
    return await work();
  } finally {
    const next = waitingHashes.shift();
    if (next) next();
    else runningHashes -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> =>
  limitConcurrency(() => hash(password, ARGON2_OPTIONS));

/** Verified if the account does not exist, so that the reply takes the same time. */
let dummyHash: Promise<string> | undefined;

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const hashToVerify = stored ?? (await dummyHash);
  const matches = await limitConcurrency(() => verify(hashToVerify, password));
  return matches && stored !== undefined;
}

const commonPasswords = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);

/** Common substitutions, e.g. in P@ssw0rd. */
const LEET_LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const undoLeet = (text: string) => text.toLowerCase().replaceAll(/[013457@$!]/g, (char) => LEET_LETTERS[char] ?? char);
const normalizedCommonPasswords = new Set([...commonPasswords].map(undoLeet));

/** Throws 400 if a password is too easy to guess. */
export function assertStrongPassword(password: string, username: string): void {
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower) || normalizedCommonPasswords.has(undoLeet(password))) {
    throw new HttpError(400, 'weak-password', 'Many people use that password. Please choose another one.');
  }
  if (new Set(lower).size < 4) {
    throw new HttpError(400, 'weak-password', 'That password repeats itself too much. Please choose another one.');
  }
  if (lower.includes(username.toLowerCase()) && password.length - username.length < 6) {
    throw new HttpError(400, 'weak-password', 'A password must not be your user name. Please choose another one.');
  }
}
