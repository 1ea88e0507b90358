// Paints static tiles into a few large textures, so that a frame draws those instead of hundreds of tiles.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { GameObjects, Geom, Scene } from './phaser.ts';

/** Pixels per side: a map of 72×48 tiles becomes six sheets, of which a screen shows one to four. */
const SHEET_SIZE = 768;

/** One tile to paint: its position in `source`, rotation (radians) and flips. */
export interface PaintedTile {
  column: number;
  row: number;
  source: CanvasImageSource;
  x: number;
  y: number;
  rotation: number;
  flipX: boolean;
  flipY: boolean;
  alpha: number;
}

const COMPARED_FIELDS = ['column', 'row', 'source', 'x', 'y', 'rotation', 'flipX', 'flipY', 'alpha'] as const;

interface Sheet {
  key: string;
  tiles: readonly PaintedTile[];
  image: GameObjects.Image;
}

export class PaintedTiles {
  private readonly sheets: Sheet[] = [];

  /** `tiles` from bottom to top; `name` prefixes the texture keys; unchanged sheets are taken from `before`. */
  constructor(
    private readonly scene: Scene,
    map: RealmMap,
    tiles: readonly PaintedTile[],
    name: string,
    depth: number,
    before?: PaintedTiles,
  ) {
    const tilesPerSheet = Math.floor(SHEET_SIZE / map.tileSize);
    const bySheet = new Map<string, PaintedTile[]>();
    for (const tile of tiles) {
      const key = `painted-${name}-${Math.floor(tile.column / tilesPerSheet)}-${Math.floor(tile.row / tilesPerSheet)}`;
      const sheet = bySheet.get(key);
      if (sheet) sheet.push(tile);
      else bySheet.set(key, [tile]);
    }
    for (const [key, own] of bySheet) {
      const kept = before?.takeSheet(key, own);
      if (kept) this.sheets.push(kept);
      else this.createSheet(key, own, map.tileSize, depth);
    }
  }

  /** Removes and returns the sheet with this key if it shows exactly these tiles; otherwise destroys it. */
  private takeSheet(key: string, tiles: readonly PaintedTile[]): Sheet | undefined {
    const index = this.sheets.findIndex((sheet) => sheet.key === key);
    const [sheet] = index < 0 ? [] : this.sheets.splice(index, 1);
    if (!sheet || sameTiles(sheet.tiles, tiles)) return sheet;
    this.destroySheet(sheet);
    return undefined;
  }

  private destroySheet({ key, image }: Sheet): void {
    image.destroy();
    this.scene.textures.remove(key);
  }

  private createSheet(key: string, tiles: readonly PaintedTile[], size: number, depth: number): void {
    const columns = tiles.map(({ column }) => column);
    const rows = tiles.map(({ row }) => row);
    const [left, top] = [Math.min(...columns), Math.min(...rows)];
    const [right, bottom] = [Math.max(...columns), Math.max(...rows)];
    if (this.scene.textures.exists(key)) this.scene.textures.remove(key);
    const canvas = this.scene.textures.createCanvas(key, (right - left + 1) * size, (bottom - top + 1) * size);
    if (!canvas) return;
    for (const tile of tiles) drawTile(canvas.context, tile, left, top, size);
    canvas.refresh();
    const image = this.scene.add
      .image(left * size, top * size, key)
      .setOrigin(0)
      .setDepth(depth);
    this.sheets.push({ key, tiles, image });
  }

  /** Hides sheets that are off screen. */
  cull(view: Geom.Rectangle): void {
    for (const { image } of this.sheets) {
      image.visible =
        image.x < view.right &&
        image.x + image.width > view.x &&
        image.y < view.bottom &&
        image.y + image.height > view.y;
    }
  }

  destroy(): void {
    for (const sheet of this.sheets) this.destroySheet(sheet);
    this.sheets.length = 0;
  }
}

const sameTiles = (some: readonly PaintedTile[], others: readonly PaintedTile[]): boolean =>
  some.length === others.length &&
  some.every((tile, index) => {
    const other = others[index];
    return other !== undefined && COMPARED_FIELDS.every((field) => tile[field] === other[field]);
  });

function drawTile(ctx: CanvasRenderingContext2D, tile: PaintedTile, left: number, top: number, size: number): void {
  const half = size / 2;
  ctx.setTransform(1, 0, 0, 1, (tile.column - left) * size + half, (tile.row - top) * size + half);
  if (tile.rotation !== 0) ctx.rotate(tile.rotation);
  if (tile.flipX || tile.flipY) ctx.scale(tile.flipX ? -1 : 1, tile.flipY ? -1 : 1);
  ctx.globalAlpha = tile.alpha;
  ctx.drawImage(tile.source, tile.x, tile.y, size, size, -half, -half, size, size);
}
