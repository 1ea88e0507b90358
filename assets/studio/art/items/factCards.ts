// Owns the fact cards of the city and of Python World: one frame, and on each what its story is about.
import { ring, times } from '../core/arrange.ts';
import { isInText } from '../core/lettering.ts';
import { material } from '../core/material.ts';
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
import { type Item, item, plastic, shinyGold } from './item.ts';

/** How far (pixels) the middle of a relief stands before the middle of its card. */
const FRONT = 5;
const INK = plastic('#3a2440');
const steel = material('#c6d2e4', { gloss: 0.9 });

/** A card with a coloured edge; `word` stands below the relief. */
function factCard(color: string, ground: string, relief: Shape, word = ''): Shape {
  const print = material(ground, {
    soft: 0.6,
    paint: ([x, y, z]) => {
      if (y < 1) return null;
      if (Math.abs(x) > 14.8 || Math.abs(z) > 19.6) return { color };
      return word && isInText(word, x, z + 14, 7) ? { color: '#3a2440', flat: 0.8 } : null;
    },
  });
  return turn(
    [0, 8, 0],
    group(
      place([0, 2, 0], box(18.2, 2.6, 23.2, 2.6, print)),
      box(20, 2.6, 25, 2.6, shinyGold),
      place([0, FRONT, word ? 4 : 0], relief),
    ),
  );
}

function worm(): Shape {
  const skin = plastic('#fb86b6');
  const at = (i: number) => [-9 + i * 3.4, 1, Math.sin(i * 1.05) * 5] as const;
  const eye = (x: number) =>
    place([x, 6, 6.4], group(sphere(2, plastic('#ffffff')), place([0, 1.4, 0], sphere(1, INK))));
  return group(
    blend(1.6, ...times(6, (i) => capsule(at(i), at(i + 1), 3.4, 3.4, skin)), place([10, 1, 3.6], sphere(5, skin))),
    eye(8.6),
    eye(12.2),
  );
}

const hook = (): Shape =>
  group(
    capsule([4, 0, 14], [4, 0, -3], 1.8, 1.8, steel),
    ...times(6, (i) => {
      const at = (step: number) => [-2 + Math.cos(step * 0.55) * 6, 0, -3 - Math.sin(step * 0.55) * 6.6] as const;
      return capsule(at(i), at(i + 1), 1.8, 1.8, steel);
    }),
    capsule([-7.6, 0, -4.4], [-8, 0, 2.6], 1.8, 0.7, steel),
    place([4, 0, 16], turn([90, 0, 0], torus(2.8, 1.1, steel))),
    place([-3, 2.4, 3], box(7.4, 1.4, 5, 0.9, plastic('#fffaf0'))),
    place([-3, 3.8, 3.6], ellipsoid(1.8, 1, 1.8, plastic('#ee5a52'))),
  );

/** A wall of nine tiles, three of them ticked. */
const captcha = (): Shape =>
  group(
    times(9, (i) => {
      const chosen = [1, 3, 8].includes(i);
      const tile = plastic(chosen ? '#5fc86a' : '#c9d6f0');
      return place(
        [((i % 3) - 1) * 8.4, chosen ? 1.4 : 0, (1 - Math.floor(i / 3)) * 8.4],
        [
          box(3.6, 1.6, 3.6, 1, tile),
          chosen && capsule([-1.8, 2, 0], [-0.4, 2, -1.6], 0.7, 0.7, plastic('#ffffff')),
          chosen && capsule([-0.4, 2, -1.6], [2, 2, 1.8], 0.7, 0.7, plastic('#ffffff')),
        ],
      );
    }),
  );

const padlock = (): Shape =>
  group(
    place([0, 0, -3], box(9.4, 3.4, 7.4, 2.2, plastic('#fdc53a'))),
    lockBow(),
    place([0, 3.6, -1.6], sphere(2.4, INK)),
    capsule([0, 3.6, -2], [0, 3.6, -6.4], 1.3, 1.7, INK),
  );

/** The bow of the lock: a ring whose lower half is inside the body. */
const lockBow = (): Shape => place([0, -0.6, 5], turn([90, 0, 0], torus(6.4, 2, steel)));

const snowflake = (): Shape => {
  const ice = material('#f2fbff', { gloss: 0.8, soft: 0.6 });
  const arm = (angle: number): Shape =>
    turn(
      [0, angle, 0],
      group(capsule([0, 0, 0], [0, 0, 13], 1.6, 1.2, ice), mirror(capsule([0, 0, 6], [4, 0, 10], 1.2, 1, ice))),
    );
  return group(
    times(6, (i) => arm(i * 60)),
    place([0, 1, 0], sphere(2.8, ice)),
  );
};

/** A ring-master's tent with a pennant. */
const circus = (): Shape => {
  const cloth = material('#f0524a', {
    paint: ([x, y]) => (Math.sin(Math.atan2(x, y + 6) * 9) > 0 ? { color: '#fff6e0' } : null),
  });
  return group(
    place([0, -3, -6], cylinder(11, 5.4, 1, cloth)),
    place([0, -3, 4], cone(13, 1, 6, 1, cloth)),
    place([0, 6.4, -7.6], box(2.6, 2, 4, 1.2, INK)),
    capsule([0, -2, 10], [0, -2, 15], 0.8, 0.8, plastic('#8a5636')),
    place([3, -2, 13.6], box(3, 0.8, 1.7, 0.6, plastic('#fdd04b'))),
  );
};

/** Three stones that keep their balance. */
const zen = (): Shape =>
  group(
    place([0, 0, -9], ellipsoid(11, 5, 4.8, plastic('#8f8aa8'))),
    place([1, 0.6, -1], ellipsoid(8, 4.6, 4, plastic('#b8b0cc'))),
    place([-0.6, 1, 5.8], ellipsoid(5.4, 4, 3.4, plastic('#d9d2e6'))),
    capsule([0, 1.6, 9], [1.4, 1.6, 12.4], 0.8, 0.7, plastic('#4fa04e')),
    place([3.6, 2, 13], ellipsoid(3.4, 1.2, 1.9, plastic('#7fce5a')), [0, -22, 0]),
  );

const moth = (): Shape => {
  const wing = material('#d9b98a', {
    soft: 0.4,
    paint: ([x, , z]) => (Math.hypot(x - 9, z - 4) < 2.2 ? { color: '#6b4a6e' } : null),
  });
  return group(
    mirror(place([7, 0, 3.4], ellipsoid(8, 1.8, 6, wing), [0, -24, 0])),
    mirror(place([5.6, -0.6, -5.4], ellipsoid(5.6, 1.6, 4.6, material('#c9a078', { soft: 0.4 })), [0, 18, 0])),
    capsule([0, 1.6, 5], [0, 1.6, -8], 2.8, 1.7, plastic('#7a5a4a')),
    mirror(capsule([1, 2, 7], [4, 2, 12], 0.7, 0.5, INK)),
    mirror(place([1.5, 3.8, 5.6], sphere(1, INK))),
    place([0, -0.8, -11.4], box(11, 0.9, 2, 0.5, material('#bfe6ff', { soft: 0.8 }))),
  );
};

const party = (color: string): Shape =>
  group(...ring(8, (cos, sin) => place([cos * 15, FRONT, sin * 20], sphere(1, plastic(color)))));

export const factCards: readonly Item[] = [
  item('card-worm', () => factCard('#8a4fd0', '#e9fbd8', worm())),
  item('card-hook', () => factCard('#2f6fd0', '#cdeeff', hook())),
  item('card-captcha', () => factCard('#2f9a86', '#fff6e0', captcha())),
  item('card-lock', () => factCard('#d0487f', '#efe6ff', padlock(), '****')),
  item('card-winter', () => factCard('#2f8fd0', '#7fc4f5', snowflake())),
  item('card-circus', () => group(factCard('#d98a1f', '#fff0c0', circus()), party('#4a9ff0'))),
  item('card-zen', () => factCard('#4fa04e', '#e4f7e6', zen())),
  item('card-moth', () => factCard('#7a5a9c', '#f7efdc', moth())),
];
