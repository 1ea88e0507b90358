// Steps wandering characters: a walk to a spot near home, a rest, the next spot, never beyond their radius.
import { NPC_SPEED } from '@lanternwise/shared/constants/movement';
import type { Facing } from '@lanternwise/shared/maps/realmMap';
import type { Errands } from './Errands.ts';
import { facingFromMovement } from './facing.ts';
import type { Body, Mover } from './Mover.ts';
import type { Station } from './stations.ts';

export interface Wanderer {
  body: Body;
  /** With the direction in which it looks there. */
  home: Station;
  /** Maximum distance from home, units. */
  radius: number;
  static: boolean;
  facing: Facing;
  walking: boolean;
  /** Remaining seconds of rest. */
  restSeconds: number;
  goal: { x: number; y: number } | undefined;
  /** Walks between things that are used; without them to random spots. */
  errands?: Errands;
  /** Where it uses something now. */
  station?: Station | undefined;
  /** Runs, because it was called; until it has arrived. */
  isCalled?: boolean;
}

export type Random = () => number;

/** Who is called does not stroll: what happened is over soon. Units per second. */
const CALLED_SPEED = 130;
/** Before it tries once more where something stands in its way. */
const CALLED_REST_SECONDS = 0.3;
const REST_MIN_SECONDS = 1.2;
const REST_SPAN_SECONDS = 3.2;
/** Added to the rest where something is used. */
const STATION_SECONDS = 3;
/** A random spot nearer than this is replaced by home. */
const MIN_WALK_DISTANCE = 24;

export function createWanderer(spot: {
  x: number;
  y: number;
  size: number;
  radius: number;
  static: boolean;
  facing: Facing;
}): Wanderer {
  return {
    body: { x: spot.x, y: spot.y, radius: spot.size / 2 },
    home: { x: spot.x, y: spot.y, facing: spot.facing },
    radius: spot.radius,
    static: spot.static,
    facing: spot.facing,
    walking: false,
    restSeconds: REST_MIN_SECONDS,
    goal: undefined,
  };
}

/** Advances by `seconds`. `others` block it; walls are handled by the mover. */
export function stepWanderer(
  wanderer: Wanderer,
  seconds: number,
  mover: Mover,
  others: readonly Body[],
  random: Random,
): void {
  wanderer.walking = false;
  if (isRooted(wanderer) && !wanderer.isCalled) return;
  if (!wanderer.goal) {
    wanderer.restSeconds -= seconds;
    if (wanderer.restSeconds > 0) return;
    wanderer.goal = wanderer.errands ? wanderer.errands.next(wanderer.body, random) : randomPointNear(wanderer, random);
    if (!wanderer.goal) return;
  }
  const { body, goal } = wanderer;
  const dx = goal.x - body.x;
  const dy = goal.y - body.y;
  const distance = Math.hypot(dx, dy);
  const stride = Math.min(distance, (wanderer.isCalled ? CALLED_SPEED : NPC_SPEED) * seconds);
  if (distance < 1) {
    Object.assign(body, { x: goal.x, y: goal.y });
    reachGoal(wanderer, random);
    return;
  }
  const fromX = body.x;
  const fromY = body.y;
  const touched = mover.move(body, (dx / distance) * stride, (dy / distance) * stride, others);
  wanderer.facing = facingFromMovement(dx, dy, wanderer.facing);
  wanderer.walking = true;
  wanderer.station = undefined;
  // Stations lie within the radius, but a way round a wall may leave it for a moment.
  const isOutsideRadius =
    !wanderer.errands && Math.hypot(body.x - wanderer.home.x, body.y - wanderer.home.y) > wanderer.radius;
  if (isOutsideRadius) {
    body.x = fromX;
    body.y = fromY;
  }
  // Blocked: rest, then choose another spot instead of walking in place.
  if (isOutsideRadius || (touched && Math.hypot(body.x - fromX, body.y - fromY) < stride * 0.7)) {
    wanderer.errands?.abandon();
    startRest(wanderer, random);
  }
}

/** Rests at the goal; on an errand only at its station, turned to the thing there. */
function reachGoal(wanderer: Wanderer, random: Random): void {
  const { errands } = wanderer;
  const station = errands?.reach();
  if (errands && !station) {
    wanderer.goal = errands.next(wanderer.body, random);
    wanderer.walking = wanderer.goal !== undefined;
    return;
  }
  wanderer.isCalled = false;
  startRest(wanderer, random);
  if (!station) return;
  wanderer.facing = station.facing;
  wanderer.station = station;
  wanderer.restSeconds += STATION_SECONDS;
}

function startRest(wanderer: Wanderer, random: Random): void {
  wanderer.goal = undefined;
  wanderer.walking = false;
  wanderer.restSeconds = wanderer.isCalled ? CALLED_REST_SECONDS : REST_MIN_SECONDS + random() * REST_SPAN_SECONDS;
}

/** Only leaves its place when it is called. */
const isRooted = (wanderer: Wanderer): boolean => wanderer.static || wanderer.radius <= 0;

/** Leaves what it does and runs to a station; `stays` = it comes back there later. Only for who goes on errands. */
export function callWanderer(wanderer: Wanderer, station: Station, stays: boolean): void {
  wanderer.errands?.call(station, stays);
  wanderer.goal = undefined;
  wanderer.station = undefined;
  wanderer.restSeconds = 0;
  wanderer.isCalled = true;
}

/** It need not come any more, and goes on with its day. */
export function releaseWanderer(wanderer: Wanderer, station: Station): void {
  wanderer.errands?.dismiss(station);
  const { body, home } = wanderer;
  // Who has a place of its own is sought there.
  if (isRooted(wanderer) && (body.x !== home.x || body.y !== home.y)) {
    callWanderer(wanderer, home, false);
    return;
  }
  if (!wanderer.isCalled) return;
  wanderer.isCalled = false;
  wanderer.goal = undefined;
}

/** Uniform over the disc around home. */
function randomPointNear({ home, radius, body }: Wanderer, random: Random): { x: number; y: number } {
  const angle = random() * Math.PI * 2;
  const distance = Math.sqrt(random()) * radius;
  const spot = { x: home.x + Math.cos(angle) * distance, y: home.y + Math.sin(angle) * distance };
  return Math.hypot(spot.x - body.x, spot.y - body.y) < MIN_WALK_DISTANCE ? { x: home.x, y: home.y } : spot;
}
