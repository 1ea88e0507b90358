// Shapes the scarecrow robot and the robot animals of the farm.
import { ring, row } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { boards, neon, shiny } from '../../core/materials.ts';
import { valueNoise } from '../../core/noise.ts';
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
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { faceScreen, rail, steel, straw } from './materials.ts';

/** A robot on a pole in a straw hat. */
const scarecrow = (): Shape => {
  const cloth = material('#5b86d6', {
    paint: ([x, , z]) =>
      Math.abs(x + 5) < 4 && Math.abs(z + 3) < 4
        ? { color: PALETTE.orange }
        : Math.abs(x) < 0.8
          ? { tone: -0.15 }
          : null,
  });
  return group(
    capsule([0, 0, 0], [0, 0, 40], 3.2, 3, boards(PALETTE.wood, 40)),
    capsule([-36, 0, 58], [36, 0, 58], 2.4, 2.4, rail),
    place([0, 0, 52], box(13, 8, 15, 5, cloth)),
    mirror(
      group(
        capsule([12, 0, 60], [28, 0, 58], 5.6, 4.4, cloth),
        ring(5, (c, s) => capsule([29, 0, 58], [39, c * 4, 58 + s * 4], 1.1, 0.5, straw)),
        ring(4, (c, s) => capsule([6, 0, 38], [8 + c * 4, s * 4, 28], 1.2, 0.5, straw)),
      ),
    ),
    place(
      [0, 1, 79],
      [
        box(14, 11, 11, 6, shiny('#d7e2ee', 0.6)),
        place([0, 8.6, -0.5], box(11, 3, 8, 3.6, faceScreen(1.1))),
        mirror(place([14.4, 0, 0], cylinder(3.4, 1.6, 0.8, shiny(PALETTE.orange)), [0, 90, 0])),
      ],
    ),
    place(
      [0, 0, 89],
      [
        cylinder(25, 1.6, 1.2, straw),
        place([0, 0, 7], cone(14, 9, 7, 3, straw)),
        place([0, 0, 3], torus(13.6, 1.8, material(PALETTE.red))),
      ],
    ),
    place(
      [31, 0, 65],
      [
        ellipsoid(6, 4.4, 4.6, material('#4c4a72')),
        place([5, 1, 4], sphere(3.6, material('#4c4a72'))),
        place([9, 1.4, 3.4], ellipsoid(2.6, 1.4, 1.2, material(PALETTE.orange))),
        place([6.4, 4, 5], sphere(0.9, material('#ffffff'))),
      ],
    ),
  );
};

/** A hen of tin: round body, key on its back, comb. */
const roboHen = (): Shape =>
  group(
    mirror(capsule([4, 0, 0], [4, 0, 6], 1.2, 1.2, shiny(PALETTE.orange))),
    place([0, 0, 12], ellipsoid(11, 8, 8, shiny('#fff3dc', 0.8))),
    place([-9, 0, 18], ellipsoid(4, 3, 6, shiny(PALETTE.teal)), [0, -30, 0]),
    place([0, 7.4, 13], ellipsoid(5, 2, 4, shiny(PALETTE.teal))),
    place(
      [8, 1, 22],
      [
        sphere(6.2, shiny('#fff3dc', 0.8)),
        row(3, -3, 3, (x) => place([x, 0, 6.4], sphere(2, shiny(PALETTE.red)))),
        place([6.4, 1, -1], ellipsoid(3, 1.8, 1.6, shiny(PALETTE.orange))),
        place([3, 5.2, 1.4], sphere(1.5, neon('#3a2b60', 0))),
      ],
    ),
  );

/** A cow of painted tin, with a milk tap for a tail light. */
const roboCow = (): Shape => {
  const coat = material('#fbf6ee', {
    gloss: 0.6,
    paint: (_l, _n, [x, y, z]) => (valueNoise(x / 12 + 4, (y + z) / 11 + 2, 8) > 0.58 ? { color: '#5b5478' } : null),
  });
  return scaled(
    1.1,
    [-15, 14].flatMap((x) => [-8, 8].map((y) => capsule([x, y, 2], [x, y, 18], 4, 4, coat))),
    [-15, 14].flatMap((x) => [-8, 8].map((y) => place([x, y, 2], cylinder(4.8, 2.4, 1, shiny(PALETTE.indigo))))),
    place([0, 0, 27], box(25, 13, 12, 9, coat)),
    place(
      [25, 5, 39],
      [
        box(11, 10, 10, 6, coat),
        place([0, 8, 1.4], box(8.4, 3, 6, 3, faceScreen(0.8))),
        place([2, 9, -6.4], ellipsoid(8.6, 4.4, 4.4, shiny(PALETTE.pink))),
        mirror(capsule([7, 0, 9], [11, 0, 14], 2, 1.2, shiny(PALETTE.gold))),
        mirror(place([13, 0, 4], ellipsoid(4.4, 2, 2.6, coat))),
      ],
    ),
    capsule([-25, 0, 32], [-32, 0, 22], 1.2, 1.2, steel),
    place([-32, 0, 20], sphere(3, neon('#ffd95e'))),
  );
};

/** A sheep of wire wool. */
const roboSheep = (): Shape => {
  const wool = material('#fff7ee', { ink: 0.4, soft: 0.3 });
  return group(
    [-9, 9].flatMap((x) => [-5, 6].map((y) => capsule([x, y, 0], [x, y, 10], 2.6, 2.6, shiny(PALETTE.dark)))),
    ring(9, (c, s) => place([c * 12, s * 7, 19], sphere(7.6, wool))),
    ring(6, (c, s) => place([c * 8, s * 5, 25], sphere(7, wool))),
    place([0, 0, 20], ellipsoid(14, 10, 9, wool)),
    place(
      [17, 4, 25],
      [
        box(7, 7, 7.4, 4, shiny('#6a63a8')),
        place([0, 5.4, 0], box(5.4, 2.4, 5, 2, faceScreen(0.62))),
        place([-1, 0, 8], ellipsoid(6, 5, 3.4, wool)),
      ],
    ),
  );
};

const prop = propsOf(import.meta.url);

export const farmRobots: readonly Prop[] = [
  prop('scarecrow-robot', scarecrow, { footprints: foot(16, 10), fade: true, glow: '#7ff3e6' }),
  prop('robo-hen', roboHen, { footprints: foot(16, 9) }),
  prop('robo-cow', roboCow, { footprints: foot(56, 22) }),
  prop('robo-sheep', roboSheep, { footprints: foot(34, 16) }),
];
