// Decides where the player starts: where it stood before the page was reloaded, or at the spawn of the map.
import { EXIT_TRIGGER_DISTANCE, PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { computeReachability } from '@lanternwise/shared/maps/checkReachability';
import { CLEARANCE_CELL, cellCentre, nearestCell } from '@lanternwise/shared/maps/clearance';
import type { Facing, Point, RealmMap } from '@lanternwise/shared/maps/realmMap';
import { Mover } from './Mover.ts';

export interface StoredPosition extends Point {
  facing: Facing;
  /** Signature of the map it belongs to. */
  map: string;
}

/** Stored positions are whole numbers, so that one beside a wall may overlap it a little. */
const ROUNDING = 1;

/** The stored position is ignored on a changed map, inside a wall or an enclosure, and where an exit would trigger. */
export function startPosition(map: RealmMap, stored: StoredPosition | undefined): Point & { facing: Facing } {
  if (!stored || stored.map !== mapSignature(map)) return map.spawn;
  const isAtExit = map.exits.some(({ x, y }) => Math.hypot(x - stored.x, y - stored.y) <= EXIT_TRIGGER_DISTANCE * 2);
  if (isAtExit || !new Mover(map, map.walls).hasRoom(stored.x, stored.y, PLAYER_SIZE / 2 - ROUNDING)) return map.spawn;
  const { grid, reached } = computeReachability(map);
  // Beside a wall the centre of the position's own cell may be blocked.
  const cell = nearestCell(grid, stored, (each) => reached[each] === 1);
  const centre = cellCentre(grid, cell);
  const isReachable = cell >= 0 && Math.hypot(centre.x - stored.x, centre.y - stored.y) <= CLEARANCE_CELL * 1.5;
  return isReachable ? stored : map.spawn;
}

type SignedMap = Pick<RealmMap, 'width' | 'height' | 'walls' | 'spawn'>;

const PRIME = 31;
const RANGE = 2 ** 32;

/** A short text that changes with a map's walls and start, to recognise positions stored for an older map. */
export function mapSignature({ width, height, walls, spawn }: SignedMap): string {
  const numbers = [width, height, spawn.x, spawn.y];
  for (const wall of walls) numbers.push(wall.x, wall.y, wall.width, wall.height, wall.rotation);
  let sum = 0;
  for (const number of numbers) sum = (sum * PRIME + Math.round(number * 8)) % RANGE;
  return sum.toString(36);
}
