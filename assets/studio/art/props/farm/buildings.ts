// Owns the farm's buildings: windmill, barn, silo, greenhouse, workshop, tractor shed, gate, water tower.
import { DEGREE, facing, ring, row, times } from '../../core/arrange.ts';
import { isInText, signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { boards, bricks, neon, panels, planks, shingles, shiny, stripes } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  type Point2,
  place,
  prism,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';

const CREAM = '#fff3dc';
const BARN_RED = '#d9483f';
const trim = material(CREAM, { gloss: 0.2 });
const steel = shiny(PALETTE.steel, 0.7);
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

/** The windmill whose wheel charges the farm; `phase` turns it by one sail. */
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

/** The great red barn: double doors, a hay loft, a sleepy face made of windows. */
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

/** A ribbed silo with a dome, a ladder and a gauge that says how much grain is inside. */
function silo(): Shape {
  const wall = material('#d6e2ee', {
    gloss: 0.5,
    paint: ([, , z]) => (Math.abs(((z + 400) / 15) % 1) < 0.12 ? { tone: -0.16 } : null),
  });
  return group(
    place([0, 0, 5], cylinder(33, 5, 2, bricks('#b9a6b4', 7))),
    place([0, 0, 72], cylinder(29, 66, 2, wall)),
    place([0, 0, 138], torus(29, 3, shiny(PALETTE.orange, 0.5))),
    place([0, 0, 138], ellipsoid(29, 29, 22, shiny(PALETTE.orange, 0.6))),
    place([0, 0, 161], cylinder(6, 4, 2, shiny(PALETTE.gold))),
    [-5, 5].map((x) => capsule([x - 14, 28, 12], [x - 14, 28, 136], 1.3, 1.3, material(PALETTE.dark))),
    row(11, 20, 130, (z) => capsule([-19, 28.6, z], [-9, 28.6, z], 1, 1, material(PALETTE.dark))),
    place(
      [10, 28, 84],
      [box(6, 2, 34, 3, material(PALETTE.dark)), place([0, 1.4, -9], box(3.6, 1.6, 23, 2, neon('#ffd95e')))],
    ),
  );
}

/** Panes of the greenhouse with green shapes behind them. */
const greenGlass = material('#9fe3d6', {
  gloss: 0.9,
  soft: 0.5,
  paint: ([x, , z], normal) => {
    if (Math.abs(((x + 400) / 16) % 1) < 0.1 || Math.abs(((z + 400) / 15) % 1) < 0.1) return { color: CREAM };
    const leaf = Math.sin(x * 0.34) * 5 + Math.sin(x * 0.81 + 2) * 4 + 14;
    if (normal[1] > 0.4 && z < leaf - 8) return { color: Math.sin(x * 0.55) > 0.3 ? '#6cc46a' : '#4fae62', tone: 0.05 };
    if (normal[1] > 0.4 && z < leaf - 4 && Math.sin(x * 1.3) > 0.55) return { color: '#f2685f', tone: 0.1 };
    return Math.abs(((x + z * 1.2 + 400) / 34) % 1) < 0.24 ? { tone: 0.12 } : null;
  },
});

/** The glass house, with tomatoes on its panes and a robot gardener's watering line on its ridge. */
const greenhouse = (): Shape =>
  scaled(
    1.15,
    place([0, 0, 7], box(66, 37, 7, 2, bricks('#e0a98c', 7))),
    place([0, 0, 32], box(62, 33, 20, 1.4, greenGlass)),
    place(
      [0, 0, 50],
      prism(
        [
          [-62, 0],
          [62, 0],
          [62, 4],
          [44, 34],
          [-44, 34],
          [-62, 4],
        ],
        30,
        3,
        greenGlass,
      ),
    ),
    place([0, 0, 85], box(46, 4, 2, 1.4, trim)),
    row(5, -40, 40, (x) => place([x, 2, 88], cylinder(2.4, 2.6, 1, shiny(PALETTE.sky)))),
    [-62, 62].map((x) => place([x, 33, 32], box(2.4, 2.4, 20, 1, trim))),
    place(
      [0, 34, 24],
      [
        box(15, 2.4, 24, 2, trim),
        place(
          [0, 1.6, -1],
          box(
            12.4,
            1.8,
            21.6,
            1.4,
            material('#9fe0d6', {
              gloss: 0.8,
              paint: ([x, , z]) => (Math.abs(x) < 0.9 || Math.abs(z + 4) < 1 ? { color: CREAM } : null),
            }),
          ),
        ),
        place([4, 4, -2], sphere(1.6, shiny(PALETTE.gold))),
      ],
    ),
    place([0, 36, 56], signBoard('GREEN LAB', { height: 9, margin: 5, board: '#2f8a54', rim: '#fff3dc', lit: 0 })),
  );

/** A cog that stands upright and faces the viewer; radius in pixels. */
export const uprightCog = (radius: number, color: string, hub: string): Shape =>
  facing(
    group(
      cylinder(radius, 3, 1.2, shiny(color, 0.5)),
      ring(9, (c, s, _i, angle) =>
        place([c * radius * 1.05, s * radius * 1.05, 0], box(radius * 0.2, radius * 0.17, 3, 1, shiny(color, 0.5)), [
          0,
          0,
          angle / DEGREE,
        ]),
      ),
      cylinder(radius * 0.45, 4.6, 1.2, shiny(hub)),
    ),
  );

/** Where robots are mended: a rounded hall with an antenna, a roller door and a cog for a sign. */
const workshop = (): Shape =>
  scaled(
    1.15,
    place([0, 0, 5], box(70, 41, 5, 2, bricks('#8f88a8', 7))),
    place([0, 0, 38], box(66, 37, 34, 4, panels('#7fa6d8', 20, 14))),
    place([0, 0, 72], box(70, 41, 5, 3, shiny(PALETTE.orange, 0.4))),
    place([0, -4, 76], ellipsoid(60, 34, 34, stripes('#58b7f2', '#d8f0ff', 11, { gloss: 0.5 }))),
    place(
      [-14, 37, 30],
      [
        box(32, 2, 28, 2, shiny(PALETTE.dark, 0.3)),
        place(
          [0, 1.6, 2],
          box(
            28.6,
            1.6,
            25,
            1,
            material('#ffd95e', {
              gloss: 0.4,
              paint: ([, , z]) =>
                Math.abs(((z + 200) / 7) % 1) < 0.16 ? { tone: -0.16 } : z < -19 ? { color: '#4a4463' } : null,
            }),
          ),
        ),
      ],
    ),
    place(
      [42, 37, 34],
      [
        box(16, 2, 17, 3, trim),
        place(
          [0, 1.4, 0],
          box(
            13,
            1.6,
            14,
            2,
            material('#2b2550', {
              gloss: 0.6,
              soft: 0.8,
              paint: ([x, , z]) =>
                (Math.abs(Math.abs(x) - 5) < 1.8 && Math.abs(z - 3) < 3.2) ||
                (Math.abs(z + 6 - x * x * 0.05) < 1.2 && Math.abs(x) < 6)
                  ? { color: '#7ff3e6', flat: 1, glow: 1 }
                  : null,
            }),
          ),
        ),
      ],
    ),
    place([-14, 42, 86], uprightCog(17, PALETTE.gold, PALETTE.red)),
    place([42, 40, 64], signBoard('ROBO FIX', { height: 8, margin: 4, lit: 0.6 })),
    capsule([40, -10, 92], [40, -10, 128], 1.8, 1.2, steel),
    place([40, -10, 130], sphere(4.4, neon(PALETTE.pink))),
    place([40, -10, 116], torus(7, 1.2, shiny(PALETTE.gold))),
    place(
      [-46, -16, 92],
      [cylinder(8, 18, 2, panels('#c98f7c', 9, 9)), place([0, 0, 18], torus(8, 2, shiny(PALETTE.gold)))],
    ),
  );

/** An open shed on posts with a curved tin roof. */
const tractorShed = (): Shape =>
  scaled(
    1.1,
    place([0, 0, 2], box(64, 36, 2, 1.4, planks('#b98a5e', 8))),
    place([0, -32, 30], box(60, 2, 28, 1, boards(PALETTE.wood, 7))),
    [-58, 58].flatMap((x) => [-30, 32].map((y) => place([x, y, 32], box(3.4, 3.4, 32, 1, material(PALETTE.woodDark))))),
    [-1, 1].map((side) =>
      place(
        [side * 33, 0, 72],
        box(
          36,
          40,
          3,
          1.6,
          material(PALETTE.teal, {
            gloss: 0.35,
            paint: ([x]) => (Math.abs(((x + 400) / 9) % 1) < 0.22 ? { tone: -0.12 } : null),
          }),
        ),
        [0, side * 16, 0],
      ),
    ),
    place([0, 0, 82], cylinder(3, 3, 1, trim)),
    place([0, 38, 66], signBoard('TRACTORS', { height: 8.5, margin: 5, board: '#8a5636', rim: '#ffd95e', lit: 0 })),
    [-44, -28].map((x) => place([x, -26, 10], cylinder(8, 10, 1.6, shiny(x < -40 ? PALETTE.red : PALETTE.sky, 0.4)))),
    place([38, -27, 14], facing(torus(11, 5, material(PALETTE.dark)))),
  );

/** The way in: two log posts, a hanging board, a cog and two lanterns. */
function farmGate(): Shape {
  const log = material(PALETTE.woodDark, {
    paint: ([x, y, z]) => (Math.sin((Math.atan2(y, x) * 5 + z * 0.1) * 2) > 0.8 ? { tone: -0.12 } : null),
  });
  const lamp = neon('#ffe58a');
  return group(
    mirror(
      place(
        [82, 0, 0],
        [
          place([0, 0, 5], cone(13, 10, 5, 2, bricks('#b9a6b4', 6))),
          capsule([0, 0, 6], [0, 0, 96], 6.4, 5.4, log),
          place([0, 0, 100], sphere(6.6, shiny(PALETTE.gold))),
          capsule([0, 2, 74], [-17, 3, 74], 1.4, 1.2, material(PALETTE.dark)),
          place([-17, 3, 66], [sphere(5, lamp), place([0, 0, 5.4], cone(5, 2, 1.8, 0.6, material(PALETTE.dark)))]),
        ],
      ),
    ),
    capsule([-84, 0, 88], [84, 0, 88], 5, 5, log),
    [-34, 34].map((x) => capsule([x, 3, 86], [x, 3, 76], 1, 1, material(PALETTE.dark))),
    place([0, 5, 68], signBoard('ROBO FARM', { height: 15, margin: 9, board: '#b0563c', rim: '#ffd95e', lit: 0.3 })),
    place([0, 4, 96], uprightCog(11, PALETTE.gold, PALETTE.teal)),
  );
}

/** A water tower on legs, the farm's initial on its tank. */
const waterTower = (): Shape =>
  group(
    mirror(
      group(capsule([22, 16, 0], [15, 11, 74], 2.6, 2.2, steel), capsule([22, -16, 0], [15, -11, 74], 2.6, 2.2, steel)),
    ),
    capsule([-21, 16, 10], [17, 12, 60], 1.2, 1.2, steel),
    capsule([21, 16, 10], [-17, 12, 60], 1.2, 1.2, steel),
    place([0, 0, 76], cylinder(30, 2.6, 1.2, planks(PALETTE.wood, 6))),
    place(
      [0, 0, 98],
      cylinder(
        26,
        20,
        3,
        material('#7fc7ea', {
          gloss: 0.5,
          paint: ([x, y, z]) =>
            y > 0 && isInText('R', x, z, 20)
              ? { color: CREAM, flat: 0.6 }
              : Math.abs(Math.abs(z) - 15) < 1.2
                ? { color: PALETTE.indigo }
                : null,
        }),
      ),
    ),
    place([0, 0, 126], cone(29, 3, 9, 1.4, shingles(BARN_RED, 6))),
    capsule([0, 0, 0], [0, 0, 74], 4, 4, shiny('#7fc7ea')),
  );

const prop = propsOf(import.meta.url);

export const farmBuildings: readonly Prop[] = [
  prop('windmill', windmill, {
    camera: { samples: 2, zoom: 1.3 },
    footprints: foot(112, 64),
    fade: true,
    animation: { frames: 3, ms: 130 },
  }),
  prop('barn', barn, { camera: { elevation: 34 }, footprints: foot(148, 72, -4), fade: true }),
  prop('silo', silo, { camera: { elevation: 34 }, footprints: foot(66, 38), fade: true }),
  prop('greenhouse', greenhouse, { footprints: foot(154, 52), fade: true }),
  prop('robot-workshop', workshop, {
    camera: { elevation: 34 },
    footprints: foot(162, 56),
    fade: true,
    glow: '#7ff3e6',
  }),
  prop('tractor-shed', tractorShed, {
    footprints: [
      { width: 138, height: 8, dy: -20 },
      { width: 10, height: 40, dx: -64 },
      { width: 10, height: 40, dx: 64 },
    ],
    fade: true,
  }),
  prop('farm-gate', farmGate, {
    footprints: [
      { width: 24, height: 14, dx: -82 },
      { width: 24, height: 14, dx: 82 },
    ],
    fade: true,
    glow: '#ffe58a',
  }),
  prop('water-tower', waterTower, { footprints: foot(54, 34), fade: true }),
];
