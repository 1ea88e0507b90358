// Owns the signature toys of a park about AI: data, sensors, training, decisions.
import { facing, pipe, ring, starOutline, times } from '../core/arrange.ts';
import { isInText, signBoard } from '../core/lettering.ts';
import { material } from '../core/material.ts';
import { bricks, hazard, neon, panels, shiny } from '../core/materials.ts';
import { hash2 } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
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
  torus,
} from '../core/shapes.ts';
import { foot, type Prop, propsOf } from './prop.ts';

const CYAN = '#5fe6e0';
const metal = shiny(PALETTE.steel, 0.6);
const plinthStone = bricks('#d8d2e6', 8);

/** A friendly park robot, 56 px tall, standing; `body` and `accent` colours. */
export function parkRobot(body: string, accent: string): Shape {
  const coat = material(body, { gloss: 0.6 });
  const joint = material('#5a5f80', { gloss: 0.5 });
  const trim = material(accent, { gloss: 0.6 });
  const screen = material('#2b2550', {
    gloss: 0.35,
    soft: 0.8,
    paint: ([px, y, z]) => {
      if (y < 0) return null;
      const x = Math.abs(px);
      const eye = Math.abs(z - 1.6 + (x - 4.2) ** 2 * 0.35) < 0.75 && Math.abs(x - 4.2) < 2.3;
      const mouth = x < 2.2 && Math.abs(z + 3.2 - x * x * 0.16) < 0.55;
      return eye || mouth ? { color: '#7ff3e6', flat: 1, tone: 0.25, glow: 1 } : { tone: -0.05 };
    },
  });
  const chest = material(body, {
    gloss: 0.5,
    paint: ([x, y, z]) =>
      y > 3 && x ** 2 + (z - 1) ** 2 < 8
        ? { color: PALETTE.yellow, flat: 0.4, tone: 0.15 }
        : z < -4.6
          ? { color: accent }
          : null,
  });
  const half = group(
    capsule([4.6, 0, 13], [4.8, 0, 5], 2.2, 2.2, joint),
    place([4.9, 1, 3], box(4.2, 5.6, 3, 2, trim)),
    place([10, 0, 24], sphere(3.4, trim)),
    capsule([10.5, 0, 23], [12.4, 0, 15], 2, 2, joint),
    place([12.6, 0, 13.4], sphere(3.7, coat)),
  );
  return group(
    mirror(half),
    place([0, 0, 20], box(9, 7, 8.4, 4.5, chest)),
    place(
      [0, 0, 39],
      [
        box(13, 10.4, 10, 6, coat),
        place([0, 7.2, 0], box(10.2, 4.4, 7.2, 3.6, screen)),
        mirror(place([13.4, 0, 0], cylinder(3.8, 1.6, 0.8, trim), [0, 90, 0])),
        capsule([0, 0, 9], [0, 0, 15], 0.9, 0.9, joint),
        place([0, 0, 16.6], sphere(2.7, material(PALETTE.yellow, { gloss: 0.9 }))),
      ],
      [8, 0, 0],
    ),
  );
}

/** The golden robot on its pedestal. */
const statue = (): Shape =>
  group(
    place([0, 0, 8], box(26, 20, 8, 2, plinthStone)),
    place([0, 0, 20], box(20, 15, 5, 2, material(PALETTE.stone))),
    place([0, 0, 25], parkRobot('#ffd368', '#e0a02e'), null, 1.3),
  );

/** A tower of data drives whose lights run upwards with `phase`. */
function dataTower(phase: number): Shape {
  const lights = material('#3d3a78', {
    gloss: 0.35,
    paint: ([x, , z], n) => {
      if (n[1] < 0.4) return null;
      const [column, line] = [Math.floor((x + 60) / 5), Math.floor(z / 5)];
      const inside = (x + 60) / 5 - column > 0.3 && z / 5 - line > 0.35;
      if (!inside) return { tone: -0.06 };
      const on = (hash2(column, line, 7) + phase) % 1 > 0.45;
      return on
        ? {
            color: [CYAN, PALETTE.pink, PALETTE.yellow][Math.floor(hash2(column, line, 9) * 3)] ?? CYAN,
            flat: 0.9,
            tone: 0.1,
            glow: 1,
          }
        : { tone: -0.14 };
    },
  });
  return group(
    place([0, 0, 5], box(28, 22, 5, 2, plinthStone)),
    [0, 1, 2].map((i) =>
      place(
        [0, 0, 28 + i * 34],
        [
          box(20 - i * 2.5, 15 - i * 1.6, 15, 3, lights),
          place([0, 0, 16.4], box(22 - i * 2.5, 17 - i * 1.6, 1.8, 1.2, neon(CYAN))),
        ],
      ),
    ),
    place([0, 0, 114], cone(15, 4, 5, 1.2, shiny(PALETTE.indigo))),
    capsule([0, 0, 116], [0, 0, 136], 1.4, 1, metal),
    place([0, 0, 132], torus(8, 1.1, neon(PALETTE.pink)), [20, 0, 0]),
    place([0, 0, 140], sphere(5, neon(CYAN))),
    place([0, 23, 10], signBoard('DATA', { height: 9, margin: 4, lit: 0.8 })),
  );
}

/** The stand where a robot learns from examples. */
const trainingStand = (): Shape =>
  scaled(
    1.15,
    place([0, 0, 4], cylinder(34, 4, 2, hazard(7))),
    place([0, 0, 8.6], cylinder(30, 1, 0.6, material('#6a63a8', { gloss: 0.3 }))),
    place([-6, 0, 9], parkRobot('#eef4fb', PALETTE.teal)),
    place(
      [20, -6, 9],
      [
        box(1.6, 1.6, 26, 0.8, metal),
        place(
          [0, 2, 36],
          [
            box(15, 2, 12, 2, shiny(PALETTE.indigo)),
            place([-6, 2, 2], facing(cylinder(4, 0.8, 0.4, material(PALETTE.red, { soft: 1, glow: 0.6 })))),
            place([6, 2, 2], box(3.6, 0.8, 3.6, 0.4, material(PALETTE.lime, { soft: 1, glow: 0.6 }))),
            place([0, 2, -7], box(10, 0.6, 1.2, 0.4, neon(CYAN))),
          ],
        ),
      ],
    ),
    place([0, 30, 9], signBoard('TRAIN ME', { height: 7.5, margin: 4, lit: 0.6, board: '#3a3168' })),
  );

/** A lamp whose head is a curious camera eye. */
const cameraLamp = (): Shape => {
  const eye = material('#ffffff', {
    gloss: 0.9,
    soft: 0.7,
    glow: 0.8,
    paint: ([x, , z]) => {
      const r = Math.hypot(x, z - 0.5);
      return r < 2.4 ? { color: '#2a1a3e', flat: 0.8 } : r < 4.8 ? { color: '#3aa6f0', flat: 0.7, glow: 1 } : null;
    },
  });
  return group(
    place([0, 0, 4], cone(7, 4.4, 4, 1, shiny(PALETTE.purple))),
    place([0, 0, 32], cylinder(2.2, 28, 0.5, shiny(PALETTE.purple, 0.5))),
    place([0, 0, 22], torus(2.8, 1.3, shiny(PALETTE.gold))),
    place(
      [0, 0, 68],
      [
        ellipsoid(11, 10, 10, shiny('#f2eefc', 0.6)),
        place([0, 6.5, 0], sphere(6.4, eye)),
        place([0, 1, 10], box(9, 9, 1.6, 1.2, shiny(PALETTE.purple)), [10, 0, 0]),
        place([0, -2, 13], sphere(2.4, neon(PALETTE.pink))),
      ],
    ),
  );
};

/** A neural net of glowing balls: three inputs, four thinkers, two answers. */
function neuronSculpture(phase: number): Shape {
  const layers = [3, 4, 2];
  const at = (layer: number, i: number) =>
    [(layer - 1) * 34, 0, 58 + (i - ((layers[layer] ?? 1) - 1) / 2) * 24] as const;
  const wires = [0, 1]
    .flatMap((layer) =>
      times(layers[layer] ?? 0, (i) =>
        times(layers[layer + 1] ?? 0, (j) =>
          capsule(at(layer, i), at(layer + 1, j), 1, 1, material('#f4ecff', { gloss: 0.4 })),
        ),
      ),
    )
    .flat();
  const colors = [PALETTE.sky, PALETTE.purple, PALETTE.orange];
  const balls = layers.flatMap((count, layer) =>
    times(count, (i) => {
      const lit = Math.floor(phase * 3) === layer;
      return place(
        at(layer, i),
        sphere(
          lit ? 9.4 : 8.6,
          lit ? neon('#ffe58a') : material(colors[layer] ?? PALETTE.sky, { gloss: 0.8, glow: 0.5 }),
        ),
      );
    }),
  );
  return group(
    place([0, 0, 6], box(46, 16, 6, 2, plinthStone)),
    [-34, 34].map((x) => capsule([x, 0, 10], [x, 0, 46], 2.6, 2, shiny(PALETTE.indigo))),
    group(wires),
    balls,
  );
}

/** A decision tree one can read: a question, two branches, four fruits. */
const decisionTree = (): Shape => {
  const wood = material(PALETTE.woodDark);
  const arm = (x: number) => [
    pipe(
      [
        [0, 0, 40],
        [x * 0.6, 0, 50],
        [x, 0, 64],
      ],
      (t) => 4 - t * 1.4,
      wood,
    ),
    pipe(
      [
        [x, 0, 64],
        [x - 13, 2, 82],
      ],
      2,
      wood,
    ),
    pipe(
      [
        [x, 0, 64],
        [x + 13, 2, 82],
      ],
      2,
      wood,
    ),
  ];
  const fruit = (x: number, color: string) =>
    place(
      [x, 2, 86],
      [
        sphere(8, material(color, { gloss: 0.8 })),
        place([0, 0, 8], ellipsoid(4, 2, 1.6, material(PALETTE.leaf)), [0, 25, 0]),
      ],
    );
  const ask = material('#fffaf0', {
    soft: 0.6,
    paint: ([x, , z], n) => (n[1] > 0.5 && isInText('?', x, z, 13) ? { color: '#7a3fb0', flat: 0.8 } : null),
  });
  return group(
    place([0, 0, 5], cone(24, 19, 5, 2, plinthStone)),
    place([0, 0, 24], cone(8, 5, 18, 1, wood)),
    arm(-28),
    arm(28),
    place([0, 6, 42], facing(cylinder(12, 2.4, 1.4, ask))),
    [fruit(-41, PALETTE.red), fruit(-15, PALETTE.yellow), fruit(15, PALETTE.lime), fruit(41, PALETTE.purple)],
  );
};

/** A bin that sorts by itself: three mouths and a sensor eye. */
const sortingMachine = (): Shape =>
  scaled(
    1.1,
    place([0, 0, 16], box(32, 14, 16, 4, panels('#eceff8'))),
    [PALETTE.lime, PALETTE.sky, PALETTE.orange].map((color, i) =>
      place(
        [-20 + i * 20, 13, 15],
        [box(7.6, 2.4, 10, 2, shiny(color)), place([0, 2, 3], box(5, 1.4, 2.4, 1, material(PALETTE.black)))],
      ),
    ),
    place([0, 0, 36], [cylinder(9, 5, 2, shiny(PALETTE.indigo)), place([0, 8, 0], sphere(4.6, neon(CYAN)))]),
    [-1, 1].map((side) => place([side * 26, 0, 34], sphere(3.6, neon(PALETTE.yellow)))),
  );

/** A big magnifying glass over a pattern: look for what repeats. */
const patternLens = (): Shape => {
  const tiles = material('#fffaf0', {
    paint: ([x, , z], n) =>
      n[1] > 0.5
        ? {
            color:
              [PALETTE.red, PALETTE.sky, PALETTE.yellow, PALETTE.lime][
                (Math.floor((x + 60) / 8) + Math.floor((z + 60) / 8) * 2) % 4
              ] ?? PALETTE.red,
            flat: 0.6,
          }
        : null,
  });
  return group(
    place([0, 0, 5], box(32, 14, 5, 2, plinthStone)),
    place([0, 0, 34], [box(28, 3, 24, 3, material(PALETTE.woodDark)), place([0, 2, 0], box(25, 2.4, 21, 1.5, tiles))]),
    place(
      [10, 12, 38],
      [
        facing(torus(14, 2.8, shiny(PALETTE.gold))),
        facing(
          cylinder(
            12,
            0.6,
            0.3,
            material('#d9f4ff', {
              gloss: 0.9,
              paint: ([x, y]) => ({
                color: [PALETTE.red, PALETTE.sky, PALETTE.yellow][Math.floor((x + y + 60) / 11) % 3] ?? PALETTE.red,
                flat: 0.5,
                tone: 0.12,
              }),
            }),
          ),
        ),
        capsule([10, 0, -12], [22, 2, -26], 3.2, 3.8, material(PALETTE.woodDark)),
      ],
    ),
  );
};

/** A speaker flower that listens: petals around a microphone. */
const voiceFlower = (): Shape =>
  group(
    capsule([0, 0, 0], [0, 0, 46], 2.6, 2.2, material(PALETTE.leafDark)),
    [-1, 1].map((side) => place([side * 9, 2, 18], ellipsoid(10, 4, 3, material(PALETTE.leaf)), [0, -side * 28, 0])),
    place(
      [0, 4, 54],
      [
        ring(8, (c, s) =>
          place([c * 13, -2, s * 13], ellipsoid(7, 3, 7, material(PALETTE.pink, { soft: 0.4, gloss: 0.3 }))),
        ),
        sphere(
          10,
          material('#4a4463', {
            gloss: 0.5,
            paint: ([x, , z]) => (Math.hypot(((x + 60) % 4) - 2, ((z + 60) % 4) - 2) < 1 ? { tone: 0.25 } : null),
          }),
        ),
        facing(torus(10, 1.8, shiny(PALETTE.gold))),
      ],
      [-14, 0, 0],
    ),
  );

/** The star on a column that marks a good place to stand. */
const starColumn = (): Shape =>
  group(
    place([0, 0, 4], cone(13, 10, 4, 1.4, plinthStone)),
    place([0, 0, 22], cylinder(6, 16, 1.4, bricks('#e8dcf2', 7))),
    place([0, 0, 39], cone(6, 10, 2.6, 1.2, shiny(PALETTE.gold))),
    place(
      [0, 0, 56],
      prism(starOutline(5, 14, 6.8), 2.6, 2, material(PALETTE.yellow, { gloss: 0.8, soft: 0.5, glow: 0.8 })),
    ),
  );

const prop = propsOf(import.meta.url);

export const signature: readonly Prop[] = [
  prop('robot-statue', statue, { footprints: foot(54, 32), fade: true }),
  prop('data-tower', dataTower, {
    footprints: foot(58, 34),
    fade: true,
    animation: { frames: 3, ms: 320 },
    glow: CYAN,
  }),
  prop('training-stand', trainingStand, { footprints: foot(74, 44), fade: true, glow: CYAN }),
  prop('camera-lamp', cameraLamp, { footprints: foot(13, 9), glow: '#8fd0ff' }),
  prop('neuron-sculpture', neuronSculpture, {
    footprints: foot(94, 26),
    fade: true,
    animation: { frames: 3, ms: 420 },
    glow: '#ffe58a',
  }),
  prop('decision-tree', decisionTree, { footprints: foot(46, 26), fade: true }),
  prop('sorting-machine', sortingMachine, { footprints: foot(72, 24), fade: true, glow: CYAN }),
  prop('pattern-lens', patternLens, { footprints: foot(64, 24), fade: true }),
  prop('voice-flower', voiceFlower, { footprints: foot(10, 8), sway: true }),
  prop('star-column', starColumn, { footprints: foot(24, 15), glow: '#ffe58a' }),
];
