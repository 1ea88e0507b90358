// Owns the places of safety-star-city where one goes out: ceremony stage, star dome, arcade, noodle bar.
import { curve, facing, pipe, ring, row, starOutline, times } from '../../core/arrange.ts';
import { isInText, signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { neon, panels, planks, shiny, stripes } from '../../core/materials.ts';
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
  place,
  prism,
  type Shape,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { bulbs, CYAN, GOLD, glassDoor, NAVY, PINK, screen } from './screens.ts';

const star = (outer: number, depth: number, color: string): Shape =>
  prism(starOutline(5, outer, outer * 0.46), depth, 1.2, neon(color));

/** The stage of the closing ceremony: steps, curtains, a scroll under a big star. */
function stage(): Shape {
  const drape = material('#d8386f', { paint: ([x]) => (Math.abs((x / 7) % 1) < 0.2 ? { tone: -0.16 } : null) });
  const scroll = material('#fff6dc', {
    paint: ([x, , z], n) => (n[1] > 0.5 && isInText('WELL DONE', x, z - 2, 7) ? { color: '#8a3f8a', flat: 0.6 } : null),
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

export const venues: readonly Prop[] = [
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
