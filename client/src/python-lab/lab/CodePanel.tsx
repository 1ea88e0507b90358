// The editor with its main.py tab, undo, files in and out, the size of its letters and small notes about the program.
import { t } from '@lingui/core/macro';
import FileCode2 from 'lucide-react/icons/file-code-corner';
import Info from 'lucide-react/icons/info';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { CodeEditor } from '../editor/CodeEditor.tsx';
import { FontSizeControl } from '../editor/FontSizeControl.tsx';
import type { LineMark } from '../editor/lineMarks.ts';
import { useFontSize } from '../editor/useFontSize.ts';
import styles from './CodePanel.module.css';
import panelStyles from './LabPanel.module.css';
import { ProgramFileButtons } from './ProgramFileButtons.tsx';

export interface CodePanelProps {
  code: string;
  completions: readonly string[];
  lineMark: LineMark | undefined;
  readOnly: boolean;
  notes: readonly string[];
  /** Name of the downloaded file. */
  fileName?: string;
  /** Takes over the program of a file; left out, it replaces the code after a question. */
  onOpenFile?(code: string): void;
  onChange(code: string): void;
  onRun(): void;
}

export function CodePanel({ notes, code, fileName = 'main.py', onOpenFile, ...editor }: CodePanelProps) {
  const font = useFontSize();
  const undo = useRef<() => void>(null);
  const [refused, setRefused] = useState<string>();
  const shown = refused === undefined ? notes : [...notes, refused];
  return (
    <section className={cx(panelStyles.panel, panelStyles.codePanel)} aria-label="main.py">
      <header className={cx(panelStyles.head, panelStyles.codeHead)}>
        <span className={styles.tab}>
          <FileCode2 aria-hidden="true" size={18} /> main.py
        </span>
        <div className={styles.tools}>
          <IconButton
            label={t`Undo`}
            variant="quiet"
            icon={<Undo2 aria-hidden="true" size={20} />}
            disabled={editor.readOnly}
            onClick={() => undo.current?.()}
          />
          <ProgramFileButtons
            code={code}
            fileName={fileName}
            isLocked={editor.readOnly}
            onOpenFile={onOpenFile}
            onChange={editor.onChange}
            onRefuse={setRefused}
          />
          <FontSizeControl font={font} />
        </div>
      </header>
      <CodeEditor
        {...editor}
        undoRef={undo}
        className={panelStyles.editor}
        value={code}
        label={t`main.py, Python code`}
        fontSize={font.size}
      />
      <div role="status">
        {shown.map((note) => (
          <p key={note} className={styles.note}>
            <Info aria-hidden="true" size={18} /> {note}
          </p>
        ))}
      </div>
    </section>
  );
}
