// What a certificate is: the rules of its name, its score in words, its file name and the form of its verification ID.
import { PLAY_ORDER } from '../constants/realms.ts';

export const NAME_PART_MAX = 10;
const NAME_CODE_UNITS_MAX = 80;

/** Letters of any script with what stands between them in names; no signs that could be read as code or as an address. */
const NAME_PATTERN = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as people count them: a Devanagari syllable sign belongs to its letter. */
export const countCharacters = (text: string): number => [...graphemes.segment(text)].length;

export const firstCharacters = (text: string, max: number): string =>
  [...graphemes.segment(text)]
    .slice(0, max)
    .map(({ segment }) => segment)
    .join('');

type NamePart = 'First name' | 'Surname';

/** What is wrong with one part of a name; undefined where nothing is. */
export function validateNamePart(part: NamePart, text: string): string | undefined {
  const name = text.trim();
  if (name === '') return `${part} is required`;
  if (countCharacters(name) > NAME_PART_MAX) return `${part} must be ${NAME_PART_MAX} characters or less`;
  if (!NAME_PATTERN.test(name) || !/\p{L}/u.test(name)) return `${part} may only have letters, in any script`;
  return undefined;
}

const normalizeSpaces = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

export const fullName = (first: string, surname: string): string => normalizeSpaces(`${first} ${surname}`);

/** The name as it is printed, where it splits into a first name and a surname that both keep the rules. */
export function parseFullName(text: string): string | undefined {
  if (text.length > NAME_CODE_UNITS_MAX) return undefined;
  const name = normalizeSpaces(text);
  const words = name.split(' ');
  const fits = words.some((_, at) => {
    const first = words.slice(0, at).join(' ');
    const surname = words.slice(at).join(' ');
    return !validateNamePart('First name', first) && !validateNamePart('Surname', surname);
  });
  return fits ? name : undefined;
}

export const certificateFileName = (name: string): string => `Certificate-${name.trim().replaceAll(/\s+/g, '-')}.jpg`;

export function scoreLabel(score: number): string {
  if (score >= 90) return 'Excellent';
  if (score >= 75) return 'Great';
  return score >= 60 ? 'Good' : 'Passed';
}

/** The mean of the eight realms' scores. */
export function courseScore(scores: Readonly<Record<string, { score: number }>>): number {
  const sum = PLAY_ORDER.reduce((total, realm) => total + (scores[realm]?.score ?? 0), 0);
  return Math.round(sum / PLAY_ORDER.length);
}

export const courseCompleted = (completedMaps: readonly string[]): boolean =>
  PLAY_ORDER.every((realm) => completedMaps.includes(realm));

/** Crockford's 32 signs: no I, L, O or U that could be read as another one. */
const CROCKFORD_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ID_LENGTH = 24;

/** A verification ID (120 bits) in six groups of four, from as many random bytes as it has signs. */
export function encodeVerificationId(bytes: Uint8Array): string {
  const signs = Array.from(
    bytes.subarray(0, ID_LENGTH),
    (byte) => CROCKFORD_ALPHABET[byte % CROCKFORD_ALPHABET.length],
  ).join('');
  if (signs.length !== ID_LENGTH) throw new Error('a verification ID needs 24 random bytes');
  return groupByFour(signs);
}

/** The ID in its right form however somebody typed it; undefined where it cannot be one. */
export function parseVerificationId(text: string): string | undefined {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const whole = signs.length === ID_LENGTH && [...signs].every((sign) => CROCKFORD_ALPHABET.includes(sign));
  return whole ? groupByFour(signs) : undefined;
}

const groupByFour = (signs: string): string => signs.replaceAll(/.{4}(?=.)/g, '$&-');

export const verifyPath = (verificationId: string): string =>
  `/certificates/verify?id=${encodeURIComponent(verificationId)}`;
