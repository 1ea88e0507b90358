// Owns the moving terrains: water with its bank and foam, and deep water that fades in.
import { mix, type Rgb, toneOf } from '../core/color.ts';
import { cellNoise, clamp, hash2, smoothStep } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import { type GroundPoint, type Inward, scatter, type Terrain } from './painter.ts';

const FRAMES = 4;
/** One full wave a tile (radians a pixel), and half of it. */
const TILE_WAVE = 0.3927;
const SWAY_WAVE = 0.19635;
const phaseOf = (frame: number): number => (frame * Math.PI) / 2;

/** Width of the light net between the cells of the water's surface: 0 on the net's lines. */
function netAt({ x, y, frame }: GroundPoint): number {
  const phase = phaseOf(frame);
  const sway = [Math.sin(phase + y * SWAY_WAVE) * 0.06, Math.cos(phase + x * SWAY_WAVE) * 0.06] as const;
  const cell = cellNoise(x / 16 + sway[0], y / 16 + sway[1], 83, 2, 0.9);
  return cell.second - cell.nearest;
}

const GLINTS = [1, 2, 1, 0];

function glint(dx: number, dy: number, chance: number, phase: number): { tone: number } | null {
  const wide = 3 + chance * 3.5 + Math.sin(phase + chance * 6) * 1.2;
  const bent = dy + dx * dx * 0.03 + 0.5;
  return Math.abs(dx) < wide && Math.abs(bent) < 0.9 * (1 - Math.abs(dx) / wide) + 0.14 ? { tone: 0.86 } : null;
}

/** The earthen bank on the far side: a light sod line, layers, darker below. */
function bankColor({ x, inside }: GroundPoint, bank: number): Rgb {
  const down = (inside - 1.1) / (bank - 1.1);
  const block = hash2(Math.floor((x + (down > 0.5 ? 4 : 0)) / 8), down > 0.5 ? 1 : 0, 4);
  if (down < 0.14) return toneOf('#e2b57d', 0.62);
  if (Math.abs(down - 0.55) < 0.09) return toneOf('#a4714e', 0.26);
  return toneOf('#b98257', 0.42 + block * 0.12 - down * 0.14);
}

function shore(color: Rgb, point: GroundPoint, { ny }: Inward): Rgb {
  const { x, y, inside, frame } = point;
  const bank = ny > 0.15 ? 2 + 8 * ny : 2.2;
  if (inside < 1.1) return toneOf('#4a7a3c', 0.22);
  if (inside < bank) return ny > 0.15 ? bankColor(point, bank) : toneOf('#d9b483', 0.5);
  const wave = Math.sin((x + y * 0.7) * TILE_WAVE + frame * 1.5708) * 0.7;
  const out = inside - bank + wave * 0.8;
  if (out < 1.5) return toneOf('#9fe4ee', 0.42);
  if (out < 2.9) return toneOf(PALETTE.foam, 0.72);
  if (out > 5 && out < 6 && Math.sin((x - y) * TILE_WAVE + 1 + frame * 1.57) > -0.2) {
    return mix(color, toneOf(PALETTE.foam, 0.7), 0.55);
  }
  return out < 5 ? mix(color, toneOf('#7fdcea', 0.56), 0.5) : color;
}

export const water: Terrain = {
  name: 'water',
  swatch: '#55cbe2',
  wobble: 2.4,
  frames: FRAMES,
  paint(point) {
    const net = netAt(point);
    const base = mix(toneOf('#62d3e4', 0.52), toneOf('#49bfe0', 0.5), clamp((point.inside - 6) / 9));
    const surface = net < 0.13 ? mix(base, toneOf('#a5ecf3', 0.56), 0.5 * smoothStep(0.13, 0.05, net)) : base;
    const phase = phaseOf(point.frame);
    const light = scatter(point, 83, GLINTS[point.variant & 3] ?? 0, (dx, dy, chance) => glint(dx, dy, chance, phase));
    return light ? mix(surface, toneOf('#d8f8ff', light.tone), 0.7) : surface;
  },
  edge: shore,
};

export const deep: Terrain = {
  name: 'deep',
  swatch: '#359fd6',
  wobble: 2,
  fade: 13,
  frames: FRAMES,
  paint(point) {
    const net = netAt(point);
    const base = toneOf('#359fd6', 0.5);
    return net < 0.11 ? mix(base, toneOf('#6fc6ea', 0.52), 0.42 * smoothStep(0.11, 0.04, net)) : base;
  },
  edge: (color, { inside }) => (inside < 2.2 ? mix(color, toneOf('#49bfe0', 0.5), 0.55) : color),
};
