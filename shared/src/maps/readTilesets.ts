// Loads a map's external tilesets and finds the tileset of a tile.
import type { z } from 'zod';
import type { MapProblem, TerrainTileset } from './realmMap.ts';
import { type PlacedTileset, type TiledMap, type TiledTile, tiledTileset } from './tiledSchema.ts';

/** Returns the parsed JSON of an external tileset by its path relative to the map; undefined if it is missing. */
export type TilesetLoader = (source: string) => unknown;

/** Tiled stores flips in the top bits of a global tile id. */
export const FLIP_X = 0x80000000;
export const FLIP_Y = 0x40000000;
export const FLIP_DIAGONAL = 0x20000000;
const GID_MASK = 0x0fffffff;
export const stripFlipFlags = (gid: number) => gid & GID_MASK;

export const formatZodIssues = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message}`).join('; ');

export function readTilesets(
  name: string,
  map: TiledMap,
  find: TilesetLoader,
  problems: MapProblem[],
): PlacedTileset[] {
  const report = (message: string) => problems.push({ map: name, message, level: 'error' });
  const placed: PlacedTileset[] = [];
  for (const entry of map.tilesets) {
    const raw = entry.source === undefined ? entry : find(entry.source);
    if (raw === undefined) {
      report(`tileset "${entry.source}" is missing; put it back or remove it in Map > Tilesets`);
      continue;
    }
    const read = tiledTileset.safeParse(raw);
    if (read.success) placed.push({ ...read.data, firstGid: entry.firstgid, source: entry.source });
    else report(`tileset "${entry.source}" cannot be read: ${formatZodIssues(read.error)}`);
  }
  return placed.sort((a, b) => a.firstGid - b.firstGid);
}

export interface FoundTile {
  tileset: PlacedTileset;
  tile: TiledTile | undefined;
}

export function findTile(tilesets: readonly PlacedTileset[], gid: number): FoundTile | undefined {
  const plain = stripFlipFlags(gid);
  const tileset = tilesets.findLast((each) => each.firstGid <= plain);
  if (!tileset) return undefined;
  const id = plain - tileset.firstGid;
  const tile = tileset.tiles.find((each) => each.id === id);
  const known = tile !== undefined || id < tileset.tilecount;
  return known ? { tileset, tile } : undefined;
}

/** Tilesets based on one image, for tile layers. */
export function terrainTilesets(tilesets: readonly PlacedTileset[]): TerrainTileset[] {
  return tilesets.flatMap((set) =>
    set.image === undefined
      ? []
      : [
          {
            name: set.name,
            firstGid: set.firstGid,
            columns: set.columns,
            count: set.tilecount,
            image: set.image,
            source: set.source,
            animations: set.tiles.flatMap(({ id, animation }) =>
              animation
                ? [{ tile: id, frames: animation.map((frame) => ({ tile: frame.tileid, ms: frame.duration })) }]
                : [],
            ),
          },
        ],
  );
}
