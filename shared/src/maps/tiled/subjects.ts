// What a fault of a map can be about, in Tiled's words: the map, a layer, an object, a tileset, a tile, a shape.
import type { Subject } from './faultList.ts';

/** A file made by hand can have names of any length. */
const MAX_NAME = 60;

export const quoted = (name: unknown): string => `"${String(name ?? '').slice(0, MAX_NAME)}"`;
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const THE_MAP: Subject = { one: 'the map', many: 'maps', name: 'the map' };

export const layerSubject = (name: unknown): Subject => ({
  one: `the layer ${quoted(name)}`,
  many: 'layers',
  name: quoted(name),
  isListed: true,
});

/** `at` = where the object is in the world, if its layer is moved. */
export function objectSubject(layer: unknown, { id, x, y }: { id?: unknown; x?: unknown; y?: unknown }): Subject {
  const at = { x: numberOf(x), y: numberOf(y) };
  return {
    one: `this object on the layer ${quoted(layer)}`,
    many: `objects on the layer ${quoted(layer)}`,
    name: `object ${typeof id === 'number' ? id : 'without id'} at (${Math.round(at.x)}, ${Math.round(at.y)})`,
    ...(typeof id === 'number' && { object: id }),
    at,
  };
}

export const templateSubject = (source: string): Subject => ({
  one: `the template ${quoted(source)}`,
  many: 'templates',
  name: quoted(source),
  isListed: true,
});

export const tilesetSubject = (name: unknown): Subject => ({
  one: `the tileset ${quoted(name)}`,
  many: 'tilesets',
  name: quoted(name),
  isListed: true,
});

export const tileSubject = (tileset: unknown, tile: unknown): Subject => ({
  one: `tile ${String(tile)} of the tileset ${quoted(tileset)}`,
  many: `tiles of the tileset ${quoted(tileset)}`,
  name: `tile ${String(tile)}`,
});

export const shapeSubject = (tileset: unknown, tile: unknown, shape: unknown): Subject => ({
  one: `a collision shape on tile ${String(tile)} of the tileset ${quoted(tileset)}`,
  many: `collision shapes in the tileset ${quoted(tileset)}`,
  name: `shape ${String(shape)} on tile ${String(tile)}`,
});
