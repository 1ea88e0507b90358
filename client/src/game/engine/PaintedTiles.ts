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
  /** World pixels. */
  area: { x: number; y: number; width: number; height: number };
  /** Painted when it first comes into view, or in a quiet frame before. */
  image: GameObjects.Image | undefined;
}

/** Sheets out of view are painted one in so many frames: painting one takes most of a frame on a slow machine. */
const FRAMES_PER_SHEET = 8;

/** A canvas of its own, so that it is uploaded once, when it is finished. It is read by the upload: the GPU has no part in it. */
export function createPaintCanvas(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d', { willReadFrequently: true });
}

export class PaintedTiles {
  private readonly sheets: Sheet[] = [];
  private readonly waiting = new Set<Sheet>();
  private readonly tileSize: number;
  private frame = 0;

  /** `tiles` from bottom to top; `name` prefixes the texture keys; unchanged sheets are taken from `before`. */
  constructor(
    private readonly scene: Scene,
    map: RealmMap,
    tiles: readonly PaintedTile[],
    name: string,
    private readonly depth: number,
    before?: PaintedTiles,
  ) {
    this.tileSize = map.tileSize;
    const tilesPerSheet = Math.floor(SHEET_SIZE / map.tileSize);
    const bySheet = new Map<string, PaintedTile[]>();
    for (const tile of tiles) {
      const key = `painted-${name}-${Math.floor(tile.column / tilesPerSheet)}-${Math.floor(tile.row / tilesPerSheet)}`;
      const sheet = bySheet.get(key);
      if (sheet) sheet.push(tile);
      else bySheet.set(key, [tile]);
    }
    for (const [key, own] of bySheet) {
      const sheet = before?.takeSheet(key, own) ?? {
        key,
        tiles: own,
        area: areaOf(own, map.tileSize),
        image: undefined,
      };
      this.sheets.push(sheet);
      if (!sheet.image) this.waiting.add(sheet);
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
    image?.destroy();
    this.scene.textures.remove(key);
  }

  private paint(sheet: Sheet): void {
    this.waiting.delete(sheet);
    const { key, tiles, area } = sheet;
    const { textures } = this.scene;
    if (textures.exists(key)) textures.remove(key);
    const ctx = createPaintCanvas(area.width, area.height);
    if (!ctx) return;
    for (const tile of tiles) drawTile(ctx, tile, area, this.tileSize);
    textures.addCanvas(key, ctx.canvas);
    sheet.image = this.scene.add.image(area.x, area.y, key).setOrigin(0).setDepth(this.depth);
  }

  /** Paints the sheets that come into view, and hides those that are off screen. */
  cull(view: Geom.Rectangle): void {
    for (const sheet of this.sheets) {
      const { x, y, width, height } = sheet.area;
      const isInView = x < view.right && x + width > view.x && y < view.bottom && y + height > view.y;
      if (isInView && !sheet.image) this.paint(sheet);
      if (sheet.image) sheet.image.visible = isInView;
    }
    const [next] = this.waiting;
    this.frame += 1;
    if (next && this.frame % FRAMES_PER_SHEET === 0) this.paint(next);
  }

  destroy(): void {
    for (const sheet of this.sheets) this.destroySheet(sheet);
    this.sheets.length = 0;
    this.waiting.clear();
  }
}

function areaOf(tiles: readonly PaintedTile[], size: number): Sheet['area'] {
  const columns = tiles.map(({ column }) => column);
  const rows = tiles.map(({ row }) => row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: left * size,
    y: top * size,
    width: (Math.max(...columns) - left + 1) * size,
    height: (Math.max(...rows) - top + 1) * size,
  };
}

const sameTiles = (some: readonly PaintedTile[], others: readonly PaintedTile[]): boolean =>
  some.length === others.length &&
  some.every((tile, index) => {
    const other = others[index];
    return other !== undefined && COMPARED_FIELDS.every((field) => tile[field] === other[field]);
  });

function drawTile(ctx: CanvasRenderingContext2D, tile: PaintedTile, area: Sheet['area'], size: number): void {
  const half = size / 2;
  ctx.setTransform(1, 0, 0, 1, tile.column * size - area.x + half, tile.row * size - area.y + half);
  if (tile.rotation !== 0) ctx.rotate(tile.rotation);
  if (tile.flipX || tile.flipY) ctx.scale(tile.flipX ? -1 : 1, tile.flipY ? -1 : 1);
  ctx.globalAlpha = tile.alpha;
  ctx.drawImage(tile.source, tile.x, tile.y, size, size, -half, -half, size, size);
}
