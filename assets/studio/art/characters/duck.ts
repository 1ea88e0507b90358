// Owns the duck that walks by the pond.
import { material } from '../core/material.ts';
import { PALETTE } from '../core/palette.ts';
import { blend, capsule, ellipsoid, group, mirror, place, type Shape, sphere } from '../core/shapes.ts';

/** The duck, about 24 px tall; `phase` (radians) waddles, null stands. */
export function duck(phase: number | null = null, pecking = 0): Shape {
  const body = material('#fff6dc', { gloss: 0.2 });
  const swing = phase === null ? 0 : Math.sin(phase);
  const orange = material(PALETTE.orange, { gloss: 0.4 });
  const foot = (side: number) => place([side * 3.4, swing * side * 3, 1], ellipsoid(2.6, 3.6, 1, orange));
  const head = group(
    sphere(6, body),
    place([0, 6, -0.6], ellipsoid(2.6, 3.4, 1.1, orange)),
    mirror(place([2.9, 4.7, 1.6], sphere(1.1, material('#3a2440', { gloss: 0.8 })))),
    mirror(place([4.2, 3.6, -1.2], sphere(1, material('#ffb0a0')))),
  );
  return group(
    foot(-1),
    foot(1),
    place(
      [0, 0, 7],
      [
        blend(2, ellipsoid(7.6, 9, 6.4, body), capsule([0, -6, 1], [0, -11, 5], 4, 1.2, body)),
        mirror(place([7, -0.6, 1], ellipsoid(1.6, 5.4, 4, material('#f2dfae')))),
      ],
      [0, swing * 6, 0],
    ),
    place([0, 5, 17 - pecking * 5], head, [pecking * -30, swing * -4, 0]),
  );
}
