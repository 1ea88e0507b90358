// Owns the green terrains: lawn and meadow.
import { mix, type Rgb, toneOf } from '../core/color.ts';
import { hash2, smoothStep } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import { type GroundPoint, interior, patches, scatter, type Terrain, tuft } from './painter.ts';

const FLOWERS = ['#ffffff', '#ffd95e', '#ff9ec4', '#c9b0f5'];
const TUFTS = [1, 2, 0, 3];

/** A four-petalled flower at an offset from its heart. */
function petal(color: string, dx: number, dy: number, chance: number): Rgb | null {
  const distance = Math.hypot(dx, dy);
  if (distance < 0.9) return toneOf('#ffb52e', 0.55);
  if (distance < 2.1 + 0.55 * Math.cos(Math.atan2(dy, dx) * 4 + chance * 5)) return toneOf(color, 0.62);
  return Math.hypot(dx, dy - 1.6) < 2.4 ? toneOf(PALETTE.grass, 0.3) : null;
}

function paintLawn(point: GroundPoint): Rgb {
  const { x, y, variant } = point;
  const blade = scatter(point, 11, TUFTS[variant & 3] ?? 0, tuft);
  if (blade) return toneOf(PALETTE.grass, blade.tone * 0.9 + 0.03);
  if (variant >= 4) {
    const color = FLOWERS[variant & 3] ?? '#ffffff';
    const flower = scatter(point, 23, 3, (dx, dy, chance) => petal(color, dx, dy, chance));
    if (flower) return flower;
  }
  const patch = patches(point, 7, 3);
  let tone = 0.5 + smoothStep(0.56, 0.64, patch) * 0.032 - (patch < 0.4 ? smoothStep(0.4, 0.32, patch) * 0.028 : 0);
  const speck = hash2(x, y, 5 + variant);
  if (speck > 0.985 && interior(x, y) > 0.5) tone += 0.07;
  else if (speck < 0.012) tone -= 0.06;
  return toneOf(PALETTE.grass, tone);
}

export const grass: Terrain = {
  name: 'grass',
  swatch: '#83c45a',
  wobble: 3.2,
  frames: 1,
  paint: paintLawn,
  edge(color, { inside }, { ny }) {
    if (inside < 1.6) return mix(color, toneOf(PALETTE.grass, ny > 0.2 ? 0.16 : 0.3), 0.75);
    return inside < 3.4 && ny < 0.2 ? mix(color, toneOf(PALETTE.grass, 0.82), 0.55) : color;
  },
};

const MEADOW = '#69b850';

export const meadow: Terrain = {
  name: 'meadow',
  swatch: MEADOW,
  wobble: 4.5,
  blades: true,
  frames: 1,
  paint(point) {
    const blade = scatter(point, 31, 3 + (point.variant & 1), tuft);
    if (blade) return toneOf(MEADOW, blade.tone * 0.86);
    const patch = patches(point, 7, 33);
    return toneOf(MEADOW, 0.5 + (patch > 0.58 ? 0.03 : patch < 0.4 ? -0.03 : 0));
  },
  edge: (color) => color,
};
