// Owns the big toys of the thinkers' park: brain tree, gear clock, library; and lists all of its landmarks.
import { facing, ring, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { type Material, material } from '../../core/material.ts';
import { bricks, neon, planks, shiny } from '../../core/materials.ts';
import { valueNoise } from '../../core/noise.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  type Point2,
  place,
  prism,
  type Shape,
  scaled,
  sphere,
  subtract,
  torus,
} from '../../core/shapes.ts';
import type { Vec3 } from '../../core/vectors.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { dataFountain, piePavilion, thinker } from './charts.ts';
import { CYAN, column, gold, paleStone } from './stone.ts';

/** Rosy bark folded like a walnut: grooves wind between soft ridges. */
const brainBark = (): Material =>
  material('#f79ac0', {
    ink: 0.5,
    gloss: 0.3,
    paint: (_local, _normal, [x, y, z]) => {
      const [u, v] = [x / 21 + (x > 0 ? 0 : 31), (z - y * 0.62) / 21];
      const height = valueNoise(u, v, 5) * 5 + u * 0.55 + v * 0.35;
      const groove = Math.abs(height - Math.round(height));
      if (Math.abs(x) < 3.4) return { color: '#b54a84', flat: 0.4, tone: -0.06 };
      return groove < 0.12 ? { color: '#c9558f', tone: -0.05 } : { tone: groove * 0.34 - 0.08 };
    },
  });

/** The tree that thinks: a brain of blossom on a twisted trunk; a thought runs through its lights with `phase`. */
function brainTree(phase: number): Shape {
  const pink = brainBark();
  const wood = material(PALETTE.bark, {
    paint: ([x, y, z]) => ({ tone: Math.sin(x * 0.8 + z * 0.12 + y * 0.5) > 0.7 ? -0.12 : 0 }),
  });
  const half = group(
    blend(
      6,
      place([32, 0, 138], ellipsoid(38, 46, 42, pink)),
      ring(6, (x, y, i) => place([34 + x * 26, y * 32 + 6, 138 + (i % 2) * 12], sphere(17, pink)), 0.4),
      [
        [30, 30, 160],
        [34, 4, 172],
        [22, -22, 166],
        [50, 22, 118],
        [24, 40, 118],
      ].map(([x = 0, y = 0, z = 0]) => place([x, y, z], sphere(15, pink))),
    ),
    place([46, 16, 98], ellipsoid(20, 18, 13, pink)),
  );
  const lights: readonly Vec3[] = [
    [-58, 38, 130],
    [-34, 46, 160],
    [-6, 52, 140],
    [20, 50, 118],
    [38, 44, 158],
    [62, 36, 134],
  ];
  const thought = Math.floor(phase * 3);
  return scaled(
    1.32,
    blend(
      10,
      place([0, 0, 44], cone(20, 13, 48, 4, wood)),
      ring(6, (x, y) => capsule([x * 8, y * 8, 14], [x * 36, y * 34, 2], 8, 4, wood), 0.3),
      capsule([0, 0, 78], [-36, 4, 108], 9, 7, wood),
      capsule([0, 0, 78], [36, 4, 108], 9, 7, wood),
    ),
    mirror(half),
    place([0, 0, 96], ellipsoid(14, 22, 12, wood)),
    lights.map((at, i) =>
      place(at, sphere(i % 3 === thought ? 7.4 : 5.4, i % 3 === thought ? neon('#fff3b0') : neon(CYAN, 0.8))),
    ),
    [-44, 44].map((x) =>
      group(capsule([x, 40, 100], [x, 42, 78], 0.8, 0.8, wood), place([x, 42, 72], sphere(6, neon('#ffe58a')))),
    ),
    place([0, 30, 20], signBoard('THINK', { height: 9, margin: 5, lit: 0.7, board: '#4a3168' })),
  );
}

/** Outline of a cog with `teeth` teeth, turned by `angle` (radians). */
const cog = (teeth: number, outer: number, inner: number, angle: number): Point2[] =>
  times(teeth * 4, (i) => {
    const at = angle + ((i + 0.5) / (teeth * 4)) * Math.PI * 2;
    const reach = i % 4 < 2 ? outer : inner;
    return [Math.cos(at) * reach, Math.sin(at) * reach];
  });

const gear = (teeth: number, radius: number, angle: number, color: string): Shape =>
  subtract(
    group(prism(cog(teeth, radius, radius * 0.8, angle), 3, 1.2, shiny(color))),
    facing(cylinder(radius * 0.28, 20, 1, material(PALETTE.dark))),
  );

/** A clock tower that shows its works; its cogs turn by one tooth with `phase`. */
function gearClock(phase: number): Shape {
  const face = material('#fffaf0', {
    soft: 0.6,
    paint: ([x, , z], normal) => {
      if (normal[1] < 0.5) return null;
      const r = Math.hypot(x, z);
      const tick = Math.abs((((Math.atan2(z, x) / Math.PI) * 6 + 12.5) % 1) - 0.5) < 0.09;
      return tick && r > 15.5 && r < 20 ? { color: '#4a3f98', flat: 0.7 } : null;
    },
  });
  const step = (teeth: number) => (phase * Math.PI * 2) / teeth;
  const wall = bricks('#b9a8e6', 9);
  return group(
    place([0, 0, 7], box(46, 34, 7, 3, paleStone)),
    place([0, 0, 62], box(34, 25, 52, 3, wall)),
    mirror(place([33, 24, 62], box(4.6, 4.6, 54, 2, material('#efe8fb')))),
    place([0, 0, 118], box(40, 31, 5, 2.5, material('#efe8fb'))),
    place([0, 0, 146], box(31, 24, 26, 3, wall)),
    place(
      [0, 25, 146],
      [
        facing(cylinder(24, 2.4, 1.2, face)),
        facing(torus(24, 3.4, gold)),
        capsule([0, 4, 0], [0, 4, 14], 1.8, 1.2, material('#4a3168')),
        capsule([0, 4, 0], [9, 4, -5], 1.8, 1.4, material('#4a3168')),
        place([0, 4, 0], sphere(2.8, gold)),
      ],
    ),
    place([0, 0, 176], box(38, 30, 4.5, 2.2, gold)),
    place([0, 0, 206], cone(40, 3, 27, 2.5, shiny(PALETTE.teal, 0.4))),
    place([0, 0, 236], sphere(5.6, gold)),
    place([-13, 29, 82], gear(12, 22, step(12), '#f3b54a')),
    place([17, 31, 58], gear(9, 16, -step(9) + 0.3, PALETTE.rose)),
    place([-14, 31, 44], gear(8, 13, step(8) + 0.2, PALETTE.sky)),
    place([38, 27, 98], gear(10, 15, -step(10), PALETTE.lime)),
    place([4, 27, 22], box(13, 3, 20, 6, planks(PALETTE.woodDark, 6))),
  );
}

/** The reading dome: a rotunda with columns, a ribbed dome and books by its door. */
function library(): Shape {
  const wall = bricks('#f0dfd3', 9);
  const dome = material('#3aa6a8', {
    gloss: 0.5,
    paint: ([x, y]) => (Math.abs((((Math.atan2(y, x) / Math.PI) * 8 + 16.5) % 1) - 0.5) < 0.08 ? { tone: 0.16 } : null),
  });
  const pane = material('#8fe0ff', { gloss: 0.8, glow: 0.7, soft: 0.6 });
  const window = (angle: number) => {
    const [x, y] = [Math.sin(angle) * 70, Math.cos(angle) * 70];
    return place(
      [x, y, 46],
      [box(9, 2, 15, 4, pane), place([0, 1, -16], box(11, 3, 2, 1, gold))],
      [0, 0, (-angle * 180) / Math.PI],
    );
  };
  const book = (z: number, color: string, turned: number) =>
    place(
      [0, 0, z],
      [box(13, 10, 4, 1.4, shiny(color, 0.4)), place([1.6, 1.6, 0], box(12.4, 9.6, 2.6, 0.5, material('#fff6e0')))],
      [0, 0, turned],
    );
  return group(
    place([0, 0, 5], cylinder(88, 5, 2, paleStone)),
    place([0, 0, 12], cylinder(80, 4, 2, material('#efe8fb'))),
    place([0, 0, 48], cylinder(70, 36, 2, wall)),
    [-0.95, -0.55, 0.55, 0.95].map(window),
    ring(10, (x, y) => column(x * 78, y * 78, 84), 0.31),
    place([0, 0, 87], cylinder(84, 5, 2.4, material('#fbf6ee'))),
    place([0, 0, 93], torus(78, 3, gold)),
    place([0, 0, 94], ellipsoid(70, 70, 58, dome)),
    place(
      [0, 0, 150],
      [
        cylinder(14, 10, 2, material('#fbf6ee')),
        place([0, 12, 0], box(5, 3, 6, 2, pane)),
        place([0, 0, 14], ellipsoid(15, 15, 10, dome)),
        place([0, 0, 29], sphere(4.6, gold)),
      ],
    ),
    place(
      [0, 72, 34],
      [
        box(21, 4, 32, 8, material('#fbf6ee')),
        place([0, 3, -3], box(15, 3, 27, 6, planks(PALETTE.woodDark, 7))),
        mirror(place([3.4, 6, -4], sphere(1.8, gold))),
      ],
    ),
    place([0, 82, 82], signBoard('LIBRARY', { height: 11, margin: 6, lit: 0.5 })),
    place([-46, 84, 10], [book(4, PALETTE.red, 6), book(12, PALETTE.sky, -9), book(20, PALETTE.yellow, 12)]),
    place([48, 82, 10], [book(4, PALETTE.purple, -8), book(12, PALETTE.lime, 10)]),
  );
}

const prop = propsOf(import.meta.url);

export const thinkerLandmarks: readonly Prop[] = [
  prop('brain-tree', brainTree, {
    footprints: foot(92, 52),
    fade: true,
    glow: '#ffe0f0',
    animation: { frames: 3, ms: 380 },
  }),
  prop('gear-clock', gearClock, { footprints: foot(94, 48), fade: true, animation: { frames: 3, ms: 160 } }),
  prop('reading-dome', library, { footprints: foot(170, 96), fade: true }),
  prop('pie-pavilion', piePavilion, { footprints: foot(144, 84), fade: true }),
  prop('data-fountain', dataFountain, {
    footprints: foot(168, 100),
    fade: true,
    glow: CYAN,
    animation: { frames: 4, ms: 200 },
  }),
  prop('thinking-robot', thinker, { footprints: foot(66, 34), fade: true }),
];
