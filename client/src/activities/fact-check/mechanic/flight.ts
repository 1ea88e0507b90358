// Where the parrots fly, and when the player nets a bubble, reaches a pad, or is too far away to hold one.
import type { MapRect, Point } from '@lanternwise/shared/maps/realmMap';
import { isInside } from '../../../game/core/framing.ts';

type Area = Pick<MapRect, 'x' | 'y' | 'width' | 'height'>;

/** The bubble lies at the top, the shadow at the bottom; between them flies the parrot. */
export const BUBBLE = { width: 142, height: 130, box: 46, ground: 124 } as const;
/** Seconds for one round: slow enough to read in passing. */
const ROUND_SECONDS = 64;
/** Half the breadth and depth around a parrot's place on the ground in which its bubble is netted. */
const REACH = { x: 66, y: 44 };
const PAD_RADIUS = 46;
/** A netted sentence flies away when the player is this far from the place, units. */
const AWAY = 160;

/** The place on the ground of one of `all` parrots, which follow each other along the edges of the area, so that their bubbles keep apart. */
export function placeInFlight({ x, y, width, height }: Area, at: number, all: number, seconds: number) {
  const share = at / Math.max(1, all) + seconds / ROUND_SECONDS;
  const [right, middle, foot] = [x + width, y + height / 2, y + height];
  const way = 2 * (width + height);
  const along = (share - Math.floor(share)) * way;
  // From the middle of the right edge down and to the left, then back along the upper edge.
  const ends = [height / 2, height / 2 + width, height * 1.5 + width, height * 1.5 + 2 * width] as const;
  const isLeftwards = along > 0 && along < ends[1] + height / 2;
  if (along < ends[0]) return { x: right, y: middle + along, isLeftwards };
  if (along < ends[1]) return { x: right - (along - ends[0]), y: foot, isLeftwards };
  if (along < ends[2]) return { x, y: foot - (along - ends[1]), isLeftwards };
  if (along < ends[3]) return { x: x + along - ends[2], y, isLeftwards };
  return { x: right, y: y + along - ends[3], isLeftwards };
}

export const isNetted = (parrot: Point, player: Point): boolean =>
  Math.abs(parrot.x - player.x) < REACH.x && Math.abs(parrot.y - player.y) < REACH.y;

export const isOnPad = (pad: Point, player: Point): boolean =>
  Math.hypot(pad.x - player.x, pad.y - player.y) < PAD_RADIUS;

export const isAway = (area: Area, player: Point): boolean => !isInside(area, player, AWAY);
