// Takes out of a program what came along with copied code: prompts with Python's answers, line numbers, digits of other scripts.
import { programParts } from '@lanternwise/shared/content/programParts';
import { asciiDigits } from '@lanternwise/shared/text/foldText';
import { t } from '@lingui/core/macro';
import type { ErrorExplanation } from './errorRule.ts';

/** What one tap can mend: the button's words, and the program afterwards. */
export interface ProgramFix {
  label: string;
  source: string;
}

const PROMPT = /^\s*(>>>|In ?\[\p{Nd}*\]:) ?/u;
/** Where a block goes on, in Python's own window and in IPython's. */
const MORE = /^\s*\.\.\.:?(?: |$)/;
const OUT = /^\s*Out ?\[\p{Nd}*\]: ?/u;
const IS_CODE =
  /^\s*(?:#|(?:print|input)\s*\(|(?:if|elif|else|for|while|def|class|import|from|return|try|except|with)\b|[A-Za-z_]\w*\s*=[^=])/;

const isBlank = (line: string): boolean => line.trim() === '';
const promptOf = (line: string): string | undefined => PROMPT.exec(line)?.[1];
const firstPrompt = (lines: readonly string[]): string | undefined =>
  promptOf(lines.find((line) => !isBlank(line)) ?? '');

/** What Python printed between the lines becomes notes, so that nothing is lost. Undefined without prompts. */
export function withoutPrompts(source: string): string | undefined {
  const lines = source.split('\n');
  if (!lines.some((line) => PROMPT.test(line))) return undefined;
  const isSession = firstPrompt(lines) !== undefined;
  const isAnswer = (line: string) => OUT.test(line) || (isSession && !isBlank(line) && !IS_CODE.test(line));
  return lines
    .map((line) => {
      if (PROMPT.test(line)) return line.replace(PROMPT, '');
      if (MORE.test(line)) return line.replace(MORE, '');
      return isAnswer(line) ? `# ${line.replace(OUT, '')}` : line;
    })
    .join('\n');
}

/** A number of at most four digits, and the sign or the space that parts it from the line. */
const NUMBERED = /^(\s*(\p{Nd}{1,4})(?:\s?[.:)|\]]|\s|$))(.*)$/u;

const indentOf = (line: string): number => line.length - line.trimStart().length;

function dedent(lines: readonly string[]): string[] {
  const common = Math.min(...lines.filter((line) => !isBlank(line)).map(indentOf));
  return lines.map((line) => line.slice(Math.min(common, indentOf(line))));
}

interface NumberedLine {
  prefix: string;
  rest: string;
}

/** All lines with their numbers, which count up by one; an empty line may have none. */
function numberedLines(source: string): NumberedLine[] | undefined {
  let last: number | undefined;
  const read: NumberedLine[] = [];
  for (const line of source.split('\n')) {
    const [, prefix = '', digits = '', rest = ''] = NUMBERED.exec(line) ?? [];
    const number = digits === '' ? undefined : Number(asciiDigits(digits));
    if (number === undefined && !isBlank(line)) return undefined;
    if (number !== undefined && last !== undefined && number !== last + 1) return undefined;
    last = number ?? (last === undefined ? undefined : last + 1);
    read.push({ prefix, rest });
  }
  const numbered = read.filter(({ prefix }) => prefix !== '');
  const isCounted = numbered.length > 1 || /^\s*1(?!\d)/.test(asciiDigits(numbered[0]?.prefix ?? ''));
  return isCounted && numbered.some(({ rest }) => /^\s*[\p{L}_"'#]/u.test(rest)) ? read : undefined;
}

const INDENT = 4;
const inColumn = (lines: readonly string[]): number => lines.filter((line) => indentOf(line) % INDENT === 0).length;

/** Undefined unless every line has a number. */
export function withoutLineNumbers(source: string): string | undefined {
  const lines = numberedLines(source);
  if (!lines) return undefined;
  const asTheyStand = dedent(lines.map(({ rest }) => rest));
  // Where short numbers were filled up with spaces, the program begins in one column.
  const column = Math.max(...lines.map(({ prefix }) => prefix.length));
  const cut = dedent(lines.map(({ prefix, rest }) => rest.slice(Math.min(indentOf(rest), column - prefix.length))));
  return (inColumn(cut) > inColumn(asTheyStand) ? cut : asTheyStand).join('\n');
}

/** The forms of ASCII's signs that take the width of a Chinese one. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Digits 0 to 9, and signs of plain width, in the code; texts and comments keep theirs. */
export function withPlainSigns(source: string): string | undefined {
  const plain = programParts(source)
    .map(({ kind, source: part }) =>
      kind === 'code' ? asciiDigits(part.replaceAll(FULL_WIDTH, (sign) => sign.normalize('NFKC'))) : part,
    )
    .join('');
  return plain === source ? undefined : plain;
}

const fixWith = (label: string, source: string | undefined): ProgramFix | undefined =>
  source === undefined ? undefined : { label, source };

/** What one tap can mend of an error, by the rule that knew it. */
export function fixOf(rule: string, source: string): ProgramFix | undefined {
  switch (rule) {
    case 'paste.prompt':
      return fixWith(t`Take these signs out`, withoutPrompts(source));
    case 'paste.line-number':
      return fixWith(t`Take the line numbers out`, withoutLineNumbers(source));
    case 'char.hindi-digits':
      return fixWith(t`Write them with 0 to 9`, withPlainSigns(source));
    case 'char.bracket':
    case 'char.colon':
    case 'char.comma':
    case 'char.lookalike':
      return fixWith(t`Write it as Python does`, withPlainSigns(source));
    default:
      return undefined;
  }
}

interface CopiedProgram extends ErrorExplanation {
  rule: 'paste.prompt' | 'paste.line-number';
}

/** A program that was copied whole out of Python's own window or out of a book; its own errors come after that. */
export function copiedProgram(source: string): CopiedProgram | undefined {
  const lines = source.split('\n');
  const line = lines.findIndex((one) => !isBlank(one)) + 1;
  const sign = firstPrompt(lines);
  if (sign !== undefined)
    return {
      rule: 'paste.prompt',
      line,
      title: t`“${sign}” is not part of the program`,
      help: t`Python’s own window writes ${sign} where a line is typed. It came along with the copied code. What Python answered there becomes a note with #.`,
    };
  if (!numberedLines(source)) return undefined;
  return {
    rule: 'paste.line-number',
    line,
    title: t`Numbers stand before the lines`,
    help: t`They are line numbers of a book or a page, and came along with the copied code. The editor counts the lines by itself.`,
  };
}
