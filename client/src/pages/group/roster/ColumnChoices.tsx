// Lets a teacher say where the headings of a class list are, and which columns hold the names.
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/Select.tsx';
import { hasCommas } from './columns.ts';
import type { PeopleList } from './usePeople.ts';

const NO_COLUMN = 'none';
const HEADING_LENGTH = 80;

export function ColumnChoices({ list }: { list: PeopleList }) {
  const { t } = useLingui();
  const { table, columns, changeColumns } = list;
  const line = list.headingLine;
  const heading = list.headingText.slice(0, HEADING_LENGTH);
  const options = Array.from({ length: table.columnCount }, (_, column) => {
    const number = column + 1;
    return { value: String(column), label: table.heading?.cells[column] || t`Column ${number}` };
  });
  const withNone = [{ value: NO_COLUMN, label: t`None, or do not use it` }, ...options];
  const valueFor = (column: number | null) => (column === null ? NO_COLUMN : String(column));
  const columnOf = (value: string) => (value === NO_COLUMN ? null : Number(value));
  return (
    <>
      <Checkbox
        label={
          <Trans>
            Line {line} holds headings, not a student: “{heading}”
          </Trans>
        }
        checked={table.heading !== undefined}
        onChange={list.useHeading}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t`Column with the name or first name`}
          value={String(columns.name)}
          options={options}
          onChange={(value) => changeColumns({ ...columns, name: Number(value) })}
        />
        <SelectField
          label={t`Column with the middle name`}
          value={valueFor(columns.middle)}
          options={withNone}
          onChange={(value) => changeColumns({ ...columns, middle: columnOf(value) })}
        />
        <SelectField
          label={t`Column with the surname`}
          value={valueFor(columns.surname)}
          options={withNone}
          onChange={(value) => changeColumns({ ...columns, surname: columnOf(value) })}
        />
      </div>
      {hasCommas(table, columns) && (
        <Checkbox
          label={<Trans>The surname comes first: turn “Rao, Asha” into “Asha Rao”</Trans>}
          checked={list.isTurned}
          onChange={list.turn}
        />
      )}
    </>
  );
}
