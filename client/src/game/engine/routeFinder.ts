// Asks the route worker; without workers it searches on the spot.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { type ClearanceGrid, clearanceGrid } from '@lanternwise/shared/maps/clearance';
import { boxOf } from '@lanternwise/shared/maps/obstacles';
import type { MapRect, Point, RealmMap } from '@lanternwise/shared/maps/realmMap';
import { findRoute, type Route } from '../core/route.ts';
import type { RouteAnswer, RouteMessage } from './routeWorker.ts';

const RADIUS = PLAYER_SIZE / 2;

export class RouteFinder {
  private worker: Worker | undefined;
  private grid: ClearanceGrid | undefined;
  private readonly waiting = new Map<number, (route: Route) => void>();
  private asked = 0;
  private world: { size: { width: number; height: number }; walls: MapRect[] } = {
    size: { width: 1, height: 1 },
    walls: [],
  };

  constructor() {
    try {
      this.worker = new Worker(new URL('./routeWorker.ts', import.meta.url), { type: 'module' });
      this.worker.addEventListener('message', ({ data }: MessageEvent<RouteAnswer>) => this.answer(data));
      this.worker.addEventListener('error', () => this.withoutWorker());
    } catch {
      this.worker = undefined;
    }
  }

  /** Standing characters block the way like walls. */
  setWorld(map: RealmMap): void {
    const standing = map.npcs
      .filter((npc) => npc.static || npc.radius <= 0)
      .map(({ x, y, size }) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size, rotation: 0 }));
    const walls = [...map.walls, ...standing].map(({ x, y, width, height, rotation }) => ({
      x,
      y,
      width,
      height,
      rotation,
    }));
    this.world = { size: { width: map.width, height: map.height }, walls };
    this.grid = undefined;
    this.post({ kind: 'world', ...this.world, radius: RADIUS });
  }

  find(from: Point, to: Point, within: number): Promise<Route> {
    if (!this.worker) return Promise.resolve(this.findHere(from, to, within));
    this.asked += 1;
    const id = this.asked;
    const plain = ({ x, y }: Point) => ({ x, y });
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.questions.set(id, { from: plain(from), to: plain(to), within });
      this.post({ kind: 'find', id, from: plain(from), to: plain(to), within });
    });
  }

  destroy(): void {
    this.worker?.terminate();
    this.waiting.clear();
  }

  private readonly questions = new Map<number, { from: Point; to: Point; within: number }>();

  private post(message: RouteMessage): void {
    this.worker?.postMessage(message);
  }

  private answer({ id, route }: RouteAnswer): void {
    this.waiting.get(id)?.(route);
    this.waiting.delete(id);
    this.questions.delete(id);
  }

  private findHere(from: Point, to: Point, within: number): Route {
    this.grid ??= clearanceGrid(this.world.size, this.world.walls.map(boxOf), RADIUS);
    return findRoute(this.grid, from, to, within);
  }

  /** The worker could not be started: what was asked is answered here. */
  private withoutWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const [id, { from, to, within }] of [...this.questions]) {
      this.answer({ id, route: this.findHere(from, to, within) });
    }
  }
}
