// Syntax errors of words that other languages, English and Hindi use where Python writes another one.
import { t } from '@lingui/core/macro';
import type { ErrorRule } from './errorRule.ts';
import { isKeyword } from './pythonTerms.ts';
import { reads } from './readingRules.ts';

/** Blocks of other languages and of Hindi, and what Python writes for them. */
const OTHER_BLOCKS: Readonly<Record<string, string>> = {
  repeat: 'for i in range(5):',
  loop: 'for i in range(5):',
  times: 'for i in range(5):',
  forever: 'while True:',
  foreach: 'for cake in cakes:',
  until: 'while …:',
  unless: 'if not …:',
  when: 'if …:',
  otherwise: 'else:',
  अगर: 'if …:',
  यदि: 'if …:',
  वरना: 'else:',
  अन्यथा: 'else:',
  जबतक: 'while …:',
  जब: 'while …:',
  प्रिंट: 'print(…)',
  छापो: 'print(…)',
};

/** Words for showing and asking, where a text or a name follows without brackets. */
const OTHER_COMMANDS: Readonly<Record<string, string>> = {
  say: 'print',
  show: 'print',
  display: 'print',
  output: 'print',
  write: 'print',
  echo: 'print',
  puts: 'print',
  ask: 'input',
  print: 'print',
  input: 'input',
};

/** What learners write in words, longest first, and Python's sign. */
const SIGN_WORDS: readonly [RegExp, string][] = [
  [/\bis\s+not\s+equal\s+to\b|\bnot\s+equals?(?:\s+to)?\b/, '!='],
  [/\b(?:is\s+)?(?:greater|more|bigger)\s+than\s+or\s+equal\s+to\b/, '>='],
  [/\b(?:is\s+)?(?:less|smaller)\s+than\s+or\s+equal\s+to\b/, '<='],
  [/\b(?:is\s+)?(?:greater|more|bigger)\s+than\b/, '>'],
  [/\b(?:is\s+)?(?:less|smaller|fewer)\s+than\b/, '<'],
  [/\b(?:is\s+)?(?:equal\s+to|equals(?:\s+to)?|same\s+as)\b/, '=='],
  [/\bdivided\s+by\b/, '/'],
  [/[\w)]\s+mod\s+[\w(]/, '%'],
  [/[\w)]\s+times\s+[\w(]/, '*'],
  [/[\w)]\s+plus\s+[\w(]/, '+'],
  [/[\w)]\s+minus\s+[\w(]/, '-'],
];

/** A loop head of other languages: before the rule about curly brackets, which such a line has too. */
export const COUNTING_RULES: readonly ErrorRule[] = [
  reads('loop.in', /./, 'repeat', ({ plain }) =>
    /^\s*for\s*\(.*;.*;/.test(plain)
      ? { title: t`Python counts in another way`, help: t`To repeat something five times, write: for i in range(5):` }
      : undefined,
  ),
];

export const BORROWED_RULES: readonly ErrorRule[] = [
  reads('keyword.other-language', /invalid syntax|expected/, 'repeat', ({ plain }) => {
    const [, word = '', count] = /^\s*([\p{L}\p{M}]+)\s*\(?\s*(\w*)/u.exec(plain) ?? [];
    const block = count === 'until' ? 'until' : word.toLowerCase();
    const usual = Object.hasOwn(OTHER_BLOCKS, block) ? OTHER_BLOCKS[block] : undefined;
    const right = count && usual?.includes('range(5)') ? usual.replace('5', count) : usual;
    return right === undefined || isKeyword(word)
      ? undefined
      : { title: t`Python does not know the word “${word}” here`, help: t`Python writes it like this: ${right}` };
  }),
  ...(['loop.dots', 'loop.in'] as const).map((id) =>
    reads(id, /invalid syntax|forgot a comma|expected/, 'repeat', ({ plain }) => {
      const between = id === 'loop.dots' ? /(\w+)\s*\.{2,3}\s*(\w+)/ : /(?:\bin|=)\s*(\w+)\s+to\s+(\w+)/;
      const [, first, last] = (/^\s*for\b/.test(plain) && between.exec(plain)) || [];
      return first === undefined || last === undefined
        ? undefined
        : {
            title: t`Python counts with range( )`,
            help: t`Write for i in range(${first}, ${last}): The last number is left out.`,
          };
    }),
  ),
  reads('operator.words', /./, 'equal', ({ plain }) => {
    const right = SIGN_WORDS.find(([words]) => words.test(plain))?.[1];
    return right === undefined
      ? undefined
      : { title: t`Python uses a sign here`, help: t`Write the sign ${right} instead of the words.` };
  }),
  reads('operator.other-language', /invalid syntax/, 'link', ({ plain }) => {
    const [first, last] = ['"a"', '"b"'];
    return /\?[^?:]*\S[^?:]*:[^?:]*\S/.test(plain)
      ? {
          title: t`Python chooses with if and else`,
          help: t`Write an if block, or in one line: ${first} if … else ${last}`,
        }
      : undefined;
  }),
  reads('keyword.other-language', /invalid syntax/, 'tag', ({ plain }) => {
    const [, name = '', value = ''] =
      /^\s*(?:set|let|make)\s+([A-Za-z_]\w*)\s+(?:to|be|as|equals?)\s+(\S.*?)\s*$/.exec(plain) ?? [];
    return name === ''
      ? undefined
      : {
          title: t`Python stores with =`,
          help: /["']/.test(value) ? t`Write ${name} = …` : t`Write ${name} = ${value}`,
        };
  }),
  reads('name.other-habit', /invalid syntax/, 'spell-check', ({ plain }) => {
    const [, word = ''] = /^\s*([A-Za-z]+)\s+(?:f?["']|[A-Za-z_]\w*\s*$)/.exec(plain) ?? [];
    const right = Object.hasOwn(OTHER_COMMANDS, word.toLowerCase()) ? OTHER_COMMANDS[word.toLowerCase()] : undefined;
    return right === undefined
      ? undefined
      : { title: t`Python does not know “${word}”`, help: t`In Python this is called ${right}( ), with the brackets.` };
  }),
];
