// One emoji for each kind of error, beside the drawn icon in its title (lessons.txt 8).

const EMOJI: Readonly<Record<string, string>> = {
  IndentationError: '📏',
  TabError: '📏',
  SyntaxError: '✏️',
  NameError: '🏷️',
  UnboundLocalError: '🏷️',
  TypeError: '🧩',
  ValueError: '🔢',
  IndexError: '📋',
  KeyError: '🔑',
  ZeroDivisionError: '➗',
  AttributeError: '🔗',
  ModuleNotFoundError: '📦',
  ImportError: '📦',
  RecursionError: '🌀',
  MemoryError: '🐘',
  FileNotFoundError: '📁',
  OSError: '📁',
  AssertionError: '⚖️',
  BakeryError: '🧁',
  IcingUsedUp: '🧁',
  TractorError: '🚜',
  SystemExit: '🚪',
  'missing-elements': '🔍',
  check: '🔍',
  empty: '⌨️',
  'too-long': '📜',
  'not-ready': '⏳',
  stopped: '✋',
  timeout: '⏰',
  flood: '🌊',
  crashed: '💥',
  lab: '🐞',
};

/** `kind` of a Problem: Python's name of the error, or ours. */
export const problemEmoji = (kind: string): string => EMOJI[kind] ?? '⚠️';
