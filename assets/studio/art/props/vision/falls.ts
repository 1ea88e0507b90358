// Shapes the prism falls and the cliffs around wonder-vision-valley.
import { puffs, ring, row, times } from '../../core/arrange.ts';
import { type Material, material } from '../../core/material.ts';
import { foliage, strata } from '../../core/materials.ts';
import { blend, box, ellipsoid, group, type Point2, place, prism, type Shape, scaled } from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { crystal, hue, lensGlass } from './glass.ts';

const rock = strata('#b7a6cf', { band: 14, top: '#86cf92', seed: 4 });

/** Falling light: one band of the water, whose streaks move down with `phase`. */
const fall = (color: string, phase: number): Material =>
  material(color, {
    soft: 0.8,
    gloss: 0.5,
    glow: 0.4,
    paint: ([x, , z]) => {
      const column = Math.floor((x + 300) / 3.4);
      const shift = ((column * 37) % 23) / 23;
      const streak = (((z / 26 + phase + shift) % 1) + 1) % 1;
      return streak < 0.24 ? { color: '#ffffff', tone: 0.1 } : streak < 0.34 ? { tone: 0.14 } : null;
    },
  });

/** The veil below the prism: seven bands that widen towards the pool; its top is the local height 0, its foot -`drop`. */
function veil(drop: number, phase: number): Shape {
  const half = (z: number) => 20 + (-z / drop) ** 1.25 * 58;
  const outline = times(9, (i) => -(i / 8) * drop);
  const left = outline.map((z): Point2 => [-half(z), z]);
  const right = outline.map((z): Point2 => [half(z), z]);
  const water = material('#ffffff', {
    soft: 0.8,
    gloss: 0.5,
    glow: 0.5,
    paint: ([x, , z]) => {
      const across = Math.min(0.999, Math.max(0, (x / half(Math.min(0, z)) + 1) / 2));
      const column = Math.floor(across * 28);
      const streak = (((z / 34 + phase + ((column * 37) % 23) / 23) % 1) + 1) % 1;
      if (streak < 0.2) return { color: '#ffffff', tone: 0.08 };
      return { color: hue(Math.floor(across * 7)), tone: streak < 0.32 ? 0.14 : 0.02 };
    },
  });
  return prism([...left, ...right.reverse()], 3, 2, water);
}

/** A piece of the cliffs around the valley, about 190 px wide; crystals grow in its cracks. */
function cliff(seed: number): Shape {
  const columns = times(8, (i) => {
    const tall = 84 + ((i * 31 + seed * 17) % 34);
    return place([(i - 3.5) * 24, -8 - ((i * 7 + seed) % 9), tall / 2], box(18, 26, tall / 2, 9, rock), [
      0,
      0,
      (i * 23) % 15,
    ]);
  });
  const feet = row(7, -84, 84, (x, i) => place([x, 16, 7], ellipsoid(18, 13, 11 + ((i * 5 + seed * 3) % 11), rock)));
  return group(
    blend(8, columns, feet),
    [-52, 30].map((x, i) =>
      place(
        [x + seed * 9, 20, 6],
        [crystal(7, 34, hue(seed + i * 3)), place([9, 4, -4], crystal(5, 20, hue(seed + 1 + i * 3)), [0, 14, 0])],
      ),
    ),
    [-70, 4, 66].map((x, i) =>
      puffs({
        seed: seed + i,
        count: 6,
        radius: 14,
        height: 4,
        middle: 0,
        smallest: 6,
        largest: 9,
        surface: foliage('#5fbf7a'),
      }).map((puff) => place([x, 8, 84 + ((i * 13) % 16)], puff)),
    ),
  );
}

/** A white waterfall that a crystal splits into seven colours. */
function prismFalls(phase: number): Shape {
  const columns = times(9, (i) => {
    const x = (i - 4) * 27;
    const tall = 122 - Math.abs(i - 4) * 9 + ((i * 29) % 13);
    return place([x, -14 - Math.abs(i - 4) * 2, tall / 2], box(19, 26, tall / 2, 8, rock), [0, 0, (i * 13) % 17]);
  });
  const feet = row(8, -112, 112, (x, i) => place([x, 14, 8], ellipsoid(19, 14, 13 + ((i * 7) % 9), rock)));
  const greens = (x: number, i: number) =>
    puffs({
      seed: i,
      count: 7,
      radius: 13,
      height: 5,
      middle: 0,
      smallest: 6,
      largest: 9,
      surface: foliage('#5fbf7a'),
    }).map((puff) => place([x, 14, 104 - ((i * 17) % 26)], puff));
  return scaled(
    1.18,
    blend(7, columns, feet),
    place([0, 4, 130], box(17, 22, 5, 4, fall('#dff6ff', phase))),
    place([0, 24, 110], box(16, 4, 24, 4, fall('#cdf0ff', phase))),
    place([0, 34, 58], veil(60, phase), [16, 0, 0]),
    place(
      [0, 38, 76],
      prism(
        [
          [-32, -18],
          [32, -18],
          [0, 36],
        ],
        9,
        2,
        lensGlass('#cfdcff', 0.6),
      ),
    ),
    ring(11, (c, _s, i) =>
      place([c * 80, 56 + ((i * 5) % 7), 2], ellipsoid(13, 7, 5, material('#f2fdff', { soft: 0.6 }))),
    ),
    [-96, -66, 70, 100].map(greens),
    [-80, 84].map((x, i) =>
      place([x, 34, 10], [crystal(10, 34, hue(4 + i)), place([11, 6, -6], crystal(6, 20, hue(5 + i)))], [0, x / 8, 0]),
    ),
  );
}

const define = propsOf(import.meta.url);

export const visionFalls: readonly Prop[] = [
  define('prism-falls', prismFalls, {
    footprints: foot(270, 70, -6),
    animation: { frames: 3, ms: 150 },
    fade: true,
  }),
  define('vision-cliff-1', () => cliff(1), { footprints: foot(196, 56, -4), fade: true }),
  define('vision-cliff-2', () => cliff(4), { footprints: foot(196, 56, -4), fade: true }),
];
