// Owns street furniture: lamps, benches, bins, fences, signposts.
import { ring, row } from '../core/arrange.ts';
import { isInText, signBoard } from '../core/lettering.ts';
import { material } from '../core/material.ts';
import { boards, radialStripes } from '../core/materials.ts';
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
  sphere,
  torus,
} from '../core/shapes.ts';
import { foot, type Prop, propsOf } from './prop.ts';

/** A park lamp, 76 px tall; `lit` 0–1. */
export function lamp(color: string = PALETTE.indigo, lit = 1): Shape {
  const post = material(color, { gloss: 0.5 });
  const bulb = material(PALETTE.glow, { soft: 0.8, gloss: 0.6, glow: lit, paint: () => ({ tone: 0.12, flat: 0.2 }) });
  return group(
    place([0, 0, 4], cone(6.5, 4, 4, 1, post)),
    place([0, 0, 32], cylinder(2, 30, 0.5, post)),
    place([0, 0, 20], torus(2.4, 1.2, material(PALETTE.gold, { gloss: 0.8 }))),
    place([0, 0, 62], cone(3, 6, 2.4, 1, post)),
    place([0, 0, 71], ellipsoid(7.4, 7.4, 8, bulb)),
    place([0, 0, 79], cone(8.2, 1.2, 4, 0.8, post)),
    place([0, 0, 84], sphere(2.1, material(PALETTE.gold, { gloss: 1 }))),
  );
}

/** A bench that looks south. */
export function bench(): Shape {
  const wood = material(PALETTE.wood);
  const iron = material(PALETTE.dark, { gloss: 0.4 });
  const side = (x: number) =>
    group(
      place([x, 0, 6], box(1.6, 7, 6, 1, iron)),
      place([x, -9, 15], box(1.6, 1.4, 14, 1, iron)),
      place([x, 4, 17], box(1.6, 6, 1.2, 1, iron)),
    );
  return group(
    [0, 1, 2].map((i) => place([0, -4 + i * 5, 12], box(23, 2.1, 1.4, 1, wood))),
    [0, 1].map((i) => place([0, -9, 18 + i * 6], box(23, 1.3, 2.3, 1, wood))),
    side(-18),
    side(18),
  );
}

/** A striped bin. */
export function bin(color: string = PALETTE.teal): Shape {
  return group(
    place([0, 0, 10], cone(6.4, 7.6, 10, 1, radialStripes(color, PALETTE.cream, 8))),
    place([0, 0, 21], ellipsoid(8, 8, 4, material(color, { gloss: 0.5 }))),
    place([0, 7, 21], box(4, 3, 1.6, 1, material(PALETTE.black))),
  );
}

const picketPaint = material('#f7eee0');
const picket = (x: number, y: number): Shape =>
  place(
    [x, y, 9],
    [box(2.6, 1.5, 9, 1, picketPaint), place([0, 0, 9.5], box(1.9, 1.5, 1.9, 0.6, picketPaint), [0, 45, 0])],
  );

/** A picket fence along x. */
export function fence(width = 32): Shape {
  return group(
    [-1, 0, 1].map((i) => picket((i * width) / 3, 0)),
    place([0, -1, 6], box(width / 2 + 0.5, 1.1, 1.6, 0.5, picketPaint)),
    place([0, -1, 13], box(width / 2 + 0.5, 1.1, 1.6, 0.5, picketPaint)),
  );
}

/** A picket fence along y; joins every 32 screen pixels (the camera shortens depth by sin 38°). */
export function fenceDeep(): Shape {
  const depth = 32 / Math.sin((38 * Math.PI) / 180);
  return group(
    row(5, -depth * 0.4, depth * 0.4, (y) =>
      place(
        [0, y, 9],
        [box(1.5, 2.6, 9, 1, picketPaint), place([0, 0, 9.5], box(1.5, 1.9, 1.9, 0.6, picketPaint), [45, 0, 0])],
      ),
    ),
    [6, 13].map((z) => place([0, 0, z], box(1.1, depth / 2 + 0.5, 1.6, 0.5, picketPaint))),
  );
}

/** A fence post with a ball, for corners and ends. */
export function fencePost(): Shape {
  return group(
    place([0, 0, 11], box(3.6, 3.6, 11, 1.2, picketPaint)),
    place([0, 0, 25], sphere(4, material(PALETTE.gold, { gloss: 0.8 }))),
  );
}

/** An arrow on a post; `side` 1 points right, −1 left. */
export function arrowSign(text: string, side: 1 | -1, color: string = PALETTE.yellow): Shape {
  const arrow = (
    [
      [-27, -9],
      [14, -9],
      [14, -15],
      [31, 0],
      [14, 15],
      [14, 9],
      [-27, 9],
    ] as const
  ).map(([x, z]) => [x * side, z] as const);
  const face = material(color, {
    gloss: 0.3,
    paint: ([x, , z], n) =>
      n[1] > 0.5 && isInText(text, x + 3 * side, z, 8.6) ? { color: '#7a2f52', flat: 0.6, tone: -0.1 } : null,
  });
  return group(
    place([0, 0, 18], cylinder(2.6, 18, 0.6, material(PALETTE.wood))),
    place([0, 2, 40], prism(arrow, 2.2, 1.6, face)),
    place([0, 3.4, 23], sphere(2.4, material(PALETTE.red, { gloss: 0.7 }))),
  );
}

const WAYS = [
  ['#ee5a52', 1, 56, 8],
  ['#58b7f2', -1, 46, -8],
  ['#fdd04b', 1, 36, 6],
] as const;

/** A post with three plain arrows. */
export function wayPost(): Shape {
  const boardsOf = ([color, side, z, turned]: (typeof WAYS)[number]): Shape => {
    const arrow = (
      [
        [-6, -4],
        [18, -4],
        [24, 0],
        [18, 4],
        [-6, 4],
      ] as const
    ).map(([x, y]) => [x * side, y] as const);
    return place([0, 2.4, z], prism(arrow, 1.4, 1.2, material(color, { gloss: 0.3 })), [0, 0, turned]);
  };
  return group(
    place([0, 0, 3], cylinder(6, 3, 1.4, material(PALETTE.stone))),
    place([0, 0, 32], cylinder(2.4, 31, 0.6, boards())),
    WAYS.map(boardsOf),
    place([0, 0, 65], sphere(3.4, material(PALETTE.gold, { gloss: 0.9 }))),
  );
}

/** A wooden notice board on two posts with a little roof. */
export function noticeBoard(): Shape {
  const wood = material(PALETTE.woodDark);
  const notes = (
    [
      [-13, 5, '#fffaf0'],
      [2, 6, '#ffe58a'],
      [13, 3, '#bfe6ff'],
      [-6, -6, '#ffc3dc'],
      [9, -7, '#fffaf0'],
    ] as const
  ).map(([x, z, color]) => place([x, 2, z], box(4.6, 0.6, 4, 0.4, material(color, { soft: 0.6 })), [0, x, 0]));
  return group(
    [-21, 21].map((x) => capsule([x, 0, 0], [x, 0, 46], 2.4, 2.2, wood)),
    place([0, 1, 30], [box(22, 1.6, 14, 1, material(PALETTE.wood)), notes]),
    place(
      [0, 1, 48],
      prism(
        [
          [-28, -3],
          [0, 8],
          [28, -3],
        ],
        6,
        1.4,
        material(PALETTE.rose),
      ),
    ),
  );
}

/** A ring of bollards would be dull: one with a light cap. */
export function bollard(): Shape {
  return group(
    place([0, 0, 9], cylinder(4, 9, 1.4, material(PALETTE.indigo, { gloss: 0.4 }))),
    place([0, 0, 16], torus(4, 1.2, material(PALETTE.gold, { gloss: 0.8 }))),
    place([0, 0, 20], sphere(4, material(PALETTE.glow, { soft: 0.8, gloss: 0.6, glow: 1 }))),
  );
}

/** A stone trough with a drinking jet. */
export function drinkingFountain(): Shape {
  return group(
    place([0, 0, 9], cone(6, 4.6, 9, 1.4, material(PALETTE.stone))),
    place([0, 0, 20], cone(5, 10, 3, 1.2, material('#d8d2e6'))),
    place([0, 0, 22.6], cylinder(8, 0.8, 0.4, material(PALETTE.water, { gloss: 0.9, soft: 0.6 }))),
    ring(2, (x) => capsule([x * 1.2, 0, 23], [x * 3, 0, 28], 1.1, 0.8, material('#c8f1ff', { gloss: 0.9, soft: 0.8 }))),
  );
}

const prop = propsOf(import.meta.url);

export const furniture: readonly Prop[] = [
  prop('lamp', () => lamp(), { footprints: foot(12, 8), glow: '#ffe58a' }),
  prop('bench', () => bench(), { footprints: foot(46, 14) }),
  prop('bin', () => bin(), { footprints: foot(16, 10) }),
  prop('bin-recycle', () => bin(PALETTE.lime), { footprints: foot(16, 10) }),
  prop('fence', () => fence(), { footprints: foot(32, 8) }),
  prop('fence-deep', () => fenceDeep(), { footprints: foot(8, 32) }),
  prop('fence-post', () => fencePost(), { footprints: foot(10, 8) }),
  prop('sign-go', () => arrowSign('GO HERE!', 1), { footprints: foot(12, 8) }),
  prop('sign-right', () => arrowSign('RIDES', 1, '#8fd0f7'), { footprints: foot(12, 8) }),
  prop('sign-left', () => arrowSign('POND', -1, '#a9e08a'), { footprints: foot(12, 8) }),
  prop('way-post', () => wayPost(), { footprints: foot(14, 9) }),
  prop('notice-board', () => noticeBoard(), { footprints: foot(50, 12), fade: true }),
  prop('bollard', () => bollard(), { footprints: foot(10, 8), glow: '#ffe58a' }),
  prop('drinking-fountain', () => drinkingFountain(), { footprints: foot(16, 10) }),
  prop(
    'sign-exit',
    () =>
      place(
        [0, 0, 0],
        [
          capsule([-20, 0, 0], [-20, 0, 30], 2.2, 2, material(PALETTE.woodDark)),
          capsule([20, 0, 0], [20, 0, 30], 2.2, 2, material(PALETTE.woodDark)),
          place([0, 1, 32], signBoard('EXIT', { height: 11, lit: 0, board: '#35a06a', rim: '#f7eee0' })),
        ],
      ),
    { footprints: foot(46, 8) },
  ),
];
