// The table of all examples, with what was decided of each row.
import { type CleaningDecisions, rawExamples, type TableCell } from '@lanternwise/shared/learning/tableExperiment';
import styles from './ExampleTable.module.css';
import { type StageProps, valueLabel } from './stageProps.ts';

const cellText = (column: StageProps['activity']['columns'][number], cell: TableCell | undefined): string =>
  cell === null || cell === undefined ? '–' : valueLabel(column, cell);

interface ExampleTableProps {
  activity: StageProps['activity'];
  /** By row number; rows without an entry are kept. */
  fixes: CleaningDecisions;
}

export function ExampleTable({ activity, fixes }: ExampleTableProps) {
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
          </tr>
        </thead>
        <tbody>
          {rawExamples(activity).map((row) => (
            <ExampleRow key={row.number} activity={activity} row={row} fix={fixes[row.number] ?? 'keep'} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ExampleRowProps {
  activity: StageProps['activity'];
  row: ReturnType<typeof rawExamples>[number];
  fix: CleaningDecisions[string];
}

function ExampleRow({ activity: { columns, target }, row, fix }: ExampleRowProps) {
  return (
    <tr data-fix={fix}>
      <th scope="row">{row.number}</th>
      {columns.map((column) => (
        <td key={column.id}>{cellText(column, row.cells[column.id])}</td>
      ))}
      <td>{row.label ? `▲ ${target.yesShort}` : `● ${target.noShort}`}</td>
    </tr>
  );
}
