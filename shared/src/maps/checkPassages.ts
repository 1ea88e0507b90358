// Finds passages that are too narrow for the player and have no wider alternative.
import { PLAYER_SIZE } from '../constants/movement.ts';
import {
  createDistanceField,
  type DistanceField,
  FINE_CELL,
  fineCellAt,
  fineCellCentre,
  floodFill,
} from './distanceField.ts';
import { describeWall } from './mapTargets.ts';
import { circleBoxContact, toOrientedBox } from './obstacles.ts';
import type { MapProblem, Point, RealmMap } from './realmMap.ts';

/** Passage width that the guide recommends. Units. */
const RECOMMENDED_WIDTH = 64;
/** Clearance from which a passage counts as wide: half of 1.5 tiles, less half a cell's diagonal. */
const WIDE_CLEARANCE = 22;
const PLAYER_CLEARANCE = PLAYER_SIZE / 2 - 0.5;
/** Clearances to search, widest first; at the last one a passage looks open but is impassable. */
const CLEARANCE_LEVELS = [19, PLAYER_CLEARANCE, 12] as const;
/** Areas smaller than this number of cells (80×80 px) are ignored. */
const MIN_AREA_CELLS = (80 / FINE_CELL) ** 2;

interface Gap {
  at: Point;
  width: number;
  beyond: Point;
}

export function checkPassages(map: RealmMap): MapProblem[] {
  const field = createDistanceField(map, WIDE_CLEARANCE + 2);
  const isWide = (cell: number) => (field.distances[cell] ?? 0) >= WIDE_CLEARANCE;
  const start = floodFill(
    field,
    [fineCellAt(field, map.spawn)],
    (cell) => (field.distances[cell] ?? 0) >= PLAYER_CLEARANCE,
  );
  const first = start.order.find(isWide);
  if (first === undefined) return [];
  const known = floodFill(field, [first], isWide).seen;
  return CLEARANCE_LEVELS.flatMap((level) => gapsAt(field, known, level)).map((gap) => gapProblem(map, gap));
}

/** Areas that can only be entered through gaps of this clearance; marks them in `known`. */
function gapsAt(field: DistanceField, known: Uint8Array, level: number): Gap[] {
  const isWide = (cell: number) => (field.distances[cell] ?? 0) >= WIDE_CLEARANCE;
  const starts = [...known.keys()].filter((cell) => known[cell]);
  const { order, from } = floodFill(field, starts, (cell) => (field.distances[cell] ?? 0) >= level);
  const gaps: Gap[] = [];
  for (const cell of order) {
    if (known[cell] || !isWide(cell)) continue;
    const place = floodFill(field, [cell], (each) => isWide(each) && !known[each]).order;
    for (const each of place) known[each] = 1;
    if (place.length < MIN_AREA_CELLS) continue;
    const narrow = narrowestCell(field, cell, from);
    const middle = place[Math.floor(place.length / 2)] ?? cell;
    gaps.push({
      at: fineCellCentre(field, narrow),
      width: Math.round((field.distances[narrow] ?? 0) * 2),
      beyond: fineCellCentre(field, middle),
    });
  }
  return gaps;
}

/** The cell with the least clearance between an area and the previous wide cell. */
function narrowestCell({ distances: room }: DistanceField, place: number, from: Int32Array): number {
  let best = from[place] ?? place;
  for (let cell = best; cell >= 0 && (room[cell] ?? 0) < WIDE_CLEARANCE; cell = from[cell] ?? -1) {
    if ((room[cell] ?? 0) < (room[best] ?? 0)) best = cell;
  }
  return best < 0 ? place : best;
}

function gapProblem(map: RealmMap, { at, width, beyond }: Gap): MapProblem {
  const contact = { depth: 0, nx: 0, ny: 0 };
  const near = map.walls
    .map((wall) => {
      circleBoxContact(toOrientedBox(wall), at.x, at.y, RECOMMENDED_WIDTH / 2, contact);
      return { wall, depth: contact.depth };
    })
    .filter(({ depth }) => depth > 0)
    .sort((a, b) => b.depth - a.depth);
  const sides = [...new Map(near.map(({ wall }) => [wall.object, wall])).values()].slice(0, 2);
  const between = sides.map((wall) => describeWall(map, wall)).join(' and ') || 'the walls and the edge of the world';
  const what =
    width < PLAYER_CLEARANCE * 2
      ? `this gap is about ${width} px wide: it looks open, but the player (${PLAYER_SIZE} px) does not pass`
      : `this way is only about ${width} px wide, and the player gets stuck in it`;
  const message = `${what} to the place at (${beyond.x}, ${beyond.y}). Widen it to ${RECOMMENDED_WIDTH} px by moving ${between}, or close it with a wall`;
  const object = sides[0]?.object;
  return { map: map.name, ...(object === undefined ? {} : { object }), at, message, level: 'warning' };
}
