// The few sums the benches share.

export interface Percentiles {
  count: number;
  p50: number;
  p99: number;
}

const quantile = (sorted: readonly number[], at: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;

export const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b);
  return { count: sorted.length, p50: roundTo(quantile(sorted, 0.5), 3), p99: roundTo(quantile(sorted, 0.99), 3) };
}
