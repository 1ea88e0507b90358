import { isInText } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { boards, neon, shiny } from '../../core/materials.ts';
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
  sphere,
  torus,
  turn,
} from '../../core/shapes.ts';

const gold = shiny(PALETTE.gold);

export const inkwell = (): Shape =>
  group(
    place(
      [0, 0, 14],
      cone(18, 14, 14, 5, material('#a9c8ff', { gloss: 1, paint: ([, , z]) => (z < 4 ? { color: '#4f57d8' } : null) })),
    ),
    place([0, 0, 31], cylinder(9, 4, 2, gold)),
    capsule([3, -4, 30], [22, -10, 76], 1.6, 1.2, material('#fff6e6')),
    place(
      [18, -9, 64],
      turn(
        [0, 22, 0],
        ellipsoid(
          8,
          2.6,
          22,
          material('#ff9ac0', {
            paint: ([x, , z]) => (Math.abs(((z - Math.abs(x)) / 5) % 1) < 0.16 ? { tone: -0.14 } : null),
          }),
        ),
      ),
    ),
  );

export const perch = (): Shape =>
  group(
    place([0, 0, 3], cylinder(17, 3, 1.4, boards(PALETTE.woodDark))),
    place([0, 0, 24], cylinder(3, 24, 1, boards(PALETTE.wood, 7))),
    capsule([-24, 0, 48], [24, 0, 48], 3, 3, material(PALETTE.wood)),
    place([-22, 2, 40], [torus(3, 1, gold), place([0, 0, -5], cylinder(6, 4, 1.4, shiny('#58b7f2')))]),
    mirror(place([25, 0, 48], sphere(4, gold))),
  );

/** Open pages on a stand; three letters fly out of them. */
export const openBook = (): Shape => {
  const lines = material('#fff6e0', {
    paint: ([x, y], n) =>
      n[2] > 0.6 && Math.abs(x) < 16 && Math.abs(y) < 11 && Math.abs((y / 4.4) % 1) < 0.24
        ? { color: '#9a86b8' }
        : null,
  });
  const flying = [
    ['A', -20, 30, '#f2685f'],
    ['?', 0, 46, '#9a63e0'],
    ['Z', 20, 32, '#58b7f2'],
  ] as const;
  return group(
    place([0, 0, 4], cylinder(18, 4, 2, boards(PALETTE.woodDark))),
    place([0, 0, 18], cylinder(5, 14, 1, boards(PALETTE.wood))),
    place(
      [0, 0, 36],
      turn(
        [26, 0, 0],
        [
          mirror(
            place(
              [22, 0, 3],
              [box(23, 18, 2.4, 1.4, shiny('#c8506f', 0.4)), place([-1, 0, 3.4], box(21, 16, 2.6, 1.6, lines))],
              [0, -13, 0],
            ),
          ),
        ],
      ),
    ),
    flying.map(([letter, x, z, color]) =>
      place(
        [x, 0, 36 + z],
        box(
          8,
          1.6,
          9,
          1.6,
          material(color, {
            gloss: 0.5,
            soft: 0.6,
            glow: 0.4,
            paint: ([px, , pz], n) =>
              n[1] > 0.5 && isInText(letter, px, pz, 10) ? { color: '#fff6e0', flat: 0.8 } : null,
          }),
        ),
        [0, x * 0.7, 0],
      ),
    ),
  );
};

/** A pen that is a lamp: its nib shines. */
export const quillLamp = (): Shape =>
  group(
    place([0, 0, 4], cone(9, 6, 4, 1.4, shiny('#c8506f'))),
    place([0, 0, 32], cylinder(2.6, 28, 0.8, shiny('#c8506f', 0.5))),
    place([0, 0, 20], torus(3.2, 1.4, gold)),
    place([0, 0, 62], cylinder(6, 3, 1.4, gold)),
    place([0, 0, 74], cone(8.4, 1, 11, 1.4, neon('#ffe9a0'))),
    place([0, 0, 65], sphere(8.6, neon('#ffe9a0'))),
  );
