// Owns the factory's great machines: Joke-o-Matic with its laugh-o-meter, gift wrapper, meme machine.
import { facing, ring, row, times } from '../../core/arrange.ts';
import { isInText, signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { hazard, neon, panels, radialStripes, shiny } from '../../core/materials.ts';
import { clamp } from '../../core/noise.ts';
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
  type Shape,
  sphere,
  subtract,
  torus,
  turn,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { balloonPress, jackBox, TEAL } from './amusements.ts';
import { beltAcross, beltDown, brass, hatch, robotArm } from './belts.ts';
import { BRASS, bear, CORAL, CREAM, gift, PLUM, toyColor } from './toys.ts';

const ZONES = ['#7fd6ee', '#8fdf7a', '#fdd04b', '#f8963c', '#f2453f'];

/** The laugh-o-meter's dial: five coloured zones and the word below. */
const dial = material('#fffaf0', {
  soft: 0.8,
  paint: ([x, y]) => {
    const [radius, angle] = [Math.hypot(x, y), Math.atan2(y, x) / Math.PI];
    if (y < -3) return y < -9 && isInText('LAUGHS', x, y + 17, 10) ? { color: '#a8325f', flat: 0.9 } : null;
    if (radius > 26 && radius < 41) {
      const zone = (1 - angle) * 5;
      return { color: ZONES[clamp(Math.floor(zone), 0, 4)] ?? CORAL, flat: 0.55, tone: zone % 1 < 0.06 ? -0.3 : 0.06 };
    }
    return null;
  },
});

/** The laugh-o-meter above the machine; `level` 0–1 turns its hand, bulbs blink with `phase`. */
function laughOMeter(level: number, phase: number): Shape {
  const angle = Math.PI * (1 - level);
  return facing(
    group(
      cylinder(51, 7, 4, brass),
      place([0, 0, -6], cylinder(45, 2.4, 1, dial)),
      capsule([0, -3, -9], [Math.cos(angle) * 34, Math.sin(angle) * 34 - 3, -9], 3.2, 1.5, shiny('#f2453f')),
      place([0, -3, -10], cylinder(6, 3, 1.6, brass)),
      ring(14, (c, s, i) =>
        place([c * 48, s * 48, -7], sphere(3.3, neon((i + Math.round(phase * 3)) % 3 ? '#ffb05a' : '#fff7c8'))),
      ),
    ),
  );
}

/** The heart of the hall: a face that prints jokes and measures laughter. */
function jokeMachine(phase: number): Shape {
  const eye = place(
    [25, 31, 66],
    [
      facing(cylinder(15, 3, 2, material('#fffdf5', { soft: 0.7 }))),
      place([-2, 3, 0], facing(cylinder(8, 2, 1.4, material('#3a2440', { gloss: 0.9 })))),
      place([-5, 5.6, 3.4], sphere(2.6, material('#ffffff', { soft: 1 }))),
      place([0, 1.5, 0], facing(torus(16, 2.6, brass))),
    ],
  );
  const lips = material('#6b2b4a');
  const mouth = place(
    [0, 31, 34],
    [
      intersect(place([0, 0, 6], facing(cylinder(30, 4, 2, lips))), place([0, 0, -12], box(40, 12, 17, 0, lips))),
      row(4, -16.5, 16.5, (x) => place([x, 3.4, 2.4], box(4.8, 1.8, 3.6, 1.4, material('#fffdf5')))),
      place([0, 3.6, -13], ellipsoid(13, 2.6, 5, material('#ff7f92'))),
    ],
  );
  const paper = times(8, (i) =>
    place(
      [2 + Math.sin(i * 0.4) * 2, 37 + i * 2.2, 22 - i * 2.7],
      box(
        10,
        1.8,
        1,
        0.5,
        material('#fffdf5', {
          soft: 0.7,
          paint: ([x]) => (Math.abs(x) < 7 - (i % 3) * 2 ? { color: '#8a7ab0' } : null),
        }),
      ),
      [46, 0, 0],
    ),
  );
  const horn = place(
    [66, 0, 78],
    [
      turn(
        [0, 66, 0],
        [
          cone(6, 8, 8, 1, brass),
          place(
            [0, 0, 18],
            subtract(cone(7, 20, 11, 1.4, brass), place([0, 0, 4], cone(4, 18, 10, 0.4, shiny('#b5762a')))),
          ),
        ],
      ),
      place([-6, 0, 0], sphere(9, shiny(CORAL))),
    ],
  );
  return group(
    place([0, 0, 7], box(72, 36, 7, 4, hazard(12))),
    place([0, 0, 54], box(60, 29, 44, 12, panels('#8f7ae8', 18, 15))),
    place([0, 0, 98], box(50, 22, 8, 5, shiny(TEAL, 0.4))),
    mirror(eye),
    mirror(place([26, 31, 86], box(13, 2.4, 2.6, 2, material(PLUM)), [0, 14, 0])),
    mouth,
    paper,
    mirror(horn),
    place([0, 6, 160], laughOMeter([0.66, 0.8, 0.92, 0.76][Math.round(phase * 4)] ?? 0.8, phase)),
    mirror(place([46, 31, 44], facing(cylinder(7, 2, 1.4, material('#ff9ab0', { soft: 0.8 }))))),
    place(
      [0, 34, 103],
      signBoard('JOKE-O-MATIC', { height: 11, board: PLUM, ink: '#fdd04b', rim: BRASS, lit: 0.5, margin: 12 }),
    ),
    [-50, -38, 38, 50].map((x, i) => place([x, 30, 18], facing(cylinder(4.4, 4, 1.6, shiny(toyColor(i * 2), 0.9))))),
  );
}

/** Wraps gifts: a big box with a bow, two rollers of paper, a slide for what is done. */
const giftWrapper = (): Shape => {
  const paper = material('#ff8fb8', {
    gloss: 0.4,
    paint: ([x, , z]) => {
      if (Math.abs(x) < 7) return { color: '#fdd04b' };
      return Math.hypot(((x + 400) % 16) - 8, ((z + 400) % 16) - 8) < 3.4 ? { color: '#fff6fb' } : null;
    },
  });
  return group(
    place([0, 0, 6], box(62, 32, 6, 3, hazard(10))),
    place([0, 0, 44], box(50, 26, 34, 5, paper)),
    place([0, 0, 82], box(54, 30, 7, 3, shiny('#9a63e0', 0.4))),
    mirror(place([15, 4, 100], torus(13, 5, shiny('#fdd04b', 0.6)), [70, 0, 30])),
    place([0, 4, 94], sphere(8, shiny('#f5a93c', 0.6))),
    place(
      [0, 27, 40],
      [
        box(22, 3, 20, 4, shiny(PLUM)),
        place([0, 2, -2], box(18, 2, 16, 3, material(PALETTE.black))),
        place([0, 6, -10], gift(CORAL)),
      ],
    ),
    mirror(
      place(
        [60, 0, 40],
        [facing(cylinder(12, 22, 2, radialStripes('#58b7f2', CREAM, 5))), facing(cylinder(4, 26, 1, brass))],
      ),
    ),
    place([0, 28, 70], signBoard('WRAP', { height: 9, board: PLUM, ink: '#fdd04b', rim: BRASS, lit: 0.5, margin: 5 })),
  );
};

const smile = (x: number, z: number, bend: number): boolean => Math.abs(z - x * x * bend) < 1.5 && Math.abs(x) < 9;

/** The meme machine: a picture frame as big as a door whose faces change, with a keyboard for captions. */
function memeMachine(phase: number): Shape {
  const mood = Math.round(phase * 3);
  const sky = ['#7fd6ee', '#ffd48a', '#d3b3f5'][mood] ?? '#7fd6ee';
  const face = ['#fdd04b', '#8fdf7a', '#ff9ab0'][mood] ?? '#fdd04b';
  const picture = material(sky, {
    soft: 0.9,
    paint: ([x, , z]) => {
      if (isInText(['OOPS', 'HAHA', 'WOW'][mood] ?? 'HAHA', x, z - 23, 12))
        return { color: '#fffdf5', flat: 1, glow: 0.8 };
      if (Math.hypot(x, z + 6) > 21) return { glow: 0.5, tone: Math.sin(Math.atan2(z + 6, x) * 10) > 0 ? 0.08 : 0 };
      const eye = Math.hypot(Math.abs(x) - 7.5, z) < 3;
      const mouth =
        mood === 2 ? Math.hypot(x, z + 14) < 5.4 : smile(x, z + (mood === 1 ? 19 : 13), mood === 1 ? 0.09 : -0.05);
      return eye || mouth ? { color: '#3a2440', flat: 0.9 } : { color: face, glow: 0.6, flat: 0.4, tone: 0.04 };
    },
  });
  return group(
    place([0, 0, 7], box(64, 34, 7, 3, hazard(11))),
    mirror(place([52, 0, 58], [cylinder(8, 46, 2, shiny(TEAL, 0.5)), place([0, 0, 48], sphere(10, brass))])),
    place(
      [0, 2, 62],
      [
        box(50, 8, 46, 6, shiny('#fdd04b', 0.6)),
        place([0, 6, 0], box(43, 4, 39, 3, material(PLUM))),
        place([0, 8, 0], box(40, 3, 36, 2, picture)),
      ],
    ),
    place([0, 30, 20], box(40, 12, 5, 3, panels('#f2857c', 12, 8)), [-24, 0, 0]),
    times(14, (i) =>
      place(
        [-30 + (i % 7) * 10, 28 + Math.floor(i / 7) * 9, 26 - Math.floor(i / 7) * 4],
        box(3.6, 3, 1.8, 1, shiny(toyColor(i), 0.6)),
      ),
    ),
    place(
      [0, 4, 116],
      signBoard('MEME MACHINE', { height: 9.5, board: PLUM, ink: '#fdd04b', rim: BRASS, lit: 0.6, margin: 7 }),
    ),
  );
}

const prop = propsOf(import.meta.url);

export const factoryMachines: readonly Prop[] = [
  prop('joke-machine', jokeMachine, {
    camera: { zoom: 1.2, samples: 2 },
    footprints: foot(172, 56),
    fade: true,
    animation: { frames: 3, ms: 380 },
    glow: '#ffd98c',
  }),
  prop('belt-across', beltAcross, { footprints: foot(96, 26, -4), animation: { frames: 8, ms: 120 } }),
  prop('belt-down', beltDown, { footprints: foot(44, 64, -4), animation: { frames: 4, ms: 120 } }),
  prop('hatch-in', () => hatch('IN', '#7fa6d8', TEAL), { footprints: foot(66, 36), fade: true, glow: '#ffb05a' }),
  prop('hatch-out', () => hatch('OUT', '#f2857c', '#9a63e0'), {
    footprints: foot(66, 36),
    fade: true,
    glow: '#ffb05a',
  }),
  prop('robot-arm-orange', (phase) => robotArm('#f8963c', bear(), 1, phase), {
    footprints: foot(44, 26),
    fade: true,
    animation: { frames: 3, ms: 260 },
  }),
  prop('robot-arm-blue', (phase) => robotArm('#58b7f2', gift('#fb86b6'), -1, phase), {
    footprints: foot(44, 26),
    fade: true,
    animation: { frames: 3, ms: 300 },
  }),
  prop('gift-wrapper', giftWrapper, { footprints: foot(140, 44), fade: true }),
  prop('meme-machine', memeMachine, {
    footprints: foot(128, 48),
    fade: true,
    animation: { frames: 3, ms: 900 },
    glow: '#a9e4ff',
  }),
  prop('balloon-press', balloonPress, { camera: { samples: 2 }, footprints: foot(104, 36), fade: true }),
  prop('jack-box', jackBox, {
    camera: { samples: 2 },
    footprints: foot(60, 36),
    fade: true,
    animation: { frames: 3, ms: 240 },
  }),
];
