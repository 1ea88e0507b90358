// Finds contradictions in a model lab's table: wrong row widths, cell types and category values, unknown bad rows.
import type { z } from 'zod';
import { type ContentProblem, checkPlaceholders, checkReference } from '../kit/problems.ts';
import { fields, PLACEHOLDERS } from './schema.ts';

type Lab = z.output<z.ZodObject<typeof fields, z.core.$strict>>;
type Column = Lab['columns'][number];
type Cell = Lab['rows'][number][number] | undefined;

function cellProblem(column: Column, cell: Cell): string | undefined {
  if (cell === null) return undefined;
  const fits = typeof cell === (column.kind === 'number' ? 'number' : 'string');
  if (!fits) return `expected a ${column.kind} for "${column.id}", found ${JSON.stringify(cell)}`;
  if (column.kind === 'category' && !Object.hasOwn(column.names, String(cell))) {
    return `expected one of the names of "${column.id}", found ${JSON.stringify(cell)}`;
  }
  return undefined;
}

function rowProblems({ columns }: Lab, row: Lab['rows'][number], at: number): ContentProblem[] {
  const width = columns.length + 2;
  if (row.length !== width) return [{ path: ['rows', at], message: `expected ${width} cells, found ${row.length}` }];
  return columns.flatMap((column, n) => {
    const message = cellProblem(column, row[n + 1]);
    return message === undefined ? [] : [{ path: ['rows', at, n + 1], message }];
  });
}

export function problems(lab: Lab): ContentProblem[] {
  const numbers = new Set(lab.rows.map((row) => row[0]));
  const names = Object.keys(fields.words.shape) as (keyof Lab['words'])[];
  return [
    ...lab.rows.flatMap((row, at) => rowProblems(lab, row, at)),
    ...lab.bad.flatMap((bad, at) =>
      numbers.has(bad.row)
        ? []
        : [{ path: ['bad', at, 'row'], message: `expected a number that is in rows, found ${bad.row}` }],
    ),
    ...lab.bad.flatMap((bad, at) =>
      bad.column === undefined ? [] : checkReference(['bad', at, 'column'], bad.column, lab.columns),
    ),
    ...names.flatMap((name) => checkPlaceholders(['words', name], lab.words[name], PLACEHOLDERS[name] ?? [])),
  ];
}
