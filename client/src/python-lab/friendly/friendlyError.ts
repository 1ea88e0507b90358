// Turns an error of Python into words for a learner; Python's own text stays beside them.
import type { PythonError } from '../protocol.ts';
import type { ErrorRule, FriendlyIcon } from './errorRule.ts';
import { INDENTATION_RULES } from './indentationRules.ts';
import { SYNTAX_RULES } from './syntaxRules.ts';
import { TRACTOR_RULES } from './tractorRules.ts';
import { TYPE_RULES } from './typeRules.ts';
import { VALUE_RULES } from './valueRules.ts';

export interface FriendlyError {
  icon: FriendlyIcon;
  title: string;
  help: string;
  /** Line of the learner's program, counted from 1. */
  line?: number;
  /** Python's own words. */
  text: string;
}

const RULES: readonly ErrorRule[] = [
  ...INDENTATION_RULES,
  ...SYNTAX_RULES,
  ...TYPE_RULES,
  ...VALUE_RULES,
  ...TRACTOR_RULES,
];

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
  const location = { ...(error.line !== undefined && { line: error.line }), text: error.text };
  for (const rule of RULES) {
    if (rule.type !== error.type) continue;
    const match = rule.pattern.exec(message);
    const explanation = match && rule.explain(match, { error, line, source });
    if (explanation) return { icon: rule.icon, ...explanation, ...location };
  }
  const where = error.line === undefined ? 'Error' : `Error (line ${error.line})`;
  return {
    icon: 'bug',
    title: `${where}: ${message || error.type}`,
    help: 'Read the line slowly from left to right, and look at the line above. What is different from the example?',
    ...location,
  };
}
