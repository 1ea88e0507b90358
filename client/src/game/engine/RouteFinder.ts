// Finds routes in a web worker, with a fallback to the main thread.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { type ClearanceGrid, clearanceGrid, withBlockingBodies } from '@lanternwise/shared/maps/clearance';
import { staticNpcRects, toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { MapRect, RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { FindWay } from '../core/Errands.ts';
import { findRoute, type Route } from '../core/pathfinding.ts';
import type { RouteRequest, RouteResponse, RouteWorkerMessage } from './routeWorker.ts';

const PLAYER_RADIUS = PLAYER_SIZE / 2;

export class RouteFinder {
  private worker: Worker | undefined;
  private grid: ClearanceGrid | undefined;
  private readonly pending = new Map<number, (route: Route) => void>();
  private readonly requests = new Map<number, RouteRequest>();
  private lastRequestId = 0;
  private isStarted = false;
  private world: { size: { width: number; height: number }; walls: MapRect[] } = {
    size: { width: 1, height: 1 },
    walls: [],
  };

  /** Starts the worker, which reads the whole map: not before the first frame, which would wait for it where there are two cores. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    try {
      this.worker = new Worker(new URL('./routeWorker.ts', import.meta.url), { type: 'module' });
      this.worker.addEventListener('message', ({ data }: MessageEvent<RouteResponse>) => this.resolveRequest(data));
      this.worker.addEventListener('error', () => this.fallBackToMainThread());
      this.postWorld();
    } catch {
      this.worker = undefined;
    }
  }

  /** Static characters block like walls; `extraWalls` = walls set by mechanics. */
  setWorld(map: RealmMap, extraWalls: readonly MapRect[] = []): void {
    const staticNpcs = staticNpcRects(map.npcs);
    const walls = [...map.walls, ...extraWalls, ...staticNpcs].map(({ x, y, width, height, rotation }) => ({
      x,
      y,
      width,
      height,
      rotation,
    }));
    this.world = { size: { width: map.width, height: map.height }, walls };
    this.grid = undefined;
    this.postWorld();
  }

  private postWorld(): void {
    this.post({ kind: 'world', ...this.world, radius: PLAYER_RADIUS });
  }

  find(request: RouteRequest): Promise<Route> {
    this.start();
    if (!this.worker) return Promise.resolve(this.findOnMainThread(request));
    this.lastRequestId += 1;
    const id = this.lastRequestId;
    const plain = ({ x, y }: { x: number; y: number }) => ({ x, y });
    const { from, to, tolerance, obstacles } = request;
    const message: RouteRequest = {
      from: plain(from),
      to: plain(to),
      tolerance,
      obstacles: obstacles.map((body) => ({ ...plain(body), radius: body.radius })),
    };
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      this.requests.set(id, message);
      this.post({ kind: 'find', id, request: message });
    });
  }

  /** The way of somebody whom nobody blocks; undefined if there is none. */
  readonly findWay: FindWay = async (from, to) => {
    const route = await this.find({ from, to, tolerance: 0, obstacles: [] });
    return route.reachesGoal ? route.points : undefined;
  };

  destroy(): void {
    this.isStarted = true;
    this.worker?.terminate();
    this.pending.clear();
  }

  private post(message: RouteWorkerMessage): void {
    this.worker?.postMessage(message);
  }

  private resolveRequest({ id, route }: RouteResponse): void {
    this.pending.get(id)?.(route);
    this.pending.delete(id);
    this.requests.delete(id);
  }

  /** Where the player's body fits; summed up at the first call since the walls have changed. */
  clearance(): ClearanceGrid {
    this.grid ??= clearanceGrid(this.world.size, this.world.walls.map(toOrientedBox), PLAYER_RADIUS);
    return this.grid;
  }

  private findOnMainThread({ from, to, tolerance, obstacles }: RouteRequest): Route {
    return findRoute(withBlockingBodies(this.clearance(), obstacles, PLAYER_RADIUS), from, to, tolerance);
  }

  /** The worker failed to start: pending requests are resolved on the main thread. */
  private fallBackToMainThread(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const [id, request] of [...this.requests]) this.resolveRequest({ id, route: this.findOnMainThread(request) });
  }
}
