// Owns what the factory hall is built of: walls, gate, pipes, vents, stage, ball pit, shelves.
import { curve, facing, pipe, ring, row, starOutline, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { type Material, material } from '../../core/material.ts';
import { bricks, hazard, neon, planks, shiny, stripes } from '../../core/materials.ts';
import { hash2 } from '../../core/noise.ts';
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
  sphere,
  subtract,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { brass, chimney, cream, gearTower, sawHall, steam, TEAL } from './buildings.ts';
import { BRASS, CORAL, CREAM, PLUM, toyColor } from './toys.ts';

/** A fat pipe that leaves one floor plate and enters another: up, across, down; half its span in pixels. */
function pipeArch(span: number, color: string): Shape {
  const m = shiny(color, 0.6);
  const bend = curve(6, (t) => [
    -span + (1 - Math.cos((t * Math.PI) / 2)) * 16,
    0,
    46 + Math.sin((t * Math.PI) / 2) * 16,
  ]);
  const flange = (x: number, z: number) => place([x, 0, z], cylinder(10.6, 2.2, 1, brass));
  return group(
    pipe([[-span, 0, 2], ...bend, [span - 16, 0, 62]], 7.6, m),
    pipe(
      bend.map(([x, y, z]) => [-x, y, z] as const),
      7.6,
      m,
    ),
    capsule([span, 0, 46], [span, 0, 2], 7.6, 7.6, m),
    [-span, span].map((x) => [place([x, 0, 3], box(15, 12, 3, 2, hazard(7))), flange(x, 8), flange(x, 44)]),
    place(
      [0, 9, 62],
      facing(
        group(
          torus(10, 2, shiny(CORAL)),
          ring(4, (c, s) => capsule([0, 0, 0], [c * 10, s * 10, 0], 1.5, 1.5, shiny(CORAL))),
          cylinder(3.4, 3, 1, shiny('#fdd04b')),
        ),
      ),
    ),
  );
}

/** A standing vent that lets out steam with `phase`. */
const steamVent = (phase: number): Shape =>
  group(
    place([0, 0, 3], box(14, 11, 3, 2, hazard(7))),
    capsule([0, 0, 4], [0, 0, 40], 8, 8, shiny('#58b7f2', 0.6)),
    [10, 36].map((z) => place([0, 0, z], cylinder(11, 2.2, 1, brass))),
    place([0, 0, 43], cone(9, 13, 5, 1.5, brass)),
    place([0, 9, 24], [facing(cylinder(6, 1.6, 1, cream)), capsule([0, 2, 0], [3, 2, 3], 0.9, 0.7, shiny(CORAL))]),
    [0, 0.5].map((start) => {
      const t = (start + phase) % 1;
      return place([2 + t * 8, 0, 52 + t * 26], sphere(4 + Math.sin(t * Math.PI) * 7, steam));
    }),
  );

/** A low wall of the hall: bricks with a cream coping; half its length along x or y. */
function lowWall(halfX: number, halfY: number): Shape {
  return group(
    place([0, 0, 12], box(halfX, halfY, 12, 1, bricks('#e89a80', 8))),
    place([0, 0, 25], box(halfX + 0.5, halfY + 1.6, 2.6, 1.6, cream)),
  );
}

/** A post at a wall's end, a ball on top. */
const wallPost = (): Shape =>
  group(
    place([0, 0, 19], box(10, 10, 19, 2, bricks('#d97f6e', 8))),
    place([0, 0, 39], box(12, 12, 2.6, 1.6, cream)),
    place([0, 0, 47], sphere(7, shiny('#fdd04b', 0.9))),
  );

/** The way into the hall: two striped towers, an arch of lights and the factory's name. */
function factoryGate(): Shape {
  const arch = curve(14, (t) => [Math.cos(Math.PI * (1 - t)) * 92, 0, 84 + Math.sin(Math.PI * t) * 40]);
  return group(
    mirror(
      place(
        [92, 0, 0],
        [
          place([0, 0, 7], box(22, 18, 7, 2, bricks('#b9a6b4', 8))),
          place(
            [0, 0, 46],
            cylinder(
              16,
              42,
              2,
              material(CORAL, {
                gloss: 0.3,
                paint: ([x, y, z]) => (Math.floor((z + Math.atan2(y, x) * 8 + 400) / 14) % 2 ? { color: CREAM } : null),
              }),
            ),
          ),
          place([0, 0, 90], cylinder(20, 4, 2, brass)),
          place([0, 0, 106], cone(20, 2, 13, 1.4, shiny('#9a63e0', 0.5))),
          place([0, 0, 121], sphere(4.6, shiny('#fdd04b', 1))),
        ],
      ),
    ),
    pipe(arch, 7, shiny(TEAL, 0.5)),
    arch
      .filter((_p, i) => i > 0 && i < 14)
      .map(([x, , z], i) => place([x, 7, z], sphere(3.4, neon(i % 2 ? '#fff3b0' : '#ffb05a')))),
    place(
      [0, 8, 100],
      signBoard('FUN FACTORY', { height: 15, board: PLUM, ink: '#fdd04b', rim: BRASS, lit: 0.6, margin: 9 }),
    ),
  );
}

/** The stage of the meme duel: boards, a red curtain, two lecterns, a row of footlights. */
function duelStage(): Shape {
  const cloth: Material = material('#d9405f', { paint: ([x]) => ({ tone: Math.sin(x * 0.55) * 0.12 }) });
  const lectern = (x: number, color: string, letter: string) =>
    place(
      [x, 26, 18],
      [
        place([0, 0, 14], box(13, 8, 14, 2, shiny(color, 0.4))),
        place([0, 0, 29], box(15, 10, 2, 1.2, shiny(BRASS))),
        place(
          [0, 9, 15],
          signBoard(letter, { height: 10, board: PLUM, ink: '#fff6e6', rim: BRASS, lit: 0.4, margin: 4 }),
        ),
      ],
    );
  return group(
    place([0, 0, 9], box(128, 56, 9, 3, planks('#d9a066', 10))),
    place([0, 57, 9], box(128, 2, 8, 1.6, stripes('#9a63e0', '#fdd04b', 12))),
    place([0, -46, 66], box(118, 5, 52, 3, material('#3f2f66'))),
    mirror(place([96, -38, 66], box(26, 6, 50, 5, cloth))),
    place([0, -36, 112], box(122, 9, 13, 5, cloth)),
    times(9, (i) => place([-104 + i * 26, -28, 100], ellipsoid(14, 4, 8, cloth))),
    place(
      [0, -28, 128],
      signBoard('MEME DUEL', { height: 15, board: PLUM, ink: '#fdd04b', rim: BRASS, lit: 0.7, margin: 9 }),
    ),
    mirror(place([122, -40, 60], [cylinder(7, 60, 2, brass), place([0, 0, 64], sphere(9, shiny('#fdd04b', 0.9)))])),
    lectern(-58, '#58b7f2', 'YOU'),
    lectern(58, '#f2685f', 'NEO'),
    row(9, -104, 104, (x, i) => place([x, 54, 20], sphere(4, neon(i % 2 ? '#fff3b0' : '#ffb05a')))),
    place([0, -40, 64], prism(starOutline(5, 30, 14), 1.5, 1, neon('#fdd04b', 0.6))),
  );
}

/** A round pool full of balls, with a slide. */
function ballPit(): Shape {
  const balls = times(120, (i) => {
    const radius = Math.sqrt((i + 0.5) / 120) * 66;
    const angle = i * 2.39996;
    return place(
      [Math.cos(angle) * radius, Math.sin(angle) * radius, 14 + hash2(i, 3) * 5],
      sphere(7.4, material(toyColor(Math.floor(hash2(i, 1) * 6)), { gloss: 0.7 })),
    );
  });
  return group(
    subtract(
      place([0, 0, 11], cylinder(80, 11, 4, stripes('#58b7f2', CREAM, 16, { gloss: 0.4 }))),
      place([0, 0, 22], cylinder(70, 16, 1, material(PLUM))),
    ),
    place([0, 0, 22], torus(75, 6, shiny('#fdd04b', 0.6))),
    balls,
    place(
      [-58, -40, 0],
      [
        [-13, 13].map((x) => [-12, 12].map((y) => capsule([x, y, 0], [x, y, 78], 2.6, 2.6, shiny('#9a63e0')))),
        place([0, 0, 58], box(17, 15, 3, 1.6, shiny('#fdd04b'))),
        place([0, 0, 84], cone(25, 2, 9, 1.6, shiny(CORAL, 0.4))),
        pipe(
          curve(8, (t) => [16 + t * 34, 4 + t * 12, 60 - t * 36 - Math.sin(t * Math.PI) * 5]),
          9,
          shiny('#a3d94f', 0.6),
        ),
      ],
    ),
  );
}

/** A shelf of boxed toys. */
const toyShelf = (): Shape =>
  group(
    place([0, -9, 30], box(40, 2, 30, 1, planks('#b5764a', 10))),
    mirror(place([39, 0, 30], box(2, 10, 30, 1, material(PALETTE.wood)))),
    [2, 22, 42, 60].map((z) => place([0, 0, z], box(40, 10, 2, 1, material(PALETTE.wood)))),
    [4, 24, 44].flatMap((z, line) =>
      times(4, (i) =>
        place(
          [-28 + i * 18.6, 1, z + 7],
          box(
            6.6,
            7,
            6.4 - (i % 2),
            1,
            material(toyColor(i + line * 2), { paint: ([x]) => (Math.abs(x) < 1.4 ? { color: CREAM } : null) }),
          ),
        ),
      ),
    ),
  );

const prop = propsOf(import.meta.url);

const HALL_CAMERA = { camera: { elevation: 34, samples: 2 } };

export const factoryHall: readonly Prop[] = [
  prop('saw-hall-coral', () => sawHall(118, '#f3b79a', CORAL), {
    ...HALL_CAMERA,
    footprints: foot(238, 44, -2),
    fade: true,
  }),
  prop('saw-hall-purple', () => sawHall(118, '#f2c6c0', '#9d86ee'), {
    ...HALL_CAMERA,
    footprints: foot(238, 44, -2),
    fade: true,
  }),
  prop('saw-hall-teal', () => sawHall(118, '#f4d39a', TEAL), {
    ...HALL_CAMERA,
    footprints: foot(238, 44, -2),
    fade: true,
  }),
  prop('chimney', chimney, {
    camera: { samples: 2 },
    footprints: foot(44, 26),
    fade: true,
    animation: { frames: 4, ms: 220 },
  }),
  prop('gear-tower', gearTower, {
    camera: { samples: 2, zoom: 1.1, elevation: 34 },
    footprints: foot(126, 48),
    fade: true,
    animation: { frames: 3, ms: 150 },
  }),
  prop('pipe-arch-teal', () => pipeArch(64, TEAL), {
    footprints: [
      { width: 30, height: 16, dx: -64 },
      { width: 30, height: 16, dx: 64 },
    ],
    fade: true,
  }),
  prop('pipe-arch-purple', () => pipeArch(46, '#9a7ee8'), {
    footprints: [
      { width: 30, height: 16, dx: -46 },
      { width: 30, height: 16, dx: 46 },
    ],
    fade: true,
  }),
  prop('steam-vent', steamVent, { footprints: foot(30, 18), animation: { frames: 4, ms: 200 } }),
  prop('low-wall', () => lowWall(48, 7), { footprints: foot(96, 12) }),
  prop('low-wall-deep', () => lowWall(7, 52), { footprints: foot(14, 66) }),
  prop('wall-post', wallPost, { footprints: foot(22, 16) }),
  prop('factory-gate', factoryGate, {
    footprints: [
      { width: 46, height: 26, dx: -92 },
      { width: 46, height: 26, dx: 92 },
    ],
    fade: true,
    glow: '#ffd9a0',
  }),
  prop('duel-stage', duelStage, { camera: { samples: 2 }, footprints: foot(258, 70), fade: true, glow: '#ffd98c' }),
  prop('ball-pit', ballPit, { camera: { samples: 2 }, footprints: foot(158, 92), fade: true }),
  prop('toy-shelf', toyShelf, { footprints: foot(82, 16), fade: true }),
];
