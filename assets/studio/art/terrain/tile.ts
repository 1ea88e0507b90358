// Owns the painting of one 32 px tile: nine samples a pixel, border wobble, edges, coverage.
import type { Rgb } from '../core/color.ts';
import { smoothStep, valueNoise } from '../core/noise.ts';
import { emptyPicture, type Picture } from '../core/picture.ts';
import { cornerField, TILE } from './cornerField.ts';
import { type GroundPoint, type Inward, type Terrain, tileNoise } from './painter.ts';

/** Samples a pixel and axis. */
const SAMPLES = 3;
/** The mask of a tile that is covered wholly. */
export const FULL = 15;

/** Which tile to paint. */
export interface TileKey {
  /** Corner bits: top left 1, top right 2, bottom right 4, bottom left 8. */
  readonly mask: number;
  readonly variant: number;
  readonly frame: number;
}

function insideAt(terrain: Terrain, { mask, variant }: TileKey, x: number, y: number): number {
  if (mask === FULL) return TILE / 2;
  const straight = cornerField(mask, x, y);
  if (!terrain.wobble) return straight;
  const coarse = (tileNoise(x, y, 8, 7, variant) - 0.5) * 2 * terrain.wobble * 0.7;
  const fine = (tileNoise(x, y, 4, 9, variant) - 0.5) * terrain.wobble * 0.7;
  const blades = terrain.blades ? (Math.abs(((x + y * 0.3) % 4) - 2) - 1) * 1.3 : 0;
  return straight + (coarse + fine + blades);
}

function inwardAt(mask: number, x: number, y: number): Inward {
  const e = 1.5;
  const nx = cornerField(mask, x + e, y) - cornerField(mask, x - e, y);
  const ny = cornerField(mask, x, y + e) - cornerField(mask, x, y - e);
  const length = Math.hypot(nx, ny) || 1;
  return { nx: nx / length, ny: ny / length };
}

/** Colour of one sample, or null outside the terrain. */
function sampleAt(terrain: Terrain, key: TileKey, x: number, y: number): Rgb | null {
  const inside = insideAt(terrain, key, x, y);
  if (inside < 0) return null;
  const point: GroundPoint = { x, y, inside, variant: key.variant, frame: key.frame };
  const color = terrain.paint(point);
  return key.mask !== FULL && inside < 15 ? terrain.edge(color, point, inwardAt(key.mask, x, y)) : color;
}

function fadeAt(terrain: Terrain, mask: number, x: number, y: number): number {
  if (!terrain.fade) return 1;
  const ragged = (valueNoise(x / 4, y / 4, 5, 8) - 0.5) * 4;
  return smoothStep(-1, terrain.fade, cornerField(mask, x + 0.5, y + 0.5) + ragged);
}

/** Paints a tile; transparent outside the terrain. */
export function paintTile(terrain: Terrain, key: TileKey): Picture {
  const picture = emptyPicture(TILE, TILE);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      let [r, g, b, covered] = [0, 0, 0, 0];
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const sx = x + ((sample % SAMPLES) + 0.5) / SAMPLES;
        const sy = y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
        const color = sampleAt(terrain, key, sx, sy);
        if (!color) continue;
        r += color[0];
        g += color[1];
        b += color[2];
        covered++;
      }
      if (!covered) continue;
      const alpha = ((255 * covered) / (SAMPLES * SAMPLES)) * fadeAt(terrain, key.mask, x, y);
      picture.data.set([r / covered, g / covered, b / covered, alpha], (y * TILE + x) * 4);
    }
  }
  return picture;
}
