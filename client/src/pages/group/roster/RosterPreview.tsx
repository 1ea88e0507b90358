// Shows what was read from a class list: letters, sheet, headings, columns, names, and every line that becomes none.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { CsvTable } from '../../../lib/csv/parseCsv.ts';
import type { Encoding } from '../../../lib/csv/textEncoding.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/Select.tsx';
import { TableHead } from '../../../ui/TableHead.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';
import { canBeGrid, guessGrid, unfoldGrid } from './columns.ts';
import { LeftOutRows } from './LeftOutRows.tsx';
import { NameQuestions } from './NameQuestions.tsx';
import type { FoundName, People } from './people.ts';
import type { RosterSource, SheetFile, TextFile } from './readFile.ts';
import { usePeople } from './usePeople.ts';

interface RosterPreviewProps {
  /** Of the file. */
  name: string;
  source: RosterSource;
  /** Called with the names, or with nothing if the teacher takes none. */
  onDone(names?: readonly string[]): void;
}

export function RosterPreview({ name, source, onDone }: RosterPreviewProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Names in ${name}`} className="grid gap-4 rounded-md border-2 border-line/60 p-4">
      {source.kind === 'text' ? (
        <TextPreview file={source} onDone={onDone} />
      ) : (
        <SheetPreview file={source} onDone={onDone} />
      )}
    </section>
  );
}

type Done = Pick<RosterPreviewProps, 'onDone'>;

function TextPreview({ file, onDone }: { file: TextFile } & Done) {
  const { t } = useLingui();
  const [encoding, setEncoding] = useState<Encoding>(file.encoding);
  const [table, setTable] = useState<CsvTable>(() => file.table(file.encoding));
  const options = file.choices.map((choice) => ({
    value: choice.encoding,
    label: `${choice.samples.join(' · ')} (${choice.encoding})`,
  }));
  const choose = (chosen: Encoding) => {
    setEncoding(chosen);
    setTable(file.table(chosen));
  };
  return (
    <>
      {options.length > 1 && (
        <SelectField
          label={t`How these names are spelt`}
          hint={t`Choose the line with the right letters. Files do not say which letters they mean.`}
          value={encoding}
          options={options}
          onChange={choose}
        />
      )}
      <TablePreview key={encoding} table={table} onDone={onDone} />
    </>
  );
}

function SheetPreview({ file: { sheets }, onDone }: { file: SheetFile } & Done) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const sheet = sheets[at];
  const options = sheets.map(({ name }, index) => ({ value: String(index), label: name }));
  return (
    <>
      {options.length > 1 && (
        <SelectField
          label={t`Sheet with the class list`}
          value={String(at)}
          options={options}
          onChange={(value) => setAt(options.findIndex((option) => option.value === value))}
        />
      )}
      {sheet && <TablePreview key={at} table={sheet} onDone={onDone} />}
    </>
  );
}

function TablePreview({ table, onDone }: { table: CsvTable } & Done) {
  const [isGrid, setGrid] = useState(() => guessGrid(table));
  const list = useMemo(() => (isGrid ? unfoldGrid(table) : table), [isGrid, table]);
  return (
    <>
      {canBeGrid(table) && (
        <Checkbox label={<Trans>Every cell is a student</Trans>} checked={isGrid} onChange={setGrid} />
      )}
      <ListPreview key={String(isGrid)} table={list} onDone={onDone} />
    </>
  );
}

function ListPreview({ table, onDone }: { table: CsvTable } & Done) {
  const list = usePeople(table);
  const { people } = list;
  const [isAsked, setAsked] = useState(false);
  const count = people.names.length;
  const open = people.questions.length;
  const add = () => (open > 0 ? setAsked(true) : onDone(people.names.map(({ name }) => name)));
  return (
    <>
      <ColumnChoices list={list} />
      <NameTable names={people.names} />
      <NameQuestions questions={people.questions} onAnswer={list.answer} />
      <LeftOutRows rows={people.leftOut} onTakeIn={list.takeIn} />
      <Sums people={people} hasHeading={list.table.heading !== undefined} />
      {isAsked && open > 0 && (
        <p role="alert" className="lw-error">
          <Plural
            value={open}
            one="# name has a question. Please answer it first."
            other="# names have a question. Please answer them first."
          />
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" disabled={count + open === 0} onClick={add}>
          <Plural value={count} one="Add # name to the list" other="Add # names to the list" />
        </Button>
        <Button variant="quiet" onClick={() => onDone()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}

const CELL = 'border-b border-line/45 px-3 py-1.5 text-start wrap-anywhere';
const PREVIEW_ROWS = 5;

function NameTable({ names }: { names: readonly FoundName[] }) {
  const { t } = useLingui();
  const count = names.length;
  const more = count - PREVIEW_ROWS;
  return (
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
  );
}

/** What the file has, and what became of it: the numbers add up. */
function Sums({ people, hasHeading }: { people: People; hasHeading: boolean }) {
  const { total } = people;
  const headings = hasHeading ? 1 : 0;
  const named = people.names.length;
  const asked = people.questions.length;
  const left = people.leftOut.length;
  return (
    <p role="status" className="text-muted">
      <Trans>
        Rows in the file: {total}. Headings: {headings}, names: {named}, questions: {asked}, left out: {left}.
      </Trans>
    </p>
  );
}
