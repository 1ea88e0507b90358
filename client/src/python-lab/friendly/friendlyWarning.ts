// Turns a warning of Python, which does not stop a program, into one line for a learner.
import { t } from '@lingui/core/macro';

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
    ([, sign = '']) => {
      const [written, wanted] = [`\\${sign}`, '\\\\'];
      return t`${written} means nothing special inside a text. To print a backslash, write ${wanted} (two of them).`;
    },
  ],
  [/^"is not" with/, () => t`To ask whether two values differ, write != instead of “is not”.`],
  [/^"is" with/, () => t`To ask whether two values are equal, write == instead of “is”.`],
  [
    /object is not callable; perhaps you missed a comma/,
    () => t`A value stands right before a round bracket. Is a comma missing between them?`,
  ],
  [
    /object is not subscriptable; perhaps you missed a comma/,
    () => t`A value stands right before a square bracket. Is a comma missing between them?`,
  ],
  [/indices must be integers .*; perhaps you missed a comma/, () => t`Is a comma missing before the square bracket?`],
  [/^assertion is always true/, () => t`This assert can never fail. Take away its round brackets.`],
  [/^invalid (decimal|hexadecimal|octal|binary|imaginary) literal/, () => t`Put a space between a number and a word.`],
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
  const inLine = (hint: string) => (line > 0 ? t`Line ${line}: ${hint}` : hint);
  for (const [pattern, words] of RULES) {
    const match = category === 'SyntaxWarning' && pattern.exec(message);
    if (match) return `${inLine(words(match))}\n`;
  }
  return `${inLine(`${message} (${category})`)}\n`;
}
