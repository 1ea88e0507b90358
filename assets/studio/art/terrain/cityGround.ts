// Owns the grounds of safety-star-city: dark slabs, lit pavement, night lawn, tram ballast, and the sky with its stars.
import { mix, type Rgb, toneOf } from '../core/color.ts';
import { cellNoise, clamp, hash2 } from '../core/noise.ts';
import { type GroundPoint, scatter, type Terrain, tileNoise, tuft } from './painter.ts';

const CYAN = '#4fe6dc';
const EDGE = '#1c1740';

/** Roads and yards: quiet dark slabs, far below the houses in tone. */
export const nightSlab: Terrain = {
  name: 'night-slab',
  swatch: '#3b3670',
  wobble: 0,
  frames: 1,
  paint({ x, y, variant }) {
    const column = Math.floor(x / 16);
    const [fx, fy] = [x - column * 16, (y + column * 8) % 16];
    if (fx < 0.8 || fy < 0.8) return toneOf('#2f2a5e', 0.4);
    const chance = hash2(column, Math.floor(((y + column * 8) % 32) / 16), 501 + variant);
    const light = fx < 1.9 || fy < 1.9 ? 0.05 : 0;
    return toneOf('#3f3978', 0.5 + (chance - 0.5) * 0.06 + light + (tileNoise(x, y, 4, 503, 0) - 0.5) * 0.03);
  },
  edge: (color, { inside }) => (inside < 1.4 ? toneOf(EDGE, 0.3) : inside < 3.4 ? toneOf('#5a52a0', 0.5) : color),
};

/** Pavement: pale setts that carry the light, with a cyan kerb. */
export const litWalk: Terrain = {
  name: 'lit-walk',
  swatch: '#b3a9e6',
  wobble: 0,
  frames: 1,
  paint({ x, y, variant }) {
    const line = Math.floor(y / 8);
    const shifted = x + (line % 2) * 8;
    const column = Math.floor(shifted / 16);
    const [fx, fy] = [shifted - column * 16, y - line * 8];
    if (fx < 0.8 || fy < 0.8) return toneOf('#8177bd', 0.46);
    const chance = hash2(((column % 2) + 2) % 2, line, 511 + variant);
    const base = chance > 0.82 ? '#c4bbf0' : chance < 0.14 ? '#a197da' : '#b3a9e6';
    return toneOf(base, 0.52 + (fy < 2 ? 0.06 : fy > 7 ? -0.05 : 0));
  },
  edge(color, { inside }) {
    if (inside < 1.3) return toneOf(EDGE, 0.3);
    if (inside < 3.8) return toneOf(CYAN, 0.62);
    if (inside < 5) return toneOf('#4a4190', 0.42);
    return inside < 13 ? mix(color, toneOf(CYAN, 0.6), 0.28 * (1 - (inside - 5) / 8)) : color;
  },
};

/** Lawns at night: cool teal grass with a few flowers that glow. */
export const nightLawn: Terrain = {
  name: 'night-lawn',
  swatch: '#3f9f92',
  wobble: 2.2,
  blades: true,
  frames: 1,
  paint(point) {
    const { x, y, variant } = point;
    const bloom =
      variant > 3
        ? scatter(point, 521, 3, (dx, dy, chance) => {
            const away = Math.hypot(dx, dy);
            if (away > 2.3) return null;
            return toneOf(away < 0.9 ? '#fff3c4' : chance > 0.5 ? '#ff9ade' : '#8fd8ff', 0.66);
          })
        : null;
    if (bloom) return bloom;
    const blade = scatter(point, 527, 1 + (variant % 3), tuft);
    if (blade) return toneOf('#379083', 0.28 + blade.tone * 0.36);
    return toneOf('#3f9f92', 0.5 + (tileNoise(x, y, 8, 531, variant) - 0.5) * 0.07);
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.3) return toneOf(EDGE, 0.34);
    return inside < 3.6 ? mix(color, toneOf('#2b7a78', ny > 0 ? 0.5 : 0.36), 0.7) : color;
  },
};

/** Bed of the tram: ballast between two yellow kerbs; the rails are props. */
export const tramBed: Terrain = {
  name: 'tram-bed',
  swatch: '#2d2858',
  wobble: 0,
  frames: 1,
  paint({ x, y, variant }) {
    const stone = cellNoise(x / 4, y / 4, 541 + variant * 3, 8, 0.7);
    const gap = stone.second - stone.nearest < 0.12 ? -0.12 : 0;
    return toneOf('#37306a', 0.46 + (stone.id - 0.5) * 0.16 + gap);
  },
  edge(color, { inside }) {
    if (inside < 1.4) return toneOf(EDGE, 0.3);
    if (inside < 4.6) return toneOf('#fdd04b', inside < 2.6 ? 0.66 : 0.5);
    return inside < 6 ? toneOf(EDGE, 0.4) : color;
  },
};

/** Light of a star at an offset, larger and smaller with the frame. */
function starAt(dx: number, dy: number, chance: number, frame: number): Rgb | null {
  const pulse = 0.75 + 0.35 * Math.sin(frame * 1.5708 + chance * 6.283);
  const reach = (chance > 0.72 ? 4.2 : 1.5) * pulse;
  const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
  const cross = Math.min(ax + ay * 5, ay + ax * 5) < reach || ax + ay < reach * 0.55;
  if (!cross) return null;
  return toneOf(chance > 0.9 ? '#ffd0f0' : chance > 0.5 ? '#fff6cf' : '#bfe0ff', 0.74);
}

function skyAt(point: GroundPoint): Rgb {
  const star = scatter(point, 551, [2, 3, 1, 4][point.variant & 3] ?? 2, (dx, dy, chance) =>
    starAt(dx, dy, chance, point.frame),
  );
  if (star) return star;
  return toneOf('#2a2766', clamp(0.46 + (tileNoise(point.x, point.y, 16, 557, 0) - 0.5) * 0.1));
}

/** The sky behind the skyline; its stars twinkle. */
export const starSky: Terrain = {
  name: 'star-sky',
  swatch: '#2a2766',
  wobble: 0,
  frames: 4,
  paint: skyAt,
  edge: (color, { inside }) => (inside < 10 ? mix(color, toneOf('#5a4aa8', 0.5), 0.5 * (1 - inside / 10)) : color),
};
