// Splits rows into training and test sets.
import { shuffle } from './random.ts';

/** Seeded split; every row is in exactly one set. `heldOut` is capped so that at least one row is left for training. */
export function trainTestSplit<T>(rows: readonly T[], heldOut: number, seed: number): { train: T[]; test: T[] } {
  const mixed = shuffle(rows, seed);
  const kept = Math.max(0, Math.min(heldOut, rows.length - 1));
  return { train: mixed.slice(kept), test: mixed.slice(0, kept) };
}
