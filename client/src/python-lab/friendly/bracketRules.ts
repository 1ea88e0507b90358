// Syntax errors of quotes and brackets.
import { type ErrorRule, errorRule, fixedRule } from './errorRule.ts';

const S = 'SyntaxError';
const CLOSING_BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export const QUOTES: readonly ErrorRule[] = [
  fixedRule(
    S,
    /unterminated triple-quoted/,
    'quote',
    'A text never ends',
    'You opened a long text with three quotes. Close it with the same three quotes.',
  ),
  fixedRule(
    S,
    /unterminated f-string|unterminated string|EOL while scanning/,
    'quote',
    'A quote mark is missing',
    'A text begins with a quote and must end with the same kind of quote, on the same line.',
  ),
  fixedRule(
    S,
    /f-string: (expecting '}'|.*'\{' was never closed)|expecting '}'/,
    'braces',
    'A curly bracket is missing',
    'In an f-string each { needs a } after the name.',
  ),
  fixedRule(
    S,
    /f-string: single '}'/,
    'braces',
    'One curly bracket too many',
    'This } has no { before it. Take it away.',
  ),
  fixedRule(
    S,
    /f-string: (valid expression required|empty expression)/,
    'braces',
    'The curly brackets are empty',
    'Write a name between { and }, like {name}.',
  ),
  fixedRule(
    S,
    /^f-string/,
    'braces',
    'Something in the curly brackets is wrong',
    'Between { and } write a name or a sum, nothing else.',
  ),
  errorRule(S, /invalid character '(\p{Extended_Pictographic}.*)'/u, 'quote', ([, seen]) => ({
    title: `“${seen}” works only inside quotes`,
    help: `A name is made of letters, digits and _. Put pictures between quotes: print("${seen}").`,
  })),
  errorRule(S, /invalid character '(.+)'|invalid non-printable character/, 'keyboard', ([, seen]) => ({
    title: seen ? `“${seen}” is not a Python character` : 'There is an invisible character',
    help: 'This often happens after copying text. Delete it and type the quote, sign or space again on your keyboard.',
  })),
  fixedRule(
    S,
    /unexpected character after line continuation/,
    'keyboard',
    'A backslash is in the way',
    'The sign \\ does not belong here. Did you mean / for dividing, or is a quote missing?',
  ),
];

export const BRACKETS: readonly ErrorRule[] = [
  errorRule(S, /'([([{])' was never closed/, 'parentheses', ([, open = '(']) => ({
    title: 'A closing bracket is missing',
    help: `You opened “${open}” here. Close it with “${CLOSING_BRACKETS[open]}”.`,
  })),
  errorRule(S, /unmatched '(.)'/, 'parentheses', ([, close]) => ({
    title: 'One bracket too many',
    help: `This “${close}” closes nothing. Take it away, or open a bracket before it.`,
  })),
  errorRule(
    S,
    /closing parenthesis '(.)' does not match opening parenthesis '(.)'/,
    'parentheses',
    ([, close, open]) => ({
      title: 'The brackets do not match',
      help: `“${open}” was opened, but “${close}” tries to close it. Use “${CLOSING_BRACKETS[open ?? '']}”.`,
    }),
  ),
  errorRule(S, /Missing parentheses in call to '(\w+)'/, 'parentheses', ([, name]) => ({
    title: `${name} needs brackets`,
    help: `Write ${name}( ) and put what it works with between the brackets.`,
  })),
  fixedRule(
    S,
    /too many nested parentheses/,
    'parentheses',
    'Far too many brackets',
    'So many brackets inside each other cannot be read. Do it in smaller steps.',
  ),
];
