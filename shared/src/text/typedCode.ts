// Brings codes and pass phrases that the server generated into the form in which they are compared; never for passwords that people choose.
import { foldText } from './foldText.ts';

/** Spaces and dashes of every kind; the bullet and the minus sign look like a hyphen and count as none in Unicode. */
const SEPARATORS = /[\s\p{Pd}\u2043\u2212]+/u;

const partsOf = (typed: string): string[] => foldText(typed).split(SEPARATORS).filter(Boolean);

/** As it is stored: capital letters and ASCII digits without spaces and dashes. What is no letter or digit stays, and makes the code wrong. */
export const normaliseTypedCode = (typed: string): string => partsOf(typed).join('').toUpperCase();

/** As it stands on the card: small letters, words joined by hyphens. */
export const normaliseTypedPhrase = (typed: string): string => partsOf(typed).join('-').toLowerCase();

/** Crockford's Base32 alphabet: no I, L, O or U, which are easily misread. */
export const CROCKFORD_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A typed code in Crockford's alphabet, with what was misread put right; undefined if it cannot be one of this length. */
export function parseCrockfordCode(typed: string, length: number): string | undefined {
  const signs = normaliseTypedCode(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return signs.length === length && [...signs].every((sign) => CROCKFORD_ALPHABET.includes(sign)) ? signs : undefined;
}

/** In groups of four, which are easier to read and to type. */
export const groupByFour = (signs: string): string => signs.replaceAll(/.{4}(?=.)/g, '$&-');
