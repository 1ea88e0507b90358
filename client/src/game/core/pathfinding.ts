// Finds routes with A* on the clearance grid and smooths them by line of sight.
import { type ClearanceGrid, cellAt, cellCentre, nearestCell } from '@lanternwise/shared/maps/clearance';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { CellHeap } from './CellHeap.ts';

export interface Route {
  /** Waypoints in order; empty when already there. */
  points: Point[];
  /** False if the goal is unreachable: the route then ends at the nearest reachable spot. */
  reachesGoal: boolean;
}

const STRAIGHT_COST = 1;
const DIAGONAL_COST = Math.SQRT2;

/** `tolerance`: distance to `to` that counts as arrived, units. */
export function findRoute(grid: ClearanceGrid, from: Point, to: Point, tolerance: number): Route {
  const start = startCell(grid, from);
  if (start < 0) return { points: [], reachesGoal: false };
  const cellSize = cellCentre(grid, 0).x * 2;
  const arrivalDistance = Math.max(tolerance, cellSize * 0.75);
  const { goal, distance, cameFrom } = searchGrid(grid, start, to, tolerance, arrivalDistance);
  const cells: number[] = [];
  for (let cell = goal; cell !== start && cell >= 0; cell = cameFrom[cell] ?? -1) cells.unshift(cell);
  const reachesGoal = distance <= arrivalDistance;
  const points = [from, ...cells.map((cell) => cellCentre(grid, cell))];
  if (reachesGoal && tolerance === 0 && isFree(grid, to)) points.push(to);
  return { points: smoothRoute(grid, points).slice(1), reachesGoal };
}

/** A*; returns the arrived or else the nearest reachable cell, its distance to `to` and the predecessor of each cell. */
function searchGrid(
  grid: ClearanceGrid,
  start: number,
  to: Point,
  tolerance: number,
  arrivalDistance: number,
): { goal: number; distance: number; cameFrom: Int32Array } {
  // 64 bits: a rounded cost would look improvable for ever, and each visit of a cell would double the visits of the next.
  const cost = new Float64Array(grid.free.length).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(grid.free.length).fill(-1);
  const openSet = new CellHeap();
  const distanceToGoal = (cell: number) => {
    const centre = cellCentre(grid, cell);
    return Math.hypot(centre.x - to.x, centre.y - to.y);
  };
  const cellSize = cellCentre(grid, 0).x * 2;
  let bestCell = start;
  let bestDistance = distanceToGoal(start);
  cost[start] = 0;
  openSet.push(start, bestDistance);
  for (let cell = openSet.pop(); cell >= 0; cell = openSet.pop()) {
    const distance = distanceToGoal(cell);
    if (distance < bestDistance) {
      bestCell = cell;
      bestDistance = distance;
    }
    if (distance <= arrivalDistance) break;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const next = freeNeighbour(grid, cell, dx, dy);
        if (next < 0) continue;
        const newCost = (cost[cell] ?? 0) + (dx !== 0 && dy !== 0 ? DIAGONAL_COST : STRAIGHT_COST);
        if (newCost >= (cost[next] ?? 0)) continue;
        cost[next] = newCost;
        cameFrom[next] = cell;
        openSet.push(next, newCost * cellSize + Math.max(0, distanceToGoal(next) - tolerance));
      }
    }
  }
  return { goal: bestCell, distance: bestDistance, cameFrom };
}

function startCell(grid: ClearanceGrid, from: Point): number {
  const cell = cellAt(grid, from);
  return grid.free[cell] ? cell : nearestCell(grid, from, () => true);
}

const isFree = (grid: ClearanceGrid, point: Point) => grid.free[cellAt(grid, point)] === 1;

/** The adjacent free cell, or -1; diagonal only where both orthogonal neighbours are free too. */
function freeNeighbour(grid: ClearanceGrid, cell: number, dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return -1;
  const column = (cell % grid.columns) + dx;
  const row = Math.floor(cell / grid.columns) + dy;
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return -1;
  const next = row * grid.columns + column;
  if (!grid.free[next]) return -1;
  if (dx !== 0 && dy !== 0 && !(grid.free[cell + dx] && grid.free[cell + dy * grid.columns])) return -1;
  return next;
}

/** Drops every point that a straight walk can skip. */
function smoothRoute(grid: ClearanceGrid, points: Point[]): Point[] {
  const kept = points.slice(0, 1);
  for (let at = 0; at < points.length - 1; ) {
    let next = at + 1;
    for (let far = points.length - 1; far > next; far -= 1) {
      if (hasLineOfSight(grid, points[at] as Point, points[far] as Point)) next = far;
    }
    kept.push(points[next] as Point);
    at = next;
  }
  return kept;
}

function hasLineOfSight(grid: ClearanceGrid, from: Point, to: Point): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    if (!isFree(grid, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })) return false;
  }
  return true;
}
