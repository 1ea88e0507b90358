// Hashes and verifies passwords (argon2id) with limited concurrency, and rejects weak ones.
import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../../http/errors.ts';
import { ConcurrencyLimiter } from './ConcurrencyLimiter.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** libuv has four threads; two stay free for file access. */
const MAX_CONCURRENT_HASHES = 2;

/** Shared by all apps of a process, as libuv's threads are. */
const hashing = new ConcurrencyLimiter(MAX_CONCURRENT_HASHES);

export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, ARGON2_OPTIONS));

/** Verified where there is no account, so that the reply takes as long; no password has this hash. */
const { memoryCost, timeCost, parallelism } = ARGON2_OPTIONS;
const DUMMY_HASH = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await hashing.run(() => verify(stored ?? DUMMY_HASH, password));
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
