// Asks the route worker; without workers it searches on the spot.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { type ClearanceGrid, clearanceGrid, withBodies } from '@lanternwise/shared/maps/clearance';
import { boxOf, standingRects } from '@lanternwise/shared/maps/obstacles';
import type { MapRect, RealmMap } from '@lanternwise/shared/maps/realmMap';
import { findRoute, type Route } from '../core/route.ts';
import type { Question, RouteAnswer, RouteMessage } from './routeWorker.ts';

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

  /** Standing characters block the way like walls; `more` = walls that mechanics have put up. */
  setWorld(map: RealmMap, more: readonly MapRect[] = []): void {
    const standing = standingRects(map.npcs);
    const walls = [...map.walls, ...more, ...standing].map(({ x, y, width, height, rotation }) => ({
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

  find(question: Question): Promise<Route> {
    if (!this.worker) return Promise.resolve(this.findHere(question));
    this.asked += 1;
    const id = this.asked;
    const plain = ({ x, y }: { x: number; y: number }) => ({ x, y });
    const { from, to, within, others } = question;
    const sent: Question = {
      from: plain(from),
      to: plain(to),
      within,
      others: others.map((body) => ({ ...plain(body), radius: body.radius })),
    };
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.questions.set(id, sent);
      this.post({ kind: 'find', id, question: sent });
    });
  }

  destroy(): void {
    this.worker?.terminate();
    this.waiting.clear();
  }

  private readonly questions = new Map<number, Question>();

  private post(message: RouteMessage): void {
    this.worker?.postMessage(message);
  }

  private answer({ id, route }: RouteAnswer): void {
    this.waiting.get(id)?.(route);
    this.waiting.delete(id);
    this.questions.delete(id);
  }

  private findHere({ from, to, within, others }: Question): Route {
    this.grid ??= clearanceGrid(this.world.size, this.world.walls.map(boxOf), RADIUS);
    return findRoute(withBodies(this.grid, others, RADIUS), from, to, within);
  }

  /** The worker could not be started: what was asked is answered here. */
  private withoutWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const [id, question] of [...this.questions]) this.answer({ id, route: this.findHere(question) });
  }
}
