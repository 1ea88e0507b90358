// The few sums the benches share.

export interface Spread {
  count: number;
  p50: number;
  p99: number;
}

const share = (sorted: readonly number[], at: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;

export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export const median = (values: readonly number[]): number =>
  share(
    [...values].sort((a, b) => a - b),
    0.5,
  );

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { count: sorted.length, p50: rounded(share(sorted, 0.5), 3), p99: rounded(share(sorted, 0.99), 3) };
}
