// Owns seeded randomness: hashes, value noise, cellular noise. Nothing in the art uses Math.random.

/** Keeps a value inside low…high. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** Smooth step from 0 at `from` to 1 at `to` (which may be smaller than `from`). */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const wrap = (value: number, period: number): number => (period ? ((value % period) + period) % period : value);

/** A stream of numbers 0–1 from a seed (mulberry32). */
export function randomStream(seed = 1): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One number 0–1 for a whole-numbered place. */
export function hash2(x: number, y: number, seed = 0): number {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 974711);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Value noise 0–1 with one lattice point per unit; a period > 0 makes it repeat. */
export function valueNoise(x: number, y: number, seed = 0, period = 0): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = ease(x - left);
  const fy = ease(y - top);
  const at = (i: number, j: number) => hash2(wrap(left + i, period), wrap(top + j, period), seed);
  const a = at(0, 0);
  const b = at(1, 0);
  const c = at(0, 1);
  const d = at(1, 1);
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

/** Octaves of value noise, each half as strong and twice as fine; 0–1. */
export function fractalNoise(x: number, y: number, seed = 0, period = 0, octaves = 3): number {
  let sum = 0;
  let total = 0;
  for (let octave = 0, strength = 0.5, zoom = 1; octave < octaves; octave++, strength *= 0.5, zoom *= 2) {
    sum += strength * valueNoise(x * zoom, y * zoom, seed + octave, period * zoom);
    total += strength;
  }
  return sum / total;
}

export interface Cell {
  /** Distance to the nearest and the second nearest cell centre. */
  readonly nearest: number;
  readonly second: number;
  /** A number 0–1 that names the cell. */
  readonly id: number;
  /** The nearest centre. */
  readonly centreX: number;
  readonly centreY: number;
}

/** Cellular (Worley) noise with one centre per unit square; `jitter` 0 = a grid. */
export function cellNoise(x: number, y: number, seed = 0, period = 0, jitter = 0.85): Cell {
  let nearest = 9;
  let second = 9;
  let id = 0;
  let centreX = 0;
  let centreY = 0;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const gridX = Math.floor(x) + i;
      const gridY = Math.floor(y) + j;
      const wrappedX = wrap(gridX, period);
      const wrappedY = wrap(gridY, period);
      const px = gridX + 0.5 + (hash2(wrappedX, wrappedY, seed) - 0.5) * jitter;
      const py = gridY + 0.5 + (hash2(wrappedX, wrappedY, seed + 7) - 0.5) * jitter;
      const distance = Math.hypot(px - x, py - y);
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        id = hash2(wrappedX, wrappedY, seed + 13);
        centreX = px;
        centreY = py;
      } else if (distance < second) second = distance;
    }
  }
  return { nearest, second, id, centreX, centreY };
}
