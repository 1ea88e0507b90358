// Puts the editor together from CodeMirror's parts: only what a learner of twelve needs.
import { autocompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { pythonLanguage } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit, LanguageSupport } from '@codemirror/language';
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
import { t } from '@lingui/core/macro';
import { codeTheme } from './codeTheme.ts';
import { completionSources } from './completion.ts';
import { COMPLETION_KEYS, editorKeyBindings, INDENT } from './keyBindings.ts';
import { lineMarkField } from './lineMarks.ts';
import { liveHints } from './liveHints.ts';
import { plainTyping } from './typing.ts';

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
