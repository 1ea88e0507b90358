// Blanks out texts and comments of a program, so that rules look at its code only; lines and columns stay the same.
import { type ProgramPart, programParts } from '@lanternwise/shared/content/programParts';

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Longer lines are pasted, not written; patterns would take long on them. */
const MAX_LINE = 500;

export const withoutLongLines = (lines: readonly string[]): string[] =>
  lines.map((line) => (line.length > MAX_LINE ? '' : line));

function plainPart({ kind, source }: ProgramPart): string {
  if (kind === 'code') return source;
  if (kind === 'comment') return blank(source);
  const sign = source.charAt(0);
  const isClosed = source.length > 1 && source.endsWith(sign);
  return `${sign}${blank(source.slice(1, isClosed ? -1 : undefined))}${isClosed ? sign : ''}`;
}

/** The program's lines; of texts only the quotes are left, of comments and of lines that are far too long nothing. */
export const plainLines = (source: string): string[] =>
  withoutLongLines(programParts(source).map(plainPart).join('').split('\n'));
