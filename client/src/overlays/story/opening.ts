// When what happens in the opening: seconds of each line, lanterns that go out one after another, and who comes along the road.
import { LANTERNS } from '../transition/scenery.ts';

/** Each line stands so long while the opening runs by itself, seconds. */
export const LINE_SECONDS = 7;
/** Of the lines: the lanterns go out at the third, Wick comes at the fifth. */
const OUT_AT = 2 * LINE_SECONDS;
const WICK_AT = 4 * LINE_SECONDS;
/** From one lantern to the next, and of one until it is dark. */
const OUT_STEP = 0.9;
const OUT_FADE = 0.7;
/** Where the child stands, and where Wick comes from and stops, as shares of the road. */
export const CHILD_AT = 0.42;
const WICK_FROM = 0.86;
const WICK_TO = 0.462;
const WICK_SECONDS = 5;

/** How far the lantern at this share of the road is lit, 0–1, `seconds` after the beginning; the farthest goes out first. */
export function lanternLight(share: number, seconds: number): number {
  const place = [...LANTERNS].reverse().findIndex((post) => post.share === share);
  return Math.min(1, Math.max(0, 1 - (seconds - OUT_AT - place * OUT_STEP) / OUT_FADE));
}

/** How dark it is when no lantern burns any more, 0–1. */
const NIGHT = 0.42;

export const nightOf = (seconds: number): number =>
  NIGHT * (1 - LANTERNS.reduce((sum, { share }) => sum + lanternLight(share, seconds), 0) / LANTERNS.length);

export interface WickOnRoad {
  at: number;
  isWalking: boolean;
}

/** Nobody before Wick comes. */
export function wickOnRoad(seconds: number): WickOnRoad | undefined {
  if (seconds < WICK_AT) return undefined;
  const way = Math.min(1, (seconds - WICK_AT) / WICK_SECONDS);
  return { at: WICK_FROM + (WICK_TO - WICK_FROM) * way, isWalking: way < 1 };
}
