// The crates in which a model lab's rows are looked at: all bad rows among some good ones, and how each looks.
import { rawExamples } from '@lanternwise/shared/learning/tableExperiment';
import type { Fix } from './draft.ts';
import type { CrateLook } from './messages.ts';
import { type StageProps, valueLabel } from './stageProps.ts';

type Lab = StageProps['activity'];

export const CRATES = 12;
/** The column whose values tint crates and trays: the one with most names. */
const tintColumn = ({ columns }: Lab) =>
  columns.reduce((best, column) => (Object.keys(column.names).length > Object.keys(best.names).length ? column : best));

/** A number of the tint column's value, from 0. */
export function tintOf(lab: Lab, values: Readonly<Record<string, unknown>>): number {
  const { id, names } = tintColumn(lab);
  return Math.max(0, Object.keys(names).indexOf(String(values[id])));
}

/** Row numbers in order: every bad row, and good ones evenly from the rest. */
export function crateRows({ rows, bad }: Lab): number[] {
  const numbers = rows.map(([number]) => Number(number));
  const good = numbers.filter((number) => !bad.some(({ row }) => row === number));
  const room = Math.max(0, CRATES - bad.length);
  const step = good.length / Math.max(1, room);
  const some = Array.from({ length: room }, (_, at) => good[Math.floor(at * step)] ?? 0);
  return [...bad.map(({ row }) => row), ...some].sort((a, b) => a - b);
}

/** What cannot be true shows, until it is mended as it should be: something is missing, far too hot, or far too much. */
export function lookOf({ bad, columns }: Lab, row: number, fix: Fix): CrateLook {
  const found = bad.find((one) => one.row === row);
  const column = columns.find(({ id }) => id === found?.column);
  if (!found || !column || (fix === 'repair' && found.fix === 'repair')) return 'dish';
  if (column.kind === 'category') return 'empty';
  return column.unit === '' ? 'tower' : 'fire';
}

/** What is in a crate, as one line for each column. */
export function crateLines(lab: Lab, row: number): string[] {
  const found = rawExamples(lab).find(({ number }) => number === row);
  return lab.columns.map((column) => {
    const cell = found?.cells[column.id];
    const value = cell === null || cell === undefined ? '?' : valueLabel(column, cell);
    return `${column.label}: ${value}${column.unit && value !== '?' ? ` ${column.unit}` : ''}`;
  });
}
