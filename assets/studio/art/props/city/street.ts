// Shapes the city's street furniture: star lamps, planters, vending robots, rails, arrows, benches, the arch.
import { curve, pipe, puffs, ring, row, starOutline } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { foliage, neon, shiny } from '../../core/materials.ts';
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
  place,
  prism,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { CYAN, GOLD, NAVY, PINK, post } from './screens.ts';

/** A lamp whose arm ends in a star. */
const starLamp = (color: string): Shape =>
  group(
    place([0, 0, 3], cylinder(6.4, 3, 1.2, material(NAVY))),
    pipe(
      [
        [0, 0, 4],
        [0, 0, 58],
        [4, 2, 70],
        [14, 4, 74],
      ],
      2.2,
      shiny('#8a80e0'),
    ),
    place([0, 2.2, 28], box(0.9, 0.8, 18, 0.4, neon(color))),
    place([16, 5, 65], prism(starOutline(5, 9.4, 4.4), 2.4, 1.4, neon(color))),
  );

/** A clipped tree in a tub with a ring of light. */
const planter = (leaf: string, glow: string, seed: number): Shape =>
  scaled(
    1.15,
    place([0, 0, 7], cone(15, 18, 7, 2, material('#d8d2f4', { gloss: 0.4 }))),
    place([0, 0, 13], torus(17, 1.8, neon(glow))),
    place([0, 0, 28], cylinder(3, 16, 1, material('#8a5a6a'))),
    blend(
      2.6,
      place([0, 0, 56], sphere(17, foliage(leaf))),
      puffs({ seed, count: 14, radius: 15, height: 14, middle: 56, smallest: 6, largest: 8.5, surface: foliage(leaf) }),
    ),
    ring(7, (x, y, i) =>
      place([x * 17, Math.abs(y) * 14 + 3, 52 + ((i * 7) % 17)], sphere(1.8, neon(i % 2 ? GOLD : glow))),
    ),
  );

/** A vending machine with a face and arms. */
function vendingBot(color: string): Shape {
  const face = material('#2b2550', {
    soft: 0.9,
    paint: ([px, , z], n) => {
      const x = Math.abs(px);
      const eye = Math.abs(z - 1.5 + (x - 5) ** 2 * 0.3) < 0.9 && Math.abs(x - 5) < 2.6;
      const mouth = x < 2.4 && Math.abs(z + 2.8 - x * x * 0.16) < 0.7;
      return n[1] > 0.5 && (eye || mouth) ? { color: '#8dfff2', flat: 1, tone: 0.25, glow: 1 } : null;
    },
  });
  const drinks = [PALETTE.red, PALETTE.yellow, PALETTE.lime, PALETTE.purple, PALETTE.orange];
  const shelf = material('#e8fbff', {
    soft: 1,
    glow: 0.9,
    paint: ([px, , pz], n) => {
      if (n[1] < 0.5) return null;
      const [x, z] = [((px + 40) % 5) - 2.5, ((pz + 40) % 9) - 2];
      if (z < 0) return { color: '#7a86c8' };
      const can = Math.hypot(x / 1.7, (z - 2.6) / 2.9) < 1;
      return can
        ? { color: drinks[Math.floor((px + 40) / 5 + (pz + 40) / 9) % 5] ?? PALETTE.red, glow: 0.8 }
        : { tone: 0.1, flat: 0.6 };
    },
  });
  const coat = material(color, { gloss: 0.6, paint: ([, , z]) => (z < -19 ? { color: '#fff0dc' } : null) });
  return group(
    [-8, 8].map((x) => place([x, 3, 3], box(5, 6, 3, 2, material('#3a3168')))),
    place([0, 0, 29], box(17, 11, 24, 5, coat)),
    place([0, 9.6, 43], box(12.6, 2.4, 6.4, 2.4, face)),
    place([-2, 10, 24], box(11, 2, 10, 1.4, shelf)),
    mirror(
      pipe(
        [
          [17, 0, 30],
          [23, 4, 24],
          [25, 9, 29],
        ],
        2.3,
        shiny('#b0a8ea'),
      ),
    ),
    mirror(place([25.4, 10, 31], sphere(3.6, shiny(color)))),
    capsule([0, 0, 52], [0, 0, 59], 1, 1, shiny(PALETTE.steel)),
    place([0, 0, 61], sphere(3, neon(PINK))),
  );
}

const lowRail = (): Shape =>
  group(
    row(5, -32, 32, (x) => place([x, 0, 7], cylinder(2.2, 7, 1, post))),
    place([0, 0, 13], box(34, 1.4, 1.4, 0.8, neon(CYAN))),
  );

/** A neon arrow on a post. */
const neonArrow = (): Shape =>
  group(
    place([0, 0, 3], cylinder(6, 3, 1.2, material(NAVY))),
    place([0, 0, 28], cylinder(2.2, 27, 0.6, post)),
    place(
      [0, 3, 58],
      prism(
        [
          [-20, -5],
          [6, -5],
          [6, -13],
          [22, 0],
          [6, 13],
          [6, 5],
          [-20, 5],
        ],
        2,
        1.4,
        neon(PINK),
      ),
    ),
    place(
      [0, 5, 58],
      prism(
        [
          [-15, -1.6],
          [9, -1.6],
          [9, -5],
          [16, 0],
          [9, 5],
          [9, 1.6],
          [-15, 1.6],
        ],
        1.4,
        0.8,
        neon('#fff3c4'),
      ),
    ),
  );

/** A bench with light under its seat. */
const neonBench = (): Shape =>
  group(
    [0, 1, 2].map((i) => place([0, -4 + i * 5, 13], box(26, 2.1, 1.6, 1, material('#d8d2f4')))),
    place([0, 5, 9], box(24, 1, 1.4, 0.6, neon(CYAN))),
    place([0, -9, 21], box(26, 1.4, 4, 1, material('#b8aef0'))),
    [-18, 18].map((x) => place([x, 0, 6], box(3, 8, 6, 1.4, material('#5a4fb0')))),
  );

/** A small telescope that looks at the stars. */
const telescope = (): Shape =>
  group(
    ring(3, (x, y) => capsule([x * 12, y * 10, 0], [0, 0, 30], 1.6, 1.6, shiny('#6a60c0')), 0.5),
    capsule([-14, 4, 26], [16, -2, 46], 5, 7.4, shiny('#ff86d8')),
    place([18, -2, 47], ellipsoid(4, 7, 7, shiny('#8fe0ff', 1))),
    capsule([-14, 4, 26], [-20, 6, 22], 3, 3, shiny(GOLD)),
  );

const arch = (): Shape =>
  group(
    [-80, 80].map((x) =>
      group(
        place([x, 0, 6], cylinder(14, 6, 2, material('#d8d2f4'))),
        place([x, 0, 52], cylinder(6, 44, 1.4, shiny('#7b6af0'))),
      ),
    ),
    pipe(
      curve(12, (t) => [Math.cos(Math.PI * (1 - t)) * 80, 0, 94 + Math.sin(Math.PI * t) * 34]),
      4.4,
      neon(PINK),
    ),
    pipe(
      curve(12, (t) => [Math.cos(Math.PI * (1 - t)) * 68, 2, 92 + Math.sin(Math.PI * t) * 24]),
      2.4,
      neon(CYAN),
    ),
    place([0, 6, 122], signBoard('STAR CITY', { height: 13, board: NAVY, ink: GOLD, rim: CYAN, margin: 8 })),
  );

const prop = propsOf(import.meta.url);

export const street: readonly Prop[] = [
  prop('star-lamp-cyan', () => starLamp(CYAN), { footprints: foot(12, 8), glow: '#7fe6ff' }),
  prop('star-lamp-pink', () => starLamp(PINK), { footprints: foot(12, 8), glow: '#ff9ade' }),
  prop('star-lamp-gold', () => starLamp(GOLD), { footprints: foot(12, 8), glow: '#ffe08a' }),
  prop('planter-green', () => planter('#57c07a', CYAN, 2), { footprints: foot(40, 20), fade: true }),
  prop('planter-lilac', () => planter('#b79af5', PINK, 3), { footprints: foot(40, 20), fade: true }),
  prop('planter-rose', () => planter('#ff9ac0', GOLD, 4), { footprints: foot(40, 20), fade: true }),
  prop('vending-blue', () => vendingBot('#4fb8f0'), { footprints: foot(40, 16), glow: '#a0e8ff' }),
  prop('vending-rose', () => vendingBot('#ff8fb0'), { footprints: foot(40, 16), glow: '#ffc0d8' }),
  prop('low-rail', lowRail, { footprints: foot(68, 8) }),
  prop('neon-arrow', neonArrow, { footprints: foot(12, 8), glow: '#ff9ade' }),
  prop('neon-bench', neonBench, { footprints: foot(50, 16) }),
  prop('star-telescope', telescope, { footprints: foot(26, 14) }),
  prop('city-arch', arch, {
    footprints: [
      { width: 28, height: 16, dx: -80 },
      { width: 28, height: 16, dx: 80 },
    ],
    fade: true,
    glow: '#ff9ade',
  }),
];
