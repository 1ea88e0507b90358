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
  /** Whether it would be seen there: no picture hides it. */
  isSeen(x: number, y: number): boolean;
  /** Whether the player plays there; a companion watches from the edge. */
  isWorkGround(x: number, y: number): boolean;
}

type Free = Pick<Surroundings, 'mover' | 'isClear'>;
type Seen = Pick<Surroundings, 'mover' | 'isClear' | 'isSeen'>;

const DIRECTIONS: Readonly<Record<Facing, number>> = { right: 0, down: 0.5, left: 1, up: -0.5 };
/** Half turns from where the player looks: behind on both sides, beside, straight behind. */
const TURNS = [0.7, -0.7, 0.5, -0.5, 0.85, -0.85, 1] as const;
/** Before the player: only where there is no other place. */
const TURNS_AHEAD = [0.3, -0.3, 0.15, -0.15, 0] as const;
/** All around a place. */
const AROUND = [0, 1, 0.25, 0.75, -0.25, -0.75, 0.5, -0.5] as const;
/** Units from the player. */
const RINGS = [64, 84, 104, 128, 160, 200, 240, 300, 360, 420] as const;
/** A unit farther from the player is as bad as so many to walk. */
const FAR_COST = 1.6;
/** Of a way that leads round the player. */
const ROUND_COST = 60;
/** Of a spot where nobody sees it. */
const HIDDEN_COST = 130;
/** Half of the angle, as its cosine, in which the player looks. */
const IN_SIGHT = 0.5;

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

/** Units to walk there: straight, or back to the player and on from there. */
function wayTo(map: Free, from: Readonly<Point>, player: Readonly<Point>, spot: Readonly<Point>): number {
  if (isWayFree(map, from, spot)) return distance(from, spot);
  return distance(from, player) + distance(player, spot) + ROUND_COST;
}

/** Where somebody is may be good enough: free, at the player's side, and not where it looks. */
function isGoodAlready(map: Seen, player: Readonly<Point>, facing: Facing, from: Readonly<Point>): boolean {
  const gap = distance(player, from);
  const angle = DIRECTIONS[facing] * Math.PI;
  const ahead = ((from.x - player.x) * Math.cos(angle) + (from.y - player.y) * Math.sin(angle)) / gap;
  return gap >= RINGS[0] && gap <= RINGS[3] && ahead < IN_SIGHT && isFree(map, from) && map.isSeen(from.x, from.y);
}

/** Beside or behind the player, not where it looks, if there is room; near it, and near to walk to. `from` = where the companion is. */
export function spotBeside(
  map: Seen,
  player: Readonly<Point>,
  facing: Facing,
  from: Readonly<Point>,
): Point | undefined {
  if (isGoodAlready(map, player, facing, from)) return { x: from.x, y: from.y };
  const [sides, ahead] = [TURNS, TURNS_AHEAD].map((turns) => turns.map((turn) => DIRECTIONS[facing] + turn));
  return cheapest(map, player, sides ?? [], from) ?? cheapest(map, player, ahead ?? [], from);
}

function cheapest(
  map: Seen,
  player: Readonly<Point>,
  directions: readonly number[],
  from: Readonly<Point>,
): Point | undefined {
  let best: Point | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const units of RINGS) {
    if (units * FAR_COST >= least) break;
    for (const direction of directions) {
      const spot = around(player, direction, units);
      if (!isFree(map, spot) || !isWayFree(map, player, spot)) continue;
      const hidden = map.isSeen(spot.x, spot.y) ? 0 : HIDDEN_COST;
      const cost = units * FAR_COST + hidden + wayTo(map, from, player, spot);
      if (cost >= least) continue;
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** The nearest free spot around where somebody is, if that is not free itself. */
export function spotNear(map: Free, at: Readonly<Point>): Point | undefined {
  if (isFree(map, at)) return { x: at.x, y: at.y };
  for (const ring of RINGS) {
    const spot = AROUND.map((turn) => around(at, turn, ring / 2)).find(
      (each) => isFree(map, each) && isWayFree(map, at, each),
    );
    if (spot) return spot;
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
