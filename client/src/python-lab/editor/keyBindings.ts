// Keys of the editor: Tab takes an offered word or indents, Escape then Tab leaves, Enter starts a line, Ctrl+Enter runs.
import { acceptCompletion, closeCompletion, completionKeymap, selectedCompletionIndex } from '@codemirror/autocomplete';
import { cursorLineUp, indentLess, indentMore } from '@codemirror/commands';
import { type EditorView, type KeyBinding, runScopeHandlers } from '@codemirror/view';
import { listen, stopAll } from '../../lib/subscriptions.ts';
import { isMovedIn, startLine } from './typing.ts';

export const INDENT = '    ';

/** The keys of the list of completions without Enter: an unrequested suggestion must not swallow a new line. */
export const COMPLETION_KEYS: readonly KeyBinding[] = completionKeymap.filter(({ key }) => key !== 'Enter');

function insertIndent(view: EditorView): boolean {
  const { selection, doc } = view.state;
  if (selection.ranges.some((range) => !range.empty)) return indentMore(view);
  if (isMovedIn(view.state)) return true;
  const head = selection.main.head;
  const column = head - doc.lineAt(head).from;
  view.dispatch(view.state.replaceSelection(' '.repeat(INDENT.length - (column % INDENT.length))), {
    userEvent: 'input.indent',
    scrollIntoView: true,
  });
  return true;
}

/** Up from the first word on offer is up in the program: nobody asked for the list. */
function leaveWords(view: EditorView): boolean {
  if (selectedCompletionIndex(view.state) !== 0) return false;
  closeCompletion(view);
  return cursorLineUp(view);
}

/** `leaving`: Escape was the previous key; `run` is called for Ctrl+Enter (Cmd on a Mac). */
export function editorKeyBindings(leaving: () => boolean, run: () => void): readonly KeyBinding[] {
  return [
    {
      key: 'Mod-Enter',
      run: () => {
        run();
        return true;
      },
    },
    { key: 'Enter', run: startLine },
    { key: 'ArrowUp', run: leaveWords },
    { key: 'Tab', run: (view) => !leaving() && (acceptCompletion(view) || insertIndent(view)) },
    { key: 'Shift-Tab', run: (view) => !leaving() && indentLess(view) },
  ];
}

/**
 * Escape pressed in the editor belongs to the editor: a dialog around it, which listens on the document, must not close.
 * Returns the stop of listening. `left` hears whether the next Tab leaves, `tabbed` of Tab pressed in it, or outside to come here.
 */
export function onEscapeThenTab(view: EditorView, left: (leaving: boolean) => void, tabbed: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof Node) || !view.contentDOM.contains(event.target)) return;
    if (event.key !== 'Escape') {
      if (event.key !== 'Tab' && event.key !== 'Shift') left(false);
      return;
    }
    event.stopPropagation();
    event.preventDefault();
    // An open list of completions takes this Escape; the next one is for leaving.
    if (!runScopeHandlers(view, event, 'editor')) left(true);
  };
  return stopAll(
    listen(window, 'keydown', onKey, { capture: true }),
    listen(view.contentDOM, 'blur', () => left(false)),
    listen(view.contentDOM, 'keyup', ({ key }) => key === 'Tab' && tabbed()),
  );
}
