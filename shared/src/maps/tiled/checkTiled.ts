// Walks through a map and its tilesets, and tells of every field that the game does not use as Tiled shows it.
import type { FaultList, Subject } from './faultList.ts';
import { checkFields, type FieldTable, isRecord, type Json, recordsOf } from './fieldRules.ts';
import {
  GROUP_FIELDS,
  IMAGE_LAYER_FIELDS,
  MAP_FIELDS,
  OBJECT_FIELDS,
  OBJECT_LAYER_FIELDS,
  PROPERTY_FIELDS,
  TILE_LAYER_FIELDS,
} from './mapFields.ts';
import { layerSubject, objectSubject, shapeSubject, THE_MAP, tileSubject } from './subjects.ts';
import { FRAME_FIELDS, SHAPE_FIELDS, SHAPES_FIELDS, TILE_FIELDS, TILESET_FIELDS } from './tilesetFields.ts';

/** Custom properties of the map itself. */
const MAP_PROPERTIES = ['weather'];

const LAYER_TABLES: Readonly<Record<string, FieldTable>> = {
  tilelayer: TILE_LAYER_FIELDS,
  objectgroup: OBJECT_LAYER_FIELDS,
  imagelayer: IMAGE_LAYER_FIELDS,
  group: GROUP_FIELDS,
};

/** Answers whether the map can be read; hidden things are left out before. */
export function checkTiledMap(map: Json, faults: FaultList): boolean {
  if (!checkFields(map, MAP_FIELDS, THE_MAP, faults)) return false;
  checkProperties(map, THE_MAP, faults);
  for (const { name } of recordsOf(map.properties)) {
    if (MAP_PROPERTIES.includes(String(name))) continue;
    const known = MAP_PROPERTIES.join(', ');
    faults.add(
      propertySubject(name, THE_MAP),
      `says nothing to the game; remove it. Properties of a map: ${known}`,
      'warning',
    );
  }
  return recordsOf(map.layers)
    .map((layer) => checkLayer(layer, faults))
    .every(Boolean);
}

function checkLayer(layer: Json, faults: FaultList): boolean {
  const { name, type } = layer;
  const table = Object.hasOwn(LAYER_TABLES, String(type)) ? LAYER_TABLES[String(type)] : undefined;
  const isReadable = table
    ? checkFields(layer, table, layerSubject(name), faults)
    : checkFields(type === undefined ? {} : { type }, GROUP_FIELDS, layerSubject(name), faults);
  if (table !== OBJECT_LAYER_FIELDS) return isReadable;
  return recordsOf(layer.objects)
    .map((object) => {
      const subject = objectSubject(name, movedWith(layer, object));
      const isWhole = checkFields(object, OBJECT_FIELDS, subject, faults);
      checkProperties(object, subject, faults);
      return isWhole;
    })
    .every((isWhole) => isWhole && isReadable);
}

const offsetOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Where an object lies in the world: its layer may be moved. */
const movedWith = ({ offsetx, offsety }: Json, { id, x, y }: Json) => ({
  id,
  x: offsetOf(x) + offsetOf(offsetx),
  y: offsetOf(y) + offsetOf(offsety),
});

const propertySubject = (name: unknown, owner: Subject): Subject => ({
  ...owner,
  one: `the property "${String(name)}" of ${owner.one}`,
  many: `properties "${String(name)}" of ${owner.many}`,
});

function checkProperties(owner: Json, subject: Subject, faults: FaultList): void {
  for (const property of recordsOf(owner.properties))
    checkFields(property, PROPERTY_FIELDS, propertySubject(property.name, subject), faults);
}

/** Answers whether the tileset can be read. */
export function checkTiledTileset(set: Json, subject: Subject, faults: FaultList): boolean {
  if (!checkFields(set, TILESET_FIELDS, subject, faults)) return false;
  return recordsOf(set.tiles)
    .map((tile) => checkTile(set.name, tile, faults))
    .every(Boolean);
}

function checkTile(set: unknown, tile: Json, faults: FaultList): boolean {
  const subject = tileSubject(set, tile.id);
  const isReadable = checkFields(tile, TILE_FIELDS, subject, faults);
  checkProperties(tile, subject, faults);
  for (const frame of recordsOf(tile.animation)) checkFields(frame, FRAME_FIELDS, subject, faults);
  if (!isRecord(tile.objectgroup)) return isReadable;
  checkFields(tile.objectgroup, SHAPES_FIELDS, subject, faults);
  // The shapes of the ground are refused as a whole.
  if (tile.image === undefined) return isReadable;
  for (const shape of recordsOf(tile.objectgroup.objects)) {
    if (shape.visible !== false) checkFields(shape, SHAPE_FIELDS, shapeSubject(set, tile.id, shape.id), faults);
  }
  return isReadable;
}
