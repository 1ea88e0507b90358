// Takes a class list from a file: which columns hold the names, a preview, and the rows that are left out.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import {
  type ColumnMapping,
  guessColumns,
  isSpreadsheetFile,
  type RosterTable,
  readNames,
  readRosterBytes,
  type SkippedRow,
} from './rosterFile.ts';

const MAX_BYTES = 1_000_000;
const PREVIEW_ROWS = 5;

interface OpenFile {
  name: string;
  table: RosterTable;
}

/** @param onNames called with the names of the file when the teacher takes them over */
export function RosterUpload({ onNames }: { onNames(names: readonly string[]): void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<OpenFile>();
  const [error, setError] = useState<string>();
  const open = async (chosen: File | undefined) => {
    setFile(undefined);
    setError(undefined);
    if (!chosen) return;
    if (chosen.size > MAX_BYTES) return setError(t`This file is too large for a class list.`);
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    if (isSpreadsheetFile(bytes)) {
      return setError(t`This is a spreadsheet, not a CSV file. Open it, choose “Save as” or “Download”, and take CSV.`);
    }
    const table = readRosterBytes(bytes);
    if (table.rows.length === 0) return setError(t`There are no rows in this file.`);
    setFile({ name: chosen.name, table });
  };
  const finish = (names?: readonly string[]) => {
    setFile(undefined);
    if (input.current) input.current.value = '';
    if (names) onNames(names);
    else input.current?.focus();
  };
  return (
    <div className="grid gap-4">
      <Field
        label={t`Or take the names from a file`}
        hint={t`A CSV file from your school system, a spreadsheet or Google Classroom (“Download grades as CSV”). It stays in this browser; only the names you choose are sent.`}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="lw-input"
            onChange={(event) => void open(event.target.files?.[0])}
          />
        )}
      </Field>
      {file && <FilePreview key={file.name} file={file} onDone={finish} />}
    </div>
  );
}

function FilePreview({ file, onDone }: { file: OpenFile; onDone(names?: readonly string[]): void }) {
  const { t } = useLingui();
  const { table } = file;
  const [columns, setColumns] = useState<ColumnMapping>(() => guessColumns(table));
  const { names, skipped } = readNames(table, columns);
  const fileName = file.name;
  const count = names.length;
  const more = count - PREVIEW_ROWS;
  return (
    <section aria-label={t`Names in ${fileName}`} className="grid gap-4 rounded-md border-2 border-line/60 p-4">
      <ColumnSelects table={table} columns={columns} onChange={setColumns} />
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-start">
          <caption className="pb-2 text-start font-bold">
            <Plural value={count} one="# name found" other="# names found" />
          </caption>
          <TableHead cell={CELL} columns={[t`Line`, t`Name on the class list`]} />
          <tbody>
            {names.slice(0, PREVIEW_ROWS).map(({ line, name }) => (
              <tr key={line}>
                <td className={CELL}>{line}</td>
                <td className={CELL}>{name}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {more > 0 && (
          <p className="pt-2 text-muted">
            <Plural value={more} one="and # more" other="and # more" />
          </p>
        )}
      </div>
      <SkippedRows rows={skipped} />
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" disabled={count === 0} onClick={() => onDone(names.map(({ name }) => name))}>
          <Plural value={count} one="Add # name to the list" other="Add # names to the list" />
        </Button>
        <Button variant="quiet" onClick={() => onDone()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </section>
  );
}

const CELL = 'border-b border-line/45 px-3 py-1.5 text-start wrap-anywhere';

interface ColumnSelectsProps {
  table: RosterTable;
  columns: ColumnMapping;
  onChange(columns: ColumnMapping): void;
}

const NO_COLUMN = 'none';

function ColumnSelects({ table, columns, onChange }: ColumnSelectsProps) {
  const { t } = useLingui();
  const options = Array.from({ length: table.columnCount }, (_, column) => {
    const number = column + 1;
    return { value: String(column), label: table.headings?.[column] || t`Column ${number}` };
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t`Column with the name or first name`}
        value={String(columns.name)}
        options={options}
        onChange={(value) => onChange({ ...columns, name: Number(value) })}
      />
      <SelectField
        label={t`Column with the surname`}
        value={columns.surname === null ? NO_COLUMN : String(columns.surname)}
        options={[{ value: NO_COLUMN, label: t`None, or do not use it` }, ...options]}
        onChange={(value) => onChange({ ...columns, surname: value === NO_COLUMN ? null : Number(value) })}
      />
    </div>
  );
}

function SkippedRows({ rows }: { rows: readonly SkippedRow[] }) {
  const { t } = useLingui();
  const count = rows.length;
  if (count === 0) return null;
  return (
    <div>
      <p className="font-bold">
        <Plural value={count} one="# line is left out:" other="# lines are left out:" />
      </p>
      <ul aria-label={t`Lines that are left out`} className="max-h-40 overflow-y-auto">
        {rows.map(({ line, text, reason }) => {
          const shown = text.slice(0, 60);
          return (
            <li key={line}>
              <strong>
                <Trans>Line {line}</Trans>
              </strong>{' '}
              <span className="text-muted">“{shown}”</span>:{' '}
              {reason === 'no-name' ? (
                <Trans>There is no name in the chosen columns.</Trans>
              ) : (
                <Trans>This line describes the assignments; it is not a student.</Trans>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
