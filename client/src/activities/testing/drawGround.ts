// Draws ground for tests: `.` free, `#` nothing, `W` companion, `P` player, other letters name cells; `|` is a fence.
import type { GridCell } from '@lanternwise/shared/learning/search/grid';
import { GROUND_CELL, type Ground, type GroundSpot } from '@lanternwise/shared/maps/ground';

/** A fence stands to the right of the sign before it. */
export function drawGround(drawing: string): { ground: Ground; at(letter: string): GridCell } {
  const lines = drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => [...line.matchAll(/([^|])(\|?)/g)].map(([, sign = '', fence = '']) => ({ sign, fence })));
  const [rows, cols] = [lines.length, lines[0]?.length ?? 0];
  const isFree = (row: number, col: number) => (lines[row]?.[col]?.sign ?? '#') !== '#';
  const at = (letter: string): GridCell => {
    const row = lines.findIndex((line) => line.some(({ sign }) => sign === letter));
    return { row, col: lines[row]?.findIndex(({ sign }) => sign === letter) ?? -1 };
  };
  const spots = lines.flatMap((line, row) =>
    line.map(({ fence }, col): GroundSpot | null =>
      isFree(row, col)
        ? {
            ...{ x: (col + 0.5) * GROUND_CELL, y: (row + 0.5) * GROUND_CELL },
            ...{ right: isFree(row, col + 1) && fence === '', below: isFree(row + 1, col) },
          }
        : null,
    ),
  );
  return { ground: { rows, cols, spots, companion: at('W'), player: at('P') }, at };
}
