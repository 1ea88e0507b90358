// Shapes hay, vegetables, milk churns, and the carts and crates that hold them.
import { facing, ring, row, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { boards, foliage, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, capsule, cone, cylinder, ellipsoid, group, place, type Shape, sphere, torus } from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { rail, steel, straw } from './materials.ts';

/** A round bale, lying, its spiral seen from the front. */
const hayRoll = (): Shape =>
  place(
    [0, 0, 19],
    facing(
      group(
        cylinder(19, 15, 2.4, straw),
        place(
          [0, 0, -15.2],
          cylinder(
            15,
            0.8,
            0.4,
            material('#e0b850', {
              paint: ([x, y]) => (Math.sin(Math.hypot(x, y) * 1.5 - Math.atan2(y, x)) > 0.3 ? { tone: 0.14 } : null),
            }),
          ),
        ),
        [-7, 7].map((z) => place([0, 0, z], torus(19.1, 0.8, material(PALETTE.red)))),
      ),
    ),
  );

/** A square bale tied with string. */
const bale = (): Shape =>
  group(
    place([0, 0, 10], box(17, 10, 10, 2.4, straw)),
    [-7, 7].map((x) => place([x, 0, 10], box(0.9, 10.5, 10.5, 0.6, material('#b9653f')))),
  );

/** Bales piled into a fort. */
const hayStack = (): Shape =>
  group(
    place([-18, 0, 0], bale()),
    place([18, 0, 0], bale()),
    place([0, -17, 0], bale()),
    place([0, -4, 20], bale(), [0, 0, 6]),
    times(14, (i) => capsule([-30 + i * 4.6, 11, 0.5], [-27 + i * 4.4, 14 + (i % 3) * 2, 0.5], 0.8, 0.5, straw)),
  );

const pumpkinBall = (radius: number): Shape =>
  group(
    ring(8, (c, s) =>
      place(
        [c * radius * 0.45, s * radius * 0.45, radius * 0.7],
        ellipsoid(radius * 0.52, radius * 0.52, radius * 0.72, material('#f58a35', { gloss: 0.5 })),
      ),
    ),
    capsule([0, 0, radius * 1.2], [2, 0, radius * 1.6], 1.8, 1.2, material(PALETTE.leafDark)),
  );

/** Three pumpkins on their leaves. */
const pumpkins = (): Shape =>
  group(
    times(7, (i) => place([-20 + i * 7, (i % 3) * 5 - 4, 2], ellipsoid(7, 5, 2, foliage(PALETTE.leaf)))),
    place([-9, 0, 0], pumpkinBall(13)),
    place([11, 3, 0], pumpkinBall(10)),
    place([2, 10, 0], pumpkinBall(7)),
  );

/** A row of four cabbages. */
const cabbages = (): Shape =>
  group(
    row(4, -27, 27, (x) =>
      place(
        [x, 0, 5],
        [
          sphere(6, foliage('#a9dd7c')),
          ring(5, (c, s) => place([c * 5, s * 4.4, -1], ellipsoid(5, 4, 4.4, foliage('#5fb45f')))),
        ],
      ),
    ),
  );

/** Four stalks of maize. */
const maize = (): Shape =>
  group(
    row(3, -16, 16, (x, i) => [
      capsule([x, 0, 0], [x + (i - 1), 0, 46], 1.9, 1.5, material(PALETTE.leafDark)),
      [0, 1, 2, 3].map((k) =>
        capsule([x, 0, 10 + k * 9], [x + (k % 2 ? 12 : -12), 3, 14 + k * 9], 2.4, 0.6, material(PALETTE.leaf)),
      ),
      place([x + 3.6, 3, 28], ellipsoid(3.2, 3, 7, material(PALETTE.yellow, { gloss: 0.5 }))),
      place([x + (i - 1), 0, 49], cone(3.6, 0.6, 5, 0.4, straw)),
    ]),
  );

/** A cart with big wheels, full of vegetables. */
const vegCart = (): Shape =>
  group(
    place([0, 0, 20], box(30, 16, 3, 1, boards(PALETTE.wood, 40))),
    [-15, 15].map((y) => place([0, y, 26], box(31, 1.8, 6, 1, boards('#b5764a', 5)))),
    [-30, 30].map((x) => place([x, 0, 26], box(1.8, 16, 6, 1, boards('#b5764a', 5)))),
    times(12, (i) =>
      place(
        [-23 + (i % 6) * 9, i > 5 ? 6 : -6, 32],
        sphere(
          6,
          material([PALETTE.red, PALETTE.orange, PALETTE.lime, PALETTE.yellow, PALETTE.purple][i % 5] ?? PALETTE.red, {
            gloss: 0.7,
          }),
        ),
      ),
    ),
    [-18, 18].map((y) =>
      place(
        [2, y, 13],
        facing(
          group(
            torus(12, 2.4, material(PALETTE.woodDark)),
            ring(6, (c, s) => capsule([0, 0, 0], [c * 12, s * 12, 0], 1.2, 1.2, rail)),
            cylinder(3.6, 2, 1, shiny(PALETTE.gold)),
          ),
        ),
      ),
    ),
    [-12, 12].map((y) => capsule([30, y, 20], [56, y, 8], 1.8, 1.6, rail)),
  );

/** Two milk churns and a crate. */
const churns = (): Shape =>
  group(
    [-11, 8].map((x, i) =>
      place(
        [x, i * 5, 0],
        [
          place([0, 0, 11], cylinder(7.6, 11, 2, steel)),
          place([0, 0, 24], cone(7, 4.4, 3, 1, steel)),
          place([0, 0, 28], cylinder(5, 1.8, 0.8, shiny('#dfe7f2', 0.9))),
          place([0, 0, 14], torus(7.8, 1, shiny(PALETTE.sky))),
        ],
      ),
    ),
    place([26, 3, 0], vegCrate(PALETTE.orange)),
  );

/** A low crate of round vegetables. */
export const vegCrate = (color: string): Shape =>
  group(
    place(
      [0, 0, 6],
      box(
        10,
        8,
        6,
        1,
        material(PALETTE.wood, {
          paint: ([, , z]) => (Math.abs(((z + 40) / 4.4) % 1) < 0.2 ? { tone: -0.2 } : null),
        }),
      ),
    ),
    times(5, (i) => place([-6 + (i % 3) * 6, i > 2 ? 3.4 : -2.6, 12.4], sphere(3.5, material(color, { gloss: 0.8 })))),
  );

const crates = (): Shape =>
  group(
    place([-12, 0, 0], vegCrate(PALETTE.red)),
    place([12, 1, 0], vegCrate(PALETTE.lime)),
    place([-1, -3, 15], vegCrate(PALETTE.yellow)),
  );

const prop = propsOf(import.meta.url);

export const farmHarvest: readonly Prop[] = [
  prop('hay-roll', hayRoll, { footprints: foot(38, 22) }),
  prop('hay-bale', bale, { footprints: foot(34, 15) }),
  prop('hay-stack', hayStack, { footprints: foot(70, 34, -4), fade: true }),
  prop('pumpkins', pumpkins, { footprints: foot(42, 20) }),
  prop('cabbages', cabbages, { footprints: foot(64, 12) }),
  prop('maize', maize, { footprints: foot(40, 8), sway: true }),
  prop('veg-cart', vegCart, { footprints: foot(76, 32) }),
  prop('churns', churns, { footprints: foot(50, 18) }),
  prop('veg-crates', crates, { footprints: foot(44, 18) }),
];
