// Owns the talking tree: a broad trunk with a face below a crown of leaves and apples.
import { puffs } from '../core/arrange.ts';
import { type Material, material, type Painter } from '../core/material.ts';
import { foliage } from '../core/materials.ts';
import { PALETTE } from '../core/palette.ts';
import {
  blend,
  box,
  capsule,
  cone,
  ellipsoid,
  group,
  intersect,
  mirror,
  place,
  type Shape,
  sphere,
} from '../core/shapes.ts';
import { oval } from './face.ts';
import type { Expression } from './look.ts';

export interface TreePose {
  readonly expression?: Expression;
  readonly blink?: boolean;
  /** Where the eyes look, −1 (its right) … 1. */
  readonly gaze?: number;
  /** How far the mouth is open, 0–1. */
  readonly mouth?: number;
  /** How far the boughs lift (pixels). */
  readonly lift?: number;
}

const bark = material(PALETTE.bark, {
  soft: 0.35,
  paint: ([x, y, z]) => (Math.sin((Math.atan2(y, x) * 4 + z * 0.1) * 2) > 0.8 ? { tone: -0.1 } : null),
});
const leaves = foliage('#5db655');
const BROW = material(PALETTE.leafDark);
const ROOTS = [
  [26, 14, 0.9],
  [-26, 14, 0.9],
  [0, -26, 1],
  [34, -6, 0.8],
  [-34, -6, 0.8],
  [12, 28, 0.7],
  [-12, 28, 0.7],
] as const;
const APPLES = [
  [32, 47, 108],
  [-38, 44, 118],
  [9, 56, 124],
  [-13, 58, 104],
  [46, 33, 128],
] as const;

const eyeWhite =
  (expression: Expression, blink: boolean): Painter =>
  ([x, , z]) => {
    if (blink) return Math.abs(z + 1 - x * x * 0.05) < 1 ? { color: '#5b3422', flat: 1 } : { color: '#a56b45' };
    return expression === 'sad' && z > 3 - x * 0.5 ? { color: '#a56b45' } : null;
  };

function eye(side: number, pose: TreePose): Shape {
  const { expression = 'happy', blink = false, gaze = 0 } = pose;
  const white = material('#fffbe9', { soft: 0.8, gloss: 0.5, paint: eyeWhite(expression, blink) });
  const up = expression === 'think' ? 2 : expression === 'sad' ? -1 : 0;
  const pupil: Material = material('#3a2440', {
    gloss: 0.6,
    paint: ([x, , z]) => (oval(x, z, -1.3, 2.4, 1.5, 1.7) < 1 ? { color: '#ffffff', flat: 1, tone: 0.5 } : null),
  });
  const shape = ellipsoid(8, 4.6, 9.2, white);
  const ball = side < 0 ? place([-10, 23, 49], group({ kind: 'mirrored', child: shape })) : place([10, 23, 49], shape);
  return group(ball, blink ? null : place([side * 9.2 + gaze * 2.6, 26.8, 48 + up], ellipsoid(4.2, 2, 5.6, pupil)));
}

function brow(side: number, expression: Expression): Shape {
  const inner = { sad: 4.5, think: side > 0 ? 3 : -1.5 }[expression as 'sad' | 'think'] ?? 0;
  const outer = { sad: -2.5, think: side > 0 ? 4 : -1.5 }[expression as 'sad' | 'think'] ?? 0;
  return capsule([side * 4.5, 24.5, 63.5 + inner], [side * 17, 21.5, 60.8 + outer], 2.6, 1.9, BROW);
}

function mouth(pose: TreePose): Shape {
  const { expression = 'happy', mouth: open = 0 } = pose;
  const dark = material('#6b2b3c');
  if (expression === 'sad') return mirror(capsule([0, 30, 25], [8.5, 27.6, 20.5], 1.5, 1.2, dark));
  if (expression === 'think') return capsule([-5, 29.4, 22], [7, 28.6, 24.6], 1.5, 1.4, dark);
  const tall = 8 + open * 4;
  return group(
    place(
      [0, 28.6, 25],
      intersect(ellipsoid(12 - open * 2, 4, tall, dark), place([0, 0, -6], box(20, 20, 6.5, 0, dark))),
    ),
    place([0, 31.2, 20 - open * 2.4], ellipsoid(5.4, 1.8, 2.2, material('#ef7f8c'))),
  );
}

function crown(lift: number): Shape {
  const top = puffs({
    seed: 11,
    count: 30,
    radius: 50,
    height: 33,
    middle: 120,
    smallest: 13,
    largest: 19,
    surface: leaves,
  });
  const bunch = (seed: number) =>
    puffs({ seed, count: 7, radius: 7, height: 5, middle: 0, smallest: 6, largest: 8, surface: leaves });
  return group(
    blend(4, place([0, -10, 122], ellipsoid(54, 42, 36, leaves)), top),
    place([51, 8, 84 + lift], blend(2, bunch(5))),
    place([-50, 6, 78 + lift], blend(2, bunch(6))),
    APPLES.map((at) => place(at, sphere(4.4, material(PALETTE.red, { gloss: 0.9 })))),
  );
}

/** The tree, about 160 px tall. */
export function talkingTree(pose: TreePose = {}): Shape {
  const { expression = 'happy', lift = 0 } = pose;
  const roots = ROOTS.map(([x, y, size]) => capsule([x * 0.6, y * 0.6, 8], [x * 1.25, y * 1.2, 0], 9 * size, 3, bark));
  return group(
    blend(
      6,
      place([0, 0, 38], cone(30, 23, 38, 3, bark)),
      roots,
      capsule([20, 2, 56], [48, 8, 80 + lift], 7, 4, bark),
      capsule([-20, 2, 56], [-48, 6, 74 + lift], 7, 4, bark),
    ),
    [-1, 1].map((side) => [eye(side, pose), brow(side, expression)]),
    place([0, 29.5, 37], ellipsoid(5.6, 6.5, 4.8, material('#a56b45'))),
    mouth(pose),
    mirror(place([17, 23.6, 32], ellipsoid(4.6, 2.2, 3.2, material('#d9825f')))),
    crown(lift),
  );
}
