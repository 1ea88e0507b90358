// What one row of the error table is: its id, the error it knows, and its words for a learner of twelve.
import type { PythonError } from '../protocol.ts';

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
  /** Nothing where the row does not fit after all; the next one is tried. */
  explain(match: RegExpExecArray, place: ErrorContext): ErrorExplanation | undefined;
}

export const errorRule = (id: string, type: string, pattern: RegExp, explain: ErrorRule['explain']): ErrorRule => ({
  id,
  type,
  pattern,
  explain,
});

/** A rule for a syntax error that needs only the place, not the words of Python's message. */
export const reads = (
  id: string,
  pattern: RegExp,
  explain: (place: ErrorContext) => ErrorExplanation | undefined,
): ErrorRule => errorRule(id, 'SyntaxError', pattern, (_, place) => explain(place));

/** A rule for a syntax error in a line whose code fits `code`; the words may be made of that match. */
export const codeRule = (
  id: string,
  pattern: RegExp,
  code: RegExp,
  explain: (found: RegExpExecArray) => ErrorExplanation,
): ErrorRule =>
  reads(id, pattern, ({ plain }) => {
    const found = code.exec(plain);
    return found ? explain(found) : undefined;
  });
