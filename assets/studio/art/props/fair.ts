// Shapes the small things of the fair: carts, bunting, picnics, candy canes, parasol tables.
import { facing, ring, times } from '../core/arrange.ts';
import { material } from '../core/material.ts';
import { boards, radialStripes, stripes } from '../core/materials.ts';
import { cellNoise } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import {
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
  subtract,
  torus,
} from '../core/shapes.ts';
import { gold } from './fairHouses.ts';
import { foot, type Prop, propsOf } from './prop.ts';

/** A popcorn or ice-cream cart. */
function popcornCart(color: string = PALETTE.red): Shape {
  const corn = material('#fff3d0', {
    soft: 0.6,
    gloss: 0.6,
    paint: ([x, , z]) => {
      const cell = cellNoise(x / 3, z / 3, 2);
      if (z >= 2) return { color: '#bfeaff', flat: 0.3 };
      return { color: cell.id > 0.5 ? '#fff6dc' : '#ffe08a', tone: cell.nearest > 0.5 ? -0.12 : 0.05 };
    },
  });
  const wheel = facing(group(cylinder(6, 1.4, 0.8, gold(0.5)), cylinder(2, 2, 0.5, material(PALETTE.red))));
  return group(
    place([0, 0, 13], box(13, 10, 9, 2, stripes(color, PALETTE.cream, 4.4))),
    [-9, 9].map((x) => place([x, 10, 6], wheel)),
    place([0, 0, 30], box(11, 8, 9, 1.5, corn)),
    [-11, 11].map((x) => place([x, 7, 30], cylinder(1.2, 11, 0.4, gold()))),
    place([0, 0, 45], cone(19, 3, 5.5, 1, radialStripes(color, PALETTE.cream, 7))),
    place([0, 0, 52], sphere(3, gold())),
  );
}

/** Flags on a sagging line, without posts; width and height in pixels. */
function bunting(width = 128, height = 62): Shape {
  const sag = (x: number) => height - 12 * (1 - (x / (width / 2)) ** 2);
  const count = Math.round(width / 12);
  const colors = [PALETTE.red, PALETTE.yellow, PALETTE.sky, PALETTE.lime, PALETTE.pink, PALETTE.purple];
  return group(
    times(count, (i) => {
      const left = -width / 2 + (i * width) / count;
      const right = left + width / count;
      const middle = (left + right) / 2;
      const flag = prism(
        [
          [-4.4, 4.4],
          [4.4, 4.4],
          [0, -5.4],
        ],
        0.5,
        0.4,
        material(colors[i % 6] ?? PALETTE.red, { soft: 0.4 }),
      );
      return group(
        capsule([left, 0, sag(left)], [right, 0, sag(right)], 0.6, 0.6, material(PALETTE.cream)),
        place([middle, 0, sag(middle) - 4.6], flag),
      );
    }),
  );
}

/** A blanket with a basket. */
function picnic(): Shape {
  const chequer = material(PALETTE.red, {
    paint: ([x, y]) => ((Math.floor((x + 60) / 6) + Math.floor((y + 60) / 6)) % 2 ? { color: PALETTE.cream } : null),
  });
  const weave = material('#c98d4e', {
    paint: ([x, , z]) => ((Math.floor((x + 50) / 3) + Math.floor((z + 50) / 3)) % 2 ? { tone: -0.1 } : null),
  });
  return group(
    place([0, 0, 0.6], box(24, 17, 0.7, 0.4, chequer)),
    place([-10, -5, 6], subtract(box(8, 6, 6, 2, weave), place([0, 0, 5], box(6, 4, 4, 1, material(PALETTE.choco))))),
    place([-10, -5, 11], facing(torus(7, 1, material('#a9703a')))),
    place([9, 3, 3], ellipsoid(5, 5, 3, material(PALETTE.lime, { gloss: 0.4 }))),
    place([11, -7, 4], cylinder(2.2, 3.4, 0.5, material(PALETTE.sky, { gloss: 0.7 }))),
  );
}

/** A candy cane, about as tall as a character. */
function candyCane(): Shape {
  const sugar = material('#fff6ee', {
    gloss: 0.7,
    paint: (_p, _n, [x, , z]) => (Math.floor((z + x * 0.8 + 100) / 6) % 2 ? { color: PALETTE.red } : null),
  });
  const bend = times(9, (i) => [8 - Math.cos((i / 8) * 3.1) * 8, 0, 44 + Math.sin((i / 8) * 3.1) * 9] as const);
  return group(
    capsule([0, 0, 0], [0, 0, 44], 3.6, 3.6, sugar),
    bend.slice(1).map((p, i) => capsule(bend[i] ?? p, p, 3.6, 3.6, sugar)),
  );
}

/** A round café table with a parasol. */
function parasolTable(): Shape {
  return group(
    place([0, 0, 14], cylinder(15, 1.4, 1, material('#fffaf0'))),
    place([0, 0, 30], cylinder(1.4, 30, 0.4, material(PALETTE.woodDark))),
    place([0, 0, 62], cone(27, 2, 7, 1.2, radialStripes(PALETTE.sky, PALETTE.cream, 6))),
    place([0, 0, 70], sphere(2.6, gold())),
    ring(2, (x) => place([x * 22, 4, 6], cylinder(6, 6, 1.6, boards()))),
  );
}

const prop = propsOf(import.meta.url);

export const fair: readonly Prop[] = [
  prop('popcorn-cart', () => popcornCart(), { footprints: foot(30, 16, 2), fade: true }),
  prop('ice-cream-cart', () => popcornCart(PALETTE.sky), { footprints: foot(30, 16, 2), fade: true }),
  prop('bunting', () => bunting(150), {}),
  prop('picnic', picnic, { footprints: foot(20, 12, -2, -10) }),
  prop('candy-cane', candyCane, { footprints: foot(10, 8) }),
  prop('parasol-table', parasolTable, { footprints: foot(46, 20), fade: true }),
];
