// Prepares data for a plot: bins of a histogram, the mean of each group, and the same bars as lines of text.
import { createAxis } from './axis.ts';

export interface Bin {
  low: number;
  /** Belongs to the next bin, except in the last one. */
  high: number;
  count: number;
}

/** Number of bins after H. Sturges, "The choice of a class interval", J. Am. Stat. Assoc. 21 (1926). */
const sturges = (size: number): number => Math.ceil(Math.log2(Math.max(1, size))) + 1;

/** About `count` bins between round numbers; values that are no finite numbers are left out. No values, no bins. */
export function createBins(values: readonly number[], count = sturges(values.length)): Bin[] {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return [];
  const { ticks } = createAxis(finite, count + 1);
  return ticks.slice(1).map((high, at) => {
    const low = ticks[at] ?? high;
    const isLast = at === ticks.length - 2;
    const inside = finite.filter((value) => value >= low && (value < high || (isLast && value <= high)));
    return { low, high, count: inside.length };
  });
}

export interface GroupMean {
  group: string;
  count: number;
  mean: number;
}

/** In the order in which the groups first occur; values that are no finite numbers are left out. */
export function meanByGroup(rows: readonly { group: string; value: number }[]): GroupMean[] {
  const groups = new Map<string, number[]>();
  for (const { group, value } of rows) {
    if (Number.isFinite(value)) groups.set(group, [...(groups.get(group) ?? []), value]);
  }
  return [...groups].map(([group, values]) => ({
    group,
    count: values.length,
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
  }));
}

export interface TextBarOptions {
  /** Units that one mark stands for. */
  perMark: number;
  mark: string;
}

/** One line for each bar, exactly as Python's `print(label, mark * (value // perMark))` writes it. */
export function renderTextBars(
  bars: readonly { label: string; value: number }[],
  { perMark, mark }: TextBarOptions,
): string[] {
  return bars.map(({ label, value }) => `${label} ${mark.repeat(Math.max(0, Math.floor(value / perMark)))}`);
}
