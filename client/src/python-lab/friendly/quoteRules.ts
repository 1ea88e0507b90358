// Syntax errors of texts: quotes that are missing, mixed or inside each other, and the curly brackets of f-strings.
import { t } from '@lingui/core/macro';
import { type ErrorContext, type ErrorExplanation, type ErrorRule, errorRule } from './errorRule.ts';
import { linesThatGive } from './programFacts.ts';
import { isKeyword } from './pythonTerms.ts';

const S = 'SyntaxError';
// Values of messages, as curly brackets mark placeholders there.
const OPEN = '{';
const CLOSE = '}';
const EXAMPLE = '{name}';
const UNTERMINATED = /unterminated f-string|unterminated t-string|unterminated string|EOL while scanning/;

const textNeedsQuotes = (): ErrorExplanation => ({
  title: t`Text needs quotes`,
  help: t`Put a quote " before the first word and another after the last.`,
});

const countOf = (sign: string, text: string): number => text.split(sign).length - 1;

/** The text that opens at the error, without its quote. */
const afterQuote = ({ line, error }: ErrorContext): string => {
  const from = (error.column ?? 1) - 1;
  return line.slice(from).replace(/^[a-z]{0,2}["']/i, '');
};

const nestedTitle = () => t`The quotes inside end the text too early`;
const nestedHelp = () => t`For quotes inside a text use the other kind: 'He said "hello" to me'.`;

const UNCLOSED: readonly ErrorRule[] = [
  errorRule('quote.triple-unclosed', S, /unterminated triple-quoted/, () => ({
    title: t`A text never ends`,
    help: t`You opened a long text with three quotes. Close it with the same three quotes.`,
  })),
  errorRule('quote.backslash', S, UNTERMINATED, (_, { line }) => {
    const [one, two] = ['\\', '\\\\'];
    return /\\["'][\s)\],:]*$/.test(line)
      ? {
          title: t`The sign “${one}” is special in a text`,
          help: t`Before a quote it takes the quote into the text. To write it as it is, write two of them: ${two}`,
        }
      : undefined;
  }),
  errorRule('quote.apostrophe', S, UNTERMINATED, (_, { line }) => {
    const word = /\p{L}+'\p{L}+/u.exec(line)?.[0];
    return word && countOf("'", line) % 2 === 1
      ? {
          title: t`The apostrophe ends the text too early`,
          help: t`In ${word} the sign ' looks like the end of the text. Put the whole text in double quotes: " … ${word} … "`,
        }
      : undefined;
  }),
  errorRule('quote.mixed', S, UNTERMINATED, (_, context) => {
    const opened = /["']/.exec(context.line.slice((context.error.column ?? 1) - 1))?.[0] ?? '"';
    const other = opened === '"' ? "'" : '"';
    const rest = afterQuote(context);
    return countOf(other, rest) % 2 === 1 && new RegExp(`${other}[\\s)\\],:]*$`).test(rest)
      ? {
          title: t`The two quotes are different`,
          help: t`This text starts with ${opened} and ends with ${other}. Use the same quote on both sides.`,
        }
      : undefined;
  }),
  errorRule('quote.extra', S, UNTERMINATED, (_, context) => {
    const before = context.line.slice(0, (context.error.column ?? 1) - 1);
    const isEmptyFirst = /(?:^|[^"'\w])(["'])\1[\p{L}\p{N}][^"',+]*$/u.test(before);
    return /^[\s)\],:]*$/.test(afterQuote(context)) && isEmptyFirst
      ? {
          title: t`One quote mark too many`,
          help: t`Two quotes stand at the start of the text. Take one of them away.`,
        }
      : /^["']/.test(context.line.slice(before.length)) &&
          /^[\s)\],:]*$/.test(afterQuote(context)) &&
          /["'] ?$/.test(before)
        ? { title: t`One quote mark too many`, help: t`The text has ended already. Take the last quote away.` }
        : undefined;
  }),
  errorRule('quote.nested', S, UNTERMINATED, (_, context) => {
    const before = context.line.slice(0, (context.error.column ?? 1) - 1);
    // A text has ended, words follow without any sign between, and then a quote.
    return /^[\s)\],:]*$/.test(afterQuote(context)) &&
      /["'] ?[\p{L}\p{N}][^,+*=([{"']*$/u.test(before) &&
      !/["'], ?["']/.test(context.line)
      ? { title: nestedTitle(), help: nestedHelp() }
      : undefined;
  }),
  errorRule('quote.unclosed', S, UNTERMINATED, (_, context) => {
    const before = context.line.slice(0, (context.error.column ?? 1) - 1);
    return /^[\s)\],:]*$/.test(afterQuote(context)) && before !== ''
      ? {
          title: t`A quote mark is missing`,
          help: t`There is a quote at the end of the text, but none at its start. Put the same quote before its first word.`,
        }
      : undefined;
  }),
  errorRule('quote.unclosed', S, UNTERMINATED, () => ({
    title: t`A quote mark is missing`,
    help: t`A text begins with a quote and must end with the same kind of quote, on the same line.`,
  })),
  errorRule('comma.missing', S, /intended to be part of the string/, (_, { plain, plainLines }) => {
    const name = /["']\s+([A-Za-z_]\w*|\d[\d.]*)\s+f?["']/.exec(plain)?.[1];
    return name && (/^\d/.test(name) || linesThatGive(plainLines, name).length > 0)
      ? { title: t`A comma may be missing`, help: t`Put a comma between the things inside the brackets.` }
      : undefined;
  }),
  errorRule('quote.nested', S, /intended to be part of the string|cannot mix bytes/, () => ({
    title: nestedTitle(),
    help: nestedHelp(),
  })),
];

const F_STRINGS: readonly ErrorRule[] = [
  errorRule('fstring.expression', S, /forgot a comma|invalid syntax/, (_, { line }) => {
    const words = /\bf(["']).*\{\s*([A-Za-z_]\w*(?:\s+[A-Za-z_]\w*)+)\s*\}.*\1/i.exec(line)?.[2];
    const name = (words ?? '').replace(/\s+/g, '_');
    return words && !words.split(/\s+/).some(isKeyword)
      ? {
          title: t`Something in the curly brackets is wrong`,
          help: t`Between ${OPEN} and ${CLOSE} write one name. A name has no spaces: ${name}.`,
        }
      : undefined;
  }),
  errorRule('fstring.brace-unclosed', S, /f-string: (expecting '}'|.*'\{' was never closed)|^expecting '}'/, () => ({
    title: t`A curly bracket is missing`,
    help: t`In an f-string each ${OPEN} needs a ${CLOSE} after the name.`,
  })),
  errorRule('fstring.brace-unclosed', S, /'\{' was never closed/, (_, { line }) =>
    /\bf["'][^{]*\{[^}]*["']/i.test(line)
      ? { title: t`A curly bracket is missing`, help: t`In an f-string each ${OPEN} needs a ${CLOSE} after the name.` }
      : undefined,
  ),
  errorRule('fstring.brace-extra', S, /f-string: single '}'/, () => ({
    title: t`One curly bracket too many`,
    help: t`This ${CLOSE} has no ${OPEN} before it. Take it away.`,
  })),
  errorRule('fstring.empty', S, /f-string: (valid expression required|empty expression)/, () => ({
    title: t`The curly brackets are empty`,
    help: t`Write a name between ${OPEN} and ${CLOSE}, like ${EXAMPLE}.`,
  })),
  errorRule('fstring.expression', S, /^f-string/, () => ({
    title: t`Something in the curly brackets is wrong`,
    help: t`Between ${OPEN} and ${CLOSE} write a name or a sum, nothing else.`,
  })),
];

/** Words side by side where Python expects code: nearly always a text without its quotes. */
const BARE_WORDS: readonly ErrorRule[] = [
  errorRule('quote.missing', S, /invalid syntax|forgot a comma|leading zeros|invalid decimal/, (_, { plain }) => {
    const words = /\b(?:print|input)\s*\(\s*([\p{L}\p{N}\s,.!?':;&-]+?)\)?\s*$/u.exec(plain)?.[1];
    return words && /^\p{L}/u.test(words) && /[\p{L}\p{N}]\s+[\p{L}\p{N}]|[!?]\s*$/u.test(words)
      ? textNeedsQuotes()
      : undefined;
  }),
  errorRule('quote.missing', S, /invalid syntax/, (_, { plain }) => {
    const words = /^\s*[A-Za-z_]\w*\s*=\s*(\p{L}\w*(?:\s+\p{L}\w*)+)\s*[.!?]?\s*$/u.exec(plain)?.[1];
    return words && !words.split(/\s+/).some(isKeyword) ? textNeedsQuotes() : undefined;
  }),
];

export const QUOTES: readonly ErrorRule[] = [...UNCLOSED, ...F_STRINGS];
export const BARE_WORD_RULES: readonly ErrorRule[] = BARE_WORDS;
