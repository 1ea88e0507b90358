// Syntax errors of words that other languages, English and Hindi use where Python writes another one.
import { t } from '@lingui/core/macro';
import { codeRule, type ErrorRule, errorRule, reads } from './errorRule.ts';
import { IMPORTABLE } from './moduleNames.ts';
import { BLOCK_ENDS, changeOf, OTHER_BLOCKS, OTHER_IMPORTS, otherCommand, SIGN_WORDS } from './otherWords.ts';
import { isKeyword } from './pythonTerms.ts';

/** What stands for a block's first word; `repeat 4` counts to 4, `do … times` repeats too. */
function otherBlock(plain: string): { word: string; right: string } | undefined {
  const [, word = '', next = ''] = /^\s*\}?\s*([\p{L}\p{M}]+)\s*\(?\s*([\p{L}\p{M}\w]*)/u.exec(plain) ?? [];
  const isTimes = /\btimes\b\s*\)?\s*:?\s*$/.test(plain);
  const block = next === 'until' ? 'until' : isTimes ? 'times' : word.toLowerCase();
  const usual = Object.hasOwn(OTHER_BLOCKS, block) ? OTHER_BLOCKS[block] : undefined;
  const count = isTimes ? /(\w+)\s+times\b/.exec(plain)?.[1] : /^(?:\d+|[A-Za-z_]\w*)$/.test(next) ? next : undefined;
  const [, one, all] = /\b([A-Za-z_]\w*)\s+(?:in|of)\s+([A-Za-z_]\w*)/.exec(plain) ?? [];
  if (usual === undefined) return undefined;
  if (usual.includes('range(5)')) return { word, right: count ? usual.replace('5', count) : usual };
  if (usual.startsWith('for') && one && all) return { word, right: `for ${one} in ${all}:` };
  return { word, right: usual.startsWith('def') && next ? usual.replace('…', next) : usual };
}

const otherLanguage = (word: string, right: string) => ({
  title: t`Python does not know the word “${word}” here`,
  help: t`Python writes it like this: ${right}`,
});

/** A loop head of other languages: before the rule about curly brackets, which such a line has too. */
export const COUNTING_RULES: readonly ErrorRule[] = [
  reads('keyword.other-language', /./, ({ plainLines, error }) => {
    const heads = plainLines.slice(0, error.line ?? 0);
    const at = heads.findIndex((line) => /[)\p{L}\d]\s*\{\s*$/u.test(line) && !line.includes('=') && otherBlock(line));
    const found = at < 0 ? undefined : otherBlock(heads[at] ?? '');
    return found && { line: at + 1, ...otherLanguage(found.word, found.right) };
  }),
  codeRule('loop.in', /./, /^\s*for\s*\(.*;.*;/, () => ({
    title: t`Python counts in another way`,
    help: t`To repeat something five times, write: for i in range(5):`,
  })),
];

const SENTENCES: readonly ErrorRule[] = [
  codeRule(
    'keyword.other-language',
    /invalid syntax|expected|cannot assign/,
    /^\s*for\s+(each|every|all|any)\b\s*\(?\s*(?:([A-Za-z_]\w*)\s+(?:in|of)\s+([A-Za-z_]\w*))?/,
    ([, word = '', one = 'cake', all = 'cakes']) => otherLanguage(word, `for ${one} in ${all}:`),
  ),
  reads('keyword.other-language', /invalid syntax|expected/, ({ plain }) => {
    const found = otherBlock(plain);
    const isOther = found && (!isKeyword(found.word) || found.word !== found.right.split(' ')[0]);
    return isOther ? otherLanguage(found.word, found.right) : undefined;
  }),
  reads('keyword.other-language', /expected '\('/, ({ plain }) => {
    const [, word = '', name = ''] = /^\s*def\s+(\w+)\s+(\w+)\s*\(/.exec(plain) ?? [];
    return Object.hasOwn(OTHER_BLOCKS, word) ? otherLanguage(word, `def ${name}( ):`) : undefined;
  }),
  reads('keyword.other-language', /invalid syntax/, ({ plain }) => {
    const [, word = '', name = ''] =
      new RegExp(`^\\s*(${OTHER_IMPORTS})\\s+([A-Za-z_]\\w*)\\s*[;.]?\\s*$`).exec(plain) ?? [];
    return IMPORTABLE.has(name) ? otherLanguage(word, `import ${name}`) : undefined;
  }),
  reads('keyword.other-language', /invalid syntax/, ({ plain }) => {
    const right = changeOf(plain);
    const word = /\w+/.exec(plain)?.[0] ?? '';
    return right === undefined ? undefined : otherLanguage(word, right);
  }),
  reads('keyword.other-language', /invalid syntax/, ({ plain }) => {
    const word = /^\s*(end|close|stop|finish)\s+(?:if|for|while|loop|def|function)\b\s*$/.exec(plain)?.[0].trim();
    return word === undefined ? undefined : blockEnd(word);
  }),
];

const blockEnd = (word: string) => ({
  title: t`Python needs no “${word}”`,
  help: t`A block ends where the lines are no longer moved in. Take this line away.`,
});

export const BORROWED_NAME_RULES: readonly ErrorRule[] = [
  errorRule('keyword.other-language', 'NameError', /name '(.+?)' is not defined/, ([, name = ''], { plain }) =>
    BLOCK_ENDS.has(name) && plain.trim().replace(/[;.:]$/, '') === name ? blockEnd(name) : undefined,
  ),
];

export const BORROWED_RULES: readonly ErrorRule[] = [
  ...SENTENCES,
  ...(['loop.dots', 'loop.in'] as const).map((id) =>
    reads(id, /invalid syntax|forgot a comma|expected/, ({ plain }) => {
      const between =
        id === 'loop.dots'
          ? /(\w+)\s*(?:\.{2,3}|\s(?:to|until)\s(?=[^()]*\)))\s*(\w+)/
          : /(?:\bin|=|\bfrom)\s*\(?(\w+)\s+(?:to|until|till|upto)\s+(\w+)/;
      const [, first, last] = (/^\s*for\b/.test(plain) && between.exec(plain)) || [];
      return first === undefined || last === undefined
        ? undefined
        : {
            title: t`Python counts with range( )`,
            help: t`Write for i in range(${first}, ${last}): The last number is left out.`,
          };
    }),
  ),
  reads('operator.words', /./, ({ plain }) => {
    const right = SIGN_WORDS.find(([words]) => words.test(plain))?.[1];
    return right === undefined
      ? undefined
      : { title: t`Python uses a sign here`, help: t`Write the sign ${right} instead of the words.` };
  }),
  reads('operator.other-language', /invalid syntax/, ({ plain }) => {
    const [first, last] = ['"a"', '"b"'];
    return /\?[^?:]*\S[^?:]*:[^?:]*\S/.test(plain)
      ? {
          title: t`Python chooses with if and else`,
          help: t`Write an if block, or in one line: ${first} if … else ${last}`,
        }
      : undefined;
  }),
  codeRule(
    'keyword.other-language',
    /invalid syntax/,
    /^\s*(?:set|let|make)\s+([A-Za-z_]\w*)\s+(?:to|be|as|equals?)\s+(\S.*?)\s*$/,
    ([, name = '', value = '']) => ({
      title: t`Python stores with =`,
      help: /["']/.test(value) ? t`Write ${name} = …` : t`Write ${name} = ${value}`,
    }),
  ),
  reads('name.other-habit', /invalid syntax/, ({ plain }) => {
    const [, word = ''] = /^\s*([\p{L}\p{M}_]+)\s+(?:f?["']|[A-Za-z_]\w*\s*$)/u.exec(plain) ?? [];
    const right = /^(?:print|input)$/i.test(word) ? word.toLowerCase() : otherCommand(word);
    return right === undefined
      ? undefined
      : { title: t`Python does not know “${word}”`, help: t`In Python this is called ${right}( ), with the brackets.` };
  }),
];
