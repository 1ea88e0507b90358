// Draws the tile layers of a map: static tiles are painted once, animated tiles stay dynamic.
import type { Point, RealmMap, TerrainTileset, TileFrame, TileLayer } from '@lanternwise/shared/maps/realmMap';
import { FLIP_DIAGONAL, FLIP_X, FLIP_Y, hasBit, stripFlipFlags } from '@lanternwise/shared/maps/tiled/gid';
import { DEPTH } from '../core/depth.ts';
import { cellsUnderMoved, dynamicCells } from '../core/dynamicCells.ts';
import { tileFrameAt } from '../core/tileFrame.ts';
import { beyondTiles, sizeWithBeyond } from './beyondTiles.ts';
import { addPaintedTexture, type PaintedKind, type PaintedTile, PaintedTiles } from './PaintedTiles.ts';
import type { Geom, Scene, Tilemaps } from './phaser.ts';
import { TILE_EXTRUSION, terrainSheet, tintedPicture } from './terrainSheets.ts';

/** Interval of animated tile updates. */
const ANIMATION_TICK_MS = 60;
/** Units by which a view at the edge of the map may lie beyond it. */
const ROUNDING = 1;

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
  spec: TileLayer;
  tiles: DynamicTile[];
}

interface AnimatedTile {
  tile: Tilemaps.Tile;
  firstGid: number;
  frames: readonly TileFrame[];
}

const terrainKey = (name: string) => `terrain-${name}`;

export class TileLayers {
  private readonly tilemap: Tilemaps.Tilemap;
  private readonly painted: PaintedTiles[];
  private readonly animated: AnimatedTile[] = [];
  /** By the tint of their layer. */
  private readonly kinds = new Map<string | undefined, Map<number, TileKind | undefined>>();
  /** The ground beyond the edge, as long as a window or the HUD pushes the view there. */
  private beyond: PaintedTiles | undefined;
  private tick = -1;
  /** Until they are created. */
  private dynamicLayers: DynamicLayer[] = [];
  private isFirstUpdate = true;

  constructor(
    private readonly scene: Scene,
    private readonly map: RealmMap,
  ) {
    const { tileSize, columns, rows } = map;
    this.tilemap = scene.make.tilemap({ tileWidth: tileSize, tileHeight: tileSize, width: columns, height: rows });
    this.painted = [
      new PaintedTiles(scene, map, this.sortTiles(false), 'ground', DEPTH.ground),
      new PaintedTiles(scene, map, this.sortTiles(true), 'above', DEPTH.above),
    ];
  }

  /** Tells the static tiles, which are painted once, from the dynamic ones, which are painted for the first frame only. */
  private sortTiles(above: boolean): { tiles: PaintedTile[]; atFirst: PaintedTile[] } {
    const { map } = this;
    const specs = map.tileLayers.filter((spec) => spec.above === above);
    const dynamic = dynamicCells(
      specs.map(({ tiles }) => tiles),
      (gid) => this.kindOf(gid)?.animation !== undefined,
      (layer, cell) => this.cellsUnder(specs[layer], cell),
    );
    const sorted: { tiles: PaintedTile[]; atFirst: PaintedTile[] } = { tiles: [], atFirst: [] };
    specs.forEach((spec, order) => {
      const layer: DynamicLayer = {
        name: `${above ? 'above' : 'ground'}-${order}-${spec.name}`,
        depth: (above ? DEPTH.above : DEPTH.ground) + order + 1,
        spec,
        tiles: [],
      };
      spec.tiles.forEach((gid, at) => {
        const kind = this.kindOf(gid, spec.tint);
        if (!kind) return;
        const tile = this.paintedTile(spec, kind, at);
        if (dynamic[order]?.has(at)) {
          layer.tiles.push({ kind, gid, at });
          sorted.atFirst.push(tile);
        } else sorted.tiles.push(tile);
      });
      if (layer.tiles.length > 0) this.dynamicLayers.push(layer);
    });
    return sorted;
  }

  /**
   * Phaser makes a tile for each cell of a layer, and the sheets have to be uploaded: too much for the time before the first frame,
   * which shows the tiles painted.
   */
  private createDynamicLayers(): void {
    const used = new Set(this.dynamicLayers.flatMap(({ tiles }) => tiles.map(({ kind }) => kind.set)));
    const sets = [...used].flatMap((set) => this.addTileset(set) ?? []);
    for (const { name, depth, spec, tiles } of this.dynamicLayers) {
      const { x, y } = spec.offset ?? { x: 0, y: 0 };
      const layer = this.tilemap.createBlankLayer(name, sets, x, y)?.setDepth(depth).setAlpha(spec.opacity);
      if (layer) for (const { kind, gid, at } of tiles) this.placeTile(layer, kind, gid, at);
      if (spec.tint) layer?.setTint(Number.parseInt(spec.tint.slice(1), 16));
    }
    this.dynamicLayers = [];
  }

  private addTileset(set: TerrainTileset): Tilemaps.Tileset | null {
    const { textures } = this.scene;
    const { tileSize } = this.map;
    const { name, firstGid } = set;
    const key = terrainKey(name);
    const sheet = terrainSheet(textures, set, tileSize);
    // Of a map that was saved again.
    if (textures.exists(key) && textures.get(key).getSourceImage() !== sheet) textures.remove(key);
    if (sheet && !textures.exists(key)) addPaintedTexture(textures, key, sheet);
    return this.tilemap.addTilesetImage(
      ...([name, key, tileSize, tileSize, TILE_EXTRUSION, TILE_EXTRUSION * 2, firstGid] as const),
    );
  }

  /** Undefined for no tile, and for one whose tileset has no picture. */
  private kindOf(gid: number, tint?: string): TileKind | undefined {
    const kinds = this.kinds.get(tint) ?? new Map<number, TileKind | undefined>();
    this.kinds.set(tint, kinds);
    if (!kinds.has(gid)) kinds.set(gid, this.createKind(gid, tint));
    return kinds.get(gid);
  }

  private createKind(gid: number, tint: string | undefined): TileKind | undefined {
    if (gid === 0) return undefined;
    const { tilesets, tileSize } = this.map;
    const set = tilesets.findLast(({ firstGid }) => firstGid <= stripFlipFlags(gid));
    const source = set && tintedPicture(this.scene.textures, set.name, tint);
    if (!source) return undefined;
    const index = stripFlipFlags(gid) - set.firstGid;
    return {
      set,
      animation: set.animations.find(({ tile }) => tile === index),
      painted: {
        source,
        x: (index % set.columns) * tileSize,
        y: Math.floor(index / set.columns) * tileSize,
        ...tileTransform(gid),
      },
    };
  }

  /** Between two columns or rows if its layer is moved. */
  private paintedTile({ opacity, offset }: TileLayer, { painted }: TileKind, at: number): PaintedTile {
    const { columns } = this.map;
    const { x, y } = this.inCells(offset);
    return { column: (at % columns) + x, row: Math.floor(at / columns) + y, kind: painted, alpha: opacity };
  }

  private inCells(offset: Point | undefined): Point {
    const { tileSize } = this.map;
    return offset ? { x: offset.x / tileSize, y: offset.y / tileSize } : { x: 0, y: 0 };
  }

  private cellsUnder(layer: TileLayer | undefined, cell: number): number[] {
    return layer?.offset ? cellsUnderMoved(cell, this.inCells(layer.offset), this.map) : [cell];
  }

  private placeTile(layer: Tilemaps.TilemapLayer, kind: TileKind, gid: number, at: number): void {
    const { columns } = this.map;
    const tile = layer.putTileAt(stripFlipFlags(gid), at % columns, Math.floor(at / columns), false);
    const { rotation, flipX, flipY } = kind.painted;
    Object.assign(tile, { rotation, flipX, flipY });
    if (!kind.animation) return;
    this.animated.push({ tile, firstGid: kind.set.firstGid, frames: kind.animation.frames });
  }

  update(time: number, view: Geom.Rectangle, reducedMotion: boolean): void {
    for (const painted of this.painted) painted.cull(view);
    this.showBeyond(view);
    if (!this.isFirstUpdate && this.dynamicLayers.length > 0) this.createDynamicLayers();
    this.isFirstUpdate = false;
    const tick = Math.floor(time / ANIMATION_TICK_MS);
    if (reducedMotion || tick === this.tick) return;
    this.tick = tick;
    for (const { tile, firstGid, frames } of this.animated) {
      const frame = tileFrameAt(frames, time);
      if (frame) tile.index = firstGid + frame.tile;
    }
  }

  private showBeyond(view: Geom.Rectangle): void {
    const { map, scene } = this;
    const isBeyond =
      view.y < -ROUNDING || view.x + view.width > map.width + ROUNDING || view.y + view.height > map.height + ROUNDING;
    if (isBeyond) {
      this.beyond ??= new PaintedTiles(
        scene,
        { ...map, ...sizeWithBeyond(map) },
        { tiles: beyondTiles(map, this.groundTiles()) },
        'beyond',
        DEPTH.ground,
      );
      this.beyond.cull(view);
    } else {
      this.beyond?.destroy();
      this.beyond = undefined;
    }
  }

  /** All tiles under everybody, from bottom to top. */
  private groundTiles(): PaintedTile[] {
    return this.map.tileLayers
      .filter(({ above }) => !above)
      .flatMap((layer) =>
        layer.tiles.flatMap((gid, at) => {
          const kind = this.kindOf(gid, layer.tint);
          return kind ? [this.paintedTile(layer, kind, at)] : [];
        }),
      );
  }
}

/** Tiled's three flip bits as rotation (radians) and flips. */
function tileTransform(gid: number): { rotation: number; flipX: boolean; flipY: boolean } {
  const flipX = hasBit(gid, FLIP_X);
  const flipY = hasBit(gid, FLIP_Y);
  if (!hasBit(gid, FLIP_DIAGONAL)) return { rotation: 0, flipX, flipY };
  return { rotation: flipX ? Math.PI / 2 : -Math.PI / 2, flipX: flipX === flipY, flipY: false };
}
