// The table behind the plot, closed at first: every row as it was written down.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import styles from './DataPlotActivity.module.css';

export function PlotRows({ activity }: { activity: ActivityOf<'data-plot'> }) {
  const { t } = useLingui();
  const { columns, rows, table } = activity;
  const count = rows.length;
  return (
    <details>
      <summary>{t`See all ${count} rows`}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region is reached by keys */}
      <section className={styles.rows} data-scrolls-alone="" aria-label={table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
              <tr key={at}>
                {columns.map(({ id, values }, index) => (
                  <td key={id}>{values.find((value) => value.id === row[index])?.name ?? row[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
