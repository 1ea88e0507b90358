// Owns the badges of the cake street: a biscuit rosette a shop with the sign of what it teaches, and one for the workshop.
import { ring } from '../core/arrange.ts';
import { isInText } from '../core/lettering.ts';
import { material } from '../core/material.ts';
import { PALETTE } from '../core/palette.ts';
import {
  box,
  capsule,
  cylinder,
  ellipsoid,
  group,
  mirror,
  type Point2,
  place,
  prism,
  type Shape,
  sphere,
  torus,
  turn,
} from '../core/shapes.ts';
import { type Item, item, plastic, shinyGold } from './item.ts';

const CREAM = material('#fff6e0', { soft: 0.7, gloss: 0.3 });
const PLUM = '#4a2a5e';

/** Icing with letters painted on it. */
const lettered = (color: string, text: string, height: number) =>
  material(color, {
    gloss: 0.6,
    soft: 0.5,
    paint: ([x, y, z]) =>
      y < 0 ? null : isInText(text, x, z, height) ? { color: '#fff6e0', flat: 0.9, tone: 0.1 } : null,
  });

interface ShopBadge {
  readonly icing: string;
  readonly text?: readonly [string, number];
  readonly emblem?: () => Shape;
}

/** A biscuit with a wavy edge, icing, and two paper ribbons. */
function shopBadge({ icing, text, emblem }: ShopBadge): Shape {
  const biscuit = material(PALETTE.caramel, { gloss: 0.2 });
  const waves = ring(12, (cos, sin) =>
    place([cos * 19, 0, sin * 19 + 3], turn([90, 0, 0], cylinder(6, 3, 2, biscuit))),
  );
  const sprinkles = ring(12, (cos, sin, i) =>
    place(
      [cos * 20.6, 3.8, sin * 20.6 + 3],
      sphere(1.3, plastic(['#fff6e0', '#fdd04b', '#58b7f2', '#fb86b6'][i % 4] ?? '#fff6e0')),
    ),
  );
  const face = text ? lettered(icing, ...text) : plastic(icing);
  const ribbon = place(
    [8, -3, -19],
    prism(
      [
        [-4.6, 8],
        [4.6, 8],
        [5.4, -8],
        [0.6, -5],
        [-4, -8],
      ],
      1,
      1,
      plastic(icing),
    ),
    [0, -14, 0],
  );
  return group(
    mirror(ribbon),
    waves,
    sprinkles,
    place([0, 0, 3], turn([90, 0, 0], cylinder(20, 3.2, 1.4, biscuit))),
    place([0, 3.6, 3], ellipsoid(16.8, 2.6, 16.8, face)),
    place([0, 3.2, 3], turn([90, 0, 0], torus(17, 1.5, CREAM))),
    emblem ? place([0, 7.4, 3], emblem()) : null,
  );
}

const jar = (): Shape =>
  group(
    place([0, 0, -2], box(7.4, 3, 8, 3, material('#c95fb0', { gloss: 0.9, soft: 0.6 }))),
    place([0, 0, 7.4], box(7, 3, 2, 1, plastic(PALETTE.red))),
    place([0, 3, -2], box(5, 0.8, 3.6, 0.8, CREAM)),
    mirror(capsule([0, 4, -2], [2.2, 4, 0.2], 0.7, 0.7, plastic(PLUM))),
    mirror(capsule([0, 4, -2], [2.2, 4, -4.2], 0.7, 0.7, plastic(PLUM))),
  );
const pencilAndPad = (): Shape =>
  group(
    box(7.6, 1.2, 9.4, 1.4, CREAM),
    [-4.4, -1, 2.4].map((z) => capsule([-4.4, 1.6, z], [3, 1.6, z], 0.7, 0.7, plastic('#58b7f2'))),
    capsule([9, 2.6, 7], [2.4, 2.6, -4], 1.7, 1.7, plastic('#fdd04b')),
    capsule([2.4, 2.6, -4], [0.6, 2.6, -7], 1.6, 0.3, plastic(PLUM)),
  );
const tiers = (): Shape =>
  group(
    [0, 1, 2].map((i) =>
      group(
        place(
          [i * 1.4, 0, -6.4 + i * 6],
          box(9.4 - i * 2.4, 3, 2.6, 1.2, plastic(['#fb86b6', '#c98a5a', '#9be3c4'][i] ?? '#fff')),
        ),
        place([i * 1.4, 0.4, -4.2 + i * 6], box(9.6 - i * 2.4, 3.2, 0.9, 0.8, CREAM)),
      ),
    ),
    place([2.8, 0, 11], sphere(2.2, plastic(PALETTE.red))),
  );
/** A way that forks: one arrow to each side. */
const fork = (): Shape => {
  const head = (side: number, color: string): Shape => {
    const outline: readonly Point2[] = [
      [side * 4, 9.4],
      [side * 11, 8.6],
      [side * 10.4, 2],
    ];
    const ordered = side > 0 ? outline : [...outline].reverse();
    return prism(ordered, 0.8, 1, plastic(color));
  };
  return group(
    capsule([0, 0, -9.4], [0, 0, -2], 2, 2, CREAM),
    capsule([0, 0, -2], [6, 0, 5], 2, 2, CREAM),
    capsule([0, 0, -2], [-6, 0, 5], 2, 2, CREAM),
    head(1, '#a3e05f'),
    head(-1, '#ff8f86'),
  );
};
const plusMinus = (): Shape =>
  group(
    capsule([-8.4, 0, 5], [-1.6, 0, 5], 1.7, 1.7, CREAM),
    capsule([-5, 0, 1.6], [-5, 0, 8.4], 1.7, 1.7, CREAM),
    capsule([2.4, 0, 5], [8.6, 0, 5], 1.7, 1.7, plastic('#fdd04b')),
    capsule([-7.4, 0, -7.4], [-2.6, 0, -2.6], 1.7, 1.7, plastic('#fdd04b')),
    capsule([-7.4, 0, -2.6], [-2.6, 0, -7.4], 1.7, 1.7, plastic('#fdd04b')),
    [-3, -7].map((z) => capsule([2.4, 0, z], [8.6, 0, z], 1.5, 1.5, CREAM)),
  );
const loop = (): Shape =>
  group(
    turn([90, 0, 0], torus(7.4, 3, plastic('#c98a5a'))),
    place([0, 0.9, 0], turn([90, 0, 0], torus(7.4, 2.7, plastic('#fb86b6')))),
    ring(7, (cos, sin, i) =>
      place([cos * 7.4, 3.6, sin * 7.4], sphere(0.9, plastic(['#fdd04b', '#fff6e0', '#58b7f2'][i % 3] ?? '#fff'))),
    ),
  );
const flask = (): Shape =>
  group(
    place([0, 0, -3.4], sphere(6.8, material('#6fe89a', { gloss: 1, soft: 0.7, glow: 0.5 }))),
    place([0, 0, 5], cylinder(2.4, 4, 0.8, material('#dff3ff', { gloss: 0.9, soft: 0.5 }))),
    place([0, 0, 9.6], cylinder(3.2, 1.4, 0.8, plastic('#c08552'))),
    [
      [-2, 5.4, -2.4, 1.3],
      [2, 6, -5, 1],
      [1.4, 5.8, -0.8, 0.7],
    ].map(([x = 0, y = 0, z = 0, r = 1]) => place([x, y, z], sphere(r, CREAM))),
  );
const whiskAndPin = (): Shape =>
  group(
    capsule([-8.4, 0, -8.4], [8.4, 0, 8.4], 1.2, 1.2, plastic('#8d5a3b')),
    capsule([-5, 0.6, -5], [5, 0.6, 5], 3.2, 3.2, plastic('#e0a868')),
    capsule([8.6, 2, -8.6], [1, 2.6, -1], 1.6, 1.4, shinyGold),
    place([-4, 2.6, 4], group(turn([90, 0, 0], torus(4.2, 0.7, CREAM)), torus(4.2, 0.7, CREAM)), [0, -45, 0]),
  );
const BADGES: readonly ShopBadge[] = [
  { icing: '#e94f86', text: ['print', 8.4] },
  { icing: '#f8963c', emblem: jar },
  { icing: '#35a89f', emblem: pencilAndPad },
  { icing: '#7f6fe0', emblem: tiers },
  { icing: '#4a7ff0', emblem: fork },
  { icing: '#a04fd0', emblem: plusMinus },
  { icing: '#3fa06a', emblem: loop },
  { icing: '#3d3d9c', emblem: flask },
  { icing: '#d9483c', emblem: whiskAndPin },
];

/** badge-shop-1 … badge-shop-8 in the order of the street, badge-shop-9 for the workshop. */
export const shopBadges: readonly Item[] = BADGES.map((badge, index) =>
  item(`badge-shop-${index + 1}`, () => shopBadge(badge)),
);
