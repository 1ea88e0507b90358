// Gentle hints while a program is being written, read off the editor's own syntax tree: never on the line being typed.

import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';
import { t } from '@lingui/core/macro';

export interface CodeHint {
  from: number;
  to: number;
  text: string;
  /** Of several in a line the lowest is shown: the first cause. */
  rank: number;
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
const BRACKETS: Readonly<Record<string, { open: string; close: string }>> = {
  ArgList: { open: '(', close: ')' },
  ParamList: { open: '(', close: ')' },
  ParenthesizedExpression: { open: '(', close: ')' },
  TupleExpression: { open: '(', close: ')' },
  ArrayExpression: { open: '[', close: ']' },
  DictionaryExpression: { open: '{', close: '}' },
};
/** Names a learner writes with a capital by habit. */
const LOWER = new Set(['print', 'input', 'int', 'str', 'range', 'len', 'if', 'else', 'for', 'while', 'def']);

const lineEnd = (code: string, at: number): number => {
  const end = code.indexOf('\n', at);
  return end < 0 ? code.length : end;
};

function quoteHint(code: string, node: SyntaxNodeRef): CodeHint | undefined {
  const text = code.slice(node.from, node.to);
  const open = /^[a-z]{0,2}("""|'''|"|')/i.exec(text);
  const quote = open?.[1];
  if (!open || !quote) return undefined;
  const body = text.slice(open[0].length);
  if (body.endsWith(quote) && !/(^|[^\\])(\\\\)*\\$/.test(body.slice(0, -quote.length))) return undefined;
  const to = quote.length === 3 ? node.from + open[0].length : Math.min(node.to, lineEnd(code, node.from));
  return { from: node.from, to, rank: 0, text: t`This text starts with ${quote} but has no closing ${quote} yet.` };
}

/** From each block word (if, else, for …) to the colon that should end its line. */
function colonHints(code: string, statement: SyntaxNode): CodeHint[] {
  const hints: CodeHint[] = [];
  for (let word = statement.firstChild; word; word = word.nextSibling) {
    const { name } = word;
    if (!BLOCKS.has(name)) continue;
    let body = word.nextSibling;
    while (body && body.name !== 'Body' && !BLOCKS.has(body.name)) body = body.nextSibling;
    const first = body?.name === 'Body' ? body.firstChild : null;
    if (first?.name !== ':') {
      const end = lineEnd(code, word.from);
      if (!code.slice(word.from, end).includes(':')) {
        hints.push({
          from: word.from,
          to: end,
          rank: 2,
          text: t`A line that starts with “${name}” ends with a colon  :`,
        });
      }
    } else if (!first.nextSibling || (first.nextSibling.type.isError && !first.nextSibling.nextSibling)) {
      hints.push({
        from: first.from,
        to: first.to,
        rank: 2,
        text: t`The line after the colon starts with 4 spaces (press Tab).`,
      });
    }
  }
  return hints;
}

function bracketHint(node: SyntaxNode): CodeHint | undefined {
  const kind = BRACKETS[node.name];
  if (!kind || node.firstChild?.name !== kind.open || node.lastChild?.name === kind.close) return undefined;
  const { from, to } = node.firstChild;
  const { open, close } = kind;
  return { from, to, rank: 1, text: t`This bracket  ${open}  has no closing  ${close}  yet.` };
}

function errorHint(code: string, node: SyntaxNodeRef): CodeHint | undefined {
  const text = code.slice(node.from, node.to) || code.slice(node.from, node.from + 1);
  const { from } = node;
  if (/^[)\]}]/.test(text)) {
    const bracket = text.charAt(0);
    return { from, to: from + 1, rank: 2, text: t`There is one  ${bracket}  too many here.` };
  }
  const inCondition = node.node.parent && /^(If|While)Statement$/.test(node.node.parent.name);
  if (text === '=' && inCondition) {
    return {
      from,
      to: from + 1,
      rank: 2,
      text: t`To ask whether two things are equal, write  ==  (two equals signs).`,
    };
  }
  return undefined;
}

function nameHint(code: string, node: SyntaxNode): CodeHint | undefined {
  const name = code.slice(node.from, node.to);
  const lower = name.toLowerCase();
  const called = node.nextSibling?.name === 'ArgList';
  if (name === lower || !called || !LOWER.has(lower)) return undefined;
  return { from: node.from, to: node.to, rank: 2, text: t`Python is exact about capital letters: write “${lower}”.` };
}

function hintsOfNode(code: string, ref: SyntaxNodeRef): readonly (CodeHint | undefined)[] {
  if (ref.name === 'String') return [quoteHint(code, ref)];
  if (STATEMENTS.has(ref.name)) return colonHints(code, ref.node);
  if (ref.name === 'PrintStatement') {
    const text = t`print needs round brackets: print(...)`;
    return [{ from: ref.from, to: lineEnd(code, ref.from), rank: 2, text }];
  }
  if (ref.name in BRACKETS) return [bracketHint(ref.node)];
  if (ref.type.isError) return [errorHint(code, ref)];
  return ref.name === 'VariableName' ? [nameHint(code, ref.node)] : [];
}

/** At most one hint a line (the first cause, not what follows from it), none between `quietFrom` and `quietTo`. */
export function findCodeHints(code: string, tree: Tree, quietFrom = -1, quietTo = -1): CodeHint[] {
  const found: CodeHint[] = [];
  tree.iterate({
    enter: (node) => {
      for (const hint of hintsOfNode(code, node)) if (hint) found.push(hint);
    },
  });
  const lines = new Set<number>();
  return found
    .sort((a, b) => a.rank - b.rank || a.from - b.from)
    .filter(({ from }) => {
      const start = code.lastIndexOf('\n', from - 1);
      if (lines.has(start) || (from >= quietFrom && from <= quietTo)) return false;
      lines.add(start);
      return true;
    })
    .sort((a, b) => a.from - b.from);
}
