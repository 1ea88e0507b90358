// Syntax errors told from the sign or word at which Python stopped reading; before rules that look at the whole line.
import { t } from '@lingui/core/macro';
import { needsBrackets } from './bracketRules.ts';
import { type ErrorContext, type ErrorExplanation, type ErrorRule, errorRule } from './errorRule.ts';
import { linesThatGive } from './programFacts.ts';
import { isKeyword, KNOWN_FUNCTIONS } from './pythonTerms.ts';
import { twoEqualsCompare } from './syntaxWords.ts';

const S = 'SyntaxError';
const HEADER = /^\s*(if|elif|else|for|while|def|class|try|except|finally|with)\b/;
/** Text of the line before and from the place where Python stopped. */
const stopped = ({ plain, error }: ErrorContext): { before: string; at: string } => {
  const column = Math.max(0, (error.column ?? 1) - 1);
  return { before: plain.slice(0, column), at: plain.slice(column) };
};

const depthOf = (text: string, open: string, close: string): number =>
  text.split(open).length - text.split(close).length;

export const reads = (
  id: string,
  pattern: RegExp,
  icon: ErrorRule['icon'],
  explain: (place: ErrorContext) => ErrorExplanation | undefined,
) => errorRule(id, S, pattern, icon, (_, place) => explain(place));

const COPIED: readonly ErrorRule[] = [
  reads('paste.prompt', /./, 'keyboard', ({ plain }) => {
    const sign = /^\s*(>>>|\.\.\.|\$)(?:\s|$)/.exec(plain)?.[1];
    return sign === undefined
      ? undefined
      : { title: t`“${sign}” is not part of the program`, help: t`It came with copied code. Take it away.` };
  }),
  reads('paste.prompt', /./, 'keyboard', ({ plain }) => {
    const sign = /^\s*((?:In|Out) ?\[\d*\]:)/.exec(plain)?.[1];
    return sign === undefined
      ? undefined
      : { title: t`“${sign}” is not part of the program`, help: t`It came with copied code. Take it away.` };
  }),
  reads('paste.fence', /./, 'keyboard', ({ plain }) => {
    const sign = /^\s*(```|~~~)/.exec(plain)?.[1];
    return sign === undefined
      ? undefined
      : {
          title: t`“${sign}” is not part of the program`,
          help: t`Lines with ${sign} are the edges of copied code. Take them away.`,
        };
  }),
  reads('paste.line-number', /invalid (?:syntax|decimal literal)/, 'list-ordered', ({ plain }) => {
    const number = /^\s*(\d+)[.:)]?\s+[A-Za-z_]\w*\s*(?:[(=]|[^\W\d]|["'])/.exec(plain)?.[1];
    return number === undefined
      ? undefined
      : {
          title: t`A number stands before the line`,
          help: t`The editor counts the lines by itself. Take the ${number} away.`,
        };
  }),
];

const BLOCKS: readonly ErrorRule[] = [
  reads('def.brackets', /expected '\('/, 'parentheses', ({ plain }) => {
    const name = /^\s*def\s+(\w+)\s*:?\s*$/.exec(plain)?.[1];
    return name === undefined
      ? undefined
      : {
          title: t`A function has brackets after its name`,
          help: t`Write def ${name}( ): with the brackets, even if nothing stands in them.`,
        };
  }),
  reads('colon.other-sign', /invalid syntax|expected ':'/, 'map-pin', ({ plain }) => {
    const sign = /([;.,])\s*$/.exec(plain)?.[1];
    return sign !== undefined && HEADER.test(plain) && depthOf(plain, '(', ')') === 0
      ? { title: t`A colon is missing`, help: t`This line ends with “${sign}”. Write a colon “:” there instead.` }
      : undefined;
  }),
  reads('colon.early', /invalid syntax|expected/, 'map-pin', ({ plain }) => {
    const word = /^\s*(if|elif|while|for|def)\s*:\s*\S/.exec(plain)?.[1];
    return word === undefined
      ? undefined
      : {
          title: t`The colon comes too early`,
          help: t`First comes all that belongs to ${word}. The colon “:” stands at the end of the line.`,
        };
  }),
  reads('colon.extra', /invalid syntax/, 'map-pin', ({ plain }) =>
    /:\s*:\s*$/.test(plain)
      ? { title: t`There is a colon too many`, help: t`One colon ends the line. Take the other one away.` }
      : undefined,
  ),
  reads('colon.extra', /invalid syntax/, 'map-pin', (place) => {
    const name = /^\s*([A-Za-z_]\w*)\s*\(.*\)\s*:\s*$/.exec(place.plain)?.[1];
    const isFunction =
      name !== undefined && (KNOWN_FUNCTIONS.has(name) || linesThatGive(place.plainLines, name).length > 0);
    return isFunction && /^:\s*$/.test(stopped(place).at)
      ? {
          title: t`No colon after a call`,
          help: t`Only lines such as if, for, while and def end with a colon. Take the “:” away.`,
        }
      : undefined;
  }),
];

const SIGNS: readonly ErrorRule[] = [
  reads('compare.single-equals', /invalid syntax|Maybe you meant|cannot assign/, 'equal', (place) => {
    const { before, at } = stopped(place);
    const isHeader = /^\s*(if|elif|while)\b(?!\s*=)/.test(place.plain);
    const rest = place.plain.replace(/[=!<>]=/g, '  ');
    const isSign = /^=(?![=<>])/.test(at) && !/[=!<>]$/.test(before);
    return isHeader && (isSign || /Maybe you meant '=='/.test(place.error.message)) && /=/.test(rest)
      ? twoEqualsCompare()
      : undefined;
  }),
  reads('compare.half', /invalid syntax/, 'equal', (place) => {
    const { before, at } = stopped(place);
    const [, name = '', word = ''] = /([A-Za-z_]\w*)\s*(?:[<>]=?|[=!]=)\s*[^\s]+\s+(and|or)\s*$/.exec(before) ?? [];
    const sign = /^(?:[<>]=?|[=!]=)/.exec(at)?.[0];
    return word !== '' && sign !== undefined
      ? {
          title: t`Something is missing after “${word}”`,
          help: t`Python needs the name again: ${word} ${name} ${sign} …`,
        }
      : undefined;
  }),
  reads(
    'dict.colon',
    /expected after dictionary key|cannot assign|Maybe you meant|invalid syntax/,
    'braces',
    ({ plain, error }) => {
      const isKey = /':' expected after dictionary key/.test(error.message);
      const isInDict = /\{\s*["'][^{}]*=(?!=)|\{[^{}]*,\s*["'] *["']\s*=(?!=)/.test(plain);
      return isKey || isInDict
        ? {
            title: t`A dictionary needs a colon`,
            help: t`Between a key and its value stands a colon “:”, and a comma between the pairs.`,
          }
        : undefined;
    },
  ),
  reads('comma.other-sign', /invalid syntax|never closed/, 'link', (place) => {
    const isColon = /^:\s*[^\s:]/.test(stopped(place).at) && /\([^()[\]{}]*$/.test(stopped(place).before);
    const isSemicolon = /[([{][^()[\]{}]*;[^()[\]{}]*[)\]}]/.test(place.plain);
    const sign = isSemicolon ? ';' : ':';
    return isSemicolon || (isColon && !/\blambda\b/.test(place.plain))
      ? {
          title: t`A comma is needed here`,
          help: t`Inside brackets the values stand with commas “,” between them, not with “${sign}”.`,
        }
      : undefined;
  }),
  reads('comma.missing', /invalid syntax/, 'link', ({ plain }) =>
    /^\s*def\s+\w+\s*\([^)]*\w\s+[A-Za-z_]/.test(plain)
      ? { title: t`A comma may be missing`, help: t`Put a comma between the things inside the brackets.` }
      : undefined,
  ),
  reads('assign.nothing', /invalid syntax/, 'equal', (place) => {
    const sign = /([-+*/%<>]|[<>=!]=)\s*$/.exec(stopped(place).before)?.[1];
    return sign !== undefined && /^\s*[)\]}]/.test(stopped(place).at)
      ? {
          title: t`Something is missing after “${sign}”`,
          help: t`Write the value that belongs after the sign, or take the sign away.`,
        }
      : undefined;
  }),
  reads('comma.extra', /invalid syntax/, 'link', ({ plain }) =>
    /,\s*,|[([{]\s*,/.test(plain)
      ? {
          title: t`There is a comma too many`,
          help: t`Between two values stands one comma, and none before the first. Take the other one away.`,
        }
      : undefined,
  ),
  reads('number.thousands-comma', /leading zeros/, 'calculator', ({ plain }) => {
    const written = /\b\d{1,3}(?:,\d{2,3})+\b/.exec(plain)?.[0];
    const number = written?.replaceAll(',', '');
    return number === undefined
      ? undefined
      : { title: t`A number has no commas`, help: t`With commas it is several numbers. Write it without: ${number}` };
  }),
  reads('dot.extra', /invalid syntax/, 'parentheses', ({ plain }) => {
    const name = /([A-Za-z_]\w*)\s*\.\s*\(/.exec(plain)?.[1];
    return name === undefined
      ? undefined
      : { title: t`There is a dot too many`, help: t`The bracket comes right after the name: ${name}( … )` };
  }),
  reads('quote.backslash', /unicode error|codec can't decode/, 'keyboard', () => {
    const [one, two] = ['\\', '\\\\'];
    return {
      title: t`The sign “${one}” is special in a text`,
      help: t`In quotes it begins a special sign. To write it as it is, write two of them: ${two}`,
    };
  }),
];

const WORDS: readonly ErrorRule[] = [
  reads('name.blanks', /invalid syntax|forgot a comma/, 'spell-check', ({ plain, plainLines }) => {
    for (const [, first = '', second = ''] of plain.matchAll(/\b([A-Za-z]\w*) +(?=([A-Za-z]\w*))/g)) {
      const whole = first + second;
      const isOwn = linesThatGive(plainLines, whole).length > 0;
      const isWord = KNOWN_FUNCTIONS.has(whole) || (isKeyword(whole) && whole.length > 2);
      if ((isWord || isOwn) && !isKeyword(first) && !isKeyword(second))
        return { title: t`A blank is in the middle of a word`, help: t`Write it in one piece: ${whole}` };
    }
    return undefined;
  }),
  reads('bracket.unopened', /unmatched '\)'|invalid syntax/, 'parentheses', ({ plain }) => {
    const [, name = ''] = /\b([A-Za-z_]\w*)\s*f?["'][^"']*["'][^()]*\)\s*$/.exec(plain) ?? [];
    return KNOWN_FUNCTIONS.has(name) && depthOf(plain, '(', ')') < 0 ? needsBrackets(name) : undefined;
  }),
];

export const READING_RULES: readonly ErrorRule[] = [...COPIED, ...BLOCKS, ...SIGNS, ...WORDS];
