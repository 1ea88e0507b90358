// Shapes the tents and stalls of the fair where lessons happen: show tent, clinic, canteen, donation stall.
import { facing, times } from '../core/arrange.ts';
import { signBoard } from '../core/lettering.ts';
import { type Material, material } from '../core/material.ts';
import { bricks, radialStripes, stripes } from '../core/materials.ts';
import { PALETTE } from '../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  prism,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../core/shapes.ts';
import { foot, type Prop, propsOf } from './prop.ts';

export const gold = (gloss = 1): Material => material(PALETTE.gold, { gloss });

const pennant = (color: string, x: number, z: number): Shape =>
  place(
    [x, 0, z],
    prism(
      [
        [-8, 6],
        [10, 0],
        [-8, -6],
      ],
      1,
      0.6,
      material(color),
    ),
  );

/** A round show tent with an open curtain, 111 px tall. */
export function tent(a: string = PALETTE.purple, b: string = PALETTE.cream, flag: string = PALETTE.red): Shape {
  const curtain = (side: 1 | -1) =>
    prism(
      (
        [
          [-5, -14],
          [4, -14],
          [0, 6],
          [-3, 18],
          [-5, 8],
        ] as const
      ).map(([x, z]) => [-x * side, z] as const),
      2,
      1,
      material(a),
    );
  return scaled(
    1.55,
    place([0, 0, 20], cylinder(38, 20, 2, radialStripes(a, b, 12))),
    place([0, 0, 40], torus(40, 2.4, gold(0.8))),
    place([0, 0, 60], cone(43, 4, 20, 1.5, radialStripes(a, b, 9))),
    times(16, (i) =>
      place([Math.cos(i * 0.3927) * 42, Math.sin(i * 0.3927) * 42, 38], sphere(5, material(i % 2 ? a : PALETTE.gold))),
    ),
    place(
      [0, 37, 15],
      prism(
        [
          [-12, -15],
          [12, -15],
          [9, 8],
          [0, 18],
          [-9, 8],
        ],
        3,
        1,
        material(PALETTE.black),
      ),
    ),
    place([-11, 39, 14], curtain(-1)),
    place([11, 39, 14], curtain(1)),
    capsule([0, 0, 78], [0, 0, 98], 1.2, 1.2, material(PALETTE.gold)),
    pennant(flag, 8, 93),
  );
}

/** A red cross, upright and facing the viewer; half size in pixels. */
const redCross = (size: number): Shape =>
  group(
    box(size, 1.4, size * 0.34, 0.8, material(PALETTE.red, { soft: 0.6 })),
    box(size * 0.34, 1.4, size, 0.8, material(PALETTE.red, { soft: 0.6 })),
  );

/** The clinic tent of the healthcare case. */
function clinic(): Shape {
  const cloth = material('#f7f4fb');
  const roof = material('#ffffff', { soft: 0.3, paint: ([x]) => (Math.abs(x) > 26 ? { color: PALETTE.red } : null) });
  return scaled(
    1.35,
    place([0, 0, 17], box(34, 22, 17, 3, cloth)),
    place(
      [0, 0, 34],
      prism(
        [
          [-41, 0],
          [0, 25],
          [41, 0],
          [41, -4],
          [-41, -4],
        ],
        25,
        1.6,
        roof,
      ),
    ),
    place(
      [0, 23, 15],
      prism(
        [
          [-9, -15],
          [9, -15],
          [9, 9],
          [0, 13],
          [-9, 9],
        ],
        1.6,
        1,
        material('#4f6f9c'),
      ),
    ),
    place(
      [-11, 24.5, 14],
      prism(
        [
          [-3, -14],
          [3, -14],
          [-1, 10],
          [-3, 10],
        ],
        1,
        0.8,
        material(PALETTE.sky),
      ),
    ),
    place(
      [11, 24.5, 14],
      prism(
        [
          [3, -14],
          [-3, -14],
          [1, 10],
          [3, 10],
        ],
        1,
        0.8,
        material(PALETTE.sky),
      ),
    ),
    place([0, 27, 43], [facing(cylinder(10, 1, 0.6, material('#ffffff'))), place([0, 1.6, 0], redCross(7))]),
    place([-25, 23, 18], box(5, 1.4, 5, 1, material('#bfe6ff', { gloss: 0.7 }))),
    place([25, 23, 18], box(5, 1.4, 5, 1, material('#bfe6ff', { gloss: 0.7 }))),
  );
}

/** The school canteen's kiosk; its sign reads CANTEEN. */
function canteen(): Shape {
  const counter = material(PALETTE.wood);
  const plate = (x: number, food: string) =>
    place(
      [x, 27, 26],
      [
        cylinder(5, 0.7, 0.5, material('#ffffff', { gloss: 0.6 })),
        place([0, 0, 2], ellipsoid(3.4, 3, 2.2, material(food, { gloss: 0.4 }))),
      ],
    );
  return scaled(
    1.3,
    place([0, 0, 12], box(38, 22, 12, 2, bricks('#f2c9a0', 8))),
    place([0, -2, 34], box(36, 18, 18, 2, material('#fff0d2'))),
    place([0, 15, 33], box(29, 3, 9, 1, material(PALETTE.black))),
    place([0, 24, 24], box(38, 8, 1.6, 1, counter)),
    plate(-24, PALETTE.lime),
    plate(-8, PALETTE.orange),
    plate(8, PALETTE.red),
    place([24, 26, 28], cylinder(3.6, 4, 0.8, material(PALETTE.sky, { gloss: 0.7 }))),
    place([0, 16, 50], box(41, 14, 2.4, 1.6, stripes(PALETTE.teal, PALETTE.cream, 8)), [-22, 0, 0]),
    place([0, 4, 54], box(38, 20, 2.6, 2, material(PALETTE.teal))),
    place([0, 14, 65], signBoard('CANTEEN', { height: 11, board: '#b2452f', rim: '#fdd04b', lit: 0.5, margin: 7 })),
    place([30, -8, 66], cylinder(4, 9, 1, material(PALETTE.steel, { gloss: 0.6 }))),
  );
}

/** A stall with a heart and a coin box, for the charity project. */
function donationStall(): Shape {
  const heart = prism(
    [
      [0, -9],
      [9, 1],
      [8, 6],
      [4, 8],
      [0, 5],
      [-4, 8],
      [-8, 6],
      [-9, 1],
    ],
    2,
    1.6,
    material(PALETTE.rose, { gloss: 0.7, soft: 0.4, glow: 0.5 }),
  );
  return scaled(
    1.25,
    place([0, 0, 11], box(27, 13, 11, 2, stripes(PALETTE.pink, PALETTE.cream, 6))),
    place([0, 3, 23], box(29, 16, 1.8, 1, material(PALETTE.wood))),
    [-25, 25].map((x) => capsule([x, -6, 22], [x, -6, 54], 1.8, 1.8, material(PALETTE.woodDark))),
    place([0, 0, 56], box(33, 18, 3, 2, stripes(PALETTE.rose, PALETTE.cream, 7)), [-12, 0, 0]),
    place([0, 15, 66], heart, null, 1.2),
    place([-12, 8, 29], box(7, 5, 5, 1.4, material('#8fd0f7', { gloss: 0.7 }))),
    place([-12, 8, 34.4], box(3, 0.8, 0.6, 0.2, material(PALETTE.black))),
    [0, 1, 2].map((i) => place([8 + i * 6, 8, 25.4 + i], cylinder(2.8, 0.8 + i, 0.4, gold()))),
    place([0, 14, 12], signBoard('GIVE', { height: 9, lit: 0, board: '#9a3f66', margin: 5 })),
  );
}

const prop = propsOf(import.meta.url);

export const fairHouses: readonly Prop[] = [
  prop('tent-purple', () => tent(), {
    footprints: [
      { width: 112, height: 40, dy: -8 },
      { width: 80, height: 64, dy: -6 },
    ],
    fade: true,
  }),
  prop('tent-teal', () => tent(PALETTE.teal, PALETTE.cream, PALETTE.yellow), {
    footprints: [
      { width: 112, height: 40, dy: -8 },
      { width: 80, height: 64, dy: -6 },
    ],
    fade: true,
  }),
  prop('clinic', clinic, { footprints: foot(96, 40, -2), fade: true }),
  prop('canteen', canteen, { footprints: foot(102, 46, 2), fade: true }),
  prop('donation-stall', donationStall, { footprints: foot(72, 26, 2), fade: true }),
];
