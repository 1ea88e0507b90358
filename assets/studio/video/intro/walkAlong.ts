// Where a walker is after some seconds on a way, which way the walker looks and which step is taken.
import type { Point } from '../../../../shared/src/maps/realmMap.ts';
import { DIRECTIONS, type Direction } from '../../art/characters/sheet.ts';

/** World pixels a second: slower than in the game, so that the film stays calm. */
const SPEED = 150;
const STEPS_A_SECOND = 11;
/** Steps in a row of an avatar's sheet. */
const STEPS = 9;

export interface Walker extends Point {
  /** Column and row in the avatar's sheet. */
  column: number;
  row: number;
}

function facing(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}

/** The place after `seconds`; at the end of the way the walker stands still. */
export function walkAlong(way: readonly Point[], seconds: number): Walker {
  let left = Math.max(0, seconds) * SPEED;
  let at = way[0] ?? { x: 0, y: 0 };
  let direction: Direction = 'down';
  for (const next of way.slice(1)) {
    const [dx, dy] = [next.x - at.x, next.y - at.y];
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    direction = facing(dx, dy);
    const share = Math.min(1, left / length);
    at = { x: at.x + dx * share, y: at.y + dy * share };
    left -= length * share;
    if (share < 1) break;
  }
  const column = left > 0 ? 0 : Math.floor(seconds * STEPS_A_SECOND) % STEPS;
  return { ...at, column, row: DIRECTIONS.indexOf(direction) };
}
