// Owns the great lantern: the sign of Lanternwise as a landmark, asleep or alight in one and the same silhouette.
import { ring } from '../core/arrange.ts';
import { type Material, material } from '../core/material.ts';
import { panels, shingles } from '../core/materials.ts';
import { PALETTE } from '../core/palette.ts';
import {
  blend,
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
} from '../core/shapes.ts';

/** How the camera looks at it: as at towers, so that the glass is seen from the front. */
export const LANTERN_CAMERA = { elevation: 31 };

const GOLD = material(PALETTE.gold, { gloss: 0.9 });
const BRONZE = material('#a8642a', { gloss: 0.5 });
const STONE = panels('#b9b0cf', 11, 9, { gloss: 0.1 });

const glassOf = (lit: boolean): Material =>
  lit
    ? material('#fff0ae', {
        soft: 1,
        glow: 1,
        paint: ([x, , z]) => ({ tone: 0.14 - Math.hypot(x / 22, (z + 2) / 30) * 0.24, flat: 0.75 }),
      })
    : material('#6d7fae', {
        gloss: 0.7,
        soft: 0.6,
        paint: ([x, , z]) => ({ tone: (x + z * 0.4 > -9 && x + z * 0.4 < -5 ? 0.16 : -0.04) - z * 0.002, flat: 0.5 }),
      });

/** The owl of the flame: ash with closed eyes, or fire with open ones. */
function owl(lit: boolean): Shape {
  const down = lit
    ? material('#ff8420', {
        soft: 0.7,
        glow: 1,
        paint: ([x, y, z]) =>
          y > 2 && (x / 8.6) ** 2 + ((z + 6) / 7.4) ** 2 < 1 ? { color: '#ffc23a', tone: 0.05 } : null,
      })
    : material('#8a86ad', { soft: 0.5 });
  const open = group(
    ellipsoid(5.4, 3, 5.8, material('#fffbe8', { soft: 1, glow: 1 })),
    place([-0.5, 2.2, -0.2], ellipsoid(3.2, 1.6, 3.8, material('#3a2440', { gloss: 0.5 }))),
  );
  // A closed lid bulges as the open eye does, so that both owls have one outline.
  const lash = { color: '#3a3052', flat: 1 };
  const lid = material('#a5a1c4', {
    soft: 0.6,
    paint: ([x, y, z]) => (y > 0 && Math.abs(z + 1.6 - x * x * 0.06) < 0.9 ? lash : null),
  });
  const eye = lit ? open : ellipsoid(5.4, 3, 5.8, lid);
  return group(
    blend(
      4,
      ellipsoid(13.6, 9, 14.6, down),
      mirror(capsule([7, 0, 9], [12, 0, 20], 4.6, 0.9, down)),
      capsule([0, 0, 10], [1.6, 0, 25], 6.4, 0.8, down),
    ),
    mirror(place([5.4, 7.4, 3.6], eye)),
    place([0, 9.4, -1.4], cone(0.4, 2, 2.6, 0.5, material(lit ? '#e8662e' : '#6f6a92', { gloss: 0.5 }))),
  );
}

/** A stepped stone foot with a bronze column. */
const pedestal = (): Shape =>
  group(
    place([0, 0, 2.4], cylinder(20, 2.4, 1.2, STONE)),
    place([0, 0, 7.4], cylinder(15.5, 3, 1.4, STONE)),
    place([0, 0, 20], cone(11, 7.6, 11, 1.6, STONE)),
    place([0, 0, 31.6], torus(7.6, 2.2, GOLD)),
    place([0, 11.4, 19], [box(4.2, 1, 4.2, 1, GOLD)], [10, 0, 0]),
    place([0, 0, 36], cone(6.4, 15, 4, 1, BRONZE)),
  );

/** The great lantern, about 128 units tall on a foot 40 wide. */
export function greatLantern(lit: boolean): Shape {
  const posts = ring(
    6,
    (cos, sin) => capsule([cos * 19, sin * 19, 44], [cos * 19, sin * 19, 84], 1.6, 1.6, GOLD),
    Math.PI / 6,
  );
  return group(
    pedestal(),
    place([0, 0, 42.4], cylinder(21, 3.2, 1.6, GOLD)),
    place([0, 0, 64], cylinder(17.4, 21, 1.6, glassOf(lit))),
    posts.filter((_, index) => index !== 1),
    place([0, 14.6, 57], owl(lit), null, 0.84),
    place([0, 0, 86], cylinder(22.4, 3, 1.6, GOLD)),
    place([0, 0, 97], cone(23, 7, 8.4, 1.8, shingles(PALETTE.indigo, 5))),
    place([0, 0, 107], cylinder(7, 2.2, 1.2, GOLD)),
    place([0, 0, 116.6], turn([90, 0, 0], torus(7, 2.2, GOLD))),
    place([0, 0, 109.6], sphere(2.6, GOLD)),
  );
}
