// Where the parrots fly, and when the player nets a bubble, reaches a pad, or is too far away to hold one.
import type { MapRect, Point } from '@lanternwise/shared/maps/realmMap';

type Area = Pick<MapRect, 'x' | 'y' | 'width' | 'height'>;

/** Seconds for one round: slow enough to read in passing. */
const ROUND_SECONDS = 64;
/** Half the breadth and depth around a parrot's place on the ground in which its bubble is netted. */
const REACH = { x: 66, y: 44 };
const PAD_RADIUS = 46;
/** A netted sentence flies away when the player is this far from the place, units. */
const AWAY = 160;

/** The place on the ground of one of `all` parrots, which follow each other on an ellipse in the area. */
export function placeInFlight({ x, y, width, height }: Area, at: number, all: number, seconds: number) {
  const angle = (at / Math.max(1, all) + seconds / ROUND_SECONDS) * 2 * Math.PI;
  return {
    x: x + (width / 2) * (1 + Math.cos(angle)),
    y: y + (height / 2) * (1 + Math.sin(angle)),
    isLeftwards: Math.sin(angle) > 0,
  };
}

export const isNetted = (parrot: Point, player: Point): boolean =>
  Math.abs(parrot.x - player.x) < REACH.x && Math.abs(parrot.y - player.y) < REACH.y;

export const isOnPad = (pad: Point, player: Point): boolean =>
  Math.hypot(pad.x - player.x, pad.y - player.y) < PAD_RADIUS;

export const isAway = ({ x, y, width, height }: Area, player: Point): boolean =>
  player.x < x - AWAY || player.x > x + width + AWAY || player.y < y - AWAY || player.y > y + height + AWAY;
