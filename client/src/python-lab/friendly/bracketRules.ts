// Syntax errors of brackets: missing, left over, of the wrong kind, and calls without them.
import { t } from '@lingui/core/macro';
import { bracketAround, openBracket, stopOf } from './codePlace.ts';
import { codeRule, type ErrorRule, errorRule } from './errorRule.ts';

const S = 'SyntaxError';
// Values of messages, as curly brackets mark placeholders there.
const OPEN = '{';
const CLOSE = '}';
const BRACES_SIGN = '{ }';
const CLOSING_BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** Functions that learners call without brackets, and with the wrong ones. */
const CALLED = 'print|input|int|float|str|len|range|round';

export const needsBrackets = (name: string) => ({
  title: t`${name} needs brackets`,
  help: t`Write ${name}( ) and put what it works with between the brackets.`,
});

const roundBrackets = (name: string) => ({
  title: t`${name} needs round brackets`,
  help: t`Write ${name}( ) with the round brackets ( and ).`,
});

/** Round brackets that are open at a column. */
const openBrackets = (plain: string, column: number): number => {
  const before = plain.slice(0, column);
  return before.split('(').length - before.split(')').length;
};

export const BRACES: readonly ErrorRule[] = [
  errorRule('block.braces', S, /./, (_, { plainLines, error }) => {
    const header = /^\s*\}?\s*(if|elif|else|for|while|def|class|try)\b.*\{\s*$/;
    const at = plainLines.findIndex((line) => header.test(line));
    // A block of another language can only cause errors below its head.
    return at >= 0 && at < (error.line ?? 0)
      ? {
          line: at + 1,
          title: t`Python uses no ${BRACES_SIGN} for blocks`,
          help: t`End the line with a colon “:” instead of ${OPEN}, move the lines below it in by 4 spaces, and delete the ${CLOSE}.`,
        }
      : undefined;
  }),
];

export const BRACKETS: readonly ErrorRule[] = [
  codeRule('call.curly', /./, new RegExp(`\\b(${CALLED})\\s*\\{[^)]*\\}?\\s*$`), ([, name = '']) =>
    roundBrackets(name),
  ),
  errorRule('call.square', 'TypeError', /not subscriptable/, (_, { plain }) => {
    const name = new RegExp(`\\b(${CALLED})\\s*\\[`).exec(plain)?.[1];
    return name ? roundBrackets(name) : undefined;
  }),
  errorRule('bracket.unclosed', S, /'([([{])' was never closed/, ([, open = '(']) => {
    const close = CLOSING_BRACKETS[open] ?? ')';
    return { title: t`A closing bracket is missing`, help: t`You opened “${open}” here. Close it with “${close}”.` };
  }),
  errorRule('bracket.unclosed', S, /invalid syntax/, (_, { plain, error }) => {
    const column = (error.column ?? 1) - 1;
    return /^:\s*$/.test(plain.slice(column)) && openBrackets(plain, column) > 0
      ? { title: t`A closing bracket is missing`, help: t`Put a “)” before the colon.` }
      : undefined;
  }),
  errorRule('bracket.unmatched', S, /unmatched '(.)'/, ([, close = '']) => ({
    title: t`One bracket too many`,
    help: t`This “${close}” closes nothing. Take it away, or open a bracket before it.`,
  })),
  errorRule('bracket.unclosed', S, /does not match opening parenthesis '(.)'$/, ([, open = '('], place) => {
    const around = bracketAround(place);
    const outer = around && openBracket(stopOf(place).before.slice(0, -around.inside.length - 1));
    const close = CLOSING_BRACKETS[open] ?? ')';
    const seen = stopOf(place).at.charAt(0);
    // The bracket there closes the one further out.
    return outer &&
      CLOSING_BRACKETS[outer.sign] === seen &&
      outer.sign !== open &&
      !stopOf(place).at.slice(1).includes(seen)
      ? { title: t`A closing bracket is missing`, help: t`You opened “${open}” here. Close it with “${close}”.` }
      : undefined;
  }),
  errorRule(
    'bracket.mismatch',
    S,
    /closing parenthesis '(.)' does not match opening parenthesis '(.)'/,
    ([, close = '', open = '(']) => {
      const right = CLOSING_BRACKETS[open] ?? ')';
      return {
        title: t`The brackets do not match`,
        help: t`“${open}” was opened, but “${close}” tries to close it. Use “${right}”.`,
      };
    },
  ),
  errorRule('call.brackets', S, /Missing parentheses in call to '(\w+)'/, ([, name = 'print']) => needsBrackets(name)),
  errorRule('bracket.too-many', S, /too many nested parentheses/, () => ({
    title: t`Far too many brackets`,
    help: t`So many brackets inside each other cannot be read. Do it in smaller steps.`,
  })),
];
