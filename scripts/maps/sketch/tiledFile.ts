// Writes a map in Tiled's JSON format (1.8), with external tilesets.
import type { ObjectClass } from '../../../shared/src/maps/objectClasses.ts';
import type { Random } from './random.ts';
import type { TerrainLayer } from './terrainLayer.ts';
import type { TilesetFile } from './tilesetFiles.ts';

export interface MapObject {
  layer: 'collision' | 'objects' | 'overlay';
  /** Left out for pictures, whose tile says what they are. */
  class?: ObjectClass;
  name?: string;
  x: number;
  y: number;
  width?: number;
  height?: number;
  rotation?: number;
  point?: boolean;
  tile?: { tileset: string; tile: number; flags: number };
  properties?: Record<string, string | number | boolean>;
}

interface MapFileContent {
  columns: number;
  rows: number;
  weather: string;
  tilesets: TilesetFile[];
  terrains: TerrainLayer[];
  objects: MapObject[];
  random: Random;
}

const TILE = 32;
const FORMAT = { tiledversion: '1.8.2', version: '1.8' };

const typeOf = (value: string | number | boolean, name: string) => {
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) && name === 'size' ? 'int' : 'float';
  return 'string';
};

const propertyList = (properties: NonNullable<MapObject['properties']>) =>
  Object.entries(properties).map(([name, value]) => ({ name, type: typeOf(value, name), value }));

export function formatTiledMap(content: MapFileContent): string {
  const firstGids = new Map<string, number>();
  let next = 1;
  for (const { name, size } of content.tilesets) {
    firstGids.set(name, next);
    next += size;
  }
  const gidOf = (tileset: string) => firstGids.get(tileset) ?? 1;
  const tileLayers = content.terrains.map((layer) => {
    const full = content.tilesets.find(({ name }) => name === layer.terrain)?.full ?? [];
    return {
      type: 'tilelayer',
      name: layer.name,
      width: content.columns,
      height: content.rows,
      data: layer.tiles({ firstGid: gidOf(layer.terrain), full }, content.random),
    };
  });
  const objects = content.objects.map((object, index) => ({
    layer: object.layer,
    json: objectJson(object, index + 1, gidOf),
  }));
  const objectLayers = (['collision', 'objects', 'overlay'] as const).map((name) => ({
    type: 'objectgroup',
    name,
    draworder: name === 'collision' ? 'topdown' : 'index',
    objects: objects.filter(({ layer }) => layer === name).map(({ json }) => json),
  }));
  const layers = [...tileLayers, ...objectLayers].map((layer, index) => ({
    ...layer,
    id: index + 1,
    opacity: 1,
    visible: true,
    x: 0,
    y: 0,
  }));
  return `${JSON.stringify(
    {
      compressionlevel: -1,
      height: content.rows,
      infinite: false,
      layers,
      nextlayerid: layers.length + 1,
      nextobjectid: objects.length + 1,
      orientation: 'orthogonal',
      properties: [{ name: 'weather', type: 'string', value: content.weather }],
      renderorder: 'right-down',
      ...FORMAT,
      tileheight: TILE,
      tilesets: content.tilesets.map(({ name }) => ({ firstgid: gidOf(name), source: `../tilesets/${name}.tsj` })),
      tilewidth: TILE,
      type: 'map',
      width: content.columns,
    },
    null,
    1,
  )}\n`;
}

function objectJson(object: MapObject, id: number, gidOf: (tileset: string) => number) {
  const { tile } = object;
  return {
    // Flip bits make the number larger than 31 bits: added, not or-ed, it stays positive.
    ...(tile ? { gid: gidOf(tile.tileset) + tile.tile + tile.flags } : {}),
    height: object.height ?? 0,
    id,
    name: object.name ?? '',
    ...(object.point ? { point: true } : {}),
    ...(object.properties && Object.keys(object.properties).length > 0
      ? { properties: propertyList(object.properties) }
      : {}),
    rotation: object.rotation ?? 0,
    type: object.class ?? '',
    visible: true,
    width: object.width ?? 0,
    x: object.x,
    y: object.y,
  };
}
