// Parses a pasted list of children's names, one per line, and reports problems and doubtful names by line.
import { CHILD_NAME_MAX, CLASS_ACCOUNTS_MAX, type ROSTER_PROBLEMS } from '../constants/groups.ts';
import { plainWords } from '../safety/plainWords.ts';
import { findRude } from '../safety/sharedWords.ts';
import { type NameDoubt, nameDoubt } from './nameDoubts.ts';
import { normalizeName } from './nameText.ts';

export interface RosterName {
  /** 1-based line number. */
  line: number;
  name: string;
}

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

/** A line that may be a name; it becomes none before the teacher has answered. */
export interface DoubtfulName extends RosterName, NameDoubt {
  /** The original line. */
  text: string;
}

export interface Roster {
  names: RosterName[];
  problems: RosterProblem[];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemeLength = (text: string): number => [...graphemes.segment(text)].length;

/** Returns what is wrong with a normalized name; undefined if it is valid. */
export function nameProblem(name: string): RosterReason | undefined {
  if (!/\p{L}/u.test(name)) return 'no-letter';
  if (name.includes('@')) return 'e-mail';
  if (findRude(plainWords(name)).length > 0) return 'rude';
  return graphemeLength(name) > CHILD_NAME_MAX ? 'too-long' : undefined;
}

/** The English message of a problem; the site has its own in both languages. */
export function problemMessage(reason: RosterReason, name: string, sameAs: number | null = null): string {
  const another = `Two children? Add a letter, for example "${name} B".`;
  return {
    'no-letter': 'There is no letter in this line. Is it a name?',
    'too-long': `A name has at most ${CHILD_NAME_MAX} characters. Please shorten it.`,
    'e-mail': 'This looks like an e-mail address. Please write the name of the child.',
    rude: 'There is a rude word in this line. Please write the name of the child.',
    'same-name': `The same name is in line ${sameAs}. ${another}`,
    'too-many': `${CLASS_ACCOUNTS_MAX} accounts are made at once. This line waits here for the next round.`,
    taken: `"${name}" has an account in this class already. ${another}`,
  }[reason];
}

/** Comparison key of a name; ignores case. */
export const nameKey = (name: string): string => name.toLowerCase();

/**
 * Doubts about the texts, at the same places. A number that tells apart two who would have one name belongs to the name
 * ("Child 1", "Child 2"); the class behind a name does not.
 */
export function listDoubts(texts: readonly string[]): Array<NameDoubt | undefined> {
  const doubts = texts.map(nameDoubt);
  const numbered = new Map<string, Set<string>>();
  doubts.forEach((doubt, at) => {
    if (doubt?.kind !== 'digits' || doubt.suggestion === null) return;
    const key = nameKey(doubt.suggestion);
    numbered.set(key, (numbered.get(key) ?? new Set()).add(nameKey(normalizeName(texts[at] ?? ''))));
  });
  return doubts.map((doubt) => {
    const others = doubt?.kind === 'digits' ? numbered.get(nameKey(doubt.suggestion ?? '')) : undefined;
    return others && others.size > 1 ? undefined : doubt;
  });
}

/** The lines of a pasted text, whatever ends them. */
export const rosterLines = (text: string): string[] => text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/);

/** @param kept lines that the teacher keeps as they are */
export function parseRoster(text: string, kept: ReadonlySet<string> = new Set()): Roster & { doubts: DoubtfulName[] } {
  const lines = rosterLines(text);
  const doubts: DoubtfulName[] = [];
  const found = listDoubts(lines);
  const plain = lines.map((line, at) => {
    const doubt = found[at];
    const name = normalizeName(line);
    if (doubt === undefined || kept.has(name) || nameProblem(name) === 'no-letter') return line;
    doubts.push({ line: at + 1, text: line, name, ...doubt });
    return '';
  });
  return { ...parseRosterLines(plain), doubts };
}

/** Names without a question: what the server is sent. */
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
