// Folds spellings that people cannot tell apart: digits of any script, invisible signs, full-width and other compatibility forms.

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DIGIT = /\p{Nd}/u;

/** The text with the digits of every script as 0 to 9: '५' and '٥' become '5'. */
export const asciiDigits = (text: string): string => text.replaceAll(/[^\0-\x7F]/gu, (sign) => digitOf(sign) ?? sign);

/** Unicode lists each script's decimal digits in one run that begins with zero; runs that touch are whole tens. */
function digitOf(sign: string): string | undefined {
  if (!DIGIT.test(sign)) return undefined;
  const point = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}

/** For comparing, never for showing: NFKC, ASCII digits, no invisible signs. Takes time in proportion to the length. */
export const foldText = (text: string): string => asciiDigits(text.normalize('NFKC').replaceAll(INVISIBLE, ''));
