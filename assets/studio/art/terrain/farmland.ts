// Owns the terrains of a farm: stubble to plough, ripe wheat, a yard of trodden earth.
import { mix, type Rgb, toneOf } from '../core/color.ts';
import { clamp, hash2 } from '../core/noise.ts';
import { type GroundPoint, scatter, type Terrain, tileNoise } from './painter.ts';

const STUBBLE = '#d8b36a';
const STRAW = '#f0d894';
const WHEAT = '#f0bd45';
const YARD = '#d2b193';

/** Distance between two rows of a field (pixels): a quarter of a tile. */
const ROW = 8;

/** A cut stalk in its row: short, light on its left. */
function stalk({ x, y, variant }: GroundPoint): Rgb | null {
  const row = Math.floor(y / ROW);
  const step = 5.333;
  const column = Math.floor(x / step);
  const chance = hash2(column % 6, row % 4, 301 + variant);
  const [dx, dy] = [x - (column + 0.3 + chance * 0.4) * step, y - row * ROW - 4.6];
  if (chance < 0.16 || Math.abs(dx) > 1 || dy < -3.4 - chance || dy > 1) return null;
  return toneOf(STRAW, dy > 0.2 ? 0.34 : dx < 0 ? 0.74 : 0.58);
}

/** A harvested field, ready for the plough. */
export const stubble: Terrain = {
  name: 'stubble',
  swatch: STUBBLE,
  wobble: 1.2,
  frames: 1,
  paint(point) {
    const { x, y, variant } = point;
    const cut = stalk(point);
    if (cut) return cut;
    const furrow = Math.cos(((y % ROW) / ROW) * Math.PI * 2) * 0.05;
    return toneOf(STUBBLE, 0.5 - furrow + (tileNoise(x, y, 4, 311, variant) - 0.5) * 0.1);
  },
  edge(color, { inside }) {
    if (inside < 1.3) return toneOf('#6d4a2c', 0.3);
    if (inside < 4.2) return toneOf('#a06a42', inside < 2.6 ? 0.62 : 0.48);
    return inside < 5.4 ? mix(color, toneOf('#8a5636', 0.4), 0.5) : color;
  },
};

/** An ear of wheat at an offset from its middle: a fat drop with a lit left side and two beards. */
function ear(dx: number, dy: number, chance: number): Rgb | null {
  const lean = (chance - 0.5) * 0.5;
  const across = dx + dy * lean;
  const width = 1.9 - Math.max(0, -dy) * 0.26;
  if (dy > -4.6 && dy < 2.4 && Math.abs(across) < width) {
    const grain = Math.floor((dy + 12) / 1.6) % 2 ? 0.06 : -0.02;
    return toneOf(WHEAT, (across < -0.2 ? 0.76 : 0.56) + grain);
  }
  if (dy >= 2.4 && dy < 5.4 && Math.abs(across) < 0.7) return toneOf('#b98a2e', 0.42);
  return Math.hypot(across - 0.8, dy - 0.6) < 3.1 ? toneOf('#b27e2c', 0.36) : null;
}

/** Ripe wheat, as high as a knee; one walks through it. */
export const wheat: Terrain = {
  name: 'wheat',
  swatch: WHEAT,
  wobble: 3.4,
  blades: true,
  frames: 1,
  paint(point) {
    const { x, y, variant } = point;
    const row = Math.floor(y / ROW);
    const shift = (row % 2) * 2.667;
    const column = Math.floor((x + shift) / 5.333);
    const chance = hash2(column % 6, row % 4, 331 + variant);
    const dx = x + shift - (column + 0.5) * 5.333 - (chance - 0.5) * 1.4;
    const mark = ear(dx, y - row * ROW - 4 - (chance - 0.5) * 2, chance);
    return mark ?? toneOf('#c8932f', 0.44 + (tileNoise(x, y, 4, 341, variant) - 0.5) * 0.16);
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.2) return toneOf('#8a6222', 0.3);
    return inside < 4.4 && ny < -0.2 ? mix(color, toneOf('#9a6f28', 0.36), 0.6) : color;
  },
};

/** A wisp of straw at an offset from its middle. */
function wisp(dx: number, dy: number, chance: number): Rgb | null {
  const angle = chance * Math.PI;
  const along = dx * Math.cos(angle) + dy * Math.sin(angle) * 1.4;
  const across = dy * Math.cos(angle) - dx * Math.sin(angle);
  if (Math.abs(along) > 4 || Math.abs(across) > 1.5) return null;
  return Math.abs(across) < 0.75 ? toneOf(STRAW, 0.74) : across > 0 ? toneOf(YARD, 0.36) : null;
}

/** The trodden earth between the barns, with straw and wheel tracks. */
export const yard: Terrain = {
  name: 'yard',
  swatch: YARD,
  wobble: 2.2,
  frames: 1,
  paint(point) {
    const { x, y, variant } = point;
    const straw = scatter(point, 351, 1 + (variant & 1), wisp);
    if (straw) return straw;
    const grain = tileNoise(x, y, 8, 361, variant) * 0.6 + tileNoise(x, y, 4, 367, variant) * 0.4;
    return toneOf(YARD, clamp(0.53 + (grain - 0.5) * 0.1));
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.3) return toneOf('#5f7f3f', 0.34);
    if (inside < (ny > 0.25 ? 5 : 2.4)) return mix(color, toneOf('#9a7250', 0.4), ny > 0.25 ? 0.55 : 0.3);
    return color;
  },
};
