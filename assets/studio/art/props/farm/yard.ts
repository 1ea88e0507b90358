// Owns the small life of the farm: scarecrow robot, robot animals, hay, vegetables, carts, fences, the old robot in the glade.
import { facing, ring, row, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { boards, foliage, neon, shiny } from '../../core/materials.ts';
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
import { faceScreen, vegCrate } from './machines.ts';

const steel = shiny(PALETTE.steel, 0.7);
const straw = material('#f0cf6a', {
  paint: ([x, y, z]) => ({
    tone: Math.sin(x * 2.3 + z * 0.7) * 0.05 + (valueNoise(x / 2, (y + z) / 2, 5) - 0.5) * 0.22,
  }),
});
const rail = material('#c99a6a', {
  paint: ([x, , z]) => (Math.sin(x * 0.4 + z * 1.9) > 0.86 ? { tone: -0.12 } : null),
});

/** A robot on a pole in a straw hat: it counts crows and greets them by name. */
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

/** A round bale, lying, its spiral seen from the front. */
const hayRoll = (): Shape =>
  place(
    [0, 0, 19],
    facing(
      group(
        cylinder(19, 15, 2.4, straw),
        place(
          [0, 0, -15.2],
          cylinder(
            15,
            0.8,
            0.4,
            material('#e0b850', {
              paint: ([x, y]) => (Math.sin(Math.hypot(x, y) * 1.5 - Math.atan2(y, x)) > 0.3 ? { tone: 0.14 } : null),
            }),
          ),
        ),
        [-7, 7].map((z) => place([0, 0, z], torus(19.1, 0.8, material(PALETTE.red)))),
      ),
    ),
  );

/** A square bale tied with string. */
const bale = (): Shape =>
  group(
    place([0, 0, 10], box(17, 10, 10, 2.4, straw)),
    [-7, 7].map((x) => place([x, 0, 10], box(0.9, 10.5, 10.5, 0.6, material('#b9653f')))),
  );

/** Bales piled into a fort. */
const hayStack = (): Shape =>
  group(
    place([-18, 0, 0], bale()),
    place([18, 0, 0], bale()),
    place([0, -17, 0], bale()),
    place([0, -4, 20], bale(), [0, 0, 6]),
    times(14, (i) => capsule([-30 + i * 4.6, 11, 0.5], [-27 + i * 4.4, 14 + (i % 3) * 2, 0.5], 0.8, 0.5, straw)),
  );

const pumpkinBall = (radius: number): Shape =>
  group(
    ring(8, (c, s) =>
      place(
        [c * radius * 0.45, s * radius * 0.45, radius * 0.7],
        ellipsoid(radius * 0.52, radius * 0.52, radius * 0.72, material('#f58a35', { gloss: 0.5 })),
      ),
    ),
    capsule([0, 0, radius * 1.2], [2, 0, radius * 1.6], 1.8, 1.2, material(PALETTE.leafDark)),
  );

/** Three pumpkins on their leaves. */
const pumpkins = (): Shape =>
  group(
    times(7, (i) => place([-20 + i * 7, (i % 3) * 5 - 4, 2], ellipsoid(7, 5, 2, foliage(PALETTE.leaf)))),
    place([-9, 0, 0], pumpkinBall(13)),
    place([11, 3, 0], pumpkinBall(10)),
    place([2, 10, 0], pumpkinBall(7)),
  );

/** A row of four cabbages. */
const cabbages = (): Shape =>
  group(
    row(4, -27, 27, (x) =>
      place(
        [x, 0, 5],
        [
          sphere(6, foliage('#a9dd7c')),
          ring(5, (c, s) => place([c * 5, s * 4.4, -1], ellipsoid(5, 4, 4.4, foliage('#5fb45f')))),
        ],
      ),
    ),
  );

/** Four stalks of maize. */
const maize = (): Shape =>
  group(
    row(3, -16, 16, (x, i) => [
      capsule([x, 0, 0], [x + (i - 1), 0, 46], 1.9, 1.5, material(PALETTE.leafDark)),
      [0, 1, 2, 3].map((k) =>
        capsule([x, 0, 10 + k * 9], [x + (k % 2 ? 12 : -12), 3, 14 + k * 9], 2.4, 0.6, material(PALETTE.leaf)),
      ),
      place([x + 3.6, 3, 28], ellipsoid(3.2, 3, 7, material(PALETTE.yellow, { gloss: 0.5 }))),
      place([x + (i - 1), 0, 49], cone(3.6, 0.6, 5, 0.4, straw)),
    ]),
  );

/** A cart with big wheels, full of vegetables. */
const vegCart = (): Shape =>
  group(
    place([0, 0, 20], box(30, 16, 3, 1, boards(PALETTE.wood, 40))),
    [-15, 15].map((y) => place([0, y, 26], box(31, 1.8, 6, 1, boards('#b5764a', 5)))),
    [-30, 30].map((x) => place([x, 0, 26], box(1.8, 16, 6, 1, boards('#b5764a', 5)))),
    times(12, (i) =>
      place(
        [-23 + (i % 6) * 9, i > 5 ? 6 : -6, 32],
        sphere(
          6,
          material([PALETTE.red, PALETTE.orange, PALETTE.lime, PALETTE.yellow, PALETTE.purple][i % 5] ?? PALETTE.red, {
            gloss: 0.7,
          }),
        ),
      ),
    ),
    [-18, 18].map((y) =>
      place(
        [2, y, 13],
        facing(
          group(
            torus(12, 2.4, material(PALETTE.woodDark)),
            ring(6, (c, s) => capsule([0, 0, 0], [c * 12, s * 12, 0], 1.2, 1.2, rail)),
            cylinder(3.6, 2, 1, shiny(PALETTE.gold)),
          ),
        ),
      ),
    ),
    [-12, 12].map((y) => capsule([30, y, 20], [56, y, 8], 1.8, 1.6, rail)),
  );

/** Two milk churns and a crate. */
const churns = (): Shape =>
  group(
    [-11, 8].map((x, i) =>
      place(
        [x, i * 5, 0],
        [
          place([0, 0, 11], cylinder(7.6, 11, 2, steel)),
          place([0, 0, 24], cone(7, 4.4, 3, 1, steel)),
          place([0, 0, 28], cylinder(5, 1.8, 0.8, shiny('#dfe7f2', 0.9))),
          place([0, 0, 14], torus(7.8, 1, shiny(PALETTE.sky))),
        ],
      ),
    ),
    place([26, 3, 0], vegCrate(PALETTE.orange)),
  );

const crates = (): Shape =>
  group(
    place([-12, 0, 0], vegCrate(PALETTE.red)),
    place([12, 1, 0], vegCrate(PALETTE.lime)),
    place([-1, -3, 15], vegCrate(PALETTE.yellow)),
  );

/** A length of post-and-rail fence, 64 px wide. */
const railFence = (): Shape =>
  group(
    [-32, 0, 32].map((x) => capsule([x, 0, 0], [x, 0, 24], 3, 2.8, rail)),
    [10, 19].map((z, i) => capsule([-33, 0, z + i], [33, 0, z - i], 2, 2, rail)),
  );

/** The same going away from the viewer, 48 px deep. */
const railFenceDeep = (): Shape =>
  group(
    [-36, 0, 36].map((y) => capsule([0, y, 0], [0, y, 24], 3, 2.8, rail)),
    [10, 19].map((z) => capsule([0, -37, z], [0, 37, z], 2, 2, rail)),
  );

/** A trough of water. */
const trough = (): Shape =>
  group(
    place([0, 0, 8], box(32, 11, 8, 2, boards('#a9744a', 6))),
    place([0, 0, 15], box(28, 8, 1.8, 1, material('#7fd6ee', { gloss: 0.9 }))),
    [-22, 22].map((x) => place([x, 0, 8], box(1.6, 11.6, 8.4, 0.8, steel))),
  );

/** A stone well with a little roof. */
const well = (): Shape =>
  group(
    ring(12, (c, s) => place([c * 22, s * 22, 9], box(6, 6, 9, 3, material(PALETTE.stone)))),
    place([0, 0, 14], cylinder(19, 1.6, 0.6, material('#359fd6', { gloss: 0.9 }))),
    [-21, 21].map((x) => capsule([x, 0, 12], [x, 0, 56], 2.4, 2.4, material(PALETTE.woodDark))),
    [-1, 1].map((side) => place([0, side * 11, 60], box(30, 15, 2, 1.2, boards('#d9483f', 5)), [side * -34, 0, 0])),
    capsule([-21, 0, 40], [21, 0, 40], 2, 2, rail),
    capsule([0, 0, 40], [0, 0, 26], 0.8, 0.8, rail),
    place([0, 0, 22], cone(4, 5.4, 5, 0.8, boards(PALETTE.wood, 4))),
  );

/** A robot of another age: it fell asleep among the flowers and moss grew on it. */
const oldRobot = (): Shape => {
  const rust = material('#b98a6a', {
    gloss: 0.2,
    paint: (_l, n, [x, y, z]) => {
      const moss = valueNoise(x / 7, (y + z) / 7, 6);
      return n[2] > 0.35 && moss > 0.45 ? { color: '#7fbf5a' } : moss < 0.32 ? { color: '#a06a4a' } : null;
    },
  });
  const flower = (x: number, y: number, z: number, color: string) =>
    place(
      [x, y, z],
      [
        ring(5, (c, s) => place([c * 2.6, 0.4, s * 2.6], sphere(2, material(color)))),
        place([0, 1.4, 0], sphere(1.7, material(PALETTE.yellow))),
      ],
    );
  return scaled(
    1.25,
    place([0, 0, 16], box(22, 16, 18, 8, rust), [6, -12, 0]),
    place(
      [6, 3, 46],
      [
        box(19, 15, 14, 8, rust),
        place(
          [0, 11.6, -1],
          box(
            14,
            4,
            9,
            5,
            material('#463f6b', {
              soft: 0.7,
              paint: ([x, , z]) =>
                Math.abs(z + 0.4 - Math.abs(Math.abs(x) - 6) * 0.5) < 0.9 && Math.abs(Math.abs(x) - 6) < 3
                  ? { color: '#ffd95e', flat: 1, glow: 1 }
                  : null,
            }),
          ),
        ),
        capsule([8, 0, 13], [12, 0, 25], 1.2, 1, steel),
        place([12, 0, 27], sphere(3.2, neon('#ffd95e'))),
      ],
      [0, 10, 0],
    ),
    capsule([-20, 6, 20], [-34, 16, 3], 4.4, 4, rust),
    capsule([24, 6, 16], [34, 18, 4], 4.4, 4, rust),
    capsule([-9, 14, 6], [-12, 30, 4], 5, 5, rust),
    capsule([10, 14, 6], [14, 30, 4], 5, 5, rust),
    times(9, (i) => place([-28 + i * 7, 20 + (i % 2) * 4, 2], ellipsoid(6, 4, 4, foliage(PALETTE.leaf)))),
    flower(-8, 4, 60, PALETTE.pink),
    flower(-2, 8, 62, '#ffffff'),
    flower(-20, 24, 8, PALETTE.pink),
    flower(22, 24, 8, '#ffffff'),
    flower(-2, 26, 8, PALETTE.lilac),
  );
};

/** Three hives in pastel colours. */
const beehives = (): Shape =>
  group(
    [-24, 0, 24].map((x, i) =>
      place(
        [x, (i % 2) * 6, 0],
        [
          place([0, 0, 4], box(8, 7, 4, 1, material(PALETTE.woodDark))),
          times(3, (k) =>
            place(
              [0, 0, 11 + k * 7],
              box(9.4, 8.4, 3.6, 2, material(['#fdd98a', '#9be3c4', '#ffc0d8'][i] ?? '#fdd98a')),
            ),
          ),
          place([0, 0, 31], box(11, 10, 2, 1, shiny(PALETTE.steel))),
          place([0, 8.4, 10], box(3.4, 1, 1.2, 0.5, material(PALETTE.black))),
        ],
      ),
    ),
  );

/** The board at a field's corner, with the field's number. */
const fieldSign = (number: number, color: string): Shape =>
  group(
    [-9, 9].map((x) => capsule([x, 0, 0], [x, 0, 30], 2, 1.8, rail)),
    place(
      [0, 2, 30],
      signBoard(String(number), { height: 14, margin: 7, board: color, rim: '#fff3dc', ink: '#fff8e8', lit: 0 }),
    ),
  );

const FIELD_COLORS = [PALETTE.green, PALETTE.sky, PALETTE.orange, PALETTE.rose, PALETTE.purple];

const prop = propsOf(import.meta.url);

export const farmYard: readonly Prop[] = [
  prop('scarecrow-robot', scarecrow, { footprints: foot(16, 10), fade: true, glow: '#7ff3e6' }),
  prop('robo-hen', roboHen, { footprints: foot(16, 9) }),
  prop('robo-cow', roboCow, { footprints: foot(56, 22) }),
  prop('robo-sheep', roboSheep, { footprints: foot(34, 16) }),
  prop('hay-roll', hayRoll, { footprints: foot(38, 22) }),
  prop('hay-bale', bale, { footprints: foot(34, 15) }),
  prop('hay-stack', hayStack, { footprints: foot(70, 34, -4), fade: true }),
  prop('pumpkins', pumpkins, { footprints: foot(42, 20) }),
  prop('cabbages', cabbages, { footprints: foot(64, 12) }),
  prop('maize', maize, { footprints: foot(40, 8), sway: true }),
  prop('veg-cart', vegCart, { footprints: foot(76, 32) }),
  prop('churns', churns, { footprints: foot(50, 18) }),
  prop('veg-crates', crates, { footprints: foot(44, 18) }),
  prop('rail-fence', railFence, { footprints: foot(66, 7) }),
  prop('rail-fence-deep', railFenceDeep, { footprints: foot(7, 48) }),
  prop('trough', trough, { footprints: foot(64, 18) }),
  prop('well', well, { footprints: foot(54, 32), fade: true }),
  prop('old-robot', oldRobot, { footprints: foot(70, 36, 6), fade: true, glow: '#ffd95e' }),
  prop('beehives', beehives, { footprints: foot(70, 16) }),
  ...FIELD_COLORS.map((color, i) =>
    prop(`field-sign-${i + 1}`, () => fieldSign(i + 1, color), { footprints: foot(22, 8) }),
  ),
];
