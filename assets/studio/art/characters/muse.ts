// Owns Muse: a bright parrot on a pile of books, with reading glasses.
import { times } from '../core/arrange.ts';
import { material, type Painter } from '../core/material.ts';
import { cellNoise } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import { blend, box, capsule, ellipsoid, group, mirror, place, type Shape, torus } from '../core/shapes.ts';
import { oval } from './face.ts';
import type { Expression } from './look.ts';

export interface BirdPose {
  readonly expression?: Expression;
  readonly blink?: boolean;
  readonly yaw?: number;
  readonly tilt?: number;
  readonly pitch?: number;
  /** How far the wings are spread, 0–1. */
  readonly wings?: number;
  readonly lift?: number;
}

const RED = '#f0524a';
const feathers: Painter = (_local, _normal, [x, , z]) => ({
  tone: cellNoise(x / 3, z / 2.6, 6).nearest > 0.52 ? -0.07 : 0.02,
});
const red = material(RED, { paint: feathers });
const beak = material('#4a3f63', { gloss: 0.7 });
const gold = material('#fdd04b', { gloss: 0.8 });
/** A wing in bands: yellow shoulder, green, blue tips. */
const wingCloth = material('#3fb36a', {
  paint: ([, , z]) => (z > 5 ? { color: '#fdd04b' } : z < -3 ? { color: '#4a7ff0' } : null),
});

/** The bare white cheek with its eye. */
const cheekPainter =
  (expression: Expression, blink: boolean): Painter =>
  ([x, , z]) => {
    const ink = { color: '#3a2440', flat: 1 } as const;
    if (blink || expression === 'sad') {
      const line = blink ? z + 0.4 - x * x * 0.12 : z - 1.6;
      if (blink && Math.abs(line) < 0.6 && Math.abs(x) < 2.6) return ink;
      if (!blink && z > 1 + x * 0.2) return { color: RED };
    }
    if (blink) return null;
    const gaze = expression === 'think' ? 0.9 : expression === 'sad' ? -0.4 : 0;
    if (oval(x, z, -0.8, 1.1 + gaze, 0.9, 1) < 1) return { color: '#ffffff', flat: 1, tone: 0.5 };
    if (oval(x, z, 0.7, -1.2 + gaze, 0.5, 0.6) < 1) return { color: '#ffffff', flat: 1, tone: 0.4 };
    return oval(x, z, 0, gaze * 0.5, 2.3, 3) < 1 ? ink : null;
  };

const BROW: Partial<Record<Expression, readonly [number, number, number]>> = {
  sad: [2, -1.6, 0],
  think: [-0.4, 0.4, 2],
  talk: [1, 1, 0],
};

function head(pose: BirdPose): Shape {
  const { expression = 'happy', blink = false } = pose;
  const white = material('#fff8ea', { soft: 0.7, paint: cheekPainter(expression, blink) });
  const [inner, outer, raised] = BROW[expression] ?? [0.4, 0, 0];
  const brow = (side: number): Shape => {
    const up = side > 0 ? raised : raised * -0.4;
    return capsule([side * 2.4, 11, 6.2 + inner + up], [side * 8, 8.6, 6 + outer + up], 1.1, 0.8, material('#a82f3a'));
  };
  const open = expression === 'talk' ? 2.2 : expression === 'happy' ? 0.8 : 0;
  const crest = times(3, (i) =>
    capsule(
      [0, 1 - i * 3.6, 9],
      [(i - 1) * 1.4, -1 - i * 4.4, 16.4 - i * 1.6],
      2.6,
      0.9,
      material(['#fdd04b', '#f8963c', RED][i] ?? RED),
    ),
  );
  return group(
    ellipsoid(12, 10.8, 11, red),
    mirror(place([5, 7.6, 0.6], ellipsoid(5, 3.6, 5.4, white))),
    mirror(place([5, 11, 0.4], torus(4.2, 0.6, gold), [90, 0, -20])),
    capsule([-1.2, 12, 0.8], [1.2, 12, 0.8], 0.55, 0.55, gold),
    blend(
      1.4,
      place([0, 11.4, -2.4], ellipsoid(3, 3.6, 3.6, beak)),
      capsule([0, 13.6, -3], [0, 13.8, -7.4], 2, 0.6, beak),
    ),
    place([0, 10.4, -6.4 - open], ellipsoid(2.1, 2.4, 1.5, beak)),
    open > 1 ? place([0, 11.2, -6.2], ellipsoid(1.5, 1.6, 1.2, material('#e2586f'))) : null,
    crest,
    [brow(-1), brow(1)],
  );
}

function wing(side: number, spread: number): Shape {
  const feathered = blend(
    1.5,
    place([0, 0, 0], ellipsoid(3, 5.6, 9.6, wingCloth)),
    place([side * 0.8, -2.6, -6], ellipsoid(2, 3.6, 6.4, wingCloth)),
  );
  return place(
    [side * (9.4 + spread * 5), -1, 16 + spread * 5],
    place([0, 0, 0], feathered, [0, side * (-10 - spread * 74), 0]),
  );
}

/** Books lie askew, so that each shows its pages. */
function books(): Shape {
  const book = (z: number, width: number, color: string, askew: number): Shape =>
    place(
      [0, 0, z],
      [box(width, 8.6, 2.6, 1, material(color)), place([0.8, 0.6, 0], box(width, 8.6, 1.3, 0.4, material('#fff6e0')))],
      [0, 0, askew],
    );
  return group(book(2.8, 13, '#4a7ff0', 6), book(8, 11.6, '#f8963c', -9), book(13.2, 10.6, '#9a63e0', 4));
}

/** Muse, about 64 px tall with books and crest. */
export function muse(pose: BirdPose = {}): Shape {
  const { yaw = 0, tilt = 0, pitch = 8, wings = 0, lift = 0 } = pose;
  const tail = times(3, (i) =>
    capsule(
      [(i - 1) * 2, -7, 8],
      [(i - 1) * 4.4, -13, -7 + Math.abs(i - 1) * 2],
      2.4,
      1.4,
      material(['#4a7ff0', RED, '#fdd04b'][i] ?? RED),
    ),
  );
  const bird = group(
    place([0, 0, 14], ellipsoid(10, 8.8, 12, red)),
    place([0, 4.4, 11.4], ellipsoid(6.6, 5.4, 8.4, material('#ffb84a', { paint: feathers }))),
    wing(-1, wings),
    wing(1, wings),
    tail,
    mirror(place([4, 6.4, 1.4], ellipsoid(2.8, 3.8, 1.7, material(PALETTE.grey)))),
    place([0, 0.6, 29], head(pose), [pitch, tilt, yaw]),
  );
  return group(books(), place([0, 0, 15.8 + lift], bird));
}
