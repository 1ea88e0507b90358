// Folds spellings that people cannot tell apart: digits of any script, invisible signs, full-width and other compatibility forms.

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Sorting a long run of marks takes time in its square; no language has so many on a letter (Unicode's stream-safe text has 30). */
const MARKS_TOO_MANY = /(?<=\p{M}{30})\p{M}/gu;
const DIGIT = /\p{Nd}/u;

/** The text with the digits of every script as 0 to 9: '५' and '٥' become '5'. */
export const asciiDigits = (text: string): string => text.replaceAll(/[^\0-\x7F]/gu, (sign) => digitOf(sign) ?? sign);

const valueOfDigit = new Map<string, string>();

/** Unicode lists each script's decimal digits in one run that begins with zero; runs that touch are whole tens. */
function digitOf(sign: string): string | undefined {
  const known = valueOfDigit.get(sign);
  if (known !== undefined || !DIGIT.test(sign)) return known;
  const point = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  const value = String(before % 10);
  valueOfDigit.set(sign, value);
  return value;
}

/** For comparing, never for showing: NFKC, ASCII digits, no invisible signs. Takes time in proportion to the length. */
export const foldText = (text: string): string =>
  asciiDigits(text.replaceAll(MARKS_TOO_MANY, '').normalize('NFKC').replaceAll(INVISIBLE, ''));

/** Dashes of every kind; Unicode counts the bullet, the minus signs, the long vowel of Japanese keyboards and the drawn line among none. */
const DASHES = /[\p{Pd}\u2043\u2212\u02d7\u2796\u30fc\u2500]/gu;

/** As `foldText`, for what is typed by rule (codes, names, numbers): every dash and minus is a hyphen too, every plus a plain one. */
export const foldTypedSigns = (typed: string): string =>
  foldText(typed).replaceAll(DASHES, '-').replaceAll('\u2795', '+');
