// Owns the echo cliffs: wall pieces that grow into each other, the singing cave, organ pipes in the rock.
import { curve, facing, pipe, puffs, ring, row, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { foliage, neon } from '../../core/materials.ts';
import { randomStream } from '../../core/noise.ts';
import {
  blend,
  box,
  cone,
  cylinder,
  ellipsoid,
  group,
  intersect,
  mirror,
  place,
  type Shape,
  subtract,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { brass, plum, rock, tone } from './sounds.ts';

const ivy = foliage('#5fb552');

/** Leaves on an edge of rock. */
const tuftOf = (x: number, y: number, z: number, seed: number): Shape[] =>
  puffs({ seed, count: 6, radius: 11, height: 4, middle: 0, smallest: 5, largest: 8, surface: ivy }).map((puff) =>
    place([x, y, z], puff),
  );

/**
 * A piece of the wall. Its ends are round and lower than its middle, so that pieces set 150 px apart overlap without a straight seam.
 */
function cliff(seed: number, height: number): Shape {
  const random = randomStream(seed);
  const columns = times(7, (i) => {
    const off = (i - 3) / 3;
    const tall = (height * (1 - 0.34 * off * off) + random() * 14) / 2;
    return place([off * 80, -4 - 14 * off * off + random() * 5, tall], cylinder(21, tall, 8, rock));
  });
  const feet = row(5, -76, 76, (x) =>
    place([x + random() * 10, 19 - Math.abs(x) * 0.12, 6], ellipsoid(21, 13, 10 + random() * 14, rock)),
  );
  return group(
    blend(9, columns, feet),
    tuftOf(-40, 10, height * 0.9, seed),
    tuftOf(30, 12, height * 0.96, seed + 1),
    tuftOf(-12 + random() * 30, 32, 6, seed + 2),
  );
}

/** The singing cave: an arch in a rounded crag; three rings of colour show the echo that comes out. */
function echoCave(): Shape {
  const crag = blend(
    12,
    place([0, -16, 62], ellipsoid(92, 46, 84, rock)),
    [-66, 68].map((x) => place([x, -6, 36], cylinder(28, 42, 12, rock))),
    [-94, -62, 64, 96].map((x, i) =>
      place([x, 14 - Math.abs(x) * 0.1, 7], ellipsoid(24, 16, 13 + ((i * 7) % 9), rock)),
    ),
  );
  const hollow = material('#4a3060', { soft: 0.3 });
  const mouth = group(
    place([0, 34, 38], facing(cylinder(37, 44, 8, hollow))),
    place([0, 34, 16], box(37, 44, 22, 6, hollow)),
  );
  const upper = place([0, 30, 70], box(100, 60, 56, 0, rock));
  const lips = [0, 1, 2].map((i) => {
    const color = ['#ffd98c', '#f7a8c4', '#a9b8ff'][i] ?? '#ffd98c';
    const lip = material(color, { soft: 0.6, glow: 0.6, paint: () => ({ tone: 0.06 }) });
    return intersect(place([0, 31 - i * 4, 38], facing(torus(43 + i * 11, 4.4 - i * 0.5, lip))), upper);
  });
  return group(
    subtract(crag, mouth),
    place([0, -8, 34], ellipsoid(34, 3, 34, material('#33204c', { soft: 0.6 }))),
    place([0, 8, 1], box(37, 24, 2, 1, hollow)),
    mirror(place([10, 4, 40], ellipsoid(5, 2, 6, neon('#ffe58a')))),
    lips,
    row(6, -70, 70, (x, i) => tuftOf(x, -2 + (i % 2) * 8, 128 - x * x * 0.0095, 20 + i)),
    pipe(
      curve(6, (t) => [62 + Math.sin(t * 7) * 3, 34, 84 - t * 60]),
      (t) => 3.4 - t * 1.2,
      ivy,
    ),
    pipe(
      curve(6, (t) => [-66 + Math.sin(t * 6) * 3, 33, 78 - t * 46]),
      (t) => 3.4 - t * 1.2,
      ivy,
    ),
    [-60, 58].map((x, i) => tuftOf(x, 40, 5, 40 + i)),
  );
}

/** Organ pipes that the wind plays, set into a crag. */
function organ(): Shape {
  const pipes = times(9, (i) => {
    const tall = 118 - Math.abs(i - 4) * 15;
    const x = (i - 4) * 16.5;
    const lip = i % 3 === 1 ? neon('#fff2b0') : material('#4a3060');
    return place(
      [x, 20 - Math.abs(i - 4) * 1.6, 0],
      [
        place([0, 0, 12], cone(3, 7.4, 8, 1, brass)),
        place([0, 0, 20 + tall / 2], cylinder(7.4, tall / 2, 1.4, brass)),
        place([0, 7, 26], box(4.4, 2, 3.4, 1, lip)),
        place([0, 0, 20 + tall], torus(6.4, 1.6, brass)),
        place([0, 0, 21 + tall], cylinder(5.4, 1, 0.4, material('#4a3060'))),
        place([0, 0, 16 + tall * 0.55], torus(7.6, 1.2, material(tone(i), { gloss: 0.6 }))),
      ],
    );
  });
  return group(
    blend(
      10,
      times(5, (i) =>
        place([(i - 2) * 42, -16, 44 - Math.abs(i - 2) * 7], cylinder(31, 48 - Math.abs(i - 2) * 10, 10, rock)),
      ),
      row(4, -94, 94, (x, i) => place([x, 18 - Math.abs(x) * 0.1, 6], ellipsoid(18, 13, 10 + ((i * 7) % 8), rock))),
    ),
    place([0, 22, 9], box(78, 15, 9, 4, plum)),
    place(
      [0, 30, 19],
      box(
        76,
        8,
        1.8,
        0.8,
        material('#fff8ec', {
          paint: ([x]) => (Math.abs((((x + 200) / 7.6) % 1) - 0.5) < 0.07 ? { tone: -0.3 } : null),
        }),
      ),
    ),
    row(14, -70, 70, (x, i) =>
      i % 7 === 2 || i % 7 === 6 ? null : place([x, 27, 21], box(2, 5, 1.6, 0.6, material('#3a2a50'))),
    ),
    pipes,
    tuftOf(-88, 6, 70, 3),
    tuftOf(88, 6, 70, 5),
  );
}

/** A boulder with a hollow that rings when one knocks on it. */
const singingStone = (seed: number): Shape =>
  group(
    blend(
      5,
      place([0, 0, 13], ellipsoid(22, 16, 17, rock)),
      place([seed * 13 - 18, 6, 8], ellipsoid(13, 11, 10, rock)),
    ),
    ring(3, (_c, _s, i) => place([0, 15.4 - i * 0.6, 15], facing(torus(4 + i * 3.6, 0.9, neon(tone(i + seed * 2)))))),
  );

const define = propsOf(import.meta.url);

/** Rock needs no third sample a pixel, and takes long. */
const BIG = { samples: 2 };

export const valleyCliffs: readonly Prop[] = [
  define('echo-cliff-1', () => cliff(3, 128), { footprints: foot(188, 50, -4), fade: true, camera: BIG }),
  define('echo-cliff-2', () => cliff(11, 106), { footprints: foot(188, 50, -4), fade: true, camera: BIG }),
  define('echo-cave', echoCave, {
    footprints: foot(214, 60, -6),
    fade: true,
    camera: BIG,
  }),
  define('cliff-organ', organ, {
    footprints: foot(206, 62, 0),
    fade: true,
    camera: BIG,
  }),
  define('singing-stone-1', () => singingStone(0), { footprints: foot(46, 24) }),
  define('singing-stone-2', () => singingStone(3), { footprints: foot(46, 24) }),
];
