// Owns stones: rocks, mossy boulders, crystals, stepping stones.
import { pipe, ring } from '../core/arrange.ts';
import { material } from '../core/material.ts';
import { strata } from '../core/materials.ts';
import { randomStream } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import { blend, box, cone, cylinder, ellipsoid, group, place, type Shape, scaled } from '../core/shapes.ts';
import { foot, type Prop, propsOf } from './prop.ts';

/** Three boulders; odd seeds wear moss. */
export function rock({ seed = 1, scale = 1 }: { seed?: number; scale?: number } = {}): Shape {
  const m = material(PALETTE.stone, { paint: (_p, n) => (n[2] > 0.82 && seed % 2 ? { color: '#a8c96a' } : null) });
  return scaled(
    scale,
    blend(
      3,
      place([0, 0, 6], box(11, 8, 7, 4, m), [8, 10, 14]),
      place([9, 4, 3], box(6, 5, 5, 3, m), [0, 14, 30]),
      place([-9, 4, 3], box(5, 5, 4, 2.5, m), [0, -8, 50]),
    ),
  );
}

/** Round river stones with a moss cap and a fern. */
export function mossBoulder({ seed = 3, scale = 1 }: { seed?: number; scale?: number } = {}): Shape {
  const random = randomStream(seed);
  const stone = strata(PALETTE.stone, { band: 14, top: '#7fbf5a', seed, crack: 0.05 });
  const sizes = [
    [0, 0, 17, 14],
    [19, 6, 10, 8],
    [-16, 8, 8, 7],
    [8, 15, 5, 4],
  ] as const;
  const stones = sizes.map(([x, y, w, h]) =>
    place([x, y, h * 0.55], ellipsoid(w + random() * 2, w * 0.82, h, stone), [0, 0, random() * 60]),
  );
  const fern = ring(7, (x, y) =>
    pipe(
      [
        [0, 0, 0],
        [x * 6, y * 5, 8],
        [x * 12, y * 9, 6],
      ],
      (t) => 1.6 - t * 0.9,
      material(PALETTE.leaf),
    ),
  );
  return scaled(scale, blend(2, stones), place([-20, 13, 1], fern));
}

/** A cluster of glowing crystals. */
export function crystal(color = '#7fd8ff', scale = 1): Shape {
  const m = material(color, { gloss: 0.9, soft: 0.6, glow: 0.7 });
  const spike = (x: number, y: number, height: number, radius: number, leanX: number, leanY: number): Shape =>
    place(
      [x, y, 0],
      [
        place([0, 0, height * 0.42], cone(radius * 0.8, radius, height * 0.42, 0.4, m)),
        place([0, 0, height * 0.84 + radius * 0.7], cone(radius, 0.4, radius * 0.8, 0.4, m)),
      ],
      [leanX, leanY, 0],
    );
  return scaled(
    scale,
    spike(0, 0, 26, 5.6, 0, 0),
    spike(7, 3, 16, 4, -8, 22),
    spike(-7, 3, 18, 4.2, -8, -20),
    spike(3, 7, 10, 3, -18, 8),
    place([0, 2, 1], ellipsoid(13, 9, 3.4, material(PALETTE.stoneDark))),
  );
}

/** Flat stones for a shallow ford. */
export function steppingStones(): Shape {
  const m = material(PALETTE.stone);
  return group(
    place([-18, 4, 1], cylinder(10, 2.4, 2, m)),
    place([4, -5, 1], cylinder(11, 2.4, 2, m)),
    place([24, 5, 1], cylinder(8, 2.4, 2, m)),
  );
}

const prop = propsOf(import.meta.url);

export const stones: readonly Prop[] = [
  prop('rock-1', () => rock({ seed: 1 }), { footprints: foot(30, 14, 2) }),
  prop('rock-2', () => rock({ seed: 2, scale: 0.7 }), { footprints: foot(20, 10, 1) }),
  prop('boulder', () => mossBoulder(), { footprints: foot(46, 24, 4) }),
  prop('crystal-blue', () => crystal(), { footprints: foot(22, 12, 1), glow: '#7fd8ff' }),
  prop('crystal-pink', () => crystal('#ff9ede', 0.8), { footprints: foot(18, 10, 1), glow: '#ff9ede' }),
  prop('stepping-stones', () => steppingStones(), { flat: true }),
];
