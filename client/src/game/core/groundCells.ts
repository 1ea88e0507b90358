// Sums up the route finder's fine grid as large cells: where one stands in them, and which steps lead on.
import {
  CLEARANCE_CELL,
  type ClearanceGrid,
  cellAt,
  cellCentre,
  reachableFrom,
} from '@lanternwise/shared/maps/clearance';
import { GROUND_CELL, type Ground, type GroundSpot } from '@lanternwise/shared/maps/ground';
import type { Point } from '@lanternwise/shared/maps/realmMap';

/** Fine cells along the edge of a large one. */
const FINE = GROUND_CELL / CLEARANCE_CELL;

interface Sums {
  grid: ClearanceGrid;
  rows: number;
  cols: number;
  /** Of each large cell, the fine one where one stands, or -1. */
  stands: Int32Array;
}

const fineNeighbours = ({ columns }: ClearanceGrid, fine: number): number[] => {
  const column = fine % columns;
  return [
    ...[fine - columns, fine + columns],
    ...(column > 0 ? [fine - 1] : []),
    ...(column < columns - 1 ? [fine + 1] : []),
  ];
};

const largeOf = ({ grid, cols }: Sums, fine: number): number =>
  Math.floor(Math.floor(fine / grid.columns) / FINE) * cols + Math.floor((fine % grid.columns) / FINE);

/** The reachable fine cell that is nearest to the middle of a large one. */
function standIn({ columns }: ClearanceGrid, reached: Uint8Array, row: number, col: number): number {
  let stand = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let down = 0; down < FINE; down += 1) {
    for (let right = 0; right < FINE; right += 1) {
      const fine = (row * FINE + down) * columns + col * FINE + right;
      const distance = Math.hypot(down + 0.5 - FINE / 2, right + 0.5 - FINE / 2);
      if (!reached[fine] || distance >= least) continue;
      stand = fine;
      least = distance;
    }
  }
  return stand;
}

/** Whether a way leads from one stand to another inside their two cells. */
function isOpen(sums: Sums, from: number, to: number): boolean {
  const { grid, stands } = sums;
  const [start, goal] = [stands[from] ?? -1, stands[to] ?? -1];
  if (start < 0 || goal < 0) return false;
  const seen = new Set([start]);
  for (const fine of seen) {
    if (fine === goal) return true;
    for (const next of fineNeighbours(grid, fine)) {
      const large = largeOf(sums, next);
      if (grid.free[next] && (large === from || large === to)) seen.add(next);
    }
  }
  return false;
}

/** The cell whose stand is the nearest on foot. */
function cellOf({ grid, cols, stands }: Sums, at: Readonly<Point>, reached: Uint8Array) {
  const byStand = new Map([...stands].flatMap((fine, large) => (fine < 0 ? [] : [[fine, large] as const])));
  const seen = new Set([cellAt(grid, at)]);
  for (const fine of seen) {
    const large = byStand.get(fine);
    if (large !== undefined) return { row: Math.floor(large / cols), col: large % cols };
    for (const next of fineNeighbours(grid, fine)) {
      // Who leans on something is out of the free cells, but not far.
      if (reached[next] || (seen.size < 9 && next >= 0 && next < grid.free.length)) seen.add(next);
    }
  }
  return undefined;
}

/** What can be reached from the companion; undefined where it cannot go anywhere. */
export function groundCells(
  grid: ClearanceGrid,
  companion: Readonly<Point>,
  player: Readonly<Point>,
): Ground | undefined {
  const reached = reachableFrom(grid, companion);
  const [rows, cols] = [Math.floor(grid.rows / FINE), Math.floor(grid.columns / FINE)];
  const stands = Int32Array.from({ length: rows * cols }, (_, at) =>
    standIn(grid, reached, Math.floor(at / cols), at % cols),
  );
  const sums: Sums = { grid, rows, cols, stands };
  const spots = [...stands].map((fine, at): GroundSpot | null => {
    if (fine < 0) return null;
    const { x, y } = cellCentre(grid, fine);
    return { x, y, right: (at + 1) % cols > 0 && isOpen(sums, at, at + 1), below: isOpen(sums, at, at + cols) };
  });
  const [own, other] = [companion, player].map((at) => cellOf(sums, at, reached));
  return own && { rows, cols, spots, companion: own, player: other ?? own };
}
