// Chooses who comes to a place where something happened, and where they stand around it.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { facingFromMovement } from './facing.ts';
import type { Station } from './stations.ts';

/** Who is so near sees it from there, units. */
export const EARSHOT = 190;
/** Who is farther away does not come: it would be over. */
const NEAR = 620;
/** Where one may stand, from the middle of what happened: at its sides first, so that nobody hides it. */
const STANDS: readonly (readonly [x: number, y: number])[] = [
  [-66, 8],
  [66, 8],
  [-46, 46],
  [46, 46],
  [-112, 22],
  [112, 22],
  [-60, -38],
  [60, -38],
];
/** Between two who stand there. */
const ELBOW_ROOM = 40;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The nearest first, at most `most`; who cannot walk must be near already. */
export function whoComes<P extends Readonly<Point>>(
  people: readonly P[],
  place: Point,
  most: number,
  canWalk: (one: P) => boolean,
): P[] {
  return people
    .filter((one) => distance(one, place) <= (canWalk(one) ? NEAR : EARSHOT))
    .sort((a, b) => distance(a, place) - distance(b, place))
    .slice(0, most);
}

/** The free stand that is nearest to somebody who comes; undefined where all are taken. `taken` = where others are or will be. */
export function standFor(
  from: Point,
  place: Point,
  taken: readonly Point[],
  hasRoom: (x: number, y: number) => boolean,
): Station | undefined {
  const free = STANDS.map(([dx, dy]) => ({ x: place.x + dx, y: place.y + dy })).filter(
    (at) => hasRoom(at.x, at.y) && taken.every((other) => distance(other, at) >= ELBOW_ROOM),
  );
  const [best] = free.toSorted((a, b) => distance(a, from) - distance(b, from));
  return best && { ...best, facing: facingFromMovement(place.x - best.x, place.y - best.y, 'down') };
}

/** Seconds that a line stays: time to look up and to read it. */
export const lineSeconds = (line: string): number => 1.2 + line.split(/\s+/).length * 0.34;
