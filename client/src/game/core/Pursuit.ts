// How a companion keeps up with the player: straight after it, on its trail, or by a way that is searched.
import { PLAYER_SPEED } from '@lanternwise/shared/constants/movement';
import type { Facing, Point } from '@lanternwise/shared/maps/realmMap';
import type { FindWay } from './Errands.ts';
import { Journey } from './Journey.ts';
import type { Body } from './Mover.ts';
import { isWayFree, type Surroundings } from './restingSpot.ts';
import { Trail } from './Trail.ts';

/** It stands from here, and is as fast as the player from there; beyond, it runs until it is there again. Units to the player. */
const NEAR = 62;
const FAR = 108;
export const RUN_FROM = 168;
/** A longer step of the player is none: it was moved. */
const JUMP = 90;
export const WALK = PLAYER_SPEED;
export const RUN = 430;
export const STROLL = 210;
const SLOWEST = 70;
/** Between two looks whether the way to the player is free. */
const LOOK_SECONDS = 0.2;

/** Who is followed. */
export interface Leader {
  readonly body: Readonly<Body>;
  readonly facing: Facing;
  /** Share of full speed in each direction. */
  readonly speed: Readonly<Point>;
}

export interface CompanionWorld extends Surroundings {
  findWay: FindWay;
}

export class Pursuit {
  /** Units to the player. */
  gap = 0;
  /** Since the player has stopped. */
  stoppedSeconds = 0;
  isRunning = false;
  /** The way that had to be searched. */
  journey: Journey | undefined;
  private readonly trail = new Trail();
  private readonly last = { x: Number.NaN, y: Number.NaN };
  private isDirect = false;
  private untilLook = 0;

  constructor(
    private readonly world: CompanionWorld,
    private readonly body: Readonly<Body>,
  ) {}

  /** Returns whether the player was put elsewhere. */
  watch({ body, speed }: Leader, seconds: number): boolean {
    const { last, trail } = this;
    const isMoved = !(Math.hypot(body.x - last.x, body.y - last.y) <= JUMP);
    last.x = body.x;
    last.y = body.y;
    if (isMoved) trail.restart(body);
    else trail.extend(body);
    this.stoppedSeconds = speed.x === 0 && speed.y === 0 ? this.stoppedSeconds + seconds : 0;
    this.measure(body);
    return isMoved;
  }

  measure(player: Readonly<Point>): void {
    this.gap = Math.hypot(player.x - this.body.x, player.y - this.body.y);
  }

  /** From here it can go straight to the player, whose trail starts again; returns the trail until now. */
  restart(player: Readonly<Point>): Point[] {
    const crumbs = this.trail.rest();
    this.trail.restart(player);
    this.drop();
    return crumbs;
  }

  /** Looks for the way once more. */
  drop(): void {
    this.journey = undefined;
    this.untilLook = 0;
    this.isRunning = false;
  }

  /** Units per second that keep the distance; 0 = near enough. */
  speedTo({ speed }: Leader): number {
    this.isRunning = this.gap > RUN_FROM || (this.isRunning && this.gap > FAR);
    if (this.isRunning) return RUN;
    if (this.gap <= NEAR) return 0;
    const isLeaderWalking = speed.x !== 0 || speed.y !== 0;
    return Math.max(isLeaderWalking ? SLOWEST : STROLL, WALK * Math.min(1, (this.gap - NEAR) / (FAR - NEAR)));
  }

  /** Where to walk now, unless there is a journey. */
  aim({ body }: Leader, seconds: number): Readonly<Point> {
    if (this.journey?.state === 'there') this.journey = undefined;
    this.untilLook -= seconds;
    if (this.untilLook <= 0) this.lookForWay(body);
    return (!this.isDirect && this.trail.next(this.body)) || body;
  }

  private lookForWay(player: Readonly<Point>): void {
    const { body, trail, world } = this;
    this.untilLook = LOOK_SECONDS;
    this.isDirect = this.gap <= RUN_FROM * 2 && isWayFree(world, body, player);
    if (this.isDirect) this.journey = undefined;
    if (this.isDirect || this.journey) return;
    const crumb = trail.next(body);
    if (crumb && isWayFree(world, body, crumb)) return;
    this.journey = Journey.to(world.findWay, body, [{ x: player.x, y: player.y }]);
    trail.restart(player);
  }
}
