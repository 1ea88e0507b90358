// Codes that give a place in a plan: their signs, how they are read however typed, and how they are shown.

/** Crockford's 32 signs: no I, L, O or U that could be read as another one. */
export const LICENCE_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LICENCE_CODE_LENGTH = 12;

/** The code without dashes; undefined where it cannot be one. */
export function parseLicenceCode(text: string): string | undefined {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return signs.length === LICENCE_CODE_LENGTH && [...signs].every((sign) => LICENCE_CODE_ALPHABET.includes(sign))
    ? signs
    : undefined;
}

/** In groups of four, as it is written on cards. */
export const formatLicenceCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');
