// Owns the grounds of python-world: waffle paving, rose bricks, a mint lawn with sprinkles.
import { mix, toneOf } from '../core/color.ts';
import { hash2, valueNoise } from '../core/noise.ts';
import { scatter, type Terrain, tileNoise, tuft } from './painter.ts';

/** Width of a waffle's square (pixels): four a tile. */
const WAFFLE = 8;
const CARAMEL = '#efc98c';

/** Paths of the town: a pale waffle, crisp at its rim. */
export const waffle: Terrain = {
  name: 'waffle',
  swatch: CARAMEL,
  wobble: 0.8,
  frames: 1,
  paint({ x, y, variant }) {
    const [fx, fy] = [x % WAFFLE, y % WAFFLE];
    const rib = Math.min(fx, WAFFLE - fx, fy, WAFFLE - fy);
    const chance = hash2(Math.floor(x / WAFFLE) % 4, Math.floor(y / WAFFLE) % 4, 401 + variant);
    if (rib < 1.3) return toneOf('#f6dcab', 0.6);
    const light = fx < 2.4 || fy < 2.4 ? -0.09 : fx > 5.8 || fy > 5.8 ? 0.05 : -0.02;
    return toneOf(chance > 0.9 ? '#e8bd7c' : CARAMEL, 0.52 + light + (chance - 0.5) * 0.03);
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.3) return toneOf('#8a5a3a', 0.32);
    if (inside < 4.6) return toneOf('#d99c57', inside < 2.8 ? (ny > 0.2 ? 0.56 : 0.68) : 0.48);
    return inside < 5.8 ? mix(color, toneOf('#b0753f', 0.42), 0.5) : color;
  },
};

/** The shop street and the squares: rose bricks in rows, with cream ones among them. */
export const roseBrick: Terrain = {
  name: 'rose-brick',
  swatch: '#e3a795',
  wobble: 0,
  frames: 1,
  paint({ x, y, variant }) {
    const line = Math.floor(y / 8);
    const shifted = x + (line % 2) * 8;
    const column = Math.floor(shifted / 16);
    const [fx, fy] = [shifted - column * 16, y - line * 8];
    if (fx < 0.9 || fy < 0.9) return toneOf('#b5807a', 0.44);
    const chance = hash2(((column % 2) + 2) % 2, line, 421 + variant);
    const base = chance > 0.8 ? '#f0c9b2' : chance < 0.2 ? '#d9988a' : '#e3a795';
    return toneOf(
      base,
      0.53 + (fy < 2.2 ? 0.08 : fy > 6.9 ? -0.05 : 0) + (valueNoise(x / 3, y / 3, 8, 0) - 0.5) * 0.04,
    );
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.2) return toneOf('#7d4f5c', 0.28);
    if (inside < 5) return toneOf('#fbe6d6', inside < 2.6 ? 0.78 : ny > 0.2 ? 0.5 : 0.6);
    return inside < 6.2 ? toneOf('#a86f70', 0.42) : color;
  },
};

const SPRINKLES = ['#ff8fb8', '#fff3b8', '#ffffff', '#8fc8ff', '#c9a2f5'] as const;

/** Lawns: cool mint grass, strewn here and there with sugar sprinkles. */
export const mint: Terrain = {
  name: 'mint',
  swatch: '#8fd6a8',
  wobble: 3,
  blades: true,
  frames: 1,
  paint(point) {
    const { x, y, variant } = point;
    const sprinkle =
      variant > 3
        ? scatter(point, 441, 5, (dx, dy, chance) => {
            const lean = (chance - 0.5) * 3;
            return Math.abs(dx - dy * lean) < 1.1 && Math.abs(dy) < 2.2
              ? toneOf(SPRINKLES[Math.floor(chance * 5)] ?? '#ffffff', dy > 1 ? 0.46 : 0.66)
              : null;
          })
        : null;
    if (sprinkle) return sprinkle;
    const blades = scatter(point, 447, 1 + (variant % 3), tuft);
    if (blades) return toneOf('#7fc99a', 0.3 + blades.tone * 0.36);
    return toneOf(
      '#8fd6a8',
      0.51 + (tileNoise(x, y, 8, 451, variant) - 0.5) * 0.06 + (tileNoise(x, y, 4, 457, variant) - 0.5) * 0.03,
    );
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.2) return toneOf('#3f8a63', 0.32);
    return inside < 3.4 ? mix(color, toneOf('#6fbf8f', ny > 0 ? 0.6 : 0.4), 0.6) : color;
  },
};
