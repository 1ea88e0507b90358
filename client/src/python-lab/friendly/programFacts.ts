// Looks up in a program's text where a name gets its value; for hints only, so that near misses cost nothing.
import { indentOf } from './programBlocks.ts';

/** Signs of patterns only: with `u` no other sign may be escaped, such as the vowel signs of Hindi. */
export const escapeName = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Lines (from 1) that give `name` a value: assignments, loops, functions. */
export function linesThatGive(plainLines: readonly string[], name: string): number[] {
  const safe = escapeName(name);
  const gives = new RegExp(
    `^\\s*(?:(?:[A-Za-z_]\\w*\\s*,\\s*)*${safe}(?:\\s*,\\s*[A-Za-z_]\\w*)*\\s*[-+*/]?=(?!=)|for\\s+.*\\b${safe}\\b.*\\bin\\b|def\\s+${safe}\\s*\\(|(?:from\\s+\\w+\\s+)?import\\s+.*\\b${safe}\\b)`,
    'u',
  );
  return plainLines.flatMap((line, at) => (gives.test(line) ? [at + 1] : []));
}

/** Functions that the program defines. */
export const functionNames = (plainLines: readonly string[]): string[] =>
  plainLines.flatMap((line) => /^\s*def\s+([A-Za-z_]\w*)/.exec(line)?.[1] ?? []);

/** The line of the `def` around a line; undefined outside functions. */
export function functionAround(plainLines: readonly string[], line: number): number | undefined {
  let level = indentOf(plainLines[line - 1] ?? '');
  for (let at = line - 2; at >= 0 && level > 0; at -= 1) {
    const text = plainLines[at] ?? '';
    if (text.trim() === '' || indentOf(text) >= level) continue;
    level = indentOf(text);
    if (/^\s*def\b/.test(text)) return at + 1;
  }
  return undefined;
}

/** The part of a line that an error points at; the whole line if Python does not say. */
export function segmentOf(
  plain: string,
  { column, endColumn, line, endLine }: { column?: number; endColumn?: number; line?: number; endLine?: number },
): string {
  return column !== undefined && endColumn !== undefined && line === endLine
    ? plain.slice(column - 1, endColumn - 1)
    : plain;
}

export interface GivenName {
  name: string;
  line: number;
}

/** The first name of a piece of code whose last value before a line matches `value`. */
function nameGiven(plainLines: readonly string[], code: string, before: number, value: RegExp): GivenName | undefined {
  for (const name of code.match(/[A-Za-z_]\w*/g) ?? []) {
    const last = linesThatGive(plainLines, name)
      .filter((at) => at < before)
      .at(-1);
    if (last !== undefined && value.test(plainLines[last - 1] ?? '')) return { name, line: last };
  }
  return undefined;
}

/** A name that holds what input() gave, still as text. */
export const textFromInput = (plainLines: readonly string[], code: string, line: number): GivenName | undefined =>
  nameGiven(plainLines, code, line, /=\s*input\s*\(/);

/** A name that was given something that has no brackets where it needs them (`name = input`), or a pack of values by a comma. */
export const givenWithoutBrackets = (
  plainLines: readonly string[],
  code: string,
  line: number,
): (GivenName & { called: string }) | undefined => {
  const pattern = /=\s*([A-Za-z_]\w*)\s*$/;
  const found = nameGiven(plainLines, code, line, pattern);
  const called = found && pattern.exec(plainLines[found.line - 1] ?? '')?.[1];
  return found && called ? { ...found, called } : undefined;
};

/** A name that holds a tuple because of a comma at the end, or between values without brackets. */
export const tupleByComma = (plainLines: readonly string[], code: string, line: number): GivenName | undefined =>
  nameGiven(plainLines, code, line, /^\s*[A-Za-z_]\w*\s*=\s*(?!.*[([{][^)\]}]*,[^([{]*$)[^=]*,[^=]*$/);

/** Methods of lists that change the list and return None. */
const CHANGING = 'append|sort|reverse|insert|remove|extend|clear';

/** A name that was given the None of a list's method; `method` is that method. */
export function noneFromMethod(
  plainLines: readonly string[],
  code: string,
  line: number,
): (GivenName & { method: string }) | undefined {
  const pattern = new RegExp(`=\\s*[\\w.\\[\\]]+\\.(${CHANGING})\\s*\\(`);
  // In a loop the line itself has run before.
  const found = nameGiven(plainLines, code, line + 1, pattern);
  const method = found && pattern.exec(plainLines[found.line - 1] ?? '')?.[1];
  return found && method ? { ...found, method } : undefined;
}
