// Puts the editor together from CodeMirror's parts: only what a learner of twelve needs.
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { localCompletionSource, pythonLanguage } from '@codemirror/lang-python';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  LanguageSupport,
  syntaxHighlighting,
  syntaxTree,
} from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import { plainLineEnds } from '@lanternwise/shared/content/plainOutput';
import { t } from '@lingui/core/macro';
import { CODE_COLOURS } from './codeColours.ts';
import { COMPLETION_KEYS, editorKeyBindings, INDENT } from './keyBindings.ts';
import { lineMarkField } from './lineMarks.ts';
import { liveHints } from './liveHints.ts';
import { plainTyping } from './typing.ts';

/** Not inside text and comments: there a word is just a word. */
const NO_COMPLETION_NODES = new Set(['String', 'FormatString', 'Comment', 'ContinuedString']);

const KEYWORDS = new Set(
  'and as break class continue def elif else except False finally for from if import in is None not or pass return True try while with'.split(
    ' ',
  ),
);

const toCompletion = (word: string): Completion => ({
  label: word,
  type: KEYWORDS.has(word) ? 'keyword' : 'function',
  boost: 1,
});

/** `words` such as print, input, if: what the lessons so far have taught. */
function taughtCompletionSource(words: readonly string[]): CompletionSource {
  const options = words.map(toCompletion);
  return (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[A-Za-z_]\w*/);
    if (!word || (word.from === word.to && !context.explicit)) return null;
    if (NO_COMPLETION_NODES.has(syntaxTree(context.state).resolveInner(context.pos, -1).name)) return null;
    return { from: word.from, options, validFor: /^\w*$/ };
  };
}

const completionSources = (words: readonly string[]): CompletionSource[] => [
  taughtCompletionSource(words),
  localCompletionSource,
];

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

/** The editor's look: every colour is a token of tokens.css, so that dark and light work without rebuilding the editor. */
const codeTheme: Extension = [editorTheme, syntaxHighlighting(highlightStyle)];

export interface EditorSetup {
  label: string;
  /** Id of the element that explains how to leave the editor. */
  describedBy: string;
  completions: readonly string[];
  placeholder?: string | undefined;
  isLeaving(): boolean;
  onRun(): void;
  onChange(code: string): void;
  /** The first live hint in words; undefined where there is none. */
  onHint(text: string | undefined): void;
}

const editorKeymap = (setup: EditorSetup): Extension =>
  keymap.of([
    ...editorKeyBindings(setup.isLeaving, setup.onRun),
    ...COMPLETION_KEYS,
    ...defaultKeymap,
    ...historyKeymap,
  ]);

/** What the editor itself says to screen readers. */
const editorPhrases = (): Extension =>
  EditorState.phrases.of({
    Completions: t`Words to choose from`,
    'Control character': t`Control character`,
    'Selection deleted': t`Selection deleted`,
  });

const contentAttributes = (setup: EditorSetup): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': setup.label,
    'aria-describedby': setup.describedBy,
    'data-first-focus': '',
    // Dialogs, which keep the focus inside, and readers of what scrolls know an editable text only by this.
    tabindex: '0',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocorrect: 'off',
    translate: 'no',
  });

export const editorExtensions = (setup: EditorSetup): Extension[] => [
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  plainTyping,
  // Python cannot read the line breaks of documents, and the editor would show them as a sign within a line.
  EditorView.clipboardInputFilter.of(plainLineEnds),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  // The language alone: its stock completions would offer what was never taught.
  new LanguageSupport(pythonLanguage),
  autocompletion({
    override: completionSources(setup.completions),
    icons: false,
    activateOnTypingDelay: 150,
    // Its own keys would come before ours, and its Enter takes the word instead of starting a new line.
    defaultKeymap: false,
  }),
  indentUnit.of(INDENT),
  EditorState.tabSize.of(INDENT.length),
  editorKeymap(setup),
  liveHints(setup.onHint),
  lineMarkField,
  codeTheme,
  contentAttributes(setup),
  editorPhrases(),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) setup.onChange(update.state.doc.toString());
  }),
  ...(setup.placeholder ? [placeholder(setup.placeholder)] : []),
];
