// Splits rows into training and test sets.
import { shuffle } from './random.ts';

/** Seeded split; every row is in exactly one set. `heldOut` is capped so that at least one row is left for training. */
export function trainTestSplit<T>(rows: readonly T[], heldOut: number, seed: number): { train: T[]; test: T[] } {
  const mixed = shuffle(rows, seed);
  const kept = Math.max(0, Math.min(heldOut, rows.length - 1));
  return { train: mixed.slice(kept), test: mixed.slice(0, kept) };
}

/**
 * How many rows of each label are held out: in proportion, fractions by largest remainder (Hamilton's method); ties go to the earlier
 * label. One row of each label is always left for training.
 */
function allotHeldOut(sizes: readonly number[], heldOut: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const wanted = Math.max(0, Math.min(heldOut, total));
  const quotas = sizes.map((size) => (total === 0 ? 0 : (wanted * size) / total));
  const allotted = quotas.map(Math.floor);
  const byRemainder = quotas
    .map((quota, at) => ({ at, remainder: quota - Math.floor(quota) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  const left = wanted - allotted.reduce((sum, one) => sum + one, 0);
  for (const { at } of byRemainder.slice(0, left)) allotted[at] = (allotted[at] ?? 0) + 1;
  return allotted.map((count, at) => Math.min(count, (sizes[at] ?? 1) - 1));
}

/** Seeded split that keeps the shares of the labels (R. Kohavi, IJCAI 1995, "stratified"). */
export function stratifiedSplit<T>(
  rows: readonly T[],
  labelOf: (row: T) => string,
  heldOut: number,
  seed: number,
): { train: T[]; test: T[] } {
  const groups = new Map<string, T[]>();
  for (const row of shuffle(rows, seed)) groups.set(labelOf(row), [...(groups.get(labelOf(row)) ?? []), row]);
  // The order of the labels must not depend on the seed, or ties would.
  const ordered = [...new Set(rows.map(labelOf))].map((label) => groups.get(label) ?? []);
  const counts = allotHeldOut(
    ordered.map((group) => group.length),
    heldOut,
  );
  // Mixed again, so that the sets are not sorted by label.
  return {
    train: shuffle(
      ordered.flatMap((group, at) => group.slice(counts[at])),
      seed + 1,
    ),
    test: shuffle(
      ordered.flatMap((group, at) => group.slice(0, counts[at])),
      seed + 2,
    ),
  };
}
