// Says what is wrong with the spaces of a line, in the words of the requirements (lessons.txt 5.1), what to do, and mends it.
import { programParts } from '@lanternwise/shared/content/programParts';
import { t } from '@lingui/core/macro';
import type { CheckResult } from '../protocol.ts';

type WrongIndentation = NonNullable<CheckResult['indentation']>;

const TAB = 4;

export function indentationText({ line, message, found, expected }: WrongIndentation): string {
  if (found !== undefined && expected !== undefined) {
    return t`Indentation Error (line ${line}): Found ${found} spaces, expected ${expected} spaces.`;
  }
  return message.endsWith('Unexpected indentation')
    ? t`Indentation Error (line ${line}): Unexpected indentation`
    : message;
}

/** How far a line is moved in; a tab counts as one level. */
function spacesOf(text: string): number {
  let spaces = 0;
  for (const sign of text) {
    if (sign === ' ') spaces += 1;
    else if (sign === '\t') spaces += TAB - (spaces % TAB);
    else break;
  }
  return spaces;
}

const moved = (text: string, to: number): string => ' '.repeat(Math.max(0, to)) + text.trimStart();

/** Indexes of the lines that begin inside a text: their spaces are part of it. */
function linesInTexts(source: string): ReadonlySet<number> {
  const inside = new Set<number>();
  let line = 0;
  for (const { kind, source: part } of programParts(source)) {
    const breaks = part.split('\n').length - 1;
    for (let at = 1; kind === 'text' && at <= breaks; at += 1) inside.add(line + at);
    line += breaks;
  }
  return inside;
}

/** The program with the line where it belongs, and with the lines below that are as wrong as it is. */
function mendedSource(source: string, line: number, found: number, expected: number): string {
  const lines = source.split('\n');
  const inTexts = linesInTexts(source);
  for (let at = line - 1; at < lines.length; at += 1) {
    const text = lines[at] ?? '';
    const isCode = text.trim() !== '' && !inTexts.has(at);
    const own = spacesOf(text);
    if (isCode && own < found) break;
    if (isCode && (own - found) % TAB === 0) lines[at] = moved(text, own - found + expected);
  }
  return lines.join('\n');
}

export interface IndentationAdvice {
  help: string;
  /** The button that mends the line, and the program afterwards. */
  fix: { label: string; source: string };
}

function moveText(found: number, expected: number, isUnexpected: boolean): string {
  if (isUnexpected)
    return t`This line is moved in, but no line above it asks for that. Take the spaces at its start away.`;
  if (found === 0) return t`Put ${expected} spaces at its start, or press Tab there.`;
  const more = expected - found;
  const less = found - expected;
  return more > 0
    ? t`It starts with ${found} spaces and needs ${expected}: put ${more} more at its start.`
    : t`It starts with ${found} spaces and needs ${expected}: take ${less} away.`;
}

export function indentationAdvice({ line, found, expected = 0 }: WrongIndentation, source: string): IndentationAdvice {
  const has = found ?? spacesOf(source.split('\n')[line - 1] ?? '');
  const rule = t`Each level is exactly 4 spaces or 1 tab. Blank lines and comments do not count.`;
  return {
    help: `${moveText(has, expected, found === undefined)}\n${rule}`,
    fix: {
      label: expected === 0 ? t`Take the spaces away` : t`Make it ${expected}`,
      source: mendedSource(source, line, has, expected),
    },
  };
}
