// Builds small Tiled files for tests: a map with a layer of each kind, tilesets of both kinds and a template.

import { type ParsedMap, parseRealmMap } from '../parseRealmMap.ts';
import { formatMapProblem } from '../realmMap.ts';

export type Part = Record<string, unknown>;

const COLUMNS = 72;
const ROWS = 48;

/** Each part may be changed before the file is read. */
export interface TiledParts {
  map: Part;
  tilelayer: Part;
  objectgroup: Part;
  /** A light, at (300, 200). */
  object: Part;
  /** A property of the light. */
  property: Part;
  /** A house, at (400, 300). */
  picture: Part;
  sheet: Part;
  groundTile: Part;
  frame: Part;
  pictures: Part;
  pictureTile: Part;
  shapes: Part;
  shape: Part;
  reference: Part;
  template: Part;
}

export function tiledParts(): TiledParts {
  const property: Part = { name: 'radius', type: 'float', value: 90 };
  const object: Part = { id: 12, type: 'light', x: 300, y: 200, point: true, properties: [property] };
  const picture: Part = { id: 13, gid: 100, x: 400, y: 300, width: 64, height: 80 };
  const frame: Part = { tileid: 0, duration: 100 };
  const groundTile: Part = { id: 0, animation: [frame, { tileid: 1, duration: 300 }] };
  const shape: Part = { id: 1, x: 8, y: 48, width: 32, height: 24, rotation: 0 };
  const shapes: Part = { objects: [shape] };
  const pictureTile: Part = {
    ...{ id: 0, type: 'prop', image: 'house.png', imagewidth: 64, imageheight: 80, objectgroup: shapes },
    properties: [{ name: 'frame', type: 'string', value: 'house' }],
  };
  const size = { tilewidth: 32, tileheight: 32 };
  const tilelayer: Part = {
    ...{ type: 'tilelayer', name: 'ground', width: COLUMNS, height: ROWS },
    data: new Array(COLUMNS * ROWS).fill(17),
  };
  const objectgroup: Part = {
    ...{ type: 'objectgroup', name: 'props' },
    objects: [{ id: 1, type: 'spawn', x: 1125, y: 280, point: true }, object, picture],
  };
  const reference: Part = { firstgid: 100, source: 'props-park.tsj' };
  return {
    ...{ property, object, picture, frame, groundTile, shape, shapes, pictureTile, tilelayer, objectgroup, reference },
    sheet: { name: 'grass', columns: 4, tilecount: 24, ...size, image: 'grass.png', tiles: [groundTile] },
    pictures: { name: 'props-park', columns: 0, tilecount: 1, tilewidth: 64, tileheight: 80, tiles: [pictureTile] },
    template: { type: 'template', object: { type: 'light', point: true } },
    map: {
      ...{ type: 'map', orientation: 'orthogonal', width: COLUMNS, height: ROWS, ...size },
      tilesets: [{ firstgid: 1, source: 'grass.tsj' }, reference],
      layers: [tilelayer, objectgroup],
    },
  };
}

export const layersOf = ({ map }: TiledParts): Part[] => map.layers as Part[];
export const objectsOf = ({ objectgroup }: TiledParts): Part[] => objectgroup.objects as Part[];

export function readParts({ map, sheet, pictures, template }: TiledParts): ParsedMap {
  const tilesets: Record<string, Part> = { 'grass.tsj': sheet, 'props-park.tsj': pictures };
  return parseRealmMap('park.tmj', map, {
    findTileset: (source) => tilesets[source],
    findTemplate: (source) => (source === 'some.tj' ? template : undefined),
  });
}

/** What is said of the parts after a change, with `error` or `warning` before it. */
export function saidAfter(change: (parts: TiledParts) => void): string[] {
  const parts = tiledParts();
  change(parts);
  return readParts(parts).problems.map((problem) => `${problem.level} ${formatMapProblem(problem)}`);
}
