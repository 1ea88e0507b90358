// Owns Mr Dal's pudding on its table: hidden under a cover, flopped, or perfect. All three share table and anchor.
import { ring } from '../../core/arrange.ts';
import { type Material, material } from '../../core/material.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  blend,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  type Shape,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';

const custard: Material = material('#fdd98a', { gloss: 0.7, soft: 0.4 });
const caramel: Material = material('#b0602a', { gloss: 1, soft: 0.4 });
const cherry: Material = material(PALETTE.red, { gloss: 1 });

function table(): Shape {
  const cloth = material('#fffaf0', {
    paint: ([x, y, z]) => {
      const around = Math.floor((Math.atan2(y, x) / Math.PI + 1) * 12) % 2;
      return z < -2
        ? around
          ? { color: '#f08a7a' }
          : null
        : Math.hypot(x, y) > 18 && around
          ? { color: '#f08a7a' }
          : null;
    },
  });
  return group(
    place([0, 0, 3], cylinder(9, 1.6, 1, material(PALETTE.woodDark))),
    place([0, 0, 12], cylinder(3, 10, 1, material(PALETTE.woodDark))),
    place([0, 0, 18], cone(25, 22.6, 7.6, 1.4, cloth)),
    place([0, 0, 26.4], cylinder(16, 0.9, 0.7, material('#8fd0e8', { gloss: 0.7 }))),
  );
}

const onPlate = (food: Shape): Shape => group(table(), place([0, 0, 27], food));

/** A smooth dome with caramel running down, cream and a cherry. */
function perfect(): Shape {
  const cream = material('#fffdf6', { soft: 0.5 });
  return group(
    place([0, 0, 6.6], cone(12, 8.6, 6.8, 3, custard)),
    blend(
      1.4,
      place([0, 0, 13], cylinder(8.8, 1.5, 1.2, caramel)),
      ring(7, (cos, sin, i) =>
        capsule(
          [cos * 8.6, sin * 8.6, 13],
          [cos * (10 + (i % 3) * 0.6), sin * (10 + (i % 3) * 0.6), 9 - (i % 3) * 2],
          1.8,
          1.5,
          caramel,
        ),
      ),
    ),
    ring(6, (cos, sin) => place([cos * 13.4, sin * 13.4, 1.6], sphere(2.1, cream))),
    place([0, 0, 15.6], torus(3, 1.6, cream)),
    place([0, 0, 18.4], sphere(3, cherry)),
    capsule([0, 0, 21], [2, 0, 25], 0.6, 0.5, material('#4f9e4a')),
  );
}

/** Fallen to one side, run out over the plate; the cherry has slid off. */
function flop(): Shape {
  return group(
    blend(
      2.4,
      place([-1, 1, 2], ellipsoid(13, 11.6, 3, custard)),
      place([-4.4, -2, 5], ellipsoid(7, 7, 4, custard), [0, -16, 0]),
      place([8, 5, 1.2], ellipsoid(6, 4.4, 1.7, custard)),
    ),
    blend(
      1.4,
      place([-4, 0.6, 8.2], ellipsoid(5.4, 4.6, 1.4, caramel), [0, -18, 0]),
      capsule([-1, 4, 7], [2, 10, 3.4], 1.6, 1.8, caramel),
      capsule([-8, 3, 6], [-9, 9, 3], 1.5, 1.7, caramel),
    ),
    place([10.4, 10, 3], sphere(3, cherry)),
    capsule([10.4, 10, 5.6], [13.4, 11, 8], 0.6, 0.5, material('#4f9e4a')),
  );
}

/** A shining cover: nobody knows yet. */
function cover(): Shape {
  const silver = material('#d3dcea', { gloss: 1 });
  return group(
    place([0, 0, 1.6], cylinder(14.6, 1.2, 0.8, silver)),
    place([0, 0, 3], ellipsoid(13.4, 13.4, 13, silver)),
    place([0, 0, 17.4], sphere(2.4, material(PALETTE.gold, { gloss: 1 }))),
  );
}

const prop = propsOf(import.meta.url);
const hints = { footprints: foot(40, 18) };

export const puddings: readonly Prop[] = [
  prop('pudding-covered', () => onPlate(cover()), hints),
  prop('pudding-flop', () => onPlate(flop()), hints),
  prop('pudding-perfect', () => onPlate(perfect()), hints),
];
