// Shapes the tractor, the charging station, the weather mast and the crate conveyor.
import { curve, DEGREE, facing, pipe, ring, row, TURN, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { hazard, neon, panels, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, capsule, cone, cylinder, group, place, type Shape, scaled, sphere, turn } from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { vegCrate } from './harvest.ts';
import { faceScreen, MINT, steel } from './materials.ts';

const rubber = material('#4a4463', { gloss: 0.2 });

/** A wheel that stands in the x direction: tyre, rim, cleats. */
const wheel = (radius: number, width: number, rim: string): Shape =>
  facing(
    group(
      cylinder(radius, width, 2.4, rubber),
      ring(12, (c, s, _i, a) =>
        place([c * radius, s * radius, 0], box(1.6, 2, width, 0.8, rubber), [0, 0, a / DEGREE]),
      ),
      cylinder(radius * 0.55, width + 1.2, 1.2, shiny(rim, 0.6)),
      cylinder(radius * 0.2, width + 2.4, 1, shiny(PALETTE.gold)),
    ),
  );

/** The self-driving tractor, looking to the right, with its plough behind. */
export const tractor = (): Shape => {
  const coat = shiny('#ee5a52', 0.7);
  const plough = shiny('#6f7fa8', 0.7);
  return scaled(
    1.15,
    wheelPair(-16, 17, 16, wheel(16, 5, PALETTE.yellow)),
    wheelPair(22, 15, 9, wheel(9, 4, PALETTE.yellow)),
    place([16, 0, 22], box(20, 10, 9, 4, coat)),
    place([36, 0, 22], box(2, 8, 7, 2, material('#fff3dc'))),
    place([16, 10.4, 22], box(14, 0.8, 3, 1, material('#fff3dc'))),
    place([-14, 0, 20], box(17, 13, 6, 3, coat)),
    place([-14, 0, 41], box(14, 12.5, 15, 6, shiny('#eef4fb', 0.6))),
    place([-14, 11, 42], box(11, 3, 9, 4, faceScreen(1.25))),
    place([-14, 0, 57], box(16.5, 15, 2.6, 2, coat)),
    capsule([-14, 0, 58], [-14, 0, 68], 1.2, 1.2, steel),
    place([-14, 0, 70], sphere(3.4, neon('#ffd95e'))),
    capsule([24, -4, 30], [24, -4, 46], 2, 2, steel),
    place([24, -4, 47], cone(2, 3.4, 2, 0.8, shiny(PALETTE.dark))),
    place([38, 5, 24], sphere(2.6, neon('#fff3b0'))),
    capsule([-32, 0, 18], [-46, 0, 14], 2.4, 2.4, plough),
    place([-46, 0, 13], box(2.4, 19, 2.4, 1, plough)),
    [-14, 0, 14].map((y) => capsule([-46, y, 12], [-52, y, 2], 2.2, 1, shiny('#cfd8ea', 0.9))),
  );
};

/** A wheel on either side of the machine, `apart` pixels from its middle line. */
const wheelPair = (x: number, apart: number, height: number, part: Shape): Shape[] =>
  [-apart, apart].map((y) => place([x, y, height], part));

/** A battery pillar with a socket; its bars fill up with `phase`. */
function chargingStation(phase: number): Shape {
  const level = 1 + Math.round(phase * 3);
  const battery = shiny('#eef4fb', 0.6);
  const cable = curve(6, (t) => [15 + Math.sin(t * 2.4) * 9, t * 14, 30 - t * 22]);
  return group(
    place([0, 0, 3], cylinder(27, 3, 1.6, hazard(7))),
    place([0, 0, 6.4], cylinder(22, 1, 0.6, material('#6a63a8', { gloss: 0.3 }))),
    place([0, -4, 38], box(15, 11, 32, 6, battery)),
    place([0, -4, 72], box(8, 6, 3, 1.6, shiny(PALETTE.gold))),
    place([0, 6.4, 42], box(10.6, 2, 23, 3, material('#2b2550', { gloss: 0.4, soft: 0.7 }))),
    times(4, (i) =>
      place(
        [0, 8.6, 27 + i * 10],
        box(
          7.4,
          1,
          3.8,
          1.2,
          i < level ? neon(['#ff8a6b', '#ffd95e', '#a3e05f', '#5fe6a0'][i] ?? MINT) : material('#4d457f'),
        ),
      ),
    ),
    place(
      [0, 7, 14],
      [
        facing(cylinder(6.4, 2, 1, shiny(PALETTE.teal))),
        [-2, 2].map((x) => place([x, 2.4, 0], box(0.9, 1, 2.4, 0.4, material(PALETTE.dark)))),
      ],
    ),
    pipe(cable, 2, material(PALETTE.dark)),
    place([19, 14, 8], sphere(4.2, shiny(PALETTE.orange))),
  );
}

/** The mast that measures the weather: cups that turn with `phase`, a vane, a dish and a little screen. */
function weatherMast(phase: number): Shape {
  const cups = times(3, (i) => {
    const a = ((i + phase) / 3) * TURN;
    const at = [Math.cos(a) * 19, Math.sin(a) * 19, 138] as const;
    return [
      capsule([0, 0, 138], at, 1.1, 1.1, steel),
      place(at, sphere(5.2, shiny([PALETTE.red, PALETTE.yellow, PALETTE.sky][i] ?? PALETTE.red))),
    ];
  });
  return group(
    place([0, 0, 4], box(20, 16, 4, 2, panels('#c9c3d6', 10, 8))),
    ring(3, (c, s) => capsule([c * 20, s * 15, 6], [0, 0, 74], 1.8, 1.6, steel), 0.5),
    ring(3, (c, s) => capsule([c * 13, s * 10, 30], [-s * 11, c * 8, 34], 1, 1, steel), 0.5),
    capsule([0, 0, 8], [0, 0, 140], 2.6, 1.8, steel),
    place([0, 0, 142], sphere(3.2, neon(PALETTE.pink))),
    group(cups.flat()),
    place(
      [0, 0, 116],
      [
        capsule([-20, 0, 0], [20, 0, 0], 1.4, 1.4, shiny(PALETTE.gold)),
        place([-20, 0, 0], box(6, 1.2, 7, 1, shiny(PALETTE.orange))),
        place([22, 0, 0], turn([0, 90, 0], cone(5, 0.4, 5, 0.6, shiny(PALETTE.orange)))),
      ],
    ),
    place(
      [12, 6, 92],
      turn(
        [-70, 20, 30],
        group(cone(12, 5, 4, 1, shiny('#eef4fb')), capsule([0, 0, -2], [0, 0, -12], 0.8, 0.8, steel)),
      ),
    ),
    place(
      [-1, 9, 52],
      [
        box(16, 3, 12, 3, shiny(PALETTE.indigo)),
        place(
          [0, 2.4, 0],
          box(
            13,
            1.4,
            9,
            1.6,
            material('#a9e4ff', {
              soft: 0.8,
              paint: ([x, , z]) =>
                Math.hypot(x + 4, z - 1) < 4.4
                  ? { color: '#fdd04b', flat: 0.8, glow: 0.8 }
                  : Math.hypot(x - 3, z + 2.4) < 3.6 || Math.hypot(x - 7, z + 3) < 2.8
                    ? { color: '#ffffff', flat: 0.8, glow: 0.8 }
                    : { tone: 0.05, glow: 0.6 },
            }),
          ),
        ),
      ],
    ),
  );
}

const VEG = [PALETTE.red, PALETTE.orange, PALETTE.lime, PALETTE.purple];

/** A belt that carries crates to the right; `phase` moves them by a quarter of the way between two. */
function crateConveyor(phase: number): Shape {
  const gap = 40;
  const moved = phase * gap;
  const belt = material('#57506f', {
    paint: ([x], n) => (n[2] > 0.5 && Math.abs(((x - moved + 400) / 10) % 1) < 0.2 ? { tone: -0.14 } : null),
  });
  return group(
    place([0, 0, 20], box(80, 14, 4, 3.4, belt)),
    [-15.5, 15.5].map((y) =>
      place(
        [0, y, 19.4],
        box(
          81,
          2.2,
          5,
          1.6,
          material(PALETTE.orange, {
            gloss: 0.4,
            paint: ([x]) => (Math.abs(((x + 400) / 16) % 1) < 0.16 ? { color: '#fff3dc' } : null),
          }),
        ),
      ),
    ),
    row(4, -66, 66, (x) => [-13, 13].map((y) => place([x, y, 8], box(3.4, 3, 8, 1.2, shiny(PALETTE.indigo, 0.3))))),
    times(4, (i) =>
      place([-80 + i * gap + moved + 0.01, 0, 24], i === 0 && moved < 14 ? [] : vegCrate(VEG[0] ?? PALETTE.red)),
    ),
    place(
      [-78, 0, 22],
      [
        box(19, 20, 22, 4, panels('#7fa6d8', 12, 11)),
        place([0, 0, 24], cone(24, 16, 6, 2, shiny(PALETTE.gold))),
        place([0, 20, 3], box(11, 2, 8, 3, faceScreen(1.1))),
      ],
    ),
    place(
      [82, 0, 22],
      [
        box(17, 20, 22, 4, panels('#f2857c', 12, 11)),
        place([0, 0, 23], box(19, 22, 3, 2, shiny(PALETTE.teal))),
        place([0, 20, 4], signBoard('PACK', { height: 6.5, margin: 3, lit: 0.6 })),
      ],
    ),
  );
}

const prop = propsOf(import.meta.url);

export const farmMachines: readonly Prop[] = [
  prop('tractor', tractor, { footprints: foot(88, 34), fade: true, glow: MINT }),
  prop('charging-station', chargingStation, {
    footprints: foot(46, 30),
    animation: { frames: 4, ms: 420 },
    glow: '#8ff0c0',
  }),
  prop('weather-mast', weatherMast, {
    footprints: foot(42, 26),
    fade: true,
    animation: { frames: 3, ms: 110 },
    glow: '#8fd0ff',
  }),
  prop('crate-conveyor', crateConveyor, {
    footprints: foot(198, 34),
    fade: true,
    animation: { frames: 4, ms: 140 },
    glow: MINT,
  }),
];
