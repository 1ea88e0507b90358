// Turns a warning of Python, which does not stop a program, into one line for a learner.

/** What the worker sends of a warning. */
interface PythonWarning {
  category: string;
  message: string;
  /** Line of the learner's program; 0 where the warning belongs to none. */
  line: number;
}

type WarningRule = readonly [pattern: RegExp, words: (match: RegExpExecArray) => string];

const RULES: readonly WarningRule[] = [
  [
    /^"\\(.)" is an invalid escape sequence/,
    ([, sign = '']) => `\\${sign} means nothing special inside a text. To print a backslash, write \\\\ (two of them).`,
  ],
  [/^"is not" with/, () => 'To ask whether two values differ, write != instead of “is not”.'],
  [/^"is" with/, () => 'To ask whether two values are equal, write == instead of “is”.'],
  [
    /object is not callable; perhaps you missed a comma/,
    () => 'A value stands right before a round bracket. Is a comma missing between them?',
  ],
  [
    /object is not subscriptable; perhaps you missed a comma/,
    () => 'A value stands right before a square bracket. Is a comma missing between them?',
  ],
  [/indices must be integers .*; perhaps you missed a comma/, () => 'Is a comma missing before the square bracket?'],
  [/^assertion is always true/, () => 'This assert can never fail. Take away its round brackets.'],
  [/^invalid (decimal|hexadecimal|octal|binary|imaginary) literal/, () => 'Put a space between a number and a word.'],
];

function readWarning(json: string): PythonWarning | undefined {
  try {
    const { category, message, line } = JSON.parse(json) as Partial<Record<keyof PythonWarning, unknown>>;
    if (typeof category !== 'string' || typeof message !== 'string') return undefined;
    return { category, message, line: typeof line === 'number' ? line : 0 };
  } catch {
    return undefined;
  }
}

/** The warning (JSON of a `PythonWarning`) in words with its line, ending its line; empty where it cannot be read. */
export function friendlyWarning(json: string): string {
  const warning = readWarning(json);
  if (!warning) return '';
  const { category, message, line } = warning;
  const where = line > 0 ? `Line ${line}: ` : '';
  for (const [pattern, words] of RULES) {
    const match = category === 'SyntaxWarning' && pattern.exec(message);
    if (match) return `${where}${words(match)}\n`;
  }
  return `${where}${message} (${category})\n`;
}
