// Owns the grounds of voice-valley-park: a lawn that is mown in waves, and lilac flagstones.
import { mix, toneOf } from '../core/color.ts';
import { hash2, valueNoise } from '../core/noise.ts';
import { scatter, type Terrain, tuft } from './painter.ts';

const WAVE = '#8cc75c';
const SLATE = '#cdbfdc';
/** One wave a tile (radians a pixel). */
const TILE_WAVE = Math.PI / 16;

/** The lawn: light and dark bands that swing like a sound. */
export const waveLawn: Terrain = {
  name: 'wave-lawn',
  swatch: WAVE,
  wobble: 3.4,
  frames: 1,
  paint(point) {
    const { x, y, variant } = point;
    const blade = scatter(point, 611, 2 - (variant & 1), tuft);
    if (blade) return toneOf(WAVE, blade.tone * 0.86 + 0.04);
    const swing = Math.sin((y + Math.sin(x * TILE_WAVE) * 3.4) * TILE_WAVE);
    const band = swing > 0.12 ? 0.018 : -0.014;
    return toneOf(WAVE, 0.51 + band + (hash2(x, y, 5 + variant) > 0.985 ? 0.06 : 0));
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.6) return mix(color, toneOf(WAVE, ny > 0.2 ? 0.16 : 0.3), 0.75);
    return inside < 3.4 && ny < 0.2 ? mix(color, toneOf(WAVE, 0.82), 0.5) : color;
  },
};

/** Lilac flagstones of the stages; now and then a note is cut into one. */
export const flagstone: Terrain = {
  name: 'flagstone',
  swatch: SLATE,
  wobble: 0.6,
  frames: 1,
  paint({ x, y, variant }) {
    const line = Math.floor(y / 16);
    const shifted = x + (line % 2) * 11;
    const column = Math.floor(shifted / 16);
    const [fx, fy] = [shifted - column * 16, y - line * 16];
    const across = line % 2 === 1 && column % 2 === 0;
    const chance = hash2(((column % 2) + 2) % 2, line, 631 + (across ? 0 : variant));
    const side = Math.min(fx, 16 - fx, fy, 16 - fy);
    const corner = Math.hypot(Math.max(0, 4 - Math.min(fx, 16 - fx)), Math.max(0, 4 - Math.min(fy, 16 - fy)));
    if (side < 0.8 || corner > 3.5) return toneOf('#8f7fa8', 0.44);
    if (variant === 5 && chance > 0.5 && note(fx - 8, fy - 8)) return toneOf('#f0c766', 0.6);
    const bevel = fy < 2.2 || fx < 1.8 ? 0.1 : fy > 14 || fx > 14.4 ? -0.07 : 0;
    const base = chance > 0.75 ? '#dccbe0' : chance < 0.2 ? '#bfb4d6' : SLATE;
    return toneOf(base, 0.54 + bevel + (chance - 0.5) * 0.05 + (valueNoise(x / 3, y / 3, 8, 0) - 0.5) * 0.04);
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.2) return toneOf('#5f5080', 0.28);
    if (inside < 4.8) return toneOf('#ece2f2', inside < 2.6 ? 0.76 : ny > 0.2 ? 0.48 : 0.58);
    return inside < 6 ? toneOf('#8f7fa8', 0.4) : color;
  },
};

/** Whether an offset from a stone's middle lies on a quaver. */
function note(dx: number, dy: number): boolean {
  if (Math.hypot((dx + 1.4) / 1.3, dy - 2.6) < 1.7) return true;
  if (Math.abs(dx - 0.4) < 0.6 && dy > -4 && dy < 2.6) return true;
  return dy < -2 && dy > -4 && dx > 0 && dx < 3 && Math.abs(dy + 4 - dx * 0.5) < 0.9;
}
