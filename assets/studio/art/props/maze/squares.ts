// Shapes the squares of the learner's maze, 20 pixels each: gravel, low hedges, start, end, the two teleporters, and the mark of the way.
import { times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { leafPainter } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, capsule, cylinder, ellipsoid, group, place, type Shape, sphere, torus } from '../../core/shapes.ts';
import { type Prop, propsOf } from '../prop.ts';

/** Squares are seen from higher up than things that stand, as those of the tractor's fields. */
const CAMERA = { elevation: 60 };
const HALF = 9.6;
const DEPTH = 11;

const plate = (color: string): Shape => place([0, 0, 0.6], box(HALF, DEPTH, 0.8, 0.6, material(color, { soft: 0.5 })));
const gravel = (): Shape => plate('#e6d7ee');

const hedge = (): Shape =>
  group(
    gravel(),
    place([0, 0, 4.5], box(9, 10.2, 4.5, 2.6, material('#3f9a58', { ink: 0.45, paint: leafPainter(0.18, 3) }))),
    place([-3.5, -4, 9.2], sphere(1.2, material('#ffd6ea'))),
    place([4, 3, 9.2], sphere(1.2, material('#fff0b8'))),
  );

/** A ring of light in the ground: solid where one goes in, with a gap around a ball where one comes out. */
const teleporter = (color: string, isExit: boolean): Shape =>
  group(
    gravel(),
    place([0, 0, 2], torus(6.4, 1.5, material(color, { glow: 0.6 }))),
    isExit ? place([0, 0, 2.4], sphere(2.6, material(PALETTE.white, { glow: 0.5 }))) : plateau(color),
  );
const plateau = (color: string): Shape => place([0, 0, 1.4], cylinder(4, 0.5, 0.3, material(color, { glow: 0.3 })));

const step = (): Shape =>
  group(
    gravel(),
    place([0, 1.6, 1.6], ellipsoid(3, 2.8, 0.8, material('#f0a818', { glow: 0.3 }))),
    times(3, (i) => place([-3.2 + i * 3.2, -3.2, 1.6], ellipsoid(1.3, 1.5, 0.7, material('#f0a818', { glow: 0.3 })))),
  );

/** A board on two posts; the game writes on it. */
const sign = (): Shape =>
  group(
    [-30, 30].map((x) => capsule([x, 0, 0], [x, 0, 40], 2.6, 2.6, material('#8a5a34'))),
    place([0, 2, 33], box(45, 2, 21, 2, material('#8a5a34'))),
    place([0, 4.4, 33], box(42, 1, 18, 1, material('#fff6e0', { soft: 0.2 }))),
  );

const prop = propsOf(import.meta.url);
const square = (frame: string, shape: () => Shape): Prop => prop(frame, shape, { camera: CAMERA, flat: true });

export const mazeSquares: readonly Prop[] = [
  square('own-maze-free', gravel),
  square('own-maze-wall', hedge),
  square('own-maze-start', () => group(plate('#79d070'), place([0, 0, 2], sphere(2.4, material(PALETTE.white))))),
  square('own-maze-end', () => group(plate('#e4485e'), place([0, 0, 2], box(4, 4.6, 1, 0.8, material('#ff9aa8'))))),
  square('own-maze-entrance', () => teleporter('#3aa6f0', false)),
  square('own-maze-exit', () => teleporter('#a06bf0', true)),
  square('own-maze-step', step),
  prop('own-maze-sign', sign),
];
