// Parses a Tiled .tmj file into a realm map and reports problems with place and remedy.
import { z } from 'zod';
import { readObjects } from './readObjects.ts';
import { readTileLayers } from './readTileLayers.ts';
import { readTilesets, type TilesetLoader, terrainTilesets } from './readTilesets.ts';
import type { MapProblem, RealmMap } from './realmMap.ts';
import { resolveTemplates, type TemplateLoader } from './resolveTemplates.ts';
import { checkTiledMap } from './tiled/checkTiled.ts';
import { FaultList } from './tiled/faultList.ts';
import { isRecord, type Json } from './tiled/fieldRules.ts';
import { withoutHidden } from './tiled/hidden.ts';
import { hiddenNames } from './tiled/hiddenNames.ts';
import { objectsOf } from './tiled/objectsOf.ts';
import { addMapFaults } from './tiled/schemaFaults.ts';
import { objectSubject } from './tiled/subjects.ts';
import { TILE_SIZE } from './tiled/tilesetFields.ts';
import { propertiesOf, type TiledMap, tiledMap } from './tiledSchema.ts';

export interface ParsedMap {
  /** Undefined if the file is not playable. */
  map: RealmMap | undefined;
  problems: MapProblem[];
}

/** Return the parsed JSON of a file that the map names by its path relative to the map; undefined if it is missing. */
export interface MapLoaders {
  findTileset: TilesetLoader;
  findTemplate: TemplateLoader;
}

const weather = z.enum(['none', 'leaves', 'petals', 'sparkles', 'snow']).default('none');

/** `raw` is the parsed JSON, `name` the map's name in messages. */
export function parseRealmMap(name: string, raw: unknown, { findTileset, findTemplate }: MapLoaders): ParsedMap {
  const problems: MapProblem[] = [];
  const report = (message: string, thing?: { object: number; x: number; y: number }) =>
    problems.push({ map: name, ...(thing && { object: thing.object, at: thing }), message, level: 'error' });
  const tiled = readTiled(name, raw, findTemplate, problems);
  if (!tiled) return { map: undefined, problems };
  if (tiled.tilewidth !== TILE_SIZE || tiled.tileheight !== TILE_SIZE)
    report(`tiles must be ${TILE_SIZE}×${TILE_SIZE} px`);
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
  const hidden = hiddenNames(raw);
  const map: RealmMap = {
    name,
    columns: tiled.width,
    rows: tiled.height,
    tileSize: TILE_SIZE,
    // In the requirements, worlds are one unit larger than their tiles: 72×48 tiles are 2305×1537.
    width: tiled.width * TILE_SIZE + 1,
    height: tiled.height * TILE_SIZE + 1,
    weather: weatherResult.success ? weatherResult.data : 'none',
    tilesets: terrainTilesets(tilesets),
    tileLayers: readTileLayers(name, tiled, tilesets, problems),
    spawn,
    ...objects,
    ...(hidden.length > 0 && { hidden }),
  };
  return { map, problems };
}

/** What the map's file says, without what Tiled hides; undefined if it cannot be read. */
function readTiled(
  name: string,
  raw: unknown,
  findTemplate: TemplateLoader,
  problems: MapProblem[],
): TiledMap | undefined {
  if (!isRecord(raw) || raw.type !== 'map') {
    const what =
      isRecord(raw) && typeof raw.type === 'string' ? `its type is "${raw.type.slice(0, 20)}"` : 'it is something else';
    const message = `not a map that can be read: ${what}; in Tiled choose File > Save As and the type "JSON map files (*.tmj)"`;
    problems.push({ map: name, message, level: 'error' });
    return undefined;
  }
  const faults = new FaultList();
  const shown = withoutHidden(resolveTemplates(raw, findTemplate, faults), faults);
  const drawn = withoutUndrawn(shown);
  const read = checkTiledMap(shown, faults) ? tiledMap.safeParse(drawn) : undefined;
  if (read?.error) addMapFaults(drawn, read.error, faults);
  problems.push(...faults.problems(name));
  return read?.data;
}

/** Image layers and texts are refused, but all else of the map can be read. */
function withoutUndrawn(map: Json): Json {
  if (!Array.isArray(map.layers)) return map;
  const isText = (object: unknown) => isRecord(object) && object.text !== undefined;
  const layers = map.layers
    .filter((layer) => !(isRecord(layer) && layer.type === 'imagelayer'))
    .map((layer) =>
      isRecord(layer) && Array.isArray(layer.objects)
        ? { ...layer, objects: layer.objects.filter((object) => !isText(object)) }
        : layer,
    );
  return { ...map, layers };
}

/** Ids are unique in Tiled, but files that were merged or edited by hand can have duplicates. */
function reportDuplicateIds(map: string, tiled: TiledMap, problems: MapProblem[]): void {
  const seen = new Set<number>();
  const faults = new FaultList();
  for (const { object, layer } of objectsOf(tiled)) {
    const message =
      'another object has the same id; cut this one and paste it in place, so that Tiled gives it a new id';
    if (seen.has(object.id)) faults.report(objectSubject(layer, object), message);
    seen.add(object.id);
  }
  problems.push(...faults.problems(map));
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
