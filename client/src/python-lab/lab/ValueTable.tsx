// A table of names and values: the variables of a program or a function, or the parts of a line.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import panel from './programPanel.module.css';

export interface ValueRow {
  /** Unique in its table. */
  key: string | number;
  name: string;
  value: string;
  /** New or different since the step before. */
  isChanged?: boolean;
}

export interface ValueTableProps {
  caption: string;
  rows: readonly ValueRow[];
  /** Said where there are no rows. */
  emptyText: ReactNode;
}

export function ValueTable({ caption, rows, emptyText }: ValueTableProps) {
  if (rows.length === 0) return <p className={panel.quiet}>{emptyText}</p>;
  return (
    <table className={panel.values}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ key, name, value, isChanged }) => (
          <tr key={key} className={isChanged ? panel.isChanged : undefined}>
            <th scope="row">{name}</th>
            <td>
              <code>{value}</code>
              {isChanged && (
                <span className={panel.note}>
                  <Trans>changed</Trans>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
