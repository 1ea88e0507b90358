// Chooses where a companion stands: free, clear of all things to use, beside or behind the player, or near a place.
import type { Facing, Point } from '@lanternwise/shared/maps/realmMap';
import type { Mover } from './Mover.ts';

/** Radius of the companion's body, which is smaller than the player's: it gets through wherever the player did. */
export const COMPANION_RADIUS = 10;
const PROBE_STEP = 8;
/** A way ends some units before its last point. */
const ARRIVAL_MARGIN = 4;

/** What a companion may ask of the map. */
export interface Surroundings {
  mover: Pick<Mover, 'hasRoom' | 'move'>;
  /** Whether it may stand there: nothing to use is there or behind it. */
  isClear(x: number, y: number, margin?: number): boolean;
  /** Whether the player plays there; a companion watches from the edge. */
  isWorkGround(x: number, y: number): boolean;
}

type Free = Pick<Surroundings, 'mover' | 'isClear'>;

const DIRECTIONS: Readonly<Record<Facing, number>> = { right: 0, down: 0.5, left: 1, up: -0.5 };
/** Half turns from where the player looks: behind on both sides, beside, straight behind. */
const TURNS = [0.7, -0.7, 0.5, -0.5, 0.85, -0.85, 1] as const;
/** All around a place. */
const AROUND = [0, 1, 0.25, 0.75, -0.25, -0.75, 0.5, -0.5] as const;
/** Units from the player: the first ring that has a free spot is taken. */
const RINGS = [
  [64, 84],
  [104, 128],
  [160, 200],
] as const;
const WIDE_RINGS = [...RINGS, [240, 300], [360, 420]] as const;

export function isWayFree({ mover }: Pick<Free, 'mover'>, from: Readonly<Point>, to: Readonly<Point>): boolean {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / PROBE_STEP));
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    // A body that leans on a wall overlaps it by rounding.
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    if (!mover.hasRoom(x, y, COMPANION_RADIUS - 0.5)) return false;
  }
  return true;
}

const isFree = ({ mover, isClear }: Free, { x, y }: Point) =>
  mover.hasRoom(x, y, COMPANION_RADIUS) && isClear(x, y, ARRIVAL_MARGIN);

const distance = (a: Readonly<Point>, b: Readonly<Point>) => Math.hypot(a.x - b.x, a.y - b.y);

const around = (centre: Readonly<Point>, halfTurns: number, units: number): Point => ({
  x: centre.x + Math.cos(halfTurns * Math.PI) * units,
  y: centre.y + Math.sin(halfTurns * Math.PI) * units,
});

/** Never where the player looks. `from` = where the companion is; `isWide` = it may be farther away. */
export function spotBeside(
  map: Free,
  player: Readonly<Point>,
  facing: Facing,
  from: Readonly<Point>,
  isWide = false,
): Point | undefined {
  for (const ring of isWide ? WIDE_RINGS : RINGS) {
    const spots = ring.flatMap((units) => TURNS.map((turn) => around(player, DIRECTIONS[facing] + turn, units)));
    const free = spots.filter((spot) => isFree(map, spot) && isWayFree(map, player, spot));
    const [best] = free.toSorted((a, b) => distance(a, from) - distance(b, from));
    if (best) return best;
  }
  return undefined;
}

/** The nearest free spot around where somebody is, if that is not free itself. */
export function spotNear(map: Free, at: Readonly<Point>): Point | undefined {
  if (isFree(map, at)) return { x: at.x, y: at.y };
  for (const ring of RINGS) {
    for (const units of ring.map((each) => each / 2)) {
      const spot = AROUND.map((turn) => around(at, turn, units)).find(
        (each) => isFree(map, each) && isWayFree(map, at, each),
      );
      if (spot) return spot;
    }
  }
  return undefined;
}

/** Free spots at a place that keeps `clearance` units around it: the innermost first, of these the nearest. */
export function spotsAt(map: Free, place: Readonly<Point>, clearance: number, from: Readonly<Point>): Point[] {
  const rings = [clearance + 6, clearance + 30, clearance + 70];
  return rings.flatMap((units) =>
    AROUND.map((turn) => around(place, turn, units))
      .filter((spot) => isFree(map, spot))
      .toSorted((a, b) => distance(a, from) - distance(b, from)),
  );
}
