// Owns the town's market stalls, its lanterns and the café tables.
import { facing, row, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { boards, neon, radialStripes, shiny, stripes } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  type Shape,
  scaled,
  sphere,
  torus,
  turn,
} from '../../core/shapes.ts';

/** A stall with a striped roof; `wares` stand in two rows on its slanting counter. */
export function marketStall(cloth: string, sign: string, wares: (i: number) => Shape): Shape {
  return group(
    place([0, 0, 11], box(40, 15, 11, 2, boards('#c98a55', 6))),
    place([0, 4, 25], box(42, 18, 2, 1, material('#f3d9b0')), [-14, 0, 0]),
    times(14, (i) => place([-33 + (i % 7) * 11, i < 7 ? -4 : 10, i < 7 ? 30 : 27], wares(i))),
    [-38, 38].map((x) => capsule([x, -10, 20], [x, -10, 74], 2, 2, material(PALETTE.woodDark))),
    [-38, 38].map((x) => capsule([x, 14, 20], [x, 14, 66], 2, 2, material(PALETTE.woodDark))),
    place([0, 2, 76], box(46, 21, 3, 2, stripes(cloth, PALETTE.cream, 9)), [-18, 0, 0]),
    row(8, -40.5, 40.5, (x, i) =>
      place([x, 22, 67], facing(cylinder(5.7, 1.3, 0.6, material(i % 2 ? cloth : PALETTE.cream)))),
    ),
    place([0, 17, 12], signBoard(sign, { height: 9, lit: 0.3, board: '#7a3f5a', margin: 5 })),
  );
}

export const fruit = (i: number): Shape =>
  ellipsoid(
    5,
    5,
    5,
    material([PALETTE.red, PALETTE.orange, PALETTE.lime, PALETTE.yellow, PALETTE.purple][i % 5] ?? PALETTE.red, {
      gloss: 0.6,
    }),
  );

export const bread = (i: number): Shape =>
  i % 3 === 0
    ? turn([0, 0, 30], ellipsoid(7, 4, 4, material('#dca25c')))
    : turn([74, 0, 0], torus(3.4, 2.2, material(i % 2 ? '#c98a4a' : '#fb86b6', { gloss: 0.4 })));

export const blooms = (i: number): Shape =>
  group(
    place([0, 0, 1], cone(3, 4.4, 4, 0.8, material('#b8694a'))),
    place(
      [0, 0, 8],
      sphere(
        5,
        material([PALETTE.pink, PALETTE.yellow, '#ffffff', PALETTE.lilac][i % 4] ?? PALETTE.pink, { soft: 0.6 }),
      ),
    ),
  );

/** A lantern on a curled post. */
export function candyLantern(): Shape {
  const iron = material('#7a3f6a', { gloss: 0.5 });
  return group(
    place([0, 0, 4], cone(6.5, 4, 4, 1, iron)),
    place([0, 0, 34], cylinder(2, 32, 0.5, iron)),
    place([0, 0, 24], torus(2.6, 1.2, shiny(PALETTE.gold, 0.8))),
    place(
      [0, 0, 72],
      ellipsoid(
        9.4,
        9.4,
        10.4,
        material('#ffe58a', {
          glow: 1,
          soft: 1,
          paint: ([x, , z]) => ({
            flat: 0.7,
            tone: Math.abs(Math.abs(x) - Math.sqrt(Math.max(0, 90 - z * z)) * 0.45) < 0.6 ? -0.06 : 0.2,
          }),
        }),
      ),
    ),
    place([0, 0, 63], cylinder(5, 1.6, 0.6, iron)),
    place([0, 0, 83], cone(6, 1.4, 3.4, 0.8, shiny(PALETTE.rose))),
    place([0, 0, 88], sphere(2.2, shiny(PALETTE.gold, 1))),
  );
}

/** Paper lanterns on a line between two posts, 150 px wide; one walks under it. */
export function lanternLine(): Shape {
  const sag = (x: number): number => 92 - 14 * (1 - (x / 75) ** 2);
  const colors = ['#ff8fb0', '#ffd166', '#8fe0c8', '#8fc8ff', '#d9a8ff'];
  return group(
    [-76, 76].map((x) =>
      group(
        place([x, 0, 47], cylinder(2.2, 46, 0.6, material('#7a3f6a'))),
        place([x, 0, 95], sphere(3.2, shiny(PALETTE.gold, 1))),
        place([x, 0, 3], cylinder(6, 3, 1, material('#7a3f6a'))),
      ),
    ),
    times(14, (i) => {
      const [left, right] = [-75 + i * 10.7, -75 + (i + 1) * 10.7];
      return capsule([left, 0, sag(left)], [right, 0, sag(right)], 0.7, 0.7, material('#5a3f5c'));
    }),
    row(5, -54, 54, (x, i) =>
      place(
        [x, 0, sag(x) - 9],
        [
          ellipsoid(6.4, 6.4, 7.6, neon(colors[i] ?? '#ffd166')),
          place([0, 0, 7.6], cylinder(2.6, 1.2, 0.4, material('#5a3f5c'))),
        ],
      ),
    ),
  );
}

/** A café table under a parasol with two stools. */
export function cafeTable(color: string): Shape {
  return scaled(
    1.2,
    place([0, 0, 11], cylinder(11, 1.2, 0.8, material('#fff6e8', { gloss: 0.3 }))),
    place([0, 0, 5], cylinder(1.4, 5.5, 0.4, material(PALETTE.dark))),
    place([0, 0, 28], cylinder(1.2, 16, 0.3, material(PALETTE.wood))),
    place([0, 0, 42], cone(21, 2, 5.4, 0.8, radialStripes(color, PALETTE.cream, 6))),
    place([0, 0, 49], sphere(1.8, shiny(PALETTE.gold, 1))),
    [-17, 17].map((x) =>
      place(
        [x, 3, 4.6],
        [cylinder(5, 4.4, 1.2, material(color)), place([0, 0, 3], cylinder(5.4, 1.2, 0.6, trimCloth))],
      ),
    ),
    place([4, 4, 13.6], cone(2, 2.6, 1.6, 0.3, material('#ff9cc6'))),
    place([-4, 2, 13.4], cylinder(2.4, 1, 0.3, material('#ffffff'))),
  );
}

export const trimCloth = material('#fff6e8');
