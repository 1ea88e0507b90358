// Checks for overlaps between characters, collectibles, shops, exits, props, walls and the spawn.
import { EXIT_TRIGGER_DISTANCE, PLAYER_SIZE } from '../constants/movement.ts';
import { isAirborne } from './animals.ts';
import { createMapProblem, describeWall, type MapTarget, mapTargets, wallAt } from './mapTargets.ts';
import type { MapProblem, NpcSpot, Point, Prop, RealmMap } from './realmMap.ts';

/** Equal props closer than this count as duplicates. Units. */
const DUPLICATE_DISTANCE = 1;
/** Objects without collision may overlap a wall; only their centre must be free. */
const CENTRE_RADIUS = 1;
/** Half the size of the arrow's picture. */
const ARROW_RADIUS = 24;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function checkOverlaps(map: RealmMap): MapProblem[] {
  return [...objectsInWalls(map), ...overlappingObjects(map), ...objectsAtSpawn(map), ...duplicateObjects(map)];
}

function objectsInWalls(map: RealmMap): MapProblem[] {
  const people = map.npcs.flatMap((npc) => objectInWall(map, { ...npc, kind: 'npc' }, npc.size / 2, severityOf(npc)));
  const items = map.collectibles.flatMap((item) =>
    objectInWall(map, { ...item, kind: 'collectible' }, CENTRE_RADIUS, 'error'),
  );
  const exits = map.exits.flatMap((exit) => objectInWall(map, { ...exit, kind: 'exit' }, CENTRE_RADIUS, 'error'));
  const animals = map.animals
    .filter(({ kind }) => !isAirborne(kind))
    .flatMap((animal) => {
      const wall = wallAt(map.walls, animal, CENTRE_RADIUS);
      const message = wall && `this ${animal.kind} lives in ${describeWall(map, wall)}; move it to open ground`;
      return message ? [createMapProblem(map, animal, message)] : [];
    });
  return [...people, ...items, ...exits, ...animals];
}

/** A static NPC may overlap a wall, e.g. a counter; a wandering one would be stuck. */
const severityOf = (npc: NpcSpot) => (npc.static ? 'warning' : 'error');

function objectInWall(
  map: RealmMap,
  thing: Pick<MapTarget, 'object' | 'x' | 'y' | 'id' | 'kind'>,
  radius: number,
  level: MapProblem['level'],
): MapProblem[] {
  const wall = wallAt(map.walls, thing, radius);
  if (!wall) return [];
  const away = Math.max(radius, PLAYER_SIZE / 2);
  const message = `the ${thing.kind} "${thing.id}" stands in ${describeWall(map, wall)}; move it ${away} px away from it`;
  return [createMapProblem(map, thing, message, level)];
}

/** Radius that an object needs; a shop's is small, because its keeper stands at the wall. */
function radiusOf(map: RealmMap, target: MapTarget, other: MapTarget): number {
  const sizes = target.kind === 'npc' ? map.npcs : target.kind === 'collectible' ? map.collectibles : map.shops;
  if (target.kind === 'exit') return ARROW_RADIUS;
  if (target.kind === 'shop' && other.kind !== 'shop') return PLAYER_SIZE / 2;
  return (sizes.find(({ object }) => object === target.object)?.size ?? 0) / 2;
}

function overlappingObjects(map: RealmMap): MapProblem[] {
  const things = mapTargets(map).filter(({ kind }) => kind !== 'zone');
  return things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .filter((other) => distance(one, other) < radiusOf(map, one, other) + radiusOf(map, other, one))
      .map((other) => {
        const apart = Math.ceil(radiusOf(map, one, other) + radiusOf(map, other, one));
        const names = `the ${one.kind} "${one.id}" (object ${one.object}) and the ${other.kind} "${other.id}"`;
        return createMapProblem(map, other, `${names} overlap; move them at least ${apart} px apart`);
      }),
  );
}

function objectsAtSpawn(map: RealmMap): MapProblem[] {
  const room = (target: MapTarget) =>
    target.kind === 'exit' ? EXIT_TRIGGER_DISTANCE : PLAYER_SIZE / 2 + radiusOf(map, target, target);
  return mapTargets(map)
    .filter((target) => target.kind !== 'zone' && target.kind !== 'shop' && distance(target, map.spawn) < room(target))
    .map((target) => {
      const away = Math.ceil(room(target));
      const message = `the ${target.kind} "${target.id}" stands where the player starts; move it at least ${away} px away from the spawn`;
      return createMapProblem(map, target, message);
    });
}

const samePicture = (a: Prop, b: Prop) =>
  a.frame === b.frame && a.atlas === b.atlas && a.flipX === b.flipX && a.flipY === b.flipY;

/** Duplicates are invisible but cost rendering time. */
function duplicateObjects(map: RealmMap): MapProblem[] {
  const footprints = new Set(map.props.map(({ object }) => object));
  const drawn = map.walls.filter(({ object }) => !footprints.has(object));
  const props = map.props.flatMap((prop, index) => {
    const first = map.props
      .slice(0, index)
      .find((each) => samePicture(each, prop) && distance(each, prop) < DUPLICATE_DISTANCE);
    if (!first) return [];
    const message = `the prop "${prop.frame}" lies on the same prop (object ${first.object}); delete one of the two`;
    return [createMapProblem(map, prop, message, 'warning')];
  });
  const walls = drawn.flatMap((wall, index) => {
    const same = ({ width, height, rotation }: typeof wall) =>
      width === wall.width && height === wall.height && rotation === wall.rotation;
    const first = drawn.slice(0, index).find((each) => same(each) && distance(each, wall) < DUPLICATE_DISTANCE);
    if (!first) return [];
    const message = `this wall lies on the same wall (object ${first.object}); delete one of the two`;
    return [createMapProblem(map, wall, message, 'warning')];
  });
  return [...props, ...walls];
}
