// Parses a pasted list of children's names, one per line, and reports problems by line.
import { CHILD_NAME_MAX, CLASS_ACCOUNTS_MAX } from '../constants/groups.ts';

export interface RosterName {
  /** 1-based line number. */
  line: number;
  name: string;
}

export interface RosterProblem {
  line: number;
  /** The original line. */
  text: string;
  message: string;
}

export interface Roster {
  names: RosterName[];
  problems: RosterProblem[];
}

/** List marks before a name: "1.", "2)", "-", "•". */
const LIST_MARK = /^(?:\d{1,3}\s*[.):]\s*|\d{1,3}\s+|[-*•·–]\s*)/u;
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemeLength = (text: string): number => [...graphemes.segment(text)].length;

/** Removes list marks, extra whitespace and invisible characters from a name; keeps the joiners of Indian scripts. */
export function normalizeName(text: string): string {
  const spaced = text.replaceAll(/\s+/gu, ' ').trim().replace(LIST_MARK, '');
  return spaced
    .replaceAll(INVISIBLE_CHARACTERS, (sign) => (sign === '\u200c' || sign === '\u200d' ? sign : ''))
    .trim()
    .normalize('NFC');
}

/** Returns what is wrong with a normalized name; undefined if it is valid. */
export function validateName(name: string): string | undefined {
  if (!/\p{L}/u.test(name)) return 'There is no letter in this line. Is it a name?';
  if (graphemeLength(name) > CHILD_NAME_MAX)
    return `A name has at most ${CHILD_NAME_MAX} characters. Please shorten it.`;
  if (name.includes('@')) return 'This looks like an e-mail address. Please write the name of the child.';
  return undefined;
}

/** Comparison key of a name; ignores case. */
export const nameKey = (name: string): string => name.toLowerCase();

export const parseRoster = (text: string): Roster => parseRosterLines(text.split(/\r\n|\r|\n/));

export function parseRosterLines(lines: readonly string[]): Roster {
  const roster: Roster = { names: [], problems: [] };
  const seen = new Map<string, number>();
  lines.forEach((text, index) => {
    const line = index + 1;
    const name = normalizeName(text);
    if (name === '') return;
    const before = seen.get(nameKey(name));
    const message =
      validateName(name) ??
      (before !== undefined
        ? `The same name is in line ${before}. Two children? Add a letter, for example "${name} B".`
        : roster.names.length >= CLASS_ACCOUNTS_MAX
          ? `${CLASS_ACCOUNTS_MAX} accounts are made at once. This line waits here for the next round.`
          : undefined);
    if (message !== undefined) roster.problems.push({ line, text, message });
    else {
      seen.set(nameKey(name), line);
      roster.names.push({ line, name });
    }
  });
  return roster;
}
