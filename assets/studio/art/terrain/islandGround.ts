// Owns the terrains of the island of stories: brushed meadow, a path of book pages, starry ink.
import { mix, type Rgb, toneOf } from '../core/color.ts';
import { cellNoise, hash2, smoothStep } from '../core/noise.ts';
import { type GroundPoint, interior, scatter, type Terrain, tileNoise, tuft } from './painter.ts';

const BRUSH = '#8ccf5e';
const PAPER = '#f6e8c9';
const INK_WATER = '#4f57d8';

/** A long soft brush stroke at an offset from its middle. */
function stroke(dx: number, dy: number, chance: number): number {
  const long = 7 + chance * 5;
  const bend = dy + dx * dx * 0.02 * (chance > 0.5 ? 1 : -1);
  if (Math.abs(dx) > long || Math.abs(bend) > 1.6) return 0;
  const bristles = Math.floor(bend * 1.6 + 8) % 2 ? 1 : 0.45;
  return smoothStep(long, long - 4, Math.abs(dx)) * bristles;
}

/** A meadow in brush strokes of lighter and cooler green. */
export const brush: Terrain = {
  name: 'brush',
  swatch: BRUSH,
  wobble: 3,
  blades: true,
  frames: 1,
  paint(point) {
    const blade = scatter(point, 411, 2, tuft);
    if (blade) return toneOf(BRUSH, blade.tone * 0.9);
    const light = scatter(point, 413, 3, (dx, dy, chance) => stroke(dx, dy, chance) || null) ?? 0;
    const cool = scatter(point, 417, 2, (dx, dy, chance) => stroke(dx, dy, chance) || null) ?? 0;
    const base = toneOf(BRUSH, 0.5 + (tileNoise(point.x, point.y, 8, 419, point.variant) - 0.5) * 0.06);
    return mix(mix(base, toneOf('#b4e070', 0.56), light * 0.45), toneOf('#63bb6a', 0.5), cool * 0.3);
  },
  edge: (color) => color,
};

/** Lines of writing on a page, as dashes. */
function writing(u: number, v: number, id: number): boolean {
  if (Math.abs(u) > 0.3 || Math.abs(v) > 0.3) return false;
  const line = Math.floor((v + 0.3) / 0.13);
  return (v + 0.3) / 0.13 - line < 0.36 && hash2(Math.floor((u + 0.3) * 11), line, Math.floor(id * 97)) > 0.3;
}

/** A path of paper sheets that lie close together. */
export const pages: Terrain = {
  name: 'pages',
  swatch: PAPER,
  wobble: 1.8,
  frames: 1,
  paint({ x, y }) {
    const sheet = cellNoise(x / 16, y / 16, 431, 2, 0.5);
    if (sheet.second - sheet.nearest < 0.07) return toneOf('#c9ab7c', 0.44);
    const [u, v] = [x / 16 - sheet.centreX, y / 16 - sheet.centreY];
    const base = sheet.id > 0.75 ? '#f9efe0' : sheet.id < 0.25 ? '#f3dfd6' : PAPER;
    const ink = sheet.id > 0.4 && writing(u, v, sheet.id) ? 0.09 : 0;
    return toneOf(base, 0.56 - ink - (u + v) * 0.05);
  },
  edge(color, { inside }, { ny }) {
    if (inside < 1.3) return toneOf('#5f8a48', 0.32);
    return inside < (ny > 0.25 ? 5 : 2.6) ? mix(color, toneOf('#b98a55', 0.42), ny > 0.25 ? 0.5 : 0.3) : color;
  },
};

const FRAMES = 4;
const LETTERS = ['I', 'L', 'T', 'H'];

/** A drifting letter of foam, drawn from bars so that it stays readable at 7 px. */
function letter(kind: string, dx: number, dy: number): boolean {
  const [x, y] = [dx, dy];
  if (Math.abs(x) > 2.6 || Math.abs(y) > 3.6) return false;
  if (kind === 'I') return Math.abs(x) < 0.9 || Math.abs(y) > 2.6;
  if (kind === 'L') return x < -0.9 || y > 2.2;
  if (kind === 'T') return Math.abs(x) < 0.9 || y < -2.2;
  return Math.abs(x) > 1.3 || Math.abs(y) < 0.8;
}

function inkSurface(point: GroundPoint): Rgb {
  const { x, y, frame, variant } = point;
  const phase = (frame * Math.PI) / 2;
  const cell = cellNoise(x / 16 + Math.sin(phase + y * 0.19635) * 0.07, y / 16, 441, 2, 0.9);
  const net = smoothStep(0.14, 0.05, cell.second - cell.nearest);
  const base = mix(toneOf(INK_WATER, 0.5), toneOf('#8d86f2', 0.56), net * 0.55);
  if (variant < 2 || interior(x, y) < 0.2) return base;
  const drift = Math.sin(phase) * 1.2;
  if (letter(LETTERS[variant % 4] ?? 'I', x - 16 - drift, y - 16)) return toneOf('#f4ecff', 0.66);
  const star = scatter(point, 447, 2, (dx, dy, chance) =>
    Math.abs(dx) + Math.abs(dy) < 1 + Math.sin(phase + chance * 6.3) * 0.7 ? true : null,
  );
  return star ? toneOf('#ffe58a', 0.66) : base;
}

/** The word river: violet ink with letters and stars that drift. */
export const ink: Terrain = {
  name: 'ink',
  swatch: INK_WATER,
  wobble: 2.2,
  frames: FRAMES,
  paint: inkSurface,
  edge(color, point, { ny }) {
    const bank = ny > 0.15 ? 2 + 6 * ny : 2.2;
    if (point.inside < 1.1) return toneOf('#4a7a3c', 0.24);
    if (point.inside < bank) return toneOf('#e2c393', ny > 0.15 ? 0.42 : 0.6);
    const out = point.inside - bank + Math.sin((point.x + point.y) * 0.3927 + point.frame * 1.5708) * 0.6;
    return out < 1.6 ? toneOf('#c9c4ff', 0.66) : out < 4 ? mix(color, toneOf('#7f86f0', 0.56), 0.5) : color;
  },
};
