// Marks a line of the program: where it failed (with the wrong columns underlined) or the current line of a recording.
import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { cx } from '../../ui/cx.ts';
import styles from './CodeEditor.module.css';

/** Lines and columns count from 1; an end column is exclusive. */
export interface LineMark {
  tone: 'error' | 'step';
  /** The text that the line belongs to: a text that has changed since is not marked. */
  source: string;
  line: number;
  column?: number | undefined;
  endLine?: number | undefined;
  endColumn?: number | undefined;
}

const setMarkEffect = StateEffect.define<LineMark | undefined>();

/** The underlined part in document positions: at least one character wide, inside its line. */
export function markedRange(doc: Text, mark: Omit<LineMark, 'source'>): { from: number; to: number } | undefined {
  if (mark.column === undefined || mark.line < 1 || mark.line > doc.lines) return undefined;
  const first = doc.line(mark.line);
  if (first.length === 0) return undefined;
  const from = Math.min(first.from + Math.max(0, mark.column - 1), first.to - 1);
  const last =
    mark.endLine !== undefined && mark.endLine > mark.line ? doc.line(Math.min(mark.endLine, doc.lines)) : first;
  const end = mark.endColumn === undefined ? from + 1 : last.from + mark.endColumn - 1;
  return { from, to: Math.max(from + 1, Math.min(end, last.to)) };
}

function buildDecorations(doc: Text, mark: LineMark | undefined): DecorationSet {
  if (!mark || mark.line < 1 || mark.line > doc.lines) return Decoration.none;
  const line = Decoration.line({
    class: cx(mark.tone === 'error' ? styles.lineError : styles.lineStep),
    attributes: { 'data-line-mark': mark.tone },
  }).range(doc.line(mark.line).from);
  const range = mark.tone === 'error' ? markedRange(doc, mark) : undefined;
  if (!range) return Decoration.set([line]);
  return Decoration.set([
    line,
    Decoration.mark({ class: cx(styles.underline), attributes: { 'data-error-part': '' } }).range(range.from, range.to),
  ]);
}

/** The mark of an error is removed as soon as the program changes; a recording's stays with its line. */
export const lineMarkField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = transaction.docChanged ? Decoration.none : marks;
    for (const effect of transaction.effects) {
      if (effect.is(setMarkEffect)) next = buildDecorations(transaction.state.doc, effect.value);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Scrolls the program alone: the page around it stays where the learner is pressing. */
function revealLine(view: EditorView, from: number): void {
  view.requestMeasure({
    read: () => view.lineBlockAt(from),
    write: ({ top, bottom, height }) => {
      const { scrollDOM, documentPadding } = view;
      const start = top + documentPadding.top;
      const isSeen =
        start > scrollDOM.scrollTop + height && bottom < scrollDOM.scrollTop + scrollDOM.clientHeight - height;
      if (!isSeen) scrollDOM.scrollTop = start - (scrollDOM.clientHeight - height) / 2;
    },
  });
}

/** Marks a line and brings it into view; undefined, or a mark of another text, removes the one there is. */
export function setLineMark(view: EditorView, wanted: LineMark | undefined): void {
  const mark = wanted?.source === view.state.doc.toString() ? wanted : undefined;
  view.dispatch({ effects: setMarkEffect.of(mark) });
  if (mark && mark.line >= 1 && mark.line <= view.state.doc.lines)
    revealLine(view, view.state.doc.line(mark.line).from);
}
