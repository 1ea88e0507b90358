// Loads a map's external tilesets and finds the tileset of a tile.
import type { MapProblem, TerrainTileset } from './realmMap.ts';
import { checkTiledTileset } from './tiled/checkTiled.ts';
import { FaultList } from './tiled/faultList.ts';
import { checkFields, isRecord } from './tiled/fieldRules.ts';
import { stripFlipFlags } from './tiled/gid.ts';
import { addTilesetFaults } from './tiled/schemaFaults.ts';
import { tilesetSubject } from './tiled/subjects.ts';
import { TILESET_REFERENCE_FIELDS } from './tiled/tilesetFields.ts';
import { type PlacedTileset, type TiledMap, type TiledTile, tiledTileset } from './tiledSchema.ts';

/** Returns the parsed JSON of an external tileset by its path relative to the map; undefined if it is missing. */
export type TilesetLoader = (source: string) => unknown;

export function readTilesets(
  name: string,
  map: TiledMap,
  find: TilesetLoader,
  problems: MapProblem[],
): PlacedTileset[] {
  const faults = new FaultList();
  const placed = map.tilesets.flatMap((entry) => readTileset(entry, find, faults) ?? []);
  problems.push(...faults.problems(name));
  return placed.sort((a, b) => a.firstGid - b.firstGid);
}

function readTileset(
  entry: TiledMap['tilesets'][number],
  find: TilesetLoader,
  faults: FaultList,
): PlacedTileset | undefined {
  const { firstgid: firstGid, source } = entry;
  const raw = source === undefined ? entry : find(source);
  const subject = tilesetSubject((isRecord(raw) ? raw.name : undefined) ?? source);
  if (source !== undefined) checkFields(entry, TILESET_REFERENCE_FIELDS, subject, faults);
  if (!isRecord(raw)) {
    faults.report(subject, missingMessage(String(source)));
    return undefined;
  }
  if (!checkTiledTileset(raw, subject, faults)) return undefined;
  const read = tiledTileset.safeParse(raw);
  if (read.success) return { ...read.data, firstGid, source };
  addTilesetFaults(raw, subject, read.error, faults);
  return undefined;
}

const missingMessage = (source: string): string =>
  source.toLowerCase().endsWith('.tsx')
    ? `tileset "${source}" is XML, which the game does not read; open it in Tiled, choose File > Save As and the type "JSON tileset files (*.tsj)", and use that file`
    : `tileset "${source}" is missing; put it back or remove it in Map > Tilesets`;

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
