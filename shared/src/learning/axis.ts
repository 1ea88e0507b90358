// Computes the ticks of an axis: round numbers that span the data. Pure.

export interface Axis {
  low: number;
  high: number;
  ticks: readonly number[];
  /** Decimal places needed to distinguish neighbouring ticks. */
  digits: number;
}

/** 1, 2 or 5 times a power of ten, not smaller than `rough` (P. Heckbert, "Nice numbers for graph labels", Graphics Gems, 1990). */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  const nice = share <= 1 + 1e-9 ? 1 : share <= 2 + 1e-9 ? 2 : share <= 5 + 1e-9 ? 5 : 10;
  return nice * power;
}

/** About `count` ticks (at least 2) that enclose all finite values; a single value gets an axis around it. */
export function createAxis(values: readonly number[], count = 5, fromZero = false): Axis {
  const finite = values.filter(Number.isFinite);
  if (fromZero || finite.length === 0) finite.push(0);
  const least = Math.min(...finite);
  const most = Math.max(...finite);
  const span = most - least || Math.abs(most) || 1;
  const rough = niceStep(span / Math.max(1, count - 1));
  // Counts have no fractions.
  const step = finite.every(Number.isInteger) ? Math.max(1, rough) : rough;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toFixed(digits)));
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks, digits };
}

/** Position of a value on the axis: 0 at the low end, 1 at the high end. */
export const axisFraction = ({ low, high }: Axis, value: number): number => (value - low) / (high - low);
