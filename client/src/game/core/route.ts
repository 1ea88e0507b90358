// Finds the way to a place: A* over the grid of places where the body fits, then pulled straight like a string.
import { type ClearanceGrid, cellAt, cellCentre, nearestCell } from '@lanternwise/shared/maps/clearance';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { CellHeap } from './cellHeap.ts';

export interface Route {
  /** Points to walk to in turn; empty when already there. */
  points: Point[];
  /** False when the goal cannot be reached: the way then ends at the nearest spot that can. */
  arrives: boolean;
}

const STRAIGHT = 1;
const DIAGONAL = Math.SQRT2;

/** `within`: how near to `to` is near enough, units. */
export function findRoute(grid: ClearanceGrid, from: Point, to: Point, within: number): Route {
  const start = startCell(grid, from);
  if (start < 0) return { points: [], arrives: false };
  const size = grid.columns;
  const cost = new Float32Array(grid.free.length).fill(Number.POSITIVE_INFINITY);
  const came = new Int32Array(grid.free.length).fill(-1);
  const open = new CellHeap();
  const away = (cell: number) => {
    const centre = cellCentre(grid, cell);
    return Math.hypot(centre.x - to.x, centre.y - to.y);
  };
  const cellSize = cellCentre(grid, 0).x * 2;
  let best = start;
  let bestAway = away(start);
  cost[start] = 0;
  open.push(start, bestAway);
  for (let cell = open.pop(); cell >= 0; cell = open.pop()) {
    const left = away(cell);
    if (left < bestAway) {
      best = cell;
      bestAway = left;
    }
    if (left <= Math.max(within, cellSize * 0.75)) break;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const next = neighbour(grid, cell, dx, dy);
        if (next < 0) continue;
        const price = (cost[cell] ?? 0) + (dx !== 0 && dy !== 0 ? DIAGONAL : STRAIGHT);
        if (price >= (cost[next] ?? 0)) continue;
        cost[next] = price;
        came[next] = cell;
        open.push(next, price * cellSize + Math.max(0, away(next) - within));
      }
    }
  }
  const cells: number[] = [];
  for (let cell = best; cell !== start && cell >= 0; cell = came[cell] ?? -1) cells.unshift(cell);
  const arrives = bestAway <= Math.max(within, size > 0 ? cellSize * 0.75 : 0);
  const points = [from, ...cells.map((cell) => cellCentre(grid, cell))];
  if (arrives && within === 0 && fits(grid, to)) points.push(to);
  return { points: pullStraight(grid, points).slice(1), arrives };
}

function startCell(grid: ClearanceGrid, from: Point): number {
  const cell = cellAt(grid, from);
  return grid.free[cell] ? cell : nearestCell(grid, from, () => true);
}

const fits = (grid: ClearanceGrid, point: Point) => grid.free[cellAt(grid, point)] === 1;

/** The free cell beside, or -1; diagonally only where both corners are free too. */
function neighbour(grid: ClearanceGrid, cell: number, dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return -1;
  const column = (cell % grid.columns) + dx;
  const row = Math.floor(cell / grid.columns) + dy;
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return -1;
  const next = row * grid.columns + column;
  if (!grid.free[next]) return -1;
  if (dx !== 0 && dy !== 0 && !(grid.free[cell + dx] && grid.free[cell + dy * grid.columns])) return -1;
  return next;
}

/** Leaves out every point that can be skipped in a straight walk. */
function pullStraight(grid: ClearanceGrid, points: Point[]): Point[] {
  const kept = points.slice(0, 1);
  for (let at = 0; at < points.length - 1; ) {
    let next = at + 1;
    for (let far = points.length - 1; far > next; far -= 1) {
      if (seesStraight(grid, points[at] as Point, points[far] as Point)) next = far;
    }
    kept.push(points[next] as Point);
    at = next;
  }
  return kept;
}

function seesStraight(grid: ClearanceGrid, from: Point, to: Point): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    if (!fits(grid, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })) return false;
  }
  return true;
}
