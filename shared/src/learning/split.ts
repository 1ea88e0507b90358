// Keeps rows back for an honest test.
import { shuffle } from './random.ts';

/** Seeded split; every row lands on exactly one side. `heldOut` is capped so that one row at least trains. */
export function trainTestSplit<T>(rows: readonly T[], heldOut: number, seed: number): { train: T[]; test: T[] } {
  const mixed = shuffle(rows, seed);
  const kept = Math.max(0, Math.min(heldOut, rows.length - 1));
  return { train: mixed.slice(kept), test: mixed.slice(0, kept) };
}
