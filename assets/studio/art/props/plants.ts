// Owns low plants: bushes, hedges, flowers, beds, mushrooms, water lilies, reeds.
import { puffs, ring, times } from '../core/arrange.ts';
import { material } from '../core/material.ts';
import { foliage } from '../core/materials.ts';
import { cellNoise, randomStream } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  intersect,
  place,
  type Shape,
  scaled,
  sphere,
  subtract,
} from '../core/shapes.ts';
import { foot, type Prop, propsOf } from './prop.ts';

interface BushOptions {
  readonly color?: string;
  readonly seed?: number;
  readonly flowers?: string;
  readonly scale?: number;
}

/** A round bush, about 34 px wide. */
export function bush({ color = PALETTE.leafLime, seed = 4, flowers, scale = 1 }: BushOptions = {}): Shape {
  const leaves = foliage(color);
  const random = randomStream(seed + 9);
  const clumps = puffs({
    seed,
    count: 12,
    radius: 13,
    height: 7,
    middle: 10,
    smallest: 5.5,
    largest: 8,
    surface: leaves,
  });
  const blossom = (petals: string): Shape => {
    const angle = random() * 3.14;
    const out = 0.4 + random() * 0.6;
    const up = 10 + (1 - out) * 12 + random() * 3;
    const position = [Math.cos(angle) * 17 * out, 6 + Math.sin(angle) * 10 * (1 - out * 0.3), up] as const;
    return place(position, sphere(2.7, material(petals, { soft: 0.6 })));
  };
  return scaled(
    scale,
    blend(2.6, place([0, 0, 9], ellipsoid(15, 11, 9, leaves)), clumps),
    flowers ? times(9, () => blossom(flowers)) : null,
  );
}

/** A clipped hedge along x; pieces join every `width` pixels. */
export function hedge(width = 32): Shape {
  const leaves = foliage(PALETTE.leafDark);
  return blend(
    2,
    place([0, 0, 9], box(width / 2, 8, 9, 4, leaves)),
    times(Math.round(width / 8), (i) =>
      place([-width / 2 + 4 + i * 8, (i % 2) * 3 - 1, 16 + (i % 3)], sphere(5.2, leaves)),
    ),
  );
}

/** A hedge along y (away from the viewer). */
export function hedgeDeep(depth = 32): Shape {
  return place([0, 0, 0], hedge(depth), [0, 0, 90]);
}

/** A clipped ball on a stem. */
export function topiary(): Shape {
  const leaves = foliage(PALETTE.leafDark);
  const ball = (middle: number, radius: number) =>
    blend(
      2,
      place([0, 0, middle], sphere(radius, leaves)),
      puffs({
        seed: 3 + middle,
        count: 14,
        radius: radius * 0.9,
        height: radius * 0.9,
        middle,
        smallest: 3.4,
        largest: 4.6,
        surface: leaves,
      }),
    );
  return group(
    place([0, 0, 6], cone(7.5, 9.5, 6, 1, material('#c8704e', { gloss: 0.2 }))),
    place([0, 0, 12], cylinder(10.4, 1.8, 1, material('#d9825c'))),
    place([0, 0, 18], cylinder(2, 8, 0.5, material(PALETTE.bark))),
    ball(32, 12),
    ball(50, 8),
  );
}

/** One flower with two leaves; height in pixels. */
export function flower(petals: string, heart: string = PALETTE.yellow, height = 12): Shape {
  const m = material(petals, { soft: 0.5 });
  const leaf = material(PALETTE.leaf);
  const head = group(
    times(5, (i) => {
      const angle = i * 1.2566 + 0.3;
      return place([Math.cos(angle) * 3, 0.6, Math.sin(angle) * 3], sphere(2.2, m));
    }),
    place([0, 2.2, 0], sphere(1.9, material(heart))),
  );
  return group(
    capsule([0, 0, 0], [0, 0, height], 1.0, 0.9, material(PALETTE.leafDark)),
    place([-3, 1, 3], ellipsoid(3.6, 1.4, 1.5, leaf), [0, 28, 0]),
    place([3, 1, 4], ellipsoid(3.6, 1.4, 1.5, leaf), [0, -28, 0]),
    place([0, 0.5, height], head, [-30, 0, 0]),
  );
}

/** A loose patch of flowers of one colour, about 44 × 26 px. */
export function flowerPatch(petals: string, second: string, seed: number): Shape {
  const random = randomStream(seed);
  return group(
    times(6, (i) => {
      const position = [(random() - 0.5) * 42, (random() - 0.5) * 34, 0] as const;
      return place(
        position,
        flower(i % 3 === 2 ? second : petals, i % 3 === 2 ? '#ffb23c' : PALETTE.yellow, 9 + random() * 4),
      );
    }),
  );
}

const BED_COLORS = [PALETTE.pink, PALETTE.yellow, '#ffffff', PALETTE.purple];

/** A bed of soil with a stone rim; width and depth in pixels. */
export function flowerBed(colors: readonly string[] = BED_COLORS, width = 40, depth = 16, seed = 3): Shape {
  const random = randomStream(seed);
  const stone = sphere(4, material(PALETTE.stone));
  const edge = (y: number) => times(Math.round(width / 8) + 1, (i) => place([-width / 2 - 1 + i * 8, y, 2], stone));
  const flowers = [-1, 0, 1].flatMap((y) =>
    times(Math.ceil(width / 9), (x) => {
      const position = [
        -width / 2 + 5 + x * 9 + (y ? 2 : 0) + random() * 3,
        y * depth * 0.5 + random() * 2,
        2,
      ] as const;
      const color = colors[Math.floor(random() * colors.length)] ?? PALETTE.pink;
      return place(position, flower(color, '#ffb23c', 7 + random() * 5));
    }),
  );
  return group(
    place([0, 0, 1], box(width / 2 + 3, depth / 2 + 9, 2.5, 2, material(PALETTE.soil))),
    edge(depth / 2 + 9),
    edge(-depth / 2 - 9),
    [-1, 0, 1].flatMap((j) => [-1, 1].map((side) => place([side * (width / 2 + 3), j * 9, 2], stone))),
    flowers,
  );
}

/** A toadstool. */
export function mushroom(color: string = PALETTE.red, scale = 1): Shape {
  const spotted = material(color, {
    gloss: 0.5,
    paint: ([x, y, z]) =>
      cellNoise((Math.atan2(y, x) + 4) * 1.6, z / 4.4, 5).nearest < 0.34 ? { color: '#fff6e6' } : null,
  });
  const upper = place([0, 0, 10], box(20, 20, 10, 0, material(color)));
  return scaled(
    scale,
    place([0, 0, 5], cone(3.6, 2.8, 5, 1, material(PALETTE.cream))),
    place([0, 0, 11], intersect(ellipsoid(9, 9, 8, spotted), upper)),
  );
}

/** A floating leaf, with or without a bloom. */
export function lilyPad(bloom: boolean): Shape {
  const notch = place([8, 3, 0], box(6, 2, 4, 0, material(PALETTE.leafDark)), [0, 0, 25]);
  const petal = ellipsoid(1.5, 1.5, 2.4, material('#ffc0de', { soft: 0.5 }));
  const petals = times(6, (i) => place([Math.cos(i * 1.047) * 2.6, Math.sin(i * 1.047) * 2.6, 1], petal));
  return group(
    place([0, 0, 0.6], subtract(cylinder(9, 1, 0.8, material('#6cc46a')), notch)),
    bloom && place([-1, -1, 3], group(petals, place([0, 0, 1.6], sphere(1.7, material(PALETTE.yellow))))),
  );
}

/** Cat's-tails for the water's edge. */
export function reeds(): Shape {
  const random = randomStream(6);
  const blade = material(PALETTE.leaf);
  return group(
    times(9, (i) => {
      const x = (random() - 0.5) * 24;
      const y = (random() - 0.5) * 10;
      const lean = (random() - 0.5) * 10;
      const tall = 18 + random() * 14;
      const head = capsule([x + lean * 0.86, y, tall * 0.86], [x + lean, y, tall + 4], 2, 1.8, material('#8a5636'));
      return group(capsule([x, y, 0], [x + lean, y, tall], 1.3, 0.8, blade), i % 3 === 0 && head);
    }),
  );
}

/** A tuft of long grass. */
export function tuft(): Shape {
  const random = randomStream(2);
  const m = material('#6dbb4c', { soft: 0.4 });
  return group(
    ring(9, (x, y) => capsule([x * 2, y * 2, 0], [x * (6 + random() * 4), y * 5, 8 + random() * 6], 1.5, 0.5, m)),
  );
}

const prop = propsOf(import.meta.url);
const walkOver = { sway: true };

export const plants: readonly Prop[] = [
  prop('bush', () => bush({ seed: 4 }), { footprints: foot(24, 12) }),
  prop('bush-pink', () => bush({ seed: 5, color: PALETTE.leaf, flowers: '#ff9ec4' }), { footprints: foot(24, 12) }),
  prop('bush-yellow', () => bush({ seed: 6, color: PALETTE.leafDark, flowers: '#fff1a8' }), {
    footprints: foot(24, 12),
  }),
  prop('hedge', () => hedge(), { footprints: foot(32, 14) }),
  prop('hedge-deep', () => hedgeDeep(), { footprints: foot(16, 24) }),
  prop('topiary', () => topiary(), { footprints: foot(20, 12), fade: true }),
  prop('flowers-pink', () => flowerPatch('#fb86b6', '#ffffff', 3), walkOver),
  prop('flowers-yellow', () => flowerPatch('#fdd04b', '#ff9f5a', 5), walkOver),
  prop('flowers-white', () => flowerPatch('#ffffff', '#fb86b6', 8), walkOver),
  prop('flowers-purple', () => flowerPatch('#9a63e0', '#fdd04b', 11), walkOver),
  prop('flowers-blue', () => flowerPatch('#58a7f2', '#ffffff', 14), walkOver),
  prop('flowers-red', () => flowerPatch('#ee5a52', '#fdd04b', 17), walkOver),
  prop('flowerbed-1', () => flowerBed(), { footprints: foot(48, 26) }),
  prop('flowerbed-2', () => flowerBed(['#ee5a52', '#fdd04b', '#ff9f5a'], 40, 16, 9), { footprints: foot(48, 26) }),
  prop('flowerbed-3', () => flowerBed(['#58a7f2', '#ffffff', '#c9b0f5'], 72, 16, 12), { footprints: foot(80, 26) }),
  prop('mushroom-red', () => mushroom()),
  prop('mushroom-orange', () => mushroom(PALETTE.orange, 0.8)),
  prop('lily', () => lilyPad(false), { flat: true }),
  prop('lily-bloom', () => lilyPad(true), { flat: true }),
  prop('reeds', () => reeds(), walkOver),
  prop('grass-tuft', () => tuft(), walkOver),
];
