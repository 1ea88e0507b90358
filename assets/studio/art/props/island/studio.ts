// Owns where the island's makers work: the studio with two doors, the fall of ink, huts and easels.
import { facing, row } from '../../core/arrange.ts';
import { isInText, signBoard } from '../../core/lettering.ts';
import { type Material, material } from '../../core/material.ts';
import { boards, planks, shiny } from '../../core/materials.ts';
import { valueNoise } from '../../core/noise.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  group,
  mirror,
  place,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { cliff, gold, INK, paleRock, RAINBOW, rainbow } from './books.ts';

/** The studio with two doors: the maker's half is splashed with paint, the checker's half is ruled in squares. */
export function studio(): Shape {
  const splashed = material('#fff3dd', {
    paint: ([x, , z], n) => {
      if (n[1] < 0.4) return null;
      const blot = valueNoise(x / 7, z / 7, 12);
      return blot > 0.72 ? { color: rainbow(Math.floor(x / 9) + Math.floor(z / 11)), flat: 0.4 } : null;
    },
  });
  const ruled = material('#dfeaff', {
    paint: ([x, , z], n) =>
      n[1] > 0.4 && ((x + 200) % 9 < 1 || (z + 200) % 9 < 1) ? { color: '#7f9ae6', flat: 0.4 } : null,
  });
  const roof = (side: number, color: string) => place([side * 42, 0, 104], cone(54, 8, 24, 3, shiny(color, 0.35)));
  const door = (x: number, color: string) =>
    place(
      [x, 43, 34],
      [
        box(14, 3, 28, 8, planks(color, 7)),
        place([8, 4, -2], sphere(2, gold)),
        place([0, -1, 2], box(17, 2.4, 31, 9, material('#fffaf0'))),
      ],
    );
  return group(
    place([0, 0, 4], box(92, 52, 4, 3, paleRock)),
    place([-42, 0, 44], box(42, 42, 40, 4, splashed)),
    place([42, 0, 44], box(42, 42, 40, 4, ruled)),
    roof(-1, '#f2685f'),
    roof(1, '#4a7ff0'),
    door(-56, PALETTE.orange),
    door(56, PALETTE.indigo),
    place([-24, 43, 52], box(11, 2, 11, 3, material('#8fe0ff', { gloss: 0.8, glow: 0.6 }))),
    place([24, 43, 52], box(11, 2, 11, 3, material('#8fe0ff', { gloss: 0.8, glow: 0.6 }))),
    place([-43, 62, 72], signBoard('MAKER', { height: 8, margin: 3, lit: 0.4, board: '#8a3f3a' })),
    place([43, 62, 72], signBoard('CHECKER', { height: 8, margin: 3, lit: 0.4, board: '#2f3f8a' })),
    place(
      [-42, 4, 136],
      [
        facing(cylinder(16, 3, 2, material(PALETTE.wood))),
        RAINBOW.slice(0, 5).map((color, i) =>
          place([Math.cos(i * 1.1 + 0.4) * 9, 4, Math.sin(i * 1.1 + 0.4) * 9], sphere(3, shiny(color))),
        ),
      ],
    ),
    place(
      [42, 4, 136],
      [
        facing(torus(13, 3, gold)),
        facing(cylinder(11, 1, 0.5, material('#cdefff', { gloss: 1 }))),
        capsule([9, 0, -10], [19, 0, -22], 3, 3.6, material(PALETTE.woodDark)),
      ],
    ),
  );
}

/** A cliff with one smooth sheet of ink that falls into foam; the streaks run down with `phase`. */
export function inkFall(phase: number): Shape {
  const sheet = material(INK, {
    gloss: 0.9,
    soft: 0.5,
    paint: ([x, , z]) => {
      const run = valueNoise(x / 4.5, (z + phase * 64) / 22, 9, 0);
      if (run > 0.7) return { color: '#a9a6ff', flat: 0.5 };
      return run < 0.24 ? { color: '#3a3fb4' } : null;
    },
  });
  const foam = material('#e9e6ff', { soft: 0.7, gloss: 0.3 });
  const rocks = blend(
    8,
    [-74, -44, 46, 76].map((x, i) =>
      place([x, -8 + (i % 2) * 10, 46 + (i % 2) * 8], box(24, 24, 50 + (i % 2) * 8, 10, cliff)),
    ),
    place([0, -22, 50], box(52, 20, 52, 8, cliff)),
  );
  return group(
    rocks,
    blend(5, place([0, 6, 52], box(28, 6, 54, 5, sheet)), place([0, -10, 106], box(27, 18, 5, 4, sheet))),
    row(9, -36, 36, (x, i) =>
      place([x, 16 + (i % 2) * 7, 4], sphere(8 + ((i + Math.floor(phase * 4)) % 3) * 1.8, foam)),
    ),
    row(5, -24, 24, (x, i) => place([x, 26, 2], sphere(5 + ((i * 2 + Math.floor(phase * 4)) % 3) * 1.5, foam))),
    mirror(place([62, 24, 8], sphere(12, cliff))),
    place(
      [-60, 10, 108],
      [
        sphere(11, material(PALETTE.leaf, { ink: 0.4 })),
        place([13, 4, -3], sphere(8, material(PALETTE.leafLime, { ink: 0.4 }))),
      ],
    ),
    place([66, 8, 110], sphere(10, material(PALETTE.leafDark, { ink: 0.4 }))),
  );
}

/** A hut whose roof is an open book. */
export function bookHut(cover: string, wall: string, letter: string): Shape {
  const roofPages = material('#fff6e0', {
    paint: ([x, , z]) => (Math.abs((z / 5) % 1) < 0.2 && Math.abs(x) < 30 ? { color: '#c9b5c9', flat: 0.3 } : null),
  });
  const sign = material(cover, {
    paint: ([x, , z], n) => (n[1] > 0.5 && isInText(letter, x, z, 12) ? { color: '#fff6e0', flat: 0.8 } : null),
  });
  return scaled(
    1.08,
    place([0, 0, 3], box(42, 32, 3, 2, paleRock)),
    place([0, 0, 32], box(36, 26, 30, 4, boards(wall, 9))),
    mirror(
      place(
        [22, 0, 76],
        [box(32, 36, 2.6, 1.4, shiny(cover, 0.4)), place([-1, 1, -4], box(29, 33, 2.4, 1, roofPages))],
        [0, 40, 0],
      ),
    ),
    capsule([0, -36, 94], [0, 36, 94], 4.4, 4.4, shiny(cover, 0.4)),
    place(
      [0, 27, 26],
      [
        box(11, 3, 23, 7, planks(PALETTE.woodDark, 6)),
        place([6, 4, -2], sphere(1.8, gold)),
        place([0, -1, 1], box(13.5, 2.4, 25, 8, material('#fffaf0'))),
      ],
    ),
    place([24, 27, 36], box(7, 2, 8, 2, material('#ffe9a0', { glow: 0.9, soft: 0.8 }))),
    place([-24, 27, 36], box(7, 2, 8, 2, material('#ffe9a0', { glow: 0.9, soft: 0.8 }))),
    place([0, 30, 68], facing(cylinder(11, 2, 1.4, gold))),
    place([0, 33, 68], box(8, 1.4, 8, 1.4, sign)),
  );
}

export const colored = (color: string): Material => material(color, { gloss: 0.5 });

/** A board of pictures twice as tall as a child. */
export const easel = (): Shape => {
  const canvas = material('#fffaf0', {
    paint: ([x, , z], n) => {
      if (n[1] < 0.5 || Math.abs(x) > 33 || Math.abs(z) > 26) return null;
      if (x > 14 + Math.sin(z * 0.4) * 2) return { tone: 0.03 };
      if (Math.hypot(x + 20, z - 15) < 6) return { color: '#fdd04b' };
      if (Math.hypot(x / 20, (z + 6) / 10) < 1 && z > -8) return { color: '#8fd05a' };
      return { color: z > -8 ? '#8fd3f7' : '#3fb8d8' };
    },
  });
  return group(
    capsule([-24, 8, 0], [-7, -4, 96], 2.8, 2.2, material(PALETTE.wood)),
    capsule([24, 8, 0], [7, -4, 96], 2.8, 2.2, material(PALETTE.wood)),
    capsule([0, -24, 0], [0, -8, 90], 2.8, 2.2, material(PALETTE.woodDark)),
    place([0, 6, 30], box(34, 5, 2.6, 1.2, material(PALETTE.wood))),
    place([0, 5, 62], box(36, 2, 29, 1.2, canvas)),
    [-20, -8, 4].map((x, i) => place([x, 10, 34], cylinder(3.4, 3, 1, colored(rainbow(i * 2))))),
  );
};
