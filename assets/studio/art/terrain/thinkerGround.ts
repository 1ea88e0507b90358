// Owns the terrains of the thinkers' park: mown lawn in stripes, mosaic plaza, pale gravel.
import { mix, toneOf } from '../core/color.ts';
import { hash2, smoothStep } from '../core/noise.ts';
import { interior, patches, scatter, type Terrain, tileNoise, tuft } from './painter.ts';

const LAWN = '#8fcf63';
const MOSAIC = '#e4dcf2';
const INLAY = '#a99ad6';
const GRAVEL = '#d9cfe0';

/** Half a tile (pixels): width of a mower's stripe and of one mosaic stone. */
const HALF = 16;

/** A lawn mown in slanting stripes. */
export const mown: Terrain = {
  name: 'mown',
  swatch: LAWN,
  wobble: 1.6,
  frames: 1,
  paint(point) {
    const { x, y, variant } = point;
    const along = (((x + y) % (HALF * 2)) + HALF * 2) % (HALF * 2);
    const light = smoothStep(0, 2.4, along) - smoothStep(HALF, HALF + 2.4, along);
    const blade = variant > 1 ? scatter(point, 211, 1, tuft) : null;
    if (blade) return toneOf(LAWN, blade.tone * 0.9 + 0.03);
    const speck = hash2(x, y, 205 + variant) > 0.985 ? 0.05 * interior(x, y) : 0;
    return toneOf(LAWN, 0.47 + light * 0.065 + speck + (patches(point, 7, 207) - 0.5) * 0.03);
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.6) return mix(color, toneOf('#5a9f45', ny > 0.2 ? 0.2 : 0.34), 0.8);
    return inside < 3.2 && ny < 0.2 ? mix(color, toneOf(LAWN, 0.82), 0.5) : color;
  },
};

/** Pale octagons with small violet squares between them. */
export const mosaic: Terrain = {
  name: 'mosaic',
  swatch: MOSAIC,
  wobble: 0,
  frames: 1,
  paint({ x, y, variant }) {
    const [dx, dy] = [Math.abs((x % HALF) - HALF / 2), Math.abs((y % HALF) - HALF / 2)];
    // Distance from the nearest corner of the 16 px grid, in city blocks: small there is an inlay.
    const corner = HALF - dx - dy;
    if (corner < 3.6) return toneOf(INLAY, (x % HALF) + (y % HALF) < HALF ? 0.6 : 0.5);
    if (corner < 4.7 || dx > 7.3 || dy > 7.3) return toneOf('#b3a6c6', 0.5);
    const chance = hash2(Math.floor(x / HALF), Math.floor(y / HALF), 220 + variant);
    const lit = x % HALF < 2.4 || y % HALF < 2.4 ? 0.07 : y % HALF > 13.6 ? -0.05 : 0;
    const base = chance > 0.8 ? '#f3e6e6' : chance < 0.15 ? '#d9d6f3' : MOSAIC;
    return toneOf(base, 0.55 + lit + (chance - 0.5) * 0.04);
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.2) return toneOf('#6b5c8c', 0.3);
    if (inside < 5.4) return toneOf('#8f7fd0', inside < 2.4 ? 0.72 : ny > 0.2 ? 0.5 : 0.6);
    return inside < 6.8 ? toneOf('#f9edd0', 0.62) : color;
  },
};

/** Fine gravel between lilac kerbs. */
export const gravel: Terrain = {
  name: 'gravel',
  swatch: GRAVEL,
  wobble: 1,
  frames: 1,
  paint({ x, y, variant }) {
    const grain = tileNoise(x, y, 4, 231, variant) * 0.6 + tileNoise(x, y, 2, 233, variant) * 0.4;
    const stone = hash2(Math.floor(x / 2), Math.floor(y / 2), 235 + variant);
    const bit = interior(x, y) > 0.4 ? (stone > 0.95 ? 0.11 : stone < 0.04 ? -0.1 : 0) : 0;
    return toneOf(GRAVEL, 0.55 + (grain - 0.5) * 0.1 + bit);
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.2) return toneOf('#54814c', 0.3);
    if (inside < 3.8) return toneOf('#f4eef6', ny > 0.25 ? 0.46 : inside < 2.2 ? 0.7 : 0.58);
    return inside < 5.2 ? mix(color, toneOf('#8d7ba6', 0.4), 0.5) : color;
  },
};
