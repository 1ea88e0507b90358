// Finds routes away from the main thread, so that a long search never costs a frame.
import { type ClearanceGrid, clearanceGrid } from '@lanternwise/shared/maps/clearance';
import { boxOf } from '@lanternwise/shared/maps/obstacles';
import type { MapRect, Point } from '@lanternwise/shared/maps/realmMap';
import { findRoute, type Route } from '../core/route.ts';

export type RouteMessage =
  | { kind: 'world'; size: { width: number; height: number }; walls: readonly MapRect[]; radius: number }
  | { kind: 'find'; id: number; from: Point; to: Point; within: number };
export interface RouteAnswer {
  id: number;
  route: Route;
}

let grid: ClearanceGrid | undefined;

self.addEventListener('message', ({ data }: MessageEvent<RouteMessage>) => {
  if (data.kind === 'world') grid = clearanceGrid(data.size, data.walls.map(boxOf), data.radius);
  else if (grid) {
    const route = findRoute(grid, data.from, data.to, data.within);
    self.postMessage({ id: data.id, route } satisfies RouteAnswer);
  }
});
