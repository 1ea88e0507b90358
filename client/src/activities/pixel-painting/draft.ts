// A child's painting: its stored form, and which of its cells is hidden for the question. Pure.
import { EMPTY_PAINTING, PAINTING_PATTERN, PAINTING_SIZE } from '@lanternwise/shared/learning/shades';
import { z } from 'zod';
import type { Grid } from '../kit/drawing-pad/grid.ts';

/** Steps from black to white. */
const STEPS = 4;

const draftSchema = z.object({ cells: z.string().regex(PAINTING_PATTERN), predicted: z.string().max(60).optional() });
export type PaintingDraft = z.infer<typeof draftSchema>;
export const EMPTY_DRAFT: PaintingDraft = { cells: EMPTY_PAINTING };
export const parsePainting = (value: unknown): PaintingDraft | undefined => draftSchema.safeParse(value).data;

export const inkOf = (shade: number): number => shade / STEPS;
export const toPainting = (grid: Grid): string =>
  grid.flatMap((row) => row.map((ink) => Math.round(ink * STEPS))).join('');
export const toGrid = (cells: string): Grid =>
  Array.from({ length: PAINTING_SIZE }, (_, row) =>
    [...cells.slice(row * PAINTING_SIZE, (row + 1) * PAINTING_SIZE)].map((digit) => inkOf(Number(digit))),
  );

/** A cell whose brightness occurs elsewhere too, so that its number can be read there; of a rare brightness if possible. */
export function hiddenCell(cells: string): number {
  const counts = new Map<string, number>();
  for (const digit of cells) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const readable = [...counts].filter(([, count]) => count > 1).sort((a, b) => a[1] - b[1]);
  const [rarest] = readable.filter(([digit]) => digit !== '0' && digit !== '4').concat(readable);
  return rarest ? cells.lastIndexOf(rarest[0]) : 0;
}
