// Where Python stopped reading: the code before and after, the word there, and the bracket that is open.
import type { ErrorContext } from './errorRule.ts';

interface Stop {
  /** Text of the line before the place, and from it on. */
  before: string;
  at: string;
  /** The word at the place; empty where a sign stands there. */
  word: string;
}

/** Lines that open a block. */
export const HEAD = /^\s*(if|elif|else|for|while|def|class|try|except|finally|with)\b/;

export function stopOf({ plain, error }: ErrorContext): Stop {
  const column = Math.max(0, (error.column ?? 1) - 1);
  const at = plain.slice(column);
  return { before: plain.slice(0, column), at, word: /^\w+/.exec(at)?.[0] ?? '' };
}

const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The innermost bracket that is open after a piece of code, and what stands behind it. */
export function openBracket(code: string): { sign: string; inside: string } | undefined {
  const open: number[] = [];
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if ('([{'.includes(sign)) open.push(at);
    else if (CLOSES[sign] !== undefined && code.charAt(open.at(-1) ?? -1) === CLOSES[sign]) open.pop();
  }
  const from = open.at(-1);
  return from === undefined ? undefined : { sign: code.charAt(from), inside: code.slice(from + 1) };
}

/** The bracket that is open where Python stopped, also one of a line above. */
export const bracketAround = (place: ErrorContext): { sign: string; inside: string } | undefined =>
  openBracket([...place.plainLines.slice(0, (place.error.line ?? 1) - 1), stopOf(place).before].join('\n'));

/** Column of the colon that ends a line's head: the first outside brackets; -1 where there is none. */
export function colonOf(code: string): number {
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    else if (depth === 0 && sign === ':') return at;
  }
  return -1;
}

/** The call that begins in `code`, as it is written: `randint(1, 6)`. */
export function callText(code: string): string {
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    if (code.charAt(at) === '(') depth += 1;
    if (code.charAt(at) === ')' && --depth === 0) return code.slice(0, at + 1);
  }
  return code;
}
