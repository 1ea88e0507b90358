// Syntax errors that come from habits: words of other languages, blanks in names, lines run together. Before Python's own suggestions.
import { editDistance } from '@lanternwise/shared/text/editDistance';
import { t } from '@lingui/core/macro';
import { needsBrackets } from './bracketRules.ts';
import { stopOf } from './codePlace.ts';
import { codeRule, type ErrorRule, errorRule } from './errorRule.ts';
import { isKeyword, KNOWN_FUNCTIONS, keywordAsName } from './pythonTerms.ts';

const S = 'SyntaxError';

export const reservedWord = (word: string) => {
  const instead = `my_${word.toLowerCase()}`;
  return {
    title: t`“${word}” is a special Python word`,
    help: t`Python keeps “${word}” for itself, so it cannot be a name. Choose another one, like ${instead}.`,
  };
};

const OTHER_OPERATORS: Readonly<Record<string, string>> = {
  '=>': '>=',
  '=<': '<=',
  '&&': 'and',
  '||': 'or',
  '<>': '!=',
  '===': '==',
  '!==': '!=',
  '=!': '!=',
  ':=': '=',
};

const OTHER_LANGUAGES: readonly ErrorRule[] = [
  codeRule(
    'keyword.other-language',
    /invalid syntax/,
    /^\s*(function|func|fun|void|sub)\s+\w+\s*\(/,
    ([, word = '']) => ({ title: t`Python writes “def”`, help: t`Change ${word} to def.` }),
  ),
  codeRule(
    'keyword.other-language',
    /invalid syntax/,
    /^\s*(int|float|double|char|bool|boolean|string|String|str|var|let|const|auto|dim|Dim|set)\s+([A-Za-z_]\w*)\s*(?:=(?!=)|;|$)/,
    ([, word = '', name = '']) => ({
      title: t`Python needs no “${word}” here`,
      help: t`A variable starts with its name: ${name} = … Python finds out the kind by itself.`,
    }),
  ),
  codeRule('keyword.other-language', /invalid syntax|expected ':'/, /^\s*(if|elif|while|else)\b.*\bthen\b/, () => ({
    title: t`Python needs no “then”`,
    help: t`End the line with a colon “:” instead of then.`,
  })),
  codeRule('keyword.other-language', /invalid syntax/, /^\s*(switch|do)\b.*[:{]?\s*$/, () => ({
    title: t`Python has no such block`,
    help: t`Use if, elif and else to choose, and while or for to repeat.`,
  })),
  errorRule('loop.in', S, /invalid syntax|expected|cannot assign/, (_, { plain }) =>
    /^\s*for(?=[\s(])(?!\s*=)/.test(plain) && !/\bin\b/.test(plain)
      ? {
          title: t`A loop says “in”`,
          help: t`Write for name in list: with the word in between. To count, use range: for i in range(5):`,
        }
      : undefined,
  ),
  codeRule('elif.spelling', /invalid syntax|expected ':'/, /^\s*(else\s*if|elsif|elseif)\b/, () => ({
    title: t`Write elif`,
    help: t`In Python “else if” is one word: elif.`,
  })),
  codeRule('else.condition', /invalid syntax|expected ':'/, /^\s*else\s+(?!if\b)[^:\s]/, () => ({
    title: t`else asks nothing`,
    help: t`else takes everything that is left, so only a colon follows it: else:`,
  })),
  errorRule('else.without-if', S, /invalid syntax/, (_, { plain, error }) => {
    const [, spaces = '', word] = /^(\s*)(else|elif)\b/.exec(plain) ?? [];
    // Anything that fails later in the line is another fault.
    return word && error.column === spaces.length + 1
      ? {
          title: t`This ${word} has no if`,
          help: t`${word} comes right after an if block and starts as far in as its if.`,
        }
      : undefined;
  }),
  errorRule('keyword.capital', S, /invalid syntax|expected/, (_, { plain }) => {
    const word = /^\s*([A-Z][A-Za-z]+)\b(?!\s*[=(.])/.exec(plain)?.[1] ?? '';
    const right = word.toLowerCase();
    return isKeyword(right)
      ? { title: t`Python writes “${right}” in small letters`, help: t`Change ${word} to ${right}.` }
      : undefined;
  }),
  errorRule('keyword.capital', S, /invalid syntax/, (_, place) => {
    const { word } = stopOf(place);
    const right = word.toLowerCase();
    return word !== right && /^(?:and|or|not|in|is)$/.test(right)
      ? { title: t`Python writes “${right}” in small letters`, help: t`Change ${word} to ${right}.` }
      : undefined;
  }),
  errorRule('operator.other-language', S, /invalid syntax/, (_, { plain }) => {
    const sign = /(!==|===|=>|=<|=!|&&|\|\||<>|:=)/.exec(plain)?.[1] ?? '';
    const right = OTHER_OPERATORS[sign];
    return right ? { title: t`Python writes “${right}”`, help: t`Change ${sign} to ${right}.` } : undefined;
  }),
  errorRule('increment', S, /invalid syntax/, (_, { plain }) => {
    const [, name = '', sign = ''] = /([A-Za-z_]\w*)\s*(\+\+|--)/.exec(plain) ?? [];
    const one = sign.charAt(0);
    return sign ? { title: t`Python has no ${sign}`, help: t`Write ${name} = ${name} ${one} 1.` } : undefined;
  }),
  errorRule('times.x', S, /invalid syntax/, (_, { plain }) =>
    /[\w)]\s+x\s+[\w(]/.test(plain) && !/^\s*for\b/.test(plain)
      ? { title: t`Use * for times`, help: t`Python multiplies with the star: boxes * price.` }
      : undefined,
  ),
];

/** What a name that starts with a digit may be instead; nothing where no name stands. */
function numberName(plain: string): string | undefined {
  const [, digits, rest] =
    /^\s*(?:(?:def|class|for)\s+)?(\d+)([A-Za-z_]\w*)\s*(?:[-+*/]?=(?!=)|,[^=]*=(?!=)|\(|:|\bin\b)/.exec(plain) ??
    /(?:^|[^\w.])(\d+)([A-Za-z]\w*_\w+)/.exec(plain) ??
    [];
  if (!digits || !rest) return undefined;
  const word = rest.replace(/^_?(?:st|nd|rd|th)?_*(?=[A-Za-z]*)/i, '');
  const name = word === '' ? `my_${digits}${rest}` : `${word}_${digits}`;
  return word === '' ? t`Put a letter first, like ${name}.` : t`Put the digit at the end, like ${name}.`;
}

const NAMES: readonly ErrorRule[] = [
  errorRule('keyword.as-name', S, /invalid syntax|assign|expected|illegal/, (_, place) => {
    const { before, at, word: stopped } = stopOf(place);
    const isValue = /[(,]\s*$/.test(before) && /^\w+\s*[),]/.test(at) && isKeyword(stopped);
    const word = isValue ? stopped : keywordAsName(place.plain);
    return word === undefined ? undefined : reservedWord(word);
  }),
  errorRule('name.blanks', S, /^(?!.*Did you mean).*(?:invalid syntax|expected)/, (_, { plain }) => {
    const words =
      /^\s*([A-Za-z_]\w*(?:\s+\w+)+)\s*[-+*/]?=(?!=)/.exec(plain)?.[1] ??
      /^\s*def\s+([A-Za-z_]\w*(?:\s+[A-Za-z_]\w*)+)\s*\(/.exec(plain)?.[1] ??
      /^\s*for\s+([A-Za-z_]\w*(?:\s+[A-Za-z_]\w*)+?)\s+in\b/.exec(plain)?.[1];
    if (!words || words.split(/\s+/).some(isKeyword)) return undefined;
    const name = words.replace(/\s+/g, '_');
    return { title: t`A name has no spaces`, help: t`Join the words with _ : ${name}` };
  }),
  errorRule(
    'name.starts-digit',
    S,
    /invalid (?:decimal|hexadecimal|octal|binary|imaginary) literal/,
    (_, { plain }) => {
      const name = numberName(plain);
      return name === undefined ? undefined : { title: t`A name cannot start with a digit`, help: name };
    },
  ),
  errorRule('name.hyphen', S, /cannot assign to expression|expected '\('|illegal/, (_, { plain }) => {
    const words = /^\s*(?:def\s+)?([A-Za-z_]\w*(?:-[A-Za-z_]\w*)+)\s*(?:[-+*/]?=(?!=)|\()/.exec(plain)?.[1];
    const name = (words ?? '').replaceAll('-', '_');
    return words
      ? { title: t`A name has no hyphen`, help: t`Python reads - as minus. Join the words with _ : ${name}` }
      : undefined;
  }),
];

const CALLED_WITHOUT = new RegExp(
  `\\b(${[...KNOWN_FUNCTIONS].join('|')})\\s+(?!in\\b|and\\b|or\\b|is\\b|if\\b)[\\w"']`,
);

const RUN_TOGETHER: readonly ErrorRule[] = [
  codeRule('keyword.other-language', /invalid syntax/, /\bnew\s+([A-Za-z_]\w*)\s*\(/, ([, name = '']) => ({
    title: t`Python needs no “new”`,
    help: t`Write only the name and the brackets: ${name}( )`,
  })),
  codeRule('call.brackets', /invalid syntax/, CALLED_WITHOUT, ([, name = '']) => needsBrackets(name)),
  codeRule(
    'line.two-commands',
    /invalid syntax/,
    /\)\s*[A-Za-z_]\w*\s*[(=]|^\s*[A-Za-z_]\w*\s*=\s*[\w."' ]*[\w"'] +[A-Za-z_]\w*\s*(=(?!=)|\()/,
    () => ({
      title: t`One thing on each line`,
      help: t`Two commands stand on the same line. Press Enter between them.`,
    }),
  ),
];

export const HABITS: readonly ErrorRule[] = [...OTHER_LANGUAGES, ...NAMES, ...RUN_TOGETHER];

/** A Python word that was nearly written; Python also guesses short words where quite another thing is missing. */
export const MISSPELT_KEYWORD: ErrorRule = errorRule(
  'keyword.misspelt',
  S,
  /Did you mean '(.+?)'\?/,
  ([, word = ''], { plain }) => {
    const allowed = word.length < 4 ? 1 : 2;
    const near = (plain.match(/[A-Za-z_]+/g) ?? []).some(
      (seen) => seen !== word && editDistance(seen, word) <= allowed,
    );
    return near ? { title: t`A Python word is misspelt`, help: t`Did you mean “${word}”?` } : undefined;
  },
);
