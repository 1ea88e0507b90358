// Shapes the park's props about models: neural net, decision tree, sorting machine, pattern lens, voice flower, star column.
import { facing, pipe, ring, starOutline, times } from '../core/arrange.ts';
import { isInText } from '../core/lettering.ts';
import { material } from '../core/material.ts';
import { bricks, neon, panels, shiny } from '../core/materials.ts';
import { PALETTE } from '../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  prism,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../core/shapes.ts';
import { CYAN, plinthStone } from './aiTraining.ts';
import { foot, type Prop, propsOf } from './prop.ts';

/** A neural net of glowing balls: three inputs, four hidden neurons, two outputs. */
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

/** A decision tree: a question, two branches, four fruits. */
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

/** A sorting bin with three slots and a sensor. */
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

/** A large magnifying glass over a pattern that repeats. */
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

/** A flower with petals around a microphone. */
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

/** A star on a column. */
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

export const aiModels: readonly Prop[] = [
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
