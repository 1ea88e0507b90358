// Owns the landmarks of the thinkers' park that are charts or think: pie pavilion, fountain of data, the pondering robot.
import { ring, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { boards, neon } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  type Shape,
  scaled,
  sphere,
  subtract,
  torus,
} from '../../core/shapes.ts';
import { column, gold, paleStone, SERIES } from './stone.ts';

/** Shares of the pie roof, in turns. */
export const SHARES = [0.34, 0.24, 0.18, 0.14, 0.1];

/** A pavilion whose roof is a pie chart, one slice lifted out. */
export function piePavilion(): Shape {
  const roof = material(PALETTE.red, {
    gloss: 0.35,
    paint: ([x, y], normal) => {
      if (normal[2] < 0.2) return { color: '#fff3d8' };
      let turned = (Math.atan2(x, y) / (Math.PI * 2) + 1) % 1;
      for (const [i, share] of SHARES.entries()) {
        if (turned < share)
          return turned < 0.012 || share - turned < 0.012
            ? { color: '#fff8e8', flat: 0.6 }
            : { color: SERIES[i] ?? PALETTE.red };
        turned -= share;
      }
      return null;
    },
  });
  return group(
    place([0, 0, 4], cylinder(74, 4, 2, paleStone)),
    place([0, 0, 9], cylinder(66, 2, 1, material('#d9cff0'))),
    ring(8, (x, y) => column(x * 60, y * 60, 66), 0.39),
    place(
      [0, 0, 12],
      [
        cylinder(18, 3, 1, boards()),
        place([0, 0, 12], cylinder(22, 2.4, 1, material(PALETTE.wood))),
        place([0, 0, 6], cylinder(5, 6, 1, boards())),
      ],
    ),
    place([0, 0, 70], cylinder(72, 4, 2, gold)),
    place([0, 0, 84], cone(78, 26, 12, 2, roof)),
    place([0, 0, 98], cone(30, 8, 6, 2, roof)),
    place([0, 0, 110], sphere(7, gold)),
    place([0, 76, 14], signBoard('PIE CHART', { height: 9.5, margin: 4, lit: 0.4, board: '#5b3a86' })),
  );
}

/** A fountain of data: five water columns rise and fall like the bars of a chart. */
export function dataFountain(phase: number): Shape {
  const surface = material('#62d3e4', {
    gloss: 0.9,
    soft: 0.5,
    paint: ([x, y]) => (Math.sin(Math.hypot(x, y) * 0.55 - phase * 6.28) > 0.7 ? { tone: 0.14 } : null),
  });
  const bar = (i: number) => {
    const x = (i - 2) * 27;
    const height = 34 + (Math.sin(phase * Math.PI * 2 + i * 1.7) * 0.5 + 0.5) * 62;
    const color = SERIES[i] ?? PALETTE.sky;
    const water = material(color, {
      gloss: 1,
      soft: 0.7,
      glow: 0.35,
      paint: ([, , z]) => (z > height / 2 - 4 ? { color: '#f2fdff', flat: 0.5 } : null),
    });
    return group(
      place([x, 0, 14 + height / 2], box(10, 10, height / 2, 4, water)),
      place([x, 2, 18 + height], ellipsoid(13, 12, 5, material('#e9fbff', { gloss: 0.9, soft: 0.6 }))),
      ring(5, (c, s) => place([x + c * 13, s * 12, 14], sphere(3.4, material('#e9fbff', { soft: 0.7 })))),
    );
  };
  return group(
    subtract(place([0, 0, 9], cylinder(86, 9, 3, paleStone)), place([0, 0, 14], cylinder(76, 9, 1, paleStone))),
    place([0, 0, 11], cylinder(77, 1.4, 0.5, surface)),
    place([0, 0, 18], torus(81, 5, material('#efe8fb'))),
    ring(10, (x, y) => place([x * 81, y * 81, 22], sphere(4, gold))),
    times(5, bar),
    place([0, 82, 12], signBoard('DATA', { height: 8, margin: 4, lit: 0.6 })),
  );
}

/** A robot that sits on a block and thinks, chin on hand. */
export function thinker(): Shape {
  const bronze = material('#d99a4e', { gloss: 0.6 });
  const dark = material('#8d5a3a', { gloss: 0.5 });
  const eyes = material('#d99a4e', {
    gloss: 0.6,
    paint: ([x, , z], normal) =>
      normal[1] > 0.5 && Math.abs(Math.abs(x) - 5) < 2 && Math.abs(z) < 2.6
        ? { color: '#8ff3ff', flat: 1, glow: 1 }
        : null,
  });
  return scaled(
    1.15,
    place([0, 0, 10], box(28, 22, 10, 3, paleStone)),
    place([0, 22, 10], signBoard('I THINK', { height: 7, margin: 3, lit: 0 })),
    place([0, -5, 29], box(16, 12, 9, 3, material(PALETTE.stone))),
    place([0, -2, 50], box(12, 9, 13, 6, bronze), [16, 0, 0]),
    mirror(
      group(
        capsule([7, 2, 40], [9, 18, 40], 4.6, 4.2, bronze),
        capsule([9, 18, 40], [9, 16, 24], 4, 3.6, dark),
        place([9, 19, 23], box(5, 7, 3, 2, bronze)),
      ),
    ),
    capsule([13, 0, 58], [13, 15, 46], 3.6, 3.2, dark),
    capsule([13, 15, 46], [4, 15, 60], 3.2, 3, bronze),
    capsule([-13, 0, 58], [-12, 16, 44], 3.6, 3.2, dark),
    place(
      [2, 10, 74],
      [
        box(13, 11, 11, 6, eyes),
        mirror(place([13, 0, 0], cylinder(3.4, 1.6, 0.8, dark), [0, 90, 0])),
        capsule([0, 0, 10], [0, 0, 17], 1, 1, dark),
        place([0, 0, 19], sphere(3, neon('#ffe58a'))),
      ],
      [12, 0, 8],
    ),
  );
}
