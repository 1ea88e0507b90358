// Reads what a person typed as a number: digits of every script, and the ways in which languages write minus, decimals and groups.
import { foldTypedSigns } from './foldText.ts';

interface TypedNumberOptions {
  /** How many places after the decimal sign there may be; with 0, a point between groups of three can only part thousands. */
  decimals?: number;
}

/** Superscripts, circled and Roman numbers: folding would make digits of them, and '10²' is not 102. */
const OTHER_NUMBERS = /[\p{No}\p{Nl}]/u;
/** A full stop of an Asian or Indian keyboard, and a point in the middle of the line. */
const POINTS = /[\u3002\u0964\u00b7]/g;
const COMMAS = /[\u060c\u3001]/g;
/** Spaces of every kind, the Arabic sign, and apostrophes part groups and nothing else. */
const GROUP_SIGNS = /[\s'\u2019\u02bc\u066c]/g;
const ARABIC_DECIMAL = '\u066b';

const ONLY_DIGITS = /^[0-9]*$/;
const FIGURES = /^[0-9.,'\u066b]+$/;

/**
 * The number, or undefined for what is none: '1e5', '0x10', '10²', '5 %', '1o' and words.
 *
 * Which sign parts the decimals: of two kinds the last one; the Arabic decimal sign always. Of one kind alone: a point does, unless it stands
 * several times; a comma does, unless what it parts are groups as in 1,000 or 1,00,000.
 */
export function readTypedNumber(typed: string, { decimals }: TypedNumberOptions = {}): number | undefined {
  if (OTHER_NUMBERS.test(typed)) return undefined;
  const text = foldTypedSigns(typed).trim();
  const sign = /^[+-]/.exec(text)?.[0] ?? '';
  const figures = text
    .slice(sign.length)
    .trim()
    .replaceAll(POINTS, '.')
    .replaceAll(COMMAS, ',')
    .replaceAll(GROUP_SIGNS, "'");
  if (!FIGURES.test(figures)) return undefined;
  const at = decimalAt(figures, decimals);
  const [whole, fraction] = at < 0 ? [figures, ''] : [figures.slice(0, at), figures.slice(at + 1)];
  if (whole + fraction === '' || !ONLY_DIGITS.test(fraction)) return undefined;
  if (decimals !== undefined && fraction.length > decimals) return undefined;
  if (!ONLY_DIGITS.test(whole) && !isGrouped(whole)) return undefined;
  const number = Number(`${whole.replaceAll(/[.,']/g, '')}.${fraction}`);
  if (!Number.isFinite(number)) return undefined;
  return sign === '-' && number !== 0 ? -number : number;
}

/** Where the decimal sign stands; -1 if there is none. */
function decimalAt(figures: string, decimals: number | undefined): number {
  if (figures.includes(ARABIC_DECIMAL)) return figures.indexOf(ARABIC_DECIMAL);
  const at = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','));
  const sign = figures[at];
  if (sign === undefined || figures.indexOf(sign) < at) return -1;
  const isAlone = ONLY_DIGITS.test(figures.slice(0, at));
  const mayGroup = sign === ',' || decimals === 0;
  return isAlone && mayGroup && isGrouped(figures) ? -1 : at;
}

/** Groups of three, or as in India of two with three at the end, all parted by the same sign; the first one is shorter and begins with no zero. */
function isGrouped(whole: string): boolean {
  const parting = /[.,']/.exec(whole)?.[0] ?? "'";
  const [first = '', ...others] = whole.split(parting);
  const last = others.pop();
  if (!/^[1-9][0-9]{0,2}$/.test(first) || last === undefined || !/^[0-9]{3}$/.test(last)) return false;
  return others.every((group) => /^[0-9]{3}$/.test(group)) || others.every((group) => /^[0-9]{2}$/.test(group));
}
