// The table of all examples, with a list in each row that keeps, repairs or removes it.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { type CleaningDecisions, rawExamples, type TableCell } from '@lanternwise/shared/learning/tableExperiment';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/Select.tsx';
import styles from './ExampleTable.module.css';
import { type StageProps, valueLabel } from './stageProps.ts';

export type Fix = CleaningDecisions[string];
const FIXES = [
  { value: 'keep', name: msg`keep` },
  { value: 'repair', name: msg`repair` },
  { value: 'remove', name: msg`remove` },
] as const satisfies { value: Fix; name: MessageDescriptor }[];

const cellText = (column: StageProps['activity']['columns'][number], cell: TableCell | undefined): string =>
  cell === null || cell === undefined ? '–' : valueLabel(column, cell);

interface ExampleTableProps {
  activity: StageProps['activity'];
  /** By row number; rows without an entry are kept. */
  fixes: CleaningDecisions;
  onFix(row: number, fix: Fix): void;
}

export function ExampleTable({ activity, fixes, onFix }: ExampleTableProps) {
  const { t } = useLingui();
  const { words } = activity;
  return (
    <section className={styles.table} aria-label={words.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.rowHead}</th>
            {activity.columns.map((column) => (
              <th key={column.id} scope="col">
                {column.label}
              </th>
            ))}
            <th scope="col">{words.targetHead}</th>
            <th scope="col">{t`What to do`}</th>
          </tr>
        </thead>
        <tbody>
          {rawExamples(activity).map((row) => (
            <ExampleRow
              key={row.number}
              activity={activity}
              row={row}
              fix={fixes[row.number] ?? 'keep'}
              onFix={(fix) => onFix(row.number, fix)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ExampleRowProps {
  activity: StageProps['activity'];
  row: ReturnType<typeof rawExamples>[number];
  fix: Fix;
  onFix(fix: Fix): void;
}

function ExampleRow({ activity, row, fix, onFix }: ExampleRowProps) {
  const { t } = useLingui();
  const { columns, target, words } = activity;
  return (
    <tr data-fix={fix}>
      <th scope="row">{row.number}</th>
      {columns.map((column) => (
        <td key={column.id}>{cellText(column, row.cells[column.id])}</td>
      ))}
      <td>{row.label ? `▲ ${target.yesShort}` : `● ${target.noShort}`}</td>
      <td>
        <Select
          data-control={`fix:${row.number}`}
          aria-label={fillPlaceholders(words.row, { row: row.number })}
          value={fix}
          options={FIXES.map(({ value, name }) => ({ value, label: t(name) }))}
          onChange={onFix}
        />
      </td>
    </tr>
  );
}
