// TypeError of operators and values: kinds of things that do not fit together.
import { t } from '@lingui/core/macro';
import { CALL_RULES } from './callRules.ts';
import { type ErrorContext, type ErrorExplanation, type ErrorRule, errorRule } from './errorRule.ts';
import { segmentOf, textFromInput } from './programFacts.ts';
import { isFunction, isNumber, typeLabel } from './pythonTerms.ts';
import { SEQUENCE_RULES } from './sequenceRules.ts';

const T = 'TypeError';
/** The sign and the kinds of its two sides. */
const OPERATOR = /unsupported operand type\(s\) for (.+?): '([\w.]+)' and '([\w.]+)'/;
const COMPARISON = /'(.+?)' not supported between instances of '(\w+)' and '(\w+)'/;

/** Where what input() gave is used as a number: the line of that input() has to change. */
function numberFromInput(place: ErrorContext): ErrorExplanation | undefined {
  const segment = segmentOf(place.plain, place.error);
  const given = textFromInput(place.plainLines, segment, place.error.line ?? 0);
  if (!given) return undefined;
  const { name, line } = given;
  return {
    line,
    title: t`“${name}” is text, not a number`,
    help: t`input( ) always gives text. Make it a number where you ask: ${name} = int(input( … )).`,
  };
}

const hasText = (place: ErrorContext): boolean => /["']/.test(segmentOf(place.plain, place.error));
const mixesTextAndNumber = (a: string | undefined, b: string | undefined): boolean =>
  (a === 'str' && isNumber(b)) || (b === 'str' && isNumber(a));

const sides = (a: string | undefined, b: string | undefined): string => {
  const left = typeLabel(a);
  const right = typeLabel(b);
  return t`One side is ${left}, the other is ${right}.`;
};

const callTheFunction = (sign: string): ErrorExplanation => ({
  title: t`“${sign}” cannot use a function`,
  help: t`To use the answer of a function, write brackets after its name.`,
});

const OPERATORS: readonly ErrorRule[] = [
  errorRule('number.needed', T, /unsupported operand/, (_, place) =>
    /^\s*sum\s*\(/.test(segmentOf(place.plain, place.error))
      ? {
          title: t`A number is needed here`,
          help: t`sum( ) adds numbers, but the list holds texts. Use int( ) or float( ) first.`,
        }
      : undefined,
  ),
  errorRule('type.input-number', T, /can only concatenate str \(not "(?:int|float)"\)/, (_, place) =>
    hasText(place) ? undefined : numberFromInput(place),
  ),
  errorRule(
    'type.input-number',
    T,
    /unsupported operand|can't multiply sequence by non-int of type 'str'/,
    (_, place) => (/'str'/.test(place.error.message) ? numberFromInput(place) : undefined),
  ),
  errorRule('type.input-compare', T, COMPARISON, ([, , a, b], place) =>
    mixesTextAndNumber(a, b) ? numberFromInput(place) : undefined,
  ),
  errorRule('type.input-range', T, /'str' object cannot be interpreted as an integer/, (_, place) =>
    numberFromInput(place),
  ),
  errorRule('type.input-number', T, /indices must be integers.*str/, (_, place) => {
    const index = /\[([^\]]*)\]/.exec(place.plain)?.[1] ?? '';
    return numberFromInput({ ...place, plain: index, error: { ...place.error, endLine: 0 } });
  }),
  errorRule(
    'type.text-plus-number',
    T,
    /can only concatenate str \(not "(int|float|bool)"\)/,
    ([, right = ''], { plain, taught }) => {
      const other = typeLabel(right);
      const isPrinted = /^\s*print\s*\(/.test(plain) || !taught.includes('str');
      return {
        title: t`Text and a number do not join with +`,
        help: isPrinted
          ? t`One side is text, the other is ${other}. In print( ) write a comma “,” instead of the +.`
          : t`One side is text, the other is ${other}. Turn it into text with str( ).`,
      };
    },
  ),
  errorRule('type.none-operand', T, /can only concatenate str \(not "NoneType"\)/, () => ({
    title: t`One side of + is nothing (None)`,
    help: t`Does your function return something? print gives nothing back.`,
  })),
  errorRule(
    'type.function-operand',
    T,
    /can only concatenate \w+ \(not "(?:function|builtin_function_or_method)"\)/,
    () => callTheFunction('+'),
  ),
  errorRule('type.list-plus', T, /can only concatenate (\w+) \(not "(\w+)"\)/, ([, left = '', right = '']) => ({
    title: t`These do not join with +`,
    help: left === 'list' ? t`To add one thing to a list, use .append( ).` : sides(left, right),
  })),
  errorRule('type.function-operand', T, OPERATOR, ([, sign = '', a, b]) =>
    isFunction(a) || isFunction(b) ? callTheFunction(sign) : undefined,
  ),
  errorRule('type.none-operand', T, OPERATOR, ([, sign = '', a, b]) => {
    const both = sides(a, b);
    return a === 'NoneType' || b === 'NoneType'
      ? {
          title: t`“${sign}” does not work here`,
          help: t`${both} Does your function return something? print gives nothing back.`,
        }
      : undefined;
  }),
  errorRule('operator.power', T, /unsupported operand type\(s\) for \^/, () => {
    const power = '**';
    return { title: t`In Python ^ is something else`, help: t`For “to the power of” write ${power}` };
  }),
  errorRule('number.needed', T, /unsupported operand type\(s\) for (.+?): .*'str'/, ([, sign = ''], place) =>
    segmentOf(place.plain, place.error).includes(sign.replace('** or pow()', '**').charAt(0))
      ? undefined
      : {
          title: t`A number is needed here`,
          help: /\(\s*["']/.test(place.plain)
            ? t`A text was given. A number has no quotes: take them away.`
            : t`A text was given. Turn it into a number with int( ) first.`,
        },
  ),
  errorRule(
    'type.number-plus-text',
    T,
    /unsupported operand type\(s\) for \+: '(int|float)' and 'str'/,
    (_, { plain }) => ({
      title: t`“+” does not work here`,
      help: /^\s*print\s*\(/.test(plain)
        ? t`A number and a text do not join. Is the text a number? Use int( ). To show both, put a comma between them in print.`
        : t`A number and a text do not join. Is the text a number? Use int( ).`,
    }),
  ),
  errorRule('type.operands', T, OPERATOR, ([, sign = '', a, b]) => {
    const both = sides(a, b);
    return {
      title: t`“${sign}” does not work here`,
      help: mixesTextAndNumber(a, b) ? t`${both} Turn the text into a number with int( ) first.` : both,
    };
  }),
  errorRule('operator.order', T, /bad operand type for unary ([+-])/, ([, sign = ''], { plain }) => {
    const right = `${sign}=`;
    return new RegExp(`=\\s*\\${sign}`).test(plain) && /=[+-]/.test(plain)
      ? { title: t`The two signs are swapped`, help: t`Write ${right} to add to a variable or take away from it.` }
      : undefined;
  }),
  errorRule('type.unary', T, /bad operand type for unary (.+): '(\w+)'/, ([, sign = '', kind = '']) => {
    const what = typeLabel(kind);
    return { title: t`“${sign}” does not work here`, help: t`It needs a number, but this is ${what}.` };
  }),
  errorRule('type.multiply', T, /can't multiply sequence by non-int of type '(\w+)'/, ([, kind = '']) => {
    const what = typeLabel(kind);
    return {
      title: t`Text cannot be multiplied like this`,
      help:
        kind === 'str'
          ? t`Both sides are text. Turn the number into one with int( ) first.`
          : t`The other side is ${what}. Only a whole number can repeat a text.`,
    };
  }),
  errorRule('type.function-compare', T, COMPARISON, ([, sign = '', a, b]) =>
    isFunction(a) || isFunction(b) ? callTheFunction(sign) : undefined,
  ),
  errorRule('type.none-compare', T, COMPARISON, ([, sign = '', a, b]) => {
    const both = sides(a, b);
    return a === 'NoneType' || b === 'NoneType'
      ? {
          title: t`“${sign}” cannot compare these`,
          help: t`${both} Does your function return something? print gives nothing back.`,
        }
      : undefined;
  }),
  errorRule('type.compare', T, COMPARISON, ([, sign = '', a, b]) => {
    const both = sides(a, b);
    return {
      title: t`“${sign}” cannot compare these`,
      help: mixesTextAndNumber(a, b) ? t`${both} Turn the text into a number with int( ) first.` : both,
    };
  }),
];

export const TYPE_RULES: readonly ErrorRule[] = [...CALL_RULES, ...OPERATORS, ...SEQUENCE_RULES];
