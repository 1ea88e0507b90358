// What one row of the error table is: its id, the error it knows, its picture, and its words for a learner of twelve.
import { i18n, type MessageDescriptor } from '@lingui/core';
import type { PythonError } from '../protocol.ts';

/** Names of lucide's drawings, as lucide writes them. */
export type FriendlyIcon =
  | 'arrow-right-to-line'
  | 'book-open'
  | 'braces'
  | 'bug'
  | 'calculator'
  | 'divide'
  | 'equal'
  | 'hourglass'
  | 'infinity'
  | 'key-round'
  | 'keyboard'
  | 'link'
  | 'list-ordered'
  | 'log-out'
  | 'map-pin'
  | 'memory-stick'
  | 'package'
  | 'parentheses'
  | 'phone'
  | 'quote'
  | 'repeat'
  | 'search'
  | 'spell-check'
  | 'tag';

export interface ErrorExplanation {
  title: string;
  help: string;
  /** Line that has to be changed, from 1, if it is not the line at which Python failed. */
  line?: number;
}

export interface ErrorContext {
  error: PythonError;
  source: string;
  /** The line the error points at; empty where there is none. */
  line: string;
  /** The same without the content of texts and comments; same columns. */
  plain: string;
  /** All lines without the content of texts and comments. */
  plainLines: readonly string[];
  /** Words that lessons have taught so far; others are never suggested. */
  taught: readonly string[];
}

export interface ErrorRule {
  /** The kind of hint, the same in every language: `area.cause`. */
  id: string;
  type: string;
  pattern: RegExp;
  icon: FriendlyIcon;
  /** Nothing where the row does not fit after all; the next one is tried. */
  explain(match: RegExpExecArray, place: ErrorContext): ErrorExplanation | undefined;
}

/** A row whose words need nothing of the program. */
export const fixedRule = (
  id: string,
  type: string,
  pattern: RegExp,
  icon: FriendlyIcon,
  title: MessageDescriptor,
  help: MessageDescriptor,
): ErrorRule => ({
  id,
  type,
  pattern,
  icon,
  explain: () => ({ title: i18n._(title), help: i18n._(help) }),
});

export const errorRule = (
  id: string,
  type: string,
  pattern: RegExp,
  icon: FriendlyIcon,
  explain: ErrorRule['explain'],
): ErrorRule => ({ id, type, pattern, icon, explain });

/** A rule for a syntax error that needs only the place, not the words of Python's message. */
export const reads = (
  id: string,
  pattern: RegExp,
  icon: ErrorRule['icon'],
  explain: (place: ErrorContext) => ErrorExplanation | undefined,
): ErrorRule => errorRule(id, 'SyntaxError', pattern, icon, (_, place) => explain(place));
