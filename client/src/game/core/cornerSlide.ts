// Finds the way round the corner of a wall for a body that walked straight into it.
import type { Body, Mover } from './Mover.ts';

/** Largest sideways way round a corner, and the distance between two probes. Units. */
const REACH = 16;
const STEP = 2;
/** Free way ahead that makes a side worth sliding to. */
const WAY_AHEAD = 6;

/** Units to move to the right (negative: left) of the direction (unit vector) so that the way is free; 0 if it is free or closed. */
export function cornerSlide(mover: Mover, body: Body, dx: number, dy: number): number {
  const { x, y, radius } = body;
  if (mover.hasRoom(x + dx, y + dy, radius)) return 0;
  let left = true;
  let right = true;
  for (let way = STEP; way <= REACH && (left || right); way += STEP) {
    right &&= mover.hasRoom(x - dy * way, y + dx * way, radius);
    if (right && mover.hasRoom(x - dy * way + dx * WAY_AHEAD, y + dx * way + dy * WAY_AHEAD, radius)) return way;
    left &&= mover.hasRoom(x + dy * way, y - dx * way, radius);
    if (left && mover.hasRoom(x + dy * way + dx * WAY_AHEAD, y - dx * way + dy * WAY_AHEAD, radius)) return -way;
  }
  return 0;
}
