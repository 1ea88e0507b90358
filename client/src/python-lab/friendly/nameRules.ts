// Errors about names: unknown, misspelt, used too early, known only inside a function, or texts without their quotes.
import { t } from '@lingui/core/macro';
import { closestName, isNearName } from './closestName.ts';
import { type ErrorContext, type ErrorExplanation, type ErrorRule, errorRule } from './errorRule.ts';
import { functionAround, linesThatGive } from './programFacts.ts';

const N = 'NameError';
const UNKNOWN = /name '(.+?)' is not defined/;

/** Names that learners know from other languages. */
const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  true: 'True',
  TRUE: 'True',
  false: 'False',
  FALSE: 'False',
  null: 'None',
  NULL: 'None',
  nil: 'None',
  none: 'None',
  undefined: 'None',
};
/** Commands of other languages, and Python's. */
const OTHER_COMMANDS: Readonly<Record<string, string>> = {
  println: 'print',
  printf: 'print',
  echo: 'print',
  puts: 'print',
  cout: 'print',
  console: 'print',
  System: 'print',
  document: 'print',
  alert: 'print',
  write: 'print',
  prompt: 'input',
  scanf: 'input',
  readline: 'input',
  raw_input: 'input',
  length: 'len',
  strlen: 'len',
  sizeof: 'len',
};

const unknown = (name: string): string => t`Python does not know “${name}”`;

/** What stands right before and after the unknown name. */
function around({ plain, error }: ErrorContext, name: string): { before: string; after: string } {
  const at = (error.column ?? 1) - 1;
  const from = plain.startsWith(name, at) ? at : Math.max(plain.indexOf(name), 0);
  return { before: plain.slice(0, from), after: plain.slice(from + name.length) };
}

const isCalled = (place: ErrorContext, name: string): boolean => /^\s*\(/.test(around(place, name).after);

/** A word that stands alone where a text may stand: an argument, an element, a value, a side of ==. */
function standsAlone(place: ErrorContext, name: string): boolean {
  const { before, after } = around(place, name);
  return (
    /(?:[([,]|(?<![<>])={1,2}|!=|\bis(?: not)?|\bin)\s*$/.test(before) &&
    /^\s*(?:$|[)\],]|:\s*$|(?:and|or)\b)/.test(after) &&
    !/^\s*for\b|\brange\s*\([^)]*$/.test(before)
  );
}

const didYouMean = (name: string, near: string): ErrorExplanation => ({
  title: unknown(name),
  help: t`Did you mean “${near}”? Capital and small letters are different.`,
});

const TIMING: readonly ErrorRule[] = [
  errorRule('name.local-unset', 'UnboundLocalError', /local variable '(.+?)'/, 'hourglass', ([, name = '']) => ({
    title: t`“${name}” has no value yet`,
    help: t`Inside this function ${name} is used before it gets a value. Give it one first, or pass it in as a parameter.`,
  })),
  errorRule('name.outside-function', N, UNKNOWN, 'package', ([, name = ''], { plainLines, error }) => {
    const given = linesThatGive(plainLines, name);
    const own = functionAround(plainLines, error.line ?? 1);
    const homes = given.map((line) => functionAround(plainLines, line));
    const isLocalElsewhere = given.length > 0 && homes.every((home) => home !== undefined && home !== own);
    const home = homes[0];
    return isLocalElsewhere && home
      ? {
          title: t`“${name}” lives only inside its function`,
          help: t`The function of line ${home} keeps ${name} to itself. Give it back with return and store what the call gives.`,
        }
      : undefined;
  }),
  errorRule('name.too-early', N, UNKNOWN, 'hourglass', ([, name = ''], { plainLines, error }) => {
    const line = error.line ?? Number.POSITIVE_INFINITY;
    const later = linesThatGive(plainLines, name).find((at) => at > line);
    return later === undefined
      ? undefined
      : {
          title: t`“${name}” is used too early`,
          help: t`It gets its value on line ${later}. Use it only after that line.`,
        };
  }),
  errorRule('name.first-value', N, UNKNOWN, 'hourglass', ([, name = ''], { plainLines, error }) =>
    linesThatGive(plainLines, name).includes(error.line ?? 0) &&
    !/^\s*(for|def)\b/.test(plainLines[(error.line ?? 1) - 1] ?? '')
      ? {
          title: t`“${name}” has no value yet`,
          help: t`This line changes ${name}, but nothing gave it a first value. Write ${name} = 0 on a line before.`,
        }
      : undefined,
  ),
];

const SIGNS: readonly ErrorRule[] = [
  errorRule('name.sign', N, UNKNOWN, 'tag', ([, name = ''], { plain }) => {
    const rest = new RegExp(`^\\s*${name}\\.(\\w+)\\s*=(?!=)`).exec(plain)?.[1];
    const whole = `${name}_${rest}`;
    return rest ? { title: t`A name has no dot`, help: t`Join the words with _ : ${whole}` } : undefined;
  }),
  errorRule('assign.other-way', N, UNKNOWN, 'equal', ([, name = ''], { plain }) =>
    new RegExp(`^\\s*${name}\\s*<-`).test(plain)
      ? { title: t`Use = to store a value`, help: t`Write ${name} = … with the sign =.` }
      : undefined,
  ),
];

const HABITS: readonly ErrorRule[] = [
  errorRule('name.other-language', N, UNKNOWN, 'spell-check', ([, name = '']) => {
    const right = OTHER_LANGUAGES[name];
    return right ? { title: unknown(name), help: t`Python writes ${right} with a capital letter.` } : undefined;
  }),
  errorRule('name.other-habit', N, UNKNOWN, 'spell-check', ([, name = ''], place) => {
    const right = Object.hasOwn(OTHER_COMMANDS, name) && OTHER_COMMANDS[name];
    return right && /^\s*[(.]/.test(around(place, name).after)
      ? { title: unknown(name), help: t`In Python this is called ${right}( ).` }
      : undefined;
  }),
];

const SPELLING: readonly ErrorRule[] = [
  errorRule('name.misspelt', N, UNKNOWN, 'tag', ([, name = ''], place) => {
    const near = closestName(name, place.source, place.error.line);
    return near ? didYouMean(name, near) : undefined;
  }),
  // A function of Python only where something is called, and only one that was taught.
  errorRule('name.misspelt', N, UNKNOWN, 'tag', ([, name = ''], place) => {
    const near = isCalled(place, name) ? place.taught.find((word) => isNearName(name, word)) : undefined;
    return near ? didYouMean(name, near) : undefined;
  }),
  errorRule(
    'name.misspelt',
    N,
    /name '(.+?)' is not defined.*Did you mean: '(.+?)'/s,
    'tag',
    ([, name = '', near = ''], place) =>
      // Python also suggests functions that nobody has taught; those are not given in the program.
      linesThatGive(place.plainLines, near).length > 0 ? didYouMean(name, near) : undefined,
  ),
  errorRule('name.import', N, UNKNOWN, 'book-open', ([, name = ''], place) =>
    /^\s*\./.test(around(place, name).after) && IMPORTABLE.has(name)
      ? { title: unknown(name), help: t`Put import ${name} at the top of the program.` }
      : undefined,
  ),
  errorRule('quote.missing', N, UNKNOWN, 'quote', ([, name = ''], place) =>
    standsAlone(place, name)
      ? {
          title: unknown(name),
          help: t`If it is a text, put quotes around it: "${name}". If it is a variable, give it a value on a line before.`,
        }
      : undefined,
  ),
  errorRule('name.unknown', N, UNKNOWN, 'tag', ([, name = ''], place) => ({
    title: unknown(name),
    help: isCalled(place, name)
      ? t`There is no function of this name. Check the spelling, or define it on a line before.`
      : t`Check the spelling. A variable needs a value on a line before: ${name} = …`,
  })),
];

/** Modules of the Lab that lessons and the Workshop use. */
export const IMPORTABLE: ReadonlySet<string> = new Set([
  'bakery',
  'calendar',
  'collections',
  'copy',
  'datetime',
  'decimal',
  'fractions',
  'itertools',
  'json',
  'math',
  'os',
  'random',
  're',
  'statistics',
  'string',
  'sys',
  'time',
  'turtle',
]);

export const NAME_RULES: readonly ErrorRule[] = [...HABITS, ...SIGNS, ...TIMING, ...SPELLING];
