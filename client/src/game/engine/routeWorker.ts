// Finds routes away from the main thread, so that a long search never costs a frame.
import { type ClearanceGrid, clearanceGrid, withBodies } from '@lanternwise/shared/maps/clearance';
import { boxOf } from '@lanternwise/shared/maps/obstacles';
import type { MapRect, Point } from '@lanternwise/shared/maps/realmMap';
import type { Body } from '../core/mover.ts';
import { findRoute, type Route } from '../core/route.ts';

export interface Question {
  from: Point;
  to: Point;
  /** How near is near enough, units. */
  within: number;
  /** Who stands in the way just now. */
  others: readonly Body[];
}

export type RouteMessage =
  | { kind: 'world'; size: { width: number; height: number }; walls: readonly MapRect[]; radius: number }
  | { kind: 'find'; id: number; question: Question };
export interface RouteAnswer {
  id: number;
  route: Route;
}

let grid: ClearanceGrid | undefined;
let radius = 0;

self.addEventListener('message', ({ data }: MessageEvent<RouteMessage>) => {
  if (data.kind === 'world') {
    radius = data.radius;
    grid = clearanceGrid(data.size, data.walls.map(boxOf), radius);
  } else if (grid) {
    const { from, to, within, others } = data.question;
    const route = findRoute(withBodies(grid, others, radius), from, to, within);
    self.postMessage({ id: data.id, route } satisfies RouteAnswer);
  }
});
