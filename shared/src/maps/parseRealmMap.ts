// Parses a Tiled .tmj file into a realm map and reports problems with place and remedy.
import { z } from 'zod';
import { type ObjectSource, readObjects } from './readObjects.ts';
import { findTile, formatZodIssues, readTilesets, type TilesetLoader, terrainTilesets } from './readTilesets.ts';
import type { MapProblem, RealmMap, TileLayer } from './realmMap.ts';
import { type PlacedTileset, propertiesOf, type TiledMap, tiledMap } from './tiledSchema.ts';

export interface ParsedMap {
  /** Undefined if the file is not playable. */
  map: RealmMap | undefined;
  problems: MapProblem[];
}

const weather = z.enum(['none', 'leaves', 'petals', 'sparkles', 'snow']).default('none');
const TILE = 32;

/** `raw` is the parsed JSON, `name` the map's name in messages. */
export function parseRealmMap(name: string, raw: unknown, findTileset: TilesetLoader): ParsedMap {
  const problems: MapProblem[] = [];
  const report = (message: string, thing?: { object: number; x: number; y: number }) =>
    problems.push({ map: name, ...(thing && { object: thing.object, at: thing }), message, level: 'error' });
  const read = tiledMap.safeParse(raw);
  if (!read.success) {
    report(`not a map that can be read: ${formatZodIssues(read.error)}`);
    return { map: undefined, problems };
  }
  const tiled = read.data;
  if (tiled.tilewidth !== TILE || tiled.tileheight !== TILE) report(`tiles must be ${TILE}×${TILE} px`);
  const tilesets = readTilesets(name, tiled, findTileset, problems);
  const { spawns, ...objects } = readObjects(name, objectsOf(tiled), tilesets, problems);
  const [spawn, ...more] = spawns;
  if (!spawn) report('there is no spawn; add a point object of class "spawn" where the player starts');
  for (const second of more) report('there is more than one spawn; delete this one or the other', second);
  reportDuplicateNames(
    name,
    [
      ...[...objects.npcs, ...objects.collectibles, ...objects.shops],
      ...[...objects.exits, ...objects.lanterns, ...objects.posts],
    ],
    problems,
  );
  reportDuplicateNames(name, objects.zones, problems);
  reportDuplicateNames(name, objects.mechanics, problems);
  reportDuplicateIds(name, tiled, problems);
  const weatherResult = weather.safeParse(propertiesOf(tiled.properties).weather);
  if (!weatherResult.success) report('map property "weather" must be none, leaves, petals, sparkles or snow');
  if (!spawn) return { map: undefined, problems };
  const map: RealmMap = {
    name,
    columns: tiled.width,
    rows: tiled.height,
    tileSize: TILE,
    // In the requirements, worlds are one unit larger than their tiles: 72×48 tiles are 2305×1537.
    width: tiled.width * TILE + 1,
    height: tiled.height * TILE + 1,
    weather: weatherResult.success ? weatherResult.data : 'none',
    tilesets: terrainTilesets(tilesets),
    tileLayers: tileLayersOf(name, tiled, tilesets, problems),
    spawn,
    ...objects,
  };
  return { map, problems };
}

function objectsOf(map: TiledMap): ObjectSource[] {
  return map.layers.flatMap((layer) =>
    layer.type === 'objectgroup' ? layer.objects.map((object) => ({ object, layer: layer.name })) : [],
  );
}

function tileLayersOf(name: string, map: TiledMap, tilesets: PlacedTileset[], problems: MapProblem[]): TileLayer[] {
  return map.layers.flatMap((layer) => {
    if (layer.type !== 'tilelayer' || !layer.visible) return [];
    const report = (message: string) =>
      problems.push({ map: name, message: `layer "${layer.name}": ${message}`, level: 'error' });
    if (layer.data.length !== map.width * map.height) report('has a different number of tiles than the map');
    const unknown = layer.data.findIndex((gid) => gid !== 0 && !findTile(tilesets, gid)?.tileset.image);
    if (unknown >= 0) {
      const at = `column ${unknown % map.width}, row ${Math.floor(unknown / map.width)}`;
      report(`the tile at ${at} belongs to no terrain tileset; erase it and paint it again`);
    }
    return [{ name: layer.name, above: layer.name.startsWith('overlay'), opacity: layer.opacity, tiles: layer.data }];
  });
}

/** Ids are unique in Tiled, but files that were merged or edited by hand can have duplicates. */
function reportDuplicateIds(map: string, tiled: TiledMap, problems: MapProblem[]): void {
  const seen = new Set<number>();
  for (const { object } of objectsOf(tiled)) {
    if (seen.has(object.id)) {
      const message =
        'another object has the same id; cut this one and paste it in place, so that Tiled gives it a new id';
      problems.push({ map, object: object.id, at: object, message, level: 'error' });
    }
    seen.add(object.id);
  }
}

function reportDuplicateNames(
  map: string,
  things: { id: string; object: number; x: number; y: number }[],
  problems: MapProblem[],
): void {
  const seen = new Map<string, number>();
  for (const thing of things) {
    const first = seen.get(thing.id);
    if (first === undefined) seen.set(thing.id, thing.object);
    else {
      const message = `object ${first} is called "${thing.id}" too; give each its own name`;
      problems.push({ map, object: thing.object, at: thing, message, level: 'error' });
    }
  }
}
