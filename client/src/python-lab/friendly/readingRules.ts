// Syntax errors told from the sign or word at which Python stopped reading; before rules that look at the whole line.
import { t } from '@lingui/core/macro';
import { needsBrackets } from './bracketRules.ts';
import { bracketAround, stopOf } from './codePlace.ts';
import { COPIED_RULES } from './copiedRules.ts';
import { codeRule, type ErrorContext, type ErrorExplanation, type ErrorRule, reads } from './errorRule.ts';
import { HEAD_RULES } from './headRules.ts';
import { functionNames, linesThatGive } from './programFacts.ts';
import { isKeyword, KNOWN_FUNCTIONS } from './pythonTerms.ts';

/** Explanations of syntax errors that several rules give. */
const twoEqualsCompare = (): ErrorExplanation => ({
  title: t`Use == to compare`,
  help: t`One = stores a value. Two == ask: are these the same?`,
});

const COMPARISON = /^(?:[<>]=?|[=!]=)/;

const comparisonRules: readonly ErrorRule[] = [
  reads('compare.half', /invalid syntax/, (place) => {
    const { before, at } = stopOf(place);
    const word = /\b(and|or|not|if|elif|while)\s*$/.exec(before)?.[1];
    const sign = COMPARISON.exec(at)?.[0];
    const name = /([A-Za-z_][\w.]*)\s*(?:[<>]=?|[=!]=)/.exec(before + at.replace(COMPARISON, ''))?.[1] ?? '…';
    return word !== undefined && sign !== undefined
      ? {
          title: t`Something is missing after “${word}”`,
          help: t`Python needs the name again: ${word} ${name} ${sign} …`,
        }
      : undefined;
  }),
  reads('assign.nothing', /invalid syntax/, (place) => {
    const word = /\b(and|or|not|in|is)\s*$/.exec(stopOf(place).before)?.[1];
    return word !== undefined && /^\s*(?:[)\]}:]|$)/.test(stopOf(place).at)
      ? {
          title: t`Something is missing after “${word}”`,
          help: t`Write the value that belongs after the word, or take the word away.`,
        }
      : undefined;
  }),
  reads('compare.single-equals', /invalid syntax|Maybe you meant|cannot assign/, (place) => {
    const { before, at } = stopOf(place);
    const isHeader = /^\s*(if|elif|while)\b(?!\s*=)/.test(place.plain);
    const rest = place.plain.replace(/[=!<>]=/g, '  ');
    const isSign = /^=(?![=<>!])/.test(at) && !/[=!<>]$/.test(before);
    return isHeader && (isSign || /Maybe you meant '=='/.test(place.error.message)) && /=/.test(rest)
      ? twoEqualsCompare()
      : undefined;
  }),
];

/** Whether a key is to be read where Python stopped: inside { }, with no colon since the last comma. */
function isAtKey(place: ErrorContext): boolean {
  const around = bracketAround(place);
  if (around?.sign !== '{') return false;
  const rest = place.plainLines.slice(place.error.line ?? 0).join('\n');
  const own = around.inside.slice(around.inside.lastIndexOf(',') + 1);
  const isDictionary = /:/.test(around.inside + stopOf(place).at + rest.slice(0, rest.indexOf('}') + 1));
  const joins = /^\s*(?:["'].*?["']|\w+)?\s*(?:=>?|->|;|-)\s*(?!=)|^\s*(?:=>?|->|;)/.test(own + stopOf(place).at);
  return !own.includes(':') && (isDictionary || joins);
}

const insideRules: readonly ErrorRule[] = [
  reads(
    'dict.colon',
    /':' expected after dictionary key|cannot assign|Maybe you meant|forgot a comma|invalid syntax/,
    (place) =>
      /':' expected after dictionary key/.test(place.error.message) || isAtKey(place)
        ? {
            title: t`A dictionary needs a colon`,
            help: t`Between a key and its value stands a colon “:”, and a comma between the pairs.`,
          }
        : undefined,
  ),
  reads('comma.other-sign', /invalid syntax|never closed/, (place) => {
    const { before, at } = stopOf(place);
    const around = bracketAround(place)?.sign;
    const isColon = /^:\s*[^\s:]/.test(at) && around === '(' && !/\blambda\b/.test(before);
    const isDot = /\.\s*$/.test(before) && /^["'\d]/.test(at) && around !== undefined;
    const isSemicolon = /[([{][^()[\]{}]*;[^()[\]{}]*[)\]}]/.test(place.plain);
    const sign = isSemicolon ? ';' : isDot ? '.' : ':';
    return isSemicolon || isColon || isDot
      ? {
          title: t`A comma is needed here`,
          help: t`Inside brackets the values stand with commas “,” between them, not with “${sign}”.`,
        }
      : undefined;
  }),
  codeRule('comma.missing', /invalid syntax/, /^\s*def\s+\w+\s*\([^)]*\w\s+[A-Za-z_]/, () => ({
    title: t`A comma may be missing`,
    help: t`Put a comma between the things inside the brackets.`,
  })),
  reads('assign.nothing', /invalid syntax/, (place) => {
    const sign = /([-+*/%<>]|[<>=!]=|(?<![=!<>])=)\s*$/.exec(stopOf(place).before)?.[1];
    return sign !== undefined && /^\s*[)\]}:]/.test(stopOf(place).at)
      ? {
          title: t`Something is missing after “${sign}”`,
          help: t`Write the value that belongs after the sign, or take the sign away.`,
        }
      : undefined;
  }),
  reads('comma.extra', /invalid syntax/, (place) =>
    /,\s*,|[([{]\s*,/.test(place.plain) || (/^,/.test(stopOf(place).at) && /[,([{]\s*$/.test(stopOf(place).before))
      ? {
          title: t`There is a comma too many`,
          help: t`Between two values stands one comma, and none before the first. Take the other one away.`,
        }
      : undefined,
  ),
  reads('number.thousands-comma', /leading zeros/, ({ plain }) => {
    const written = /\b\d{1,3}(?:,\d{2,3})+\b/.exec(plain)?.[0];
    const number = written?.replaceAll(',', '');
    return number === undefined
      ? undefined
      : { title: t`A number has no commas`, help: t`With commas it is several numbers. Write it without: ${number}` };
  }),
];

const dotTitle = () => t`There is a dot too many`;

const signRules: readonly ErrorRule[] = [
  codeRule('dot.extra', /invalid syntax/, /([A-Za-z_]\w*)\s*\.\s*\(/, ([, name = '']) => ({
    title: dotTitle(),
    help: t`The bracket comes right after the name: ${name}( … )`,
  })),
  reads('dot.extra', /invalid syntax/, ({ plain }) => {
    const isRow = /[\w)\]"']\s*\.\.(?!\.)\s*[A-Za-z_]/.test(plain) && !/^\s*for\b/.test(plain);
    return isRow || /^\s*\.\s*[A-Za-z_]/.test(plain) || /[\w)\]"']\.\s*$/.test(plain)
      ? {
          title: dotTitle(),
          help: t`A dot stands only between a thing and what belongs to it. Take the other dot away.`,
        }
      : undefined;
  }),
  reads('quote.backslash', /unicode error|codec can't decode/, () => {
    const [one, two] = ['\\', '\\\\'];
    return {
      title: t`The sign “${one}” is special in a text`,
      help: t`In quotes it begins a special sign. To write it as it is, write two of them: ${two}`,
    };
  }),
];

/** The function that is called without its opening bracket, in a line with one closing bracket too many. */
function unopenedCall({ plain, plainLines, error }: ErrorContext): string | undefined {
  const own = functionNames(plainLines);
  const before = plain.slice(0, (error.column ?? 1) - 1);
  for (const [, dot, name = ''] of before.matchAll(/(\.)?\b([A-Za-z_]\w*)(?:\s+|(?=["']))(?=[\w"'[{-])/g)) {
    const isFunction = dot !== undefined || KNOWN_FUNCTIONS.has(name) || own.includes(name);
    if (isFunction && !isKeyword(name)) return name;
  }
  return undefined;
}

const wordRules: readonly ErrorRule[] = [
  reads('name.blanks', /invalid syntax|forgot a comma/, ({ plain, plainLines }) => {
    for (const [, first = '', second = ''] of plain.matchAll(/\b([A-Za-z]\w*) +(?=([A-Za-z]\w*))/g)) {
      const whole = first + second;
      const isOwn = linesThatGive(plainLines, whole).length > 0;
      const isWord = KNOWN_FUNCTIONS.has(whole) || (isKeyword(whole) && whole.length > 2);
      if ((isWord || isOwn) && !isKeyword(first) && !isKeyword(second))
        return { title: t`A blank is in the middle of a word`, help: t`Write it in one piece: ${whole}` };
    }
    return undefined;
  }),
  reads('bracket.unopened', /unmatched '\)'/, (place) => {
    const name = unopenedCall(place);
    return name === undefined ? undefined : needsBrackets(name);
  }),
  reads('bracket.unopened', /unmatched '[\]}]'/, ({ plain, error }) => {
    const close = plain.charAt((error.column ?? 1) - 1);
    const open = close === ']' ? '[' : '{';
    return !plain.includes(open) && /=(?!=).*,/.test(plain)
      ? {
          title: t`The opening bracket is missing`,
          help: t`“${close}” closes the values. Put “${open}” before the first of them.`,
        }
      : undefined;
  }),
];

export const READING_RULES: readonly ErrorRule[] = [
  ...COPIED_RULES,
  ...HEAD_RULES,
  ...comparisonRules,
  ...insideRules,
  ...signRules,
  ...wordRules,
];
