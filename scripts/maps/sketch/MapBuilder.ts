// Authors the first version of a map from code: terrain, props, people and walls, written as a Tiled file that designers go on with.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ObjectClass } from '../../../shared/src/maps/objectClasses.ts';
import type { Weather } from '../../../shared/src/maps/realmMap.ts';
import { everywhere } from './areas.ts';
import { mergeCells } from './mergeCells.ts';
import { type Random, seededRandom } from './random.ts';
import { type Area, TerrainLayer } from './terrainLayer.ts';
import { formatTiledMap, type MapObject } from './tiledFile.ts';
import { type PropPicture, ROOT, readProps, readTilesetFile } from './tilesetFiles.ts';

type Value = string | number | boolean;
export type Properties = Record<string, Value>;

export interface PropOptions {
  flip?: boolean;
  /** Tiled layer: `overlay` is drawn over everybody. */
  layer?: 'objects' | 'overlay';
  scale?: number;
  properties?: Properties;
}

/** Half a tile: fine enough to follow round shores. */
const COLLISION_STEP = 16;
const FLIP_X = 0x80000000;

export class MapBuilder {
  readonly random: Random;
  private readonly terrains: TerrainLayer[] = [];
  private readonly objects: MapObject[] = [];
  private readonly props: Map<string, PropPicture> = readProps();

  constructor(
    readonly realm: string,
    private readonly options: { columns?: number; rows?: number; seed?: number; weather?: Weather } = {},
  ) {
    this.random = seededRandom(options.seed ?? 1);
  }

  get columns() {
    return this.options.columns ?? 72;
  }
  get rows() {
    return this.options.rows ?? 48;
  }

  /** A new tile layer of `terrain` above the ones before. Paint it with `.paint(area)`. */
  addTerrain(terrain: string, area?: Area, name = `ground-${terrain}`): TerrainLayer {
    const same = this.terrains.filter((each) => each.name.startsWith(name)).length;
    const layer = new TerrainLayer(same > 0 ? `${name}-${same + 1}` : name, terrain, this.columns, this.rows);
    if (area) layer.paint(area);
    this.terrains.push(layer);
    return layer;
  }

  fillTerrain(terrain: string): TerrainLayer {
    return this.addTerrain(terrain, everywhere);
  }

  /** Invisible walls where `layer` covers the ground, but for `except` (tiles), e.g. bridges. */
  addCollision(layer: TerrainLayer, except: Area = () => false): void {
    const perTile = 32 / COLLISION_STEP;
    const rects = mergeCells(this.columns * perTile, this.rows * perTile, (column, row) => {
      const x = (column + 0.5) / perTile;
      const y = (row + 0.5) / perTile;
      return layer.coverage(x, y) >= 0.6 && !except(x, y);
    });
    for (const rect of rects) {
      this.addWall(
        rect.column * COLLISION_STEP,
        rect.row * COLLISION_STEP,
        rect.columns * COLLISION_STEP,
        rect.rows * COLLISION_STEP,
      );
    }
  }

  /** World units from here on. */
  addWall(
    x: number,
    y: number,
    width: number,
    height: number,
    options: { rotation?: number; visible?: boolean } = {},
  ): void {
    const properties = { visible: options.visible ?? false };
    this.objects.push({
      layer: 'collision',
      class: 'collision',
      x,
      y,
      width,
      height,
      rotation: options.rotation ?? 0,
      properties,
    });
  }

  addSpawn(x: number, y: number, properties: Properties = {}): void {
    this.addPoint('spawn', 'spawn', x, y, properties);
  }
  addNpc(id: string, x: number, y: number, properties: Properties = {}): void {
    this.addPoint('npc', id, x, y, properties);
  }
  addCollectible(id: string, x: number, y: number, properties: Properties = {}): void {
    this.addPoint('collectible', id, x, y, properties);
  }
  addShop(id: string, x: number, y: number, properties: Properties = {}): void {
    this.addPoint('shop', id, x, y, properties);
  }
  addExit(id: string, x: number, y: number, properties: Properties = {}): void {
    this.addPoint('exit', id, x, y, properties);
  }
  /** `task`: id of the quest task that lets the player light it. */
  addLantern(task: string, x: number, y: number): void {
    this.addPoint('lantern', task, x, y, {});
  }
  addLight(x: number, y: number, properties: Properties = {}): void {
    this.addPoint('light', '', x, y, properties);
  }
  addZone(id: string, x: number, y: number, width: number, height: number): void {
    this.objects.push({ layer: 'objects', class: 'zone', name: id, x, y, width, height });
  }

  private addPoint(kind: ObjectClass, name: string, x: number, y: number, properties: Properties): void {
    this.objects.push({ layer: 'objects', class: kind, name, x, y, point: true, properties });
  }

  hasProp(frame: string): boolean {
    return this.props.has(frame);
  }

  /** A prop whose ground contact is at (x, y). */
  addProp(frame: string, x: number, y: number, options: PropOptions = {}): void {
    const picture = this.props.get(frame);
    if (!picture) throw new Error(`there is no prop "${frame}"; known: ${[...this.props.keys()].join(', ')}`);
    const scale = options.scale ?? 1;
    const width = picture.width * scale;
    const height = picture.height * scale;
    const anchorX = (options.flip ? picture.width - picture.anchor.x : picture.anchor.x) * scale;
    this.objects.push({
      layer: options.layer ?? 'objects',
      x: Math.round(x - anchorX),
      y: Math.round(y - picture.anchor.y * scale + height),
      width,
      height,
      tile: { tileset: picture.tileset, tile: picture.tile, flags: options.flip ? FLIP_X : 0 },
      ...(options.properties ? { properties: options.properties } : {}),
    });
  }

  /** Props of `frames` strewn over `area` (tiles), at least `gap` units apart, never nearer than `clear` says. */
  scatterProps(
    frames: readonly string[],
    count: number,
    area: Area,
    gap: number,
    clear: (x: number, y: number) => boolean = () => true,
  ): void {
    const placed: { x: number; y: number }[] = [];
    for (let attempt = 0; attempt < count * 30 && placed.length < count; attempt += 1) {
      const x = Math.round(this.random() * this.columns * 32);
      const y = Math.round(this.random() * this.rows * 32);
      const frame = frames[Math.floor(this.random() * frames.length)];
      const near = placed.some((other) => Math.hypot(other.x - x, other.y - y) < gap);
      if (near || !frame || !area(x / 32, y / 32) || !clear(x, y)) continue;
      placed.push({ x, y });
      this.addProp(frame, x, y, { flip: this.random() < 0.5 });
    }
  }

  toJson(): string {
    const used = new Set([
      ...this.terrains.map(({ terrain }) => terrain),
      ...this.objects.flatMap(({ tile }) => (tile ? [tile.tileset] : [])),
    ]);
    return formatTiledMap({
      columns: this.columns,
      rows: this.rows,
      weather: this.options.weather ?? 'none',
      tilesets: [...used].map(readTilesetFile),
      terrains: this.terrains,
      objects: this.objects,
      random: this.random,
    });
  }

  /** Writes tiled-maps/<realm>/<realm>.tmj and answers its path. */
  write(file = path.join(ROOT, 'tiled-maps', this.realm, `${this.realm}.tmj`)): string {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, this.toJson());
    return file;
  }
}
