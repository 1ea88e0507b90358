// Builds the grid of cells where a body fits, for pathfinding and the reachability check.
import { circleBoxContact, type OrientedBox } from './obstacles.ts';
import type { Point } from './realmMap.ts';

/** Edge length of a cell in units: fine enough for a one-tile gap, coarse enough to search within a frame. */
export const CLEARANCE_CELL = 16;

export interface ClearanceGrid {
  columns: number;
  rows: number;
  /** 1 if the body fits with its centre at the cell's centre. */
  free: Uint8Array;
}

export const cellCentre = (grid: ClearanceGrid, cell: number): Point => ({
  x: ((cell % grid.columns) + 0.5) * CLEARANCE_CELL,
  y: (Math.floor(cell / grid.columns) + 0.5) * CLEARANCE_CELL,
});

export function cellAt(grid: ClearanceGrid, point: Point): number {
  const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(value / CLEARANCE_CELL)));
  return clamp(point.y, grid.rows) * grid.columns + clamp(point.x, grid.columns);
}

/** Subtracted from the radius, so that a gap exactly as wide as the body stays open. */
const CLEARANCE_TOLERANCE = 0.5;

export function clearanceGrid(
  size: { width: number; height: number },
  boxes: readonly OrientedBox[],
  radius: number,
): ClearanceGrid {
  const columns = Math.ceil(size.width / CLEARANCE_CELL);
  const rows = Math.ceil(size.height / CLEARANCE_CELL);
  const grid: ClearanceGrid = { columns, rows, free: new Uint8Array(columns * rows).fill(1) };
  const body = radius - CLEARANCE_TOLERANCE;
  for (let cell = 0; cell < grid.free.length; cell += 1) {
    const { x, y } = cellCentre(grid, cell);
    if (x < body || y < body || x > size.width - body || y > size.height - body) grid.free[cell] = 0;
  }
  for (const box of boxes) blockBox(grid, box, body);
  return grid;
}

function blockBox(grid: ClearanceGrid, box: OrientedBox, body: number): void {
  const contact = { depth: 0, nx: 0, ny: 0 };
  const first = cellAt(grid, { x: box.minX - body, y: box.minY - body });
  const last = cellAt(grid, { x: box.maxX + body, y: box.maxY + body });
  for (let row = Math.floor(first / grid.columns); row <= Math.floor(last / grid.columns); row += 1) {
    for (let column = first % grid.columns; column <= last % grid.columns; column += 1) {
      const cell = row * grid.columns + column;
      const { x, y } = cellCentre(grid, cell);
      circleBoxContact(box, x, y, body, contact);
      if (contact.depth > 0) grid.free[cell] = 0;
    }
  }
}

/** Returns a copy of the grid in which round bodies block a body of `radius`. */
export function withBlockingBodies(
  grid: ClearanceGrid,
  bodies: readonly { x: number; y: number; radius: number }[],
  radius: number,
): ClearanceGrid {
  if (bodies.length === 0) return grid;
  const free = grid.free.slice();
  for (const body of bodies) {
    const reach = body.radius + radius - CLEARANCE_TOLERANCE;
    const first = cellAt(grid, { x: body.x - reach, y: body.y - reach });
    const last = cellAt(grid, { x: body.x + reach, y: body.y + reach });
    for (let row = Math.floor(first / grid.columns); row <= Math.floor(last / grid.columns); row += 1) {
      for (let column = first % grid.columns; column <= last % grid.columns; column += 1) {
        const cell = row * grid.columns + column;
        const { x, y } = cellCentre(grid, cell);
        if (Math.hypot(x - body.x, y - body.y) < reach) free[cell] = 0;
      }
    }
  }
  return { ...grid, free };
}

/** The free cell nearest to a point that satisfies `wanted`; -1 if there is none. */
export function nearestCell(grid: ClearanceGrid, point: Point, wanted: (cell: number) => boolean): number {
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < grid.free.length; cell += 1) {
    if (!grid.free[cell]) continue;
    const centre = cellCentre(grid, cell);
    const distance = (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2;
    if (distance < bestDistance && wanted(cell)) {
      best = cell;
      bestDistance = distance;
    }
  }
  return best;
}

/** 1 for every cell that is reachable from `start` in four directions (no diagonal steps through corners). */
export function reachableFrom(grid: ClearanceGrid, start: Point): Uint8Array {
  const reached = new Uint8Array(grid.free.length);
  const from = cellAt(grid, start);
  const first = grid.free[from] ? from : nearestCell(grid, start, () => true);
  if (first < 0) return reached;
  const queue = [first];
  reached[first] = 1;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    const column = cell % grid.columns;
    const next = [cell - grid.columns, cell + grid.columns];
    if (column > 0) next.push(cell - 1);
    if (column < grid.columns - 1) next.push(cell + 1);
    for (const other of next) {
      if (!grid.free[other] || reached[other]) continue;
      reached[other] = 1;
      queue.push(other);
    }
  }
  return reached;
}
