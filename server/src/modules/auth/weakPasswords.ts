// Rejects passwords that are easy to guess.
import { readFileSync } from 'node:fs';
import { HttpError } from '../../http/errors.ts';

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
