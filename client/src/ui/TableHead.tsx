// The head of a table: one row with the words of each column.
import { cx } from './cx.ts';

interface TableHeadProps {
  /** Words, or words and the classes of that column alone. */
  columns: readonly (string | readonly [words: string, className: string])[];
  /** Of every cell. */
  cell?: string;
  className?: string;
}

export const TableHead = ({ columns, cell, className }: TableHeadProps) => (
  <thead className={className}>
    <tr>
      {columns.map((column) => {
        const [words, extra] = typeof column === 'string' ? [column] : column;
        return (
          <th key={words} scope="col" className={cx(cell, extra) || undefined}>
            {words}
          </th>
        );
      })}
    </tr>
  </thead>
);
