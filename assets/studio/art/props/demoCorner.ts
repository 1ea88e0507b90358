// Owns the toys of the demo corner: the gate that knows suns from moons, and the sign that wants to speak.
import { curve, facing, pipe, ring } from '../core/arrange.ts';
import { material } from '../core/material.ts';
import { boards, bricks, neon, planks, shiny } from '../core/materials.ts';
import { PALETTE } from '../core/palette.ts';
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
  sphere,
  subtract,
} from '../core/shapes.ts';
import type { Vec3 } from '../core/vectors.ts';
import { foot, type Prop, propsOf } from './prop.ts';

const gold = shiny(PALETTE.gold);
const stone = bricks('#e8dcf2', 8);

const sun = (): Shape =>
  group(
    facing(cylinder(9, 2, 1, neon('#ffd23f'))),
    ring(8, (x, z) => capsule([x * 12, 0, z * 12], [x * 16, 0, z * 16], 1.8, 1.2, neon('#ffd23f'))),
  );

const moon = (): Shape =>
  subtract(facing(cylinder(13, 2, 1, neon('#cfe4ff'))), place([6, 0, 3], facing(cylinder(10, 6, 1, neon('#cfe4ff')))));

/** Two towers and a closed double door; a sun on one wing, a moon on the other. */
function drawingGate(): Shape {
  const tower = group(
    place([66, 0, 6], box(22, 20, 6, 2.5, stone)),
    place([66, 0, 50], box(17, 16, 46, 3, stone)),
    place([66, 0, 99], box(20, 19, 4, 2, gold)),
    place([66, 0, 118], cone(23, 2, 17, 2, shiny(PALETTE.purple, 0.4))),
    place([66, 0, 138], sphere(4, gold)),
    place([66, 17, 60], box(6, 1.6, 9, 4, material('#ffe9a0', { glow: 0.9, soft: 0.8 }))),
  );
  return group(
    mirror(tower),
    pipe(
      curve(12, (t): Vec3 => [-50 + t * 100, 0, 84 + Math.sin(t * Math.PI) * 24]),
      7,
      stone,
    ),
    mirror(place([24.5, 0, 42], box(23.5, 4, 42, 3, planks(PALETTE.wood, 8)))),
    place([0, 0, 92], box(40, 3.4, 9, 6, planks(PALETTE.wood, 8))),
    place([-25, 6, 52], sun()),
    place([26, 6, 52], moon()),
    mirror(place([5, 6, 36], sphere(2.6, gold))),
    place(
      [0, 8, 118],
      [
        facing(cylinder(13, 3, 2, gold)),
        place([0, 4, 0], sphere(8, material('#fffaf0', { gloss: 0.6 }))),
        place([0, 10, 0], sphere(4.4, material('#3aa6f0', { gloss: 1 }))),
      ],
    ),
  );
}

/** A wooden sign with sleepy eyes and an empty speech bubble. */
function speakingSign(): Shape {
  const face = material('#f6d9a8', {
    paint: ([px, , z], n) => {
      if (n[1] < 0.5) return null;
      const x = Math.abs(px);
      const lid = Math.abs(z - 3 + (x - 9) ** 2 * -0.1) < 0.9 && Math.abs(x - 9) < 4.4;
      const mouth = x < 3 && Math.abs(z + 6) < 1.6;
      return lid || mouth ? { color: '#5a3a2e', flat: 0.8 } : Math.floor((z + 40) / 9) % 2 ? { tone: 0.03 } : null;
    },
  });
  const bubble = material('#fffaf0', { soft: 0.7 });
  return group(
    [-1, 1].map((side) => place([side * 18, 0, 16], cylinder(3.4, 16, 1.4, boards(PALETTE.woodDark, 6)))),
    place([0, 2, 42], [box(34, 4, 18, 5, boards(PALETTE.wood, 9)), place([0, 3, 0], box(30, 2, 14.4, 4, face))]),
    place([0, 0, 63], cone(12, 3, 5, 2, shiny(PALETTE.red, 0.4))),
    place(
      [34, 2, 88],
      [
        ellipsoid(25, 5, 15, bubble),
        capsule([-10, 0, -10], [-22, 0, -22], 4, 1, bubble),
        [-10, 0, 10].map((x) => place([x, 5, 0], sphere(2.6, material('#9a86b8')))),
      ],
    ),
  );
}

const prop = propsOf(import.meta.url);

export const demoCorner: readonly Prop[] = [
  prop('drawing-gate', drawingGate, { footprints: foot(170, 30), fade: true, glow: '#ffd23f' }),
  prop('speaking-sign', speakingSign, { footprints: foot(60, 14), fade: true }),
];
