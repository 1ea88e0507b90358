// Helpers of the map checks: problems, targets and wall lookup.
import { INTERACTION_MARGIN, LANTERN_SIZE, POST_SIZE } from '../constants/movement.ts';
import { circleBoxContact, toOrientedBox } from './obstacles.ts';
import type { MapProblem, Point, RealmMap, Wall } from './realmMap.ts';

export type PlacedObject = Point & { object: number };

/** An object that the player uses, with the distance from which it can be used. */
export interface MapTarget extends PlacedObject {
  id: string;
  useDistance: number;
  kind: 'npc' | 'collectible' | 'shop' | 'exit' | 'zone' | 'lantern' | 'post';
}

/** EXIT_TRIGGER_DISTANCE less a margin for the cell size. */
const EXIT_USE_DISTANCE = 40;
/** Smaller overlaps are ignored. Units. */
const OVERLAP_TOLERANCE = 0.5;

export const createMapProblem = (
  map: RealmMap,
  thing: PlacedObject,
  message: string,
  level: MapProblem['level'] = 'error',
): MapProblem => ({ map: map.name, object: thing.object, at: { x: thing.x, y: thing.y }, message, level });

export function mapTargets(map: RealmMap): MapTarget[] {
  const withReach =
    (kind: MapTarget['kind']) =>
    ({ object, id, x, y, size }: PlacedObject & { id: string; size: number }): MapTarget => ({
      object,
      id,
      x,
      y,
      kind,
      useDistance: size + INTERACTION_MARGIN,
    });
  return [
    ...map.npcs.map(withReach('npc')),
    ...map.collectibles.map(withReach('collectible')),
    ...map.shops.map(withReach('shop')),
    ...map.lanterns.map((lantern) => withReach('lantern')({ ...lantern, size: LANTERN_SIZE })),
    ...map.posts.map((post) => withReach('post')({ ...post, size: POST_SIZE })),
    ...map.exits.map(
      ({ object, id, x, y }): MapTarget => ({ object, id, x, y, kind: 'exit', useDistance: EXIT_USE_DISTANCE }),
    ),
    ...map.zones.map((zone): MapTarget => {
      const { cx: x, cy: y } = toOrientedBox(zone);
      return {
        object: zone.object,
        id: zone.id,
        x,
        y,
        kind: 'zone',
        useDistance: Math.min(zone.width, zone.height) / 2,
      };
    }),
  ];
}

/** The wall that overlaps a round body; undefined if there is none. */
export function wallAt(walls: readonly Wall[], at: Point, radius: number): Wall | undefined {
  const contact = { depth: 0, nx: 0, ny: 0 };
  return walls.find((wall) => {
    circleBoxContact(toOrientedBox(wall), at.x, at.y, radius, contact);
    return contact.depth > OVERLAP_TOLERANCE;
  });
}

/** "the wall object 12", or the prop whose footprint it is. */
export function describeWall(map: RealmMap, wall: Wall): string {
  const prop = map.props.find(({ object }) => object === wall.object);
  const lantern = map.lanterns.find(({ object }) => object === wall.object);
  if (lantern) return `the foot of the great lantern "${lantern.id}" (object ${wall.object})`;
  if (map.posts.some(({ object }) => object === wall.object)) return `the foot of the post (object ${wall.object})`;
  return prop ? `the wall of the prop "${prop.frame}" (object ${wall.object})` : `the wall object ${wall.object}`;
}
