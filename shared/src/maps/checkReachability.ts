// Checks that the spawn is free and that all targets can be reached from it.
import { PLAYER_SIZE } from '../constants/movement.ts';
import { type ClearanceGrid, cellCentre, clearanceGrid, nearestCell, reachableFrom } from './clearance.ts';
import { createMapProblem, describeWall, mapTargets, wallAt } from './mapTargets.ts';
import { staticNpcRects, toOrientedBox } from './obstacles.ts';
import type { MapProblem, RealmMap } from './realmMap.ts';

export interface Reachability {
  grid: ClearanceGrid;
  reached: Uint8Array;
}

const PLAYER_RADIUS = PLAYER_SIZE / 2;
/** Minimum share of the world that must be reachable from the spawn. */
const MIN_REACHABLE_SHARE = 0.05;

/** Cells that the player can reach from the spawn, on the pathfinding grid; static NPCs block. */
export function computeReachability(map: RealmMap): Reachability {
  const grid = clearanceGrid(map, [...map.walls, ...staticNpcRects(map.npcs)].map(toOrientedBox), PLAYER_RADIUS);
  return { grid, reached: reachableFrom(grid, map.spawn) };
}

export function checkSpawn(map: RealmMap, { reached }: Reachability): MapProblem[] {
  const wall = wallAt(map.walls, map.spawn, PLAYER_RADIUS);
  if (wall) {
    const message = `the player starts inside a wall, ${describeWall(map, wall)}; move the spawn at least ${PLAYER_RADIUS} px away from it`;
    return [createMapProblem(map, map.spawn, message)];
  }
  const share = reached.reduce((sum, each) => sum + each, 0) / reached.length;
  if (share >= MIN_REACHABLE_SHARE) return [];
  const message = `the player is enclosed at the start (only ${Math.round(share * 100)} % of the world can be walked); open a way of at least ${PLAYER_SIZE} px, better 64 px`;
  return [createMapProblem(map, map.spawn, message)];
}

export function checkTargets(map: RealmMap, { grid, reached }: Reachability): MapProblem[] {
  return mapTargets(map).flatMap((target) => {
    const cell = nearestCell(grid, target, (each) => reached[each] === 1);
    const centre = cell < 0 ? undefined : cellCentre(grid, cell);
    const distance = centre ? Math.hypot(centre.x - target.x, centre.y - target.y) : Number.POSITIVE_INFINITY;
    if (distance <= target.useDistance) return [];
    const nearest = centre ? `; the nearest reachable spot is (${centre.x}, ${centre.y})` : '';
    const message = `the ${target.kind} "${target.id}" cannot be reached from the spawn${nearest}. Open a way of at least ${PLAYER_SIZE} px, better 64 px, or move it`;
    return [createMapProblem(map, target, message)];
  });
}
