// Owns the places of safety-star-city that keep it safe: feed tower, phish fort, gallery, Captain Shield's monument.
import { curve, pipe, ring, row, starOutline } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { bricks, neon, panels, planks, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  type Point2,
  place,
  prism,
  type Shape,
  scaled,
  sphere,
  torus,
  turn,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { CYAN, GOLD, GREEN, glassDoor, type IconName, NAVY, PINK, STONE, screen, windows } from './screens.ts';

const star = (outer: number, depth: number, color: string): Shape =>
  prism(starOutline(5, outer, outer * 0.46), depth, 1.2, neon(color));

/** What the feed shows, one turn after another. */
const FEED: readonly (readonly [IconName, IconName, IconName])[] = [
  ['chat', 'heart', 'play'],
  ['play', 'bell', 'chat'],
  ['heart', 'chat', 'ghost'],
  ['ghost', 'play', 'heart'],
];

/** The feed tower, 250 px tall: screens all around, each one asking for a little more time. */
function feedTower(phase: number): Shape {
  const turnNow = Math.floor(phase * FEED.length);
  const [first, second, third] = FEED[turnNow] ?? ['chat', 'heart', 'play'];
  const storey = (z: number, radius: number, half: number, wall: string): Shape =>
    group(
      place(
        [0, 0, z + half],
        box(radius, radius * 0.72, half, 9, windows(wall, CYAN, { width: 11, height: 14, seed: z, lit: 0.5 })),
      ),
      place([0, 0, z + half * 2 + 3], box(radius + 2, radius * 0.72 + 2, 2.6, 2, material('#39307e', { gloss: 0.3 }))),
      place([0, 0, z + half * 2 - 1], box(radius + 3, radius * 0.72 + 3, 1.3, 1, neon(turnNow % 2 ? PINK : CYAN))),
    );
  return scaled(
    1.3,
    place([0, 0, 6], box(54, 42, 6, 4, material('#d8d2f4', { gloss: 0.3 }))),
    storey(10, 44, 30, '#7b6af0'),
    storey(74, 35, 28, '#8f7bf5'),
    storey(134, 26, 17, '#a48cff'),
    place([0, 33, 46], screen(first, 25, 15, '#2f3f9a', PINK)),
    place([0, 27, 104], screen(second, 19, 14, '#47307e', GOLD)),
    place([0, 21, 152], screen(third, 13, 10, '#255a5a', GREEN)),
    place([0, 33, 12], glassDoor(11, 26, CYAN)),
    place(
      [0, 0, 126],
      turn(
        [14, 0, 0],
        group(
          torus(52, 1.8, neon(GOLD)),
          ring(5, (x, y) => place([x * 52, y * 52, 0], star(7, 1.6, GOLD)), 0.4 + (turnNow / 4) * 1.2566),
        ),
      ),
    ),
    capsule([0, 0, 172], [0, 0, 210], 2.2, 1.2, shiny(PALETTE.steel)),
    [184, 195, 205].map((z, i) => place([0, 0, z], torus(9 - i * 2.4, 1.3, neon((i + turnNow) % 2 ? PINK : CYAN)))),
    place([0, 0, 214], sphere(4, neon('#ff6b8b'))),
  );
}

const HOOK = curve(10, (t) => [Math.sin(t * 4.4) * 9 + 4, 0, 26 - t * 26] as const);

/** The phish fort: stone towers, a gate with a shield, and a hooked letter over the wall. */
function phishFort(): Shape {
  const stone = bricks('#b9c4e6', 10);
  const tower = (x: number): Shape =>
    group(
      place([x, 6, 46], cylinder(24, 46, 2, stone)),
      place([x, 6, 94], cylinder(28, 6, 2, stone)),
      ring(8, (cx, cy) => place([x + cx * 25, 6 + cy * 25, 103], box(5, 5, 5, 1, stone))),
      place([x, 6, 118], cone(26, 2, 20, 1.4, material(x < 0 ? '#e2708f' : '#3fae9f'))),
      place([x, 6, 142], sphere(3.6, neon(GOLD))),
      place([x, 30, 58], box(4, 1.6, 9, 2, material('#ffe7a6', { soft: 1, glow: 1 }))),
    );
  const letter = material('#fffaf0', {
    paint: ([x, , z]) => (Math.abs(z + 3 - Math.abs(x) * 0.62 + 6) < 1 ? { color: '#a79fd0' } : null),
  });
  return group(
    place([0, 0, 32], box(86, 22, 32, 2, stone)),
    row(9, -66, 66, (x) => place([x, 18, 69], box(5.6, 4, 6, 1, stone))),
    place([0, 0, 40], box(36, 26, 40, 2, bricks('#a4b1dc', 10))),
    row(4, -27, 27, (x) => place([x, 22, 86], box(5.6, 4, 6, 1, stone))),
    place(
      [0, 27, 0],
      prism(
        [
          [-20, 0],
          [20, 0],
          [20, 42],
          [12, 56],
          [0, 61],
          [-12, 56],
          [-20, 42],
        ],
        1.4,
        1,
        planks('#7a4a34', 6),
      ),
    ),
    place([0, 30, 30], prism(shieldOutline(0.5), 2, 1.4, shiny('#4a8ff0', 0.8))),
    place([0, 33, 31], star(8, 1, GOLD)),
    place(
      [0, 27, 75],
      signBoard('PHISH FORT', { height: 10, board: NAVY, ink: '#dff8ff', rim: CYAN, lit: 0.9, margin: 6 }),
    ),
    tower(-86),
    tower(86),
    capsule([50, -4, 64], [50, -4, 128], 2.2, 2, shiny(PALETTE.woodDark)),
    capsule([50, -4, 128], [24, -4, 142], 2, 1.6, shiny(PALETTE.woodDark)),
    place(
      [24, -4, 108],
      [pipe(HOOK, 1.8, shiny('#dfe6f5', 1)), capsule([8, 0, 26], [0, 0, 34], 0.7, 0.7, shiny('#dfe6f5'))],
    ),
    place([20, 0, 106], box(13, 1.6, 9, 1.2, letter), [0, 14, 0]),
  );
}

const shieldOutline = (scale: number): Point2[] =>
  (
    [
      [-30, 24],
      [-14, 25],
      [0, 33],
      [14, 25],
      [30, 24],
      [29, -2],
      [20, -21],
      [0, -36],
      [-20, -21],
      [-29, -2],
    ] as const
  ).map(([x, z]) => [x * scale, z * scale] as const);

/** The gallery: the same duck twice in its windows, painted and made of pixels. */
function gallery(): Shape {
  const wall = panels('#f3eefc', 26, 24);
  const easel = (x: number, made: boolean): Shape =>
    place(
      [x, 38, 46],
      [
        box(27, 2, 23, 1.6, shiny('#c98a35', 0.6)),
        place(
          [0, 1.6, 0],
          made
            ? screen('duck', 21, 17, '#3a3f9a', CYAN)
            : group(box(23, 1.6, 19, 1, material('#bfe6ff')), place([0, 3, 0], paintedDuck())),
        ),
      ],
    );
  return group(
    place([0, 0, 5], box(100, 44, 5, 2, material('#cfc6ee'))),
    place([0, -2, 50], box(92, 36, 44, 3, wall)),
    [-56, 56].map((x) => easel(x, x > 0)),
    place([0, 35, 10], glassDoor(16, 46, GOLD)),
    row(4, -88, 88, (x) => place([x, 36, 50], cylinder(4, 44, 1.4, shiny('#ffffff', 0.6)))),
    place([0, 2, 98], box(102, 44, 4.4, 2, material('#5a4fb0'))),
    place([0, 45, 98], box(100, 1.8, 2.4, 1, neon(PINK))),
    place(
      [0, 30, 118],
      signBoard('REAL OR MADE?', { height: 15, board: NAVY, ink: '#fff0a8', rim: PINK, lit: 1, margin: 9 }),
    ),
    [-84, 84].map((x, i) =>
      place([x, 4, 112], i ? box(10, 10, 10, 1, panels('#4fc8e0', 6, 6)) : sphere(12, shiny('#ff9a6b', 0.9))),
    ),
  );
}

const paintedDuck = (): Shape => {
  const down = material('#ffd65e', { gloss: 0.4 });
  return group(
    ellipsoid(12, 2, 7.6, down),
    place([8, 0, 9], ellipsoid(6, 2, 6, down)),
    place([15, 0.6, 8.4], ellipsoid(4, 1.6, 1.8, material('#ff9a4d'))),
    place([9.6, 2, 10.6], sphere(1.3, material('#2b2550'))),
    capsule([-10, 0, 4], [-15, 0, 9], 3, 1.4, down),
  );
};

/** Captain Shield's monument. */
function shieldMonument(): Shape {
  const base = material(STONE, { gloss: 0.35 });
  return scaled(
    1.1,
    place([0, 0, 5], cylinder(46, 5, 2, material('#d8d2f4', { gloss: 0.3 }))),
    place([0, 0, 10.5], torus(42, 1.6, neon(CYAN))),
    place([0, 0, 14], cylinder(28, 5, 2, base)),
    place([0, 0, 26], cone(14, 8, 9, 2, base)),
    place([0, 0, 76], prism(shieldOutline(1.12), 3.6, 3, shiny('#e8ecff', 0.8))),
    place([0, 3.4, 76], prism(shieldOutline(0.96), 3.6, 2, shiny('#4a8ff0', 0.8))),
    place([0, 8, 77], star(21, 3, GOLD)),
    place([0, 0, 74], turn([18, 0, 0], torus(50, 1.5, neon(PINK)))),
    ring(3, (x, y) => place([x * 50, y * 47, 74 + y * 15], sphere(4.4, neon(CYAN))), 0.6),
  );
}

const prop = propsOf(import.meta.url);
const HOUSE = { camera: { elevation: 31 }, fade: true } as const;

export const places: readonly Prop[] = [
  prop('feed-tower', feedTower, {
    ...HOUSE,
    footprints: foot(144, 62),
    animation: { frames: 4, ms: 900 },
    glow: '#7f8cff',
  }),
  prop('phish-fort', phishFort, {
    ...HOUSE,
    footprints: [
      { width: 172, height: 30 },
      { width: 56, height: 36, dx: -86, dy: 3 },
      { width: 56, height: 36, dx: 86, dy: 3 },
    ],
    glow: '#7fe6ff',
  }),
  prop('gallery', gallery, { ...HOUSE, footprints: foot(202, 46), glow: '#ff9ade' }),
  prop('shield-monument', shieldMonument, {
    footprints: [
      { width: 100, height: 36 },
      { width: 70, height: 58 },
    ],
    fade: true,
    glow: '#8fd8ff',
  }),
];
