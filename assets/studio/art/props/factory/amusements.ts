// Owns the machines that only amuse: balloon press and jack-in-the-box.
import { curve, pipe, row, starOutline, TURN } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { hazard, panels, radialStripes, shiny } from '../../core/materials.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  prism,
  type Shape,
  sphere,
  subtract,
  torus,
} from '../../core/shapes.ts';
import { brass } from './belts.ts';
import { BRASS, CORAL, CREAM, PLUM, toyColor } from './toys.ts';

export const TEAL = '#3fb8ae';

const steel = shiny('#b9c6d8', 0.8);

/** Stamps balloons that rise out of its hood. */
export const balloonPress = (): Shape => {
  const balloon = (x: number, y: number, z: number, color: string, r: number) => [
    capsule([x * 0.6, y, 84], [x, y, z - r], 0.6, 0.6, material(CREAM)),
    place([x, y, z], ellipsoid(r, r, r * 1.18, material(color, { gloss: 0.95, soft: 0.35 }))),
  ];
  return group(
    place([0, 0, 8], box(52, 27, 8, 3, hazard(10))),
    place([0, 0, 20], box(42, 22, 6, 2.5, panels('#f2857c', 14, 8))),
    mirror(
      group(
        place([38, 0, 42], cylinder(5, 42, 1, steel)),
        row(5, 14, 70, (z) => place([38, 0, z], torus(6, 1.3, brass))),
      ),
    ),
    place([0, 0, 50], box(30, 17, 9, 4, panels(TEAL, 12, 9))),
    place([0, 18, 50], signBoard('PUFF!', { height: 9, board: PLUM, ink: '#fdd04b', rim: BRASS, lit: 0.5, margin: 5 })),
    place([0, 0, 66], cylinder(8, 12, 1, steel)),
    place([0, 0, 88], box(50, 22, 9, 4, panels('#5f8fe0', 14, 9))),
    place([0, 0, 100], cone(16, 24, 5, 2, brass)),
    balloon(-22, -4, 138, toyColor(0), 12),
    balloon(4, -10, 156, toyColor(2), 14),
    balloon(26, 0, 134, toyColor(3), 11),
    balloon(-6, 8, 128, toyColor(1), 10),
    balloon(-36, -8, 164, toyColor(5), 11),
  );
};

/** A giant jack-in-the-box; the head bobs with `phase`. */
export function jackBox(phase: number): Shape {
  const up = Math.sin(phase * TURN) * 6;
  const star = prism(starOutline(5, 16, 7.4), 1, 0.8, material(CORAL, { gloss: 0.5 }));
  const side = material('#4a8fe8', {
    gloss: 0.4,
    paint: ([x, y, z], n) => {
      const u = Math.abs(n[0]) > 0.6 ? y : x;
      return Math.max(Math.abs(u), Math.abs(z)) > 25 ? { color: '#fdd04b' } : null;
    },
  });
  const spring = pipe(
    curve(44, (t) => [Math.cos(t * TURN * 4.5) * 12, Math.sin(t * TURN * 4.5) * 12, 58 + t * (38 + up)]),
    2.3,
    steel,
  );
  const head = group(
    sphere(22, material('#ffe3c2', { soft: 0.4 })),
    place([0, 21.5, -1], sphere(6, shiny('#f2453f', 1))),
    mirror(place([8.4, 18.6, 6], ellipsoid(4.4, 2.4, 6, material('#ffffff', { soft: 0.8 })))),
    mirror(place([8, 20.6, 5], ellipsoid(2.6, 1.4, 3.8, material('#3a2440', { gloss: 1 })))),
    mirror(place([14, 15.4, -4], ellipsoid(4.4, 2.6, 3.2, material('#ff9a8c', { soft: 0.7 })))),
    place([0, 19, -11], ellipsoid(8, 3.4, 4, material('#8a2f4a'))),
    mirror(
      group(place([21, -2, 4], sphere(10, material('#f58a2e'))), place([20, -3, 14], sphere(8, material('#f58a2e')))),
    ),
    place(
      [0, -2, 21],
      [
        cone(17, 1.6, 13, 1.2, radialStripes('#9a63e0', '#fdd04b', 4)),
        place([0, 0, 15], sphere(4.6, shiny('#58b7f2'))),
      ],
    ),
  );
  return group(
    subtract(place([0, 0, 29], box(29, 27, 29, 3, side)), place([0, 0, 52], box(24, 22, 16, 1, material(PLUM)))),
    place([0, 28, 29], star),
    place([0, -34, 74], box(29, 2.6, 22, 2, shiny('#4a8fe8', 0.4)), [18, 0, 0]),
    spring,
    place([0, 0, 102 + up], torus(15, 5, radialStripes(CREAM, CORAL, 8))),
    place([0, 2, 124 + up], head),
    pipe(
      [
        [29, 4, 30],
        [40, 4, 30],
        [40, 4, 42],
      ],
      2.4,
      brass,
    ),
    place([40, 4, 46], sphere(5, shiny(CORAL))),
  );
}
