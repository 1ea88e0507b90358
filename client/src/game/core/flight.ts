// Computes the way of a flame from the hand that sends it to its lantern: it rises, swings over in an arc, and is taken.
import type { Point } from '@lanternwise/shared/maps/realmMap';

/** Seconds that it hangs over the hand before it leaves. */
export const LIFT_SECONDS = 0.55;
const LIFT_UNITS = 34;
/** Speed of the way, and its bounds in seconds: a near lantern is seen to be reached, a far one is not waited for. */
const UNITS_PER_SECOND = 520;
const SHORTEST_SECONDS = 0.8;
const LONGEST_SECONDS = 2.2;
/** Height of the arc over the straight line, as a share of the distance, and its bounds in units. */
const ARC_SHARE = 0.22;
const ARC_BOUNDS = { least: 40, most: 150 } as const;

export interface Flight {
  from: Readonly<Point>;
  to: Readonly<Point>;
  /** Of the whole way, with the rise from the hand. */
  duration: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const distanceOf = ({ from, to }: Pick<Flight, 'from' | 'to'>): number => Math.hypot(to.x - from.x, to.y - from.y);

export function planFlight(from: Readonly<Point>, to: Readonly<Point>): Flight {
  const way = clamp(distanceOf({ from, to }) / UNITS_PER_SECOND, SHORTEST_SECONDS, LONGEST_SECONDS);
  return { from, to, duration: LIFT_SECONDS + way };
}

/** Slow from the hand, slow into the glass. */
const ease = (share: number): number => share * share * (3 - 2 * share);

/** Writes where the flame is after `seconds`. */
export function flameAt(flight: Flight, seconds: number, out: { x: number; y: number }): void {
  const { from, to, duration } = flight;
  const rise = ease(clamp(seconds / LIFT_SECONDS, 0, 1)) * LIFT_UNITS;
  const share = ease(clamp((seconds - LIFT_SECONDS) / (duration - LIFT_SECONDS), 0, 1));
  const arc = clamp(distanceOf(flight) * ARC_SHARE, ARC_BOUNDS.least, ARC_BOUNDS.most);
  out.x = from.x + (to.x - from.x) * share;
  out.y = from.y - rise + (to.y - from.y + rise) * share - arc * Math.sin(share * Math.PI);
}
