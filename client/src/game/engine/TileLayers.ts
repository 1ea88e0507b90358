// Draws the tile layers of a map: most painted once, animated tiles kept moving.
import type { RealmMap, TerrainTileset } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../core/depth.ts';
import { dynamicCells } from '../core/dynamicCells.ts';
import { type PaintedTile, PaintedTiles } from './PaintedTiles.ts';
import type { Geom, Scene, Textures, Tilemaps } from './phaser.ts';

const FLIP_X = 0x80000000;
const FLIP_Y = 0x40000000;
const FLIP_DIAGONAL = 0x20000000;
const ID_BITS = 0x0fffffff;
/** Pixels around each tile in the texture, so that smooth scaling never mixes in its neighbour. */
const TILE_EXTRUSION = 2;
/** How often animated tiles are looked at. */
const ANIMATION_TICK_MS = 60;

interface AnimatedTile {
  tile: Tilemaps.Tile;
  gids: number[];
  ms: number;
}

export const terrainKey = (name: string) => `terrain-${name}`;

/** Copies a tileset's picture with each tile's rim repeated around it. */
export function addExtrudedTileset(
  textures: Textures.TextureManager,
  set: TerrainTileset,
  tileSize: number,
  image: HTMLImageElement,
) {
  const key = terrainKey(set.name);
  if (textures.exists(key)) textures.remove(key);
  const rows = Math.ceil(set.count / set.columns);
  const pitch = tileSize + TILE_EXTRUSION * 2;
  const canvas = textures.createCanvas(key, set.columns * pitch, rows * pitch);
  if (!canvas) return;
  const ctx = canvas.context;
  ctx.imageSmoothingEnabled = false;
  for (let index = 0; index < set.count; index += 1) {
    const fromX = (index % set.columns) * tileSize;
    const fromY = Math.floor(index / set.columns) * tileSize;
    const x = (index % set.columns) * pitch;
    const y = Math.floor(index / set.columns) * pitch;
    // Rims first, stretched from the outermost pixels; then the tile itself.
    ctx.drawImage(image, fromX, fromY, tileSize, 1, x + TILE_EXTRUSION, y, tileSize, TILE_EXTRUSION);
    ctx.drawImage(
      image,
      fromX,
      fromY + tileSize - 1,
      tileSize,
      1,
      x + TILE_EXTRUSION,
      y + TILE_EXTRUSION + tileSize,
      tileSize,
      TILE_EXTRUSION,
    );
    ctx.drawImage(image, fromX, fromY, 1, tileSize, x, y + TILE_EXTRUSION, TILE_EXTRUSION, tileSize);
    ctx.drawImage(
      image,
      fromX + tileSize - 1,
      fromY,
      1,
      tileSize,
      x + TILE_EXTRUSION + tileSize,
      y + TILE_EXTRUSION,
      TILE_EXTRUSION,
      tileSize,
    );
    ctx.drawImage(image, fromX, fromY, tileSize, tileSize, x + TILE_EXTRUSION, y + TILE_EXTRUSION, tileSize, tileSize);
  }
  canvas.refresh();
}

export class TileLayers {
  private readonly tilemap: Tilemaps.Tilemap;
  private readonly painted: PaintedTiles[];
  private readonly animated: AnimatedTile[] = [];
  private tick = -1;

  /** Pictures of `before` that would look the same are taken over from it. */
  constructor(
    private readonly scene: Scene,
    private readonly map: RealmMap,
    before?: TileLayers,
  ) {
    const { tileSize, columns, rows } = map;
    this.tilemap = scene.make.tilemap({ tileWidth: tileSize, tileHeight: tileSize, width: columns, height: rows });
    const sets = map.tilesets.flatMap((set) => {
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
      new PaintedTiles(scene, map, this.build(false, sets), 'ground', DEPTH.ground, before?.painted[0]),
      new PaintedTiles(scene, map, this.build(true, sets), 'above', DEPTH.above, before?.painted[1]),
    ];
  }

  /** Makes layers of the tiles that move, and of what lies on those, and answers all others, to be painted once. */
  private build(above: boolean, sets: Tilemaps.Tileset[]): PaintedTile[] {
    const { map } = this;
    const specs = map.tileLayers.filter((spec) => spec.above === above);
    const dynamic = dynamicCells(
      specs.map(({ tiles }) => tiles),
      (gid) => animationOf(this.tilesetOf(gid), gid) !== undefined,
    );
    const staticTiles: PaintedTile[] = [];
    specs.forEach((spec, order) => {
      let layer: Tilemaps.TilemapLayer | null = null;
      spec.tiles.forEach((gid, at) => {
        const set = gid === 0 ? undefined : this.tilesetOf(gid);
        if (!set) return;
        if (!dynamic[order]?.has(at)) {
          staticTiles.push(this.paintedTile(set, gid, at, spec.opacity));
          return;
        }
        layer ??= this.tilemap.createBlankLayer(`${above ? 'above' : 'ground'}-${order}-${spec.name}`, sets);
        layer?.setDepth((above ? DEPTH.above : DEPTH.ground) + order + 1).setAlpha(spec.opacity);
        if (layer) this.placeTile(layer, set, gid, at);
      });
    });
    return staticTiles;
  }

  /** The tileset of a tile, if its picture was loaded. */
  private tilesetOf(gid: number): TerrainTileset | undefined {
    const set = this.map.tilesets.findLast(({ firstGid }) => firstGid <= (gid & ID_BITS));
    return set && this.tilemap.getTileset(set.name) ? set : undefined;
  }

  private paintedTile(set: TerrainTileset, gid: number, at: number, alpha: number): PaintedTile {
    const { columns, tileSize } = this.map;
    const index = (gid & ID_BITS) - set.firstGid;
    const pitch = tileSize + TILE_EXTRUSION * 2;
    return {
      column: at % columns,
      row: Math.floor(at / columns),
      source: this.scene.textures.get(terrainKey(set.name)).getSourceImage() as HTMLCanvasElement,
      x: (index % set.columns) * pitch + TILE_EXTRUSION,
      y: Math.floor(index / set.columns) * pitch + TILE_EXTRUSION,
      ...tileTransform(gid),
      alpha,
    };
  }

  private placeTile(layer: Tilemaps.TilemapLayer, set: TerrainTileset, gid: number, at: number): void {
    const { columns } = this.map;
    const tile = layer.putTileAt(gid & ID_BITS, at % columns, Math.floor(at / columns), false);
    Object.assign(tile, tileTransform(gid));
    const animation = animationOf(set, gid);
    if (!animation) return;
    const gids = animation.frames.map((frame) => set.firstGid + frame.tile);
    this.animated.push({ tile, gids, ms: animation.frames[0]?.ms ?? 200 });
  }

  /** `still` = nothing moves (reduced motion). */
  update(time: number, view: Geom.Rectangle, reducedMotion: boolean): void {
    for (const painted of this.painted) painted.cull(view);
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

const animationOf = (set: TerrainTileset | undefined, gid: number) =>
  set?.animations.find((each) => each.tile === (gid & ID_BITS) - set.firstGid);

/** Tiled's three flip bits as rotation (radians) and flips. */
function tileTransform(gid: number): { rotation: number; flipX: boolean; flipY: boolean } {
  const flipX = (gid & FLIP_X) !== 0;
  const flipY = (gid & FLIP_Y) !== 0;
  if ((gid & FLIP_DIAGONAL) === 0) return { rotation: 0, flipX, flipY };
  return { rotation: flipX ? Math.PI / 2 : -Math.PI / 2, flipX: flipX === flipY, flipY: false };
}
