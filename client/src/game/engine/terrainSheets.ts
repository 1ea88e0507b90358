// Keeps the pictures of terrain tilesets: the ground is painted from them, and TileLayers.ts uploads the few that are drawn tile by tile.
import type { TerrainTileset } from '@lanternwise/shared/maps/realmMap';
import { createPaintCanvas } from './PaintedTiles.ts';
import type { Textures } from './phaser.ts';

/** Pixels of extrusion around each tile, so that smooth scaling does not bleed from its neighbours. */
export const TILE_EXTRUSION = 2;

/** Of each running game, by tileset name. */
const pictures = new WeakMap<Textures.TextureManager, Map<string, ImageBitmap>>();
const sheets = new WeakMap<ImageBitmap, HTMLCanvasElement>();
const tinted = new WeakMap<ImageBitmap, Map<string, HTMLCanvasElement | undefined>>();

/** A tileset's tiles, side by side. Undefined until they are added. */
export const terrainPicture = (textures: Textures.TextureManager, name: string): ImageBitmap | undefined =>
  pictures.get(textures)?.get(name);

/** A tileset's tiles, multiplied with the tint of a layer. */
export function tintedPicture(
  textures: Textures.TextureManager,
  name: string,
  tint: string | undefined,
): CanvasImageSource | undefined {
  const picture = terrainPicture(textures, name);
  if (!picture || tint === undefined) return picture;
  const own = tinted.get(picture) ?? new Map<string, HTMLCanvasElement | undefined>();
  tinted.set(picture, own);
  if (!own.has(tint)) own.set(tint, drawTinted(picture, tint));
  return own.get(tint);
}

function drawTinted(picture: ImageBitmap, tint: string): HTMLCanvasElement | undefined {
  const { width, height } = picture;
  const ctx = createPaintCanvas(width, height);
  if (!ctx) return undefined;
  ctx.drawImage(picture, 0, 0);
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = tint;
  ctx.fillRect(0, 0, width, height);
  // What was empty is full of the tint now.
  ctx.globalCompositeOperation = 'destination-in';
  ctx.drawImage(picture, 0, 0);
  return ctx.canvas;
}

/** Adds or replaces a tileset's picture. */
export function addTerrainPicture(textures: Textures.TextureManager, name: string, picture: ImageBitmap): void {
  const own = pictures.get(textures) ?? new Map<string, ImageBitmap>();
  pictures.set(textures, own.set(name, picture));
}

/** A tileset's picture with each tile's edge pixels repeated around it. */
export function terrainSheet(
  textures: Textures.TextureManager,
  set: TerrainTileset,
  tileSize: number,
): HTMLCanvasElement | undefined {
  const picture = terrainPicture(textures, set.name);
  const sheet = picture && (sheets.get(picture) ?? drawSheet(picture, set, tileSize));
  if (picture && sheet) sheets.set(picture, sheet);
  return sheet;
}

function drawSheet(image: ImageBitmap, set: TerrainTileset, tileSize: number): HTMLCanvasElement | undefined {
  const rows = Math.ceil(set.count / set.columns);
  const pitch = tileSize + TILE_EXTRUSION * 2;
  const ctx = createPaintCanvas(set.columns * pitch, rows * pitch);
  if (!ctx) return undefined;
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
  return ctx.canvas;
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
