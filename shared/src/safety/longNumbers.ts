// Finds phone numbers of India and Aadhaar numbers, however their digits are grouped, and leaves other numbers alone.
import type { Span } from './plainWords.ts';

/** Ten digits, also with 91 or 0 before them. */
const PHONE = /^(?:(?:00)?91|0)?[6-9]\d{9}$/;
const AADHAAR = /^[2-9]\d{11}$/;
const DIGITS_MIN = 10;
const DIGITS_MAX = 14;

/** What stands between groups as people usually write them, also at the end of a line. */
const NARROW = /^[\s-]$/;
const DOT = /^ ?[._·•] ?$/;
/** Anything else that a reader passes over. A slash or a star between numbers is arithmetic, a comma makes a list. */
const WIDE = /^[ \t.\-_()·•‐‑‒–—−]{1,3}$/;

interface Group extends Span {
  readonly digits: string;
  /** What stands between it and the group before. */
  readonly gap: string;
}

/** The first one in plain words (see plainWords.ts). From each group a few are looked at: time grows with the length. */
export function findLongNumber(plain: string): Span | undefined {
  const groups = groupsOf(plain);
  for (const [at, first] of groups.entries()) {
    for (let end = at + 1, count = first.digits.length; count <= DIGITS_MAX; end += 1) {
      const number = groups.slice(at, end);
      if (count >= DIGITS_MIN && isLongNumber(number)) return { start: first.start, end: number.at(-1)?.end ?? 0 };
      const next = groups[end];
      if (!next || !(NARROW.test(next.gap) || WIDE.test(next.gap))) break;
      count += next.digits.length;
    }
  }
  return undefined;
}

/** Round numbers, such as eight billion people, are none and part nothing that is one. */
function groupsOf(plain: string): Group[] {
  const groups: Group[] = [];
  let before = 0;
  for (const { 0: digits, index: start } of plain.matchAll(/\d+/g)) {
    if (digits.length > 5 && digits.endsWith('00000')) continue;
    groups.push({ digits, start, end: start + digits.length, gap: plain.slice(before, start) });
    before = start + digits.length;
  }
  return groups;
}

function isLongNumber(number: readonly Group[]): boolean {
  const digits = number.map((group) => group.digits).join('');
  if (PHONE.test(digits)) return isGroupedAsPhone(number);
  return AADHAAR.test(digits) && number.every((group) => group.digits.length % 4 === 0) && !number.every(isYear);
}

const isYear = ({ digits }: Group): boolean => /^(?:19|20)\d\d$/.test(digits);

/** Decimals, dates and differences have points and lines between their digits too, but not groups like these. */
function isGroupedAsPhone(number: readonly Group[]): boolean {
  const gaps = number.slice(1).map(({ gap }) => gap);
  const sizes = number.map((group) => group.digits.length);
  if (gaps.every((gap) => NARROW.test(gap))) return true;
  if (!gaps.every((gap) => DOT.test(gap))) return sizes.every((size) => size > 2);
  if (sizes.length === 2) return sizes.every((size) => size === 5);
  return sizes.every((size) => size > 1) || sizes.every((size) => size === 1);
}
