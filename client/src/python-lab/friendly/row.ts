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

export interface Words {
  title: string;
  help: string;
}

export interface Place {
  error: PythonError;
  /** The line the error points at; empty where there is none. */
  line: string;
  source: string;
}

export interface Row {
  type: string;
  pattern: RegExp;
  icon: FriendlyIcon;
  /** Nothing where the row does not fit after all; the next one is tried. */
  words(match: RegExpExecArray, place: Place): Words | undefined;
}

/** A row whose words need nothing of the program. */
export const plain = (type: string, pattern: RegExp, icon: FriendlyIcon, title: string, help: string): Row => ({
  type,
  pattern,
  icon,
  words: () => ({ title, help }),
});

export const row = (type: string, pattern: RegExp, icon: FriendlyIcon, words: Row['words']): Row => ({
  type,
  pattern,
  icon,
  words,
});
