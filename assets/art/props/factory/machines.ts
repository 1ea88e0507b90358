// Owns the factory's machines: the Joke-o-Matic, belts, robot arms, gift wrapper, meme machine, balloon press, jack-in-the-box.
import { curve, facing, pipe, ring, row, starOutline, TURN, times } from '../../core/arrange.ts';
import { onText, signBoard } from '../../core/lettering.ts';
import { type Material, material } from '../../core/material.ts';
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
  prism,
  type Shape,
  sphere,
  subtract,
  torus,
  turn,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { BRASS, bear, CORAL, CREAM, duck, gift, PLUM, toyColor } from './toys.ts';

const TEAL = '#3fb8ae';
const steel = shiny('#b9c6d8', 0.8);
const brass = shiny(BRASS, 0.8);
const ZONES = ['#7fd6ee', '#8fdf7a', '#fdd04b', '#f8963c', '#f2453f'];

/** The laugh-o-meter's dial: five coloured zones and the word below. */
const dial = material('#fffaf0', {
  soft: 0.8,
  paint: ([x, y]) => {
    const [radius, angle] = [Math.hypot(x, y), Math.atan2(y, x) / Math.PI];
    if (y < -3) return y < -9 && onText('LAUGHS', x, y + 17, 10) ? { color: '#a8325f', flat: 0.9 } : null;
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

/** Distance between two toys of a belt (pixels): one segment. */
const GAP = 48;

const rubberAlong = (axis: 0 | 1, moved: number): Material =>
  material('#57506f', {
    paint: (local, n) => {
      if (n[2] < 0.5) return null;
      const along = local[axis] - moved + 480;
      return along % GAP < 3 ? { color: '#fdd04b' } : along % 12 < 2 ? { tone: -0.14 } : null;
    },
  });

const coralRail = material(CORAL, {
  gloss: 0.4,
  paint: ([x]) => (Math.abs(((x + 480) / 16) % 1) < 0.14 ? { color: CREAM } : null),
});

/** A 96 px length of belt moving right; toys every 48 px, so that pieces join without a seam. */
function beltAcross(phase: number): Shape {
  const moved = phase * 2 * GAP;
  const riders = times(7, (i) => {
    const x = (i - 4) * GAP + (moved % (2 * GAP));
    return Math.abs(x) < 62 && place([x, 0, 24], i % 2 ? gift('#58b7f2') : duck());
  });
  return group(
    place([0, 0, 20], box(49, 16, 4.5, 1, rubberAlong(0, moved))),
    [-18.5, 18.5].map((y) => place([0, y, 19], box(49, 2.6, 5.6, 1.2, coralRail))),
    [-30, 30].map((x) => [-16, 16].map((y) => place([x, y, 7], box(4, 3, 8, 1.4, shiny(PLUM, 0.3))))),
    riders,
  );
}

/** A 104 px (64 on screen) length of belt moving towards the viewer. */
function beltDown(phase: number): Shape {
  const moved = phase * 52;
  return group(
    place(
      [0, 0, 20],
      box(
        16,
        53,
        4.5,
        1,
        material('#57506f', {
          paint: ([, y], n) =>
            n[2] > 0.5
              ? (y - moved + 520) % 52 < 4
                ? { color: '#fdd04b' }
                : (y - moved + 520) % 13 < 2.4
                  ? { tone: -0.14 }
                  : null
              : null,
        }),
      ),
    ),
    [-18.5, 18.5].map((x) => place([x, 0, 19], box(2.6, 53, 5.6, 1.2, shiny(CORAL, 0.4)))),
    times(2, (i) => place([0, -52 + i * 52 + moved, 24], duck('#fb86b6'))),
  );
}

/** The box a belt comes out of or vanishes into. */
const hatch = (text: string, color: string, roof: string): Shape =>
  group(
    place([0, 0, 5], box(33, 27, 5, 2, hazard(9))),
    place([0, 0, 34], box(30, 24, 26, 5, panels(color, 14, 12))),
    place([0, 0, 62], box(33, 27, 4, 3, shiny(roof, 0.5))),
    place([0, 25, 40], signBoard(text, { height: 8, board: PLUM, ink: '#fdd04b', rim: BRASS, lit: 0.6, margin: 4 })),
    [-14, 0, 14].map((x, i) => place([x, 24, 18], facing(cylinder(4, 3, 1.2, shiny(toyColor(i + 1), 0.9))))),
    place([0, 0, 68], [cylinder(8, 3, 1.4, brass), place([0, 0, 5], sphere(6, neon('#ffb05a')))]),
  );

/** Robot arm with two joints and a gripper that holds a toy; `lean` −1 or 1 is the side it reaches to. */
function robotArm(color: string, held: Shape, lean: number, phase: number): Shape {
  const m = shiny(color, 0.5);
  const joint = shiny(PLUM, 0.5);
  const lift = Math.sin(phase * TURN) * 5;
  const a = [0, 0, 22] as const;
  const b = [-18 * lean, 0, 62] as const;
  const c = [34 * lean, 8, 82 + lift] as const;
  const d = [44 * lean, 10, 60 + lift] as const;
  return group(
    place([0, 0, 5], cylinder(22, 5, 2, hazard(7))),
    place([0, 0, 14], cone(15, 11, 7, 2, joint)),
    capsule(a, b, 7, 5.6, m),
    capsule(b, c, 6, 4.8, m),
    capsule(c, d, 4, 3.2, m),
    [a, b, c].map((p, i) =>
      place(p, facing(group(cylinder(9.4 - i, 8, 2, joint), cylinder(4.6, 9.4, 1, shiny('#fdd04b'))))),
    ),
    place(d, [
      place([0, 0, -4], box(10, 5, 2.6, 1.6, joint)),
      mirror(place([8, 0, -11], box(2, 4, 7, 1.2, joint), [0, -8, 0])),
    ]),
    place([d[0], d[1], d[2] - 29], held),
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
      if (onText(['OOPS', 'HAHA', 'WOW'][mood] ?? 'HAHA', x, z - 23, 12))
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

/** Stamps balloons that rise out of its hood. */
const balloonPress = (): Shape => {
  const balloon = (x: number, y: number, z: number, color: string, r: number) => [
    capsule([x * 0.6, y, 84], [x, y, z - r], 0.6, 0.6, material(CREAM)),
    place([x, y, z], ellipsoid(r, r, r * 1.18, material(color, { gloss: 0.95, soft: 0.35 }))),
  ];
  return group(
    place([0, 0, 8], box(52, 27, 8, 3, hazard(10))),
    place([0, 0, 20], box(42, 22, 6, 2.5, panels('#f2857c', 14, 8))),
    mirror(
      group(
        place([38, 0, 42], cylinder(5, 42, 1, steel)),
        row(5, 14, 70, (z) => place([38, 0, z], torus(6, 1.3, brass))),
      ),
    ),
    place([0, 0, 50], box(30, 17, 9, 4, panels(TEAL, 12, 9))),
    place([0, 18, 50], signBoard('PUFF!', { height: 9, board: PLUM, ink: '#fdd04b', rim: BRASS, lit: 0.5, margin: 5 })),
    place([0, 0, 66], cylinder(8, 12, 1, steel)),
    place([0, 0, 88], box(50, 22, 9, 4, panels('#5f8fe0', 14, 9))),
    place([0, 0, 100], cone(16, 24, 5, 2, brass)),
    balloon(-22, -4, 138, toyColor(0), 12),
    balloon(4, -10, 156, toyColor(2), 14),
    balloon(26, 0, 134, toyColor(3), 11),
    balloon(-6, 8, 128, toyColor(1), 10),
    balloon(-36, -8, 164, toyColor(5), 11),
  );
};

/** A giant jack-in-the-box; the head bobs with `phase`. */
function jackBox(phase: number): Shape {
  const up = Math.sin(phase * TURN) * 6;
  const star = prism(starOutline(5, 16, 7.4), 1, 0.8, material(CORAL, { gloss: 0.5 }));
  const side = material('#4a8fe8', {
    gloss: 0.4,
    paint: ([x, y, z], n) => {
      const u = Math.abs(n[0]) > 0.6 ? y : x;
      return Math.max(Math.abs(u), Math.abs(z)) > 25 ? { color: '#fdd04b' } : null;
    },
  });
  const spring = pipe(
    curve(44, (t) => [Math.cos(t * TURN * 4.5) * 12, Math.sin(t * TURN * 4.5) * 12, 58 + t * (38 + up)]),
    2.3,
    steel,
  );
  const head = group(
    sphere(22, material('#ffe3c2', { soft: 0.4 })),
    place([0, 21.5, -1], sphere(6, shiny('#f2453f', 1))),
    mirror(place([8.4, 18.6, 6], ellipsoid(4.4, 2.4, 6, material('#ffffff', { soft: 0.8 })))),
    mirror(place([8, 20.6, 5], ellipsoid(2.6, 1.4, 3.8, material('#3a2440', { gloss: 1 })))),
    mirror(place([14, 15.4, -4], ellipsoid(4.4, 2.6, 3.2, material('#ff9a8c', { soft: 0.7 })))),
    place([0, 19, -11], ellipsoid(8, 3.4, 4, material('#8a2f4a'))),
    mirror(
      group(place([21, -2, 4], sphere(10, material('#f58a2e'))), place([20, -3, 14], sphere(8, material('#f58a2e')))),
    ),
    place(
      [0, -2, 21],
      [
        cone(17, 1.6, 13, 1.2, radialStripes('#9a63e0', '#fdd04b', 4)),
        place([0, 0, 15], sphere(4.6, shiny('#58b7f2'))),
      ],
    ),
  );
  return group(
    subtract(place([0, 0, 29], box(29, 27, 29, 3, side)), place([0, 0, 52], box(24, 22, 16, 1, material(PLUM)))),
    place([0, 28, 29], star),
    place([0, -34, 74], box(29, 2.6, 22, 2, shiny('#4a8fe8', 0.4)), [18, 0, 0]),
    spring,
    place([0, 0, 102 + up], torus(15, 5, radialStripes(CREAM, CORAL, 8))),
    place([0, 2, 124 + up], head),
    pipe(
      [
        [29, 4, 30],
        [40, 4, 30],
        [40, 4, 42],
      ],
      2.4,
      brass,
    ),
    place([40, 4, 46], sphere(5, shiny(CORAL))),
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
