// The editor's look: every colour is a token of tokens.css, so that dark and light work without rebuilding the editor.
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { CODE_COLOURS } from './codeColours.ts';

const highlightStyle = HighlightStyle.define(CODE_COLOURS);

const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--code-ink)', backgroundColor: 'var(--code-bg)', fontSize: 'var(--code-size)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--code)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { paddingBlock: '10px', caretColor: 'var(--code-caret)' },
  '.cm-cursor': { borderLeft: '2px solid var(--code-caret)' },
  '.cm-gutters': { color: 'var(--code-gutter)', backgroundColor: 'var(--code-bg)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '36px', paddingInline: '8px 10px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--code-active)' },
  '.cm-activeLineGutter': { color: 'var(--code-ink)' },
  '.cm-placeholder': { color: 'var(--code-gutter)' },
  '& > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { backgroundColor: 'var(--code-selection)' },
  '.cm-content ::selection, .cm-content::selection': { color: 'inherit', backgroundColor: 'transparent' },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    backgroundColor: 'var(--code-selection)',
    outline: '1px solid var(--code-gutter)',
  },
  '.cm-nonmatchingBracket': { backgroundColor: 'transparent' },
});

export const codeTheme: Extension = [editorTheme, syntaxHighlighting(highlightStyle)];
