// Owns the places of safety-star-city: feed tower, phish fort, gallery, stage, star dome, shield, arcade, noodle bar.
import { curve, facing, pipe, ring, row, starOutline, times } from '../../core/arrange.ts';
import { onText, signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { bricks, neon, panels, planks, shiny, stripes } from '../../core/materials.ts';
import { hash2 } from '../../core/noise.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  intersect,
  mirror,
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
import { bulbs, CYAN, GOLD, GREEN, glassDoor, type IconName, NAVY, PINK, STONE, screen, windows } from './screens.ts';

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

/** The stage of the closing ceremony: steps, curtains, a scroll under a big star. */
function stage(): Shape {
  const drape = material('#d8386f', { paint: ([x]) => (Math.abs((x / 7) % 1) < 0.2 ? { tone: -0.16 } : null) });
  const scroll = material('#fff6dc', {
    paint: ([x, , z], n) => (n[1] > 0.5 && onText('WELL DONE', x, z - 2, 7) ? { color: '#8a3f8a', flat: 0.6 } : null),
  });
  return group(
    place([0, 0, 9], box(124, 44, 9, 2, planks('#b07a52', 10))),
    place([0, 45, 9], box(122, 2, 5, 1, neon(CYAN))),
    times(3, (i) => place([0, 50 + i * 6, 6 - i * 2], box(30, 4, 6 - i * 2, 1, material('#d8c4ff')))),
    place(
      [0, -34, 66],
      box(
        120,
        4,
        58,
        2,
        material('#2f2a6e', {
          paint: ([x, , z]) =>
            hash2(Math.floor(x / 5), Math.floor(z / 5), 3) > 0.95 ? { color: '#fff3c4', glow: 1, flat: 1 } : null,
        }),
      ),
    ),
    [-100, 100].map((x) => place([x, -24, 66], box(22, 5, 56, 3, drape))),
    [-120, 120].map((x) => place([x, -10, 66], cylinder(7, 62, 2, stripes(GOLD, '#e08a3a', 5)))),
    place([0, -24, 126], box(128, 9, 9, 4, drape)),
    row(13, -114, 114, (x) => place([x, -14, 118], facing(cylinder(8, 1.6, 0.8, drape)))),
    bulbs(15, -112, 112, -12, 134, [GOLD, CYAN, PINK]),
    place([0, -22, 148], star(24, 4, GOLD)),
    place(
      [0, -26, 66],
      [box(42, 2, 18, 1.4, scroll), [-44, 44].map((x) => place([x, 1, 0], cylinder(4, 21, 1.6, shiny('#f0c878'))))],
    ),
    place(
      [-60, 12, 18],
      [
        box(12, 8, 14, 2, shiny('#7b6af0')),
        place([0, 9, 4], star(6, 0.8, GOLD)),
        capsule([0, 2, 14], [3, 8, 22], 1, 1, shiny(PALETTE.steel)),
        place([3, 9, 23], sphere(2.6, material('#2b2550'))),
      ],
    ),
    place(
      [62, 10, 18],
      [
        cylinder(6, 10, 1.6, shiny('#f9c23c', 1)),
        place([0, 0, 18], cone(5, 12, 8, 2, shiny('#f9c23c', 1))),
        mirror(place([13, 0, 18], facing(torus(5, 1.5, shiny('#f9c23c', 1))))),
      ],
    ),
  );
}

/** The star dome: a planetarium whose shell shows the night. */
function starDome(phase: number): Shape {
  const shell = material('#3f4fc0', {
    gloss: 0.7,
    paint: ([x, y, z]) => {
      const [a, b] = [Math.atan2(y, x) * 9, z / 6.4];
      const chance = hash2(Math.floor(a), Math.floor(b), 5);
      const away = Math.hypot(a - Math.floor(a) - 0.5, (b - Math.floor(b) - 0.5) * 0.8);
      if (chance > 0.66 && away < 0.3)
        return { color: (chance + phase) % 0.2 > 0.1 ? '#fff6cf' : CYAN, glow: 1, flat: 0.9, tone: 0.2 };
      return Math.abs(Math.sin(Math.atan2(y, x) * 5)) < 0.05 ? { tone: -0.1 } : null;
    },
  });
  return group(
    place([0, 0, 18], cylinder(92, 18, 4, panels('#e8e2fa', 18, 16))),
    place([0, 0, 37], torus(90, 3.4, neon(PINK))),
    intersect(place([0, 0, 34], ellipsoid(86, 86, 78, shell)), place([0, 0, 84], box(100, 100, 50, 0, shell))),
    place(
      [24, 40, 80],
      [
        capsule([0, 0, 0], [12, 40, 30], 9, 12, shiny('#f4f0ff', 0.8)),
        place([13, 43, 32], sphere(9, shiny('#8fe0ff', 1))),
      ],
    ),
    place(
      [0, 82, 4],
      [
        place([0, 0, 22], box(26, 14, 22, 3, panels('#e8e2fa', 13, 12))),
        place([0, 14, 0], glassDoor(14, 38, CYAN)),
        place(
          [0, 12, 50],
          signBoard('STAR DOME', { height: 10, board: NAVY, ink: '#fff0a8', rim: CYAN, lit: 1, margin: 6 }),
        ),
      ],
    ),
    place([0, 0, 114], star(13, 3, GOLD)),
  );
}

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

/** The arcade with a joystick on its roof. */
function arcade(): Shape {
  const joystick = group(
    place([0, 0, 7], box(24, 17, 7, 4, panels('#3f3478', 12, 8))),
    place([-4, 2, 16], cone(9, 6, 3, 1, material(NAVY))),
    capsule([-4, 2, 16], [-11, 1, 40], 3, 2.6, shiny(PALETTE.steel)),
    place([-12, 1, 46], sphere(11, shiny('#ff5f6d', 1))),
    [
      [11, 7, CYAN],
      [17, -2, GOLD],
    ].map(([x, y, color]) => place([Number(x), Number(y), 14], cylinder(5, 3, 1.6, neon(String(color))))),
  );
  return group(
    place([0, 0, 42], box(70, 32, 42, 5, panels('#c25ad0', 20, 16))),
    place([0, 0, 4], box(72, 34, 4, 1.5, material(NAVY))),
    mirror(place([68, 31, 42], cylinder(3.6, 41, 2, neon(PINK)))),
    place([0, 4, 87], box(73, 33, 4, 2.5, material('#5a2f8a'))),
    place([0, 37, 86], box(73, 1.8, 2.2, 1, neon(PINK))),
    place([0, -2, 91], joystick, null, 1.3),
    place([0, 38, 75], signBoard('ARCADE', { height: 15, board: NAVY, ink: GOLD, rim: PINK, margin: 8 })),
    bulbs(15, -60, 60, 38, 59, [GOLD, CYAN, PINK]),
    place([-42, 33, 32], screen('ghost', 18, 17, '#3b2f80', CYAN)),
    place([42, 33, 32], screen('star', 18, 17, '#3b2f80', CYAN)),
    place([0, 33, 0], glassDoor(15, 52, GOLD)),
  );
}

/** The noodle bar under its steaming bowl. */
function noodleBar(): Shape {
  const roof = material('#e0505e', {
    gloss: 0.3,
    paint: ([x]) => (Math.abs((x / 8) % 1) < 0.14 ? { tone: -0.16 } : null),
  });
  const noodle = material('#ffe7a0', { soft: 0.5, glow: 0.3 });
  const bowl = group(
    intersect(
      place(
        [0, 0, 22],
        ellipsoid(
          33,
          28,
          24,
          material('#f4f0ff', {
            gloss: 0.6,
            paint: ([, , z]) => (Math.abs(z + 7) < 2.6 ? { color: '#4a7ff0' } : null),
          }),
        ),
      ),
      place([0, 0, 11], box(40, 40, 11, 0, material('#ffffff'))),
    ),
    place([0, 0, 22], cylinder(30, 1.6, 1, material('#ffd27a', { soft: 0.7, glow: 0.4 }))),
    ring(11, (x, y, i) =>
      pipe(
        curve(4, (t) => [x * (6 + 18 * t) + Math.sin(t * 5 + i) * 3, y * (5 + 15 * t), 25 + Math.sin(t * 6 + i) * 2.6]),
        2.1,
        noodle,
      ),
    ),
    place(
      [-11, 8, 27],
      ellipsoid(
        8,
        8,
        5,
        material('#fffdf2', { paint: ([x, y]) => (Math.hypot(x, y) < 4 ? { color: PALETTE.orange } : null) }),
      ),
    ),
    capsule([4, -10, 24], [42, -22, 50], 1.8, 1.4, material('#7b4a36')),
    capsule([10, -14, 24], [48, -16, 48], 1.8, 1.4, material('#7b4a36')),
  );
  return group(
    place([0, -4, 34], box(56, 26, 34, 3, planks('#b5703f', 7))),
    place(
      [0, 19, 47],
      box(
        48,
        4,
        13,
        1.5,
        material('#ffd98a', {
          soft: 1,
          glow: 1,
          paint: ([x]) => (Math.abs((x / 12) % 1) < 0.2 ? { color: '#c98a4a' } : { tone: 0.1, flat: 0.7 }),
        }),
      ),
    ),
    place([0, 27, 15], box(54, 7, 15, 2, planks('#8a4f34', 7))),
    place([0, 29, 31.5], box(58, 10, 2.2, 1.4, shiny('#ffcf8a', 0.5))),
    place(
      [0, -2, 72],
      prism(
        [
          [-68, 8],
          [-64, -1],
          [-56, -4],
          [56, -4],
          [64, -1],
          [68, 8],
          [52, 3],
          [36, 16],
          [-36, 16],
          [-52, 3],
        ],
        33,
        2,
        roof,
      ),
    ),
    place([0, -2, 87], bowl, null, 1.08),
    [-46, -16, 16, 46].map((x, i) => place([x, 38, 52], ellipsoid(6.4, 6.4, 7.4, neon(i % 2 ? '#ffb24d' : '#ff6b6b')))),
    [-30, 0, 30].map((x) =>
      place(
        [x, 47, 0],
        [
          place([0, 0, 8], cylinder(1.8, 8, 0.5, shiny(PALETTE.steel))),
          place([0, 0, 17], cylinder(7, 2, 1.4, material('#e2495e', { gloss: 0.5 }))),
        ],
      ),
    ),
    place(
      [0, 36, 75],
      signBoard('NOODLES', { height: 12, board: '#3c1f4f', ink: '#ffe9a8', rim: '#ff9a5a', margin: 7 }),
    ),
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
  prop('ceremony-stage', stage, {
    ...HOUSE,
    footprints: [
      { width: 254, height: 46 },
      { width: 62, height: 16, dy: 30 },
    ],
    glow: '#ffd65e',
  }),
  prop('star-dome', starDome, {
    ...HOUSE,
    footprints: [
      { width: 186, height: 64 },
      { width: 130, height: 88 },
      { width: 60, height: 30, dy: 42 },
    ],
    animation: { frames: 2, ms: 700 },
    glow: '#8fb0ff',
  }),
  prop('shield-monument', shieldMonument, {
    footprints: [
      { width: 100, height: 36 },
      { width: 70, height: 58 },
    ],
    fade: true,
    glow: '#8fd8ff',
  }),
  prop('arcade', arcade, { ...HOUSE, footprints: foot(148, 36), glow: '#ff86d8' }),
  prop('noodle-bar', noodleBar, {
    ...HOUSE,
    footprints: [
      { width: 116, height: 32 },
      { width: 80, height: 12, dy: 22 },
    ],
    glow: '#ffb24d',
  }),
];
