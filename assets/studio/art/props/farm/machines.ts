// Owns the farm's working machines: tractor, charging station, weather mast, crate conveyor, sunflowers that make power, drone.
import { curve, DEGREE, facing, pipe, ring, row, TURN, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { type Material, material } from '../../core/material.ts';
import { hazard, neon, panels, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  type Shape,
  scaled,
  sphere,
  torus,
  turn,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';

const MINT = '#7ff3e6';
const steel = shiny(PALETTE.steel, 0.7);
const rubber = material('#4a4463', { gloss: 0.2 });

/** A dark screen with two bent eyes and a smile; `size` scales the face. */
export const faceScreen = (size = 1): Material =>
  material('#2b2550', {
    gloss: 0.4,
    soft: 0.8,
    paint: ([px, , pz]) => {
      const [x, z] = [Math.abs(px) / size, pz / size];
      const eye = Math.abs(z - 1.6 + (x - 4.2) ** 2 * 0.3) < 0.95 && Math.abs(x - 4.2) < 2.4;
      const mouth = x < 2.4 && Math.abs(z + 3.4 - x * x * 0.2) < 0.8;
      return eye || mouth ? { color: MINT, flat: 1, tone: 0.25, glow: 1 } : null;
    },
  });

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
const tractor = (): Shape => {
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

/** A low crate of round vegetables. */
export const vegCrate = (color: string): Shape =>
  group(
    place(
      [0, 0, 6],
      box(
        10,
        8,
        6,
        1,
        material(PALETTE.wood, {
          paint: ([, , z]) => (Math.abs(((z + 40) / 4.4) % 1) < 0.2 ? { tone: -0.2 } : null),
        }),
      ),
    ),
    times(5, (i) => place([-6 + (i % 3) * 6, i > 2 ? 3.4 : -2.6, 12.4], sphere(3.5, material(color, { gloss: 0.8 })))),
  );

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

/** A sunflower whose heart is a solar panel; it looks at the morning sun. */
const solarSunflower = (): Shape => {
  const panel = material('#3557b8', {
    gloss: 0.9,
    paint: ([x, , z]) =>
      Math.abs(((x + 50) / 6) % 1) < 0.14 || Math.abs(((z + 50) / 6) % 1) < 0.14 ? { color: '#9fc4f5' } : null,
  });
  return group(
    capsule([0, 0, 0], [0, -1, 56], 2.8, 2.4, material(PALETTE.leafDark)),
    place([10, 2, 18], ellipsoid(11, 5, 2.6, material(PALETTE.leaf)), [0, -24, 0]),
    place([-10, 2, 27], ellipsoid(11, 5, 2.6, material(PALETTE.leaf)), [0, 24, 0]),
    place(
      [0, 3, 64],
      [
        times(2, (layer) =>
          ring(
            12,
            (c, s, _i, a) =>
              place(
                [c * (17 - layer), -2 + layer * 2, s * (17 - layer)],
                ellipsoid(8, 2, 3.6, material(layer ? PALETTE.yellow : '#f5b73c', { soft: 0.3 })),
                [0, -a / DEGREE, 0],
              ),
            layer * 0.26,
          ),
        ),
        facing(cylinder(13, 2.6, 1.4, panel)),
        facing(torus(13, 2, material('#8a5636'))),
      ],
      [-16, 0, 0],
    ),
  );
};

/** A drone that hovers over the field, its rotors a blur that turns with `phase`. */
function fieldDrone(phase: number): Shape {
  const arm = (x: number, y: number) => [
    capsule([0, 0, 78], [x, y, 82], 2, 1.6, steel),
    place(
      [x, y, 86],
      [
        cylinder(3, 3, 1, shiny(PALETTE.dark)),
        place([0, 0, 4], turn([0, 0, phase * 90 + x], box(13, 1.6, 0.7, 0.5, material('#eef4fb', { soft: 0.6 })))),
      ],
    ),
  ];
  return group(
    arm(-22, -12),
    arm(22, -12),
    arm(-22, 12),
    arm(22, 12),
    place(
      [0, 0, 78 + Math.sin(phase * TURN) * 1.5],
      [
        ellipsoid(15, 13, 10, shiny('#fdd04b', 0.7)),
        place([0, 10, -1], ellipsoid(8, 4, 5, faceScreen(0.8))),
        place([0, 2, -12], [sphere(4.4, shiny(PALETTE.indigo)), place([0, 3, -2], sphere(2.2, neon(MINT)))]),
        place([0, 0, 11], sphere(2, neon(PALETTE.red))),
      ],
    ),
  );
}

/** A field of panels on a frame that leans to the morning sun. */
const solarPanels = (): Shape =>
  group(
    [-26, 26].map((x) => capsule([x, 4, 0], [x, 0, 18], 2.2, 2, steel)),
    place(
      [0, 0, 22],
      box(
        42,
        2,
        19,
        1.6,
        material('#3557b8', {
          gloss: 0.9,
          paint: ([x, , z], n) =>
            n[1] > 0.3
              ? Math.abs(((x + 200) / 14) % 1) < 0.09 || Math.abs(((z + 200) / 13) % 1) < 0.1
                ? { color: '#bcd4f7' }
                : Math.abs((((x + z) / 30 + 20) % 1) - 0.4) < 0.1
                  ? { tone: 0.18 }
                  : null
              : { color: '#e8eef8' },
        }),
      ),
      [44, 0, 0],
    ),
  );

/** A post with a round screen that counts the energy made today. */
const energyPost = (): Shape =>
  group(
    place([0, 0, 3], cone(9, 6, 3, 1, shiny(PALETTE.indigo))),
    capsule([0, 0, 4], [0, 0, 34], 3, 2.6, shiny(PALETTE.indigo)),
    place(
      [0, 1, 44],
      [
        facing(cylinder(15, 3, 1.6, shiny('#eef4fb'))),
        place([0, 3, 0], facing(cylinder(12, 1, 0.6, material('#2b2550', { soft: 0.8 })))),
        place(
          [0, 4.6, 0],
          box(
            9,
            0.6,
            8,
            0.4,
            material('#2b2550', {
              soft: 0.9,
              paint: ([x, , z]) => (boltAt(x, z) ? { color: '#ffd95e', flat: 1, glow: 1 } : null),
            }),
          ),
        ),
      ],
    ),
  );
/** Whether a point lies on a lightning bolt 14 px high. */
const boltAt = (x: number, z: number): boolean =>
  z > 0 ? z < 7 && x > -3.5 + z * 0.35 - 1 && x < 1.4 + z * 0.3 : z > -7 && x > -1.6 - z * 0.1 && x < 3.6 + z * 0.55;

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
  prop('solar-sunflower', solarSunflower, { footprints: foot(9, 7), fade: true, sway: true }),
  prop('field-drone', fieldDrone, { animation: { frames: 2, ms: 80 }, glow: MINT }),
  prop('solar-panels', solarPanels, { footprints: foot(74, 20), fade: true }),
  prop('energy-post', energyPost, { footprints: foot(16, 11), glow: '#ffe58a' }),
];
