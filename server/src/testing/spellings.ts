// For API tests: how people write a code, a name or a pass phrase that stands on a card or a screen.

const inFullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const inDevanagariDigits = (text: string): string =>
  text.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x0936));

/** By what they differ in. */
export const SPELLINGS: Readonly<Record<string, (shown: string) => string>> = {
  'small letters': (shown) => shown.toLowerCase(),
  'capital letters': (shown) => shown.toUpperCase(),
  'spaces for dashes': (shown) => ` ${shown.replaceAll('-', ' ')} `,
  'en dashes and spaces': (shown) => shown.replaceAll('-', ' – '),
  'minus signs': (shown) => shown.replaceAll('-', '−'),
  'no-break spaces': (shown) => `\u00a0${shown.replaceAll('-', '\u00a0')}`,
  'full-width signs': inFullWidth,
  'Devanagari digits': inDevanagariDigits,
  'zero-width signs': (shown) => `\ufeff${[...shown].join('\u200d')}\u200b`,
  'marks of direction': (shown) => `\u202b${shown}\u202c\u200e`,
};
