// Relocates a body after the walls changed: it stays, is pushed out, or moves to the nearest reachable cell.
import {
  CLEARANCE_CELL,
  cellAt,
  cellCentre,
  clearanceGrid,
  nearestCell,
  reachableFrom,
} from '@lanternwise/shared/maps/clearance';
import { toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { Body, Mover } from './Mover.ts';

type CollisionMap = Pick<RealmMap, 'width' | 'height' | 'walls' | 'spawn'>;

/** Moves `body` only if the new walls overlap or enclose it. */
export function relocateBody(body: Body, map: CollisionMap, mover: Mover): void {
  mover.pushOut(body);
  const grid = clearanceGrid(map, map.walls.map(toOrientedBox), body.radius);
  const reachable = reachableFrom(grid, map.spawn);
  const { x, y } = body;
  const free = { x, y, radius: body.radius };
  const isStuck = mover.pushOut(free) && Math.hypot(free.x - x, free.y - y) > 1;
  if (!isStuck && isReachableNearby(x, y)) return;
  const cell = nearestCell(grid, body, (each) => reachable[each] === 1);
  if (cell >= 0) Object.assign(body, cellCentre(grid, cell));

  /** Next to a wall the centre of the body's own cell may be blocked, so the adjacent cells count as well. */
  function isReachableNearby(x: number, y: number): boolean {
    const steps = [-CLEARANCE_CELL, 0, CLEARANCE_CELL];
    return steps.some((dy) => steps.some((dx) => reachable[cellAt(grid, { x: x + dx, y: y + dy })] === 1));
  }
}
