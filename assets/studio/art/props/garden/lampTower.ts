// Shapes the tower of the night garden, in whose open belfry the Great Lamp hangs: large, cold, and bright for nobody.
import { curve, pipe, ring } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { bricks, neon, shingles, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, capsule, cone, cylinder, ellipsoid, group, place, type Shape, sphere, torus } from '../../core/shapes.ts';
import { LANTERN_CAMERA } from '../../world/greatLantern.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { door } from '../vision/observatory.ts';

/** Height of the gallery's floor, on which the belfry stands. */
const GALLERY = 176;
const gold = shiny(PALETTE.gold, 0.9);
const stone = bricks('#d5cfe6', 9);
const plinthStone = bricks('#a79dbd', 8);
const leaves = material('#3f8f63', { ink: 0.4 });
const rose = material('#ff9ec4', { soft: 0.5 });

/** An arched window with a lamp behind it. */
const window = (x: number, y: number, z: number): Shape =>
  place(
    [x, y, z],
    [
      box(8, 2, 12, 4, material('#8f86ad')),
      place([0, 1.6, 0], box(5.4, 1.6, 9.4, 3, neon('#ffd98a', 0.9))),
      place([0, 2.6, 0], box(0.9, 1, 9.4, 0.4, material('#6b628c'))),
    ],
  );

const vine = (side: number): Shape => {
  const points = curve(
    10,
    (t) => [side * (37 - t * 7) + Math.sin(t * 9) * 3.4, 16 + Math.cos(t * 7) * 4 - t * 3, 18 + t * 126] as const,
  );
  return group(
    pipe(points, 1.6, leaves),
    points.map((at, i) => place([at[0], at[1] + 2, at[2]], ellipsoid(6.6 - i * 0.3, 4, 5.4 - i * 0.2, leaves))),
    points.filter((_, i) => i % 3 === 1).map((at) => place([at[0] + 2, at[1] + 6, at[2] + 2], sphere(2.6, rose))),
  );
};

const body = (): Shape =>
  group(
    place([0, 0, 4], cylinder(64, 4, 2, plinthStone)),
    place([0, 0, 11], cylinder(54, 4, 2, plinthStone)),
    place([0, 0, 94], cone(42, 31, 80, 3, stone)),
    place([0, 0, 20], torus(42, 4, plinthStone)),
    place([0, 0, 136], torus(35, 2.6, gold)),
    place([0, 41, 14], door(12, 24, '#4a3f98')),
    window(0, 33, 118),
    place([0, 42, 76], signBoard('98%', { height: 13, margin: 6, lit: 0.8, board: '#33297a' })),
    vine(1),
    vine(-1),
  );

/** Brass cap, ribs and cup around a globe of cold glass, on a chain. */
const greatLamp = (): Shape => {
  const brass = shiny('#d9a441', 0.9);
  const glass = material('#eefaff', {
    soft: 1,
    glow: 1,
    paint: ([x, , z]) => ({ tone: 0.12 - Math.hypot(x / 26, z / 30) * 0.2, flat: 0.8 }),
  });
  return group(
    capsule([0, 0, 30], [0, 0, 56], 2, 2, brass),
    place([0, 0, 28], cone(16, 4, 6, 1.6, brass)),
    ellipsoid(22, 22, 25, glass),
    place([0, 0, 0], torus(21.6, 1.8, brass)),
    place([0, 0, -25], cone(5, 13, 4, 1.4, brass)),
    place([0, 0, -32], sphere(3.6, brass)),
  );
};

const belfry = (): Shape =>
  group(
    place([0, 0, GALLERY], cylinder(46, 5, 2, plinthStone)),
    place([0, 0, GALLERY - 6], cone(32, 45, 4, 1, stone)),
    ring(14, (c, s) => capsule([c * 43, s * 43, GALLERY + 4], [c * 43, s * 43, GALLERY + 16], 1.3, 1.3, gold)),
    place([0, 0, GALLERY + 17], torus(43, 1.8, gold)),
    ring(
      4,
      (c, s) => capsule([c * 40, s * 40, GALLERY + 4], [c * 40, s * 40, GALLERY + 100], 3.6, 3.6, stone),
      Math.PI / 4,
    ),
    place([0, 0, GALLERY + 50], greatLamp(), null, 1.16),
    place([0, 0, GALLERY + 104], cylinder(48, 4, 2, gold)),
    place([0, 0, GALLERY + 134], cone(50, 8, 28, 2, shingles(PALETTE.indigo, 8))),
    place([0, 0, GALLERY + 164], sphere(6, gold)),
    place([0, 0, GALLERY + 174], cone(3, 0.6, 8, 0.5, gold)),
  );

const lampTower = (): Shape => group(body(), belfry());

export const gardenTower: readonly Prop[] = [
  propsOf(import.meta.url)('lamp-tower', lampTower, {
    camera: LANTERN_CAMERA,
    footprints: foot(128, 62),
    fade: true,
    glow: '#dff4ff',
  }),
];
