// TypeError of values: places in texts and lists, loops over things, and numbers of the wrong kind.
import { t } from '@lingui/core/macro';
import { type ErrorRule, errorRule } from './errorRule.ts';
import { capitalize, isFunction, typeLabel } from './pythonTerms.ts';

const T = 'TypeError';

const SEQUENCES: readonly ErrorRule[] = [
  errorRule('loop.dots', T, /object is not iterable/, (_, { plain }) => {
    const [, first = '', last = ''] = /\bin\s*\(?(\d+)\s*-\s*(\d+)\)?\s*:/.exec(plain) ?? [];
    return last === ''
      ? undefined
      : {
          title: t`Python counts with range( )`,
          help: t`Write for i in range(${first}, ${last}): The last number is left out.`,
        };
  }),
  errorRule('index.pair', T, /indices must be integers.*tuple/, (_, { plain }) => {
    const [, name = '', first = '', second = ''] =
      /([A-Za-z_]\w*)\s*\[\s*([^\],]+?)\s*,\s*([^\],]+?)\s*\]/.exec(plain) ?? [];
    return name === ''
      ? undefined
      : { title: t`Each place has its own [ ]`, help: t`First the one, then the other: ${name}[${first}][${second}]` };
  }),
  errorRule('range.list', T, /'(?:list|tuple|dict)' object cannot be interpreted/, (_, { plain }) => {
    const [, one = '', all = ''] = /\bfor\s+([A-Za-z_]\w*)\s+in\s+range\s*\(\s*([A-Za-z_]\w*)\s*\)/.exec(plain) ?? [];
    return one === ''
      ? undefined
      : { title: t`range( ) needs a number`, help: t`To go through ${all}, leave range away: for ${one} in ${all}:` };
  }),
  errorRule('index.not-integer', T, /(string|list|tuple|\w+) indices must be integers/, ([, what = '']) => {
    const kind = typeLabel(what === 'string' ? 'str' : what);
    return {
      title: t`Use a whole number between [ ]`,
      help: t`Places are counted 0, 1, 2 and so on. Between [ ] of ${kind} stands such a number.`,
    };
  }),
  errorRule('index.no-brackets', T, /'(\w+)' object is not subscriptable/, ([, kind = '']) => {
    const what = typeLabel(kind);
    return {
      title: t`This has no [ ]`,
      help: isFunction(kind)
        ? t`[ ] works on text, lists and dictionaries, but this is ${what}. Call it with ( ).`
        : t`[ ] works on text, lists and dictionaries, but this is ${what}.`,
    };
  }),
  errorRule('index.fixed', T, /'(\w+)' object does not support item (?:assignment|deletion)/, ([, kind = '']) => {
    const what = capitalize(typeLabel(kind));
    return {
      title: t`${what} cannot be changed inside`,
      help: t`Make a new one instead and store it under the same name.`,
    };
  }),
  errorRule(
    'iterate.not',
    T,
    /'(\w+)' object is not iterable|argument of type '(\w+)' is not (?:iterable|a container)/,
    ([, a, b]) => {
      const what = typeLabel(a ?? b);
      return {
        title: t`Python cannot go through this`,
        help: t`It is ${what}. Lists, texts and range( ) can be gone through. To count, use range( ).`,
      };
    },
  ),
  errorRule('length.none', T, /object of type '(\w+)' has no len/, ([, kind = '']) => {
    const what = typeLabel(kind);
    return { title: t`This has no length`, help: t`len( ) works on text and lists, but this is ${what}.` };
  }),
  errorRule('unpack.one', T, /cannot unpack non-iterable (\w+) object/, ([, kind = '']) => {
    const what = typeLabel(kind);
    return {
      title: t`There is only one value on the right`,
      help: t`Several names stand on the left, but on the right is ${what}.`,
    };
  }),
  errorRule('join.not-text', T, /sequence item \d+: expected str instance, (\w+) found/, ([, kind = '']) => {
    const what = typeLabel(kind);
    return { title: t`Only texts can be joined`, help: t`The list holds ${what}. Turn it into text with str( ).` };
  }),
  errorRule(
    'key.unhashable',
    T,
    /cannot use '(\w+)' as a (?:dict key|set element)|unhashable type: '(\w+)'/,
    ([, a, b]) => {
      const what = capitalize(typeLabel(a ?? b));
      return {
        title: t`This cannot be a key`,
        help: t`${what} can change, so it cannot be a key. Use a text or a number.`,
      };
    },
  ),
];

const VALUES: readonly ErrorRule[] = [
  errorRule('int.cannot', T, /(\w+)\(\) argument must be a string.*, not '(\w+)'/, ([, name = '', kind = '']) => {
    const what = typeLabel(kind);
    return {
      title: t`${name}( ) cannot use this`,
      help: t`It makes numbers out of text and numbers, but this is ${what}.`,
    };
  }),
  errorRule('int.needs-whole', T, /'(\w+)' object cannot be interpreted as an integer/, ([, kind = ''], { plain }) => {
    const what = typeLabel(kind);
    return {
      title: t`A whole number is needed here`,
      help:
        kind === 'float' && /[^/]\/[^/]/.test(plain)
          ? t`/ always gives a number with a dot. Use // to divide into whole numbers.`
          : t`This is ${what}. int( ) makes it a whole number.`,
    };
  }),
  errorRule(
    'number.needed',
    T,
    /type (\w+) doesn't define __round__|must be real number, not (\w+)|bad operand type for abs\(\): '(\w+)'/,
    ([, a, b, c]) => {
      const what = typeLabel(a ?? b ?? c);
      return { title: t`A number is needed here`, help: t`This is ${what}. Use int( ) or float( ) first.` };
    },
  ),
];

export const SEQUENCE_RULES: readonly ErrorRule[] = [...SEQUENCES, ...VALUES];
