// Shapes the farm's silo and greenhouse.
import { row } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { bricks, neon, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cylinder,
  ellipsoid,
  group,
  place,
  prism,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { CREAM, trim } from './materials.ts';

/** A ribbed silo with a dome, a ladder and a gauge of the grain inside. */
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

/** The glass house, with tomatoes on its panes and a watering line on its ridge. */
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

const prop = propsOf(import.meta.url);

export const farmGreenhouse: readonly Prop[] = [
  prop('silo', silo, { camera: { elevation: 34 }, footprints: foot(66, 38), fade: true }),
  prop('greenhouse', greenhouse, { footprints: foot(154, 52), fade: true }),
];
