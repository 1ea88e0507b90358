// Owns what grows in a garden of rules: bars of hedge, maze walls, pattern stones, a question in box tree.
import { curve, facing, pipe, starOutline, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { type Material, material } from '../../core/material.ts';
import { foliage, leafPainter, neon, planks, shiny, strata } from '../../core/materials.ts';
import { hash2 } from '../../core/noise.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, capsule, cone, cylinder, group, place, prism, type Shape, sphere, torus } from '../../core/shapes.ts';
import type { Vec3 } from '../../core/vectors.ts';
import { foot, type Prop, propsOf } from '../prop.ts';

const leafWork = leafPainter(0.18, 3);
/** Clipped leaves with a few flowers of `flower`. */
const clipped = (color: string, flower: string): Material =>
  material(color, {
    ink: 0.45,
    paint: (local, normal, world) => {
      const [x, y, z] = world;
      const [column, line] = [Math.floor((x + 400) / 9), Math.floor((z - y * 0.6 + 400) / 9)];
      const [fx, fz] = [(x + 400) / 9 - column - 0.5, (z - y * 0.6 + 400) / 9 - line - 0.5];
      const blossom = hash2(column, line, 77) > 0.86 && Math.hypot(fx, fz) < 0.24;
      return blossom ? { color: flower, flat: 0.5 } : leafWork(local, normal, world);
    },
  });

const BARS = [
  { height: 20, pot: PALETTE.sky },
  { height: 34, pot: PALETTE.yellow },
  { height: 50, pot: PALETTE.orange },
  { height: 68, pot: PALETTE.rose },
  { height: 90, pot: PALETTE.purple },
] as const;

/** One bar of a living chart: a square hedge in a painted trough. */
function hedgeBar(height: number, pot: string): Shape {
  return group(
    place([0, 0, 8], box(20, 17, 8, 2.5, shiny(pot, 0.4))),
    place([0, 0, 15], box(21.5, 18.5, 2, 1.4, material(PALETTE.white))),
    place([0, 0, 16 + height / 2], box(17, 14.5, height / 2, 5, clipped(PALETTE.leaf, pot))),
  );
}

/** Wall of the maze: `length` pixels on screen, along the picture or into it. */
function mazeWall(length: number, deep: boolean): Shape {
  const green = clipped('#3f9a58', '#ffd6ea');
  const [x, y] = deep ? [10, length / 2 / 0.6157] : [length / 2, 15];
  return group(
    place([0, 0, 17], box(x, y, 17, 5, green)),
    place([0, 0, 3], box(x + 0.6, y + 0.6, 3, 2, material('#b9a8d8'))),
  );
}

const mazePost = (): Shape =>
  group(
    place([0, 0, 20], box(12, 16, 20, 4, clipped('#348a50', '#fff0b8'))),
    place([0, 0, 46], sphere(10, foliage(PALETTE.leafDark))),
  );

/** The way into the maze: an arch of leaves with a sign. */
const mazeGate = (): Shape =>
  group(
    [-1, 1].map((side) => place([side * 44, 0, 34], box(11, 12, 34, 5, clipped('#348a50', '#ffd6ea')))),
    pipe(
      curve(10, (t): Vec3 => [-44 + t * 88, 0, 66 + Math.sin(t * Math.PI) * 26]),
      11,
      clipped('#348a50', '#ffd6ea'),
    ),
    place([0, 14, 82], signBoard('MAZE', { height: 12, margin: 6, lit: 0.6, board: '#4a3168' })),
  );

type Mark = (surface: Material) => Shape;
const MARKS: readonly { name: string; color: string; mark: Mark }[] = [
  { name: 'circle', color: '#ff8fb8', mark: (m) => facing(torus(9, 2.6, m)) },
  {
    name: 'square',
    color: '#7fe6ff',
    mark: (m) =>
      group(
        [-8, 8].flatMap((d) => [
          capsule([d, 0, -8], [d, 0, 8], 2.3, 2.3, m),
          capsule([-8, 0, d], [8, 0, d], 2.3, 2.3, m),
        ]),
      ),
  },
  {
    name: 'triangle',
    color: '#ffe06a',
    mark: (m) =>
      pipe(
        [
          [-10, 0, -7],
          [10, 0, -7],
          [0, 0, 10],
          [-10, 0, -7],
        ],
        2.3,
        m,
      ),
  },
  { name: 'star', color: '#b7f27a', mark: (m) => prism(starOutline(5, 11, 5), 1.6, 1.4, m) },
];

/** A standing stone with a shining sign: together they make a pattern to go on. */
const patternStone = (color: string, mark: Mark): Shape =>
  group(
    place([0, 0, 4], cone(24, 20, 4, 2, strata('#b9aed2', { band: 20 }))),
    place([0, 0, 36], box(17, 10, 34, 8, strata('#cdc3e2', { band: 14, seed: 8, crack: 0.06 })), [-4, 0, 0]),
    place([0, 12, 42], mark(neon(color))),
    place([12, 11, 6], sphere(4, foliage(PALETTE.leafLime))),
  );

/** The last stone of the row, still empty: what comes next? */
const questionStone = (): Shape =>
  patternStone('#fff3b0', (surface) =>
    group(
      pipe(
        curve(8, (t): Vec3 => [Math.sin(-1.9 + t * 4.4) * 7, 0, 6 + Math.cos(-1.9 + t * 4.4) * 7]),
        2.4,
        surface,
      ),
      capsule([1, 0, -1], [0, 0, -5], 2.3, 2.3, surface),
      place([0, 0, -11], sphere(2.8, surface)),
    ),
  );

/** A question mark cut in box tree. */
const questionTree = (): Shape => {
  const green = clipped(PALETTE.leafDark, '#ffe58a');
  return group(
    place([0, 0, 9], cone(14, 17, 9, 2, shiny(PALETTE.orange, 0.4))),
    place([0, 0, 26], sphere(9.6, green)),
    capsule([0, 0, 44], [0, 0, 54], 8, 8, green),
    pipe(
      curve(8, (t): Vec3 => [Math.sin(-1.9 + t * 4.6) * 18, 0, 74 + Math.cos(-1.9 + t * 4.6) * 18]),
      8.4,
      green,
    ),
  );
};

/** Upright axis and baseline of the garden's chart, and its name. */
const chartSign = (): Shape =>
  group(
    [-1, 1].map((side) => place([side * 30, 0, 20], cylinder(2.6, 20, 1, material(PALETTE.woodDark)))),
    place(
      [0, 2, 48],
      [
        box(44, 3, 22, 3, planks(PALETTE.wood, 10)),
        place([0, 3, 0], box(40, 1.6, 18, 2, material('#fffaf0'))),
        times(5, (i) =>
          place(
            [-26 + i * 13, 5, -12 + (i + 1) * 2.6],
            box(4.4, 1.4, (i + 1) * 2.6 + 1, 0.8, shiny(BARS[i]?.pot ?? PALETTE.sky, 0.4)),
          ),
        ),
        capsule([-35, 5, -15], [35, 5, -15], 1, 1, material(PALETTE.dark)),
        capsule([-35, 5, -15], [-35, 5, 15], 1, 1, material(PALETTE.dark)),
      ],
    ),
  );

/** A bed of dots and a straight line through them: a regression one can smell. */
const scatterBed = (): Shape =>
  group(
    place([0, 0, 3], box(50, 40, 3, 2, material(PALETTE.white))),
    place([0, 0, 4.4], box(46, 36, 3, 1.5, material(PALETTE.soil))),
    times(17, (i) => {
      const x = -40 + i * 5;
      const y = 26 - i * 3.2 + (hash2(i, 3, 5) - 0.5) * 24;
      return group(
        place([x, y, 9], sphere(2.6, foliage(PALETTE.leaf))),
        place([x, y, 13.4], sphere(3.4, shiny(i % 3 ? PALETTE.rose : PALETTE.yellow, 0.3))),
      );
    }),
    capsule([-42, 26, 12], [42, -26, 12], 1.6, 1.6, neon('#7fe6ff')),
  );

const prop = propsOf(import.meta.url);

/** Screen length of one maze cell (pixels). */
const CELL = 80;

export const thinkerGarden: readonly Prop[] = [
  ...BARS.map(({ height, pot }, i) =>
    prop(`hedge-bar-${i + 1}`, () => hedgeBar(height, pot), { footprints: foot(44, 24), fade: height > 60 }),
  ),
  prop('maze-wall', () => mazeWall(CELL - 12, false), { footprints: foot(CELL - 10, 20) }),
  prop('maze-wall-deep', () => mazeWall(CELL - 12, true), { footprints: foot(22, CELL - 8) }),
  prop('maze-post', mazePost, { footprints: foot(26, 22) }),
  prop('maze-gate', mazeGate, {
    footprints: [
      { width: 24, height: 18, dx: -44 },
      { width: 24, height: 18, dx: 44 },
    ],
    fade: true,
  }),
  ...MARKS.map(({ name, color, mark }) =>
    prop(`pattern-stone-${name}`, () => patternStone(color, mark), {
      footprints: foot(44, 24),
      fade: true,
      glow: color,
    }),
  ),
  prop('pattern-stone-question', questionStone, { footprints: foot(44, 24), fade: true, glow: '#fff3b0' }),
  prop('question-tree', questionTree, { footprints: foot(34, 20), fade: true }),
  prop('chart-sign', chartSign, { footprints: foot(68, 12), fade: true }),
  prop('scatter-bed', scatterBed, { footprints: foot(98, 50) }),
];
