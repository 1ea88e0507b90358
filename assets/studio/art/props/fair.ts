// Owns the fair: tents, stalls, carts, bunting, picnics, and the small houses where lessons happen.
import { facing, ring, times } from '../core/arrange.ts';
import { signBoard } from '../core/lettering.ts';
import { type Material, material } from '../core/material.ts';
import { boards, bricks, radialStripes, stripes } from '../core/materials.ts';
import { cellNoise } from '../core/noise.ts';
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
  subtract,
  torus,
} from '../core/shapes.ts';
import { foot, type Prop, propsOf } from './prop.ts';

const gold = (gloss = 1): Material => material(PALETTE.gold, { gloss });
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
export function clinic(): Shape {
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
export function canteen(): Shape {
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
export function donationStall(): Shape {
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

/** A popcorn or ice-cream cart. */
export function popcornCart(color: string = PALETTE.red): Shape {
  const corn = material('#fff3d0', {
    soft: 0.6,
    gloss: 0.6,
    paint: ([x, , z]) => {
      const cell = cellNoise(x / 3, z / 3, 2);
      if (z >= 2) return { color: '#bfeaff', flat: 0.3 };
      return { color: cell.id > 0.5 ? '#fff6dc' : '#ffe08a', tone: cell.nearest > 0.5 ? -0.12 : 0.05 };
    },
  });
  const wheel = facing(group(cylinder(6, 1.4, 0.8, gold(0.5)), cylinder(2, 2, 0.5, material(PALETTE.red))));
  return group(
    place([0, 0, 13], box(13, 10, 9, 2, stripes(color, PALETTE.cream, 4.4))),
    [-9, 9].map((x) => place([x, 10, 6], wheel)),
    place([0, 0, 30], box(11, 8, 9, 1.5, corn)),
    [-11, 11].map((x) => place([x, 7, 30], cylinder(1.2, 11, 0.4, gold()))),
    place([0, 0, 45], cone(19, 3, 5.5, 1, radialStripes(color, PALETTE.cream, 7))),
    place([0, 0, 52], sphere(3, gold())),
  );
}

/** Flags on a sagging line between two posts that are not part of it; width and height in pixels. */
export function bunting(width = 128, height = 62): Shape {
  const sag = (x: number) => height - 12 * (1 - (x / (width / 2)) ** 2);
  const count = Math.round(width / 12);
  const colors = [PALETTE.red, PALETTE.yellow, PALETTE.sky, PALETTE.lime, PALETTE.pink, PALETTE.purple];
  return group(
    times(count, (i) => {
      const left = -width / 2 + (i * width) / count;
      const right = left + width / count;
      const middle = (left + right) / 2;
      const flag = prism(
        [
          [-4.4, 4.4],
          [4.4, 4.4],
          [0, -5.4],
        ],
        0.5,
        0.4,
        material(colors[i % 6] ?? PALETTE.red, { soft: 0.4 }),
      );
      return group(
        capsule([left, 0, sag(left)], [right, 0, sag(right)], 0.6, 0.6, material(PALETTE.cream)),
        place([middle, 0, sag(middle) - 4.6], flag),
      );
    }),
  );
}

/** A blanket with a basket. */
export function picnic(): Shape {
  const chequer = material(PALETTE.red, {
    paint: ([x, y]) => ((Math.floor((x + 60) / 6) + Math.floor((y + 60) / 6)) % 2 ? { color: PALETTE.cream } : null),
  });
  const weave = material('#c98d4e', {
    paint: ([x, , z]) => ((Math.floor((x + 50) / 3) + Math.floor((z + 50) / 3)) % 2 ? { tone: -0.1 } : null),
  });
  return group(
    place([0, 0, 0.6], box(24, 17, 0.7, 0.4, chequer)),
    place([-10, -5, 6], subtract(box(8, 6, 6, 2, weave), place([0, 0, 5], box(6, 4, 4, 1, material(PALETTE.choco))))),
    place([-10, -5, 11], facing(torus(7, 1, material('#a9703a')))),
    place([9, 3, 3], ellipsoid(5, 5, 3, material(PALETTE.lime, { gloss: 0.4 }))),
    place([11, -7, 4], cylinder(2.2, 3.4, 0.5, material(PALETTE.sky, { gloss: 0.7 }))),
  );
}

/** A candy cane as tall as a child. */
export function candyCane(): Shape {
  const sugar = material('#fff6ee', {
    gloss: 0.7,
    paint: (_p, _n, [x, , z]) => (Math.floor((z + x * 0.8 + 100) / 6) % 2 ? { color: PALETTE.red } : null),
  });
  const bend = times(9, (i) => [8 - Math.cos((i / 8) * 3.1) * 8, 0, 44 + Math.sin((i / 8) * 3.1) * 9] as const);
  return group(
    capsule([0, 0, 0], [0, 0, 44], 3.6, 3.6, sugar),
    bend.slice(1).map((p, i) => capsule(bend[i] ?? p, p, 3.6, 3.6, sugar)),
  );
}

/** A round café table with a parasol. */
export function parasolTable(): Shape {
  return group(
    place([0, 0, 14], cylinder(15, 1.4, 1, material('#fffaf0'))),
    place([0, 0, 30], cylinder(1.4, 30, 0.4, material(PALETTE.woodDark))),
    place([0, 0, 62], cone(27, 2, 7, 1.2, radialStripes(PALETTE.sky, PALETTE.cream, 6))),
    place([0, 0, 70], sphere(2.6, gold())),
    ring(2, (x) => place([x * 22, 4, 6], cylinder(6, 6, 1.6, boards()))),
  );
}

const prop = propsOf(import.meta.url);

export const fair: readonly Prop[] = [
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
  prop('popcorn-cart', () => popcornCart(), { footprints: foot(30, 16, 2), fade: true }),
  prop('ice-cream-cart', () => popcornCart(PALETTE.sky), { footprints: foot(30, 16, 2), fade: true }),
  prop('bunting', () => bunting(150), {}),
  prop('picnic', picnic, { footprints: foot(20, 12, -2, -10) }),
  prop('candy-cane', candyCane, { footprints: foot(10, 8) }),
  prop('parasol-table', parasolTable, { footprints: foot(46, 20), fade: true }),
];
