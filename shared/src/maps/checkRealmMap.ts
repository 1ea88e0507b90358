// Judges a readable map as a place to play: nobody starts in a wall, everything can be reached, nothing lies outside or is missing.
import { characterAtlas } from '../constants/characters.ts';
import { INTERACTION_MARGIN, PLAYER_SIZE } from '../constants/movement.ts';
import { MAP_COLUMNS, MAP_ROWS } from '../constants/world.ts';
import { type ClearanceGrid, cellCentre, clearanceGrid, nearestCell, reachableFrom } from './clearance.ts';
import { type Box, boxOf, circleInBox } from './obstacles.ts';
import type { MapProblem, Point, Prop, RealmMap } from './realmMap.ts';

/** What can be drawn: frames by atlas; undefined where the atlas was not made yet. */
export interface KnownPictures {
  frames(atlas: string): ReadonlySet<string> | undefined;
}

export interface Reach {
  grid: ClearanceGrid;
  reached: Uint8Array;
}

const BODY = PLAYER_SIZE / 2;

/** Where the player gets to from the start. Standing characters are obstacles, wandering ones step aside. */
export function reachOf(map: RealmMap): Reach {
  const grid = clearanceGrid(map, map.walls.map(boxOf), BODY);
  return { grid, reached: reachableFrom(grid, map.spawn) };
}

export function checkRealmMap(map: RealmMap, pictures: KnownPictures, reach: Reach = reachOf(map)): MapProblem[] {
  return [
    ...checkSize(map),
    ...checkSpawn(map),
    ...checkTargets(map, reach),
    ...checkBounds(map),
    ...checkOverlaps(map),
    ...checkFrames(map, pictures),
  ];
}

type Thing = Point & { object: number };
const problem = (map: RealmMap, thing: Thing, message: string, level: MapProblem['level'] = 'error'): MapProblem => ({
  map: map.name,
  object: thing.object,
  at: { x: thing.x, y: thing.y },
  message,
  level,
});

function checkSize(map: RealmMap): MapProblem[] {
  if (map.columns === MAP_COLUMNS && map.rows === MAP_ROWS) return [];
  const message = `the map is ${map.columns}×${map.rows} tiles; realms are ${MAP_COLUMNS}×${MAP_ROWS} (Map > Resize Map)`;
  return [{ map: map.name, message, level: 'error' }];
}

function inWall(boxes: readonly Box[], at: Point, radius: number): boolean {
  const contact = { depth: 0, nx: 0, ny: 0 };
  return boxes.some((box) => {
    circleInBox(box, at.x, at.y, radius, contact);
    return contact.depth > 0.5;
  });
}

function checkSpawn(map: RealmMap): MapProblem[] {
  if (!inWall(map.walls.map(boxOf), map.spawn, BODY)) return [];
  return [
    problem(map, map.spawn, `the player starts inside a wall; move the spawn or the wall at least ${BODY} px away`),
  ];
}

/** Everything to be used, with the distance from which it can be. */
function targetsOf(map: RealmMap): (Thing & { id: string; reach: number; what: string })[] {
  const withReach = (what: string) => (thing: Thing & { id: string; size: number }) => ({
    ...thing,
    what,
    reach: thing.size + INTERACTION_MARGIN,
  });
  return [
    ...map.npcs.map(withReach('npc')),
    ...map.collectibles.map(withReach('collectible')),
    ...map.shops.map(withReach('shop')),
    ...map.exits.map((exit) => ({ ...exit, what: 'exit', reach: 40 })),
    ...map.zones.map((zone) => ({
      ...zone,
      x: zone.x + zone.width / 2,
      y: zone.y + zone.height / 2,
      what: 'zone',
      reach: Math.min(zone.width, zone.height) / 2,
    })),
  ];
}

function checkTargets(map: RealmMap, { grid, reached }: Reach): MapProblem[] {
  return targetsOf(map).flatMap((target) => {
    const cell = nearestCell(grid, target, (each) => reached[each] === 1);
    const centre = cell < 0 ? undefined : cellCentre(grid, cell);
    const distance = centre ? Math.hypot(centre.x - target.x, centre.y - target.y) : Number.POSITIVE_INFINITY;
    if (distance <= target.reach) return [];
    const nearest = centre ? `; the nearest reachable spot is (${centre.x}, ${centre.y})` : '';
    return [
      problem(
        map,
        target,
        `the ${target.what} "${target.id}" cannot be reached from the spawn${nearest}. Open a way of at least ${PLAYER_SIZE} px, or move it`,
      ),
    ];
  });
}

function checkBounds(map: RealmMap): MapProblem[] {
  const outside = ({ x, y }: Point) => x < 0 || y < 0 || x > map.width || y > map.height;
  // Trees may lean over the edge; a picture nobody can see was lost there.
  const unseen = ({ x, y, width, height }: Prop) => x + width < 0 || x > map.width || y < 0 || y - height > map.height;
  const lost = [map.spawn, ...targetsOf(map), ...map.lights].filter(outside);
  return [
    ...lost.map((thing) => problem(map, thing, 'lies outside the world; move it inside')),
    ...map.props.filter(unseen).map((prop) => problem(map, prop, 'nobody sees this outside the world', 'warning')),
  ];
}

function checkOverlaps(map: RealmMap): MapProblem[] {
  const boxes = map.walls.map(boxOf);
  const stuck = map.npcs
    .filter((npc) => inWall(boxes, npc, npc.size / 2))
    .map((npc) =>
      problem(
        map,
        npc,
        `the npc "${npc.id}" stands in a wall; move it ${npc.size / 2} px away from it`,
        npc.static ? 'warning' : 'error',
      ),
    );
  const close = map.npcs.flatMap((npc, index) =>
    map.npcs
      .slice(index + 1)
      .filter((other) => Math.hypot(other.x - npc.x, other.y - npc.y) < (npc.size + other.size) / 2)
      .map((other) => problem(map, other, `the npcs "${npc.id}" and "${other.id}" overlap; move them apart`)),
  );
  return [...stuck, ...close];
}

function checkFrames(map: RealmMap, pictures: KnownPictures): MapProblem[] {
  const props = map.props.flatMap((prop) => {
    const frames = pictures.frames(prop.atlas);
    if (frames?.has(prop.frame) || frames?.has(`${prop.frame}/0`)) return [];
    return [
      problem(
        map,
        prop,
        `frame "${prop.frame}" is missing in assets/atlases/${prop.atlas}; run npm run art or choose another prop`,
      ),
    ];
  });
  const npcs = map.npcs.flatMap((npc) => {
    const atlas = characterAtlas(npc.sprite);
    const frames = pictures.frames(atlas);
    if (!frames || [...frames].some((frame) => frame.startsWith(`${npc.sprite}/`))) return [];
    return [
      problem(map, npc, `there is no character "${npc.sprite}" in assets/atlases/${atlas}; set the property "sprite"`),
    ];
  });
  const items = map.collectibles.flatMap((item) => {
    const frames = pictures.frames('items');
    if (!frames || frames.has(item.sprite)) return [];
    return [problem(map, item, `there is no item "${item.sprite}" in assets/atlases/items; set the property "sprite"`)];
  });
  return [...props, ...npcs, ...items];
}
