// Converts the tile layers of a Tiled map and reports tiles that cannot be drawn.
import { findTile } from './readTilesets.ts';
import type { MapProblem, TileLayer } from './realmMap.ts';
import { hasBit, TURN_HEXAGON } from './tiled/gid.ts';
import { readTint } from './tiled/tint.ts';
import type { PlacedTileset, TiledMap, TiledTileLayer } from './tiledSchema.ts';

export function readTileLayers(
  name: string,
  map: TiledMap,
  tilesets: readonly PlacedTileset[],
  problems: MapProblem[],
): TileLayer[] {
  return map.layers.flatMap((layer) => {
    if (layer.type !== 'tilelayer') return [];
    for (const message of layerMessages(layer, map, tilesets))
      problems.push({ map: name, message: `layer "${layer.name}": ${message}`, level: 'error' });
    return [toTileLayer(layer)];
  });
}

function toTileLayer({ name, opacity, data, tintcolor, offsetx, offsety }: TiledTileLayer): TileLayer {
  const { color, opacity: tintOpacity } = readTint(tintcolor);
  // Tiles between two pixels would have seams.
  const [x, y] = [Math.round(offsetx), Math.round(offsety)];
  return {
    name,
    above: name.startsWith('overlay'),
    opacity: opacity * tintOpacity,
    ...(color && { tint: color }),
    ...((x !== 0 || y !== 0) && { offset: { x, y } }),
    tiles: data,
  };
}

function layerMessages(layer: TiledTileLayer, map: TiledMap, tilesets: readonly PlacedTileset[]): string[] {
  const { width, height, data } = layer;
  if (width !== map.width || height !== map.height) {
    const [own, wanted] = [`${width}×${height}`, `${map.width}×${map.height}`];
    return [
      `is ${own} tiles, but the map ${wanted}; add a layer with Layer > New > Tile Layer, and copy the tiles into it`,
    ];
  }
  if (data.length !== width * height)
    return ['has a different number of tiles than the map; open the map in Tiled and save it again'];
  const isUnknown = (gid: number) => gid !== 0 && !findTile(tilesets, gid)?.tileset.image;
  return [
    ...cellMessage(layer, isUnknown, 'belongs to no terrain tileset; erase it and paint it again'),
    ...cellMessage(
      layer,
      (gid) => hasBit(gid, TURN_HEXAGON),
      'is turned as only tiles of hexagonal maps can be; erase it and paint it again',
    ),
  ];
}

function cellMessage({ data, width }: TiledTileLayer, isWrong: (gid: number) => boolean, says: string): string[] {
  const [first, ...others] = data.flatMap((gid, cell) => (isWrong(gid) ? cell : []));
  if (first === undefined) return [];
  const more = others.length > 0 ? ` (so are ${others.length} more)` : '';
  return [`the tile at column ${first % width}, row ${Math.floor(first / width)} ${says}${more}`];
}
