// The tilesets a sketch may use, as they lie in tiled-maps/tilesets.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { propertiesOf, tiledTileset } from '../../../shared/src/maps/tiledSchema.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const TILESETS = path.join(ROOT, 'tiled-maps/tilesets');
const ATLASES = path.join(ROOT, 'assets/atlases');

export interface PropPicture {
  tileset: string;
  tile: number;
  frame: string;
  width: number;
  height: number;
  /** Ground contact in picture pixels. */
  anchor: { x: number; y: number };
}

export interface TilesetFile {
  name: string;
  /** Highest tile id + 1: image collections may have gaps. */
  size: number;
  full: { tile: number; chance: number }[];
}

interface RawTile {
  id: number;
  probability?: number;
}

export function readTilesetFile(name: string): TilesetFile {
  const file = path.join(TILESETS, `${name}.tsj`);
  if (!existsSync(file)) throw new Error(`there is no tileset ${name}.tsj in tiled-maps/tilesets`);
  const raw = JSON.parse(readFileSync(file, 'utf8')) as { tilecount: number; tiles?: RawTile[] };
  const tiles = raw.tiles ?? [];
  const full = tiles
    .filter(({ id }) => id >= 16 && id <= 23)
    .map(({ id, probability }) => ({ tile: id, chance: probability ?? 1 }));
  return { name, size: Math.max(raw.tilecount, ...tiles.map(({ id }) => id + 1)), full };
}

/** Every prop there is, by frame name. */
export function readProps(): Map<string, PropPicture> {
  const props = new Map<string, PropPicture>();
  for (const file of readdirSync(TILESETS).filter((each) => /^props-.*\.tsj$/.test(each))) {
    const set = tiledTileset.parse(JSON.parse(readFileSync(path.join(TILESETS, file), 'utf8')));
    const anchors = readAnchors(set.name.replace(/^props-/, ''));
    for (const tile of set.tiles) {
      const frame = propertiesOf(tile.properties).frame;
      if (typeof frame !== 'string') continue;
      const width = tile.imagewidth ?? 0;
      const height = tile.imageheight ?? 0;
      const anchor = anchors.get(frame) ?? { x: width / 2, y: height };
      props.set(frame, { tileset: set.name, tile: tile.id, frame, width, height, anchor });
    }
  }
  return props;
}

function readAnchors(atlas: string): Map<string, { x: number; y: number }> {
  const file = path.join(ATLASES, `${atlas}.json`);
  if (!existsSync(file)) return new Map();
  const { frames } = JSON.parse(readFileSync(file, 'utf8')) as {
    frames: Record<string, { anchor?: { x: number; y: number } }>;
  };
  return new Map(
    Object.entries(frames).flatMap(([name, { anchor }]) =>
      anchor ? [[name.replace(/\/0$/, ''), anchor] as const] : [],
    ),
  );
}
