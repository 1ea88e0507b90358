// Python's words for kinds of things, as a learner says them; and the words that Python keeps for itself.

const TYPE_LABELS: Readonly<Record<string, string>> = {
  str: 'text',
  int: 'a whole number',
  float: 'a number with a dot',
  bool: 'True or False',
  list: 'a list',
  tuple: 'a tuple',
  dict: 'a dictionary',
  set: 'a set',
  NoneType: 'nothing (None)',
  function: 'a function',
  builtin_function_or_method: 'a function',
  method: 'a function',
  type: 'a kind of thing, like int',
  range: 'a range',
  module: 'a module',
};

export const typeLabel = (type: string | undefined): string => TYPE_LABELS[type ?? ''] ?? `a “${type}”`;
export const isFunction = (type: string | undefined): boolean => typeLabel(type) === 'a function';
export const isNumber = (type: string | undefined): boolean => type === 'int' || type === 'float';
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** The reserved word that a line gives a value to, or names a parameter or function with. */
export function keywordAsName(line: string): string | undefined {
  const named =
    /^\s*(\w+)\s*=(?!=)/.exec(line)?.[1] ??
    /^\s*def\s+(\w+)/.exec(line)?.[1] ??
    /^\s*for\s+(\w+)\s+in\b/.exec(line)?.[1];
  return named !== undefined && KEYWORDS.has(named) ? named : undefined;
}
