// Schemas of what the game reads of Tiled's JSON format; tiled/mapFields.ts says what it does with every other field.
import { z } from 'zod';
import { REFUSED_PROPERTY_TYPES } from './tiled/mapFields.ts';

const property = z.object({
  name: z.string(),
  type: z.string().default('string'),
  value: z.unknown(),
});

const share = z.number().min(0, 'from 0 to 1').max(1, 'from 0 to 1').default(1);

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
  opacity: share,
  point: z.boolean().default(false),
  ellipse: z.boolean().default(false),
  capsule: z.boolean().default(false),
  gid: z.int().optional(),
  template: z.string().optional(),
  properties: z.array(property).default([]),
  polygon: z.array(z.unknown()).optional(),
  polyline: z.array(z.unknown()).optional(),
});
export type TiledObject = z.infer<typeof tiledObject>;

const layerParts = {
  name: z.string(),
  visible: z.boolean().default(true),
  opacity: share,
  tintcolor: z
    .string()
    .regex(/^(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{8})?$/, 'a colour such as #ffd166')
    .optional(),
  offsetx: z.number().default(0),
  offsety: z.number().default(0),
};

const tileLayer = z.object({
  type: z.literal('tilelayer'),
  ...layerParts,
  width: z.int(),
  height: z.int(),
  data: z.array(z.int().min(0, 'a list of tile numbers from 0 up')),
});
export type TiledTileLayer = z.infer<typeof tileLayer>;

const objectLayer = z.object({
  type: z.literal('objectgroup'),
  ...layerParts,
  draworder: z.string().default('topdown'),
  objects: z.array(tiledObject),
});
export type TiledObjectLayer = z.infer<typeof objectLayer>;

const tile = z.object({
  id: z.int(),
  type: z.string().default(''),
  class: z.string().optional(),
  image: z.string().optional(),
  imagewidth: z.number().optional(),
  imageheight: z.number().optional(),
  properties: z.array(property).default([]),
  animation: z.array(z.object({ tileid: z.int(), duration: z.number().positive('a time above 0') })).optional(),
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

/** Names the file of a tileset, or holds the tileset itself. */
const placedTileset = z.looseObject({ firstgid: z.int(), source: z.string().optional() });

export const tiledMap = z.object({
  width: z.int().positive('a number of tiles above 0'),
  height: z.int().positive('a number of tiles above 0'),
  tilewidth: z.int(),
  tileheight: z.int(),
  properties: z.array(property).default([]),
  layers: z.array(z.discriminatedUnion('type', [tileLayer, objectLayer])),
  tilesets: z.array(placedTileset),
});
export type TiledMap = z.infer<typeof tiledMap>;

export interface PlacedTileset extends z.infer<typeof tiledTileset> {
  firstGid: number;
  source: string | undefined;
}

export type TiledProperty = z.infer<typeof property>;

/** Converts typed properties to a plain object, without those that are refused for their type. */
export function propertiesOf(list: readonly TiledProperty[]): Record<string, unknown> {
  const read = list.filter(({ type }) => !REFUSED_PROPERTY_TYPES.includes(type));
  return Object.fromEntries(read.map(({ name, value }) => [name, value]));
}
