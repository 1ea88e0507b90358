// Paints static tiles into a few large textures, so that a frame draws those instead of hundreds of tiles.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { GameObjects, Geom, Scene, Textures } from './phaser.ts';

/** Pixels per side: a map of 72×48 tiles becomes six sheets, of which a screen shows one to four. */
const SHEET_SIZE = 768;

/** What equal tiles have in common: their position in `source`, rotation (radians) and flips. */
export interface PaintedKind {
  source: CanvasImageSource;
  x: number;
  y: number;
  rotation: number;
  flipX: boolean;
  flipY: boolean;
}

/** One tile to paint; it lies between two columns or rows if its layer is moved. */
export interface PaintedTile {
  column: number;
  row: number;
  kind: PaintedKind;
  alpha: number;
  /** Beyond the edge of the map. */
  isMirroredX?: boolean;
  isMirroredY?: boolean;
}

/** World pixels. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Sheet {
  key: string;
  tiles: readonly PaintedTile[];
  area: Area;
  /** Painted when it first comes into view, or in a quiet frame before. */
  image: GameObjects.Image | undefined;
}

/** Sheets out of view are painted one in so many frames: painting one takes most of a frame on a slow machine. */
const FRAMES_PER_SHEET = 8;

/** While the first view stands for them, those in view follow sooner. */
const FRAMES_PER_SEEN_SHEET = 3;
/** Units around the first view: the camera settles, and a walk begins, before the sheets are painted. */
const FIRST_MARGIN = 32;

/** A canvas of its own, so that it is uploaded once, when it is finished. It is read by the upload: the GPU has no part in it. */
export function createPaintCanvas(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/** Phaser would read a texture for canvases back, which takes as long as painting it. */
export function addPaintedTexture(textures: Textures.TextureManager, key: string, canvas: HTMLCanvasElement): void {
  // Its types know image elements only; its sources upload a canvas in the same way.
  textures.addImage(key, canvas as unknown as HTMLImageElement);
}

export class PaintedTiles {
  private readonly sheets: Sheet[] = [];
  /** Stands for the sheets until they are painted, or the view leaves it. */
  private first: { sheet: Sheet; around: Area } | undefined;
  private readonly waiting = new Set<Sheet>();
  private readonly tileSize: number;
  private frame = 0;
  /** Whether nothing was painted yet. */
  private isFresh = true;
  private atFirst: readonly PaintedTile[];

  /** `tiles` from bottom to top, `atFirst` above them until the sheets are painted; `name` prefixes the texture keys. */
  constructor(
    private readonly scene: Scene,
    map: Pick<RealmMap, 'columns' | 'tileSize'>,
    { tiles, atFirst = [] }: { tiles: readonly PaintedTile[]; atFirst?: readonly PaintedTile[] },
    private readonly name: string,
    private readonly depth: number,
  ) {
    this.tileSize = map.tileSize;
    const tilesPerSheet = Math.floor(SHEET_SIZE / map.tileSize);
    const sheetsPerRow = Math.ceil(map.columns / tilesPerSheet);
    const bySheet = new Map<number, { tiles: PaintedTile[]; square: Area }>();
    for (const tile of tiles) {
      for (const row of sheetsUnder(tile.row, tilesPerSheet)) {
        for (const column of sheetsUnder(tile.column, tilesPerSheet)) {
          // A moved layer may reach into a sheet on either side of the map.
          const at = row * (sheetsPerRow + 2) + column;
          const sheet = bySheet.get(at);
          if (sheet) sheet.tiles.push(tile);
          else bySheet.set(at, { tiles: [tile], square: squareAt(column, row, tilesPerSheet * map.tileSize) });
        }
      }
    }
    for (const [at, { tiles: own, square }] of bySheet) {
      const key = `painted-${name}-${at}`;
      const area = commonArea(areaOf(own, map.tileSize), square);
      const sheet = { key, tiles: own, area, image: undefined };
      this.sheets.push(sheet);
      this.waiting.add(sheet);
    }
    this.atFirst = atFirst;
  }

  private destroySheet({ key, image }: Sheet): void {
    image?.destroy();
    // Phaser warns of one that was never painted.
    if (this.scene.textures.exists(key)) this.scene.textures.remove(key);
  }

  private paint(sheet: Sheet): void {
    this.waiting.delete(sheet);
    const { key, tiles, area } = sheet;
    const { textures } = this.scene;
    if (textures.exists(key)) textures.remove(key);
    const ctx = createPaintCanvas(area.width, area.height);
    if (!ctx) return;
    for (const tile of tiles) drawTile(ctx, tile, area, this.tileSize);
    addPaintedTexture(textures, key, ctx.canvas);
    sheet.image = this.scene.add.image(area.x, area.y, key).setOrigin(0).setDepth(this.depth);
  }

  /** What the first frame shows, and a little around it, painted at once: the sheets that it touches are several times as large. */
  private paintFirstView(view: Area): void {
    const around = {
      x: view.x - FIRST_MARGIN,
      y: view.y - FIRST_MARGIN,
      width: view.width + FIRST_MARGIN * 2,
      height: view.height + FIRST_MARGIN * 2,
    };
    const [left, top] = [Math.floor(around.x / this.tileSize), Math.floor(around.y / this.tileSize)];
    const [right, bottom] = [(around.x + around.width) / this.tileSize, (around.y + around.height) / this.tileSize];
    const seen = this.sheets.filter(({ area }) => overlaps(area, around));
    const isAround = ({ column, row }: PaintedTile) =>
      column > left - 1 && column < right && row > top - 1 && row < bottom;
    const tiles = [...seen.flatMap((sheet) => sheet.tiles), ...this.atFirst].filter(isAround);
    this.atFirst = [];
    const sheet: Sheet = {
      key: `painted-${this.name}-first`,
      tiles,
      area: areaOf(tiles, this.tileSize),
      image: undefined,
    };
    if (tiles.length > 0) this.paint(sheet);
    this.first = { sheet, around };
  }

  /** Paints the sheets that come into view, and hides those that are off screen. */
  cull(view: Geom.Rectangle): void {
    if (this.isFresh && view.width > 0) this.paintFirstView(view);
    this.isFresh &&= view.width === 0;
    if (this.first && (this.waiting.size === 0 || !contains(this.first.around, view))) this.dropFirstView();
    for (const sheet of this.sheets) {
      const isShown = !this.first && overlaps(sheet.area, view);
      if (isShown && !sheet.image) this.paint(sheet);
      if (sheet.image) sheet.image.visible = isShown;
    }
    this.frame += 1;
    const isDue = this.frame % (this.first ? FRAMES_PER_SEEN_SHEET : FRAMES_PER_SHEET) === 0;
    const next = isDue && ([...this.waiting].find(({ area }) => overlaps(area, view)) ?? [...this.waiting][0]);
    if (next) this.paint(next);
  }

  private dropFirstView(): void {
    if (this.first) this.destroySheet(this.first.sheet);
    this.first = undefined;
  }

  destroy(): void {
    for (const sheet of this.sheets) this.destroySheet(sheet);
    this.dropFirstView();
    this.sheets.length = 0;
    this.waiting.clear();
  }
}

/** A tile that lies on the border of two sheets is painted in both, and cut off there. */
function sheetsUnder(place: number, tilesPerSheet: number): number[] {
  const first = Math.floor(Math.floor(place) / tilesPerSheet);
  const last = Math.floor(Math.ceil(place) / tilesPerSheet);
  return first === last ? [first] : [first, last];
}

const squareAt = (column: number, row: number, size: number): Area => ({
  x: column * size,
  y: row * size,
  width: size,
  height: size,
});

function commonArea(one: Area, other: Area): Area {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

function areaOf(tiles: readonly PaintedTile[], size: number): Area {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { column, row } of tiles) {
    left = Math.min(left, column);
    top = Math.min(top, row);
    right = Math.max(right, column + 1);
    bottom = Math.max(bottom, row + 1);
  }
  return { x: left * size, y: top * size, width: (right - left) * size, height: (bottom - top) * size };
}

const overlaps = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  one.x + one.width > other.x &&
  one.y < other.y + other.height &&
  one.y + one.height > other.y;

const contains = (outer: Area, inner: Area): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

function drawTile(ctx: CanvasRenderingContext2D, tile: PaintedTile, area: Sheet['area'], size: number): void {
  const half = size / 2;
  const { source, x, y, rotation, flipX, flipY } = tile.kind;
  ctx.setTransform(1, 0, 0, 1, tile.column * size - area.x + half, tile.row * size - area.y + half);
  if (tile.isMirroredX || tile.isMirroredY) ctx.scale(tile.isMirroredX ? -1 : 1, tile.isMirroredY ? -1 : 1);
  if (rotation !== 0) ctx.rotate(rotation);
  if (flipX || flipY) ctx.scale(flipX ? -1 : 1, flipY ? -1 : 1);
  ctx.globalAlpha = tile.alpha;
  ctx.drawImage(source, x, y, size, size, -half, -half, size, size);
}
