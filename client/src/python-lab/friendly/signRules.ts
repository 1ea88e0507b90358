// Signs that Python does not have: typographic and Indian signs, comments of other languages, money and percent.
import { asciiDigits } from '@lanternwise/shared/text/foldText';
import { t } from '@lingui/core/macro';
import { codeRule, type ErrorRule, errorRule } from './errorRule.ts';

const S = 'SyntaxError';
const INVALID = /invalid character '(.+?)'/u;

/** Signs that look like one of Python's, and what to write. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '；': ';',
  '：': ':',
  '（': '(',
  '）': ')',
  '［': '[',
  '］': ']',
  '＝': '=',
  '＋': '+',
  '＊': '*',
  '／': '/',
  '．': '.',
  '！': '!',
  '＂': '"',
  '＇': "'",
  '´': "'",
};
const COMPARISONS: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=', '≠': '!=' };
const LOOKALIKE_IDS: readonly [RegExp, string][] = [
  [/^[，、；]/, 'char.comma'],
  [/^[（）［］]/, 'char.bracket'],
  [/^：/, 'char.colon'],
];

const write = (seen: string, right: string) => ({
  title: t`Python writes “${right}”`,
  help: t`Change ${seen} to ${right}.`,
});

const curlyQuote = (seen: string) => ({
  title: t`“${seen}” is not a quote of Python`,
  help: t`Delete it and type the straight quote " or ' of your keyboard. Curly quotes come from copied text.`,
});

const lookalike = (id: string): ErrorRule =>
  errorRule(id, S, INVALID, ([, seen = '']) => {
    const right = LOOKALIKES[seen];
    const own = LOOKALIKE_IDS.find(([pattern]) => pattern.test(seen))?.[1] ?? 'char.lookalike';
    return right && own === id ? write(seen, right) : undefined;
  });

const COMMENTS: readonly ErrorRule[] = [
  codeRule('comment.slashes', /./, /^\s*\/\/|\/\/\s*\p{L}+\s+\p{L}/u, () => ({
    title: t`A comment starts with #`,
    help: t`Python does not know // for notes. Write # before your note.`,
  })),
  errorRule('comment.slashes', 'NameError', /./, (_, { plain }) =>
    /\/\/\s*\p{L}+\s+\p{L}/u.test(plain)
      ? { title: t`A comment starts with #`, help: t`Python does not know // for notes. Write # before your note.` }
      : undefined,
  ),
  codeRule('comment.block', /./, /^\s*(\/\*|<!--|\*\/|\*\s|-->)/, () => ({
    title: t`A comment starts with #`,
    help: t`Put # at the start of each line of your note.`,
  })),
];

const INVALID_SIGNS: readonly ErrorRule[] = [
  errorRule('char.times', S, /invalid character '×'/, () => ({
    title: t`Use * for times`,
    help: t`Python multiplies with the star: boxes * price.`,
  })),
  errorRule('char.divide', S, /invalid character '÷'/, () => ({
    title: t`Use / to divide`,
    help: t`Python divides with the slash: cakes / friends.`,
  })),
  errorRule('char.dash', S, /invalid character '([–—−‐‑])'/, ([, seen = '']) => ({
    title: t`This is not a minus sign`,
    help: t`Delete “${seen}” and type the short minus - of your keyboard.`,
  })),
  errorRule('char.danda', S, /invalid character '([।॥])'/, ([, seen = '']) => ({
    title: t`Python needs no “${seen}”`,
    help: t`A line of Python ends without a sign. Delete the ${seen}, or put it inside the quotes.`,
  })),
  errorRule('char.hindi-digits', S, INVALID, ([, seen = ''], { line }) => {
    if (!/\p{Nd}/u.test(seen)) return undefined;
    const number = new RegExp(`${seen}[\\p{Nd}.]*`, 'u').exec(line)?.[0] ?? seen;
    const right = asciiDigits(number);
    return {
      title: t`Python needs the digits 0 to 9`,
      help: t`Write ${right} for ${number}. Inside quotes every script is fine.`,
    };
  }),
  errorRule('char.currency', S, /invalid character '(\p{Sc})'/u, ([, seen = '']) => ({
    title: t`A number has no “${seen}”`,
    help: t`Write the number alone, like 50. To show the sign, put it in quotes when you print it.`,
  })),
  errorRule('char.comparison', S, INVALID, ([, seen = '']) => {
    const right = COMPARISONS[seen];
    return right === undefined ? undefined : write(seen, right);
  }),
  errorRule('char.curly-quote', S, /invalid character '([“”‘’„«»])'/, ([, seen = '']) => curlyQuote(seen)),
  errorRule('char.curly-quote', S, /unterminated string/, (_, { line }) => {
    const seen = /([“”‘’])[\s)\],:]*$/.exec(line)?.[1];
    return seen === undefined ? undefined : curlyQuote(seen);
  }),
  errorRule('char.emoji', S, /invalid character '(\p{Extended_Pictographic}.*?)'/u, ([, seen = '']) => ({
    title: t`“${seen}” works only inside quotes`,
    help: t`A name is made of letters, digits and _. Put pictures between quotes: print("${seen}").`,
  })),
  ...['char.comma', 'char.bracket', 'char.colon', 'char.lookalike'].map(lookalike),
  errorRule('char.invisible', S, /invalid non-printable character|null bytes/, () => ({
    title: t`There is an invisible character`,
    help: t`This often happens after copying text. Delete the space there and type it again on your keyboard.`,
  })),
  errorRule('char.unknown', S, INVALID, ([, seen = '']) => ({
    title: t`“${seen}” is not a Python character`,
    help: t`This often happens after copying text. Delete it and type the quote, sign or space again on your keyboard.`,
  })),
  errorRule('char.backslash', S, /unexpected character after line continuation/, () => ({
    title: t`A backslash is in the way`,
    help: t`The sign \\ does not belong here. Did you mean / for dividing, or is a quote missing?`,
  })),
];

const PLAIN_SIGNS: readonly ErrorRule[] = [
  codeRule('char.currency', /invalid syntax/, /\$\s*\d/, () => ({
    title: t`A number has no “$”`,
    help: t`Write the number alone, like 50. To show the sign, put it in quotes when you print it.`,
  })),
  codeRule(
    'name.sign',
    /invalid syntax|cannot assign to expression/,
    /^\s*([A-Za-z_]\w*)\s?([!$%?@&])\w*\s*=(?!=)/,
    ([, name = '', sign = '']) => ({
      title: t`A name has no “${sign}”`,
      help: t`Names are made of letters, digits and _. Write ${name} = …`,
    }),
  ),
  codeRule('char.percent', /invalid syntax/, /(\d+)\s*%\s*(?:$|[),\]:])/, ([, number = '']) => ({
    title: t`Percent is not written with %`,
    help: t`Write ${number} / 100 for ${number} percent. In Python % gives the rest of a division.`,
  })),
  codeRule('operator.other-language', /invalid syntax/, /!\s*[A-Za-z_(]/, () => ({
    title: t`Python writes “not”`,
    help: t`Write the word not instead of the sign !, like: if not done:`,
  })),
];

/** Before everything else: such a sign makes the rest of the line unreadable. */
export const SIGN_RULES: readonly ErrorRule[] = [...COMMENTS, ...INVALID_SIGNS];
/** After rules about quotes. */
export const PLAIN_SIGN_RULES: readonly ErrorRule[] = PLAIN_SIGNS;
/** After rules that know what such a sign was for. */
export const LONELY_SIGN_RULES: readonly ErrorRule[] = [
  errorRule('char.unknown', S, /invalid syntax/, (_, { plain, error }) => {
    const sign = plain.charAt((error.column ?? 0) - 1);
    return /[?@$!`]/.test(sign)
      ? {
          title: t`“${sign}” does not belong here`,
          help: t`Take the sign away. If it is part of a text, put the text in quotes.`,
        }
      : undefined;
  }),
];
