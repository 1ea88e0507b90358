// Walks the player by itself: to a clicked spot, or to a place that the interface or a click has named.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { PlaceKind } from '../../bridge/events.ts';
import { reachOfSize } from '../core/interactables.ts';
import type { Body } from '../core/mover.ts';
import { newWalk, stepWalk, type Walk } from '../core/walk.ts';
import type { RouteFinder } from './routeFinder.ts';

/** What can be walked to; characters may move meanwhile. */
export interface Target extends Point {
  id: string;
  kind: PlaceKind;
  size: number;
}

export interface WalkEvents {
  /** Who stands about and is to be walked round; not the one that is walked to. */
  others(target: string | undefined): readonly Body[];
  /** Nothing else is nearer: what is used here is the target. */
  foremost(target: Target, at: Point): boolean;
  ended(target: Target, arrived: boolean, interact: boolean): void;
}

/** Of the reach, so that one surely stands inside it. */
const SAFE = 0.85;
/** Routes aim a little nearer than needed: a walk ends a step before its last point. */
const CLOSER = 0.75;
/** Share of the distance that each further search aims at: something else was nearer there. */
const NEARER = 0.7;
/** Searches for one walk: its target may stroll on, somebody may stand in the way. */
const SEARCHES = 8;
/** Seconds one waits before searching again where no way led on: whoever stands in it strolls on. */
const REST = 0.6;

export function nearEnough({ kind, size }: Target): number {
  if (kind === 'collectible') return Math.max(6, (size + PLAYER_SIZE) / 2 - 12);
  if (kind === 'exit') return 24;
  if (kind === 'zone') return 20;
  return reachOfSize(size) * SAFE;
}

export class Walker {
  private walk: Walk | undefined;
  private target: Target | undefined;
  private spot: Point | undefined;
  private interact = false;
  private searches = 0;
  /** Seconds left to wait before the next search. */
  private rest = 0;
  /** Answers of older searches are dropped. */
  private turn = 0;

  constructor(
    private readonly routes: RouteFinder,
    private readonly events: WalkEvents,
  ) {}

  get busy(): boolean {
    return this.walk !== undefined || this.target !== undefined;
  }

  toSpot(from: Point, spot: Point): void {
    this.stop();
    this.spot = spot;
    this.searches = 1;
    this.search(from);
  }

  toTarget(from: Point, target: Target, interact: boolean): void {
    this.stop();
    this.target = target;
    this.interact = interact;
    this.searches = 1;
    this.search(from);
  }

  /** The target was touched on the way, before its middle. */
  touched(id: string): void {
    if (this.target?.id === id) this.finish(this.target, true);
  }

  /** The player steers by hand, or the interface took the input. */
  stop(): void {
    this.turn += 1;
    this.rest = 0;
    this.walk = undefined;
    this.spot = undefined;
    const { target } = this;
    this.target = undefined;
    if (target) this.events.ended(target, false, false);
  }

  private search(from: Point): void {
    const to = this.target ?? this.spot;
    if (!to) return;
    this.turn += 1;
    const { turn } = this;
    const within = this.target ? nearEnough(this.target) * CLOSER * NEARER ** (this.searches - 1) : 0;
    const others = this.events.others(this.target?.id);
    void this.routes.find({ from, to, within, others }).then((route) => {
      if (turn === this.turn) this.walk = newWalk(route.points, this.target?.id, this.interact, route.arrives);
    });
  }

  /** Writes the direction to walk in and answers the units at most, or undefined when there is nothing to walk. */
  step(at: Point, seconds: number, direction: { x: number; y: number }): number | undefined {
    const { target, walk } = this;
    if (!walk) {
      this.wait(at, seconds);
      return undefined;
    }
    const near = target !== undefined && Math.hypot(target.x - at.x, target.y - at.y) <= nearEnough(target);
    if (near && this.events.foremost(target, at)) {
      this.finish(target, true);
      return undefined;
    }
    const step = stepWalk(walk, at, seconds);
    if (step.state === 'walking') {
      direction.x = step.dx;
      direction.y = step.dy;
      return step.left;
    }
    this.walk = undefined;
    if (!target && step.state === 'done') this.spot = undefined;
    else if (this.searches < SEARCHES) {
      this.searches += 1;
      if (walk.arrives) this.search(at);
      else this.rest = REST;
    } else if (target) this.finish(target, near);
    return undefined;
  }

  private wait(at: Point, seconds: number): void {
    if (this.rest <= 0) return;
    this.rest -= seconds;
    if (this.rest <= 0) this.search(at);
  }

  private finish(target: Target, arrived: boolean): void {
    this.turn += 1;
    this.walk = undefined;
    this.target = undefined;
    this.events.ended(target, arrived, this.interact);
  }
}
