// Lists the errors that Python or our checks name; a program can raise others, whose names are its author's own words.
export const KNOWN_ERROR_KINDS = [
  'wrong-output',
  'missing-elements',
  'check',
  'timeout',
  'flood',
  'crashed',
  'SyntaxError',
  'IndentationError',
  'TabError',
  'NameError',
  'UnboundLocalError',
  'TypeError',
  'ValueError',
  'IndexError',
  'KeyError',
  'ZeroDivisionError',
  'AttributeError',
  'RecursionError',
  'EOFError',
  'ModuleNotFoundError',
] as const;
export type KnownErrorKind = (typeof KNOWN_ERROR_KINDS)[number];

export const isKnownError = (kind: string): kind is KnownErrorKind =>
  (KNOWN_ERROR_KINDS as readonly string[]).includes(kind);
