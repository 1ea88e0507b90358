// Passwords: argon2id hashes, the shipped list of common ones, and a gate so that hashing never starves the file system.
import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../../http/errors.ts';

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** libuv has four threads; two stay free for files. */
const AT_ONCE = 2;

let running = 0;
const queue: Array<() => void> = [];

async function gated<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => queue.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => gated(() => hash(password, COST));

/** What a password is checked against where there is no such account: the answer takes as long. */
let nobody: Promise<string> | undefined;

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobody);
  const right = await gated(() => verify(against, password));
  return right && stored !== undefined;
}

const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);

/** Undoes the usual disguises: P@ssw0rd is password. */
const LEET: Record<string, string> = {
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
const plain = (text: string) => text.toLowerCase().replaceAll(/[013457@$!]/g, (char) => LEET[char] ?? char);
const plainCommon = new Set([...common].map(plain));

/** Throws in words where a password is too easy to guess. */
export function refuseWeakPassword(password: string, username: string): void {
  const lower = password.toLowerCase();
  if (common.has(lower) || plainCommon.has(plain(password))) {
    throw new HttpError(400, 'weak-password', 'Many people use that password. Please choose another one.');
  }
  if (new Set(lower).size < 4) {
    throw new HttpError(400, 'weak-password', 'That password repeats itself too much. Please choose another one.');
  }
  if (lower.includes(username.toLowerCase()) && password.length - username.length < 6) {
    throw new HttpError(400, 'weak-password', 'A password must not be your user name. Please choose another one.');
  }
}
