// Owns tilesets: one picture and one Tiled file a terrain, with a corner wang set, variants and animation.
import { copyInto, emptyPicture, type Picture } from '../core/picture.ts';
import { TILE } from './cornerField.ts';
import type { Terrain } from './painter.ts';
import { FULL, paintTile } from './tile.ts';

const COLUMNS = 4;
/** Tiles of one animation frame: index 0 empty, 1…15 corner masks, 16…23 variants of the full tile. */
const TILES = 24;
const FIRST_VARIANT = 16;
/** Milliseconds a frame of water. */
const FRAME_MS = 180;
/** How often Tiled's terrain brush takes each variant; the last four carry flowers on grass. */
const VARIANT_WEIGHTS = [1, 0.7, 1, 0.5, 0.12, 0.12, 0.1, 0.12];

const size = (terrain: Terrain) => ({ width: COLUMNS * TILE, height: (TILES / COLUMNS) * TILE * terrain.frames });

/** All tiles of a terrain; animation frames lie below each other. */
export function tilesetPicture(terrain: Terrain): Picture {
  const { width, height } = size(terrain);
  const picture = emptyPicture(width, height);
  for (let id = 1; id < TILES * terrain.frames; id++) {
    const index = id % TILES;
    if (index === 0) continue;
    const frame = Math.floor(id / TILES);
    const key =
      index < FIRST_VARIANT
        ? { mask: index, variant: 0, frame }
        : { mask: FULL, variant: index - FIRST_VARIANT, frame };
    copyInto(picture, (id % COLUMNS) * TILE, Math.floor(id / COLUMNS) * TILE, paintTile(terrain, key));
  }
  return picture;
}

/** Tiled's order: top, top right, right, bottom right, bottom, bottom left, left, top left. */
export function wangId(mask: number): number[] {
  const bit = (value: number) => (mask & value ? 1 : 0);
  return [0, bit(2), 0, bit(4), 0, bit(8), 0, bit(1)];
}

function tileEntry(terrain: Terrain, id: number) {
  const frames = Array.from({ length: terrain.frames }, (_, frame) => ({
    duration: FRAME_MS,
    tileid: id + TILES * frame,
  }));
  const probability = id === FULL ? 0 : VARIANT_WEIGHTS[id - FIRST_VARIANT];
  return {
    id,
    ...(terrain.frames > 1 ? { animation: frames } : {}),
    ...(probability === undefined ? {} : { probability }),
  };
}

/** The .tsj text. */
export function tilesetJson(terrain: Terrain): string {
  const { name, swatch } = terrain;
  const { width, height } = size(terrain);
  const ids = Array.from({ length: TILES - 1 }, (_, i) => i + 1);
  const wangtiles = ids.map((id) => ({ tileid: id, wangid: wangId(Math.min(id, FULL)) }));
  const colors = [{ color: swatch, name, probability: 1, tile: FULL }];
  const tileset = {
    columns: COLUMNS,
    image: `${name}.png`,
    imageheight: height,
    imagewidth: width,
    margin: 0,
    name,
    spacing: 0,
    tilecount: TILES * terrain.frames,
    tiledversion: '1.8.2',
    tileheight: TILE,
    tiles: ids.map((id) => tileEntry(terrain, id)).filter((entry) => Object.keys(entry).length > 1),
    tilewidth: TILE,
    type: 'tileset',
    version: '1.8',
    wangsets: [{ colors, name, tile: FULL, type: 'corner', wangtiles }],
  };
  return `${JSON.stringify(tileset, null, 2)}\n`;
}
