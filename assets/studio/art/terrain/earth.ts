// Owns the earthen terrains: path, sand, field soil.
import { mix, type Rgb, toneOf } from '../core/color.ts';
import { clamp, hash2 } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import { scatter, type Terrain, tileNoise } from './painter.ts';

/** A pebble with its shadow at an offset from its middle. */
function pebble(dx: number, dy: number, chance: number): Rgb | null {
  const wide = 1.4 + chance * 1.5;
  const high = wide * 0.72;
  if ((dx / wide) ** 2 + (dy / high) ** 2 < 1) {
    return toneOf(chance > 0.5 ? '#dcc29a' : '#cdb49a', dy - dx * 0.2 < -0.25 * high ? 0.82 : 0.6);
  }
  const shadow = (dx / (wide + 0.5)) ** 2 + ((dy - 0.8) / (high + 0.6)) ** 2 < 1;
  return shadow ? toneOf(PALETTE.path, 0.3) : null;
}

export const path: Terrain = {
  name: 'path',
  swatch: '#ecd3a0',
  wobble: 2.6,
  frames: 1,
  paint(point) {
    const { x, y, variant } = point;
    const stone = scatter(point, 47, 3 + (variant & 1), pebble);
    if (stone) return stone;
    const grain = tileNoise(x, y, 8, 41, variant) * 0.55 + tileNoise(x, y, 4, 43, variant) * 0.45;
    return toneOf(PALETTE.path, 0.53 + (grain - 0.5) * 0.09);
  },
  edge(color, { inside }, { nx, ny }) {
    // The path is cut into the lawn: its far banks throw a wider shadow than the near ones.
    const far = ny > 0.25;
    if (inside < 1.3) return mix(toneOf('#4f8f3f', 0.34), color, 0.12);
    const bank = far ? 5.4 : nx > 0.3 ? 3.4 : 2.2;
    if (inside < bank) return mix(color, toneOf('#b98a55', 0.38), far || nx > 0.3 ? 0.5 : 0.22);
    return inside < bank + 1.3 ? mix(color, toneOf('#b98a55', 0.5), 0.22) : color;
  },
};

export const sand: Terrain = {
  name: 'sand',
  swatch: '#f5dfae',
  wobble: 3,
  frames: 1,
  paint({ x, y, variant }) {
    const grain = tileNoise(x, y, 8, 71, variant);
    const ripple = Math.sin((y + grain * 7) * 0.785) > 0.82 ? 0.05 : 0;
    const speck = hash2(x, y, 9 + variant) > 0.985 ? 0.1 : 0;
    return toneOf(PALETTE.sand, 0.55 + ripple + (grain - 0.5) * 0.05 - speck);
  },
  edge(color, { inside }) {
    if (inside < 1.2) return toneOf('#5d8f45', 0.4);
    return inside < 3.2 ? mix(color, toneOf('#c99a5f', 0.5), 0.4) : color;
  },
};

export const soil: Terrain = {
  name: 'soil',
  swatch: '#9b6242',
  wobble: 1.2,
  frames: 1,
  paint({ x, y, variant }) {
    const furrow = y % 8;
    const tone = furrow < 2 ? 0.3 : furrow < 4 ? 0.62 : furrow < 6 ? 0.54 : 0.42;
    return toneOf(PALETTE.soil, clamp(tone + (tileNoise(x, y, 4, 91, variant) - 0.5) * 0.14));
  },
  edge(color, { inside }) {
    if (inside < 1.3) return toneOf('#5d3a2c', 0.3);
    return inside < 2.6 ? mix(color, toneOf('#5d3a2c', 0.4), 0.5) : color;
  },
};
