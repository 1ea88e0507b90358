// Brings generated codes and pass phrases, and user names, into the form in which they are compared; never passwords that people choose.
import { foldTypedSigns } from './foldText.ts';

const partsOf = (typed: string): string[] =>
  foldTypedSigns(typed)
    .split(/[\s-]+/)
    .filter(Boolean);

/** As it is stored: capital letters and ASCII digits without spaces and dashes. What is no letter or digit stays, and makes the code wrong. */
export const normaliseTypedCode = (typed: string): string => partsOf(typed).join('').toUpperCase();

/** As it stands on the card: small letters, words joined by hyphens. */
export const normaliseTypedPhrase = (typed: string): string => partsOf(typed).join('-').toLowerCase();

/**
 * What is typed to sign in: a user name, or an address, which has no spaces. Case stays, and so do hyphens, which may stand anywhere in a name;
 * a card's name is often typed with spaces: 'brave otter 42'.
 */
export function normaliseTypedName(typed: string): string {
  const text = foldTypedSigns(typed);
  const words = text.split(/\s+/).filter(Boolean);
  if (text.includes('@')) return words.join('');
  const isJoined = (name: string, word: string) => name === '' || name.endsWith('-') || word.startsWith('-');
  return words.reduce((name, word) => (isJoined(name, word) ? name + word : `${name}-${word}`), '');
}

/** Crockford's Base32 alphabet: no I, L, O or U, which are easily misread. */
export const CROCKFORD_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A typed code in Crockford's alphabet, with what was misread put right; undefined if it cannot be one of this length. */
export function parseCrockfordCode(typed: string, length: number): string | undefined {
  const signs = normaliseTypedCode(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return signs.length === length && [...signs].every((sign) => CROCKFORD_ALPHABET.includes(sign)) ? signs : undefined;
}

/** In groups of four, which are easier to read and to type. */
export const groupByFour = (signs: string): string => signs.replaceAll(/.{4}(?=.)/g, '$&-');
