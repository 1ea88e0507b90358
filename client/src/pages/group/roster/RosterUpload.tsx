// Takes a class list from a file, and says why another file is none.
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { MAX_FILE_BYTES } from './limits.ts';
import { RosterPreview } from './RosterPreview.tsx';
import type { FileProblem, RosterSource } from './readFile.ts';
import { fileProblemText } from './rosterWords.ts';

/** @param onNames called with the names of the file when the teacher takes them over */
export function RosterUpload({ onNames }: { onNames(names: readonly string[]): void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; source: RosterSource }>();
  const [problem, setProblem] = useState<FileProblem>();
  const [failed, setFailed] = useState(false);
  const open = async (chosen: File | undefined) => {
    setFile(undefined);
    setProblem(undefined);
    setFailed(false);
    if (!chosen) return;
    if (chosen.size > MAX_FILE_BYTES) return setProblem('too-large');
    try {
      const [{ readRosterFile }, content] = await Promise.all([import('./readFile.ts'), chosen.arrayBuffer()]);
      const source = await readRosterFile(new Uint8Array(content));
      if (typeof source === 'string') setProblem(source);
      else setFile({ name: chosen.name, source });
    } catch {
      setFailed(true);
    }
  };
  const finish = (names?: readonly string[]) => {
    setFile(undefined);
    if (input.current) input.current.value = '';
    if (names) onNames(names);
    else input.current?.focus();
  };
  const failure = failed ? t`The file could not be read. Please choose it once more.` : undefined;
  return (
    <div className="grid gap-4">
      <Field
        label={t`Or take the names from a file`}
        hint={t`A CSV, Excel (.xlsx) or LibreOffice (.ods) file from your school system, a spreadsheet or Google Classroom (“Download grades as CSV”). It stays in this browser; only the names you choose are sent.`}
        error={problem ? fileProblemText(problem) : failure}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.xlsm,.ods,.xls,text/csv,text/plain"
            className="lw-input"
            onChange={(event) => void open(event.target.files?.[0])}
          />
        )}
      </Field>
      {file && <RosterPreview key={file.name} name={file.name} source={file.source} onDone={finish} />}
    </div>
  );
}
