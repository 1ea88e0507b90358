// Owns materials with painted detail that many toys share: wood, stripes, shingles, bricks, leaves, metal, own light.
import { type Material, type MaterialOptions, material, type Painter } from './material.ts';
import { cellNoise, hash2, valueNoise } from './noise.ts';
import { PALETTE } from './palette.ts';

const fraction = (value: number): number => value - Math.floor(value);
/** True within `width` (share of a step) of a whole number. */
const nearStep = (value: number, width: number): boolean => Math.abs(value - Math.round(value)) < width;

/** Dark seams every `step` pixels of height. */
export const boards = (color: string = PALETTE.wood, step = 5): Material =>
  material(color, { paint: ([, , z]) => (nearStep(z / step, 0.09) ? { tone: -0.2 } : null) });

/** Dark seams every `step` pixels of width. */
export const planks = (color: string, step = 6): Material =>
  material(color, { paint: ([x]) => (nearStep(x / step, 0.09) ? { tone: -0.2 } : null) });

/** Upright stripes `width` pixels wide. */
export const stripes = (a: string, b: string, width = 8, options: MaterialOptions = {}): Material =>
  material(a, { ...options, paint: ([x]) => (Math.floor(x / width + 100) % 2 ? { color: b } : null) });

/** `2 × count` stripes around the upright axis, as on a tent. */
export const radialStripes = (a: string, b: string, count = 8, options: MaterialOptions = {}): Material =>
  material(a, {
    ...options,
    paint: ([x, y]) => (Math.floor((Math.atan2(y, x) / Math.PI + 1) * count) % 2 ? { color: b } : null),
  });

/** Rounded roof shingles in rows of `step` pixels. */
export const shingles = (color: string, step = 7): Material =>
  material(color, {
    paint: ([x, , z]) => {
      const row = Math.floor(z / step);
      const column = x / (step * 1.3) + (row % 2) * 0.5;
      const lip = 0.16 + 0.1 * Math.cos(fraction(column) * 6.283);
      if (fraction(z / step) < lip) return { tone: -0.22 };
      return hash2(Math.floor(column), row, 3) > 0.72 ? { tone: 0.07 } : null;
    },
  });

/** Bricks `step` pixels high and twice as wide. */
export const bricks = (color: string, step = 7): Material =>
  material(color, {
    paint: ([x, y, z]) => {
      const row = Math.floor(z / step);
      const along = Math.abs(y) > Math.abs(x) ? x : x + y;
      const column = along / (step * 2) + (row % 2) * 0.5;
      if (fraction(z / step) < 0.14 || fraction(column) < 0.07) return { tone: -0.12 };
      return hash2(Math.floor(column), row, 5) > 0.75 ? { tone: 0.06 } : null;
    },
  });

/** Leaf clumps in world space, so that neighbouring puffs share one pattern; `contrast` in tone, `size` in pixels. */
export const leafPainter =
  (contrast = 0.16, size = 2.6): Painter =>
  (_local, _normal, [x, y, z]) => {
    const cell = cellNoise((x + y * 0.35) / size, (z - y * 0.5) / size, 9);
    return { tone: (cell.id - 0.5) * contrast + (cell.nearest > 0.52 ? -0.07 : 0.02) };
  };

export const foliage = (color: string): Material => material(color, { ink: 0.4, paint: leafPainter() });

/** Stays bright at night. */
export const neon = (color: string, power = 1): Material =>
  material(color, { soft: 1, glow: power, paint: () => ({ tone: 0.1, flat: 0.72 }) });

export const shiny = (color: string, gloss = 0.7): Material => material(color, { gloss });

/** Sheet metal with seams every `width` × `height` pixels and a rivet in each corner. */
export const panels = (color: string, width = 14, height = 12, options: MaterialOptions = {}): Material =>
  material(color, {
    gloss: 0.35,
    ...options,
    paint: ([x, y, z], normal) => {
      const column = (Math.abs(normal[0]) > 0.7 ? y : x) / width;
      const row = z / height;
      const u = fraction(column);
      const v = fraction(row);
      if (u < 0.06 || v < 0.07) return { tone: -0.13 };
      if (Math.hypot((u - 0.16) * width, (v - 0.19) * height) < 1.1) return { tone: 0.16 };
      return { tone: (hash2(Math.floor(column), Math.floor(row), 4) - 0.5) * 0.05 };
    },
  });

export interface StrataOptions {
  /** Height of a layer (pixels). */
  readonly band?: number;
  /** Colour of surfaces that look up, such as grass or snow. */
  readonly top?: string | null;
  readonly seed?: number;
  /** Darkness of the cracks, in tone. */
  readonly crack?: number;
}

/** Layered rock: wavy bands and soft cracks. */
export function strata(color: string, options: StrataOptions = {}): Material {
  const { band = 9, top = null, seed = 3, crack = 0.1 } = options;
  return material(color, {
    paint: (_local, normal, [x, y, z]) => {
      if (top && normal[2] > 0.72) return { color: top, tone: (valueNoise(x / 4, y / 4, seed) - 0.5) * 0.09 };
      const layer = (z + valueNoise(x / 17, y / 17, seed) * 9) / band;
      const cell = cellNoise((x + y * 0.4) / 13, z / 11, seed + 5);
      const shadowLine = fraction(layer) < 0.12 ? 0.1 : 0;
      const cracked = cell.second - cell.nearest < 0.08 ? crack : 0;
      return { tone: (hash2(Math.floor(layer), 2, seed) - 0.5) * 0.1 - shadowLine - cracked };
    },
  });
}

/** Yellow and dark slanted warning stripes, `width` pixels wide. */
export const hazard = (width = 6): Material =>
  material('#fdd04b', { paint: ([x, , z]) => (Math.floor((x + z + 300) / width) % 2 ? { color: '#4a4463' } : null) });
