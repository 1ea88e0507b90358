// Turns an error of Python into words for a learner; Python's own text stays beside them.
import { t } from '@lingui/core/macro';
import type { PythonError } from '../protocol.ts';
import { ATTRIBUTE_RULES, IMPORT_RULES } from './attributeRules.ts';
import { BAKERY_RULES } from './bakeryRules.ts';
import { CARELESS_RULES } from './carelessRules.ts';
import type { ErrorRule } from './errorRule.ts';
import { INDENTATION_RULES } from './indentationRules.ts';
import { LIMIT_RULES } from './limitRules.ts';
import { NAME_RULES } from './nameRules.ts';
import { NONE_RULES } from './noneRules.ts';
import { plainLines } from './plainLines.ts';
import { MESSAGE_RULES } from './pythonMessages.ts';
import { SIGN_RULES } from './signRules.ts';
import { SYNTAX_RULES } from './syntaxRules.ts';
import { onlyTaught, taughtWords } from './taughtWords.ts';
import { TRACTOR_RULES } from './tractorRules.ts';
import { TYPE_RULES } from './typeRules.ts';
import { OWN_ERROR_RULES, VALUE_RULES } from './valueRules.ts';

export interface FriendlyError {
  /** The kind of hint, the same in every language; `other` where no rule fits. */
  id: string;
  title: string;
  help: string;
  /** Line of the learner's program that has to be changed, counted from 1. */
  line?: number;
  /** Python's own words. */
  text: string;
}

export const RULES: readonly ErrorRule[] = [
  ...OWN_ERROR_RULES,
  ...INDENTATION_RULES,
  ...SYNTAX_RULES,
  ...SIGN_RULES.filter(({ type }) => type === 'NameError'),
  ...NAME_RULES,
  ...NONE_RULES,
  ...CARELESS_RULES,
  ...TYPE_RULES,
  ...ATTRIBUTE_RULES,
  ...IMPORT_RULES,
  ...VALUE_RULES,
  ...LIMIT_RULES,
  ...TRACTOR_RULES,
  ...BAKERY_RULES,
  ...MESSAGE_RULES,
];

/** The message with Python's "Did you mean", which it adds only when it shows an error. */
function fullMessage(error: PythonError): string {
  const start = `${error.type}: `;
  const at = error.text.lastIndexOf(start);
  const shown = at < 0 ? '' : error.text.slice(at + start.length).trim();
  return shown.startsWith(error.message.trim()) ? shown : error.message;
}

/** Python's own guess would contradict ours, or name what nobody has taught. */
const withoutGuess = (text: string): string =>
  text.replace(/[.,]? (?:Did you mean|Did you forget|Maybe you meant|Perhaps you)\b[^\n]{0,200}\?/g, '');

/** `taught`: words that may be suggested; by default those of the whole course. */
export function friendlyError(
  error: PythonError,
  source: string,
  taught: readonly string[] = taughtWords(),
): FriendlyError {
  const plain = plainLines(source);
  const at = (error.line ?? 0) - 1;
  const place = {
    error,
    source,
    taught,
    plainLines: plain,
    line: source.split('\n')[at] ?? '',
    plain: plain[at] ?? '',
  };
  const message = fullMessage(error);
  const location = { ...(error.line !== undefined && { line: error.line }), text: error.text };
  for (const rule of RULES) {
    if (rule.type !== error.type) continue;
    const match = rule.pattern.exec(message);
    const explanation = match && rule.explain(match, place);
    if (!explanation) continue;
    const help = onlyTaught(explanation.help, taught, `${source}\n${error.message}`);
    return { id: rule.id, ...location, ...explanation, help, text: withoutGuess(error.text) };
  }
  const { line } = error;
  const words = message || error.type;
  return {
    id: /(?:^|:)\s*raise\b/.test(place.plain) ? 'raise.own' : 'other',
    title: line === undefined ? t`Error: ${words}` : t`Error (line ${line}): ${words}`,
    help: t`Read the line slowly from left to right, and look at the line above. What is different from the example?`,
    ...location,
  };
}
