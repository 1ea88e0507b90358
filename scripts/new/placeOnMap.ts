// Puts a new point on a realm's map, on free ground near something that is there, where the map check has nothing to say.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeReachability, type Reachability } from '../../shared/src/maps/checkReachability.ts';
import { checkRealmMap } from '../../shared/src/maps/checkRealmMap.ts';
import { cellAt } from '../../shared/src/maps/clearance.ts';
import { mapTargets } from '../../shared/src/maps/mapTargets.ts';
import type { Point, RealmMap } from '../../shared/src/maps/realmMap.ts';
import { atlasFrames } from '../maps/atlasFiles.ts';
import { readMapFile } from '../maps/readMap.ts';
import { type Edit, insertInto } from './insert.ts';
import { ROOT, ScaffoldError } from './names.ts';

interface NewPoint {
  name: string;
  /** The class in Tiled. */
  type: string;
  properties?: Readonly<Record<string, string | boolean>>;
}

/** Free ground around the point, and its distance from everything that is used. Units. */
const ROOM = 48;
const APART = 110;
const NEAREST = 112;
const FARTHEST = 560;
const STEP = 48;
const DIRECTIONS = 16;
/** The whole check is slow: these many places are tried. */
const MOST_TRIES = 24;

export const mapFileOf = (realm: string): string => `tiled-maps/${realm}/${realm}.tmj`;

function readMap(realm: string): { text: string; map: RealmMap } {
  const file = mapFileOf(realm);
  if (!existsSync(join(ROOT, file))) throw new ScaffoldError(`There is no map ${file}.`);
  const text = readFileSync(join(ROOT, file), 'utf8');
  const { map } = readMapFile(join(ROOT, file), text);
  if (!map) throw new ScaffoldError(`Mend the map first: npm run maps -- ${realm} says what is wrong.`);
  return { text, map };
}

/** Pictures of the townsfolk that nobody on this map has yet; of all, if all are taken. */
export function freeSprite(realm: string): string {
  const taken = readMap(realm).map.npcs.map(({ sprite }) => sprite);
  const all = Array.from({ length: 8 }, (_, at) => `townsfolk-${at + 1}`);
  return all.find((each) => !taken.includes(each)) ?? 'townsfolk-1';
}

/** Places around a point, the nearest first. */
function* placesAround({ x, y }: Point): Generator<Point> {
  for (let far = NEAREST; far <= FARTHEST; far += STEP)
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const angle = (turn * 2 * Math.PI) / DIRECTIONS;
      yield { x: Math.round(x + far * Math.cos(angle)), y: Math.round(y + far * Math.sin(angle)) };
    }
}

function isOpen(map: RealmMap, { grid, reached }: Reachability, place: Point): boolean {
  const around = [-ROOM, 0, ROOM].flatMap((dx) => [-ROOM, 0, ROOM].map((dy) => ({ x: place.x + dx, y: place.y + dy })));
  const isInside = ({ x, y }: Point) => x > 0 && y > 0 && x < map.width && y < map.height;
  const used: Point[] = [...mapTargets(map).filter(({ kind }) => kind !== 'zone'), map.spawn];
  return (
    around.every((each) => isInside(each) && reached[cellAt(grid, each)] === 1) &&
    used.every((each) => Math.hypot(each.x - place.x, each.y - place.y) >= APART)
  );
}

interface TiledMap {
  nextobjectid: number;
  layers: { name: string; type: string; objects?: { type?: string; class?: string }[] }[];
}

/** The layer in which people and things are. */
function objectLayer({ layers }: TiledMap): number {
  const isObjects = ({ type }: TiledMap['layers'][number]) => type === 'objectgroup';
  const named = layers.findIndex((layer) => isObjects(layer) && layer.name === 'objects');
  return named >= 0 ? named : layers.findIndex(isObjects);
}

const TILED_TYPES = { string: 'string', boolean: 'bool' } as const;

/** What the map's file gets. */
function editsFor(file: string, tiled: TiledMap, { name, type, properties = {} }: NewPoint, { x, y }: Point): Edit[] {
  const id = tiled.nextobjectid;
  const given = Object.entries(properties).map(([key, value]) => ({
    name: key,
    type: TILED_TYPES[typeof value as keyof typeof TILED_TYPES],
    value,
  }));
  const object = {
    ...{ height: 0, id, name, point: true, ...(given.length > 0 && { properties: given }) },
    ...{ rotation: 0, type, visible: true, width: 0, x, y },
  };
  const layer = objectLayer(tiled);
  if (layer < 0) throw new ScaffoldError(`${file} has no object layer: add one called "objects" in Tiled.`);
  const insert = JSON.stringify(object, null, 1).replaceAll(/^/gm, '    ');
  return [
    { file, insert, position: { kind: 'json', path: ['layers', layer, 'objects'] } },
    { file, insert: String(id + 1), position: { kind: 'json', path: ['nextobjectid'] } },
  ];
}

/** The edits that put the point near the object of this name, or near the spawn where there is none. */
export function placeOnMap(realm: string, point: NewPoint, nearTo: string | undefined): { edits: Edit[]; at: Point } {
  const file = mapFileOf(realm);
  const { text, map } = readMap(realm);
  const targets = mapTargets(map);
  if (targets.some(({ id }) => id === point.name))
    throw new ScaffoldError(`${file} has an object called "${point.name}" already; nothing was written.`);
  const near = targets.find(({ id }) => id === nearTo) ?? map.spawn;
  const tiled = JSON.parse(text) as TiledMap;
  const reachability = computeReachability(map);
  const pictures = atlasFrames();
  const before = checkRealmMap(map, pictures, reachability).length;
  let tries = 0;
  for (const at of placesAround(near)) {
    if (!isOpen(map, reachability, at)) continue;
    tries += 1;
    const edits = editsFor(file, tiled, point, at);
    const changed = readMapFile(join(ROOT, file), edits.reduce(insertInto, text)).map;
    if (changed && checkRealmMap(changed, pictures).length <= before) return { edits, at };
    if (tries === MOST_TRIES) break;
  }
  throw new ScaffoldError(
    `There is no free ground for the ${point.type} "${point.name}" near (${Math.round(near.x)}, ${Math.round(near.y)}) on ${file}: make room there in Tiled.`,
  );
}
