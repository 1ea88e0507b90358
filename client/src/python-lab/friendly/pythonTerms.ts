// Python's words for kinds of things, as a learner says them; and the words that Python keeps for itself.
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

const FUNCTION = msg`a function`;
const TYPE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  str: msg({ context: 'kind of value', message: 'text' }),
  int: msg`a whole number`,
  float: msg`a number with a dot`,
  bool: msg`True or False`,
  list: msg`a list`,
  tuple: msg`a tuple`,
  dict: msg`a dictionary`,
  set: msg`a set`,
  NoneType: msg`nothing (None)`,
  function: FUNCTION,
  builtin_function_or_method: FUNCTION,
  method: FUNCTION,
  type: msg`a kind of thing, like int`,
  range: msg`a range`,
  module: msg`a module`,
};

export function typeLabel(type = ''): string {
  const label = TYPE_LABELS[type];
  return label ? i18n._(label) : t`a “${type}”`;
}
export const isFunction = (type: string | undefined): boolean =>
  type === 'function' || type === 'builtin_function_or_method' || type === 'method';
export const isNumber = (type: string | undefined): boolean => type === 'int' || type === 'float';
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** Functions of Python that learners call. */
export const KNOWN_FUNCTIONS = new Set(
  'print input int float str len range round max min sum sorted list abs type bool'.split(' '),
);

export const isKeyword = (word: string): boolean => KEYWORDS.has(word);

/** The reserved word that a line gives a value to, or names a parameter, loop, function or class with. */
export function keywordAsName(line: string): string | undefined {
  const [, targets = ''] = /^([\w\s,.]*)(?:[-+*/%]|\/\/)?=(?!=)/.exec(line) ?? [];
  const [, params = ''] = /^\s*def\s+\w+\s*\(([^)]*)/.exec(line) ?? [];
  const named = [
    ...targets.split(/[,.]/).map((word) => word.trim()),
    /^\s*for\s+(\w+)\s+in\b/.exec(line)?.[1] ?? '',
    /^\s*(?:def|class|import)\s+(\w+)/.exec(line)?.[1] ?? '',
    ...(params.match(/\w+/g) ?? []),
    /\.\s*([a-z]+)\b/.exec(line)?.[1] ?? '',
  ];
  return named.find(isKeyword);
}
