// Shapes the lamps, chimes, flowers, fences and stepping records of voice-valley-park.
import { curve, pipe, row, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { bricks, neon, shiny } from '../../core/materials.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  type Shape,
  sphere,
  subtract,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { BRASS, brass, CREAM, cord, darkTimber, plum, quaver, steel, timber, tone } from './sounds.ts';

/** A lamp shaped like a tuning fork with a glowing ball between its prongs. */
const forkLamp = (color: string): Shape =>
  group(
    place([0, 0, 4], cone(9, 6, 4, 1.4, bricks('#b9a3c4', 5))),
    place([0, 0, 20], cylinder(2.8, 16, 1, steel)),
    pipe(
      curve(8, (t) => [Math.cos(Math.PI * (1 + t)) * 10, 0, 46 + Math.sin(Math.PI * (1 + t)) * 10]),
      2.8,
      steel,
    ),
    mirror(capsule([10, 0, 46], [10, 0, 74], 2.8, 2.6, steel)),
    place([0, 0, 60], sphere(6.4, neon(color))),
    place([0, 0, 60], torus(8.6, 0.9, material('#ffffff', { soft: 1 }))),
  );

/** Seven chimes between two posts. */
const windChimes = (): Shape =>
  group(
    mirror(place([34, 0, 32], [cylinder(3.4, 32, 1.2, timber), place([0, 0, 34], sphere(4.6, brass))])),
    pipe(
      curve(8, (t) => [-38 + t * 76, 0, 62 + Math.sin(t * Math.PI) * 7]),
      3,
      darkTimber,
    ),
    row(7, -25, 25, (x, i) => {
      const long = 22 + (i % 2 ? 9 : 0) + i * 2;
      return [
        capsule([x, 2, 66], [x, 2, 58], 0.6, 0.6, cord),
        place([x, 2, 58 - long / 2], cylinder(2.9, long / 2, 1, shiny(tone(i), 0.9))),
      ];
    }),
  );

/** A golden harp as high as a door. */
const harp = (): Shape => {
  const top = (t: number) => 82 - 34 * t + Math.sin(t * Math.PI * 1.6) * 9;
  return group(
    place([2, 0, 4], box(34, 11, 4, 2, plum)),
    capsule([-26, 0, 6], [-28, 0, 82], 4.4, 4, brass),
    place([-28, 0, 86], [sphere(6, shiny('#f2685f', 0.8)), place([0, 0, -5], torus(5, 1.6, brass))]),
    pipe(
      curve(10, (t) => [-28 + t * 58, 0, top(t)]),
      (t) => 4.4 - t * 1.4,
      brass,
    ),
    pipe(
      curve(6, (t) => [30 - t * 52, 0, 48 - t * 40]),
      5,
      timber,
    ),
    row(8, -20, 24, (x) => {
      const t = (x + 28) / 58;
      return capsule([x, 0, top(t)], [x, 0, 8 + ((x + 22) / 52) * 39], 0.8, 0.8, material('#fff8e0', { soft: 0.8 }));
    }),
  );
};

/** A flower shaped like a horn; `lean` tilts it. */
const hornFlower = (color: string, lean: number): Shape => {
  const petal = material(color, {
    gloss: 0.4,
    soft: 0.3,
    paint: ([x, y]) => (Math.abs(Math.sin(Math.atan2(y, x) * 4)) < 0.16 ? { tone: 0.14 } : null),
  });
  return group(
    pipe(
      [
        [0, 0, 0],
        [lean * 3, 0, 16],
        [lean * 8, 4, 30],
      ],
      2,
      material('#4f9f62'),
    ),
    [-1, 1].map((s) => place([s * 7, 1, 8], ellipsoid(7, 3, 3, material('#5fb56a')), [0, s * -28, 0])),
    place(
      [lean * 9, 6, 34],
      place(
        [0, 0, 0],
        [
          subtract(cone(3, 14, 9, 1, petal), place([0, 0, 3], cone(1, 13, 9, 1, petal))),
          place([0, 0, 2], sphere(3, brass)),
        ],
        [-56, 0, lean * 22],
      ),
    ),
  );
};

/** A giant conch. */
const conch = (): Shape => {
  const shell = material('#f4c9b8', {
    gloss: 0.6,
    paint: ([x, , z]) => (Math.abs((((x * 0.9 + z * 0.5 + 300) / 9) % 1) - 0.5) < 0.16 ? { color: '#e09a94' } : null),
  });
  return group(
    times(6, (i) => place([-8 + i * 9.5, 0, 24 + i * 1.6], sphere(22 - i * 3.5, shell))),
    place(
      [-12, 8, 20],
      place(
        [0, 0, 0],
        [
          ellipsoid(19, 15, 20, material('#ffe6dc', { gloss: 0.6 })),
          place([-1, 8, 0], ellipsoid(12, 9, 14, material('#d9607f', { soft: 0.5 }))),
        ],
        [0, 0, 18],
      ),
    ),
    times(5, (i) => place([-6 + i * 9, -4, 45 - i * 2.6], cone(3.4, 0.8, 4, 0.6, shell))),
    place([0, 4, 2], ellipsoid(34, 18, 4, material('#f5dfae'))),
  );
};

/** A fence of five lines with notes on them. */
const staffFence = (seed: number): Shape =>
  group(
    [-32, 32].map((x) => place([x, 0, 16], [cylinder(3, 16, 1, plum), place([0, 0, 18], sphere(4, brass))])),
    times(5, (i) => capsule([-32, 0, 7 + i * 5.4], [32, 0, 7 + i * 5.4], 1, 1, material('#5a4278'))),
    [-18, 0, 18].map((x, i) => place([x, 3, 14 + ((i * 7 + seed * 5) % 13)], quaver(tone(i * 2 + seed)), null, 1.15)),
  );

/** A record lying in the grass as a stepping stone. */
const record = (color: string): Shape =>
  place(
    [0, 0, 1],
    cylinder(
      24,
      2,
      1,
      material('#4a3a70', {
        gloss: 0.5,
        paint: ([x, y]) => {
          const out = Math.hypot(x, y);
          if (out < 2) return { color: CREAM };
          return out < 9 ? { color } : Math.abs(((out / 3.2) % 1) - 0.5) < 0.12 ? { tone: 0.12 } : null;
        },
      }),
    ),
  );

/** Eight wooden bars laid out like a path. */
const xylophone = (): Shape =>
  group(
    [-20, 20].map((y) => place([0, y, 1.6], box(78, 3.4, 1.6, 1, darkTimber))),
    times(8, (i) =>
      place([-66 + i * 18.8, 0, 4.4], [box(7.6, 38 - i * 2.6, 2, 1.4, shiny(tone(i), 0.6)), pegs(28 - i * 2)]),
    ),
  );

/** The two pegs of a bar. */
const pegs = (y: number): Shape => group([-y, y].map((at) => place([0, at, 2], sphere(2, brass))));

const define = propsOf(import.meta.url);

export const valleyGarden: readonly Prop[] = [
  define('fork-lamp-blue', () => forkLamp('#8fe6ff'), { footprints: foot(16, 10), glow: '#406772' }),
  define('fork-lamp-gold', () => forkLamp('#ffe08a'), { footprints: foot(16, 10), glow: '#72643e' }),
  define('wind-chimes', windChimes, { footprints: foot(76, 10), fade: true }),
  define('harp', harp, { footprints: foot(66, 20), fade: true }),
  define('horn-flower-1', () => hornFlower('#f28fb4', -1), { sway: true }),
  define('horn-flower-2', () => hornFlower('#fdd04b', 1), { sway: true }),
  define('horn-flower-3', () => hornFlower('#9a8cf2', 0.3), { sway: true }),
  define('conch', conch, { footprints: foot(64, 28) }),
  define('staff-fence-1', () => staffFence(0), { footprints: foot(68, 10) }),
  define('staff-fence-2', () => staffFence(3), { footprints: foot(68, 10) }),
  define('record-red', () => record('#f2685f'), { flat: true, camera: { shadow: false } }),
  define('record-gold', () => record(BRASS), { flat: true, camera: { shadow: false } }),
  define('record-blue', () => record('#58b7f2'), { flat: true, camera: { shadow: false } }),
  define('xylophone', xylophone, { flat: true, camera: { shadow: false } }),
];
