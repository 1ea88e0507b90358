// Owns the paved terrains: plaza, cobble, walk, and the lit floor of the star city.
import { type Rgb, toneOf } from '../core/color.ts';
import { cellNoise, hash2, valueNoise } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import type { Terrain } from './painter.ts';

/** Running-bond slabs of 16 × 16 px; the pattern repeats after one tile. */
function slab(x: number, y: number, variant: number): Rgb {
  const line = Math.floor(y / 16);
  const shifted = x + (line % 2) * 8;
  const column = Math.floor(shifted / 16);
  const fx = shifted - column * 16;
  const fy = y - line * 16;
  const chance = hash2(((column % 2) + 2) % 2, line, 60 + variant);
  const fromSide = Math.min(fx, 16 - fx);
  const fromTop = Math.min(fy, 16 - fy);
  const corner = Math.hypot(Math.max(0, 3 - fromSide), Math.max(0, 3 - fromTop));
  if (Math.min(fromSide, fromTop) < 0.75 || corner > 2.5) return toneOf('#b9a5a8', 0.46);
  const bevel = fy < 2 || fx < 1.8 ? 0.13 : fy > 14.2 || fx > 14.4 ? -0.09 : 0;
  const base = chance > 0.8 ? '#e4d4cf' : chance < 0.16 ? '#efe4d2' : PALETTE.plaza;
  return toneOf(base, 0.55 + (chance - 0.5) * 0.05 + bevel + (valueNoise(x / 3, y / 3, 8, 0) - 0.5) * 0.04);
}

export const plaza: Terrain = {
  name: 'plaza',
  swatch: '#e9dccb',
  wobble: 0,
  frames: 1,
  paint: ({ x, y, variant }) => slab(x, y, variant),
  edge(color, { inside }, { ny }) {
    if (inside < 1.2) return toneOf('#8e7a8c', 0.28);
    if (inside < 2.4) return toneOf('#d9c7cf', ny > 0.2 ? 0.62 : 0.8);
    if (inside < 5.6) return toneOf('#d9c7cf', ny > 0.2 ? 0.5 : 0.62);
    return inside < 6.8 ? toneOf('#a08c9a', 0.4) : color;
  },
};

export const cobble: Terrain = {
  name: 'cobble',
  swatch: '#a59cbc',
  wobble: 0.6,
  frames: 1,
  paint({ x, y }) {
    const stone = cellNoise(x / 8, y / 8, 101, 4, 0.62);
    if (stone.second - stone.nearest < 0.13) return toneOf('#6a5f86', 0.26);
    const slope = -(x / 8 - stone.centreX) * 0.16 - (y / 8 - stone.centreY) * 0.26;
    const base = stone.id > 0.78 ? '#b4a3b5' : stone.id < 0.2 ? '#958eb4' : '#a59cbc';
    return toneOf(base, 0.5 + (stone.id - 0.5) * 0.16 + slope * 0.8);
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.1) return toneOf('#574b70', 0.2);
    if (inside < 5) return toneOf('#c9bfd4', inside < 2.3 ? 0.78 : ny < -0.2 ? 0.4 : 0.56);
    return inside < 6.2 ? toneOf('#574b70', 0.32) : color;
  },
};

export const walk: Terrain = {
  name: 'walk',
  swatch: '#e6c3ae',
  wobble: 0,
  frames: 1,
  paint({ x, y, variant }) {
    const [fx, fy] = [x % 16, y % 16];
    if (fx < 0.9 || fy < 0.9) return toneOf('#b08c86', 0.42);
    const chance = hash2(Math.floor(x / 16), Math.floor(y / 16), 110 + variant);
    const light = fx < 2.2 || fy < 2.2 ? 0.1 : 0;
    const dark = fx > 14.8 || fy > 14.8 ? 0.06 : 0;
    return toneOf(chance > 0.7 ? '#edcbb0' : '#e6c3ae', 0.54 + (chance - 0.5) * 0.06 + light - dark);
  },
  edge(color, { inside }) {
    if (inside < 1.1) return toneOf('#7d5a66', 0.25);
    if (inside < 4.4) return toneOf('#f3dccb', inside < 2.2 ? 0.8 : 0.6);
    return inside < 5.4 ? toneOf('#b08c86', 0.4) : color;
  },
};

export const neon: Terrain = {
  name: 'neon',
  swatch: '#40386e',
  wobble: 0,
  frames: 1,
  paint({ x, y, variant }) {
    const rim = Math.min(x, 32 - x, y, 32 - y);
    if (rim < 0.6) return toneOf('#4c86b8', 0.5);
    if (rim < 1.4) return toneOf('#3c4484', 0.5);
    const fromMiddle = Math.hypot(x - 16, y - 16);
    if (variant === 2 && fromMiddle < 5 && fromMiddle > 3.4) return toneOf('#ff6fd0', 0.6);
    if (variant === 3 && Math.abs(x - 16) < 0.9 && Math.abs(y - 16) < 9) return toneOf('#ffd65e', 0.6);
    const chance = hash2(Math.floor(x / 16), Math.floor(y / 16), 140 + variant);
    return toneOf('#4a4180', 0.5 + (chance - 0.5) * 0.1 + (valueNoise(x / 3, y / 3, 7) - 0.5) * 0.04);
  },
  edge(color, { inside }) {
    if (inside < 1.2) return toneOf('#241b45', 0.3);
    if (inside < 2.8) return toneOf('#ff6fd0', 0.62);
    return inside < 4 ? toneOf('#5d4a9c', 0.5) : color;
  },
};
