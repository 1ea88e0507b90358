// A first version of a realm's map written from code: terrains, props and objects by name; a designer goes on in Tiled.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAP_COLUMNS, MAP_ROWS, TILE_SIZE } from '../../../shared/src/constants/world.ts';
import { type Covers, paintTerrain, type VariantWeights } from './terrain.ts';
import { type ObjectLayer, type PropertyValue, properties, type TiledObject, type TileLayer } from './tiled.ts';

const MAPS = new URL('../../../tiled-maps/', import.meta.url).pathname;
const ATLASES = new URL('../../../assets/atlases/', import.meta.url).pathname;

interface PropTile {
  gid: number;
  width: number;
  height: number;
  /** Ground contact in picture pixels. */
  anchor: { x: number; y: number };
}

interface TilesetFile {
  name: string;
  tilecount: number;
  tiles?: {
    id: number;
    image?: string;
    imagewidth?: number;
    imageheight?: number;
    properties?: { name: string; value: unknown }[];
  }[];
}

type ObjectLayerName = 'collision' | 'objects' | 'overlay';
export interface ObjectOptions {
  width?: number;
  height?: number;
  rotation?: number;
  visible?: boolean;
  properties?: Record<string, PropertyValue>;
}

export class Sketch {
  readonly #tilesets: { firstgid: number; source: string }[] = [];
  readonly #tileLayers: TileLayer[] = [];
  readonly #objects: Record<ObjectLayerName, TiledObject[]> = { collision: [], objects: [], overlay: [] };
  readonly #props = new Map<string, PropTile>();
  #nextGid = 1;
  #nextObject = 1;
  #nextLayer = 1;

  constructor(readonly realm: string) {}

  /** Lays a terrain as a layer of its own above the earlier ones. */
  terrain(tileset: string, covers: Covers, variants: VariantWeights = [1], seed = 1): this {
    const firstgid = this.#tileset(tileset);
    this.#tileLayers.push({
      ...this.#layer(`ground-${tileset}`),
      type: 'tilelayer',
      width: MAP_COLUMNS,
      height: MAP_ROWS,
      data: paintTerrain({ columns: MAP_COLUMNS, rows: MAP_ROWS }, covers, firstgid, variants, seed),
    });
    return this;
  }

  /** Makes the props of a family known (tilesets/props-<family>.tsj and its atlas with the anchors). */
  family(name: string): this {
    const firstgid = this.#tileset(`props-${name}`);
    const atlas = JSON.parse(readFileSync(join(ATLASES, `${name}.json`), 'utf8')) as {
      frames: Record<string, { anchor?: { x: number; y: number } }>;
    };
    for (const tile of this.#read(`props-${name}`).tiles ?? []) {
      const frame = String(tile.properties?.find((property) => property.name === 'frame')?.value ?? '');
      const still = atlas.frames[frame] ?? atlas.frames[`${frame}/0`];
      if (!frame || !tile.imagewidth || !tile.imageheight || !still?.anchor) continue;
      this.#props.set(frame, {
        gid: firstgid + tile.id,
        width: tile.imagewidth,
        height: tile.imageheight,
        anchor: still.anchor,
      });
    }
    return this;
  }

  knows(frame: string): boolean {
    return this.#props.has(frame);
  }

  /** Stands a prop with its ground contact at (x, y). */
  prop(frame: string, x: number, y: number, extra: Record<string, PropertyValue> = {}): this {
    const tile = this.#props.get(frame);
    if (!tile)
      throw new Error(
        `No prop "${frame}" in the families of this sketch. Known: ${[...this.#props.keys()].join(', ')}`,
      );
    const left = Math.round(x) - tile.anchor.x;
    const bottom = Math.round(y) - tile.anchor.y + tile.height;
    this.#objects.objects.push({
      ...this.#object(frame, 'prop', left, bottom, { width: tile.width, height: tile.height, properties: extra }),
      gid: tile.gid,
    });
    return this;
  }

  /** Adds an object of a class: a rectangle where it has a size, else a point. */
  object(layer: ObjectLayerName, type: string, name: string, x: number, y: number, options: ObjectOptions = {}): this {
    this.#objects[layer].push(this.#object(name, type, x, y, options));
    return this;
  }

  /** An invisible wall, (x, y) its top-left corner, rotated clockwise about it. */
  wall(x: number, y: number, width: number, height: number, rotation = 0): this {
    return this.object('collision', 'collision', '', x, y, { width, height, rotation });
  }

  /** Writes tiled-maps/<realm>/<realm>.tmj. Refuses to overwrite a map unless told to: designers may have worked on it. */
  save({ overwrite = false } = {}): string {
    const folder = join(MAPS, this.realm);
    const file = join(folder, `${this.realm}.tmj`);
    if (existsSync(file) && !overwrite)
      throw new Error(`${file} exists already; a sketch never overwrites a designer's map`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(this.#toMap(), null, 1)}\n`);
    return file;
  }

  #toMap(): object {
    const layers = [
      ...this.#tileLayers,
      ...(['collision', 'objects', 'overlay'] as const).map(
        (name): ObjectLayer => ({
          ...this.#layer(name),
          type: 'objectgroup',
          draworder: 'topdown',
          objects: this.#objects[name],
        }),
      ),
    ];
    return {
      type: 'map',
      version: '1.8',
      tiledversion: '1.8.2',
      orientation: 'orthogonal',
      renderorder: 'right-down',
      infinite: false,
      width: MAP_COLUMNS,
      height: MAP_ROWS,
      tilewidth: TILE_SIZE,
      tileheight: TILE_SIZE,
      compressionlevel: -1,
      nextlayerid: this.#nextLayer,
      nextobjectid: this.#nextObject,
      tilesets: this.#tilesets,
      layers,
    };
  }

  #tileset(name: string): number {
    const source = `../tilesets/${name}.tsj`;
    const known = this.#tilesets.find((tileset) => tileset.source === source);
    if (known) return known.firstgid;
    const { tilecount, tiles } = this.#read(name);
    const firstgid = this.#nextGid;
    // An image collection may have gaps in its ids.
    const highest = Math.max(tilecount, ...(tiles ?? []).map((tile) => tile.id + 1));
    this.#tilesets.push({ firstgid, source });
    this.#nextGid += highest;
    return firstgid;
  }

  #read(tileset: string): TilesetFile {
    const file = join(MAPS, 'tilesets', `${tileset}.tsj`);
    if (!existsSync(file)) {
      const known = readdirSync(join(MAPS, 'tilesets')).filter((name) => name.endsWith('.tsj'));
      throw new Error(`No tileset ${file}. Known: ${known.join(', ')}`);
    }
    return JSON.parse(readFileSync(file, 'utf8')) as TilesetFile;
  }

  #layer(name: string) {
    return { id: this.#nextLayer++, name, opacity: 1, visible: true, x: 0 as const, y: 0 as const };
  }

  #object(name: string, type: string, x: number, y: number, options: ObjectOptions): TiledObject {
    const { width = 0, height = 0, rotation = 0, visible = true } = options;
    const own = properties(options.properties ?? {});
    return {
      id: this.#nextObject++,
      name,
      type,
      x,
      y,
      width,
      height,
      rotation,
      visible,
      ...(width === 0 && height === 0 ? { point: true } : {}),
      ...(own.length > 0 ? { properties: own } : {}),
    };
  }
}
