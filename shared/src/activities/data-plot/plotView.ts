// Computes a plot of a table: means of groups as bars or a line, or rows as dots, and where the axis starts.
import { type Axis, createAxis } from '../../learning/axis.ts';
import { type ChartWarning, findChartWarnings } from '../../learning/chartWarnings.ts';
import { meanByGroup } from '../../learning/plotData.ts';

export const PLOT_KINDS = ['bars', 'line', 'dots'] as const;
export type PlotKind = (typeof PLOT_KINDS)[number];
export const AXIS_STARTS = ['zero', 'cut'] as const;
export type AxisStart = (typeof AXIS_STARTS)[number];

/** One value of a row: a number, or the id of a category. */
export type CellValue = number | string;

export interface PlotColumn {
  id: string;
  kind: 'number' | 'category';
  /** Ids of a category's values in their order. */
  order: readonly string[];
}

export interface PlotTable {
  columns: readonly PlotColumn[];
  rows: readonly (readonly CellValue[])[];
}

/** The table of an activity's content. */
export const plotTable = (content: {
  columns: readonly { id: string; kind: PlotColumn['kind']; values: readonly { id: string }[] }[];
  rows: PlotTable['rows'];
}): PlotTable => ({
  columns: content.columns.map(({ id, kind, values }) => ({ id, kind, order: values.map((value) => value.id) })),
  rows: content.rows,
});

export interface PlotChoice {
  x: string;
  y: string;
  kind: PlotKind;
  axis: AxisStart;
}

export interface PlotMark {
  /** Value of the column across: it names a bar. */
  across: CellValue;
  /** Place across, from 0 to 1. */
  at: number;
  value: number;
}

export interface PlotView {
  marks: readonly PlotMark[];
  axis: Axis;
  warnings: readonly ChartWarning[];
}

/** Width of the drawing divided by its height. */
const ASPECT = 1.6;

/** Order of the groups across: numbers by size, categories as the table declares. */
function groupsOf(column: PlotColumn, values: readonly CellValue[]): CellValue[] {
  const found = [...new Set(values)];
  return column.kind === 'number'
    ? found.sort((a, b) => Number(a) - Number(b))
    : column.order.filter((one) => found.includes(one));
}

/** The mean of each group across. */
function meanMarks(groups: readonly CellValue[], across: readonly CellValue[], up: readonly number[]): PlotMark[] {
  const means = meanByGroup(across.map((value, at) => ({ group: String(value), value: up[at] ?? Number.NaN })));
  return groups.map((group, at) => ({
    across: group,
    at: (at + 0.5) / groups.length,
    value: means.find((one) => one.group === String(group))?.mean ?? 0,
  }));
}

/** One dot for each row; categories stand side by side. */
function dotMarks(groups: readonly CellValue[], across: readonly CellValue[], up: readonly number[]): PlotMark[] {
  const place = new Map(groups.map((group, at) => [group, (at + 0.5) / groups.length]));
  return across.map((value, at) => ({ across: value, at: place.get(value) ?? 0, value: up[at] ?? 0 }));
}

/** Undefined if a column is unknown or the one upwards has no numbers. */
export function viewPlot({ columns, rows }: PlotTable, { x, y, kind, axis }: PlotChoice): PlotView | undefined {
  const atX = columns.findIndex(({ id }) => id === x);
  const atY = columns.findIndex(({ id }) => id === y);
  const column = columns[atX];
  if (!column || columns[atY]?.kind !== 'number') return undefined;
  const across = rows.map((row) => row[atX] ?? 0);
  const up = rows.map((row) => Number(row[atY]));
  const groups = groupsOf(column, across);
  const marks = kind === 'dots' ? dotMarks(groups, across, up) : meanMarks(groups, across, up);
  const values = marks.map(({ value }) => value);
  const scale = createAxis(values, 5, axis === 'zero');
  const shape = kind === 'dots' ? 'scatter' : kind;
  const warnings = findChartWarnings({ kind: shape, values, axis: scale, aspect: ASPECT });
  return { marks, axis: scale, warnings };
}
