// Owns the toys of the demo corner: the gate that learns suns from moons, shut and open, and the sign that wants to speak.
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
import { BOARD_CAMERA, panel } from './shows/boards.ts';

const gold = shiny(PALETTE.gold);
const stone = bricks('#e8dcf2', 8);

const sun = (): Shape =>
  group(
    facing(cylinder(9, 2, 1, neon('#ffd23f'))),
    ring(8, (x, z) => capsule([x * 12, 0, z * 12], [x * 16, 0, z * 16], 1.8, 1.2, neon('#ffd23f'))),
  );

const moon = (): Shape =>
  subtract(facing(cylinder(13, 2, 1, neon('#cfe4ff'))), place([6, 0, 3], facing(cylinder(10, 6, 1, neon('#cfe4ff')))));

/** The two towers, the arch between them, and the eye over it. */
function gateHouse(): Shape {
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

/** A closed double door; a sun on one wing, a moon on the other. */
const closedGate = (): Shape =>
  group(
    gateHouse(),
    mirror(place([24.5, 0, 42], box(23.5, 4, 42, 3, planks(PALETTE.wood, 8)))),
    place([0, 0, 92], box(40, 3.4, 9, 6, planks(PALETTE.wood, 8))),
    place([-25, 6, 52], sun()),
    place([26, 6, 52], moon()),
    mirror(place([5, 6, 36], sphere(2.6, gold))),
  );

/** Both wings swung outwards; between them a starry evening shines, with the sun and the moon that it knows now. */
function openGate(): Shape {
  const glow = material('#fff0b8', { glow: 1, soft: 1, flat: 1 });
  const star = material('#ffffff', { glow: 1, soft: 1 });
  return group(
    gateHouse(),
    mirror(place([46, 18, 42], box(4, 20, 42, 3, planks(PALETTE.wood, 8)))),
    place([0, -6, 46], box(46, 2, 46, 2, glow)),
    place([0, -6, 92], box(38, 2, 10, 6, glow)),
    place([-17, 0, 58], sun()),
    place([19, 0, 58], moon()),
    [
      [-30, 30],
      [4, 28],
      [32, 34],
      [2, 84],
    ].map(([x = 0, z = 0]) => place([x, -1, z], sphere(2.2, star))),
  );
}

/** A board with sleepy eyes under its roof; the game writes on its face. */
function speakingSign(): Shape {
  const white = material('#fffaf0', { gloss: 0.6 });
  const lid = boards(PALETTE.wood, 9);
  return group(
    mirror(place([30, -2, 14], cylinder(3.4, 14, 1.4, boards(PALETTE.woodDark, 6)))),
    panel(82, 56, 57, '#fff6e0'),
    mirror(place([15, 0, 99], [sphere(8, white), place([0, 6, -3], sphere(3.2, material('#3a2a4e', { gloss: 1 })))])),
    mirror(place([15, 1, 102], ellipsoid(9, 8.4, 6, lid))),
    place([0, -1, 92], box(50, 4, 3, 1.8, shiny(PALETTE.red, 0.4))),
  );
}

const prop = propsOf(import.meta.url);

export const demoCorner: readonly Prop[] = [
  prop('drawing-gate', closedGate, { footprints: foot(170, 30), fade: true, glow: '#ffd23f' }),
  prop('speaking-sign', speakingSign, { camera: BOARD_CAMERA, footprints: foot(70, 12), fade: true }),
  prop('drawing-gate-open', openGate, { footprints: foot(170, 30), fade: true, glow: '#ffd23f' }),
];
