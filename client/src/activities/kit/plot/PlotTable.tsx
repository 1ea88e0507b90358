// The text alternative of a plot: its numbers as a table that can be opened.
import { useLingui } from '@lingui/react/macro';
import type { PlotPoint } from './Marks.tsx';

interface Props {
  caption: string;
  columns: readonly string[];
  points: readonly PlotPoint[];
  isBars: boolean;
}

const rounded = (value: number) => String(Number(value.toPrecision(4)));

export function PlotTable({ caption, columns, points, isBars }: Props) {
  const { t } = useLingui();
  return (
    <details className="[&_:is(th,td)]:py-0.5 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:pl-0 [&_:is(th,td)]:text-start">
      <summary>{t`Show the numbers`}</summary>
      <table>
        <caption className="lw-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.id}>
              {isBars ? <th scope="row">{point.series}</th> : <td>{rounded(point.x)}</td>}
              <td>{rounded(point.y)}</td>
              {!isBars && <td>{point.series}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
