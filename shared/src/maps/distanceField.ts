// Computes the distance to the nearest wall for every cell of a fine grid.
import { circleBoxContact, toOrientedBox } from './obstacles.ts';
import type { Point, RealmMap } from './realmMap.ts';

/** Edge length of a cell in units. */
export const FINE_CELL = 4;

export interface DistanceField {
  columns: number;
  rows: number;
  /** Distance to the nearest wall or edge of the world, at most `limit`. */
  distances: Float32Array;
}

export const fineCellCentre = ({ columns }: DistanceField, cell: number): Point => ({
  x: ((cell % columns) + 0.5) * FINE_CELL,
  y: (Math.floor(cell / columns) + 0.5) * FINE_CELL,
});

export function fineCellAt({ columns, rows }: DistanceField, { x, y }: Point): number {
  const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(value / FINE_CELL)));
  return clamp(y, rows) * columns + clamp(x, columns);
}

export function createDistanceField(map: RealmMap, limit: number): DistanceField {
  const columns = Math.ceil(map.width / FINE_CELL);
  const rows = Math.ceil(map.height / FINE_CELL);
  const field = { columns, rows, distances: new Float32Array(columns * rows) };
  for (let cell = 0; cell < field.distances.length; cell += 1) {
    const { x, y } = fineCellCentre(field, cell);
    field.distances[cell] = Math.max(0, Math.min(limit, x, y, map.width - x, map.height - y));
  }
  const contact = { depth: 0, nx: 0, ny: 0 };
  for (const box of map.walls.map(toOrientedBox)) {
    const first = fineCellAt(field, { x: box.minX - limit, y: box.minY - limit });
    const last = fineCellAt(field, { x: box.maxX + limit, y: box.maxY + limit });
    for (let row = Math.floor(first / columns); row <= Math.floor(last / columns); row += 1) {
      for (let column = first % columns; column <= last % columns; column += 1) {
        const cell = row * columns + column;
        circleBoxContact(box, (column + 0.5) * FINE_CELL, (row + 0.5) * FINE_CELL, limit, contact);
        const room = Math.max(0, limit - contact.depth);
        if (room < (field.distances[cell] ?? 0)) field.distances[cell] = room;
      }
    }
  }
  return field;
}

/** Cells connected (in four directions) to any of `starts` through `open` cells; `from` has each cell's predecessor. */
export function floodFill(
  { columns, distances }: DistanceField,
  starts: readonly number[],
  open: (cell: number) => boolean,
): { seen: Uint8Array; from: Int32Array; order: number[] } {
  const seen = new Uint8Array(distances.length);
  const from = new Int32Array(distances.length).fill(-1);
  const order = starts.filter(open);
  for (const cell of order) seen[cell] = 1;
  for (let at = 0; at < order.length; at += 1) {
    const cell = order[at] ?? 0;
    const column = cell % columns;
    for (const other of [
      cell - columns,
      cell + columns,
      column > 0 ? cell - 1 : -1,
      column < columns - 1 ? cell + 1 : -1,
    ]) {
      if (other < 0 || other >= distances.length || seen[other] || !open(other)) continue;
      seen[other] = 1;
      from[other] = cell;
      order.push(other);
    }
  }
  return { seen, from, order };
}
