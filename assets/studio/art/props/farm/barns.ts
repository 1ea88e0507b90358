// Shapes the farm's windmill and barn.
import { DEGREE, facing, ring, row, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { boards, bricks, planks, shingles, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  type Point2,
  place,
  prism,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { BARN_RED, CREAM, steel, trim } from './materials.ts';

const pane = material('#bfeaff', {
  gloss: 0.7,
  soft: 0.6,
  paint: ([x, , z]) =>
    Math.abs(x) < 0.8 || Math.abs(z) < 0.8
      ? { color: CREAM }
      : Math.abs((((x + z) / 20) % 1) - 0.4) < 0.12
        ? { tone: 0.14 }
        : null,
});

/** A framed window that faces the viewer; half sizes in pixels. */
const window = (x: number, y: number, z: number, width = 8, height = 9): Shape =>
  place(
    [x, y, z],
    [box(width + 2.4, 1.4, height + 2.4, 1.6, trim), place([0, 1.2, 0], box(width, 1.2, height, 1, pane))],
  );

const SAILS = 6;

/** One sail of the windmill, pointing along +x: a mast, laths and cloth. */
const sail = (): Shape =>
  group(
    capsule([6, 0, 0], [92, 0, 0], 2, 1.4, material(PALETTE.woodDark)),
    place(
      [56, 1.4, 8],
      box(
        34,
        1,
        9,
        1,
        material('#fff7e6', {
          soft: 0.3,
          paint: ([x, , z]) =>
            Math.abs(((x + 200) / 11) % 1) < 0.13 || Math.abs(z) < 0.7
              ? { color: PALETTE.wood }
              : x > 20
                ? { color: PALETTE.orange }
                : null,
        }),
      ),
    ),
  );

/** The windmill; `phase` turns its wheel by one sail. */
function windmill(phase: number): Shape {
  const stone = bricks('#f4e6d4', 9);
  const hub = 128;
  return group(
    place([0, 0, 7], cone(46, 42, 7, 2, bricks('#c9b3b8', 8))),
    place([0, 0, 62], cone(40, 27, 52, 2, stone)),
    place([0, 0, 42], torus(37, 2.4, shiny(PALETTE.orange, 0.4))),
    place([0, 0, 116], cylinder(29, 4, 2, material(PALETTE.woodDark))),
    place([0, 0, 134], cone(31, 5, 18, 2, shingles(PALETTE.teal, 7))),
    place([0, 0, 156], sphere(4.6, shiny(PALETTE.gold, 1))),
    place(
      [0, 40, 20],
      [
        prism(
          [
            [-12, -18],
            [12, -18],
            [12, 8],
            [0, 18],
            [-12, 8],
          ],
          2,
          1.4,
          boards(PALETTE.woodDark, 6),
        ),
        place([6, 2.4, -2], sphere(1.6, shiny(PALETTE.gold))),
      ],
      [-6, 0, 0],
    ),
    place([0, 34, 74], window(0, 0, 0, 7, 9), [-7, 0, 0]),
    window(-22, 30, 58, 5, 6),
    window(22, 30, 58, 5, 6),
    place([0, 0, 52], torus(44, 2, material(PALETTE.woodDark))),
    ring(14, (c, s) => capsule([c * 44, s * 44, 42], [c * 44, s * 44, 52], 1.2, 1.2, material(PALETTE.woodDark))),
    place([0, 0, 41], cylinder(46, 1.6, 1, planks(PALETTE.wood, 7))),
    place(
      [0, 40, hub],
      [
        facing(cylinder(10, 8, 2, shiny(PALETTE.indigo))),
        place([0, 9, 0], facing(cylinder(6, 3, 1.4, shiny(PALETTE.gold, 1)))),
        times(SAILS, (i) => place([0, 4, 0], sail(), [0, ((i + phase) * 360) / SAILS, 0])),
      ],
    ),
  );
}

/** Gambrel outline of a barn's front. */
const BARN_FRONT: readonly Point2[] = [
  [-62, 0],
  [62, 0],
  [62, 58],
  [42, 92],
  [0, 112],
  [-42, 92],
  [-62, 58],
];

/** White timber on red boards: the barn's painted front. */
const barnWall = material(BARN_RED, {
  paint: ([x]) => (Math.abs(((x + 400) / 7) % 1) < 0.12 ? { tone: -0.13 } : null),
});

/** One slope of the barn's roof between two points of the front. */
function slope(from: Point2, to: Point2): Shape {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const tiles = material('#8a5f7e', {
    paint: ([x, y]) =>
      Math.abs(((y + 400) / 9) % 1) < 0.1
        ? { tone: -0.13 }
        : Math.abs(((x + 400) / 12) % 1) < 0.12
          ? { tone: -0.08 }
          : null,
  });
  const middle = [(from[0] + to[0]) / 2, 0, (from[1] + to[1]) / 2 + 2] as const;
  return place(middle, box(Math.hypot(dx, dz) / 2 + 3, 52, 3, 1.6, tiles), [0, -Math.atan2(dz, dx) / DEGREE, 0]);
}

/** The red barn: double doors, a hay loft, windows. */
const barn = (): Shape =>
  scaled(
    1.12,
    place([0, 0, 4], box(65, 49, 4, 2, bricks('#b9a6b4', 7))),
    place([0, 0, 0], prism(BARN_FRONT, 46, 1, barnWall)),
    slope([-68, 50], [-42, 94]),
    slope([-44, 92], [0, 114]),
    slope([0, 114], [44, 92]),
    slope([42, 94], [68, 50]),
    place(
      [0, 48, 24],
      [
        box(28, 2, 26, 1.6, trim),
        [-13.4, 13.4].map((x) =>
          place(
            [x, 1.8, -1],
            box(
              12.4,
              1.6,
              23.4,
              1,
              material('#c23b36', {
                paint: ([px, , z]) =>
                  Math.abs(Math.abs(px) - Math.abs(z) * 0.53) < 1.3 || Math.abs(px) > 10.6 || Math.abs(z) > 21.4
                    ? { color: CREAM }
                    : null,
              }),
            ),
          ),
        ),
      ],
    ),
    place(
      [0, 48, 76],
      [
        box(15, 2, 13, 1.6, trim),
        place([0, 1.4, 0], box(12.6, 1.6, 10.6, 1, material(PALETTE.black))),
        place([0, 2.6, -5], ellipsoid(11.4, 2.6, 6, material('#f4cf63'))),
        row(5, -9, 9, (x, i) =>
          capsule([x, 4, -6], [x + (i - 2), 4.6, 1 + (i % 2) * 2], 0.9, 0.5, material('#ffe08a')),
        ),
      ],
    ),
    window(-43, 47, 44, 8, 8),
    window(43, 47, 44, 8, 8),
    place([0, 48, 100], facing(torus(5, 1.6, trim))),
    place(
      [0, 0, 120],
      [
        box(9, 9, 8, 1.4, trim),
        place([0, 0, 10], cone(13, 1, 6, 1, shingles(PALETTE.teal, 5))),
        capsule([0, 0, 14], [0, 0, 27], 1, 1, steel),
        capsule([-9, 0, 26], [10, 0, 26], 1.2, 1.2, shiny(PALETTE.gold)),
        place([-2, 0, 31], [ellipsoid(6, 2, 4, shiny(PALETTE.gold)), place([6, 0, 4], sphere(3, shiny(PALETTE.gold)))]),
      ],
    ),
  );

const prop = propsOf(import.meta.url);

export const farmBarns: readonly Prop[] = [
  prop('windmill', windmill, {
    camera: { samples: 2, zoom: 1.3 },
    footprints: foot(112, 64),
    fade: true,
    animation: { frames: 3, ms: 130 },
  }),
  prop('barn', barn, { camera: { elevation: 34 }, footprints: foot(148, 72, -4), fade: true }),
];
