// Shapes the exhibits about sound: metronome, sound mirror, microphone, can phone, waveform, note stones, broken bridge.
import { curve, facing, pipe, ring, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { bricks, neon, panels, planks, shiny } from '../../core/materials.ts';
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
  turn,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { brass, CREAM, cord, darkTimber, plum, quaver, steel, timber, tone, WOOD } from './sounds.ts';

/** A metronome as high as a house door; `phase` swings its hand. */
const metronome = (phase: number): Shape => {
  const angle = Math.sin(phase * Math.PI * 2) * 24;
  return group(
    place([0, 0, 4], box(27, 20, 4, 2, darkTimber)),
    place(
      [0, 0, 44],
      prism(
        [
          [-23, -38],
          [23, -38],
          [11, 38],
          [-11, 38],
        ],
        12,
        3,
        planks('#a5643f', 9),
      ),
    ),
    place(
      [0, 13, 42],
      prism(
        [
          [-14, -30],
          [14, -30],
          [7, 30],
          [-7, 30],
        ],
        1.4,
        1,
        material('#fff3dc', {
          paint: ([, , z]) => (Math.abs((((z + 200) / 7) % 1) - 0.5) < 0.08 ? { color: '#8a5236' } : null),
        }),
      ),
    ),
    place(
      [0, 17, 18],
      place(
        [0, 0, 0],
        [capsule([0, 0, 0], [0, 0, 62], 1.5, 1.2, steel), place([0, 0, 42], box(5, 2, 5, 1.4, brass))],
        [0, angle, 0],
      ),
    ),
    place([0, 16, 16], sphere(4, brass)),
    place([0, 0, 86], sphere(5, brass)),
  );
};

/** A stone dish with a microphone in its focus. */
const soundMirror = (): Shape => {
  const stone = panels('#cdbfdc', 16, 14, { gloss: 0.2 });
  return group(
    place([0, 0, 5], box(40, 18, 5, 2, bricks('#b9a3c4', 7))),
    place(
      [0, 0, 50],
      place(
        [0, 0, 0],
        [
          subtract(facing(cylinder(44, 10, 4, stone)), place([0, 40, 0], sphere(48, stone))),
          place([0, 22, 0], sphere(5, brass)),
          capsule([0, 0, 0], [0, 20, 0], 1.6, 1.4, steel),
        ],
        [-16, 0, 0],
      ),
    ),
    ring(3, (_c, _s, i) => place([0, 27 + i * 5, 46 - i * 2], facing(torus(8 + i * 5, 1.1, neon(tone(3 + i)))))),
  );
};

/** A statue of a microphone on a plinth. */
const microphone = (): Shape =>
  group(
    place([0, 0, 8], cone(26, 22, 8, 2, bricks('#cdbfdc', 7))),
    place([0, 0, 20], cylinder(18, 4, 1.4, brass)),
    place([0, 0, 46], cone(9, 12, 24, 2, plum)),
    place([0, 0, 70], torus(14, 3, brass)),
    place(
      [0, 0, 88],
      ellipsoid(
        20,
        19,
        21,
        material('#c9d2e8', {
          gloss: 0.8,
          paint: ([x, , z]) =>
            Math.abs((((x + z + 300) / 5) % 1) - 0.5) < 0.12 || Math.abs((((x - z + 300) / 5) % 1) - 0.5) < 0.12
              ? { tone: -0.2 }
              : null,
        }),
      ),
    ),
    place([0, 0, 87], torus(20, 2.2, brass)),
    place([0, 12, 44], facing(cylinder(4, 3, 1, neon('#ff6b8b')))),
  );

/** Two cans on posts and a string between them. */
const canPhone = (): Shape =>
  group(
    mirror(
      place(
        [58, 0, 0],
        [
          place([0, 0, 18], cylinder(3, 18, 1, timber)),
          place(
            [2, 2, 42],
            turn(
              [0, -86, 0],
              [cylinder(9, 11, 1.4, panels('#d6e2ee', 8, 6)), place([0, 0, 11], torus(8.6, 1.4, shiny('#f2685f')))],
            ),
          ),
        ],
      ),
    ),
    pipe(
      curve(8, (t) => [-48 + t * 96, 2, 42 - Math.sin(t * Math.PI) * 8]),
      0.9,
      cord,
    ),
  );

/** A mushroom-like drum stool. */
const drumStool = (color: string): Shape =>
  group(
    place(
      [0, 0, 10],
      cylinder(
        17,
        10,
        2,
        material(color, {
          gloss: 0.4,
          paint: ([x, y, z]) =>
            Math.abs(Math.abs((Math.atan2(y, x) * 2) % 1) - (z + 10) / 20) < 0.1 ? { color: CREAM } : null,
        }),
      ),
    ),
    [2, 19].map((z) => place([0, 0, z], torus(17, 1.8, brass))),
    place([0, 0, 20], cylinder(15.6, 1.4, 0.6, material('#fff2dc'))),
  );

/** Lit bars like the waveform of a voice; `phase` moves them. */
const waveform = (phase: number): Shape =>
  group(
    place([0, 0, 5], box(66, 13, 5, 2, plum)),
    times(13, (i) => {
      const tall = 12 + 26 * Math.abs(Math.sin(i * 0.9 + phase * Math.PI)) * (1 - Math.abs(i - 6) / 9);
      return place([(i - 6) * 9.4, 1, 42], [box(3, 3, tall, 2.6, neon(tone(Math.floor(i / 2))))]);
    }),
    [-64, 64].map((x) => place([x, 0, 24], [cylinder(3, 20, 1, steel), place([0, 0, 22], sphere(4.4, brass))])),
  );

/** The broken bridge: planks with a gap. */
const brokenBridge = (): Shape => {
  const plank = (y: number, i: number) =>
    place([0, y, 4], box(34 - (i % 2) * 2, 6.6, 2.2, 1, material(i % 3 ? WOOD : '#c98d5c')), [0, 0, (i * 7) % 5]);
  return group(
    times(5, (i) => plank(-112 + i * 15, i)),
    times(5, (i) => plank(52 + i * 15, i)),
    place([-14, -36, 2], box(20, 6, 2, 1, material('#9a6a4a')), [0, 8, 24]),
    [-38, 38].flatMap((x) => [
      place([x, -84, 5], box(3, 38, 3, 1, darkTimber)),
      place([x, 86, 5], box(3, 38, 3, 1, darkTimber)),
      ...[-118, -48, 48, 118].map((y) =>
        place([x, y, 10], [cylinder(4.4, 10, 1, timber), place([0, 0, 12], sphere(4.6, brass))]),
      ),
    ]),
  );
};

/** A stone with three floating quavers. */
const noteStone = (start: number): Shape =>
  group(
    place([0, 0, 6], ellipsoid(18, 13, 8, material('#b99cc0'))),
    [-12, 2, 14].map((x, i) => place([x, 2, 30 + ((i * 11) % 17)], quaver(tone(start + i * 2)), null, 1.3)),
  );

const define = propsOf(import.meta.url);

export const valleyExhibits: readonly Prop[] = [
  define('metronome', metronome, { footprints: foot(54, 28), animation: { frames: 4, ms: 260 }, fade: true }),
  define('sound-mirror', soundMirror, { footprints: foot(82, 28), fade: true }),
  define('microphone', microphone, { footprints: foot(52, 30), fade: true }),
  define('can-phone', canPhone, { footprints: foot(122, 8) }),
  define('drum-stool-red', () => drumStool('#f2685f'), { footprints: foot(34, 20) }),
  define('drum-stool-blue', () => drumStool('#58b7f2'), { footprints: foot(34, 20) }),
  define('waveform', waveform, {
    footprints: foot(132, 20),
    animation: { frames: 4, ms: 150 },
    fade: true,
  }),
  define('broken-bridge', brokenBridge, { flat: true, camera: { shadow: false } }),
  define('note-stone-1', () => noteStone(0), { footprints: foot(36, 20) }),
  define('note-stone-2', () => noteStone(3), { footprints: foot(36, 20) }),
];
