// Following a route: where to go next, and whether one got stuck on the way.
import type { Point } from '@lanternwise/shared/maps/realmMap';

export interface Walk {
  points: Point[];
  /** Named place or a spot on the ground. */
  target: string | undefined;
  /** Use the target when there. */
  interact: boolean;
  arrives: boolean;
  /** Seconds without coming nearer. */
  stalled: number;
  nearest: number;
}

const REACHED = 6;
/** Seconds without progress after which a walk is given up. */
const GIVE_UP = 0.8;

export function newWalk(points: Point[], target: string | undefined, interact: boolean, arrives: boolean): Walk {
  return { points: [...points], target, interact, arrives, stalled: 0, nearest: Number.POSITIVE_INFINITY };
}

export type WalkStep =
  | { state: 'walking'; dx: number; dy: number; left: number }
  | { state: 'done' }
  | { state: 'stuck' };

/** Direction (unit vector) for this step; `left` = units to the next point. */
export function stepWalk(walk: Walk, at: Point, seconds: number): WalkStep {
  for (let next = walk.points[0]; next; next = walk.points[0]) {
    const dx = next.x - at.x;
    const dy = next.y - at.y;
    const left = Math.hypot(dx, dy);
    if (left > (walk.points.length > 1 ? REACHED : 2)) {
      if (left < walk.nearest - 0.5) {
        walk.nearest = left;
        walk.stalled = 0;
      } else walk.stalled += seconds;
      if (walk.stalled > GIVE_UP) return { state: 'stuck' };
      return { state: 'walking', dx: dx / left, dy: dy / left, left };
    }
    walk.points.shift();
    walk.nearest = Number.POSITIVE_INFINITY;
  }
  return { state: 'done' };
}
