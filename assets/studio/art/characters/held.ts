// Owns what people carry: tools and wares, modelled around the hand (or the middle between both hands).
import { ring, times } from '../core/arrange.ts';
import { material } from '../core/material.ts';
import { PALETTE } from '../core/palette.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  prism,
  type Shape,
  sphere,
  torus,
  turn,
} from '../core/shapes.ts';

export type HeldThing =
  | 'pitchfork'
  | 'brush'
  | 'jar'
  | 'notepad'
  | 'cake'
  | 'teapot'
  | 'scales'
  | 'doughnut'
  | 'potion'
  | 'cane'
  | 'shield'
  | 'letter'
  | 'balloon'
  | 'lute'
  | 'halberd';

interface Held {
  /** Held in both hands before the body, or in one at the side. */
  readonly both: boolean;
  readonly shape: (color: string) => Shape;
}

const wood = material(PALETTE.wood);
const steel = material(PALETTE.steel, { gloss: 0.7 });
const gold = material(PALETTE.gold, { gloss: 0.9 });

/** Stands on the ground beside the carrier; the hand grips it 17 px up. */
const pitchfork = (color: string): Shape =>
  place(
    [-2.4, 0, 0],
    [
      capsule([0, 0, -15], [0, 0, 14], 1.3, 1.3, material(color)),
      capsule([-4.6, 0, 15], [4.6, 0, 15], 1.2, 1.2, steel),
      [-4.4, 0, 4.4].map((x) => capsule([x, 0, 15], [x, 0, 24], 1.2, 0.8, steel)),
    ],
    [0, -4, 0],
  );

const bristles = (color: string, top: number, size: number): Shape =>
  group(
    place([0, 0, top], cylinder(2.6 * size, 2 * size, 0.8, gold)),
    blend(
      1,
      place([0, 0, top + 4 * size], ellipsoid(3.4 * size, 2.6 * size, 4 * size, material(color))),
      capsule([0, 0, top + 6 * size], [1 * size, 0, top + 10 * size], 2 * size, 0.7, material(color)),
    ),
  );

const brush = (color: string): Shape => group(capsule([0, 0, -5], [0, 0, 9], 1.2, 1.4, wood), bristles(color, 9, 0.95));

/** The gatekeeper's: a brush as tall as a halberd. */
const halberd = (color: string): Shape =>
  group(
    capsule([0, 0, -16], [0, 0, 22], 1.5, 1.5, material('#5b4bd0')),
    bristles(color, 22, 1.5),
    place([0, 0, 18], torus(2, 0.9, gold)),
  );

const jar = (color: string): Shape =>
  group(
    place([0, 0, 1], cylinder(6.4, 6.4, 2.4, material(color, { gloss: 0.9, soft: 0.4 }))),
    place([0, 5.8, 1], box(4, 1, 3, 0.8, material('#fff6e0'))),
    place([0, 0, 8], cylinder(6, 1.6, 1, material('#ee5a52'))),
  );

const notepad = (color: string): Shape =>
  turn(
    [-28, 0, 0],
    group(
      box(5, 1, 6.4, 0.8, material(color)),
      place([0, 0.8, -0.6], box(4.2, 0.7, 5, 0.4, material('#fffaf0', { soft: 0.6 }))),
      capsule([5, 2, -2], [8, 3, 5], 0.9, 0.8, material('#fdd04b')),
    ),
  );

/** Three tiers on a plate, each further in. */
const cake = (color: string): Shape =>
  place(
    [0, 0, -2.4],
    [
      place([0, 0, -3], cylinder(10, 0.9, 0.6, material('#8fd0e8', { gloss: 0.6 }))),
      times(3, (i) =>
        group(
          place([0, 0, i * 4.2], cylinder(8.4 - i * 2.4, 2.2, 1.2, material(i % 2 ? '#c98a5a' : color))),
          place([0, 0, i * 4.2 + 1.8], torus(7.4 - i * 2.4, 1.2, material('#fff6e0'))),
        ),
      ),
      place([0, 0, 12], sphere(1.8, material(PALETTE.red, { gloss: 0.9 }))),
    ],
    null,
    0.84,
  );

const teapot = (color: string): Shape => {
  const clay = material(color, { gloss: 0.8 });
  return group(
    ellipsoid(6.4, 6, 5.4, clay),
    capsule([-4.6, 0, 0], [-10.4, 0, 4.4], 1.9, 1, clay),
    place([5.8, 0, 0.6], turn([90, 0, 0], torus(3.6, 1.1, clay))),
    place([0, 0, 5], ellipsoid(3.4, 3.2, 1.4, gold)),
    place([0, 0, 7], sphere(1.3, gold)),
  );
};

const scales = (color: string): Shape =>
  group(
    capsule([0, 0, -4], [0, 0, 9], 1.1, 1.1, gold),
    capsule([-9, 0, 9.6], [9, 0, 7.6], 1, 1, gold),
    [-1, 1].map((side) =>
      group(
        capsule([side * 9, 0, 8.6 - side], [side * 9, 0, 2 - side], 0.5, 0.5, gold),
        place([side * 9, 0, 1 - side], ellipsoid(4.4, 4.4, 1.5, gold)),
        place([side * 9, 0, 3.2 - side], sphere(2.3, material(side < 0 ? color : '#f79ac0'))),
      ),
    ),
    place([0, 0, 10.4], sphere(1.5, gold)),
  );

/** A ring with icing and sprinkles. */
const doughnut = (color: string): Shape =>
  place(
    [0, 0, 0.4],
    [
      torus(6.4, 3.4, material(PALETTE.caramel)),
      place([0, 0, 0.9], torus(6.4, 3.2, material(color, { gloss: 0.7 }))),
      ring(9, (cos, sin, i) =>
        place(
          [cos * (6.4 + (i % 2 ? 1.4 : -1)), sin * (6.4 + (i % 2 ? 1.4 : -1)), 4],
          sphere(0.75, material(['#fdd04b', '#58b7f2', '#fff6e0'][i % 3] ?? '#ffffff')),
        ),
      ),
    ],
    [-74, 0, 0],
  );

const potion = (color: string): Shape => {
  const brew = material(color, { gloss: 1, soft: 0.6, glow: 0.6 });
  return group(
    place([0, 0, 2], sphere(5.4, brew)),
    place([0, 0, 8], cylinder(1.9, 2.6, 0.8, material('#dff3ff', { gloss: 0.9 }))),
    place([0, 0, 10.6], cylinder(2.4, 1.1, 0.6, wood)),
    place([-1.6, 4.6, 3.6], sphere(0.9, material('#ffffff', { soft: 1 }))),
    place([1.6, 4.8, 1], sphere(0.7, material('#ffffff', { soft: 1 }))),
  );
};

const cane = (color: string): Shape =>
  group(
    capsule([0, 0, 3], [-3, 7, -17], 1, 0.9, material('#fbf6ee')),
    capsule([-2.6, 6, -14], [-3, 7, -17], 1.1, 1.1, material(PALETTE.red)),
    capsule([0, 0, 3], [0, -1, 5], 1.4, 1.4, material(color)),
  );

const shield = (color: string): Shape =>
  place(
    [-1, 3.4, 1],
    [
      prism(
        [
          [-7, 8],
          [7, 8],
          [7.6, -1],
          [0, -11],
          [-7.6, -1],
        ],
        1,
        1.6,
        gold,
      ),
      place(
        [0, 1.4, 0],
        prism(
          [
            [-5.4, 6.4],
            [5.4, 6.4],
            [5.8, -0.6],
            [0, -8.6],
            [-5.8, -0.6],
          ],
          1,
          1.2,
          material(color),
        ),
      ),
      place(
        [0, 3, 0],
        prism(
          [
            [0, 5],
            [1.6, 1.4],
            [5, 1.2],
            [2.2, -1],
            [3.2, -4.6],
            [0, -2.4],
            [-3.2, -4.6],
            [-2.2, -1],
            [-5, 1.2],
            [-1.6, 1.4],
          ],
          0.5,
          0.6,
          material('#fff6e0', { soft: 0.7 }),
        ),
      ),
    ],
    [-6, 0, 16],
  );

const letter = (color: string): Shape =>
  turn(
    [-20, 0, 8],
    group(
      box(6.4, 0.8, 4.4, 0.8, material('#fffaf0', { soft: 0.5 })),
      mirror(capsule([6, 1, 4], [0, 1.2, -0.6], 0.5, 0.5, material('#c9b8d8'))),
      place([0, 1.4, -0.6], sphere(1.4, material(color))),
    ),
  );

const balloon = (color: string): Shape =>
  group(
    capsule([0, 0, 0], [-3, 0, 20], 0.5, 0.5, material('#fff6e0')),
    place([-4, 0, 29], ellipsoid(7.4, 7.4, 8.6, material(color, { gloss: 1 }))),
    place([-3.2, 0, 20.4], cone(1.6, 0.4, 1, 0.2, material(color))),
  );

const lute = (color: string): Shape =>
  place(
    [0, 1, 2],
    [
      place([-4, 0, 0], ellipsoid(7, 3, 6, material(color, { gloss: 0.6 }))),
      place([-3.4, 2.6, 0], ellipsoid(2, 0.8, 2, material('#5b3722'))),
      capsule([1, 0.6, 1.6], [16, 0.6, 7], 1.4, 1.2, material('#5b3722')),
      capsule([16, 0.6, 7], [18.6, -0.4, 9.6], 1.9, 1.6, wood),
    ],
    [0, -8, 0],
  );

const THINGS: Record<HeldThing, Held> = {
  pitchfork: { both: false, shape: pitchfork },
  brush: { both: false, shape: brush },
  jar: { both: true, shape: jar },
  notepad: { both: false, shape: notepad },
  cake: { both: true, shape: cake },
  teapot: { both: false, shape: teapot },
  scales: { both: false, shape: scales },
  doughnut: { both: true, shape: doughnut },
  potion: { both: false, shape: potion },
  cane: { both: false, shape: cane },
  shield: { both: false, shape: shield },
  letter: { both: false, shape: letter },
  balloon: { both: false, shape: balloon },
  lute: { both: true, shape: lute },
  halberd: { both: false, shape: halberd },
};

export const inBothHands = (thing: HeldThing): boolean => THINGS[thing].both;
export const heldShape = (thing: HeldThing, color: string): Shape => THINGS[thing].shape(color);
