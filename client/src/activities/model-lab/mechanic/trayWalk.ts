// Rules of the trays that walk through the questions into a bin: where each is after some seconds, and which have arrived.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { wayTo } from './yardLayout.ts';

/** Units a second. */
const SPEED = 120;
/** Seconds from one tray to the next. */
const GAP = 0.7;

const legLength = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

const lengthOf = (way: readonly Point[]): number =>
  way.slice(1).reduce((sum, stop, at) => sum + legLength(way[at] ?? stop, stop), 0);

/** Undefined before it has set out; `isThere` once it is in its bin. */
export function placeTray(bin: number, at: number, seconds: number): (Point & { isThere: boolean }) | undefined {
  const way = wayTo(bin);
  let left = (seconds - at * GAP) * SPEED;
  if (left < 0) return undefined;
  for (const [leg, from] of way.slice(0, -1).entries()) {
    const to = way[leg + 1] ?? from;
    const length = legLength(from, to);
    if (left < length) {
      const share = left / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, isThere: false };
    }
    left -= length;
  }
  return { ...(way.at(-1) ?? { x: 0, y: 0 }), isThere: true };
}

/** Seconds until the last of them is in its bin. */
export const walkSeconds = (bins: readonly number[]): number =>
  Math.max(0, ...bins.map((bin, at) => at * GAP + lengthOf(wayTo(bin)) / SPEED));
