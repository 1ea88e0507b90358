// Fills in objects that were placed from a Tiled template: the map file holds only what differs.
import type { FaultList } from './tiled/faultList.ts';
import { checkFields, isRecord, type Json, recordsOf } from './tiled/fieldRules.ts';
import { stripFlipFlags, withTile } from './tiled/gid.ts';
import { TEMPLATE_FIELDS } from './tiled/mapFields.ts';
import { objectSubject, quoted, templateSubject } from './tiled/subjects.ts';

/** Returns the parsed JSON of a template by its path relative to the map; undefined if it is missing. */
export type TemplateLoader = (source: string) => unknown;

interface Context {
  map: Json;
  findTemplate: TemplateLoader;
  faults: FaultList;
}

/** Returns the map with whole objects. A missing template leaves its objects as they are. */
export function resolveTemplates(map: Json, findTemplate: TemplateLoader, faults: FaultList): Json {
  if (!Array.isArray(map.layers)) return map;
  const layers = map.layers.map((layer: unknown) =>
    isRecord(layer) && Array.isArray(layer.objects)
      ? { ...layer, objects: layer.objects.flatMap((object) => resolve({ map, findTemplate, faults }, layer, object)) }
      : layer,
  );
  return { ...map, layers };
}

function resolve({ map, findTemplate, faults }: Context, layer: Json, object: unknown): unknown[] {
  if (!isRecord(object) || typeof object.template !== 'string') return [object];
  const template = findTemplate(object.template);
  if (!isRecord(template)) return [object];
  checkFields(template, TEMPLATE_FIELDS, templateSubject(object.template), faults);
  const model = isRecord(template.object) ? template.object : {};
  const merged = { ...model, ...object, properties: mergeProperties(model, object) };
  if (typeof model.gid !== 'number' || object.gid !== undefined) return [merged];
  const gid = gidInMap(map, template, model.gid);
  if (gid !== undefined) return [{ ...merged, gid }];
  const source = isRecord(template.tileset) ? template.tileset.source : '';
  faults.add(
    objectSubject(layer.name, object),
    `{shows a picture|show pictures} of the tileset ${quoted(source)}, which this map has not; open it in Tiled, place one of its pictures on the map, and delete that one`,
  );
  return [];
}

/** Old files have one object of properties, which is refused elsewhere. */
function mergeProperties(model: Json, object: Json): unknown {
  if (isRecord(object.properties) || isRecord(model.properties)) return object.properties ?? model.properties;
  const own = recordsOf(object.properties);
  return [...recordsOf(model.properties).filter(({ name }) => !own.some((each) => each.name === name)), ...own];
}

/** A template counts tiles from its own tileset; the map's copy of that has another first number. */
function gidInMap(map: Json, { tileset }: Json, gid: number): number | undefined {
  if (!isRecord(tileset) || typeof tileset.firstgid !== 'number') return undefined;
  const wanted = fileName(tileset.source);
  const own = recordsOf(map.tilesets).find(({ source }) => wanted !== undefined && fileName(source) === wanted);
  if (typeof own?.firstgid !== 'number') return undefined;
  return withTile(gid, stripFlipFlags(gid) - tileset.firstgid + own.firstgid);
}

/** Paths are relative to different files. */
const fileName = (source: unknown): string | undefined =>
  typeof source === 'string' ? source.split(/[/\\]/).at(-1) : undefined;
