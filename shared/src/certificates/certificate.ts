// What a certificate is: the rules of its name, its score in words, its file name and the form of its verification ID.
import { PLAY_ORDER } from '../constants/realms.ts';

export const NAME_PART_MAX = 10;
const NAME_UNITS_MAX = 80;

/** Letters of any script with what stands between them in names; no signs that could be read as code or as an address. */
const NAME_SIGNS = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;

const people = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as people count them: a Devanagari syllable sign belongs to its letter. */
export const countCharacters = (text: string): number => [...people.segment(text)].length;

export const firstCharacters = (text: string, max: number): string =>
  [...people.segment(text)]
    .slice(0, max)
    .map(({ segment }) => segment)
    .join('');

type Part = 'First name' | 'Surname';

/** What is wrong with one part of a name; undefined where nothing is. */
export function namePartProblem(part: Part, text: string): string | undefined {
  const name = text.trim();
  if (name === '') return `${part} is required`;
  if (countCharacters(name) > NAME_PART_MAX) return `${part} must be ${NAME_PART_MAX} characters or less`;
  if (!NAME_SIGNS.test(name) || !/\p{L}/u.test(name)) return `${part} may only have letters, in any script`;
  return undefined;
}

const spaced = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

export const fullName = (first: string, surname: string): string => spaced(`${first} ${surname}`);

/** The name as it is printed, where it splits into a first name and a surname that both keep the rules. */
export function readFullName(text: string): string | undefined {
  if (text.length > NAME_UNITS_MAX) return undefined;
  const name = spaced(text);
  const words = name.split(' ');
  const fits = words.some((_, at) => {
    const first = words.slice(0, at).join(' ');
    const surname = words.slice(at).join(' ');
    return !namePartProblem('First name', first) && !namePartProblem('Surname', surname);
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
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ID_SIGNS = 24;

/** A verification ID (120 bits) in six groups of four, from as many random bytes as it has signs. */
export function verificationIdFrom(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, ID_SIGNS), (byte) => SIGNS[byte % SIGNS.length]).join('');
  if (signs.length !== ID_SIGNS) throw new Error('a verification ID needs 24 random bytes');
  return grouped(signs);
}

/** The ID in its right form however somebody typed it; undefined where it cannot be one. */
export function readVerificationId(text: string): string | undefined {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const whole = signs.length === ID_SIGNS && [...signs].every((sign) => SIGNS.includes(sign));
  return whole ? grouped(signs) : undefined;
}

const grouped = (signs: string): string => signs.replaceAll(/.{4}(?=.)/g, '$&-');

export const verifyPath = (verificationId: string): string =>
  `/certificates/verify?id=${encodeURIComponent(verificationId)}`;
