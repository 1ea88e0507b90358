// Owns the big toys of the island of stories: lighthouse of books, dice cave, truth gate; and lists all of its landmarks.
import { curve, facing, pipe, ring, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { neon, planks, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  intersect,
  mirror,
  type Part,
  place,
  type Shape,
  sphere,
  subtract,
  torus,
} from '../../core/shapes.ts';
import type { Vec3 } from '../../core/vectors.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { book, cliff, gold, paleRock, rainbow } from './books.ts';
import { bookHut, easel, inkFall, studio } from './studio.ts';

/** A lighthouse built of nine big books; its lamp looks round with `phase`. */
function lighthouse(phase: number): Shape {
  const turns = [6, -9, 12, -5, 9, -12, 5, -8, 7];
  const lamp = material('#fff3b0', {
    soft: 1,
    glow: 1,
    paint: ([x]) => {
      const beam = Math.cos(phase * Math.PI * 2) * 8;
      return Math.abs(x - beam) < 4.6 ? { color: '#ffffff', flat: 1, tone: 0.2 } : { color: '#ffd65e', flat: 0.8 };
    },
  });
  const top = 16 + 9 * 20;
  return group(
    blend(
      8,
      place([0, 0, 6], cone(64, 50, 8, 3, cliff)),
      place([-44, 20, 4], sphere(15, cliff)),
      place([42, 24, 4], sphere(13, cliff)),
    ),
    turns.map((angle, i) =>
      place([0, 0, 26 + i * 20], book(39 - i * 1.9, 32 - i * 1.5, 10, rainbow(i)), [0, 0, angle]),
    ),
    place(
      [0, 31, 34],
      [
        box(12, 4, 19, 8, planks(PALETTE.woodDark, 6)),
        place([6, 5, -2], sphere(1.8, gold)),
        place([0, -1, 0], box(14.5, 3.4, 21, 9, material('#fff6e6'))),
      ],
    ),
    [96, 146].map((z) =>
      place(
        [0, 27 - z * 0.04, z],
        facing(cylinder(7, 3, 1.5, material('#8fe0ff', { gloss: 0.8, glow: 0.7, soft: 0.6 }))),
      ),
    ),
    place([0, 0, top + 4], cylinder(32, 4, 2, material('#fff6e6'))),
    ring(12, (x, y) => capsule([x * 29, y * 29, top + 6], [x * 29, y * 29, top + 17], 1.2, 1.2, gold)),
    place([0, 0, top + 17], torus(29, 1.6, gold)),
    place([0, 0, top + 22], cylinder(15, 16, 2, lamp)),
    ring(6, (x, y) => capsule([x * 17, y * 17, top + 6], [x * 17, y * 17, top + 38], 1.5, 1.5, shiny(PALETTE.indigo))),
    place([0, 0, top + 42], cylinder(22, 3, 1.5, shiny(PALETTE.red))),
    place([0, 0, top + 54], cone(22, 3, 11, 2, shiny(PALETTE.red))),
    place([0, 0, top + 67], sphere(4.6, gold)),
    place([0, 37, 62], signBoard('STORIES', { height: 8, margin: 4, lit: 0.4, board: '#8a3f6a' })),
  );
}

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die of half size `r` with `front` and `top` spots. */
function die(r: number, color: string, front: number, top: number): Shape {
  const faces = material(color, {
    gloss: 0.6,
    paint: ([x, y, z], n) => {
      const [u, v, spots] = n[1] > 0.6 ? [x, z, front] : n[2] > 0.6 ? [x, y, top] : [y, z, 3];
      const on = (SPOTS[spots] ?? []).some(([a, b]) => Math.hypot(u - a * r * 0.48, v - b * r * 0.48) < r * 0.17);
      return on ? { color: '#4a2f5a', flat: 0.5 } : null;
    },
  });
  return box(r, r, r, r * 0.24, faces);
}

/** A mossy hill with a round dark mouth, and the dice that fell out of it. */
function diceCave(): Shape {
  const hollow = material('#3a2450');
  const hill = blend(
    14,
    place([0, -20, 26], ellipsoid(84, 46, 54, cliff)),
    place([-62, 4, 14], ellipsoid(34, 28, 28, cliff)),
    place([64, 2, 16], ellipsoid(32, 28, 30, cliff)),
    place([-20, -30, 62], ellipsoid(44, 28, 26, cliff)),
  );
  const mouth = group(
    place([0, 24, 26], facing(cylinder(26, 34, 6, hollow))),
    place([0, 24, 10], box(24, 34, 18, 6, hollow)),
  );
  return group(
    subtract(hill, mouth),
    place([0, 30, 28], facing(intersect(torus(30, 6, paleRock), place([0, 40, 0], box(60, 52, 20, 0, paleRock))))),
    place([18, -14, 108], die(25, '#fff6ee', 5, 6), [0, 8, 22]),
    place([-66, 38, 15], die(15, '#f2685f', 3, 1), [0, 0, 18]),
    place([66, 40, 13], die(13, '#58b7f2', 6, 5), [0, 0, -24]),
    place([42, 52, 9], die(9, '#fdd04b', 1, 3), [0, 0, 30]),
    mirror(place([9, 10, 30], sphere(2.8, neon('#ffe58a')))),
    place([0, 6, 26], facing(cylinder(26, 2, 1, hollow))),
    place([0, 6, 12], box(24, 2, 14, 3, hollow)),
    place([0, 22, 1.6], box(24, 16, 1.6, 1, material('#5a4070'))),
    place([-34, -4, 76], signBoard('?', { height: 9, margin: 4, lit: 0.8 })),
  );
}

/** Two pillars of books, a golden arch with an open eye, and a curtain of light that moves with `phase`. */
function truthGate(phase: number): Shape {
  const pillar = (side: number): Part => [
    place([side * 66, 0, 5], box(29, 24, 5, 3, paleRock)),
    times(7, (i) =>
      place([side * 66, 0, 17 + i * 13.4], book(22, 17, 6.6, rainbow(i + (side > 0 ? 3 : 0))), [
        0,
        0,
        ((i * 37) % 13) - 6,
      ]),
    ),
    place([side * 66, 0, 114], torus(10, 2.6, gold)),
    place([side * 66, 0, 122], sphere(11, shiny('#7fd8ff', 1))),
  ];
  const arch = pipe(
    curve(14, (t): Vec3 => [-66 + t * 132, 0, 120 + Math.sin(t * Math.PI) * 42]),
    7.4,
    gold,
  );
  const curtain = material('#cfeaff', {
    soft: 1,
    glow: 1,
    paint: ([x, , z]) => ({
      color: rainbow(Math.floor(((x + 44) / 88) * 6)),
      tone: 0.24 + Math.sin(z * 0.2 + x * 0.4 + phase * Math.PI * 2) * 0.1,
      flat: 0.75,
    }),
  });
  return group(
    pillar(-1),
    pillar(1),
    arch,
    place(
      [0, 5, 166],
      [
        ellipsoid(28, 7, 17, material('#fffdf5', { soft: 0.6 })),
        place([0, 6, 0], facing(cylinder(12, 2, 1.4, shiny('#4fb8e8')))),
        place([0, 8, 0], facing(cylinder(6, 2, 1, material('#3a2440', { gloss: 1 })))),
        place([-4, 11, 4], sphere(2.6, material('#ffffff', { soft: 1 }))),
        ring(9, (x, z) =>
          z > -0.3 ? capsule([x * 31, -2, z * 22], [x * 42, -2, z * 32], 2.6, 1.2, shiny('#fdd04b')) : null,
        ),
      ],
    ),
    place([0, -10, 64], box(43, 1.6, 62, 1, curtain)),
    place([0, 10, 2.4], box(52, 26, 2.4, 2, paleRock)),
  );
}

const prop = propsOf(import.meta.url);

export const islandLandmarks: readonly Prop[] = [
  prop('story-lighthouse', lighthouse, {
    footprints: foot(104, 60),
    fade: true,
    glow: '#ffe58a',
    animation: { frames: 4, ms: 260 },
  }),
  prop('dice-cave', diceCave, { footprints: foot(178, 84, -10), fade: true }),
  prop('truth-gate', truthGate, {
    footprints: foot(190, 34),
    fade: true,
    glow: '#cfeaff',
    animation: { frames: 3, ms: 240 },
  }),
  prop('studio', studio, { footprints: foot(180, 64), fade: true }),
  prop('ink-fall', inkFall, { footprints: foot(196, 44), fade: true, animation: { frames: 4, ms: 140 } }),
  prop('book-hut-red', () => bookHut('#c8506f', '#f6dcb8', 'A'), { footprints: foot(86, 40), fade: true }),
  prop('book-hut-blue', () => bookHut('#3f7fd0', '#f9e6cc', 'M'), { footprints: foot(86, 40), fade: true }),
  prop('book-hut-green', () => bookHut('#4f9e5f', '#f3d9c4', 'Z'), { footprints: foot(86, 40), fade: true }),
  prop('grand-easel', easel, { footprints: foot(54, 24), fade: true }),
];
