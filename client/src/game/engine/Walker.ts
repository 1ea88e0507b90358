// Walks the player automatically to a clicked spot or a named place.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { PlaceKind } from '../../bridge/events.ts';
import { createRouteWalk, type RouteWalk, stepRouteWalk } from '../core/followRoute.ts';
import { interactionDistance } from '../core/interactables.ts';
import type { Body } from '../core/Mover.ts';
import type { RouteFinder } from './RouteFinder.ts';

/** A possible destination; characters may move during the walk. */
export interface WalkTarget extends Readonly<Point> {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly size: number;
  /** Where one stands to use it, if not just anywhere in reach: elsewhere its building or its board would hide the player. */
  readonly entrance?: Point | undefined;
}

export interface WalkerCallbacks {
  /** Bodies to route around, without the target itself. */
  obstacles(target: string | undefined): readonly Body[];
  /** Whether the target is the nearest interactable at this position. */
  isNearest(target: WalkTarget, at: Point): boolean;
  onEnd(target: WalkTarget, arrived: boolean, interact: boolean): void;
}

/** Share of the interaction distance, so that the player ends up well inside it. */
const ARRIVAL_SHARE = 0.85;
/** Routes aim a little closer than needed, because a walk ends a step before its last point. */
const ROUTE_AIM_SHARE = 0.75;
/** Each retry aims at this share of the previous distance, because another interactable was nearer there. */
const RETRY_AIM_SHARE = 0.7;
/** Searches per walk: the target may wander on, or a character may block the route. */
const MAX_SEARCHES = 8;
/** Seconds before the next search after a blocked route, so that the blocking character can move on. */
const RETRY_DELAY_SECONDS = 0.6;
/** From an entrance. */
const ENTRANCE_DISTANCE = 24;
/** Searches for the way to an entrance; then any place in reach will do. */
const ENTRANCE_SEARCHES = 3;

export function arrivalDistance({ kind, size }: WalkTarget): number {
  if (kind === 'collectible') return Math.max(6, (size + PLAYER_SIZE) / 2 - 12);
  if (kind === 'exit') return 24;
  if (kind === 'zone') return 20;
  return interactionDistance(size) * ARRIVAL_SHARE;
}

/** What one walks onto. */
const STEPPED_ON: ReadonlySet<PlaceKind> = new Set(['collectible', 'exit', 'zone']);

/** Whether one interacts with it on arrival. */
export const isUsable = (kind: PlaceKind): boolean => !STEPPED_ON.has(kind);

/** Where a route ends earlier, for example at a fence: from here the target can still be used. */
function usableDistance(target: WalkTarget): number {
  return isUsable(target.kind) ? interactionDistance(target.size) : arrivalDistance(target);
}

const isWithin = (target: Point, at: Point, distance: number): boolean =>
  Math.hypot(target.x - at.x, target.y - at.y) <= distance;

export class Walker {
  private walk: RouteWalk | undefined;
  private target: WalkTarget | undefined;
  private destination: Point | undefined;
  private afterSpot: (() => void) | undefined;
  private interact = false;
  private searchCount = 0;
  /** Seconds until the next search. */
  private retryDelay = 0;
  private isPaused = false;
  /** Routes of older requests are dropped. */
  private requestId = 0;

  constructor(
    private readonly routes: RouteFinder,
    private readonly events: WalkerCallbacks,
  ) {}

  get isActive(): boolean {
    return this.walk !== undefined || this.target !== undefined || this.destination !== undefined;
  }

  /** `after` = called there, unless something else comes first. */
  walkToPoint(from: Point, spot: Point, after?: () => void): void {
    this.stop();
    this.destination = spot;
    this.afterSpot = after;
    this.searchCount = 1;
    this.requestRoute(from);
  }

  walkToTarget(from: Point, target: WalkTarget, interact: boolean): void {
    this.stop();
    this.target = target;
    this.interact = interact;
    this.searchCount = 1;
    this.requestRoute(from);
  }

  /** Finishes the walk if the target was touched before its centre was reached. */
  notifyTouched(id: string): void {
    if (this.target?.id === id) this.finish(this.target, true);
  }

  /** Stands still until `resume`: something opened on the way, for example the story of an item. */
  pause(): void {
    this.isPaused = true;
    this.dropRoute();
  }

  /** Walks on to the same target. */
  resume(from: Point): void {
    if (!this.isPaused) return;
    this.isPaused = false;
    this.searchCount = 1;
    this.requestRoute(from);
  }

  private dropRoute(): void {
    this.requestId += 1;
    this.retryDelay = 0;
    this.walk = undefined;
  }

  /** Cancels the walk: manual steering, or something else was used. */
  stop(): void {
    this.dropRoute();
    this.isPaused = false;
    this.destination = undefined;
    const { target } = this;
    this.target = undefined;
    if (target) this.events.onEnd(target, false, false);
  }

  private get entrance(): Point | undefined {
    return this.searchCount > ENTRANCE_SEARCHES ? undefined : this.target?.entrance;
  }

  private tolerance(): number {
    if (!this.target || this.entrance) return 0;
    return arrivalDistance(this.target) * ROUTE_AIM_SHARE * RETRY_AIM_SHARE ** (this.searchCount - 1);
  }

  private requestRoute(from: Point): void {
    const to = this.entrance ?? this.target ?? this.destination;
    if (!to) return;
    this.requestId += 1;
    const { requestId } = this;
    const tolerance = this.tolerance();
    const obstacles = this.events.obstacles(this.target?.id);
    void this.routes.find({ from, to, tolerance, obstacles }).then((route) => {
      if (requestId === this.requestId)
        this.walk = createRouteWalk(route.points, this.target?.id, this.interact, route.reachesGoal);
    });
  }

  /** Writes the walking direction; returns the maximum distance in units, or undefined if there is nothing to walk. */
  step(at: Point, seconds: number, direction: { x: number; y: number }): number | undefined {
    const { target, walk } = this;
    if (this.isPaused) return undefined;
    if (!walk) {
      this.waitToRetry(at, seconds);
      return undefined;
    }
    if (target && this.hasArrived(target, at)) {
      this.finish(target, true);
      return undefined;
    }
    const step = stepRouteWalk(walk, at, seconds);
    if (step.state === 'walking') {
      direction.x = step.dx;
      direction.y = step.dy;
      return step.distance;
    }
    this.walk = undefined;
    if (!target && step.state === 'done') {
      this.destination = undefined;
      this.afterSpot?.();
    } else if (target && this.hasReached(target, at, usableDistance(target))) this.finish(target, true);
    else if (this.searchCount < MAX_SEARCHES) {
      this.searchCount += 1;
      if (walk.reachesGoal) this.requestRoute(at);
      else this.retryDelay = RETRY_DELAY_SECONDS;
    } else if (target) this.finish(target, isWithin(target, at, arrivalDistance(target)));
    return undefined;
  }

  private hasArrived(target: WalkTarget, at: Point): boolean {
    const { entrance } = this;
    if (!entrance) return this.hasReached(target, at, arrivalDistance(target));
    return isWithin(entrance, at, ENTRANCE_DISTANCE) && this.events.isNearest(target, at);
  }

  private hasReached(target: WalkTarget, at: Point, distance: number): boolean {
    return isWithin(target, at, distance) && this.events.isNearest(target, at);
  }

  private waitToRetry(at: Point, seconds: number): void {
    if (this.retryDelay <= 0) return;
    this.retryDelay -= seconds;
    if (this.retryDelay <= 0) this.requestRoute(at);
  }

  private finish(target: WalkTarget, arrived: boolean): void {
    this.dropRoute();
    this.target = undefined;
    this.events.onEnd(target, arrived, this.interact);
  }
}
