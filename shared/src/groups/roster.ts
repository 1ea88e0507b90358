// Parses a pasted list of children's names, one per line, and reports problems by line.
import { CHILD_NAME_MAX, CLASS_ACCOUNTS_MAX } from '../constants/groups.ts';

export interface RosterName {
  /** 1-based line number. */
  line: number;
  name: string;
}

/** Why a line becomes no account; `taken`: the class has an account of this name. */
export const ROSTER_PROBLEMS = ['no-letter', 'too-long', 'e-mail', 'same-name', 'too-many', 'taken'] as const;
export type RosterReason = (typeof ROSTER_PROBLEMS)[number];

export interface RosterProblem {
  line: number;
  /** The original line. */
  text: string;
  reason: RosterReason;
  /** Line of the same name. */
  sameAs: number | null;
  /** In English. */
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
export function nameProblem(name: string): RosterReason | undefined {
  if (!/\p{L}/u.test(name)) return 'no-letter';
  if (name.includes('@')) return 'e-mail';
  return graphemeLength(name) > CHILD_NAME_MAX ? 'too-long' : undefined;
}

/** The English message of a problem; the site has its own in both languages. */
export function problemMessage(reason: RosterReason, name: string, sameAs: number | null = null): string {
  const another = `Two children? Add a letter, for example "${name} B".`;
  return {
    'no-letter': 'There is no letter in this line. Is it a name?',
    'too-long': `A name has at most ${CHILD_NAME_MAX} characters. Please shorten it.`,
    'e-mail': 'This looks like an e-mail address. Please write the name of the child.',
    'same-name': `The same name is in line ${sameAs}. ${another}`,
    'too-many': `${CLASS_ACCOUNTS_MAX} accounts are made at once. This line waits here for the next round.`,
    taken: `"${name}" has an account in this class already. ${another}`,
  }[reason];
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
    const reason =
      nameProblem(name) ??
      (before !== undefined ? 'same-name' : roster.names.length >= CLASS_ACCOUNTS_MAX ? 'too-many' : undefined);
    if (reason !== undefined) {
      const sameAs = reason === 'same-name' ? (before ?? null) : null;
      roster.problems.push({ line, text, reason, sameAs, message: problemMessage(reason, name, sameAs) });
    } else {
      seen.set(nameKey(name), line);
      roster.names.push({ line, name });
    }
  });
  return roster;
}
