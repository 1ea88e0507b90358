// The code editor as a component: Python in our two themes, hints, completion of what was taught, one marked line.

import { undo } from '@codemirror/commands';
import { Compartment, EditorState } from '@codemirror/state';
import { t } from '@lingui/core/macro';
import { EditorView } from 'codemirror';
import Lightbulb from 'lucide-react/icons/lightbulb';
import {
  type CSSProperties,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { cx } from '../../ui/cx.ts';
import { editorExtensions } from './editorExtensions.ts';
import { onEscapeThenTab } from './keyBindings.ts';
import { type LineMark, setLineMark } from './lineMarks.ts';
import { DEFAULT_FONT_SIZE } from './useFontSize.ts';
import './tokens.css';
import styles from './CodeEditor.module.css';

export interface CodeEditorProps {
  value: string;
  onChange(code: string): void;
  /** Ctrl+Enter. */
  onRun?: () => void;
  /** Read aloud, for example "main.py, Python code". */
  label: string;
  /** Words that completion may offer: what the lessons so far have taught. Taken once. */
  completions?: readonly string[];
  lineMark?: LineMark | undefined;
  fontSize?: number;
  readOnly?: boolean;
  placeholder?: string | undefined;
  className?: string | undefined;
  /** For a button that undoes the last change, because a touch screen has no Ctrl+Z. */
  undoRef?: Ref<() => void>;
}

const NO_COMPLETIONS: readonly string[] = [];

const readOnlyExtensions = (readOnly: boolean) => [EditorState.readOnly.of(readOnly)];

/** Only what differs, so that the cursor stays where it is; undefined where nothing does. */
function changeTo(from: string, to: string): { from: number; to: number; insert: string } | undefined {
  if (from === to) return undefined;
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  return { from: start, to: from.length - end, insert: to.slice(start, to.length - end) };
}

export function CodeEditor(props: CodeEditorProps) {
  const { value, lineMark, readOnly = false, fontSize = DEFAULT_FONT_SIZE } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const readOnlyCompartment = useRef(new Compartment());
  const isLeavingRef = useRef(false);
  const [leaving, setLeaving] = useState(false);
  const [isTabbed, setTabbed] = useState(false);
  const [liveHint, setLiveHint] = useState<string>();
  const hint = useId();
  const handleChange = useEffectEvent((code: string) => props.onChange(code));
  const run = useEffectEvent(() => props.onRun?.());
  const create = useEffectEvent((parent: HTMLElement) => {
    const setup = {
      label: props.label,
      describedBy: hint,
      completions: props.completions ?? NO_COMPLETIONS,
      placeholder: props.placeholder,
      isLeaving: () => isLeavingRef.current,
      onRun: () => run(),
      onChange: (code: string) => handleChange(code),
      onHint: setLiveHint,
    };
    const extensions = [...editorExtensions(setup), readOnlyCompartment.current.of(readOnlyExtensions(readOnly))];
    return new EditorView({ parent, state: EditorState.create({ doc: value, extensions }) });
  });

  useEffect(() => {
    if (!place.current) return;
    const editorView = create(place.current);
    view.current = editorView;
    const left = (next: boolean) => {
      isLeavingRef.current = next;
      setLeaving(next);
    };
    const unsubscribe = onEscapeThenTab(editorView, left, () => setTabbed(true));
    return () => {
      unsubscribe();
      editorView.destroy();
      view.current = null;
    };
  }, []);

  useImperativeHandle(
    props.undoRef,
    () => () => {
      if (view.current) undo(view.current);
    },
    [],
  );

  useEffect(() => {
    const { current } = view;
    const changes = current && changeTo(current.state.doc.toString(), value);
    if (changes) current.dispatch({ changes });
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({ effects: readOnlyCompartment.current.reconfigure(readOnlyExtensions(readOnly)) });
  }, [readOnly]);

  useEffect(() => {
    if (view.current) setLineMark(view.current, lineMark);
  }, [lineMark]);

  return (
    <div className={cx(styles.editor, props.className)} style={{ '--code-size': `${fontSize}px` } as CSSProperties}>
      <div ref={place} className={styles.text} />
      {liveHint !== undefined && (
        <p className={styles.liveHint}>
          <Lightbulb aria-hidden="true" size={18} /> {liveHint}
        </p>
      )}
      {!readOnly && <TabHint id={hint} isSeen={isTabbed || leaving} leaving={leaving} />}
    </div>
  );
}

/** Only who uses the key needs to read what it does; the editor is described by it in any case. */
function TabHint({ id, isSeen, leaving }: { id: string; isSeen: boolean; leaving: boolean }) {
  return (
    <p id={id} className={isSeen ? cx(styles.hint, leaving && styles.isLeaving) : 'lw-hidden'} aria-live="polite">
      {leaving
        ? t`Now press Tab to leave the editor.`
        : t`Tab makes 4 spaces or takes the word on offer. To leave the editor, press Esc, then Tab.`}
    </p>
  );
}
