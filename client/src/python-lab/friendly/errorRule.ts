// What one row of the error table is: the error it knows, its picture, and its words for a learner of twelve.
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
}

export interface ErrorContext {
  error: PythonError;
  /** The line the error points at; empty where there is none. */
  line: string;
  source: string;
}

export interface ErrorRule {
  type: string;
  pattern: RegExp;
  icon: FriendlyIcon;
  /** Nothing where the row does not fit after all; the next one is tried. */
  explain(match: RegExpExecArray, place: ErrorContext): ErrorExplanation | undefined;
}

/** A row whose words need nothing of the program. */
export const fixedRule = (
  type: string,
  pattern: RegExp,
  icon: FriendlyIcon,
  title: string,
  help: string,
): ErrorRule => ({
  type,
  pattern,
  icon,
  explain: () => ({ title, help }),
});

export const errorRule = (
  type: string,
  pattern: RegExp,
  icon: FriendlyIcon,
  explain: ErrorRule['explain'],
): ErrorRule => ({
  type,
  pattern,
  icon,
  explain,
});
