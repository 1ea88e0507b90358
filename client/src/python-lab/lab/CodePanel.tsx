// The editor with its main.py tab, the size of its letters and small notes about the program.
import { t } from '@lingui/core/macro';
import { FileCode2, Info } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { CodeEditor } from '../editor/CodeEditor.tsx';
import { FontSizeControl } from '../editor/FontSizeControl.tsx';
import type { LineMark } from '../editor/lineMarks.ts';
import { useFontSize } from '../editor/useFontSize.ts';
import styles from './CodePanel.module.css';
import panelStyles from './LabPanel.module.css';

export interface CodePanelProps {
  code: string;
  completions: readonly string[];
  lineMark: LineMark | undefined;
  readOnly: boolean;
  notes: readonly string[];
  onChange(code: string): void;
  onRun(): void;
}

export function CodePanel({ notes, code, ...editor }: CodePanelProps) {
  const font = useFontSize();
  return (
    <section className={cx(panelStyles.panel, panelStyles.codePanel)} aria-label="main.py">
      <header className={cx(panelStyles.head, panelStyles.codeHead)}>
        <span className={styles.tab}>
          <FileCode2 aria-hidden="true" size={18} /> main.py
        </span>
        <FontSizeControl font={font} />
      </header>
      <CodeEditor
        {...editor}
        className={panelStyles.editor}
        value={code}
        label={t`main.py, Python code`}
        fontSize={font.size}
      />
      <div role="status">
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            <Info aria-hidden="true" size={18} /> {note}
          </p>
        ))}
      </div>
    </section>
  );
}
