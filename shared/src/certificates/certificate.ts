// Rules of certificates: names, score labels, file name and format of the verification ID.

import { PLAY_ORDER } from '../constants/realms.ts';
import { completedRealms } from '../quests/progress.ts';
import { CROCKFORD_ALPHABET, groupByFour, parseCrockfordCode } from '../text/typedCode.ts';

export const NAME_PART_MAX = 10;
const NAME_CODE_UNITS_MAX = 80;

/** Letters of any script and the separators of names; excludes markup and address characters. */
const NAME_PATTERN = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts grapheme clusters: a Devanagari vowel sign belongs to its letter. */
export const countCharacters = (text: string): number => [...graphemes.segment(text)].length;

export const firstCharacters = (text: string, max: number): string =>
  [...graphemes.segment(text)]
    .slice(0, max)
    .map(({ segment }) => segment)
    .join('');

type NamePart = 'First name' | 'Surname';

/** Returns what is wrong with one part of a name; undefined if it is valid. */
export function validateNamePart(part: NamePart, text: string): string | undefined {
  const name = text.trim();
  if (name === '') return `${part} is required`;
  if (countCharacters(name) > NAME_PART_MAX) return `${part} must be ${NAME_PART_MAX} characters or less`;
  if (!NAME_PATTERN.test(name) || !/\p{L}/u.test(name)) return `${part} may only have letters, in any script`;
  return undefined;
}

const normalizeSpaces = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

export const fullName = (first: string, surname: string): string => normalizeSpaces(`${first} ${surname}`);

/** Returns the normalized name if it splits into a valid first name and a valid surname; else undefined. */
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
  completedRealms(completedMaps).length === PLAY_ORDER.length;

const ID_LENGTH = 24;

/** Encodes 24 random bytes as a verification ID of 120 bits, in six groups of four characters. */
export function encodeVerificationId(bytes: Uint8Array): string {
  const signs = Array.from(
    bytes.subarray(0, ID_LENGTH),
    (byte) => CROCKFORD_ALPHABET[byte % CROCKFORD_ALPHABET.length],
  ).join('');
  if (signs.length !== ID_LENGTH) throw new Error('a verification ID needs 24 random bytes');
  return groupByFour(signs);
}

/** Normalizes a typed ID; returns undefined if it is not valid. */
export function parseVerificationId(text: string): string | undefined {
  const signs = parseCrockfordCode(text, ID_LENGTH);
  return signs && groupByFour(signs);
}

export const verifyPath = (verificationId: string): `/${string}` =>
  `/certificates/verify?id=${encodeURIComponent(verificationId)}`;
