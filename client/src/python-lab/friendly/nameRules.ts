// Errors about names: unknown, misspelt, used too early, known only inside a function, or texts without their quotes.
import { t } from '@lingui/core/macro';
import { BORROWED_NAME_RULES } from './borrowedRules.ts';
import { closestName, isNearName } from './closestName.ts';
import { callText } from './codePlace.ts';
import { type ErrorContext, type ErrorExplanation, type ErrorRule, errorRule } from './errorRule.ts';
import { HOMES, IMPORTABLE, METHODS } from './moduleNames.ts';
import { otherCommand } from './otherWords.ts';
import { indentOf } from './programBlocks.ts';
import { escapeName, functionAround, linesThatGive } from './programFacts.ts';

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

export const didYouMean = (name: string, near: string): ErrorExplanation => ({
  title: unknown(name),
  help:
    name.toLowerCase() === near.toLowerCase()
      ? t`Did you mean “${near}”? Capital and small letters are different.`
      : t`Did you mean “${near}”? Compare the two letter by letter.`,
});

/** Whether a class of the program keeps a value or a function under this name, and the line stands in a function. */
function belongsToObject(name: string, { plainLines, error }: ErrorContext): boolean {
  const safe = escapeName(name);
  const kept = new RegExp(`\\bself\\.${safe}\\b|^\\s+def\\s+${safe}\\s*\\(\\s*self\\b`, 'u');
  return plainLines.some((line) => kept.test(line)) && functionAround(plainLines, error.line ?? 1) !== undefined;
}

const SELF: readonly ErrorRule[] = (
  [
    [N, UNKNOWN],
    ['UnboundLocalError', /local variable '(.+?)'/],
  ] as const
).map(([type, pattern]) =>
  errorRule('self.forgotten', type, pattern, ([, name = ''], place) =>
    belongsToObject(name, place)
      ? { title: unknown(name), help: t`What belongs to the object needs self and a dot before it: self.${name}` }
      : undefined,
  ),
);

const TIMING: readonly ErrorRule[] = [
  errorRule('name.local-unset', 'UnboundLocalError', /local variable '(.+?)'/, ([, name = ''], { plainLines }) => {
    const outside = linesThatGive(plainLines, name).find((line) => functionAround(plainLines, line) === undefined);
    return {
      title: t`“${name}” has no value yet`,
      help:
        outside === undefined
          ? t`Inside this function ${name} is used before it gets a value. Give it one on a line before.`
          : t`The ${name} outside (line ${outside}) is another one: a function has its own. Give it to the function between the brackets, and hand the new value back with return.`,
    };
  }),
  errorRule('name.outside-function', N, UNKNOWN, ([, name = ''], { plainLines, error }) => {
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
  errorRule('name.too-early', N, UNKNOWN, ([, name = ''], { plainLines, error }) => {
    const line = error.line ?? Number.POSITIVE_INFINITY;
    const later = linesThatGive(plainLines, name).find((at) => at > line);
    return later === undefined
      ? undefined
      : {
          title: t`“${name}” is used too early`,
          help: t`It gets its value on line ${later}. Use it only after that line.`,
        };
  }),
  errorRule('name.first-value', N, UNKNOWN, ([, name = ''], { plainLines, error }) =>
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
  errorRule('assign.double-equals', N, UNKNOWN, ([, name = ''], { plain }) =>
    new RegExp(`^\\s*${escapeName(name)}\\s*==[^=]`, 'u').test(plain)
      ? { title: t`Use one = to store a value`, help: t`Write ${name} = … Two == ask whether two things are equal.` }
      : undefined,
  ),
  errorRule('name.sign', N, UNKNOWN, ([, name = ''], { plain }) => {
    const rest = /^(?:self|this)$/.test(name)
      ? undefined
      : new RegExp(`^\\s*${name}\\.(\\w+)\\s*=(?!=)`).exec(plain)?.[1];
    const whole = `${name}_${rest}`;
    return rest ? { title: t`A name has no dot`, help: t`Join the words with _ : ${whole}` } : undefined;
  }),
  errorRule('assign.other-way', N, UNKNOWN, ([, name = ''], { plain }) =>
    new RegExp(`^\\s*${name}\\s*<-`).test(plain)
      ? { title: t`Use = to store a value`, help: t`Write ${name} = … with the sign =.` }
      : undefined,
  ),
];

const HABITS: readonly ErrorRule[] = [
  errorRule('name.other-language', N, UNKNOWN, ([, name = '']) => {
    const right = OTHER_LANGUAGES[name];
    return right ? { title: unknown(name), help: t`Python writes ${right} with a capital letter.` } : undefined;
  }),
  errorRule('name.other-habit', N, UNKNOWN, ([, name = ''], place) => {
    const right = otherCommand(name);
    return right && /^\s*(?:[(.]|<<|>>)/.test(around(place, name).after)
      ? { title: unknown(name), help: t`In Python this is called ${right}( ).` }
      : undefined;
  }),
  errorRule('name.other-habit', N, UNKNOWN, ([, name = ''], place) =>
    /^(?:wait|delay|pause)$/i.test(name) && isCalled(place, name)
      ? {
          title: unknown(name),
          help: t`In Python this is called sleep( ). Put from time import sleep at the top of the program.`,
        }
      : undefined,
  ),
];

const PLACES: readonly ErrorRule[] = [
  errorRule('name.branch', N, UNKNOWN, ([, name = ''], { plainLines, error }) => {
    const at = error.line ?? 0;
    const given = linesThatGive(plainLines, name).filter((line) => line < at);
    const level = indentOf(plainLines[at - 1] ?? '');
    const isInBlock = given.length > 0 && given.every((line) => indentOf(plainLines[line - 1] ?? '') > level);
    const [first] = given;
    return isInBlock && first !== undefined && functionAround(plainLines, first) === functionAround(plainLines, at)
      ? {
          title: t`“${name}” has no value yet`,
          help: t`It gets one in line ${first}, inside a block that did not run this time. Give it a value before the block too.`,
        }
      : undefined;
  }),
  errorRule('name.method', N, UNKNOWN, ([, name = ''], place) => {
    if (!METHODS.has(name) || !isCalled(place, name)) return undefined;
    const thing = /^\s*\(\s*([A-Za-z_]\w*)/.exec(around(place, name).after)?.[1] ?? '…';
    return { title: unknown(name), help: t`It is called on a thing, with a dot between: ${thing}.${name}( )` };
  }),
  errorRule('import.prefix', N, UNKNOWN, ([, name = ''], place) => {
    const { before, after } = around(place, name);
    const part = /^\.(\w+)/.test(after) ? callText(place.line.slice(before.length + name.length + 1)) : undefined;
    const isFrom = new RegExp(`^\\s*from\\s+${escapeName(name)}\\s+import\\b`, 'mu').test(place.plainLines.join('\n'));
    return part !== undefined && isFrom
      ? { title: unknown(name), help: t`You imported parts of it by their own names, so write only ${part}.` }
      : undefined;
  }),
  errorRule('import.prefix', N, UNKNOWN, ([, name = ''], place) => {
    const module = Object.hasOwn(HOMES, name) ? HOMES[name] : undefined;
    const call = isCalled(place, name) ? callText(place.line.slice(around(place, name).before.length)) : name;
    return module !== undefined && new RegExp(`^\\s*import\\s+.*\\b${module}\\b`, 'm').test(place.plainLines.join('\n'))
      ? { title: unknown(name), help: t`It belongs to ${module}, so write ${module}.${call}` }
      : undefined;
  }),
  errorRule('name.import', N, UNKNOWN, ([, name = ''], place) => {
    const module = Object.hasOwn(HOMES, name) && isCalled(place, name) ? HOMES[name] : undefined;
    return module === undefined
      ? undefined
      : { title: unknown(name), help: t`Put from ${module} import ${name} at the top of the program.` };
  }),
];

const SPELLING: readonly ErrorRule[] = [
  errorRule('name.misspelt', N, UNKNOWN, ([, name = ''], place) => {
    const near = closestName(name, place.source, place.error.line);
    return near ? didYouMean(name, near) : undefined;
  }),
  // A function of Python only where something is called, and only one that was taught.
  errorRule('name.misspelt', N, UNKNOWN, ([, name = ''], place) => {
    const near = isCalled(place, name) ? place.taught.find((word) => isNearName(name, word)) : undefined;
    return near ? didYouMean(name, near) : undefined;
  }),
  errorRule(
    'name.misspelt',
    N,
    /name '(.+?)' is not defined.*Did you mean: '(.+?)'/s,
    ([, name = '', near = ''], place) =>
      // Python also suggests functions that nobody has taught; those are not given in the program.
      linesThatGive(place.plainLines, near).length > 0 ? didYouMean(name, near) : undefined,
  ),
  errorRule('name.import', N, UNKNOWN, ([, name = ''], place) =>
    /^\s*\./.test(around(place, name).after) && IMPORTABLE.has(name)
      ? { title: unknown(name), help: t`Put import ${name} at the top of the program.` }
      : undefined,
  ),
  errorRule('quote.missing', N, UNKNOWN, ([, name = ''], place) =>
    standsAlone(place, name)
      ? {
          title: unknown(name),
          help: t`If it is a text, put quotes around it: "${name}". If it is a variable, give it a value on a line before.`,
        }
      : undefined,
  ),
  errorRule('name.unknown', N, UNKNOWN, ([, name = ''], place) => ({
    title: unknown(name),
    help: isCalled(place, name)
      ? t`There is no function of this name. Check the spelling, or define it on a line before.`
      : t`Check the spelling. A variable needs a value on a line before: ${name} = …`,
  })),
];

export const NAME_RULES: readonly ErrorRule[] = [
  ...BORROWED_NAME_RULES,
  ...HABITS,
  ...SIGNS,
  ...SELF,
  ...TIMING,
  ...PLACES,
  ...SPELLING,
];
