// Schemas of the subset of Tiled's JSON format (1.8 and later) that maps may use.
import { z } from 'zod';

const property = z.object({
  name: z.string(),
  type: z.string().default('string'),
  value: z.union([z.string(), z.number(), z.boolean()], 'use string, int, float, bool or color properties only'),
});

export const tiledObject = z.object({
  id: z.int(),
  name: z.string().default(''),
  /** Tiled 1.8 and 1.10+ write the class as `type`, Tiled 1.9 as `class`. */
  type: z.string().default(''),
  class: z.string().optional(),
  x: z.number(),
  y: z.number(),
  width: z.number().default(0),
  height: z.number().default(0),
  rotation: z.number().default(0),
  visible: z.boolean().default(true),
  point: z.boolean().default(false),
  ellipse: z.boolean().default(false),
  gid: z.int().optional(),
  template: z.string().optional(),
  properties: z.array(property).default([]),
  polygon: z.array(z.unknown()).optional(),
  polyline: z.array(z.unknown()).optional(),
});
export type TiledObject = z.infer<typeof tiledObject>;

const tileLayer = z.object({
  type: z.literal('tilelayer'),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  opacity: z.number().default(1),
  visible: z.boolean().default(true),
  data: z.array(z.int().min(0), 'set "Tile Layer Format" to CSV in Map > Map Properties'),
});

const objectLayer = z.object({
  type: z.literal('objectgroup'),
  name: z.string(),
  visible: z.boolean().default(true),
  objects: z.array(tiledObject),
});

const pictureLayer = z.object({ type: z.literal('imagelayer'), name: z.string() });

const tile = z.object({
  id: z.int(),
  type: z.string().default(''),
  image: z.string().optional(),
  imagewidth: z.number().optional(),
  imageheight: z.number().optional(),
  properties: z.array(property).default([]),
  animation: z.array(z.object({ tileid: z.int(), duration: z.number().positive() })).optional(),
  objectgroup: z.object({ objects: z.array(tiledObject) }).optional(),
});
export type TiledTile = z.infer<typeof tile>;

export const tiledTileset = z.object({
  name: z.string(),
  columns: z.int(),
  tilecount: z.int(),
  tilewidth: z.int(),
  tileheight: z.int(),
  image: z.string().optional(),
  tiles: z.array(tile).default([]),
});

const placedTileset = z.union([
  z.object({ firstgid: z.int(), source: z.string() }),
  tiledTileset.extend({ firstgid: z.int(), source: z.undefined().optional() }),
]);

export const tiledMap = z.object({
  type: z.literal('map'),
  orientation: z.literal('orthogonal', 'make the map orthogonal'),
  infinite: z.literal(false, 'switch "Infinite" off in Map > Map Properties').default(false),
  width: z.int().positive(),
  height: z.int().positive(),
  tilewidth: z.int(),
  tileheight: z.int(),
  properties: z.array(property).default([]),
  layers: z.array(
    z.discriminatedUnion(
      'type',
      [tileLayer, objectLayer, pictureLayer],
      'use tile layers and object layers only, without groups',
    ),
  ),
  tilesets: z.array(placedTileset),
});
export type TiledMap = z.infer<typeof tiledMap>;

export interface PlacedTileset extends z.infer<typeof tiledTileset> {
  firstGid: number;
  source: string | undefined;
}

export type TiledProperty = z.infer<typeof property>;

/** Converts typed properties to a plain object. */
export function propertiesOf(list: readonly TiledProperty[]): Record<string, string | number | boolean> {
  return Object.fromEntries(list.map((entry) => [entry.name, entry.value]));
}
