// Turns an error of Python into words for a learner; Python's own text stays beside them.
import type { PythonError } from '../protocol.ts';
import { INDENTATION_ROWS } from './indentationRows.ts';
import type { FriendlyIcon, Row } from './row.ts';
import { SYNTAX_ROWS } from './syntaxRows.ts';
import { TYPE_ROWS } from './typeRows.ts';
import { VALUE_ROWS } from './valueRows.ts';

export interface FriendlyError {
  icon: FriendlyIcon;
  title: string;
  help: string;
  /** Line of the learner's program, counted from 1. */
  line?: number;
  /** Python's own words. */
  text: string;
}

const ROWS: readonly Row[] = [...INDENTATION_ROWS, ...SYNTAX_ROWS, ...TYPE_ROWS, ...VALUE_ROWS];

/** The message with Python's "Did you mean", which it adds only when it shows an error. */
function fullMessage(error: PythonError): string {
  const start = `${error.type}: `;
  const at = error.text.lastIndexOf(start);
  const shown = at < 0 ? '' : error.text.slice(at + start.length).trim();
  return shown.startsWith(error.message.trim()) ? shown : error.message;
}

export function friendlyError(error: PythonError, source: string): FriendlyError {
  const line = error.line === undefined ? '' : (source.split('\n')[error.line - 1] ?? '');
  const message = fullMessage(error);
  const told = { ...(error.line !== undefined && { line: error.line }), text: error.text };
  for (const row of ROWS) {
    if (row.type !== error.type) continue;
    const match = row.pattern.exec(message);
    const words = match && row.words(match, { error, line, source });
    if (words) return { icon: row.icon, ...words, ...told };
  }
  const where = error.line === undefined ? 'Error' : `Error (line ${error.line})`;
  return {
    icon: 'bug',
    title: `${where}: ${message || error.type}`,
    help: 'Read the line slowly from left to right, and look at the line above. What is different from the example?',
    ...told,
  };
}
