// Owns what a terrain painter is, and the helpers painters share: variant noise and scattered marks.
import type { Rgb } from '../core/color.ts';
import { randomStream, smoothStep, valueNoise } from '../core/noise.ts';
import { TILE } from './cornerField.ts';

/** One sample of a tile: pixels from its top left, distance to the border, variant 0–7, animation frame 0–3. */
export interface GroundPoint {
  readonly x: number;
  readonly y: number;
  readonly inside: number;
  readonly variant: number;
  readonly frame: number;
}

/** Unit vector towards the inside of the terrain. */
export interface Inward {
  readonly nx: number;
  readonly ny: number;
}

export interface Terrain {
  readonly name: string;
  /** Colour shown in Tiled's terrain list. */
  readonly swatch: string;
  /** How far (pixels) noise moves the border. */
  readonly wobble: number;
  /** The border is a row of grass blades. */
  readonly blades?: boolean;
  /** Width (pixels) over which the terrain fades in instead of ending in a line. */
  readonly fade?: number;
  /** Animation frames; 1 = still. */
  readonly frames: number;
  paint(point: GroundPoint): Rgb;
  /** Recolours a point near the border. */
  edge(color: Rgb, point: GroundPoint, inward: Inward): Rgb;
}

/** 0 on the tile's border, 1 inside: variants may differ only where this is above 0. */
export const interior = (x: number, y: number): number => smoothStep(0, 9, Math.min(x, y, TILE - x, TILE - y));

/** Noise with a period of one tile whose inside differs per variant; `size` in pixels. */
export function tileNoise(x: number, y: number, size: number, seed: number, variant: number): number {
  const period = TILE / size;
  const base = valueNoise(x / size, y / size, seed, period);
  if (!variant) return base;
  return base + (valueNoise(x / size, y / size, seed + variant * 17, period) - base) * interior(x, y);
}

/** Large soft patches 0–1 of a variant, level on the border. */
export const patches = (point: GroundPoint, size: number, seed: number): number =>
  0.5 + (valueNoise(point.x / size, point.y / size, seed + point.variant * 17) - 0.5) * interior(point.x, point.y);

/** Tries `count` marks at seeded places: the first that `draw`s something at its offset wins. `chance` is 0–1. */
export function scatter<Mark>(
  point: GroundPoint,
  seed: number,
  count: number,
  draw: (dx: number, dy: number, chance: number) => Mark | null,
): Mark | null {
  const random = randomStream(seed * 91 + point.variant * 7 + 3);
  for (let i = 0; i < count; i++) {
    const x = 4 + random() * 24;
    const y = 5 + random() * 22;
    const mark = draw(point.x - x, point.y - y, random());
    if (mark) return mark;
  }
  return null;
}

const BLADES = [
  [-1.9, -0.34, 4.0, 0.72],
  [0, 0.05, 5.0, 0.82],
  [1.9, 0.38, 3.8, 0.7],
] as const;

/** Tone of a three-bladed tuft at an offset from its foot, or null beside it. */
export function tuft(dx: number, dy: number, chance: number): { tone: number } | null {
  if (dy > 2.2 || dy < -4.4 || Math.abs(dx) > 4.4) return null;
  for (const [foot, lean, height, tone] of BLADES) {
    const up = (1.8 - dy) / height;
    if (up < 0 || up > 1) continue;
    const middle = foot + lean * up * 5 * up;
    if (Math.abs(dx - middle) < 0.95 * (1 - up) + 0.12) {
      return { tone: tone * (0.72 + 0.28 * up) + (chance > 0.6 ? 0.04 : 0) };
    }
  }
  return dy > 1.2 && dy < 2.2 && Math.abs(dx) < 2.7 ? { tone: 0.34 } : null;
}
