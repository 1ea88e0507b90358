// Shapes the amphitheatre, the sound fountain, the gate and the robot dock of voice-valley-park.
import { curve, pipe, ring, TURN, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { bricks, neon, shiny, strata } from '../../core/materials.ts';
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
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { BRASS, brass, CREAM, steel, tone } from './sounds.ts';

/** Half rings of stone steps with cushions; opens towards the north. */
function amphitheatre(): Shape {
  const stone = strata('#d9cbe0', { band: 40, crack: 0.03 });
  const radius = 138;
  const southHalf = (shape: Shape) =>
    intersect(shape, place([0, radius / 2 + 8, 0], box(radius + 30, radius / 2 + 24, 90, 0, stone)));
  const step = (i: number) => {
    const out = radius - (3 - i) * 19;
    const high = 5 + i * 5.5;
    return southHalf(
      subtract(place([0, 0, high / 2], cylinder(out, high / 2, 1.8, stone)), cylinder(out - 19, 80, 0.5, stone)),
    );
  };
  const colors = ['#e94f86', '#fdd04b', '#58b7f2', '#9a63e0', '#f8963c'] as const;
  return group(
    times(4, step),
    times(13, (i) => {
      const angle = 0.28 + i * 0.216;
      const out = radius - (3 - (i % 4)) * 19 - 9;
      return place(
        [Math.cos(angle) * out, Math.sin(angle) * out, 6 + (i % 4) * 5.5],
        ellipsoid(6.4, 5.4, 3, material(colors[i % 5] ?? CREAM)),
      );
    }),
  );
}

/** A fountain whose jets stand like the bars of a sound; they rise and sink with `phase`. */
function soundFountain(phase: number): Shape {
  const jet = material('#bdf0fb', {
    soft: 0.7,
    gloss: 0.8,
    paint: ([, , z]) => (Math.abs(((((z / 11 - phase) % 1) + 1.5) % 1) - 0.5) < 0.16 ? { color: '#ffffff' } : null),
  });
  const height = (i: number) => 40 + 24 * Math.sin(phase * TURN + i * 0.9) + 10 * Math.sin(i * 2.1);
  return group(
    place([0, 0, 6], cylinder(76, 6, 3, bricks('#cdbfdc', 7))),
    place([0, 0, 12], torus(72, 5, material('#ece2f2', { gloss: 0.3 }))),
    place(
      [0, 0, 11],
      cylinder(
        70,
        2,
        0.6,
        material('#5fcbe6', {
          gloss: 0.8,
          paint: ([x, y]) =>
            Math.abs(((((Math.hypot(x, y) / 15 - phase) % 1) + 1) % 1) - 0.5) < 0.12 ? { color: '#d6f7ff' } : null,
        }),
      ),
    ),
    times(9, (i) => {
      const x = (i - 4) * 13;
      const tall = height(i);
      return [
        place([x, 0, 14], cone(6, 4.6, 4, 1, shiny(tone(i), 0.8))),
        place([x, 0, 14 + tall / 2], cylinder(4.8, tall / 2, 3.4, jet)),
        place([x, 0, 16 + tall], sphere(6.4, jet)),
        place([x, 4, 13], ellipsoid(7, 5, 2, material('#f2fdff', { soft: 0.6 }))),
      ];
    }),
  );
}

/** The valley gate: two tuning forks and a board. */
const valleyGate = (): Shape =>
  group(
    mirror(
      place(
        [94, 0, 0],
        [
          place([0, 0, 6], cone(15, 12, 6, 2, bricks('#b9a3c4', 6))),
          place([0, 0, 36], cylinder(5, 28, 1.4, steel)),
          pipe(
            curve(8, (t) => [Math.cos(Math.PI * (1 + t)) * 13, 0, 76 + Math.sin(Math.PI * (1 + t)) * 13]),
            4.4,
            steel,
          ),
          mirror(capsule([13, 0, 76], [13, 0, 116], 4.4, 4.2, steel)),
          place([0, 0, 96], sphere(8, neon('#8fe6ff'))),
        ],
      ),
    ),
    capsule([-94, 0, 62], [94, 0, 62], 3.4, 3.4, brass),
    place([0, 3, 72], signBoard('VOICE VALLEY', { height: 15, margin: 9, board: '#6b4a94', rim: BRASS, lit: 0.6 })),
  );

/** The round dock of the bridge robot. */
const robotDock = (): Shape =>
  group(
    place([0, 0, 4], cylinder(46, 4, 2, material('#8f88a8', { gloss: 0.3 }))),
    place([0, 0, 8], torus(42, 2.4, brass)),
    ring(8, (c, s, i) => place([c * 42, s * 42, 9], sphere(3, neon(tone(i))))),
  );

const define = propsOf(import.meta.url);

export const valleyPlaces: readonly Prop[] = [
  define('amphitheatre', amphitheatre, {
    footprints: [
      { width: 150, height: 30, dy: 66 },
      { width: 40, height: 74, dx: -108, dy: 28 },
      { width: 40, height: 74, dx: 108, dy: 28 },
    ],
    camera: { samples: 2 },
  }),
  define('sound-fountain', soundFountain, {
    footprints: foot(150, 84),
    animation: { frames: 4, ms: 170 },
  }),
  define('valley-gate', valleyGate, {
    footprints: [
      { width: 30, height: 18, dx: -94 },
      { width: 30, height: 18, dx: 94 },
    ],
    fade: true,
  }),
  define('robot-dock', robotDock, { flat: true, camera: { shadow: false } }),
];
