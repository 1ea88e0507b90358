// Errors whose cause stands lines above: a forgotten call, a comma that made a tuple, an attribute that __init__ never kept.
import { t } from '@lingui/core/macro';
import { needsBrackets } from './bracketRules.ts';
import { commaAdvice, commaNumber } from './commaNumbers.ts';
import { type ErrorContext, type ErrorExplanation, type ErrorRule, errorRule } from './errorRule.ts';
import { METHODS } from './moduleNames.ts';
import { functionNames, givenWithoutBrackets, segmentOf, tupleByComma } from './programFacts.ts';
import { KNOWN_FUNCTIONS } from './pythonTerms.ts';

const FAILS = ['TypeError', 'AttributeError', 'ValueError'] as const;

function forgottenCall({ plain, plainLines, error }: ErrorContext): ErrorExplanation | undefined {
  const found = givenWithoutBrackets(plainLines, segmentOf(plain, error), error.line ?? 0);
  const isFunction = found && (KNOWN_FUNCTIONS.has(found.called) || functionNames(plainLines).includes(found.called));
  const inside = /\b(?:int|float|str|len|sum|round|range)\s*\(\s*([A-Za-z_][\w.]*)\s*\)/.exec(plain)?.[1] ?? '';
  const last = inside.split('.').at(-1) ?? '';
  if (
    KNOWN_FUNCTIONS.has(last) ||
    functionNames(plainLines).includes(last) ||
    (inside.includes('.') && METHODS.has(last))
  )
    return needsBrackets(last);
  return isFunction ? { line: found.line, ...needsBrackets(found.called) } : undefined;
}

function madeTuple({ plain, plainLines, error }: ErrorContext): ErrorExplanation | undefined {
  const found = tupleByComma(plainLines, segmentOf(plain, error), error.line ?? 0);
  if (!found) return undefined;
  const { name, line } = found;
  const isLast = /,\s*$/.test(plainLines[line - 1] ?? '');
  return isLast
    ? {
        line,
        title: t`There is a comma too many`,
        help: t`The comma at the end makes a pack of values of ${name}. Take the comma away.`,
      }
    : {
        line,
        title: t`“${name}” is not a list`,
        help: t`To make a list, put square brackets around the values: ${name} = [ … ]`,
      };
}

/** `name = name` in __init__ keeps nothing. */
function lostAttribute(name: string, { plainLines }: ErrorContext): ErrorExplanation | undefined {
  const at = plainLines.findIndex((line) => new RegExp(`^\\s+${name}\\s*=(?!=)`).test(line));
  const isInClass = plainLines.slice(0, Math.max(at, 0)).some((line) => /^\s+def\s+__init__\s*\(/.test(line));
  return at >= 0 && isInClass
    ? {
        line: at + 1,
        title: t`The object does not keep “${name}”`,
        help: t`Write self and a dot before the name, so that it is kept: self.${name} = …`,
      }
    : undefined;
}

export const CARELESS_RULES: readonly ErrorRule[] = [
  ...FAILS.map((type) =>
    errorRule('call.forgotten', type, /'?(?:function|builtin_function_or_method|type|method)'?/, (_, place) =>
      forgottenCall(place),
    ),
  ),
  ...FAILS.flatMap((type) =>
    (['number.decimal-comma', 'number.thousands-comma'] as const).map((kind) =>
      errorRule(kind, type, /\btuple\b|multiply sequence/, (_, { plain, plainLines, error }) => {
        const given = tupleByComma(plainLines, segmentOf(plain, error), error.line ?? 0);
        const found = given && commaNumber(plainLines[given.line - 1] ?? '');
        return given && found?.kind === kind ? { line: given.line, ...commaAdvice(found) } : undefined;
      }),
    ),
  ),
  ...FAILS.map((type) => errorRule('tuple.comma', type, /\btuple\b/, (_, place) => madeTuple(place))),
  errorRule('self.forgotten', 'AttributeError', /'[A-Z]\w*' object has no attribute '(\w+)'/, ([, name = ''], place) =>
    lostAttribute(name, place),
  ),
];
