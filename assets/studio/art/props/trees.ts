// Owns the trees: oaks of all colours, pines, poplar, willow.
import { curve, pipe, puffs, ring, times } from '../core/arrange.ts';
import { type Material, material } from '../core/material.ts';
import { foliage, leafPainter } from '../core/materials.ts';
import { randomStream } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import { blend, capsule, cone, ellipsoid, place, type Shape, scaled, sphere } from '../core/shapes.ts';
import { foot, type Prop, propsOf } from './prop.ts';

/** Bark with dark streaks that wind up the trunk; `twist` in radians per pixel of height. */
const bark = (color: string = PALETTE.bark, twist = 0.12): Material =>
  material(color, {
    paint: ([x, y, z]) => (Math.sin((Math.atan2(y, x) * 4 + z * twist) * 2) > 0.75 ? { tone: -0.12 } : null),
  });

/** A trunk with three roots; height and radius in pixels. */
function trunk(height: number, radius: number): Shape {
  const m = bark();
  return blend(
    4,
    place([0, 0, height / 2], cone(radius * 1.25, radius * 0.85, height / 2, 1, m)),
    capsule([radius, radius * 0.8, 1.5], [radius * 2, radius * 1.3, 0], radius * 0.5, 1.2, m),
    capsule([-radius, radius * 0.6, 1.5], [-radius * 2, radius * 1.1, 0], radius * 0.5, 1.2, m),
    capsule([0, -radius, 1.5], [radius * 0.3, -radius * 2, 0], radius * 0.5, 1.2, m),
  );
}

interface TreeOptions {
  readonly color?: string;
  readonly seed?: number;
  readonly scale?: number;
}

function fruitsOf(color: string): Shape[] {
  return times(9, (i) => {
    const angle = i * 0.75 + 0.3;
    const height = 74 + Math.sin(i * 2.1) * 17;
    const position = [Math.cos(angle) * 31, Math.abs(Math.sin(angle)) * 27 + 4, height] as const;
    return place(position, sphere(3.6, material(color, { gloss: 0.8 })));
  });
}

/** A round tree, 97 px tall at scale 1. */
export function oak({
  color = PALETTE.leaf,
  seed = 1,
  scale = 1,
  fruit,
}: TreeOptions & { fruit?: string } = {}): Shape {
  const leaves = foliage(color);
  const crown = puffs({
    seed,
    count: 24,
    radius: 27,
    height: 22,
    middle: 73,
    smallest: 8.5,
    largest: 13,
    surface: leaves,
  });
  return scaled(
    scale,
    trunk(44, 8),
    capsule([3, 2, 36], [14, 4, 56], 4, 2.5, material(PALETTE.bark)),
    capsule([-3, 2, 36], [-13, 4, 54], 4, 2.5, material(PALETTE.bark)),
    blend(3.2, place([0, 0, 74], ellipsoid(31, 28, 25, leaves)), crown),
    fruit ? fruitsOf(fruit) : null,
  );
}

/** A fir of four tiers, 99 px tall at scale 1. */
export function pine({
  color = PALETTE.pine,
  seed = 2,
  scale = 1,
  snow = false,
}: TreeOptions & { snow?: boolean } = {}): Shape {
  const needles = leafPainter(0.15, 2.8);
  const m = material(color, {
    ink: 0.45,
    paint: (p, n, w) =>
      snow && n[2] > 0.35 ? { color: '#f2f7ff', tone: 0.02 } : { tone: needles(p, n, w)?.tone ?? 0 },
  });
  const random = randomStream(seed);
  const tier = (bottom: number, radius: number, height: number, tips: number): Shape =>
    blend(
      2.5,
      place([0, 0, bottom + height * 0.5], cone(radius, radius * 0.28, height * 0.5, 1, m)),
      times(tips, (i) => {
        const angle = (i / tips) * 6.283 + random() * 0.3;
        const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
        const droop = bottom - 2.5 - random() * 2;
        return capsule([c * 0.55, s * 0.55, bottom + height * 0.28], [c * 1.1, s * 1.1, droop], 5.4, 2.2, m);
      }),
    );
  return scaled(
    scale,
    trunk(24, 6),
    tier(20, 28, 34, 10),
    tier(44, 22, 30, 9),
    tier(66, 16, 26, 8),
    tier(86, 10, 24, 6),
  );
}

const roots = (radius: number, surface: Material): Shape[] =>
  ring(
    5,
    (x, y) =>
      capsule(
        [x * radius * 0.8, y * radius * 0.7, 3],
        [x * radius * 2, y * radius * 1.8, 0],
        radius * 0.5,
        1.2,
        surface,
      ),
    0.5,
  );

/** A wide dome with curtains of leaves that hang almost to the ground. */
export function willow({ color = '#8ccb58', seed = 1, scale = 1 }: TreeOptions = {}): Shape {
  const leaves = foliage(color);
  const wood = bark(PALETTE.bark);
  const random = randomStream(seed);
  const curtain = ring(17, (x, y) => {
    const reach = 33 + random() * 7;
    const drop = 26 + random() * 24;
    return pipe(
      [
        [x * 18, y * 16, 84],
        [x * reach, y * reach * 0.85, 76],
        [x * (reach + 5), y * (reach + 3) * 0.85, 56],
        [x * (reach + 3), y * (reach + 2) * 0.85, 76 - drop],
      ],
      (t) => 8 - t * 5,
      leaves,
    );
  });
  const dome = { seed, count: 14, radius: 24, height: 9, middle: 86, smallest: 9, largest: 12, surface: leaves };
  return scaled(
    scale,
    blend(4, place([0, 0, 28], cone(10, 7, 28, 1, wood)), roots(8, wood)),
    capsule([0, 0, 44], [12, 4, 68], 5, 3, wood),
    capsule([0, 0, 44], [-12, 4, 68], 5, 3, wood),
    place([0, 0, 80], ellipsoid(34, 30, 17, leaves)),
    blend(2.5, puffs(dome)),
    curtain,
  );
}

/** A tall flame of leaves on a thin trunk. */
export function poplar({ color = '#5fb86a', seed = 3, scale = 1 }: TreeOptions = {}): Shape {
  const leaves = foliage(color);
  const wood = bark('#b98a63');
  const random = randomStream(seed);
  const flame = times(26, (i) => {
    const t = i / 25;
    const wide = Math.sin(Math.min(1, t * 1.15 + 0.18) * Math.PI) * 14 + 2;
    const angle = i * 2.4;
    const position = [Math.cos(angle) * wide * 0.7, Math.sin(angle) * wide * 0.66, 24 + t * 94] as const;
    return place(position, ellipsoid(6.5 + random() * 2, 6.5, 9.5 - t * 2.5, leaves));
  });
  return scaled(
    scale,
    blend(3, place([0, 0, 14], cone(6, 4.4, 14, 1, wood)), roots(4.4, wood)),
    place([0, 0, 64], ellipsoid(15, 14, 44, leaves)),
    blend(2, flame),
    place([0, 0, 120], cone(6, 0.6, 9, 0.6, leaves)),
  );
}

/** A cut trunk with year rings: a seat, and the data set of a tree's life. */
export function stump(): Shape {
  const wood = bark();
  const rings = material('#e2b884', {
    paint: ([x, y], n) => (n[2] > 0.8 && Math.abs((Math.hypot(x, y) / 3.2) % 1) < 0.22 ? { tone: -0.14 } : null),
  });
  return scaled(
    1,
    blend(3, place([0, 0, 7], cone(13, 10.5, 7, 1, wood)), roots(9, wood)),
    place([0, 0, 14.2], cone(9.6, 9.4, 1, 0.6, rings)),
  );
}

/** A trunk on its side, with moss; lies along x. */
export function fallenLog(): Shape {
  const wood = material(PALETTE.bark, {
    paint: ([, y, z], n) =>
      n[2] > 0.75 ? { color: '#8fbf5a' } : Math.sin(Math.atan2(z, y) * 9) > 0.8 ? { tone: -0.1 } : null,
  });
  const middle = curve(4, (t) => [-30 + t * 60, Math.sin(t * 3) * 2, 9]);
  return scaled(
    1,
    pipe(middle, (t) => 10 - t * 1.5, wood),
    capsule([8, 2, 14], [13, 8, 24], 3.4, 2.2, material(PALETTE.bark)),
    place(
      [31, 1, 9],
      ellipsoid(
        1.6,
        6.4,
        6.4,
        material('#e2b884', {
          paint: ([, y, z]) => (Math.abs((Math.hypot(y, z) / 2.4) % 1) < 0.25 ? { tone: -0.14 } : null),
        }),
      ),
    ),
  );
}

const prop = propsOf(import.meta.url);
const tree = { footprints: foot(26, 14, 1), fade: true, sway: true };
const smallTree = { footprints: foot(20, 12, 1), fade: true, sway: true };

export const trees: readonly Prop[] = [
  prop('oak-1', () => oak({ seed: 1 }), tree),
  prop('oak-2', () => oak({ seed: 12, scale: 1.14, color: '#4faa50' }), tree),
  prop('oak-small', () => oak({ seed: 9, scale: 0.84 }), smallTree),
  prop('oak-dark', () => oak({ seed: 6, color: PALETTE.leafDark }), tree),
  prop('oak-apple', () => oak({ seed: 3, fruit: PALETTE.red }), tree),
  prop('lime-1', () => oak({ seed: 2, color: PALETTE.leafLime }), tree),
  prop('lime-2', () => oak({ seed: 14, color: '#b2d94f', scale: 0.88 }), smallTree),
  prop('blossom-1', () => oak({ seed: 8, color: PALETTE.blossom }), tree),
  prop('blossom-2', () => oak({ seed: 15, color: '#fbb3cf', scale: 0.86 }), smallTree),
  prop('pine-1', () => pine({ seed: 2 }), tree),
  prop('pine-2', () => pine({ seed: 5, color: '#3c9a62', scale: 1.12 }), tree),
  prop('pine-small', () => pine({ seed: 7, scale: 0.78 }), smallTree),
  prop('poplar', () => poplar(), { footprints: foot(18, 10, 1), fade: true, sway: true }),
  prop('willow', () => willow(), { footprints: foot(28, 14, 1), fade: true, sway: true }),
  prop('stump', () => stump(), { footprints: foot(28, 15) }),
  prop('log', () => fallenLog(), { footprints: foot(62, 14) }),
];
