// Parses and formats licence codes.

/** Crockford's Base32 alphabet: no I, L, O or U, which are easily misread. */
export const LICENCE_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LICENCE_CODE_LENGTH = 12;

/** Returns the code without dashes; undefined if it is not valid. */
export function parseLicenceCode(text: string): string | undefined {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return signs.length === LICENCE_CODE_LENGTH && [...signs].every((sign) => LICENCE_CODE_ALPHABET.includes(sign))
    ? signs
    : undefined;
}

/** Formats a code in groups of four. */
export const formatLicenceCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');
