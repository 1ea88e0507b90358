// Draws the tile layers of a map: static tiles are painted once, animated tiles stay dynamic.
import type { RealmMap, TerrainTileset } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../core/depth.ts';
import { dynamicCells } from '../core/dynamicCells.ts';
import {
  addPaintedTexture,
  createPaintCanvas,
  type PaintedKind,
  type PaintedTile,
  PaintedTiles,
} from './PaintedTiles.ts';
import type { Geom, Scene, Textures, Tilemaps } from './phaser.ts';

const FLIP_X = 0x80000000;
const FLIP_Y = 0x40000000;
const FLIP_DIAGONAL = 0x20000000;
const ID_BITS = 0x0fffffff;
/** Pixels of extrusion around each tile, so that smooth scaling does not bleed from its neighbours. */
const TILE_EXTRUSION = 2;
/** Interval of animated tile updates. */
const ANIMATION_TICK_MS = 60;

/** What the tiles with one id have in common; a map has some hundred ids and ten thousand tiles. */
interface TileKind {
  set: TerrainTileset;
  animation: TerrainTileset['animations'][number] | undefined;
  painted: PaintedKind;
}

/** A tile that changes, or that lies on one. */
interface DynamicTile {
  kind: TileKind;
  gid: number;
  /** Its cell, row by row. */
  at: number;
}

/** The dynamic tiles of one layer of the map. */
interface DynamicLayer {
  name: string;
  depth: number;
  alpha: number;
  tiles: DynamicTile[];
}

interface AnimatedTile {
  tile: Tilemaps.Tile;
  gids: number[];
  ms: number;
}

export const terrainKey = (name: string) => `terrain-${name}`;

/** Adds a tileset's picture as a texture with each tile's edge pixels repeated around it. */
export function addExtrudedTileset(
  textures: Textures.TextureManager,
  set: TerrainTileset,
  tileSize: number,
  image: CanvasImageSource,
) {
  const key = terrainKey(set.name);
  if (textures.exists(key)) textures.remove(key);
  const rows = Math.ceil(set.count / set.columns);
  const pitch = tileSize + TILE_EXTRUSION * 2;
  const ctx = createPaintCanvas(set.columns * pitch, rows * pitch);
  if (!ctx) return;
  ctx.imageSmoothingEnabled = false;
  for (let index = 0; index < set.count; index += 1) {
    const column = index % set.columns;
    const row = Math.floor(index / set.columns);
    drawExtrudedTile(ctx, image, tileSize, {
      fromX: column * tileSize,
      fromY: row * tileSize,
      x: column * pitch + TILE_EXTRUSION,
      y: row * pitch + TILE_EXTRUSION,
    });
  }
  addPaintedTexture(textures, key, ctx.canvas);
}

/** Draws the four edges, stretched from the outermost pixels, then the tile itself at (x, y). */
function drawExtrudedTile(
  ctx: CanvasRenderingContext2D,
  image: CanvasImageSource,
  size: number,
  { fromX, fromY, x, y }: { fromX: number; fromY: number; x: number; y: number },
): void {
  const edge = TILE_EXTRUSION;
  ctx.drawImage(image, fromX, fromY, size, 1, x, y - edge, size, edge);
  ctx.drawImage(image, fromX, fromY + size - 1, size, 1, x, y + size, size, edge);
  ctx.drawImage(image, fromX, fromY, 1, size, x - edge, y, edge, size);
  ctx.drawImage(image, fromX + size - 1, fromY, 1, size, x + size, y, edge, size);
  ctx.drawImage(image, fromX, fromY, size, size, x, y, size, size);
}

export class TileLayers {
  private readonly tilemap: Tilemaps.Tilemap;
  private readonly painted: PaintedTiles[];
  private readonly animated: AnimatedTile[] = [];
  private readonly kinds = new Map<number, TileKind | undefined>();
  private tick = -1;
  private readonly sets: Tilemaps.Tileset[];
  /** Until they are created. */
  private dynamicLayers: DynamicLayer[] = [];
  private isFirstUpdate = true;

  /** Unchanged sheets are taken over from `before`. */
  constructor(
    private readonly scene: Scene,
    private readonly map: RealmMap,
    before?: TileLayers,
  ) {
    const { tileSize, columns, rows } = map;
    this.tilemap = scene.make.tilemap({ tileWidth: tileSize, tileHeight: tileSize, width: columns, height: rows });
    this.sets = map.tilesets.flatMap((set) => {
      const key = terrainKey(set.name);
      if (!scene.textures.exists(key)) return [];
      const added = this.tilemap.addTilesetImage(
        set.name,
        key,
        tileSize,
        tileSize,
        TILE_EXTRUSION,
        TILE_EXTRUSION * 2,
        set.firstGid,
      );
      return added ? [added] : [];
    });
    this.painted = [
      new PaintedTiles(scene, map, this.sortTiles(false), 'ground', DEPTH.ground, before?.painted[0]),
      new PaintedTiles(scene, map, this.sortTiles(true), 'above', DEPTH.above, before?.painted[1]),
    ];
    if (before) this.createDynamicLayers();
  }

  /** Tells the static tiles, which are painted once, from the dynamic ones, which are painted for the first frame only. */
  private sortTiles(above: boolean): { tiles: PaintedTile[]; atFirst: PaintedTile[] } {
    const { map } = this;
    const specs = map.tileLayers.filter((spec) => spec.above === above);
    const dynamic = dynamicCells(
      specs.map(({ tiles }) => tiles),
      (gid) => this.kindOf(gid)?.animation !== undefined,
    );
    const sorted: { tiles: PaintedTile[]; atFirst: PaintedTile[] } = { tiles: [], atFirst: [] };
    specs.forEach((spec, order) => {
      const layer: DynamicLayer = {
        name: `${above ? 'above' : 'ground'}-${order}-${spec.name}`,
        depth: (above ? DEPTH.above : DEPTH.ground) + order + 1,
        alpha: spec.opacity,
        tiles: [],
      };
      spec.tiles.forEach((gid, at) => {
        const kind = this.kindOf(gid);
        if (!kind) return;
        const row = Math.floor(at / map.columns);
        const tile = { column: at - row * map.columns, row, kind: kind.painted, alpha: spec.opacity };
        if (dynamic[order]?.has(at)) {
          layer.tiles.push({ kind, gid, at });
          sorted.atFirst.push(tile);
        } else sorted.tiles.push(tile);
      });
      if (layer.tiles.length > 0) this.dynamicLayers.push(layer);
    });
    return sorted;
  }

  /** Phaser makes a tile for each cell of a layer: too much for the time before the first frame, which shows them painted. */
  private createDynamicLayers(): void {
    for (const { name, depth, alpha, tiles } of this.dynamicLayers) {
      const layer = this.tilemap.createBlankLayer(name, this.sets)?.setDepth(depth).setAlpha(alpha);
      if (layer) for (const { kind, gid, at } of tiles) this.placeTile(layer, kind, gid, at);
    }
    this.dynamicLayers = [];
  }

  /** Undefined for no tile, and for one whose tileset has no picture. */
  private kindOf(gid: number): TileKind | undefined {
    if (!this.kinds.has(gid)) this.kinds.set(gid, this.createKind(gid));
    return this.kinds.get(gid);
  }

  private createKind(gid: number): TileKind | undefined {
    if (gid === 0) return undefined;
    const { tilesets, tileSize } = this.map;
    const set = tilesets.findLast(({ firstGid }) => firstGid <= (gid & ID_BITS));
    if (!set || !this.tilemap.getTileset(set.name)) return undefined;
    const index = (gid & ID_BITS) - set.firstGid;
    const pitch = tileSize + TILE_EXTRUSION * 2;
    return {
      set,
      animation: set.animations.find(({ tile }) => tile === index),
      painted: {
        source: this.scene.textures.get(terrainKey(set.name)).getSourceImage() as HTMLCanvasElement,
        x: (index % set.columns) * pitch + TILE_EXTRUSION,
        y: Math.floor(index / set.columns) * pitch + TILE_EXTRUSION,
        ...tileTransform(gid),
      },
    };
  }

  private placeTile(layer: Tilemaps.TilemapLayer, kind: TileKind, gid: number, at: number): void {
    const { columns } = this.map;
    const tile = layer.putTileAt(gid & ID_BITS, at % columns, Math.floor(at / columns), false);
    const { rotation, flipX, flipY } = kind.painted;
    Object.assign(tile, { rotation, flipX, flipY });
    if (!kind.animation) return;
    const gids = kind.animation.frames.map((frame) => kind.set.firstGid + frame.tile);
    this.animated.push({ tile, gids, ms: kind.animation.frames[0]?.ms ?? 200 });
  }

  update(time: number, view: Geom.Rectangle, reducedMotion: boolean): void {
    for (const painted of this.painted) painted.cull(view);
    if (!this.isFirstUpdate && this.dynamicLayers.length > 0) this.createDynamicLayers();
    this.isFirstUpdate = false;
    const tick = Math.floor(time / ANIMATION_TICK_MS);
    if (reducedMotion || tick === this.tick) return;
    this.tick = tick;
    for (const { tile, gids, ms } of this.animated) {
      const gid = gids[Math.floor(time / ms) % gids.length];
      if (gid !== undefined) tile.index = gid;
    }
  }

  destroy(): void {
    for (const painted of this.painted) painted.destroy();
    this.tilemap.destroy();
  }
}

/** Tiled's three flip bits as rotation (radians) and flips. */
function tileTransform(gid: number): { rotation: number; flipX: boolean; flipY: boolean } {
  const flipX = (gid & FLIP_X) !== 0;
  const flipY = (gid & FLIP_Y) !== 0;
  if ((gid & FLIP_DIAGONAL) === 0) return { rotation: 0, flipX, flipY };
  return { rotation: flipX ? Math.PI / 2 : -Math.PI / 2, flipX: flipX === flipY, flipY: false };
}
