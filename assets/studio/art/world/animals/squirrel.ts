// Owns the squirrel, seen from its side and looking east: it nibbles a nut, or runs.
import { material } from '../../core/material.ts';
import { blend, capsule, cone, ellipsoid, group, place, type Shape, sphere } from '../../core/shapes.ts';

const fur = material('#c2643a', { soft: 0.4 });
const brush = material('#d9804a', {
  soft: 0.4,
  paint: ([x, , z]) => (Math.sin(x * 2.2 + z * 1.3) > 0.75 ? { tone: -0.1 } : null),
});
const cream = material('#ffe9cf', { soft: 0.5 });
const dark = material('#2a1a3e', { gloss: 0.9 });

function head(): Shape {
  const ear = (y: number) => place([-0.8, y, 4.2], cone(1.3, 0.3, 2.2, 0.3, fur));
  return group(
    blend(1, sphere(4.2, fur), place([3, 0.6, -1], sphere(2.3, fur))),
    place([3.2, 1.4, -1.6], ellipsoid(2, 1.7, 1.4, cream)),
    place([5, 1, -0.4], sphere(0.8, dark)),
    place([1.8, 3.6, 0.8], sphere(1.2, dark)),
    ear(2),
    ear(-2),
  );
}

const tail = (points: readonly (readonly [number, number, number])[]): Shape =>
  blend(
    2,
    points.map(([x, z, size]) => place([x, -0.6, z], sphere(size, brush))),
  );

/** `nibble` 0–1 lifts the nut to the mouth. */
export function nibblingSquirrel(nibble: number): Shape {
  const nut = 8 + nibble * 1.8;
  return group(
    tail([
      [-6, 4, 2.6],
      [-9, 8, 3.4],
      [-9.6, 13, 3.9],
      [-7.6, 17.4, 3.6],
      [-4.8, 18.8, 2.4],
    ]),
    blend(1.6, place([-1, 0, 5], ellipsoid(5.2, 4.4, 5, fur)), place([1.4, 0, 8.6], ellipsoid(3.8, 3.6, 4.6, fur))),
    place([3, 1, 7], ellipsoid(2, 2.6, 3.6, cream)),
    place([0.6, 3.4, 1.8], ellipsoid(3.6, 1.6, 1.7, fur)),
    place([3.4, 0.4, 14.2 - nibble * 0.6], head(), [0, nibble * 8, 0]),
    capsule([2.6, 3, 9], [6.2, 2, nut], 1.3, 1.1, fur),
    place([6.8, 1.6, nut + 0.4], sphere(1.7, material('#8a5636', { gloss: 0.5 }))),
  );
}

/** `phase` 0–1 of one leap: gathered, stretched, gathered. */
export function runningSquirrel(phase: number): Shape {
  const stretch = Math.sin(phase * Math.PI * 2);
  const up = 1.6 + stretch * 1.4;
  const leg = (x: number, y: number, reach: number) =>
    capsule([x, y, 5 + up], [x + reach, y, 1 + up * 0.6], 1.5, 1.2, fur);
  return group(
    tail([
      [-7, 6 + up, 2.6],
      [-11, 8 + up + stretch, 3.4],
      [-15, 9.4 + up - stretch, 3.4],
      [-18, 11 + up - stretch * 2, 2.4],
    ]),
    place([-1, 0, 6 + up], ellipsoid(7, 3.8, 3.8, fur), [0, -stretch * 8, 0]),
    [
      leg(3.6, 1.8, 1 + stretch * 3),
      leg(3.6, -1.8, stretch * 3),
      leg(-4.6, 1.8, -1 - stretch * 3),
      leg(-4.6, -1.8, -stretch * 3),
    ],
    place([7, 0.4, 9 + up], head()),
  );
}
