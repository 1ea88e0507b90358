// Owns what the factory makes: ducks, balls, gifts, rockets, bears, and the lollipop trees around it.
import { facing, pipe, ring, starOutline, times } from '../../core/arrange.ts';
import { isInText } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { foliage, radialStripes, shiny } from '../../core/materials.ts';
import { cellNoise } from '../../core/noise.ts';
import { PALETTE } from '../../core/palette.ts';
import {
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
  scaled,
  sphere,
  subtract,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';

export const BRASS = '#f0b54a';
export const CREAM = '#fff0d6';
export const CORAL = '#f2685f';
export const PLUM = '#5a3f74';
export const TOY_COLORS = [CORAL, '#fdd04b', '#58b7f2', '#a3d94f', '#fb86b6', '#9a63e0'] as const;
export const toyColor = (i: number): string => TOY_COLORS[((i % 6) + 6) % 6] ?? CORAL;

const pupil = material('#3a2440', { gloss: 1 });

export const duck = (color = '#fdd04b'): Shape => {
  const m = shiny(color);
  return group(
    place([0, 0, 7], ellipsoid(10, 7, 6.5, m)),
    place([6, 1, 15], sphere(6, m)),
    place([12.4, 2, 14], ellipsoid(3.4, 2.6, 1.6, shiny(PALETTE.orange))),
    place([8, 6.2, 16.4], sphere(1.2, pupil)),
    capsule([-8, 0, 9], [-12, 0, 13], 3, 1.2, m),
  );
};

export const ball = (color: string = CORAL): Shape =>
  place([0, 0, 9], sphere(9, radialStripes(color, CREAM, 3, { gloss: 0.8 })));

export const gift = (color: string = CORAL, ribbon: string = CREAM): Shape =>
  group(
    place(
      [0, 0, 8],
      box(9, 8, 8, 1.6, material(color, { paint: ([x]) => (Math.abs(x) < 1.9 ? { color: ribbon } : null) })),
    ),
    mirror(place([3.6, 0, 18], ellipsoid(4, 2, 2.8, material(ribbon)))),
  );

export const rocket = (color = '#58b7f2'): Shape =>
  group(
    place([0, 0, 14], cone(6, 5, 9, 1, shiny(color))),
    place([0, 0, 26], cone(5.4, 0.5, 5, 0.6, shiny(CORAL))),
    place([0, 5.6, 16], facing(cylinder(2.8, 1, 0.6, shiny('#a9e4ff')))),
    ring(3, (c, s) => place([c * 6, s * 6, 5], box(2.4, 2.4, 5, 1, shiny(CORAL))), 0.5),
  );

export const bear = (color = '#c98a5a'): Shape => {
  const m = material(color, { soft: 0.2 });
  return group(
    place([0, 0, 8], ellipsoid(8, 6.5, 8, m)),
    place([0, 1, 19], sphere(7, m)),
    mirror(place([5.4, 0, 25], sphere(2.9, m))),
    place([0, 7, 17.4], ellipsoid(3.4, 2.4, 2.6, material(CREAM))),
    place([0, 9, 18.2], sphere(1.1, pupil)),
    mirror(place([2.8, 7, 20.6], sphere(1.1, pupil))),
    mirror(place([7, 5, 5], sphere(3.2, m))),
    mirror(capsule([7, 2, 12], [11, 5, 8], 2.6, 2.4, m)),
  );
};

/** A wooden crate with a star; an open one is full of toys. */
const crate = (open: boolean, seed: number): Shape => {
  const w = material(PALETTE.wood, {
    paint: ([, , z]) => (Math.abs((z / 8.4 + 10.5) % 1) < 0.12 ? { tone: -0.2 } : null),
  });
  const edge = material('#a56f42');
  const shell = place([0, 0, 13], box(17, 14, 13, 1.4, w));
  return group(
    open ? subtract(shell, place([0, 0, 22], box(14.4, 11.4, 10, 0.5, w))) : shell,
    mirror(place([15.6, 13, 13], box(2.4, 2.2, 13.4, 1, edge))),
    place([0, 14.2, 13], prism(starOutline(5, 8, 3.8), 1, 0.8, material(toyColor(seed)))),
    open
      ? [
          place([-6, 1, 14], bear(), null, 0.85),
          place([7, 3, 17], ball(toyColor(seed + 3)), null, 0.85),
          place([1, -5, 19], duck(), null, 0.85),
        ]
      : place([0, 0, 27], box(17.6, 14.6, 1.6, 0.8, edge)),
  );
};

/** Three letter blocks piled up. */
const blocks = (letters: string): Shape => {
  const cube = (letter: string, color: string) =>
    box(
      14,
      14,
      14,
      2.4,
      material(color, {
        gloss: 0.4,
        paint: ([x, , z], n) => {
          if (Math.max(Math.abs(x), Math.abs(z)) > 11.4) return { color: CREAM };
          return n[1] > 0.6 && isInText(letter, x, z, 15) ? { color: CREAM, flat: 0.6 } : null;
        },
      }),
    );
  const [a = 'F', b = 'U', c = 'N'] = letters;
  return group(
    place([-15, 0, 14], cube(a, CORAL), [0, 0, 4]),
    place([15, 0, 14], cube(b, '#58b7f2'), [0, 0, -5]),
    place([-1, -1, 42], cube(c, '#a3d94f'), [0, 0, 8]),
  );
};

/** A candy on a stick as high as a tree. */
const lollipop = (a: string, b: string, size: number): Shape =>
  scaled(
    size,
    capsule(
      [0, 0, 0],
      [0, 0, 48],
      3,
      3,
      material('#fffaf0', { paint: ([x, , z]) => (Math.sin(z * 0.5 + x) > 0.5 ? { color: '#ffd9e6' } : null) }),
    ),
    place(
      [0, 0, 72],
      facing(
        cylinder(
          27,
          8,
          6,
          material(a, {
            gloss: 0.7,
            paint: ([x, y]) => (Math.sin(Math.atan2(y, x) * 3 + Math.hypot(x, y) * 0.24) > 0.15 ? { color: b } : null),
          }),
        ),
      ),
    ),
    times(5, (i) => place([-9 + i * 4.5, 3 - (i % 2) * 5, 2], ellipsoid(5, 4, 4, foliage(PALETTE.leaf)))),
  );

/** A cotton-candy tree with a curled trunk. */
const candyTree = (color: string): Shape => {
  const trunk = material('#8d6a8f');
  return group(
    pipe(
      [
        [0, 0, 0],
        [3, 0, 18],
        [-4, 0, 36],
        [2, 0, 54],
      ],
      (t) => 6 - t * 2,
      trunk,
    ),
    capsule([-3, 0, 34], [-20, 0, 48], 2.4, 1.6, trunk),
    [
      [0, 0, 72, 22],
      [-18, 2, 60, 15],
      [19, 3, 60, 16],
      [-9, 8, 84, 14],
      [11, 5, 84, 13],
    ].map(([x = 0, y = 0, z = 0, r = 10]) => place([x, y, z], sphere(r, foliage(color)))),
  );
};

/** A spinning top that has come to rest. */
const spinningTop = (): Shape =>
  place(
    [0, 0, 22],
    [
      place([0, 0, -11], cone(1, 22, 11, 1, radialStripes('#9a63e0', '#fdd04b', 5, { gloss: 0.7 }))),
      place([0, 0, 4], cone(22, 4, 5, 1.4, shiny(CORAL))),
      capsule([0, 0, 8], [0, 0, 22], 2.2, 2, shiny(BRASS)),
      place([0, 0, 23], sphere(3.6, shiny('#58b7f2'))),
    ],
    [0, 14, 0],
  );

/** A little wind-up robot, its key turning at its back. */
const windUp = (): Shape => {
  const m = shiny('#7fd0c4', 0.7);
  return group(
    mirror(place([5, 1, 3], box(4, 5, 3, 1.4, shiny(PLUM)))),
    place([0, 0, 15], box(10, 7, 9, 3, m)),
    place([0, 7, 15], box(6, 1, 4, 1, shiny('#fdd04b'))),
    place(
      [0, 0, 31],
      [
        box(9, 7, 7, 3, m),
        mirror(place([3.6, 7, 1], facing(cylinder(2.6, 1, 0.6, shiny('#fffdf5'))))),
        mirror(place([3.6, 8, 1], sphere(1.2, pupil))),
        place([0, 7, -3.4], box(4, 0.8, 0.9, 0.4, material(PLUM))),
        capsule([0, 0, 7], [0, 0, 12], 0.9, 0.9, shiny(BRASS)),
        place([0, 0, 13], sphere(2.2, shiny(CORAL))),
      ],
    ),
    mirror(capsule([11, 0, 19], [15, 3, 11], 2.2, 2.2, m)),
    place([17, -4, 22], [facing(torus(4, 1.2, shiny(BRASS))), place([8, 0, 0], facing(torus(4, 1.2, shiny(BRASS))))]),
  );
};

/** The biggest bear ever made: too big for any box. */
const giantBear = (): Shape =>
  scaled(
    3.3,
    bear('#d9a06a'),
    place(
      [0, 6.8, 12],
      [mirror(place([2.6, 0, 0], ellipsoid(2.4, 1, 1.7, material(CORAL)))), sphere(1.1, material('#fdd04b'))],
    ),
  );

/** A glass ball of gum on a brass foot. */
const gumballLamp = (): Shape =>
  group(
    place([0, 0, 4], cone(9, 6, 4, 1.2, shiny(CORAL))),
    place([0, 0, 26], cylinder(2.6, 20, 0.8, shiny(CORAL))),
    place([0, 0, 46], cone(4, 9, 4, 1, shiny(BRASS))),
    place(
      [0, 0, 61],
      sphere(
        13.5,
        material('#dff4ff', {
          gloss: 1,
          soft: 0.6,
          glow: 0.5,
          paint: ([, , lz], _n, [x, y, z]) => {
            const gum = cellNoise(x / 4.6 + 9, (z - y * 0.55) / 4.6, 5, 0, 0.5);
            return lz < 5.5 && gum.nearest < 0.44
              ? { color: toyColor(Math.floor(gum.id * 5.99)), tone: 0.08 }
              : { tone: 0.12 };
          },
        }),
      ),
    ),
    place([0, 0, 74], cone(8, 5, 2.6, 1, shiny(CORAL))),
    place([0, 0, 79], sphere(3, shiny(BRASS, 1))),
  );

const prop = propsOf(import.meta.url);

export const factoryToys: readonly Prop[] = [
  prop('toy-duck', () => scaled(1.4, duck()), { footprints: foot(24, 12) }),
  prop('toy-ball', () => scaled(1.3, ball()), { footprints: foot(20, 12) }),
  prop('toy-gift', () => scaled(1.3, gift('#9a63e0', '#fdd04b')), { footprints: foot(22, 14) }),
  prop('toy-rocket', () => scaled(1.5, rocket()), { footprints: foot(18, 12) }),
  prop('toy-bear', () => scaled(1.4, bear()), { footprints: foot(24, 14) }),
  prop('toy-crate', () => crate(true, 0), { footprints: foot(34, 20) }),
  prop('toy-crate-closed', () => crate(false, 2), { footprints: foot(34, 20) }),
  prop('letter-blocks', () => blocks('FUN'), { footprints: foot(58, 22), fade: true }),
  prop('lollipop-pink', () => lollipop('#ff8fb8', '#fff6fb', 1), { footprints: foot(14, 9), fade: true }),
  prop('lollipop-yellow', () => lollipop('#ffc93f', '#ff8a5c', 0.86), { footprints: foot(12, 8), fade: true }),
  prop('lollipop-blue', () => lollipop('#58b7f2', '#dff4ff', 0.94), { footprints: foot(12, 8), fade: true }),
  prop('candy-tree-pink', () => candyTree('#f7a3cc'), { footprints: foot(18, 11), fade: true, sway: true }),
  prop('candy-tree-mint', () => candyTree('#7fd8c4'), { footprints: foot(18, 11), fade: true, sway: true }),
  prop('spinning-top', spinningTop, { footprints: foot(26, 14) }),
  prop('wind-up-robot', windUp, { footprints: foot(26, 14) }),
  prop('giant-bear', giantBear, { footprints: foot(70, 34), fade: true }),
  prop('gumball-lamp', gumballLamp, { footprints: foot(16, 10), fade: true, glow: '#ffd9a0' }),
];
