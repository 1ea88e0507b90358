// Owns the houses of the skyline: six silhouettes, so that no two neighbours are alike.
import { puffs, ring, row, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { foliage, neon, panels, radialStripes, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  blend,
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
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { CYAN, GOLD, GREEN, glassDoor, PINK, windows } from './screens.ts';

const roofGarden = (seed: number, x: number, z: number): Shape =>
  blend(
    2,
    puffs({
      seed,
      count: 8,
      radius: 12,
      height: 3,
      middle: z + 3,
      smallest: 5,
      largest: 7,
      surface: foliage('#3f9f7a'),
    }).map((p) => place([x, 0, 0], p)),
  );

/** A tall block with balconies and a water tank. */
const balconyBlock = (): Shape =>
  group(
    place([0, 0, 66], box(40, 28, 66, 4, windows('#e2708f', GOLD, { seed: 3, height: 13 }))),
    place([0, 0, 135], box(43, 31, 3, 2, material('#8a3f6a'))),
    [28, 54, 80, 106].map((z, i) =>
      place(
        [i % 2 ? 16 : -16, 31, z],
        [
          box(12, 5, 2, 1, material('#8a3f6a')),
          place([0, 4.6, 5], box(12, 0.8, 3.4, 0.6, neon(i % 2 ? CYAN : PINK, 0.8))),
          place([-4, 1, 5], sphere(3.6, foliage('#4fae6a'))),
        ],
      ),
    ),
    place([0, 28, 0], glassDoor(9, 28, GOLD)),
    place([-18, -4, 149], cylinder(11, 10, 2, radialStripes('#b5794f', '#9a6240', 10))),
    place([-18, -4, 163], cone(12.5, 1.5, 5, 1, material('#7c4f9a'))),
    roofGarden(4, 16, 138),
  );

/** A round tower with rings of light. */
const roundTower = (): Shape =>
  group(
    place([0, 0, 84], cylinder(34, 84, 4, windows('#4f8fe0', CYAN, { seed: 9, width: 8, height: 14, lit: 0.55 }))),
    [40, 82, 124].map((z) => place([0, 0, z], torus(35, 2.2, neon(CYAN)))),
    place([0, 0, 170], cylinder(37, 3, 2, material('#2c4f9a'))),
    place([0, 0, 180], ellipsoid(30, 30, 18, shiny('#9fd8ff', 0.9))),
    capsule([0, 0, 196], [0, 0, 226], 1.6, 1, shiny(PALETTE.steel)),
    place([0, 0, 228], sphere(4, neon('#ff6b8b'))),
    place([0, 33, 0], glassDoor(9, 28, CYAN)),
  );

/** A house in four steps, with trees on each. */
const steppedHouse = (): Shape =>
  group(
    times(4, (i) =>
      place(
        [0, -i * 3, 16 + i * 32],
        box(52 - i * 11, 30 - i * 4, 17, 3, windows('#f0a24f', '#fff0a8', { seed: 11 + i, height: 16 })),
      ),
    ),
    times(3, (i) => place([0, 24 - i * 7, 34 + i * 32], box(50 - i * 11, 3, 1.6, 1, neon(i % 2 ? PINK : GOLD)))),
    [-42, 42, -30, 30].map((x, i) =>
      place([x, 16, i < 2 ? 36 : 68], sphere(8, foliage(i % 2 ? '#4fae6a' : '#3f9f92'))),
    ),
    place([0, 31, 0], glassDoor(10, 28, PINK)),
    place(
      [0, -8, 132],
      prism(
        [
          [-14, 0],
          [14, 0],
          [0, 22],
        ],
        10,
        2,
        shiny('#c9584f'),
      ),
    ),
  );

/** A slab whose roof leans, with a neon edge all round it. */
const slantHouse = (): Shape =>
  group(
    place(
      [0, 0, 0],
      prism(
        [
          [-44, 0],
          [44, 0],
          [44, 158],
          [-44, 118],
        ],
        27,
        2,
        windows('#8f6ae0', PINK, { seed: 21, width: 11, height: 14, lit: 0.5 }),
      ),
    ),
    capsule([-45, 28, 119], [45, 28, 160], 2.2, 2.2, neon(PINK)),
    capsule([-45, 28, 4], [-45, 28, 119], 1.8, 1.8, neon(PINK)),
    capsule([45, 28, 4], [45, 28, 160], 1.8, 1.8, neon(PINK)),
    place([-18, 27, 0], glassDoor(9, 28, PINK)),
    place(
      [22, 28.6, 78],
      prism(
        [
          [0, 16],
          [5, 5],
          [16, 4],
          [8, -4],
          [10, -15],
          [0, -9],
          [-10, -15],
          [-8, -4],
          [-16, 4],
          [-5, 5],
        ],
        1.6,
        1,
        neon(GOLD),
      ),
    ),
  );

/** Two thin towers with a bridge between them. */
const twinTowers = (): Shape =>
  group(
    [-27, 27].map((x, i) =>
      group(
        place(
          [x, 0, 74 + i * 12],
          box(
            19,
            24,
            74 + i * 12,
            6,
            windows(i ? '#3fae9f' : '#35998f', i ? GREEN : '#e8ffd0', { seed: 31 + i, width: 9, height: 11 }),
          ),
        ),
        place([x, 0, 151 + i * 24], cone(20, 5, 8, 2, material('#1f6a6a'))),
        place([x, 0, 164 + i * 24], sphere(4.4, neon(i ? PINK : CYAN))),
      ),
    ),
    place([0, 6, 96], box(12, 14, 9, 2, panels('#e8f4ff', 8, 8))),
    place([0, 20.6, 96], box(9, 1, 4, 0.6, neon(CYAN))),
    place([-27, 24, 0], glassDoor(8, 27, GREEN)),
    place([27, 24, 0], glassDoor(8, 27, GREEN)),
  );

/** A low house with a dish and a rooftop screen. */
const lowHouse = (): Shape =>
  group(
    place([0, 0, 38], box(56, 28, 38, 4, windows('#d66a5a', '#ffe08a', { seed: 41, width: 12, height: 14, lit: 0.7 }))),
    place([0, 0, 79], box(59, 31, 3, 2, material('#7a3050'))),
    row(7, -48, 48, (x) => place([x, 30, 84], cylinder(1.6, 5, 0.6, neon(CYAN)))),
    place([0, 28, 0], glassDoor(11, 30, CYAN)),
    place([26, 4, 92], ellipsoid(16, 12, 15, shiny('#e8ecff', 0.8))),
    place([26, 14, 95], ellipsoid(11, 5, 10, material('#9f96e0'))),
    ring(3, (x, _y, i) => place([-26 + x * 12, -4, 92 + i * 4], cylinder(6, 10 + i * 5, 2, panels('#9a90d0', 7, 7)))),
  );

const prop = propsOf(import.meta.url);
const TALL = { camera: { elevation: 31 }, fade: true } as const;

export const skyline: readonly Prop[] = [
  prop('home-balcony', balconyBlock, { ...TALL, footprints: foot(84, 34) }),
  prop('home-round', roundTower, { ...TALL, footprints: foot(70, 36) }),
  prop('home-stepped', steppedHouse, { ...TALL, footprints: foot(106, 36) }),
  prop('home-slant', slantHouse, { ...TALL, footprints: foot(92, 32) }),
  prop('home-twin', twinTowers, { ...TALL, footprints: foot(94, 30) }),
  prop('home-low', lowHouse, { ...TALL, footprints: foot(116, 34) }),
];
