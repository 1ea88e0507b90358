// Whether the player can start, and gets to everything that is to be used.
import { PLAYER_SIZE } from '../constants/movement.ts';
import { problem, targetsOf, wallAt, wallText } from './checkedThings.ts';
import { type ClearanceGrid, cellCentre, clearanceGrid, nearestCell, reachableFrom } from './clearance.ts';
import { boxOf, standingRects } from './obstacles.ts';
import type { MapProblem, RealmMap } from './realmMap.ts';

export interface Reach {
  grid: ClearanceGrid;
  reached: Uint8Array;
}

const BODY = PLAYER_SIZE / 2;
/** A start from which less of the world than this can be walked is a cage. */
const LEAST_SHARE = 0.05;

/** Where the player gets to from the start, by the same cells as route finding. Only characters that stroll step aside. */
export function reachOf(map: RealmMap): Reach {
  const grid = clearanceGrid(map, [...map.walls, ...standingRects(map.npcs)].map(boxOf), BODY);
  return { grid, reached: reachableFrom(grid, map.spawn) };
}

export function checkSpawn(map: RealmMap, { reached }: Reach): MapProblem[] {
  const wall = wallAt(map.walls, map.spawn, BODY);
  if (wall) {
    const message = `the player starts inside a wall, ${wallText(map, wall)}; move the spawn at least ${BODY} px away from it`;
    return [problem(map, map.spawn, message)];
  }
  const share = reached.reduce((sum, each) => sum + each, 0) / reached.length;
  if (share >= LEAST_SHARE) return [];
  const message = `the player is shut in at the start (only ${Math.round(share * 100)} % of the world can be walked); open a way of at least ${PLAYER_SIZE} px, better 64 px`;
  return [problem(map, map.spawn, message)];
}

export function checkTargets(map: RealmMap, { grid, reached }: Reach): MapProblem[] {
  return targetsOf(map).flatMap((target) => {
    const cell = nearestCell(grid, target, (each) => reached[each] === 1);
    const centre = cell < 0 ? undefined : cellCentre(grid, cell);
    const distance = centre ? Math.hypot(centre.x - target.x, centre.y - target.y) : Number.POSITIVE_INFINITY;
    if (distance <= target.reach) return [];
    const nearest = centre ? `; the nearest reachable spot is (${centre.x}, ${centre.y})` : '';
    const message = `the ${target.what} "${target.id}" cannot be reached from the spawn${nearest}. Open a way of at least ${PLAYER_SIZE} px, better 64 px, or move it`;
    return [problem(map, target, message)];
  });
}
