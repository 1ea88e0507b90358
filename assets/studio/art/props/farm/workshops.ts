// Shapes the robot workshop, the tractor shed, the farm gate and the water tower.
import { DEGREE, facing, ring } from '../../core/arrange.ts';
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
  place,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { BARN_RED, CREAM, steel, trim } from './materials.ts';

/** A cog that stands upright and faces the viewer; radius in pixels. */
const uprightCog = (radius: number, color: string, hub: string): Shape =>
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

/** The robot workshop: a rounded hall with an antenna, a roller door and a cog for a sign. */
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

/** The farm gate: two log posts, a hanging board, a cog and two lanterns. */
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

export const farmWorkshops: readonly Prop[] = [
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
