// Draws the tile layers of a map: static tiles are painted once, animated tiles stay dynamic.
import type { RealmMap, TerrainTileset } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../core/depth.ts';
import { dynamicCells } from '../core/dynamicCells.ts';
import { beyondTiles, sizeWithBeyond } from './beyondTiles.ts';
import { addPaintedTexture, type PaintedKind, type PaintedTile, PaintedTiles } from './PaintedTiles.ts';
import type { Geom, Scene, Tilemaps } from './phaser.ts';
import { TILE_EXTRUSION, terrainPicture, terrainSheet } from './terrainSheets.ts';

const FLIP_X = 0x80000000;
const FLIP_Y = 0x40000000;
const FLIP_DIAGONAL = 0x20000000;
const ID_BITS = 0x0fffffff;
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
  alpha: number;
  tiles: DynamicTile[];
}

interface AnimatedTile {
  tile: Tilemaps.Tile;
  gids: number[];
  ms: number;
}

const terrainKey = (name: string) => `terrain-${name}`;

export class TileLayers {
  private readonly tilemap: Tilemaps.Tilemap;
  private readonly painted: PaintedTiles[];
  private readonly animated: AnimatedTile[] = [];
  private readonly kinds = new Map<number, TileKind | undefined>();
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

  /**
   * Phaser makes a tile for each cell of a layer, and the sheets have to be uploaded: too much for the time before the first frame,
   * which shows the tiles painted.
   */
  private createDynamicLayers(): void {
    const used = new Set(this.dynamicLayers.flatMap(({ tiles }) => tiles.map(({ kind }) => kind.set)));
    const sets = [...used].flatMap((set) => this.addTileset(set) ?? []);
    for (const { name, depth, alpha, tiles } of this.dynamicLayers) {
      const layer = this.tilemap.createBlankLayer(name, sets)?.setDepth(depth).setAlpha(alpha);
      if (layer) for (const { kind, gid, at } of tiles) this.placeTile(layer, kind, gid, at);
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
  private kindOf(gid: number): TileKind | undefined {
    if (!this.kinds.has(gid)) this.kinds.set(gid, this.createKind(gid));
    return this.kinds.get(gid);
  }

  private createKind(gid: number): TileKind | undefined {
    if (gid === 0) return undefined;
    const { tilesets, tileSize } = this.map;
    const set = tilesets.findLast(({ firstGid }) => firstGid <= (gid & ID_BITS));
    const source = set && terrainPicture(this.scene.textures, set.name);
    if (!source) return undefined;
    const index = (gid & ID_BITS) - set.firstGid;
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
    this.showBeyond(view);
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
    const { columns, tileLayers } = this.map;
    return tileLayers
      .filter(({ above }) => !above)
      .flatMap(({ tiles, opacity }) =>
        tiles.flatMap((gid, at) => {
          const kind = this.kindOf(gid)?.painted;
          return kind ? [{ column: at % columns, row: Math.floor(at / columns), kind, alpha: opacity }] : [];
        }),
      );
  }
}

/** Tiled's three flip bits as rotation (radians) and flips. */
function tileTransform(gid: number): { rotation: number; flipX: boolean; flipY: boolean } {
  const flipX = (gid & FLIP_X) !== 0;
  const flipY = (gid & FLIP_Y) !== 0;
  if ((gid & FLIP_DIAGONAL) === 0) return { rotation: 0, flipX, flipY };
  return { rotation: flipX ? Math.PI / 2 : -Math.PI / 2, flipX: flipX === flipY, flipY: false };
}
