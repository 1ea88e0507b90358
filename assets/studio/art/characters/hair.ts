// Owns hair: styles modelled around a head of radii 12.2 × 11 × 11.2 at the origin (y forward, z up), and its brushed material.
import { times } from '../core/arrange.ts';
import { type Material, material } from '../core/material.ts';
import { blend, box, capsule, ellipsoid, group, place, type Shape, sphere } from '../core/shapes.ts';
import type { Vec3 } from '../core/vectors.ts';

export type HairStyle =
  | 'curls'
  | 'spiky'
  | 'afro'
  | 'ponytail'
  | 'braids'
  | 'capShort'
  | 'bob'
  | 'short'
  | 'puffs'
  | 'hiTop'
  | 'bun'
  | 'bald';

/** Strands and a shining ring. */
export const hairMaterial = (color: string): Material =>
  material(color, {
    gloss: 0.1,
    shine: 14,
    paint: ([, , z], [nx, ny, nz]) => {
      const around = Math.atan2(nx, ny + 0.35);
      const strand = Math.sin(around * 13 + z * 0.35 + Math.sin(z * 0.8) * 0.6);
      const shining = nz > 0.42 + strand * 0.05 && nz < 0.62 + strand * 0.06 && ny > -0.2;
      const groove = strand > 0.72 ? -0.075 : strand < -0.8 ? 0.04 : 0;
      return { tone: (shining ? 0.11 : 0) + groove };
    },
  });

type Spike = readonly [Vec3, Vec3];
const CURLS: readonly Vec3[] = [
  [-9, 6, 7.6],
  [-4, 8.8, 9.6],
  [2, 9.2, 10],
  [8, 6.8, 8.2],
  [-11.5, 0, 4.4],
  [11.5, 0, 4.4],
  [-12, -1, -0.6],
  [12, -1, -0.6],
  [-10, -6, 2],
  [10, -6, 2],
  [0, -10, 3],
  [-5, -9, -1.5],
  [5, -9, -1.5],
  [-6, 2, 11.6],
  [1, 3, 13],
  [7, 1, 11.4],
  [0, -5, 11.4],
];
const SPIKES: readonly Spike[] = [
  [
    [-6, 7, 7],
    [-11, 11, 6],
  ],
  [
    [-2, 8, 9],
    [-5, 13.5, 8],
  ],
  [
    [3, 8, 9],
    [3, 14, 8.6],
  ],
  [
    [7, 6, 8],
    [11, 11, 7],
  ],
  [
    [-8, 0, 9],
    [-13.4, 0, 13.4],
  ],
  [
    [-3, 0, 12],
    [-6, 1, 17.6],
  ],
  [
    [3, 0, 12],
    [4, 1, 18],
  ],
  [
    [8, 0, 9],
    [14, 0, 15],
  ],
  [
    [0, -6, 10],
    [0, -10, 15.6],
  ],
  [
    [-9, -4, 3],
    [-15, -6, 6],
  ],
  [
    [9, -4, 3],
    [15, -6, 6],
  ],
  [
    [-5, -9, 0],
    [-8, -14, -2],
  ],
  [
    [5, -9, 0],
    [8, -14, -2],
  ],
  [
    [0, -10, -1],
    [0, -15, -3],
  ],
];
const PUFF: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 0, 6],
  [3, 2, 3, 3.4],
  [-2, 2, 4, 3.2],
  [3.6, 1, -2.4, 3.2],
  [1, 3.4, -1, 3.4],
];

/** Golden-angle curls around a ball of hair, none over the face. */
function afro(m: Material): Shape {
  const curls = times(46, (i) => {
    const up = 1 - ((i + 0.5) / 46) * 1.25;
    const around = Math.sqrt(Math.max(0, 1 - up * up));
    const angle = i * 2.39996;
    const forward = Math.sin(angle) * around;
    if (forward > 0.35 && up < 0.35) return null;
    return place([Math.cos(angle) * around * 13.2, -1.8 + forward * 11.4, 4.6 + up * 11.4], sphere(2.9, m));
  });
  return blend(1.2, place([0, -1.8, 4.4], ellipsoid(13.4, 11.6, 11.4, m)), curls);
}

function braids(m: Material, sway: number): Shape {
  const cap = blend(
    1.8,
    place([0, -1.6, 2.8], ellipsoid(12.9, 11.3, 10.4, m)),
    place([0, -4.6, 4.2], ellipsoid(11.6, 8.4, 8.6, m)),
    capsule([-1, 8.6, 9.4], [-10.5, 6, 3.5], 3, 2.6, m),
    capsule([1, 8.6, 9.4], [10.5, 6, 3.5], 3, 2.6, m),
  );
  const braid = (side: number) =>
    times(4, (i) =>
      place([side * (12.4 + i * 0.5 + sway * side * i * 0.2), 0.5 + i * 0.5, -3 - i * 4.2], sphere(3.6 - i * 0.22, m)),
    );
  return group(cap, braid(-1), braid(1));
}

const STYLES: Record<HairStyle, (m: Material, sway: number) => Shape> = {
  curls: (m) =>
    blend(
      2,
      place([0, -1.6, 2.6], ellipsoid(12.6, 11.2, 10.2, m)),
      CURLS.map((at, i) => place(at, sphere(4.3 - (i % 3) * 0.35, m))),
    ),
  spiky: (m) =>
    blend(
      1.6,
      place([0, -1.6, 3], ellipsoid(12.6, 11, 10, m)),
      SPIKES.map(([from, to]) => capsule(from, to, 4.3, 0.7, m)),
    ),
  afro,
  ponytail: (m, sway) =>
    blend(
      1.8,
      place([0, -1.6, 3], ellipsoid(12.9, 11.3, 10.2, m)),
      capsule([-7, 8, 6.8], [-11.6, 3.5, -1], 3.2, 1.6, m),
      capsule([7, 8, 6.8], [11.2, 4.5, 1.5], 3.2, 1.4, m),
      place([2.5, 8.6, 8.2], ellipsoid(6.8, 3.2, 2.8, m)),
      place([0, -11.5, 7.5], sphere(3.4, m)),
      capsule([0, -13, 7], [sway * 3, -17, -1], 4.4, 4.6, m),
      capsule([sway * 3, -17, -1], [sway * 6, -16, -11], 4.6, 1.2, m),
    ),
  braids,
  capShort: (m) =>
    blend(
      1.8,
      place([0, -2.6, 0.6], ellipsoid(12.5, 10.6, 9.4, m)),
      capsule([-6.5, 8.6, 5.4], [-10.8, 5.4, 0.6], 2.8, 1.4, m),
      capsule([-5, 9.6, 6], [4, 10.2, 5.4], 2.4, 1.6, m),
      capsule([6, 8.8, 5.4], [10.8, 5.2, 0.4], 2.6, 1.3, m),
    ),
  bob: (m) =>
    blend(
      2,
      place([0, -1.8, 2.6], ellipsoid(13.2, 11.4, 11, m)),
      place([0, 7.6, 8.2], ellipsoid(9.6, 4.2, 3.4, m)),
      capsule([-11.6, 1.5, 2], [-12.4, 2.4, -8.5], 3.6, 3.2, m),
      capsule([11.6, 1.5, 2], [12.4, 2.4, -8.5], 3.6, 3.2, m),
      place([0, -6.6, -5], ellipsoid(12, 5.6, 6.4, m)),
    ),
  short: (m) =>
    blend(
      1.8,
      place([0, -1.7, 3], ellipsoid(12.7, 11.2, 10, m)),
      capsule([-6.5, 7.6, 8], [-10.5, 6.4, 3.6], 3.4, 1.6, m),
      capsule([-6.5, 8.4, 8.6], [5, 10, 7.6], 3.6, 2, m),
      capsule([6, 7.6, 8.4], [10.6, 5.8, 3.4], 3, 1.4, m),
      capsule([-2, 2, 12], [4, 5, 15], 3.2, 1.2, m),
    ),
  puffs: (m) =>
    group(
      blend(
        1.6,
        place([0, -1.4, 2.6], ellipsoid(12.6, 11.1, 10.2, m)),
        place([0, 7.4, 8.4], ellipsoid(8.6, 3.2, 2.6, m)),
      ),
      [-1, 1].map((side) =>
        blend(
          1.8,
          PUFF.map(([x, y, z, r]) => place([side * (11.6 + x), -1 + y, 8.4 + z], sphere(r, m))),
        ),
      ),
    ),
  hiTop: (m) =>
    blend(
      2.4,
      place([0, -1.4, 3], ellipsoid(12.5, 11.2, 9.6, m)),
      place([0, 0.4, 11], box(10.6, 9.6, 6.2, 4, m)),
      place([-11.4, 0.5, -1], ellipsoid(1.6, 3, 4, m)),
      place([11.4, 0.5, -1], ellipsoid(1.6, 3, 4, m)),
    ),
  bun: (m) =>
    group(
      blend(
        1.8,
        place([0, -1.6, 3.2], ellipsoid(12.8, 11.4, 10.2, m)),
        capsule([-1, 8.8, 8.6], [-11, 5, 2], 3.2, 2.4, m),
        capsule([1, 8.8, 8.6], [11, 5, 2], 3.2, 2.4, m),
      ),
      blend(1.2, place([0, -4.4, 14.6], sphere(5.4, m)), place([2.4, -3, 16.8], sphere(2.6, m))),
    ),
  bald: (m) =>
    blend(
      1.4,
      place([0, -4.2, -1.6], ellipsoid(12.6, 8.4, 6.2, m)),
      place([-11, 1.5, -3], ellipsoid(1.7, 2.6, 4, m)),
      place([11, 1.5, -3], ellipsoid(1.7, 2.6, 4, m)),
    ),
};

/** Hair of a style and colour; `sway` −1…1 swings what hangs. */
export const hairOf = (style: HairStyle, color: string, sway: number): Shape =>
  STYLES[style](hairMaterial(color), sway);
