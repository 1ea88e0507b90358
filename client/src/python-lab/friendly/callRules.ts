// TypeError of calls: functions that get too little, too much, or are none.
import { t } from '@lingui/core/macro';
import { type ErrorRule, errorRule } from './errorRule.ts';
import { functionNames, linesThatGive, segmentOf } from './programFacts.ts';
import { KNOWN_FUNCTIONS, typeLabel } from './pythonTerms.ts';

const T = 'TypeError';

const NOT_CALLABLE: readonly ErrorRule[] = [
  errorRule('call.module', T, /'module' object is not callable/, (_, { plain, error }) => {
    const name = /[A-Za-z_]\w*/.exec(segmentOf(plain, error))?.[0] ?? 'random';
    const example = name === 'random' ? 'random.randint(1, 6)' : name === 'math' ? 'math.sqrt(9)' : `${name}.…( )`;
    return {
      title: t`${name} is a module, not a function`,
      help: t`Write a dot and the name of the function after it, like ${example}.`,
    };
  }),
  errorRule('call.shadowed', T, /object is not callable/, (_, { plain, plainLines, error }) => {
    const called = [...segmentOf(plain, error).matchAll(/([A-Za-z_]\w*)\s*\(/g)].map((match) => match[1] ?? '');
    for (const name of called) {
      const line = KNOWN_FUNCTIONS.has(name) ? linesThatGive(plainLines, name)[0] : undefined;
      if (line !== undefined) {
        return {
          line,
          title: t`“${name}” is a function of Python`,
          help: t`This line gives the name to something else, so ${name}( ) no longer works. Choose another name for the variable.`,
        };
      }
    }
    return undefined;
  }),
  errorRule('call.shadowed', T, /object is not callable/, (_, { plain, plainLines, error }) => {
    const called = [...segmentOf(plain, error).matchAll(/([A-Za-z_]\w*)\s*\(/g)].map((match) => match[1] ?? '');
    const name = called.find((one) => functionNames(plainLines).includes(one));
    const line = name && linesThatGive(plainLines, name).find((at) => !/^\s*def\b/.test(plainLines[at - 1] ?? ''));
    return line
      ? {
          line,
          title: t`“${name}” is a function of your program`,
          help: t`This line gives the name to something else, so ${name}( ) no longer works. Choose another name for the variable.`,
        }
      : undefined;
  }),
  errorRule('call.missing-comma', T, /'(?:str|tuple)' object is not callable/, (_, { plain, error }) =>
    /["')]\s*\(/.test(segmentOf(plain, error))
      ? { title: t`A comma may be missing`, help: t`Put a comma between the text and the bracket after it.` }
      : undefined,
  ),
  errorRule('call.not-callable', T, /'(\w+)' object is not callable/, ([, kind = ''], { plain, error }) => {
    const what = typeLabel(kind);
    return {
      title: t`This cannot be called with ( )`,
      help:
        kind === 'list' || kind === 'dict'
          ? t`Brackets stand after ${what}. To take something out of it, use [ ].`
          : /[\d)]\s*\(/.test(segmentOf(plain, error))
            ? t`Brackets stand after ${what}, but only functions can be called. To multiply, write * before the bracket.`
            : t`Brackets stand after ${what}, but only functions can be called. Has a variable the name of a function?`,
    };
  }),
];

const NO_SELF: readonly ErrorRule[] = [
  errorRule(
    'method.no-self',
    T,
    /(\w+)\.(\w+)\(\) takes (\d+) positional arguments? but (\d+) (?:was|were) given/,
    ([, , method = '', takes = '', given = ''], { plainLines }) => {
      const at = plainLines.findIndex((line) => new RegExp(`^\\s+def\\s+${method}\\s*\\((?!\\s*self\\b)`).test(line));
      return at >= 0 && Number(given) === Number(takes) + 1
        ? {
            line: at + 1,
            title: t`This method has no self`,
            help: t`The first name between the brackets of a method is self: def ${method}(self, …).`,
          }
        : undefined;
    },
  ),
];

const CLASSES: readonly ErrorRule[] = [
  errorRule('init.misspelt', T, /(\w+)\(\) takes no arguments/, (_, { plainLines }) => {
    const at = plainLines.findIndex((line) =>
      /^\s+def\s+(?!__init__\s*\()_{0,3}(?:init|inti|int)_{0,3}\s*\(/.test(line),
    );
    return at < 0
      ? undefined
      : {
          line: at + 1,
          title: t`The name of this method is not right`,
          help: t`Python looks for __init__, with two _ before and two after it.`,
        };
  }),
  errorRule(
    'call.forgotten',
    T,
    /(\w+)\.(\w+)\(\) missing \d+ required positional arguments?: 'self'/,
    ([, name = ''], { plainLines }) => {
      const at = plainLines.findIndex((line) => new RegExp(`=\\s*${name}\\s*$`).test(line));
      return at < 0
        ? undefined
        : {
            line: at + 1,
            title: t`Here no ${name} is made yet`,
            help: t`To make one, write brackets after the name of the class: ${name}( )`,
          };
    },
  ),
];

const COUNTS: readonly ErrorRule[] = [
  errorRule(
    'call.count',
    T,
    /(\w+)\(\) takes exactly (\w+) arguments? \((\d+) given\)/,
    ([, name = '', wants = '', got = '']) => ({
      title: t`${name}( ) wants another number of values`,
      help:
        wants === 'one'
          ? t`It works with 1, but it was given ${got}.`
          : t`It works with ${wants}, but it was given ${got}.`,
    }),
  ),
  errorRule('call.too-few', T, /(\w+)\(\) missing (\d+) required .*?arguments?: (.+)/, ([, name = '', , list = '']) => {
    const names = list.replaceAll("'", '').replace(/,? and /, ', ');
    return {
      title: t`${name}( ) needs more`,
      help: t`It still waits for ${names}. Put the values between the brackets of the call.`,
    };
  }),
  errorRule(
    'call.too-many',
    T,
    /(\w+)\(\) takes (?:from \d+ to )?(?:at most )?(\w+) (?:positional )?arguments?.*?(?:but )?\(?(\d+) (?:was|were)? ?given/,
    ([, name = '', takes = '', given = '']) => ({
      title: t`Too much for ${name}( )`,
      help:
        takes === '0'
          ? t`It takes nothing, but it was given ${given}.`
          : t`It takes ${takes}, but it was given ${given}.`,
    }),
  ),
  errorRule('call.too-many', T, /(\w+)\(\) takes no (?:keyword )?arguments/, ([, name = '']) => ({
    title: t`Too much for ${name}( )`,
    help: t`It takes nothing between the brackets.`,
  })),
  errorRule(
    'call.unknown-keyword',
    T,
    /(\w+)\(\) got an unexpected keyword argument '(\w+)'(?:.*Did you mean '(\w+)')?/s,
    ([, name = '', word = '', near = '']) => ({
      title: t`${name}( ) does not know “${word}”`,
      help: near ? t`Did you mean “${near}”?` : t`There is no ${word}= for ${name}( ). Check the spelling.`,
    }),
  ),
  errorRule('call.twice', T, /(\w+)\(\) got multiple values for argument '(\w+)'/, ([, name = '', word = '']) => ({
    title: t`${word} was given twice`,
    help: t`${name}( ) got two values for ${word}. Take one away.`,
  })),
  errorRule(
    'call.count',
    T,
    /(\w+) expected (?:at (?:least|most) )?(\d+) arguments?, got (\d+)/,
    ([, name = '', wants = '', got = '']) => ({
      title: t`${name}( ) wants another number of values`,
      help: t`It works with ${wants}, but it was given ${got}.`,
    }),
  ),
];

export const CALL_RULES: readonly ErrorRule[] = [...NOT_CALLABLE, ...NO_SELF, ...CLASSES, ...COUNTS];
