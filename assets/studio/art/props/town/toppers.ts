// Owns the giant cakes on the roofs of python-world's shops: each one shows the idea that its shop teaches.
import { facing, ring, row, times } from '../../core/arrange.ts';
import { isInText } from '../../core/lettering.ts';
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
  place,
  prism,
  type Shape,
  sphere,
  torus,
  turn,
} from '../../core/shapes.ts';

export const frosting = (color: string): Material => material(color, { gloss: 0.45 });
const cherry = material(PALETTE.red, { gloss: 1 });
const crust = material('#dca25c');

/** Icing with coloured sprinkles, for things that are turned to face the viewer. */
function sprinkled(base: string, colors: readonly string[]): Material {
  return material(base, {
    gloss: 0.5,
    paint: ([x, y, z]) => {
      const cell = cellNoise((Math.atan2(y, x) + 4) * 3.2, Math.hypot(x, y) / 3.2 + z / 3, 3);
      return cell.nearest < 0.24 ? { color: colors[Math.floor(cell.id * colors.length)] ?? base, flat: 0.5 } : null;
    },
  });
}

/** A face with lettering on a lying disc or an upright board. */
const lettered = (base: string, text: string, height: number, ink: string): Material =>
  material(base, {
    gloss: 0.3,
    soft: 0.6,
    paint: ([x, , z], n) => (n[1] > 0.5 && isInText(text, x, z, height) ? { color: ink, flat: 0.7 } : null),
  });

/** print: a cupcake that says "Hi!". */
export const sayingCupcake = (): Shape =>
  group(
    place([-9, 0, 9], cone(11, 15, 9, 1, radialStripes('#f7a64a', '#ffd08a', 10))),
    blend(
      3,
      place([-9, 0, 20], ellipsoid(17, 17, 6.5, frosting('#ff9cc6'))),
      place([-9, 0, 27], ellipsoid(12.5, 12.5, 6, frosting('#ff9cc6'))),
      place([-9, 0, 33], ellipsoid(8, 8, 5.5, frosting('#ff9cc6'))),
    ),
    place([-9, 0, 40], sphere(4.4, cherry)),
    place([19, 6, 38], box(15, 3, 10.5, 5, lettered('#fffdf6', 'Hi!', 12, '#8a2f5c'))),
    place(
      [9, 6, 27],
      prism(
        [
          [-3, 4],
          [6, 4],
          [-6, -6],
        ],
        2,
        1,
        material('#fffdf6'),
      ),
    ),
  );

/** variables: a jar that keeps something, with a name on its label. */
export const namedJar = (): Shape =>
  group(
    place([0, 0, 20], cylinder(17, 20, 5, material('#c9efff', { gloss: 0.9, soft: 0.6 }))),
    ring(9, (x, y, i) =>
      place(
        [x * 13.6, y * 13.6, 12 + (i % 3) * 9],
        sphere(
          5.2,
          material([PALETTE.red, PALETTE.yellow, PALETTE.lime, PALETTE.pink][i % 4] ?? PALETTE.red, { gloss: 0.7 }),
        ),
      ),
    ),
    place([0, 16.4, 20], box(12, 2, 8.5, 2, lettered('#fff6e2', 'x = 5', 8.6, '#6a3f9c'))),
    place([0, 0, 43], cylinder(15.5, 4, 2, shiny(PALETTE.purple))),
    place([0, 0, 49], sphere(4, shiny(PALETTE.gold, 1))),
  );

/** input: the bell of a counter; ring it and say what you want. */
export const counterBell = (): Shape =>
  group(
    place([0, 0, 3], cylinder(22, 3, 1.5, material(PALETTE.woodDark))),
    place([0, 0, 8], ellipsoid(19, 19, 19, shiny('#ffcf52', 1))),
    place([0, 0, 7], torus(19, 2.2, shiny('#e0a02e', 0.9))),
    place([0, 0, 28], cylinder(2.4, 4, 0.8, shiny(PALETTE.steel, 0.9))),
    place([0, 0, 33], ellipsoid(5.4, 5.4, 3.6, shiny('#ff8f6b', 0.9))),
    [-1, 1].map((side) =>
      [0, 1].map((i) =>
        place([side * (25 + i * 7), 4, 24 + i * 4], torus(5 + i * 2, 1.3, shiny('#fff6d6')), [70, side * 38, 0]),
      ),
    ),
  );

/** indentation: a layer cake whose layers step to the right, as lines of a block do. */
export const steppingCake = (): Shape =>
  group(
    [
      [-13, 0, '#fff0d8', '#ff9cc6'],
      [0, 13, '#c9a2f5', '#fff0d8'],
      [13, 26, '#ff9cc6', '#fff0d8'],
    ].map(([x, z, cake, icing]) =>
      group(
        place([Number(x), 0, Number(z) + 6.5], box(21, 15, 6.5, 3.4, frosting(String(cake)))),
        place([Number(x), 0, Number(z) + 12], box(22, 16, 1.8, 1.6, frosting(String(icing)))),
        row(4, -15, 15, (dx) =>
          place([Number(x) + dx, 15.4, Number(z) + 9], ellipsoid(3.2, 2, 3.6, frosting(String(icing)))),
        ),
      ),
    ),
    place([13, 0, 46], cylinder(1.7, 6, 0.5, material(PALETTE.sky))),
    place([13, 0, 55], ellipsoid(1.8, 1.8, 3, material('#ffc94a', { soft: 1, glow: 1 }))),
  );

/** if / else: a lolly that is one thing or the other. */
export function choiceLolly(): Shape {
  const sides = material(PALETTE.rose, {
    gloss: 0.7,
    soft: 0.4,
    paint: ([x, y]) =>
      isInText('?', x, y, 26) ? { color: '#fffdf6', flat: 0.6 } : x > 0 ? { color: '#35bfb0' } : null,
  });
  return group(
    place([0, 0, 9], cylinder(2.8, 9, 1, material('#fff6ea'))),
    place([0, 0, 36], turn([80, 0, 0], group(cylinder(22, 4.6, 4, sides), torus(22, 2.2, shiny('#fff3e6', 0.6))))),
    [-1, 1].map((side) =>
      place(
        [side * 31, 0, 20],
        prism(
          [
            [-4 * side, 8],
            [8 * side, 0],
            [-4 * side, -8],
          ],
          2.4,
          1.2,
          shiny(side < 0 ? PALETTE.rose : '#35bfb0'),
        ),
      ),
    ),
  );
}

/** operators: a pair of scales that weighs a plus against a minus. */
export function cakeScales(): Shape {
  const brass = shiny('#f2bd45', 0.9);
  const pan = (x: number, z: number, cake: Shape): Shape =>
    group(
      [-8, 8].map((dx) => capsule([x, 0, z + 22], [x + dx, 0, z + 3], 0.8, 0.8, brass)),
      place([x, 0, z], ellipsoid(13, 11, 3.2, brass)),
      place([x, 0, z + 2], cake),
    );
  const biscuit = material('#e0a35a', { gloss: 0.3 });
  const minus = place([0, 0, 8], box(9, 3, 3, 1.6, biscuit));
  const plus = group(minus, place([0, 0, 8], box(3, 3, 9, 1.6, biscuit)));
  return group(
    place([0, 0, 3], cylinder(15, 3, 1.5, material('#8a4f6a'))),
    place([0, 0, 24], cylinder(2.6, 22, 1, brass)),
    capsule([-25, 0, 46], [25, 0, 40], 2.2, 2.2, brass),
    place([0, 0, 46], sphere(4.4, shiny(PALETTE.rose, 1))),
    pan(-25, 24, minus),
    pan(25, 18, plus),
  );
}

/** loops: a doughnut, round and round. */
export const loopDoughnut = (): Shape =>
  place(
    [0, 0, 22],
    group(
      turn([74, 0, 0], torus(14, 7.8, material('#d9934a'))),
      place(
        [0, 1.6, 0.6],
        turn([74, 0, 0], torus(14, 7.5, sprinkled('#fb86b6', ['#ffffff', '#fdd04b', '#58b7f2', '#a3d94f']))),
      ),
    ),
  );

/** functions: a mixer; ingredients go in, dough comes out. */
export const kindMixer = (): Shape =>
  group(
    place([0, 0, 3], box(26, 12, 3, 2.4, shiny('#58b7f2'))),
    place([-17, 0, 20], box(7, 8, 17, 4, shiny('#58b7f2'))),
    place([0, 0, 40], box(24, 9, 8, 7, shiny('#58b7f2'))),
    place([24.5, 0, 40], facing(cylinder(4, 1, 0.5, shiny(PALETTE.gold, 1))), [0, 0, -90]),
    place([9, 0, 15], cone(9, 14, 9, 2, shiny('#e8edf7', 1))),
    place([9, 0, 24], ellipsoid(13, 13, 4.4, frosting('#fff0d2'))),
    capsule([9, 0, 32], [9, 0, 24], 2, 3, shiny(PALETTE.steel)),
    place([0, 9.4, 41], box(8, 1, 5, 1, lettered('#2f6fae', 'f(x)', 7, '#fff6d6'))),
  );

/** A heap of fresh loaves for the workshop. */
export const loafHeap = (): Shape =>
  group(
    times(3, (i) =>
      place(
        [(i - 1) * 17, i === 1 ? 4 : 0, 9],
        group(
          ellipsoid(12, 9, 9, crust),
          [-5, 0, 5].map((x) => capsule([x - 2, 6, 6], [x + 2, 2, 9], 1.1, 1.1, material('#fbe3b0'))),
        ),
      ),
    ),
    place([0, 0, 22], ellipsoid(12, 9, 8, crust)),
  );
