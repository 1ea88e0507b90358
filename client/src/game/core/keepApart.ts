// How high what flies with a bubble must rise, so that it hides neither people nor another's words.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Area } from './goalArrow.ts';

/** A part of a picture, from the point on the ground to which it belongs. */
type Part = Area;

const GAP = 2;
const MOST_TRIES = 24;

const partAt = (part: Part, { x, y }: Point, lift: number): Area => ({
  ...{ x: x + part.x, y: y + part.y - lift, width: part.width, height: part.height },
});

const meet = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Those in front rise first; who flies behind rises over them. The answers stand in the order of `flying`. */
export function liftsOf(flying: readonly Point[], parts: readonly Part[], people: readonly Area[]): number[] {
  const taken = [...people];
  const lifts = flying.map(() => 0);
  const order = flying.map((_, at) => at).sort((a, b) => (flying[b]?.y ?? 0) - (flying[a]?.y ?? 0));
  for (const at of order) {
    const point = flying[at];
    if (!point) continue;
    const lift = freeLift(point, parts, taken);
    lifts[at] = lift;
    taken.push(...parts.map((part) => partAt(part, point, lift)));
  }
  return lifts;
}

function freeLift(point: Point, parts: readonly Part[], taken: readonly Area[]): number {
  let lift = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const rise = riseOver(point, parts, taken, lift);
    if (rise === 0) break;
    lift += rise;
  }
  return lift;
}

/** How much higher it must be to pass over what it meets at this height; 0 = nothing. */
function riseOver(point: Point, parts: readonly Part[], taken: readonly Area[], lift: number): number {
  let rise = 0;
  for (const part of parts) {
    const own = partAt(part, point, lift);
    for (const other of taken) if (meet(own, other)) rise = Math.max(rise, own.y + own.height - other.y + GAP);
  }
  return rise;
}
