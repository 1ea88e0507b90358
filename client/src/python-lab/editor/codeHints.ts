// Gentle hints while a program is being written, off the editor's own syntax tree: only where the mend that they name leaves no fault behind.

import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';
import { parser } from '@lezer/python';
import { t } from '@lingui/core/macro';

export interface CodeHint {
  /** The kind of hint, as in friendly/errorRule.ts. */
  kind: string;
  from: number;
  to: number;
  text: string;
  /** Of several in a line the lowest is shown: the first cause. */
  rank: number;
}

interface Mend {
  from: number;
  to: number;
  insert: string;
}

/** A hint with what would mend its line, in one of several ways. */
interface Guess extends CodeHint {
  mends: readonly Mend[];
}

const BLOCKS = new Set(['if', 'elif', 'else', 'for', 'while', 'def', 'class', 'try', 'except', 'finally', 'with']);
const STATEMENTS = new Set([
  'IfStatement',
  'ForStatement',
  'WhileStatement',
  'FunctionDefinition',
  'ClassDefinition',
  'TryStatement',
  'WithStatement',
]);
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** Names a learner writes with a capital by habit. */
const LOWER = new Set(['print', 'input', 'int', 'str', 'range', 'len', 'if', 'else', 'for', 'while', 'def']);
/** Reading a program again for each guess takes time; a learner has few of them. */
const MAX_GUESSES = 12;

const lineStart = (code: string, at: number): number => code.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (code: string, at: number): number => {
  const end = code.indexOf('\n', at);
  return end < 0 ? code.length : end;
};
const insertAt = (at: number, insert: string): Mend => ({ from: at, to: at, insert });

/** How a text that is never closed begins; undefined for one that is. */
function openingOf(code: string, { from, to }: { from: number; to: number }): RegExpExecArray | undefined {
  const text = code.slice(from, to);
  const open = /^[a-z]{0,2}("""|'''|"|')/i.exec(text);
  const quote = open?.[1];
  if (!open || !quote) return undefined;
  const body = text.slice(open[0].length);
  const isClosed = body.endsWith(quote) && !/(^|[^\\])(\\\\)*\\$/.test(body.slice(0, -quote.length));
  return isClosed ? undefined : open;
}

/** Whether the end of the line shows another cause: a text that ends with the other quote or a \\ before it, or a copied fence. */
function isOtherFault(line: string, quote: string): boolean {
  if (quote.length === 3) return /^(?:python|py)\s*$/.test(line);
  const other = quote === '"' ? "'" : '"';
  return new RegExp(`(?:${other}|\\\\${quote})[\\s)\\]},:]*$`).test(line);
}

function quoteGuess(code: string, node: SyntaxNodeRef): Guess | undefined {
  const open = openingOf(code, node);
  const quote = open?.[1];
  if (!open || !quote) return undefined;
  const body = code.slice(node.from + open[0].length, node.to);
  // A lonely quote may as well be one too many.
  if (/^[\s)\]},:]*$/.test(body.split('\n')[0] ?? '')) return undefined;
  if (isOtherFault(body.split('\n')[0] ?? '', quote)) return undefined;
  const isLong = quote.length === 3;
  const end = isLong ? code.length : lineEnd(code, node.from);
  const closers = /[)\]}:,\s]*$/.exec(code.slice(node.from, end))?.[0].length ?? 0;
  return {
    kind: isLong ? 'quote.triple-unclosed' : 'quote.unclosed',
    from: node.from,
    to: isLong ? node.from + open[0].length : Math.min(node.to, end),
    rank: 0,
    text: t`This text starts with ${quote} but has no closing ${quote} yet.`,
    mends: [insertAt(end, quote), insertAt(end - closers, quote)],
  };
}

/** From each block word (if, else, for …) to the colon that should end its line. */
function blockGuesses(code: string, statement: SyntaxNode): Guess[] {
  const guesses: Guess[] = [];
  for (let word = statement.firstChild; word; word = word.nextSibling) {
    const { name } = word;
    if (!BLOCKS.has(name)) continue;
    let body = word.nextSibling;
    while (body && body.name !== 'Body' && !BLOCKS.has(body.name)) body = body.nextSibling;
    const first = body?.name === 'Body' ? body.firstChild : null;
    const end = lineEnd(code, word.from);
    if (first?.name !== ':') {
      if (code.slice(word.from, end).includes(':')) continue;
      const text = t`A line that starts with “${name}” ends with a colon  :`;
      guesses.push({ kind: 'colon.missing', from: word.from, to: end, rank: 2, text, mends: [insertAt(end, ':')] });
    } else if (!first.nextSibling || (first.nextSibling.type.isError && !first.nextSibling.nextSibling)) {
      const guess = bodyGuess(code, first.to);
      if (guess) guesses.push(guess);
    }
  }
  return guesses;
}

/** The line below a colon that is not moved in; none where nothing is below it yet. */
function bodyGuess(code: string, colon: number): Guess | undefined {
  const head = lineStart(code, colon);
  const gap = /^[^\n]*\n(?:[ \t]*(?:#[^\n]*)?\n)*/.exec(code.slice(colon))?.[0].length ?? 0;
  const from = colon + gap;
  const to = lineEnd(code, from);
  if (gap === 0 || code.slice(from, to).trim() === '') return undefined;
  const spaces = /^[ \t]*/.exec(code.slice(head))?.[0] ?? '';
  const own = /^[ \t]*/.exec(code.slice(from))?.[0].length ?? 0;
  const line = code.slice(0, colon).split('\n').length;
  return {
    kind: 'indent.expected',
    from: from + own,
    to,
    rank: 2,
    text: t`This line belongs to line ${line}, which ends with a colon: move it in by 4 spaces (press Tab).`,
    mends: [{ from, to: from + own, insert: `${spaces}    ` }],
  };
}

function bracketGuess(code: string, node: SyntaxNode): Guess | undefined {
  const { firstChild, lastChild } = node;
  const open = firstChild?.name ?? '';
  const close = CLOSING[open];
  if (!firstChild || close === undefined || lastChild?.name === close) return undefined;
  const end = lineEnd(code, firstChild.from);
  const text = t`This bracket  ${open}  has no closing  ${close}  yet.`;
  const beforeColon = /:?\s*$/.exec(code.slice(firstChild.from, end))?.[0].length ?? 0;
  const mends = [insertAt(end, close), insertAt(end - beforeColon, close)];
  return { kind: 'bracket.unclosed', from: firstChild.from, to: firstChild.to, rank: 1, text, mends };
}

function errorGuess(code: string, node: SyntaxNodeRef): Guess | undefined {
  const { from } = node;
  const text = code.slice(from, node.to) || code.slice(from, from + 1);
  if (/^[)\]}]/.test(text)) {
    const bracket = text.charAt(0);
    // Where none was opened, the opening one may as well be missing.
    const open = Object.keys(CLOSING).find((sign) => CLOSING[sign] === bracket) ?? '';
    if (!code.slice(lineStart(code, from), from).includes(open)) return undefined;
    const mends = [{ from, to: from + 1, insert: '' }];
    return {
      kind: 'bracket.unmatched',
      from,
      to: from + 1,
      rank: 2,
      text: t`There is one  ${bracket}  too many here.`,
      mends,
    };
  }
  const isAsked = /^\s*(?:if|elif|while)\b/.test(code.slice(lineStart(code, from), from));
  if (text !== '=' || !isAsked) return undefined;
  return {
    kind: 'compare.single-equals',
    from,
    to: from + 1,
    rank: 2,
    text: t`To ask whether two things are equal, write  ==  (two equals signs).`,
    mends: [insertAt(from, '=')],
  };
}

function nameGuess(code: string, node: SyntaxNode): Guess | undefined {
  const { from, to } = node;
  const name = code.slice(from, to);
  const lower = name.toLowerCase();
  if (name === lower || node.nextSibling?.name !== 'ArgList' || !LOWER.has(lower)) return undefined;
  const text = t`Python is exact about capital letters: write “${lower}”.`;
  const kind = BLOCKS.has(lower) ? 'keyword.capital' : 'name.misspelt';
  return { kind, from, to, rank: 2, text, mends: [{ from, to, insert: lower }] };
}

function printGuess(code: string, { from }: SyntaxNodeRef): Guess | undefined {
  const to = lineEnd(code, from);
  const word = from + 'print'.length;
  // Brackets of another kind stand there.
  if (/^\s*[[{]/.test(code.slice(word, to))) return undefined;
  const mends = [{ from: word, to, insert: `(${code.slice(word, to).trim()})` }];
  return { kind: 'call.brackets', from, to, rank: 2, text: t`print needs round brackets: print(...)`, mends };
}

function guessesOf(code: string, ref: SyntaxNodeRef): readonly (Guess | undefined)[] {
  if (ref.name === 'String' || ref.name === 'FormatString') return [quoteGuess(code, ref)];
  if (STATEMENTS.has(ref.name)) return blockGuesses(code, ref.node);
  if (ref.name === 'PrintStatement') return [printGuess(code, ref)];
  if (ref.type.isError) return [errorGuess(code, ref)];
  if (ref.name === 'VariableName') return [nameGuess(code, ref.node)];
  return [bracketGuess(code, ref.node)];
}

/** Places that Python cannot read; `print "x"` was read by an older one, and the parser forgives texts without an end. */
function faultsIn(code: string, tree: Tree): number[] {
  const faults: number[] = [];
  tree.iterate({
    enter: ({ type, name, from, to }) => {
      const isOpenText = /^(?:Format)?String$/.test(name) && openingOf(code, { from, to }) !== undefined;
      if (type.isError || name === 'PrintStatement' || isOpenText) faults.push(from);
    },
  });
  return faults;
}

/** Whether a mend of the guess leaves nothing wrong from the start of its statement to the line below. */
function isProven(code: string, faults: readonly number[], { from, mends, kind }: Guess): boolean {
  return mends.some((mend) => {
    const mended = code.slice(0, mend.from) + mend.insert + code.slice(mend.to);
    const tree = parser.parse(mended);
    const left = faultsIn(mended, tree);
    if (left.length > faults.length || (left.length === faults.length && kind !== 'name.misspelt')) return false;
    const below = lineEnd(mended, Math.min(mended.length, lineEnd(mended, Math.max(from, mend.from)) + 1));
    let statement: SyntaxNode | null = tree.resolveInner(Math.min(from, mended.length), 1);
    while (statement?.parent?.parent) statement = statement.parent;
    const start = Math.min(statement?.from ?? 0, lineStart(mended, from));
    return !left.some((at) => at >= start && at <= below);
  });
}

/** At most one hint a line (the first cause, not what follows from it), none between `quietFrom` and `quietTo`. */
export function findCodeHints(code: string, tree: Tree, quietFrom = -1, quietTo = -1): CodeHint[] {
  const found: Guess[] = [];
  tree.iterate({
    enter: (node) => {
      for (const guess of guessesOf(code, node)) if (guess) found.push(guess);
    },
  });
  const faults = faultsIn(code, tree);
  const lines = new Set<number>();
  return found
    .filter(({ from }) => from < quietFrom || from > quietTo)
    .sort((a, b) => a.rank - b.rank || a.from - b.from)
    .slice(0, MAX_GUESSES)
    .filter((guess) => {
      const start = lineStart(code, guess.from);
      if (lines.has(start) || !isProven(code, faults, guess)) return false;
      lines.add(start);
      return true;
    })
    .map(({ mends: _, ...hint }) => hint)
    .sort((a, b) => a.from - b.from);
}
