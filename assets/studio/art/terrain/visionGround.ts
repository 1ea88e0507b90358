// Owns the grounds of wonder-vision-valley: dewy lawn, a walk with coloured glass in it, the mirror lake.
import { mix, type Rgb, toneOf } from '../core/color.ts';
import { clamp, hash2, smoothStep } from '../core/noise.ts';
import { type GroundPoint, type Inward, patches, scatter, type Terrain, tileNoise, tuft } from './painter.ts';

const DEW = '#7acb8c';
const WALK = '#ebe0dc';
const MIRROR = '#bfe6f3';
const GLASS = ['#f2685f', '#f9b23c', '#ffe066', '#6fd08a', '#58b7f2', '#9a7bf0'] as const;

/** One glass colour for a chance of 0–1. */
const glass = (chance: number): string => GLASS[Math.floor(chance * GLASS.length) % GLASS.length] ?? GLASS[0];

/** A drop of dew at an offset from its middle: a dark foot, a body, one bright spot. */
function drop(dx: number, dy: number, chance: number): Rgb | null {
  const distance = Math.hypot(dx, dy);
  if (Math.hypot(dx + 0.6, dy + 0.7) < 0.75) return toneOf('#ffffff', 0.8);
  if (distance < 1.7) return toneOf(chance > 0.6 ? '#c9f4ff' : '#d9fbe9', 0.6);
  return distance < 2.4 && dy > 0.4 ? toneOf(DEW, 0.32) : null;
}

/** The lawn of the valley: cool green, wet in the morning. */
export const dew: Terrain = {
  name: 'dew',
  swatch: DEW,
  wobble: 3.4,
  frames: 1,
  paint(point) {
    const { x, y, variant } = point;
    const blade = scatter(point, 511, 2 - (variant & 1), tuft);
    if (blade) return toneOf(DEW, blade.tone * 0.88 + 0.03);
    const wet = variant >= 4 ? scatter(point, 523, 2 + (variant & 1), drop) : null;
    if (wet) return wet;
    const patch = patches(point, 8, 531);
    const light = patch > 0.58 ? 0.032 : patch < 0.4 ? -0.03 : 0;
    return toneOf(DEW, 0.51 + light + (hash2(x, y, 7 + variant) > 0.986 ? 0.06 : 0));
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.6) return mix(color, toneOf(DEW, ny > 0.2 ? 0.16 : 0.3), 0.75);
    return inside < 3.4 && ny < 0.2 ? mix(color, toneOf(DEW, 0.82), 0.5) : color;
  },
};

/** A pebble of coloured glass at an offset from its middle. */
function pebble(dx: number, dy: number, chance: number): Rgb | null {
  const size = 1.5 + ((chance * 7) % 1.1);
  if (Math.hypot(dx, dy * 1.3) < size) return toneOf(glass(chance), dy + dx * 0.4 < -0.5 ? 0.8 : 0.56);
  return Math.hypot(dx, (dy - 0.8) * 1.3) < size + 0.5 ? toneOf(WALK, 0.3) : null;
}

/** Paths: pale crushed stone with glass pebbles. */
export const glassWalk: Terrain = {
  name: 'glass-walk',
  swatch: WALK,
  wobble: 2,
  frames: 1,
  paint(point) {
    const { x, y, variant } = point;
    const stone = scatter(point, 541, 3 + (variant % 3), pebble);
    if (stone) return stone;
    const grain = tileNoise(x, y, 8, 551, variant) * 0.5 + tileNoise(x, y, 4, 557, variant) * 0.5;
    return toneOf(WALK, clamp(0.53 + (grain - 0.5) * 0.12 - (hash2(x, y, 9 + variant) > 0.985 ? 0.08 : 0)));
  },
  edge(color, { inside }, { nx, ny }) {
    if (inside < 1.3) return toneOf('#4d7a68', 0.32);
    const bank = ny > 0.25 ? 5 : nx > 0.3 ? 3.4 : 2.2;
    if (inside < bank) return mix(color, toneOf('#8d7fae', 0.4), ny > 0.25 || nx > 0.3 ? 0.5 : 0.22);
    return inside < bank + 1.3 ? mix(color, toneOf('#a99cc4', 0.5), 0.25) : color;
  },
};

/** A short level streak of light; it slides to and fro with the frame. */
function streak(point: GroundPoint, dx: number, dy: number, chance: number): number | null {
  const wide = 4 + chance * 6;
  const slide = Math.sin((point.frame * Math.PI) / 2 + chance * 6.3) * 1.6;
  return Math.abs(dx - slide) < wide && Math.abs(dy) < 0.85 * (1 - Math.abs(dx - slide) / wide) + 0.16 ? chance : null;
}

/** The rim of the lake: white stones, then the reflected far bank. */
function lakeRim(color: Rgb, { x, inside, frame }: GroundPoint, { ny }: Inward): Rgb {
  const rim = ny > 0.15 ? 3 + 5 * ny : 3.2;
  if (inside < 1.1) return toneOf('#4a7a6a', 0.24);
  if (inside < rim) {
    const block = hash2(Math.floor(x / 8), inside > rim * 0.6 ? 1 : 0, 561);
    const joint = x % 8 < 0.8;
    return toneOf('#d9cfe6', joint ? 0.38 : (inside < 2.4 ? 0.72 : 0.52) + (block - 0.5) * 0.1);
  }
  const out = inside - rim + Math.sin(x * 0.3927 + frame * 1.5708) * 0.5;
  if (out < 1.2) return toneOf('#8fcfe6', 0.44);
  if (out < 2.4) return toneOf('#ffffff', 0.7);
  return ny > 0.15 && out < 8 ? mix(color, toneOf('#7fc3a8', 0.5), 0.4 * smoothStep(8, 3, out)) : color;
}

/** A lake so still that the sky lies in it. */
export const mirrorLake: Terrain = {
  name: 'mirror-lake',
  swatch: MIRROR,
  wobble: 2.2,
  frames: 4,
  paint(point) {
    const { x, y, variant } = point;
    const lilac = tileNoise(x, y * 2, 8, 577, variant);
    const sky = mix(toneOf(MIRROR, 0.54), toneOf('#9ad6f0', 0.53), clamp((point.inside - 6) / 8));
    const color = mix(sky, toneOf('#c9c6f4', 0.56), 0.34 * smoothStep(0.5, 0.8, lilac));
    const light = scatter(point, 583, 2 + (variant & 1), (dx, dy, chance) => streak(point, dx, dy, chance));
    return light === null ? color : mix(color, toneOf(light > 0.7 ? '#fff2c9' : '#ffffff', 0.72), 0.85);
  },
  edge: lakeRim,
};
