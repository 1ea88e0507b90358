// Errors while a program runs that are about values: numbers, places in lists, keys of dictionaries.
import { t } from '@lingui/core/macro';
import { type ErrorRule, errorRule } from './errorRule.ts';

const V = 'ValueError';

/** An error that the program raised itself keeps its own words (lessons.txt 8: any other error). */
const OWN: readonly ErrorRule[] = [
  'ValueError',
  'TypeError',
  'KeyError',
  'IndexError',
  'NameError',
  'RuntimeError',
  'Exception',
].map((type) =>
  errorRule('raise.own', type, /^(.*)/s, ([, said = ''], { plain, error }) => {
    if (!/(?:^|:)\s*raise\b/.test(plain)) return undefined;
    const line = error.line ?? 1;
    const words = said.replace(/^'(.*)'$/s, '$1').replace(/^"(.*)"$/s, '$1') || type;
    return {
      title: t`Error (line ${line}): ${words}`,
      help: t`Your program raised this ${type} itself, with raise. Look at what led to this line.`,
    };
  }),
);

const NUMBERS: readonly ErrorRule[] = [
  errorRule('input.inside-out', V, /invalid literal for int|could not convert/, (_, { plain }) =>
    /\binput\s*\(\s*(?:int|float)\s*\(/.test(plain)
      ? { title: t`int and input are the wrong way round`, help: t`Ask inside, make a number outside: int(input( … ))` }
      : undefined,
  ),
  errorRule('value.int-dot', V, /invalid literal for int\(\) with base \d+: ('-?\d+\.\d+')/s, ([, seen = '']) => ({
    title: t`This text is not a whole number`,
    help: t`int( ) was given ${seen}. For a number with a dot use float( ).`,
  })),
  errorRule('value.int-empty', V, /invalid literal for int\(\) with base \d+: ''/s, () => ({
    title: t`This text is not a whole number`,
    help: t`int( ) was given an empty answer. Type a number, like 3.`,
  })),
  errorRule('value.int-text', V, /invalid literal for int\(\) with base \d+: (.+)/s, ([, seen = '']) => ({
    title: t`This text is not a whole number`,
    help: t`int( ) was given ${seen}. It understands digits only.`,
  })),
  errorRule('value.float-text', V, /could not convert string to float: (.+)/s, ([, seen = '']) => ({
    title: t`This text is not a number`,
    help: t`float( ) was given ${seen}. Write numbers with digits and a dot, like 2.5.`,
  })),
  errorRule('unpack.count', V, /values to unpack/, (_, { plain, plainLines }) => {
    const [, first = '', second = '', all = ''] =
      /^\s*for\s+([A-Za-z_]\w*)\s*,\s*([A-Za-z_]\w*)\s+in\s+([A-Za-z_]\w*)\s*:/.exec(plain) ?? [];
    return all !== '' && plainLines.some((line) => new RegExp(`^\\s*${all}\\s*=\\s*\\{`).test(line))
      ? {
          title: t`A dictionary gives only its keys here`,
          help: t`For keys and values together write: for ${first}, ${second} in ${all}.items():`,
        }
      : undefined;
  }),
  errorRule('unpack.count', V, /(too many|not enough) values to unpack/, ([, how = '']) => ({
    title: t`The two sides do not match`,
    help:
      how === 'too many'
        ? t`There are more values than names. Each name on the left needs one value on the right.`
        : t`There are more names than values. Each name on the left needs one value on the right.`,
  })),
  errorRule('range.zero-step', V, /arg 3 must not be zero/, () => ({
    title: t`A step of 0 never moves`,
    help: t`The third number of range( ) must not be 0.`,
  })),
  errorRule('search.absent', V, /not in list|not found|x not in/, () => ({
    title: t`It is not in there`,
    help: t`What you look for is not in the list or text. Ask with “in” first.`,
  })),
  errorRule('math.domain', V, /math domain error|expected a (?:nonnegative|positive)/, () => ({
    title: t`This sum has no answer`,
    help: t`Some sums do not work, like the square root of a number below 0.`,
  })),
  errorRule('digits.limit', V, /Exceeds the limit .* integer string conversion/, () => ({
    title: t`The number is too long to show`,
    help: t`It has thousands of digits. Try a smaller one.`,
  })),
  errorRule('choice.empty', V, /empty (?:range|sequence)|iterable argument is empty/, () => ({
    title: t`There is nothing to choose from`,
    help: t`The list or range is empty. Look at where it is made.`,
  })),
  errorRule('file.closed', V, /closed file/, () => ({
    title: t`The file is closed already`,
    help: t`Do all reading and writing before .close( ), or inside the with block.`,
  })),
  errorRule('zero.division', 'ZeroDivisionError', /./, () => ({
    title: t`Nothing can be divided by 0`,
    help: t`Look at the number after / or %: it is 0. Check it with if before you divide.`,
  })),
  errorRule('overflow', 'OverflowError', /./, () => ({
    title: t`The number is too big`,
    help: t`Even a computer has its limits. Try a smaller number.`,
  })),
];

const LOOKUPS: readonly ErrorRule[] = [
  errorRule('index.empty', 'IndexError', /empty/, () => ({
    title: t`The list is empty`,
    help: t`There is nothing left to take. Check its length with len( ) first.`,
  })),
  errorRule('index.range', 'IndexError', /assignment/, () => ({
    title: t`That place does not exist`,
    help: t`The list is not that long yet. To add something at its end, use .append( ).`,
  })),
  errorRule('index.range', 'IndexError', /^/, () => ({
    title: t`That place does not exist`,
    help: t`Counting starts at 0, so the last place is one less than the length.`,
  })),
  errorRule('key.missing', 'KeyError', /^(-?\d+)$/, ([, key = '']) => ({
    title: t`The dictionary has no ${key}`,
    help: t`A dictionary has no first or second place: it finds a value by its key. Write a key between [ ].`,
  })),
  errorRule('key.missing', 'KeyError', /(.+)/s, ([, key = '']) => ({
    title: t`The dictionary has no ${key}`,
    help: t`Check the spelling of the key, capital letters too. Ask with “in” whether it is there.`,
  })),
];

export const OWN_ERROR_RULES: readonly ErrorRule[] = OWN;
export const VALUE_RULES: readonly ErrorRule[] = [...NUMBERS, ...LOOKUPS];
