// What keys do beyond inserting: over what closes already, no space too many in a line that is moved in, out after return.
import { insertNewlineAndIndent } from '@codemirror/commands';
import { getIndentUnit, syntaxTree } from '@codemirror/language';
import { countColumn, type EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** After these a block goes no further. */
const ENDS_BLOCK = /^\s*(?:return|break|continue|pass|raise)\b/;
const TEXTS = new Set(['String', 'FormatString', 'ContinuedString']);

const isBracket = ({ firstChild }: SyntaxNode): boolean => firstChild !== null && firstChild.name in CLOSING;
const isClosed = ({ firstChild, lastChild }: SyntaxNode): boolean =>
  lastChild?.name === CLOSING[firstChild?.name ?? ''];

function* around(state: EditorState, at: number, side: -1 | 1): Generator<SyntaxNode> {
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, side); node; node = node.parent) yield node;
}

/** Inside a text, or inside a bracket that is still open at this place. */
const isInside = (state: EditorState, at: number): boolean =>
  [...around(state, at, -1)].some(
    (node) =>
      (TEXTS.has(node.name) && node.to > at) ||
      (isBracket(node) && (!isClosed(node) || (node.lastChild?.from ?? 0) >= at)),
  );

/** Whether the sign after the cursor ends what the cursor is in, and no bracket around it lacks its end. */
function closesAlready(state: EditorState, at: number): boolean {
  const next = state.sliceDoc(at, at + 1);
  if (next === '"' || next === "'") {
    const text = [...around(state, at, 1)].find(({ name }) => TEXTS.has(name));
    return text !== undefined && text.from < at && /^(["'])\1{0,2}$/.test(state.sliceDoc(at, text.to));
  }
  if (!/[)\]}]/.test(next)) return false;
  return [...around(state, at, 1)].every((node) => !node.type.isError && (!isBracket(node) || isClosed(node)));
}

const columnOf = (state: EditorState, text: string): number =>
  countColumn(text, state.tabSize, text.length - text.trimStart().length);

/** The cursor stands in an empty line that is moved in as far as the line above allows. */
export function isMovedIn(state: EditorState): boolean {
  const { doc, selection } = state;
  const line = doc.lineAt(selection.main.head);
  if (!selection.main.empty || line.number === 1 || !/^\s+$/.test(line.text) || selection.main.head < line.to)
    return false;
  let above = doc.line(line.number - 1);
  while (above.number > 1 && above.text.trim() === '') above = doc.line(above.number - 1);
  if (isInside(state, above.to)) return false;
  const begins = /:\s*(?:#.*)?$/.test(above.text);
  const deepest = columnOf(state, above.text) + (begins ? getIndentUnit(state) : 0);
  return deepest > 0 && countColumn(line.text, state.tabSize) >= deepest;
}

/** Enter before nothing but the end of a call leaves the call; after `return` and the like the next line moves out. */
export function startLine(view: EditorView): boolean {
  const { state } = view;
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const rest = line.text.slice(main.head - line.from);
  if (!main.empty || state.readOnly) return insertNewlineAndIndent(view);
  if (/^["']{0,3}\)+\s*:?\s*$/.test(rest) && closesAlready(state, main.head)) {
    view.dispatch({ selection: { anchor: line.to } });
  } else if (rest.trim() === '' && ENDS_BLOCK.test(line.text) && !isInside(state, line.to)) {
    const column = Math.max(0, columnOf(state, line.text) - getIndentUnit(state));
    const insert = `\n${' '.repeat(column)}`;
    view.dispatch({
      changes: { from: main.head, to: line.to, insert },
      selection: { anchor: main.head + insert.length },
      scrollIntoView: true,
      userEvent: 'input',
    });
    return true;
  }
  return insertNewlineAndIndent(view);
}

/** Nothing closes by itself: a forgotten bracket or quote stays forgotten, so that it can be seen. */
export const plainTyping: Extension = EditorView.inputHandler.of((view, from, to, text) => {
  const { state } = view;
  if (from !== to || state.readOnly || state.selection.ranges.length > 1) return false;
  if (text === ' ') return from === state.selection.main.head && isMovedIn(state);
  if (text.length !== 1 || state.sliceDoc(from, from + 1) !== text || !closesAlready(state, from)) return false;
  view.dispatch({ selection: { anchor: from + 1 }, userEvent: 'input.type' });
  return true;
});
