// Owns what learners collect: star, crystal, magic hat, mystical armour and data card.
import { polygonOutline, ring, starOutline } from '../core/arrange.ts';
import { material } from '../core/material.ts';
import { cellNoise } from '../core/noise.ts';
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
  prism,
  type Shape,
  sphere,
  torus,
  turn,
} from '../core/shapes.ts';
import { type Item, item, plastic, shinyGold } from './item.ts';

/** A fat star with a friendly face. */
function star(): Shape {
  const gold = material('#ffd34a', {
    gloss: 0.7,
    soft: 0.5,
    glow: 0.6,
    paint: ([x, y, z]) => {
      if (y < 1) return null;
      const away = Math.abs(x);
      if (((away - 5) / 1.8) ** 2 + ((z - 1) / 2.8) ** 2 < 1)
        return z > 2 && away < 5.2 ? { color: '#ffffff', flat: 1 } : { color: '#4a2a44', flat: 1 };
      if (away < 3 && Math.abs(z + 4.2 - x * x * 0.16) < 0.7) return { color: '#a8483c', flat: 1 };
      return ((away - 9) / 2) ** 2 + ((z + 2.6) / 1.4) ** 2 < 1 ? { color: '#ff9a5a' } : null;
    },
  });
  return turn([0, -8, 0], prism(starOutline(5, 20, 11.5), 2.6, 5, gold));
}

/** A cluster of shards on a stone. */
export function crystal(color = '#7fd8ff'): Shape {
  const glass = material(color, { gloss: 0.9, soft: 0.6, glow: 0.4 });
  const shard = (x: number, y: number, height: number, radius: number, lean: number) =>
    place(
      [x, y, -20],
      [
        place([0, 0, height * 0.42], cone(radius * 0.8, radius, height * 0.42, 0.4, glass)),
        place([0, 0, height * 0.84 + radius * 0.7], cone(radius, 0.4, radius * 0.8, 0.4, glass)),
      ],
      [-4, lean, 0],
    );
  return group(
    [
      shard(0, 0, 36, 7.6, 0),
      shard(9, 3, 22, 5.6, 22),
      shard(-9, 3, 25, 5.8, -20),
      shard(4, 8, 14, 4.2, 8),
      shard(-4, 8, 11, 3.6, -12),
    ],
    place([0, 3, -20], ellipsoid(18, 12, 5, material(PALETTE.stoneDark))),
  );
}

function magicHat(): Shape {
  const cloth = material('#5b4bd0', {
    paint: ([x, y, z]) => {
      const cell = cellNoise(Math.atan2(y, x) * 1.8, z * 0.2, 18);
      return cell.nearest < 0.24 && cell.id > 0.3 ? { color: '#ffe58a', flat: 0.6 } : null;
    },
  });
  const tip = blend(
    3,
    place([0, 0, -2], cone(15, 9, 11, 1.5, cloth)),
    capsule([0, 0, 8], [3, -1, 17], 9, 5.5, cloth),
    capsule([3, -1, 17], [11, 0, 22], 5.5, 2.2, cloth),
  );
  return place(
    [-2, 0, -1],
    [
      place([0, 0, -15], cylinder(24, 2, 1.6, material('#4a3bb8'))),
      place([0, 0, -10], torus(14.4, 2.8, shinyGold)),
      place([0, 14.6, -10], box(4, 1.6, 3.6, 1.2, plastic('#ff8fc0'))),
      tip,
      place([12.4, 0, 22], sphere(3.4, shinyGold)),
    ],
    [-6, 0, 0],
  );
}

function mysticalArmour(): Shape {
  const steel = material('#8fa4f0', { gloss: 0.9 });
  const gem = material('#6ff0e0', { gloss: 1, glow: 0.8, soft: 0.6 });
  const chest = blend(3, place([0, 0, 3], ellipsoid(15, 9, 13, steel)), place([0, 0, -9], cone(11, 13, 8, 2, steel)));
  return group(
    chest,
    mirror(place([15.5, 0, 10], ellipsoid(8, 8, 6.6, material('#6f7fe0', { gloss: 0.9 })))),
    mirror(place([15.5, 0, 6.2], torus(7, 1.4, shinyGold), [0, 18, 0])),
    place([0, 0, 14.6], torus(7, 2.2, shinyGold)),
    place([0, 8.6, 3], sphere(4.4, gem)),
    place([0, 8.2, 3], turn([90, 0, 0], torus(5.4, 1.4, shinyGold))),
    mirror(capsule([3, 8.4, -3], [9, 6.6, 5], 0.9, 0.9, shinyGold)),
    place([0, 0, -14], cylinder(12.6, 2.4, 1.2, material('#7b4a36'))),
    place([0, 12, -14], box(3.6, 1.6, 3, 1, shinyGold)),
    ring(5, (_cos, _sin, i) => place([(i - 2) * 5.6, 8.6 - Math.abs(i - 2), -20], box(2.6, 1.6, 4.4, 1.2, steel))),
  );
}

/** A card with a picture of numbers: rows of dots, one column lit. */
function dataCard(): Shape {
  const print = material('#fff6e0', {
    soft: 0.6,
    paint: ([x, y, z]) => {
      if (y < 1) return null;
      if (Math.abs(x) > 14 || Math.abs(z) > 19) return { color: PALETTE.teal };
      if (z > 11) return Math.abs(z - 15) < 2 && Math.abs(x) < 9 ? { color: '#3a3168', flat: 0.8 } : null;
      const [u, v] = [(x + 14) % 7, (z + 21) % 7];
      const column = Math.floor((x + 14) / 7);
      if (Math.hypot(u - 3.5, v - 3.5) > 2.3) return null;
      const rank = Math.floor((z + 21) / 7);
      return { color: (column * 3 + rank * 2) % 5 < 2 ? PALETTE.rose : '#58b7f2', flat: 0.6 };
    },
  });
  return turn([0, 9, 0], group(place([0, 2, 0], box(18.2, 2.6, 23.2, 2.6, print)), box(20, 2.6, 25, 2.6, shinyGold)));
}

/** A cup on a foot in one metal. */
export function trophy(color: string): Shape {
  const metal = material(color, { gloss: 0.95 });
  return group(
    place([0, 0, 8], cone(7, 14, 11, 2.4, metal)),
    place([0, 0, 18.4], torus(12.6, 2, metal)),
    mirror(place([14.5, 0, 10], turn([90, 0, 0], torus(6, 1.9, metal)))),
    place([0, 0, -7], cylinder(3, 6, 1, metal)),
    place([0, 0, -14], cone(10, 5, 3.4, 1, metal)),
    place([0, 0, -20], box(12, 9, 4, 1.6, material('#5b3f7a', { gloss: 0.4 }))),
    place([0, 13.4, 9], prism(starOutline(5, 5.4, 2.6), 1, 0.8, material('#fff6c9', { soft: 1 })), [-14, 0, 0]),
  );
}

/** A coin with a raised rim, for counters. */
const coin = (): Shape =>
  turn(
    [90, 0, 0],
    group(
      cylinder(20, 3, 1.6, shinyGold),
      place([0, 0, -3], torus(17, 1.8, shinyGold)),
      place(
        [0, 0, -3.4],
        turn([-90, 0, 0], prism(polygonOutline(4, 8, 0), 1, 1.4, material('#fff0a8', { soft: 0.8 }))),
      ),
    ),
  );

export const pickups: readonly Item[] = [
  item('star', star),
  item('crystal', () => crystal()),
  item('magic-hat', magicHat),
  item('mystical-armour', mysticalArmour),
  item('data-card', dataCard),
  item('trophy-gold', () => trophy('#f9c23c')),
  item('trophy-silver', () => trophy('#ccd6e8')),
  item('trophy-bronze', () => trophy('#d98d54')),
  item('coin', coin),
];
