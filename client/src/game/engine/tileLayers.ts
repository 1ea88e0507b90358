// Draws the tile layers of a map and keeps their animated tiles moving.
import type { RealmMap, TerrainTileset } from '@lanternwise/shared/maps/realmMap';
import type { Scene, Textures, Tilemaps } from 'phaser';
import { DEPTH } from '../core/depth.ts';

const FLIP_X = 0x80000000;
const FLIP_Y = 0x40000000;
const FLIP_DIAGONAL = 0x20000000;
const ID_BITS = 0x0fffffff;
/** Pixels around each tile in the texture, so that smooth scaling never mixes in its neighbour. */
const EDGE = 2;

interface AnimatedTile {
  tile: Tilemaps.Tile;
  gids: number[];
  ms: number;
}

export const terrainKey = (name: string) => `terrain-${name}`;

/** Copies a tileset's picture with each tile's rim repeated around it. */
export function addTerrain(
  textures: Textures.TextureManager,
  set: TerrainTileset,
  tile: number,
  image: HTMLImageElement,
) {
  const key = terrainKey(set.name);
  if (textures.exists(key)) textures.remove(key);
  const rows = Math.ceil(set.count / set.columns);
  const pitch = tile + EDGE * 2;
  const canvas = textures.createCanvas(key, set.columns * pitch, rows * pitch);
  if (!canvas) return;
  const pen = canvas.context;
  pen.imageSmoothingEnabled = false;
  for (let index = 0; index < set.count; index += 1) {
    const fromX = (index % set.columns) * tile;
    const fromY = Math.floor(index / set.columns) * tile;
    const x = (index % set.columns) * pitch;
    const y = Math.floor(index / set.columns) * pitch;
    // Rims first, stretched from the outermost pixels; then the tile itself.
    pen.drawImage(image, fromX, fromY, tile, 1, x + EDGE, y, tile, EDGE);
    pen.drawImage(image, fromX, fromY + tile - 1, tile, 1, x + EDGE, y + EDGE + tile, tile, EDGE);
    pen.drawImage(image, fromX, fromY, 1, tile, x, y + EDGE, EDGE, tile);
    pen.drawImage(image, fromX + tile - 1, fromY, 1, tile, x + EDGE + tile, y + EDGE, EDGE, tile);
    pen.drawImage(image, fromX, fromY, tile, tile, x + EDGE, y + EDGE, tile, tile);
  }
  canvas.refresh();
}

export class TileLayers {
  private readonly tilemap: Tilemaps.Tilemap;
  private readonly animated: AnimatedTile[] = [];
  private tick = -1;

  constructor(scene: Scene, map: RealmMap) {
    const { tileSize, columns, rows } = map;
    this.tilemap = scene.make.tilemap({ tileWidth: tileSize, tileHeight: tileSize, width: columns, height: rows });
    const sets = map.tilesets.flatMap((set) => {
      const key = terrainKey(set.name);
      if (!scene.textures.exists(key)) return [];
      const added = this.tilemap.addTilesetImage(set.name, key, tileSize, tileSize, EDGE, EDGE * 2, set.firstGid);
      return added ? [added] : [];
    });
    map.tileLayers.forEach(({ name, tiles, above, opacity }, index) => {
      const layer = this.tilemap.createBlankLayer(`${index}-${name}`, sets);
      if (!layer) return;
      layer.setDepth((above ? DEPTH.above : DEPTH.ground) + index).setAlpha(opacity);
      tiles.forEach((gid, at) => {
        if (gid !== 0) this.place(map, layer, gid, at % columns, Math.floor(at / columns));
      });
    });
  }

  private place(map: RealmMap, layer: Tilemaps.TilemapLayer, gid: number, column: number, row: number): void {
    const plain = gid & ID_BITS;
    const set = map.tilesets.findLast(({ firstGid }) => firstGid <= plain);
    if (!set || !this.tilemap.getTileset(set.name)) return;
    const tile = layer.putTileAt(plain, column, row, false);
    turn(tile, gid);
    const animation = set.animations.find((each) => each.tile === plain - set.firstGid);
    if (!animation) return;
    const gids = animation.frames.map((frame) => set.firstGid + frame.tile);
    this.animated.push({ tile, gids, ms: animation.frames[0]?.ms ?? 200 });
  }

  update(time: number): void {
    const tick = Math.floor(time / 60);
    if (tick === this.tick) return;
    this.tick = tick;
    for (const { tile, gids, ms } of this.animated) {
      const gid = gids[Math.floor(time / ms) % gids.length];
      if (gid !== undefined) tile.index = gid;
    }
  }

  destroy(): void {
    this.tilemap.destroy();
  }
}

/** Tiled's three flip bits as Phaser's rotation and horizontal flip. */
function turn(tile: Tilemaps.Tile, gid: number): void {
  const flipX = (gid & FLIP_X) !== 0;
  const flipY = (gid & FLIP_Y) !== 0;
  if ((gid & FLIP_DIAGONAL) === 0) {
    tile.flipX = flipX;
    tile.flipY = flipY;
    return;
  }
  tile.rotation = flipX ? Math.PI / 2 : -Math.PI / 2;
  tile.flipX = flipX === flipY;
}
