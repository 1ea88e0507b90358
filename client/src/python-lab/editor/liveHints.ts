// Shows the hints of codeHints.ts in the editor, half a second after the last key, never on the line with the cursor.
import { syntaxTree } from '@codemirror/language';
import { type Diagnostic, forEachDiagnostic, linter, lintGutter, setDiagnosticsEffect } from '@codemirror/lint';
import { EditorState, type Extension, type Transaction } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { t } from '@lingui/core/macro';
import { type CodeHint, findCodeHints } from './codeHints.ts';

const DELAY_MS = 500;
/** Longer programs are not learners' programs; looking through them would slow the typing. */
const MAX_CHARACTERS = 50_000;

/** Receives the first hint as text, so that it is visible without hovering. */
export type HintListener = (text: string | undefined) => void;

function hintsOf(view: EditorView): CodeHint[] {
  const { doc, selection } = view.state;
  if (doc.length > MAX_CHARACTERS) return [];
  const current = doc.lineAt(selection.main.head);
  const quiet = view.hasFocus ? ([current.from, current.to] as const) : ([-1, -1] as const);
  return findCodeHints(doc.toString(), syntaxTree(view.state), ...quiet);
}

const inLine = (line: number, hint: string): string => t`Line ${line}: ${hint}`;

function diagnostics(view: EditorView, onHint: HintListener): Diagnostic[] {
  const hints = hintsOf(view);
  const first = hints[0];
  onHint(first && inLine(view.state.doc.lineAt(first.from).number, first.text));
  return hints.map(({ from, to, text }) => ({ from, to: Math.max(to, from), severity: 'info', message: text }));
}

/** Hints of lines that have just changed are removed at once: the next look may come late on a busy machine. */
function dropOutdated({ startState: { doc }, startState, changes, docChanged }: Transaction) {
  if (!docChanged) return null;
  const kept: Diagnostic[] = [];
  let isAnyDropped = false;
  forEachDiagnostic(startState, (hint, from, to) => {
    if (changes.touchesRange(doc.lineAt(from).from, doc.lineAt(Math.min(to, doc.length)).to)) isAnyDropped = true;
    else kept.push({ ...hint, from: changes.mapPos(from), to: changes.mapPos(to) });
  });
  return isAnyDropped ? { effects: setDiagnosticsEffect.of(kept) } : null;
}

/** The first hint with the line where it stands now. */
function firstHint({ state }: ViewUpdate): string | undefined {
  const found: { from: number; message: string }[] = [];
  forEachDiagnostic(state, ({ message }, from) => found.push({ from, message }));
  const first = found.sort((a, b) => a.from - b.from)[0];
  return first && inLine(state.doc.lineAt(first.from).number, first.message);
}

const lineOfCursor = (update: ViewUpdate, which: 'state' | 'startState'): number =>
  update[which].doc.lineAt(update[which].selection.main.head).number;

export const liveHints = (onHint: HintListener): Extension => [
  linter((view) => diagnostics(view, onHint), {
    delay: DELAY_MS,
    needsRefresh: (update) =>
      update.focusChanged ||
      (update.selectionSet && lineOfCursor(update, 'state') !== lineOfCursor(update, 'startState')),
  }),
  lintGutter(),
  EditorState.transactionExtender.of(dropOutdated),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onHint(firstHint(update));
  }),
];
