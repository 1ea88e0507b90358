// What the drawing module refuses, in the language of the page; in English these are the module's own words (worker/bakery).
import { t } from '@lingui/core/macro';
import { type ErrorRule, errorRule } from './errorRule.ts';

type Explain = (values: readonly string[]) => string;

/** Advice at the end of a message. */
const ADVICE: readonly [RegExp, Explain][] = [
  [/Leave out the quotes, or use int\( \)\.$/, () => t`Leave out the quotes, or use int( ).`],
  [/A number has no quotes\.$/, () => t`A number has no quotes.`],
  [/Did you mean "(.+)"\?$/, ([, near = '']) => t`Did you mean "${near}"?`],
  [
    /Try "strawberry", .*$/,
    () => {
      const colours = '"strawberry", "mint", "chocolate", "red"';
      const last = '"blue"';
      return t`Try ${colours} or ${last}.`;
    },
  ],
];

function adviceOf(message: string): string {
  for (const [pattern, explain] of ADVICE) {
    const match = pattern.exec(message);
    if (match) return explain(match);
  }
  return '';
}

const bakeryRule = (id: string, pattern: RegExp, help: Explain): ErrorRule =>
  errorRule(`bakery.${id}`, 'BakeryError', pattern, (match) => ({
    title: t`The icing bag is puzzled`,
    help: [help(match), adviceOf(match.input)].filter(Boolean).join(' '),
  }));

const COLOUR_EXAMPLE = '"#ff7fa8"';

/** Why the cake board does without some functions of the standard turtle, by the module's first words. */
const REASONS: readonly [words: string, explain: () => string][] = [
  ['nobody', () => t`nobody can click or press keys on the cake board. Ask with input( ) instead.`],
  ['there is no clock', () => t`there is no clock that calls functions. Use a loop and sleep( ) instead.`],
  ['there is no window', () => t`there is no window to ask in. Use input( ) instead.`],
  ['pictures', () => t`pictures from files cannot be shown. Draw them instead.`],
  ['the cake board', () => t`the cake board always reaches from -300 to 300.`],
];

const REFUSALS: readonly ErrorRule[] = [
  bakeryRule(
    'number',
    /^(\w+)\(\) needs a number, and got the text (.+?)\. (?:Leave|A number)/s,
    ([, who = '', value = '']) => {
      return t`${who}() needs a number, and got the text ${value}.`;
    },
  ),
  bakeryRule('number', /^(\w+)\(\) needs a number, and got (.+)\.$/s, ([, who = '', value = '']) => {
    return t`${who}() needs a number, and got ${value}.`;
  }),
  bakeryRule(
    'colour-numbers',
    /^(\w+)\(\) needs three numbers for a colour, and got (the text )?(.+?)\.(?: (?:Leave|A number).*)?$/s,
    ([, who = '', isText, value = '']) =>
      isText
        ? t`${who}() needs three numbers for a colour, and got the text ${value}.`
        : t`${who}() needs three numbers for a colour, and got ${value}.`,
  ),
  bakeryRule('too-far', /^(\w+)\(\) got (.+)\. That is too far/s, ([, who = '', value = '']) => {
    return t`${who}() got ${value}. That is too far: the cake board reaches from -300 to 300.`;
  }),
  bakeryRule('colour-code', /^(\w+)\(\) does not understand (.+)\. After #/s, ([, who = '', value = '']) => {
    const example = COLOUR_EXAMPLE;
    return t`${who}() does not understand ${value}. After # come 6 signs from 0 to 9 and a to f, such as ${example}.`;
  }),
  bakeryRule(
    'colour',
    /^(\w+)\(\) does not know the colour (.+?)\. (?:Did you mean|Try) /s,
    ([, who = '', value = '']) => {
      return t`${who}() does not know the colour ${value}.`;
    },
  ),
  bakeryRule(
    'colour-range',
    /^(\w+)\(\) got (.+)\. The three numbers of a colour go from 0 to (\d+)\.$/s,
    ([, who = '', value = '', most = '']) => {
      return t`${who}() got ${value}. The three numbers of a colour go from 0 to ${most}.`;
    },
  ),
  bakeryRule('colour-kind', /^(\w+)\(\) needs a colour in quotes, .* and got (.+)\.$/s, ([, who = '', value = '']) => {
    const example = '"strawberry"';
    return t`${who}() needs a colour in quotes, such as ${example}, and got ${value}.`;
  }),
  bakeryRule('colour-count', /^(\w+)\(\) needs one colour, /, ([, who = '']) => {
    const example = '"mint"';
    return t`${who}() needs one colour, such as ${example}, or three numbers from 0 to 255.`;
  }),
  bakeryRule('point', /^(\w+)\(\) needs two numbers: /, ([, who = '']) => {
    return t`${who}() needs two numbers: how far to the right and how far up, such as ${who}(50, 100).`;
  }),
  bakeryRule('steps', /^circle\(\) takes from/, () => t`circle() takes from 1 to 360 steps.`),
  bakeryRule('dot', /^dot\(\) needs a size/, () => t`dot() needs a size from 1 to 2000.`),
  bakeryRule('align', /^write\(\) knows align=.* not (.+)\.$/s, ([, value = '']) => {
    const [left, centre, right] = ['"left"', '"center"', '"right"'] as const;
    return t`write() knows align=${left}, ${centre} and ${right}, not ${value}.`;
  }),
  bakeryRule('letters', /^write\(\) takes letters/, () => t`write() takes letters of size 4 to 200.`),
  bakeryRule('sprinkles', /^sprinkle\(\) takes/, () => t`sprinkle() takes from 0 to 500 sprinkles at once.`),
  bakeryRule('candle', /^candle\(\) needs/, () => t`candle() needs a height from 5 to 300.`),
  bakeryRule('pen', /^pensize\(\) needs/, () => t`pensize() needs a width from 1 to 200.`),
  bakeryRule('speed', /^speed\(\) does not know (.+?)\. Did/s, ([, value = '']) => t`speed() does not know ${value}.`),
  bakeryRule('shape', /^shape\(\) does not know (.+?)\. Did/s, ([, value = '']) => t`shape() does not know ${value}.`),
  bakeryRule('stretch', /^shapesize\(\) stretches/, () => t`shapesize() stretches by more than 0 and up to 20.`),
  bakeryRule('new-shape', /^register_shape\(\) needs/, () => {
    const example = '((-10, 0), (10, 0), (0, 10))';
    return t`register_shape() needs a name and from 3 to 60 corners, such as ${example}.`;
  }),
  bakeryRule('colormode', /^colormode\(\) is/, () => {
    return t`colormode() is 1.0 or 255: the largest of the three numbers of a colour.`;
  }),
  bakeryRule('mode', /^mode\(\) stays/, () => {
    const standard = '"standard"';
    return t`mode() stays ${standard} here: 0 degrees is to the right, and angles count counterclockwise.`;
  }),
  bakeryRule('refused', /^(\w+)\(\) is not here: (.+)$/s, ([, who = '', advice = '']) => {
    const why = REASONS.find(([words]) => advice.startsWith(words))?.[1]() ?? advice;
    return t`${who}() is not here: ${why}`;
  }),
  // Programs may raise a BakeryError of their own.
  bakeryRule('other', /.*/s, ([words = '']) => words),
];

const emptyBag = (pattern: RegExp, why: Explain): ErrorRule =>
  errorRule('bakery.used-up', 'IcingUsedUp', pattern, (match) => ({
    title: t`The icing bag is empty`,
    help: `${why(match)}\n${t`What it drew so far stays on the board. Is there a loop that never ends?`}`,
  }));

export const BAKERY_RULES: readonly ErrorRule[] = [
  ...REFUSALS,
  emptyBag(/may draw (\d+) things/, ([, count = '']) => t`The icing bag is empty: a program may draw ${count} things.`),
  emptyBag(
    /may write (\d+) letters/,
    ([, count = '']) => t`The icing bag is empty: a program may write ${count} letters.`,
  ),
];
