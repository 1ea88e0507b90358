// How characters stroll: to a spot near home, a rest, the next spot; never further than their radius.
import { NPC_SPEED } from '@lanternwise/shared/constants/movement';
import type { Facing } from '@lanternwise/shared/maps/realmMap';
import { facingOf } from './facing.ts';
import type { Body, Mover } from './mover.ts';

export interface Wanderer {
  body: Body;
  home: { x: number; y: number };
  /** Farthest from home, units. */
  radius: number;
  static: boolean;
  facing: Facing;
  walking: boolean;
  /** Seconds of rest that are left. */
  rest: number;
  goal: { x: number; y: number } | undefined;
}

export type Random = () => number;

const REST_MIN = 1.2;
const REST_SPAN = 3.2;
/** A spot nearer than this is not worth the walk. */
const SHORTEST = 24;

export function wanderer(spot: {
  x: number;
  y: number;
  size: number;
  radius: number;
  static: boolean;
  facing: Facing;
}): Wanderer {
  return {
    body: { x: spot.x, y: spot.y, radius: spot.size / 2 },
    home: { x: spot.x, y: spot.y },
    radius: spot.radius,
    static: spot.static,
    facing: spot.facing,
    walking: false,
    rest: REST_MIN,
    goal: undefined,
  };
}

/** One step of `seconds`. `others` block it; walls are the mover's. */
export function stepWanderer(
  who: Wanderer,
  seconds: number,
  mover: Mover,
  others: readonly Body[],
  random: Random,
): void {
  who.walking = false;
  if (who.static || who.radius <= 0) return;
  if (!who.goal) {
    who.rest -= seconds;
    if (who.rest > 0) return;
    who.goal = spotNear(who, random);
  }
  const { body, goal } = who;
  const dx = goal.x - body.x;
  const dy = goal.y - body.y;
  const distance = Math.hypot(dx, dy);
  const stride = Math.min(distance, NPC_SPEED * seconds);
  if (distance < 1) {
    takeRest(who, random);
    return;
  }
  const fromX = body.x;
  const fromY = body.y;
  const touched = mover.move(body, (dx / distance) * stride, (dy / distance) * stride, others);
  who.facing = facingOf(dx, dy, who.facing);
  who.walking = true;
  const beyond = Math.hypot(body.x - who.home.x, body.y - who.home.y) > who.radius;
  if (beyond) {
    body.x = fromX;
    body.y = fromY;
  }
  // It met something: rest, then go elsewhere, instead of marching on the spot.
  if (beyond || (touched && Math.hypot(body.x - fromX, body.y - fromY) < stride * 0.7)) takeRest(who, random);
}

function takeRest(who: Wanderer, random: Random): void {
  who.goal = undefined;
  who.walking = false;
  who.rest = REST_MIN + random() * REST_SPAN;
}

/** Evenly over the disc around home. */
function spotNear({ home, radius, body }: Wanderer, random: Random): { x: number; y: number } {
  const angle = random() * Math.PI * 2;
  const far = Math.sqrt(random()) * radius;
  const spot = { x: home.x + Math.cos(angle) * far, y: home.y + Math.sin(angle) * far };
  return Math.hypot(spot.x - body.x, spot.y - body.y) < SHORTEST ? { ...home } : spot;
}
