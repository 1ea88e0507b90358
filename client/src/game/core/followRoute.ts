// Steps along a route: returns the next direction and detects a walk that is stuck.
import type { Point } from '@lanternwise/shared/maps/realmMap';

export interface RouteWalk {
  points: Point[];
  /** Id of a named place; undefined for a spot on the ground. */
  target: string | undefined;
  /** Use the target on arrival. */
  interact: boolean;
  reachesGoal: boolean;
  /** Seconds without progress towards the next point. */
  stalledSeconds: number;
  nearestDistance: number;
}

const WAYPOINT_RADIUS = 6;
/** Seconds without progress after which a walk counts as stuck. */
const STUCK_SECONDS = 0.8;

export function createRouteWalk(
  points: Point[],
  target: string | undefined,
  interact: boolean,
  reachesGoal: boolean,
): RouteWalk {
  return {
    points: [...points],
    target,
    interact,
    reachesGoal,
    stalledSeconds: 0,
    nearestDistance: Number.POSITIVE_INFINITY,
  };
}

export type RouteWalkStep =
  | { state: 'walking'; dx: number; dy: number; distance: number }
  | { state: 'done' }
  | { state: 'stuck' };

/** Returns the direction of this step (unit vector) and the distance to the next point, in units. */
export function stepRouteWalk(walk: RouteWalk, at: Point, seconds: number): RouteWalkStep {
  for (let next = walk.points[0]; next; next = walk.points[0]) {
    const dx = next.x - at.x;
    const dy = next.y - at.y;
    const distance = Math.hypot(dx, dy);
    if (distance > (walk.points.length > 1 ? WAYPOINT_RADIUS : 2)) {
      if (distance < walk.nearestDistance - 0.5) {
        walk.nearestDistance = distance;
        walk.stalledSeconds = 0;
      } else walk.stalledSeconds += seconds;
      if (walk.stalledSeconds > STUCK_SECONDS) return { state: 'stuck' };
      return { state: 'walking', dx: dx / distance, dy: dy / distance, distance };
    }
    walk.points.shift();
    walk.nearestDistance = Number.POSITIVE_INFINITY;
  }
  return { state: 'done' };
}
