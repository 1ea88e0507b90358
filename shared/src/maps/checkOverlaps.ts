// Whether things stand in each other or in walls: people, collectibles, shops, exits, props and the start.
import { ARROW_REACH, PLAYER_SIZE } from '../constants/movement.ts';
import { problem, type Target, targetsOf, wallAt, wallText } from './checkedThings.ts';
import type { MapProblem, NpcSpot, Point, Prop, RealmMap } from './realmMap.ts';

/** Two of the same props this close are one prop that was pasted twice. Units. */
const PASTED = 1;
/** What is touched rather than bumped into may lean over a wall; only its middle must be free. */
const MIDDLE = 1;
/** Half of the arrow's own picture. */
const ARROW_RADIUS = 24;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function checkOverlaps(map: RealmMap): MapProblem[] {
  return [...inWalls(map), ...pairs(map), ...atTheStart(map), ...doubled(map)];
}

function inWalls(map: RealmMap): MapProblem[] {
  const people = map.npcs.flatMap((npc) => inWall(map, { ...npc, what: 'npc' }, npc.size / 2, levelOf(npc)));
  const items = map.collectibles.flatMap((item) => inWall(map, { ...item, what: 'collectible' }, MIDDLE, 'error'));
  const exits = map.exits.flatMap((exit) => inWall(map, { ...exit, what: 'exit' }, MIDDLE, 'error'));
  return [...people, ...items, ...exits];
}

/** One that stands still may lean on a counter; one that wanders would be stuck. */
const levelOf = (npc: NpcSpot) => (npc.static ? 'warning' : 'error');

function inWall(
  map: RealmMap,
  thing: Pick<Target, 'object' | 'x' | 'y' | 'id' | 'what'>,
  radius: number,
  level: MapProblem['level'],
): MapProblem[] {
  const wall = wallAt(map.walls, thing, radius);
  if (!wall) return [];
  const away = Math.max(radius, PLAYER_SIZE / 2);
  const message = `the ${thing.what} "${thing.id}" stands in ${wallText(map, wall)}; move it ${away} px away from it`;
  return [problem(map, thing, message, level)];
}

/** How much room a thing needs for itself. A shop is a building whose keeper stands at its wall. */
function radiusOf(map: RealmMap, target: Target, other: Target): number {
  const sizes = target.what === 'npc' ? map.npcs : target.what === 'collectible' ? map.collectibles : map.shops;
  if (target.what === 'exit') return ARROW_RADIUS;
  if (target.what === 'shop' && other.what !== 'shop') return PLAYER_SIZE / 2;
  return (sizes.find(({ object }) => object === target.object)?.size ?? 0) / 2;
}

function pairs(map: RealmMap): MapProblem[] {
  const things = targetsOf(map).filter(({ what }) => what !== 'zone');
  return things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .filter((other) => distance(one, other) < radiusOf(map, one, other) + radiusOf(map, other, one))
      .map((other) => {
        const apart = Math.ceil(radiusOf(map, one, other) + radiusOf(map, other, one));
        const names = `the ${one.what} "${one.id}" (object ${one.object}) and the ${other.what} "${other.id}"`;
        return problem(map, other, `${names} overlap; move them at least ${apart} px apart`);
      }),
  );
}

function atTheStart(map: RealmMap): MapProblem[] {
  const room = (target: Target) =>
    target.what === 'exit' ? ARROW_REACH : PLAYER_SIZE / 2 + radiusOf(map, target, target);
  return targetsOf(map)
    .filter((target) => target.what !== 'zone' && target.what !== 'shop' && distance(target, map.spawn) < room(target))
    .map((target) => {
      const away = Math.ceil(room(target));
      const message = `the ${target.what} "${target.id}" stands where the player starts; move it at least ${away} px away from the spawn`;
      return problem(map, target, message);
    });
}

const samePicture = (a: Prop, b: Prop) => a.frame === b.frame && a.atlas === b.atlas && a.flipX === b.flipX;

/** What was pasted over itself: nobody sees it, and everybody pays for it. */
function doubled(map: RealmMap): MapProblem[] {
  const footprints = new Set(map.props.map(({ object }) => object));
  const drawn = map.walls.filter(({ object }) => !footprints.has(object));
  const props = map.props.flatMap((prop, index) => {
    const first = map.props.slice(0, index).find((each) => samePicture(each, prop) && distance(each, prop) < PASTED);
    if (!first) return [];
    const message = `the prop "${prop.frame}" lies on the same prop (object ${first.object}); delete one of the two`;
    return [problem(map, prop, message, 'warning')];
  });
  const walls = drawn.flatMap((wall, index) => {
    const same = ({ width, height, rotation }: typeof wall) =>
      width === wall.width && height === wall.height && rotation === wall.rotation;
    const first = drawn.slice(0, index).find((each) => same(each) && distance(each, wall) < PASTED);
    if (!first) return [];
    const message = `this wall lies on the same wall (object ${first.object}); delete one of the two`;
    return [problem(map, wall, message, 'warning')];
  });
  return [...props, ...walls];
}
