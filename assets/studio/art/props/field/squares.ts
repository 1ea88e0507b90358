// Shapes the squares of the tractor's fields, and the tractor in its four headings, small enough for a square.
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
  prop('crash', () =>
    group(
      times(6, (i) =>
        turn([0, 0, i * 60], capsule([4, 0, 12], [12, 0, 18], 2.4, 0.8, material(PALETTE.yellow, { glow: 0.8 }))),
      ),
    ),
  ),
];
