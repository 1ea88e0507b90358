// Shapes the squares of the tractor's fields and of the robot's yard, and both machines in their four headings, small enough for a square.
import { times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, capsule, ellipsoid, group, place, type Shape, scaled, sphere, turn } from '../../core/shapes.ts';
import { tractor } from '../farm/machines.ts';
import { type Prop, propsOf } from '../prop.ts';

/** Squares are seen from higher up than things that stand: one must be told from its neighbour. */
const CAMERA = { elevation: 60 };
/** Half of a square of 32 pixels; its depth is foreshortened by the camera. */
const HALF = 15;
const DEPTH = 17.2;

const plate = (color: string): Shape => place([0, 0, 0.6], box(HALF, DEPTH, 0.8, 0.6, material(color, { soft: 0.5 })));
const ridges = (color: string): Shape =>
  group(times(4, (i) => capsule([-12, -12.6 + i * 8.4, 1.6], [12, -12.6 + i * 8.4, 1.6], 2.6, 2.6, material(color))));

const sprout = (x: number, y: number): Shape =>
  group(
    capsule([x, y, 2], [x, y, 7], 0.9, 0.7, material('#5fae3a')),
    place([x - 2.2, y, 8], turn([0, -30, 0], ellipsoid(3, 1.8, 1.2, material('#7fd04a')))),
    place([x + 2.2, y, 8], turn([0, 30, 0], ellipsoid(3, 1.8, 1.2, material('#7fd04a')))),
  );
const rows = (shape: (x: number, y: number) => Shape): Shape =>
  group(times(3, (i) => group(times(3, (n) => shape(-9 + n * 9, -10 + i * 10)))));

const ear = (x: number, y: number): Shape =>
  group(
    capsule([x, y, 0], [x, y, 15], 0.8, 0.7, material('#c9992c')),
    place([x, y, 18], ellipsoid(2.2, 2.2, 5, material('#ffd25a', { soft: 0.6 }))),
  );

const stone = (): Shape =>
  group(
    place([0, 0, 7], ellipsoid(13, 12, 9, material('#9c97ad', { gloss: 0.15 }))),
    place([7, 6, 4], ellipsoid(6, 5, 5, material('#847f97', { gloss: 0.15 }))),
  );

const water = (): Shape =>
  group(
    place([0, 0, 0.6], box(HALF + 1, DEPTH + 1.2, 0.8, 0.4, shiny('#3aa6f0', 0.9))),
    capsule([-8, -5, 1.8], [2, -5, 1.8], 0.9, 0.9, material('#bfe6ff', { glow: 0.4 })),
    capsule([0, 7, 1.8], [9, 7, 1.8], 0.9, 0.9, material('#bfe6ff', { glow: 0.4 })),
  );

const small = (degrees: number): Shape => turn([0, 0, degrees], scaled(0.36, tractor()));

const hay = (): Shape =>
  group(
    place([0, 0, 8], box(13, 11, 7.4, 3, material('#e6bd4a', { soft: 0.5 }))),
    times(2, (i) => place([-6 + i * 12, 0, 8], box(1.1, 11.6, 8, 1, material('#b4842c')))),
  );

const battery = (): Shape =>
  group(
    place([0, 0, 9], box(7.5, 7.5, 9, 3, shiny('#35c47a', 0.6))),
    place([0, 0, 19.5], box(3.4, 3.4, 1.8, 1, material('#e9eef7'))),
    place([0, 7.4, 10], box(1.6, 0.8, 5.2, 0.5, material('#fff3b0', { glow: 0.7 }))),
    place([0, 7.4, 10], box(4.2, 0.8, 1.6, 0.5, material('#fff3b0', { glow: 0.7 }))),
  );

/** It looks along x. */
const yardRobot = (): Shape =>
  group(
    times(4, (i) => place([i % 2 === 0 ? -6 : 6, i < 2 ? -8.4 : 8.4, 4], ellipsoid(4.2, 2, 4.2, material('#2c2740')))),
    place([0, 0, 9], box(10.5, 7.6, 5, 3, shiny('#f06a4d', 0.5))),
    place([10.6, 0, 7], box(1.4, 7.4, 2, 1, material('#ffd25a'))),
    place([1, 0, 17], ellipsoid(7.4, 7.2, 6, shiny('#e4f4ff', 0.7))),
    times(2, (i) => place([7.2, i === 0 ? -2.8 : 2.8, 17.4], sphere(1.8, material('#1b1430')))),
    capsule([-4, 0, 21], [-6, 0, 29], 0.8, 0.8, material('#8b84a0')),
    place([-6, 0, 30], sphere(2.2, material('#ffd25a', { glow: 0.8 }))),
  );

const drops = (): Shape =>
  group(
    times(7, (i) =>
      turn([0, 0, i * 51], capsule([7, 0, 6], [12, 0, 14 + (i % 3) * 4], 2.6, 1.4, shiny('#8fd4ff', 0.8))),
    ),
  );

const prop = propsOf(import.meta.url);
const square = (frame: string, shape: () => Shape): Prop => prop(frame, shape, { camera: CAMERA, flat: true });

export const fieldSquares: readonly Prop[] = [
  square('track', () => plate('#d9bd7a')),
  square('soil', () =>
    group(
      plate('#a8703c'),
      rows((x, y) => place([x, y, 1.4], sphere(1.3, material('#7c8f3a')))),
    ),
  ),
  square('ploughed', () => group(plate('#5d3a22'), ridges('#7a4d2c'))),
  square('planted', () => group(plate('#5d3a22'), ridges('#6d4527'), rows(sprout))),
  square('crop', () => group(plate('#b98a35'), rows(ear))),
  square('stone', () => group(plate('#d9bd7a'), stone())),
  square('water', water),
  prop('tractor-east', () => small(0)),
  prop('tractor-south', () => small(90)),
  prop('tractor-west', () => small(180)),
  prop('tractor-north', () => small(270)),
  square('hay', () => group(plate('#d9bd7a'), hay())),
  square('battery', () => group(plate('#d9bd7a'), battery())),
  prop('yard-robot-east', () => yardRobot()),
  prop('yard-robot-south', () => turn([0, 0, 90], yardRobot())),
  prop('yard-robot-west', () => turn([0, 0, 180], yardRobot())),
  prop('yard-robot-north', () => turn([0, 0, 270], yardRobot())),
  prop('splash', drops),
  prop('crash', () =>
    group(
      times(6, (i) =>
        turn([0, 0, i * 60], capsule([4, 0, 12], [12, 0, 18], 2.4, 0.8, material(PALETTE.yellow, { glow: 0.8 }))),
      ),
    ),
  ),
];
