// Owns the floors of the toy factory: studded tiles of the hall, the painted walkway, the show floor, the courtyard of bricks.
import { toneOf } from '../core/color.ts';
import { hash2 } from '../core/noise.ts';
import { type Terrain, tileNoise } from './painter.ts';

/** Rubber tiles with four round studs each, in two creamy tones. */
export const studs: Terrain = {
  name: 'studs',
  swatch: '#f6dcb8',
  wobble: 0,
  frames: 1,
  paint({ x, y, variant }) {
    const rim = Math.min(x, 32 - x, y, 32 - y);
    if (rim < 0.9) return toneOf('#dcb898', 0.47);
    const chance = hash2(Math.floor(x / 16), Math.floor(y / 16), 401 + variant);
    const radius = Math.hypot((x % 16) - 8, (y % 16) - 8);
    const lit = radius < 3.2 ? 0.02 - ((x % 16) + (y % 16) - 16) * 0.02 : radius < 4.2 ? -0.045 : 0;
    const bevel = y < 2.4 || x < 2.2 ? 0.05 : y > 29.8 ? -0.04 : 0;
    return toneOf(variant % 2 ? '#f3d2b4' : '#f6dcb8', 0.53 + (chance - 0.5) * 0.03 + lit + bevel);
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.4) return toneOf('#5a3f74', 0.3);
    if (inside < 6) return toneOf('#d98f7a', ny > 0.2 ? 0.5 : inside < 3 ? 0.72 : 0.58);
    return inside < 7.2 ? toneOf('#a5755f', 0.42) : color;
  },
};

/** The way through the hall: mint rubber with a dashed yellow kerb. */
export const walkway: Terrain = {
  name: 'walkway',
  swatch: '#8fd0c4',
  wobble: 0,
  frames: 1,
  paint({ x, y, variant }) {
    const seam = y % 32 < 1 || x % 32 < 1 ? -0.04 : 0;
    return toneOf('#93d3c6', 0.54 + seam + (tileNoise(x, y, 8, 411, variant) - 0.5) * 0.05);
  },
  edge(color, { x, y, inside }, { nx, ny }) {
    if (inside < 1.3) return toneOf('#4f5f7a', 0.3);
    if (inside < 6.4) {
      const along = x * Math.abs(ny) + y * Math.abs(nx);
      const yellow = Math.floor((along + 64) / 16) % 2 === 0;
      return toneOf(yellow ? '#fdd04b' : '#fff6e6', inside < 3 ? 0.66 : 0.55);
    }
    return inside < 7.8 ? toneOf('#5f9a9a', 0.4) : color;
  },
};

/** Where a machine deserves an audience: harlequin squares of coral and cream. */
export const showFloor: Terrain = {
  name: 'show-floor',
  swatch: '#ffd98c',
  wobble: 0,
  frames: 1,
  paint({ x, y, variant }) {
    const diamond = (Math.floor((x + y) / 16) + Math.floor((x - y + 64) / 16)) % 2;
    const across = Math.min((x + y) % 16, 16 - ((x + y) % 16), (x - y + 64) % 16, 16 - ((x - y + 64) % 16));
    const seam = across < 0.9 ? -0.06 : 0;
    return toneOf(diamond ? '#ffd48a' : '#ffebc4', 0.54 + seam + (tileNoise(x, y, 8, 421, variant) - 0.5) * 0.03);
  },
  edge(color, { inside }) {
    if (inside < 1.4) return toneOf('#5a3f74', 0.3);
    if (inside < 5) return toneOf('#f0b54a', inside < 3 ? 0.72 : 0.5);
    if (inside < 10) return toneOf('#f2857c', 0.55);
    return inside < 11.2 ? toneOf('#b5605f', 0.42) : color;
  },
};

/** The courtyard: small lilac bricks in a basket weave. */
export const courtyard: Terrain = {
  name: 'courtyard',
  swatch: '#cdb9de',
  wobble: 0.6,
  frames: 1,
  paint({ x, y, variant }) {
    const [cx, cy] = [Math.floor(x / 16), Math.floor(y / 16)];
    const upright = (cx + cy) % 2 === 0;
    const [u, v] = upright ? [x % 16, y % 8] : [y % 16, x % 8];
    if (u < 1 || v < 1) return toneOf('#a58fbb', 0.46);
    const chance = hash2(
      cx * 2 + (upright ? 0 : Math.floor(x / 8)),
      cy * 2 + (upright ? Math.floor(y / 8) : 1),
      431 + variant,
    );
    const base = chance > 0.78 ? '#d9c3df' : chance < 0.2 ? '#c2aed9' : '#cdb9de';
    return toneOf(base, 0.54 + (chance - 0.5) * 0.07 + (v < 2.2 ? 0.06 : 0));
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.2) return toneOf('#5d5478', 0.3);
    if (inside < 5.4) return toneOf('#e9ddf2', ny > 0.2 ? 0.5 : 0.62);
    return inside < 6.6 ? toneOf('#8d7ba6', 0.42) : color;
  },
};
