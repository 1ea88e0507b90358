// The two buttons that take a program out as a .py file and bring one in.
import { t } from '@lingui/core/macro';
import FileDown from 'lucide-react/icons/file-down';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { downloadFile } from '../../lib/csv/csv.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { readProgramFile } from '../editor/programFile.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface ProgramFileButtonsProps {
  code: string;
  fileName: string;
  /** While a program runs or is stepped through, none may take its place. */
  isLocked: boolean;
  /** Takes over the program of a file; left out, it replaces the code after a question. */
  onOpenFile?: ((code: string) => void) | undefined;
  onChange(code: string): void;
  /** Why a file was refused; undefined once one was accepted. */
  onRefuse(why: string | undefined): void;
}

const ICON = { 'aria-hidden': true, size: 20 } as const;

export function ProgramFileButtons(props: ProgramFileButtonsProps) {
  const { code, fileName, isLocked, onOpenFile, onChange, onRefuse } = props;
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<string>();
  const open = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const read = await readProgramFile(file);
    onRefuse(read.ok ? undefined : read.why);
    if (!read.ok) return;
    if (onOpenFile) onOpenFile(read.code);
    else if (code.trim() === '' || code === read.code) onChange(read.code);
    else setWaiting(read.code);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".py,.txt,text/x-python,text/plain"
        className="lw-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-program-file=""
        onChange={(event) => void open(event.target.files?.[0])}
      />
      <IconButton
        label={t`Open a .py file`}
        variant="quiet"
        icon={<FileUp {...ICON} />}
        disabled={isLocked}
        onClick={() => input.current?.click()}
      />
      <IconButton
        label={t`Download as a .py file`}
        variant="quiet"
        icon={<FileDown {...ICON} />}
        disabled={code === ''}
        onClick={() => downloadFile(fileName, code, 'text/x-python;charset=utf-8')}
      />
      {waiting !== undefined && (
        <ConfirmDialog
          title={t`Open this file?`}
          text={t`The program of the file takes the place of what is in main.py.`}
          cancelLabel={t`Keep my code`}
          confirmLabel={t`Open the file`}
          onCancel={() => setWaiting(undefined)}
          onConfirm={() => {
            onChange(waiting);
            setWaiting(undefined);
          }}
        />
      )}
    </>
  );
}
