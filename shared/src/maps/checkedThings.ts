// What the checks of a map share: how a problem is said, what there is to reach, and what stands in a wall.
import { INTERACTION_MARGIN } from '../constants/movement.ts';
import { boxOf, circleInBox } from './obstacles.ts';
import type { MapProblem, Point, RealmMap, Wall } from './realmMap.ts';

export type Thing = Point & { object: number };

/** Something the player goes to, with the distance from which it can be used. */
export interface Target extends Thing {
  id: string;
  reach: number;
  what: 'npc' | 'collectible' | 'shop' | 'exit' | 'zone';
}

/** Distance at which an exit lets through, less a little for the cells of the search. */
const EXIT_REACH = 40;
/** A touch is no overlap. Units. */
const TOUCH = 0.5;

export const problem = (
  map: RealmMap,
  thing: Thing,
  message: string,
  level: MapProblem['level'] = 'error',
): MapProblem => ({ map: map.name, object: thing.object, at: { x: thing.x, y: thing.y }, message, level });

export function targetsOf(map: RealmMap): Target[] {
  const withReach =
    (what: Target['what']) =>
    ({ object, id, x, y, size }: Thing & { id: string; size: number }): Target => ({
      object,
      id,
      x,
      y,
      what,
      reach: size + INTERACTION_MARGIN,
    });
  return [
    ...map.npcs.map(withReach('npc')),
    ...map.collectibles.map(withReach('collectible')),
    ...map.shops.map(withReach('shop')),
    ...map.exits.map(({ object, id, x, y }): Target => ({ object, id, x, y, what: 'exit', reach: EXIT_REACH })),
    ...map.zones.map((zone): Target => {
      const { cx: x, cy: y } = boxOf(zone);
      return { object: zone.object, id: zone.id, x, y, what: 'zone', reach: Math.min(zone.width, zone.height) / 2 };
    }),
  ];
}

/** The wall that a round body stands in, if any. */
export function wallAt(walls: readonly Wall[], at: Point, radius: number): Wall | undefined {
  const contact = { depth: 0, nx: 0, ny: 0 };
  return walls.find((wall) => {
    circleInBox(boxOf(wall), at.x, at.y, radius, contact);
    return contact.depth > TOUCH;
  });
}

/** "the wall of object 12", or of the prop whose footprint it is. */
export function wallText(map: RealmMap, wall: Wall): string {
  const prop = map.props.find(({ object }) => object === wall.object);
  return prop ? `the wall of the prop "${prop.frame}" (object ${wall.object})` : `the wall object ${wall.object}`;
}
