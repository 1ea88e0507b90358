// Owns the badges: one medal a realm, with the realm's own emblem.
import { ring, starOutline } from '../core/arrange.ts';
import { material } from '../core/material.ts';
import { PALETTE } from '../core/palette.ts';
import {
  blend,
  box,
  capsule,
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

const WHITE = material('#fff6e0', { soft: 0.7, gloss: 0.3 });

const tree = (): Shape =>
  group(
    place([0, 0, -7], cylinder(2.4, 5, 1, plastic('#8d5a3b'))),
    blend(
      2,
      place([0, 0, 2], sphere(6.4, plastic('#7fdc6a'))),
      mirror(place([5, 0, -1], sphere(4.6, plastic('#7fdc6a')))),
    ),
  );
const robotHead = (): Shape =>
  group(
    box(9, 3, 7, 3, WHITE),
    mirror(place([3.6, 3.4, 0.6], sphere(1.8, plastic('#2b2550')))),
    capsule([0, 0, 7], [0, 0, 10], 1, 1, WHITE),
    place([0, 0, 11], sphere(2, plastic(PALETTE.red))),
  );
const eye = (): Shape =>
  group(
    ellipsoid(10, 3, 6.6, WHITE),
    place([0, 2, 0], sphere(4.2, plastic('#359fd6'))),
    place([0, 5, 0], sphere(2, plastic('#2b2550'))),
  );
const bulb = (): Shape =>
  group(
    place([0, 0, 2], sphere(6.8, plastic('#fff0a8'))),
    place([0, 0, -6.4], cylinder(3, 3.2, 1, plastic('#9ea3c8'))),
  );
const palm = (): Shape =>
  group(
    capsule([1, 0, -9], [-1, 0, 3], 1.8, 1.4, plastic('#c08552')),
    ring(
      5,
      (cos, sin) =>
        capsule([-1, 1, 4], [-1 + cos * 9, 1, 3 + Math.abs(sin) * 6 - Math.abs(cos) * 2], 2.6, 0.8, plastic('#7fdc6a')),
      0.2,
    ),
  );
const smiley = (): Shape =>
  group(
    ellipsoid(9.4, 3, 9.4, plastic('#ffd34a')),
    mirror(place([3.4, 3, 2], sphere(1.4, plastic('#4a2a44')))),
    mirror(capsule([0, 3.6, -4.2], [4.4, 2.6, -2.4], 1, 0.9, plastic('#4a2a44'))),
  );
const microphone = (): Shape =>
  group(
    place([0, 0, 4], ellipsoid(4.8, 4, 6.4, WHITE)),
    capsule([0, 0, -3], [0, 0, -9], 1.4, 1.4, shinyGold),
    place([0, 0, -9.4], box(5, 2, 1.2, 1, shinyGold)),
    mirror(capsule([6.6, 0, 3], [4, 0, -4], 1, 1, shinyGold)),
  );
const shield = (): Shape =>
  group(
    prism(
      [
        [-8, 8],
        [8, 8],
        [8, -1],
        [0, -10],
        [-8, -1],
      ],
      1.6,
      1.4,
      WHITE,
    ),
    place([0, 3, 0], prism(starOutline(5, 5.4, 2.5), 0.6, 0.6, plastic('#4a7ff0'))),
  );
const brackets = (): Shape =>
  group(
    mirror(group(capsule([5, 0, 7], [10, 0, 0], 1.7, 1.7, WHITE), capsule([10, 0, 0], [5, 0, -7], 1.7, 1.7, WHITE))),
    capsule([-2, 0, -7], [2, 0, 7], 1.5, 1.5, plastic('#ffd34a')),
  );
const flag = (): Shape =>
  group(
    capsule([-6, 0, -10], [-6, 0, 10], 1.3, 1.3, WHITE),
    place(
      [1, 0, 5],
      prism(
        [
          [-7, 5],
          [8, 0],
          [-7, -5],
        ],
        1,
        1,
        plastic('#ff8fc0'),
      ),
    ),
  );

/** A scalloped gold medal with a coloured face, hung on two ribbon ends. */
function badge(color: string, emblem: Shape): Shape {
  const scallops = ring(14, (cos, sin) =>
    place([cos * 21, 0, sin * 21 + 3], turn([90, 0, 0], cylinder(4.6, 3, 1.6, shinyGold))),
  );
  const tail = place(
    [9, -3, -19],
    prism(
      [
        [-5, 8],
        [5, 8],
        [6, -8],
        [1, -5],
        [-4, -8],
      ],
      1,
      1,
      plastic(color),
    ),
    [0, -14, 0],
  );
  return group(
    mirror(tail),
    scallops,
    place([0, 0, 3], turn([90, 0, 0], cylinder(21, 3.6, 1.6, shinyGold))),
    place([0, 3.4, 3], turn([90, 0, 0], cylinder(16.8, 1.4, 0.8, plastic(color)))),
    place([0, 4, 3], turn([90, 0, 0], torus(17, 1.5, shinyGold))),
    place([0, 6.4, 3], emblem),
  );
}

export const badges: readonly Item[] = [
  item('badge-ai-adventure-park', () => badge('#35bfb0', tree())),
  item('badge-robo-realm', () => badge('#5b7ae0', robotHead())),
  item('badge-wonder-vision-valley', () => badge('#e94f86', eye())),
  item('badge-think-tank-park', () => badge('#9a63e0', bulb())),
  item('badge-imagination-island', () => badge('#58b7f2', palm())),
  item('badge-fun-factory-realm', () => badge('#f8703c', smiley())),
  item('badge-voice-valley-park', () => badge('#4fa06a', microphone())),
  item('badge-safety-star-city', () => badge('#3d3d9c', shield())),
  item('badge-demo', () => badge('#ee5a52', flag())),
  item('badge-python-world', () => badge('#3a5a98', brackets())),
];
