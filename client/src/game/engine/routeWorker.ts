// Web worker that finds routes, so that a long search never blocks a frame.
import { type ClearanceGrid, clearanceGrid, withBlockingBodies } from '@lanternwise/shared/maps/clearance';
import { toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { MapRect, Point } from '@lanternwise/shared/maps/realmMap';
import type { Body } from '../core/Mover.ts';
import { findRoute, type Route } from '../core/pathfinding.ts';

export interface RouteRequest {
  from: Point;
  to: Point;
  /** Distance to `to` that counts as arrived, units. */
  tolerance: number;
  /** Bodies that block at the moment of the request. */
  obstacles: readonly Body[];
}

export type RouteWorkerMessage =
  | { kind: 'world'; size: { width: number; height: number }; walls: readonly MapRect[]; radius: number }
  | { kind: 'find'; id: number; request: RouteRequest };
export interface RouteResponse {
  id: number;
  route: Route;
}

let grid: ClearanceGrid | undefined;
let radius = 0;

self.addEventListener('message', ({ data }: MessageEvent<RouteWorkerMessage>) => {
  if (data.kind === 'world') {
    radius = data.radius;
    grid = clearanceGrid(data.size, data.walls.map(toOrientedBox), radius);
  } else if (grid) {
    const { from, to, tolerance, obstacles } = data.request;
    const route = findRoute(withBlockingBodies(grid, obstacles, radius), from, to, tolerance);
    self.postMessage({ id: data.id, route } satisfies RouteResponse);
  }
});
