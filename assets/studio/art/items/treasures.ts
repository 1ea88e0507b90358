// Shapes the coloured crystals, the lost star, and the tools, cards and pages that single realms hide.
import { starOutline } from '../core/arrange.ts';
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
  place,
  prism,
  type Shape,
  sphere,
  subtract,
  torus,
  turn,
} from '../core/shapes.ts';
import { type Item, item, plastic, shinyGold } from './item.ts';
import { crystal } from './pickups.ts';

export const CREAM = material('#fff6e0', { soft: 0.6 });
const steel = material('#b9c6d8', { gloss: 0.8 });
const PLUM = '#4a2a5e';

/** The demo's lost star, asleep and glowing blue: its look before it is found. */
function lostStar(): Shape {
  const glow = material('#8fd8ff', {
    gloss: 0.7,
    soft: 0.6,
    glow: 0.8,
    paint: ([x, y, z]) => {
      if (y < 1) return null;
      const away = Math.abs(x);
      if (Math.abs(away - 5) < 2.4 && Math.abs(z - 0.6 - (away - 5) ** 2 * 0.28) < 0.75)
        return { color: '#2f3f7a', flat: 1 };
      if ((x / 1.3) ** 2 + ((z + 4.4) / 1.6) ** 2 < 1) return { color: '#2f3f7a', flat: 1 };
      return ((away - 9) / 2) ** 2 + ((z + 2.8) / 1.4) ** 2 < 1 ? { color: '#ffa8d8' } : null;
    },
  });
  const sparkle = (x: number, z: number, size: number) =>
    place([x, 5, z], prism(starOutline(4, size, size * 0.3), 0.4, 0.6, material('#fff6c9', { soft: 1, glow: 1 })));
  return turn(
    [0, 9, 0],
    group(prism(starOutline(5, 20, 11.5), 2.6, 5, glow), sparkle(18, 16, 5), sparkle(-19, -14, 4)),
  );
}

function microphone(): Shape {
  const mesh = material('#c9d2e4', {
    gloss: 0.7,
    paint: ([x, , z]) =>
      Math.abs(Math.sin(x * 1.1)) < 0.22 || Math.abs(Math.sin(z * 1.1)) < 0.22 ? { tone: -0.16 } : null,
  });
  return turn(
    [0, -26, 0],
    group(
      place([0, 0, 13], sphere(10.4, mesh)),
      place([0, 0, 8.4], torus(9.4, 1.8, shinyGold)),
      place([0, 0, -7], cone(3.6, 6.4, 13, 2, plastic('#5b4bd0'))),
      place([0, 5.4, -2], ellipsoid(1.8, 1.2, 2.8, plastic('#5fd08a'))),
    ),
  );
}

/** A card with a laughing face. */
function jokeCard(): Shape {
  const print = material('#fff6e0', {
    soft: 0.6,
    paint: ([x, y, z]) => {
      if (y < 1) return null;
      if (Math.abs(x) > 14.6 || Math.abs(z) > 19.4) return { color: '#f8703c' };
      const from = Math.hypot(x, z - 4);
      if (from > 10.6) return isInText('HA!', x, z + 13.6, 8) ? { color: '#9a3fc0', flat: 0.8 } : null;
      const away = Math.abs(x);
      if (Math.abs(away - 4.4) < 2.6 && Math.abs(z - 6.4 + (away - 4.4) ** 2 * 0.34) < 0.9)
        return { color: PLUM, flat: 1 };
      if (z < 2.4 && z > -4.6 + x * x * 0.13 && away < 6.6) return { color: z > 0.6 ? '#ffffff' : '#c23f5c', flat: 1 };
      return { color: '#fdd04b', flat: 0.3 };
    },
  });
  return turn(
    [0, -10, 0],
    group(place([0, 2, 0], box(18.2, 2.6, 23.2, 3, print)), box(20, 2.6, 25, 3, plastic('#c23f8a'))),
  );
}

/** A brush that paints in squares. */
function pixelBrush(): Shape {
  const squares = [
    [-17, 11, '#58b7f2'],
    [-11, 17, '#fb86b6'],
    [-18, 18, '#fdd04b'],
    [-10, 10, '#a3d94f'],
  ] as const;
  return group(
    capsule([19, 0, -20], [2, 0, -2], 2.6, 3.2, plastic('#c08552')),
    capsule([2, 0, -2], [-2, 0, 2], 4.4, 5, steel),
    capsule([-2, 1, 2], [-8, 1, 8.6], 6, 5, plastic('#e94f86')),
    squares.map(([x, z, color]) => place([x, 3, z], box(3.6, 3, 3.6, 0.8, plastic(color)))),
  );
}

function bookPage(): Shape {
  const paper = material('#fff2d2', {
    soft: 0.6,
    paint: ([x, y, z]) => {
      if (y < 0.6) return null;
      if (z > 11 && z < 18 && x < 2 && x > -14) return { color: '#e94f86', flat: 0.7 };
      if (Math.abs(x) > 13.4) return null;
      if (z < 9 && Math.abs(((z + 60) % 4.6) - 2.3) < 0.8 && x < 12 - ((z * 7 + 91) % 9))
        return { color: '#7a6a9c', flat: 0.6 };
      return null;
    },
  });
  const corner = prism(
    [
      [9, -22],
      [17, -22],
      [17, -14],
    ],
    1,
    0.6,
    plastic('#e0c890'),
  );
  return turn([0, 10, 0], group(blend(1, box(17, 1.8, 22, 1.6, paper)), place([0, 1.6, 0], corner)));
}

/** A page of the council's minutes: torn along one side, with two red seals that a tired hand set askew. */
function councilPage(): Shape {
  const paper = material('#fbe7bd', {
    soft: 0.6,
    paint: ([x, y, z]) => {
      if (y < 0.6) return null;
      if (Math.abs(x) > 13 || z > 16) return null;
      if (z > 12 && x > -9 && x < 9) return { color: '#5b4a86', flat: 0.7 };
      if (z < 9 && z > -9 && Math.abs(((z + 60) % 4.6) - 2.3) < 0.8 && x < 12 - ((z * 5 + 77) % 11))
        return { color: '#8a7aa8', flat: 0.6 };
      return null;
    },
  });
  const torn = prism(
    [-17, -12, -7, -3, 2, 6, 11, 17]
      .flatMap((x, at): [number, number][] => [[x, at % 2 === 0 ? -22 : -17.5]])
      .concat([
        [17, 22],
        [-17, 22],
      ]),
    1.8,
    0.8,
    paper,
  );
  const wax = material('#c2334d', { gloss: 0.6 });
  const seal = (x: number, z: number, size: number) =>
    place([x, 2, z], turn([90, 0, 0], cylinder(size, 1.6, 0.8, wax)));
  return turn([0, -14, 0], group(torn, seal(8, -11, 4.6), seal(-4, -12, 3.6)));
}

const key = (): Shape =>
  turn(
    [0, 34, 0],
    group(
      place(
        [0, 0, 13],
        subtract(turn([90, 0, 0], cylinder(9.4, 3, 1.6, shinyGold)), turn([90, 0, 0], cylinder(4.2, 9, 0, shinyGold))),
      ),
      capsule([0, 0, 5], [0, 0, -21], 2.6, 2.6, shinyGold),
      [-19, -11].map((z, i) => place([4.6 + i * 0.6, 0, z], box(4.4 + i * 0.6, 2.2, 2.2, 0.9, shinyGold))),
      place([0, 3.4, 13], turn([90, 0, 0], torus(6.6, 1.2, material('#fff0a8', { soft: 0.8 })))),
    ),
  );

function shieldPin(): Shape {
  const edge = [
    [-17, 19],
    [17, 19],
    [18, -1],
    [0, -23],
    [-18, -1],
  ] as const;
  const inner = edge.map(([x, z]) => [x * 0.78, z * 0.78 + 0.6] as const);
  return group(
    prism(edge, 2, 3, shinyGold),
    place([0, 2.4, 0], prism(inner, 2, 2, plastic('#4a7ff0'))),
    place([0, 6.2, 1], prism(starOutline(5, 10, 4.6), 0.8, 1, CREAM)),
  );
}

const magnifier = (): Shape =>
  turn(
    [0, 38, 0],
    group(
      place([0, 0, 9], turn([90, 0, 0], torus(12.4, 3, shinyGold))),
      place([0, 0, 9], ellipsoid(11.6, 2.4, 11.6, material('#bfeeff', { gloss: 1, soft: 0.8 }))),
      place([-4, 2.6, 13], ellipsoid(3, 0.8, 2, material('#ffffff', { soft: 1 })), [0, -36, 0]),
      capsule([0, 0, -6], [0, 0, -22], 3.2, 4, plastic('#8a4fd0')),
    ),
  );

const CRYSTALS = {
  rose: '#ff8fc0',
  violet: '#b58cff',
  lime: '#b6f06a',
  amber: '#ffc25a',
  mint: '#7ff0d0',
} as const;

export const treasures: readonly Item[] = [
  ...Object.entries(CRYSTALS).map(([name, color]) => item(`crystal-${name}`, () => crystal(color))),
  item('lost-star', lostStar),
  item('microphone', microphone),
  item('joke-card', jokeCard),
  item('pixel-brush', pixelBrush),
  item('book-page', bookPage),
  item('council-page', councilPage),
  item('key', key),
  item('shield-pin', shieldPin),
  item('magnifier', magnifier),
];
