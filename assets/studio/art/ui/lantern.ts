// Owns the sign of Lanternwise: a lantern whose flame is a small owl.
import { ring } from '../core/arrange.ts';
import { material } from '../core/material.ts';
import { shingles } from '../core/materials.ts';
import {
  blend,
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
} from '../core/shapes.ts';

const GOLD = material('#f9c23c', { gloss: 0.9 });
const GLASS = material('#fff2b8', {
  soft: 1,
  glow: 1,
  paint: ([x, , z]) => ({ tone: 0.12 - Math.hypot(x / 26, (z + 3) / 34) * 0.22, flat: 0.7 }),
});

/** A flame with ears, eyes and a beak. */
function flameOwl(): Shape {
  const flame = material('#ff8420', {
    soft: 0.6,
    glow: 1,
    paint: ([x, y, z]) =>
      y > 2 && (x / 8.6) ** 2 + ((z + 6) / 7.4) ** 2 < 1 ? { color: '#ffc23a', tone: 0.04 } : null,
  });
  const body = ellipsoid(13.6, 9, 14.6, flame);
  const eye = group(
    ellipsoid(5.4, 3, 5.8, material('#fffbe8', { soft: 1 })),
    place([-0.5, 2.2, -0.2], ellipsoid(3.1, 1.6, 3.7, material('#3a2440', { gloss: 0.5 }))),
    place([-1.5, 3.6, 1.5], sphere(1.2, material('#ffffff', { soft: 1, flat: 1 }))),
  );
  return group(
    blend(
      4,
      body,
      mirror(capsule([7, 0, 9], [12, 0, 20], 4.6, 0.9, flame)),
      capsule([0, 0, 10], [1.6, 0, 25], 6.4, 0.8, flame),
    ),
    place([-5.4, 7.4, 3.6], eye),
    place([5.4, 7.4, 3.6], eye),
    place([0, 9.4, -1.4], cone(0.4, 2, 2.6, 0.5, material('#e8662e', { gloss: 0.5 }))),
  );
}

/** The lantern, about 106 px tall. */
export function lantern(): Shape {
  const posts = ring(
    6,
    (cos, sin) => capsule([cos * 24, sin * 24, 12], [cos * 24, sin * 24, 60], 1.9, 1.9, GOLD),
    Math.PI / 6,
  );
  return group(
    place([0, 0, 3], cylinder(24, 3, 1.6, material('#a8642a', { gloss: 0.5 }))),
    place([0, 0, 9], cylinder(28, 4, 2, GOLD)),
    place([0, 0, 36], cylinder(22, 26, 2, GLASS)),
    posts.filter((_, index) => index !== 1),
    place([0, 22, 33], flameOwl(), null, 1.32),
    place([0, 0, 63], cylinder(29, 3.6, 2, GOLD)),
    place([0, 0, 75], cone(29, 9, 9, 2, shingles('#5b57d6', 6))),
    place([0, 0, 86], cylinder(9, 2.6, 1.4, GOLD)),
    place([0, 0, 97], turn([90, 0, 0], torus(8, 2.6, GOLD))),
  );
}
