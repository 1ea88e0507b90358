// Owns the list of market and sweet plants of python-world, the delivery bicycle, lolly flowers, cake trees and hives.
import { facing, puffs, times } from '../../core/arrange.ts';
import { type Material, material } from '../../core/material.ts';
import { radialStripes, shiny } from '../../core/materials.ts';
import { cellNoise } from '../../core/noise.ts';
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
  type Shape,
  scaled,
  sphere,
  torus,
  turn,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { blooms, bread, cafeTable, candyLantern, fruit, lanternLine, marketStall, trimCloth } from './stalls.ts';

/** Boxes with ribbons, ready to be carried out. */
const cakeBoxes = (): Shape =>
  group(
    [
      [-9, 0, 0, PALETTE.pink],
      [9, -3, 0, PALETTE.sky],
      [-1, -2, 13, PALETTE.mint],
    ].map(([x, y, z, color]) =>
      place(
        [Number(x), Number(y), Number(z)],
        [
          place([0, 0, 6], box(8, 8, 6, 1.2, material(String(color)))),
          place([0, 0, 6], box(1.6, 8.3, 6.2, 0.4, trimCloth)),
          mirror(place([3, 0, 13.6], ellipsoid(3.2, 1.6, 2.2, trimCloth))),
        ],
      ),
    ),
  );

function deliveryBike(): Shape {
  const black = material(PALETTE.black, { gloss: 0.3 });
  const frame = shiny(PALETTE.rose, 0.5);
  const wheel = (x: number): Shape =>
    place(
      [x, 0, 9],
      facing(
        group(
          torus(8, 1.5, black),
          [0, 45, 90, 135].map((a) => turn([0, 0, a], box(7.4, 0.4, 0.4, 0.2, material(PALETTE.steel)))),
        ),
      ),
    );
  return scaled(
    1.15,
    wheel(-17),
    wheel(17),
    capsule([-17, 0, 9], [-6, 0, 21], 1.3, 1.3, frame),
    capsule([-6, 0, 21], [10, 0, 21], 1.3, 1.3, frame),
    capsule([-3, 0, 9], [10, 0, 21], 1.3, 1.3, frame),
    capsule([-17, 0, 9], [-3, 0, 9], 1.2, 1.2, frame),
    capsule([17, 0, 9], [11, 0, 28], 1.3, 1.3, frame),
    capsule([11, -5, 29], [11, 5, 29], 1, 1, black),
    place([-7, 0, 25], ellipsoid(5, 3, 1.8, black)),
    place(
      [20, 0, 26],
      box(8, 8, 7, 1.5, material('#fff0d2', { paint: ([x]) => (Math.abs(x) < 1.4 ? { color: PALETTE.rose } : null) })),
    ),
    place([-20, 0, 24], box(8, 8, 6, 1.5, material(PALETTE.mint))),
  );
}

/** A lollipop as tall as a young tree. */
const lollipop = (color: string): Shape =>
  group(
    place([0, 0, 26], cylinder(2.6, 26, 0.8, material('#fff6ea'))),
    place(
      [0, 0, 70],
      turn(
        [78, 0, 0],
        cylinder(
          24,
          4.6,
          4,
          material(color, {
            gloss: 0.7,
            paint: ([x, y]) =>
              Math.floor((Math.atan2(y, x) / 6.283 + Math.hypot(x, y) / 16) * 6 + 60) % 2 ? { color: '#fff3e6' } : null,
          }),
        ),
      ),
    ),
    place(
      [0, 4, 44],
      [mirror(place([5, 0, 0], ellipsoid(5, 2, 3.4, material(PALETTE.yellow)))), sphere(2.2, material(PALETTE.orange))],
    ),
  );

/** A tree of cake: frosting for leaves, sugar pearls for fruit. */
function cakeTree(color: string, seed: number): Shape {
  const frosted: Material = material(color, {
    ink: 0.4,
    paint: (_l, _n, [x, y, z]) => {
      const cell = cellNoise((x + y * 0.35) / 3.4, (z - y * 0.5) / 3.4, 9);
      const pearls = ['#ffffff', '#fdd04b', '#58b7f2', '#fb6fa8'];
      return cell.nearest < 0.2 && cell.id > 0.4
        ? { color: pearls[Math.floor(cell.id * 97) % 4] ?? '#ffffff', flat: 0.3 }
        : { tone: (cell.id - 0.5) * 0.06 };
    },
  });
  return group(
    place([0, 0, 18], cone(7.5, 5.5, 18, 1, radialStripes('#fff3e6', '#e7a27a', 8))),
    blend(
      4,
      puffs({ seed, count: 9, radius: 19, height: 5, middle: 46, smallest: 12, largest: 14, surface: frosted }),
      puffs({
        seed: seed + 1,
        count: 7,
        radius: 12,
        height: 4,
        middle: 63,
        smallest: 10,
        largest: 12,
        surface: frosted,
      }),
      place([0, 0, 79], sphere(10, frosted)),
    ),
    place([0, 0, 91], sphere(4.4, material(PALETTE.red, { gloss: 1 }))),
  );
}

const gumdrop = (color: string): Shape =>
  blend(
    3,
    place(
      [0, 0, 8],
      cone(
        12,
        8,
        8,
        2.5,
        material(color, {
          gloss: 0.6,
          paint: (_l, _n, [x, y, z]) =>
            cellNoise(x / 2.4, (z - y * 0.5) / 2.4, 3).nearest < 0.26 ? { tone: 0.16 } : null,
        }),
      ),
    ),
    place([0, 0, 15], ellipsoid(8.4, 8.4, 5, material(color, { gloss: 0.6 }))),
  );

/** Flour sacks by the mill. */
const flourSacks = (): Shape =>
  group(
    [
      [-12, 0, 0],
      [12, 2, 0],
      [0, 4, 17],
    ].map(([x, y, z]) =>
      place(
        [Number(x), Number(y), Number(z)],
        [
          place([0, 0, 9], ellipsoid(12, 9, 10, material('#efe2cc'))),
          place([0, 0, 18], torus(4, 1.6, material('#c98a55'))),
          place([0, 0, 21], ellipsoid(5, 4, 3, material('#efe2cc'))),
        ],
      ),
    ),
    place([0, 12, 24], box(5, 1, 4, 0.6, material('#d8627a'))),
  );

/** A straw hive for the honey cakes. */
const beehive = (): Shape =>
  group(
    place([0, 0, 4], box(17, 13, 2, 1, material(PALETTE.wood))),
    [-11, 11].map((x) => place([x, 0, 1], box(2, 8, 3, 0.8, material(PALETTE.woodDark)))),
    times(5, (i) =>
      place(
        [0, 0, 9 + i * 6],
        torus(
          12.4 - i * i * 0.62,
          4,
          material('#f0bb4a', { paint: ([x, y]) => (Math.floor(Math.atan2(y, x) * 9) % 2 ? { tone: -0.06 } : null) }),
        ),
      ),
    ),
    place([0, 0, 20], cone(14, 3, 14, 3, material('#f0bb4a'))),
    place([0, 14, 12], facing(cylinder(3.6, 2, 1, material('#5a3a28')))),
    [
      [14, 8, 30],
      [-16, 6, 24],
      [8, 14, 36],
    ].map(([x, y, z]) =>
      place(
        [Number(x), Number(y), Number(z)],
        [
          ellipsoid(2.6, 2, 2, material(PALETTE.yellow)),
          place([0, 0, 2], ellipsoid(2, 1.2, 1.4, material('#ffffff', { soft: 1 }))),
        ],
      ),
    ),
  );

const prop = propsOf(import.meta.url);

export const market: readonly Prop[] = [
  prop('stall-fruit', () => marketStall(PALETTE.green, 'FRUIT', fruit), { footprints: foot(84, 30, 2), fade: true }),
  prop('stall-bread', () => marketStall(PALETTE.orange, 'BREAD', bread), { footprints: foot(84, 30, 2), fade: true }),
  prop('stall-flowers', () => marketStall(PALETTE.rose, 'FLOWERS', blooms), {
    footprints: foot(84, 30, 2),
    fade: true,
  }),
  prop('candy-lantern', candyLantern, { footprints: foot(12, 8), glow: '#ffd28a' }),
  prop('lantern-line', lanternLine, {
    footprints: [
      { width: 10, height: 8, dx: -76 },
      { width: 10, height: 8, dx: 76 },
    ],
  }),
  prop('cafe-table-pink', () => cafeTable(PALETTE.pink), { footprints: foot(44, 16), fade: true }),
  prop('cafe-table-sky', () => cafeTable(PALETTE.sky), { footprints: foot(44, 16), fade: true }),
  prop('cake-boxes', cakeBoxes, { footprints: foot(34, 14) }),
  prop('delivery-bike', deliveryBike, { footprints: foot(54, 12) }),
  prop('lolly-pink', () => lollipop('#fb6fa8'), { footprints: foot(10, 8) }),
  prop('lolly-mint', () => lollipop('#35bfb0'), { footprints: foot(10, 8) }),
  prop('cake-tree-pink', () => cakeTree('#ffb3d4', 3), { footprints: foot(22, 14), fade: true, sway: true }),
  prop('cake-tree-mint', () => cakeTree('#9be0c4', 5), { footprints: foot(22, 14), fade: true, sway: true }),
  prop('cake-tree-lemon', () => cakeTree('#ffe08f', 7), { footprints: foot(22, 14), fade: true, sway: true }),
  prop('gumdrop-teal', () => gumdrop(PALETTE.teal), { footprints: foot(24, 12) }),
  prop('gumdrop-orange', () => gumdrop(PALETTE.orange), { footprints: foot(24, 12) }),
  prop('flour-sacks', flourSacks, { footprints: foot(46, 18) }),
  prop('beehive', beehive, { footprints: foot(34, 16) }),
];
