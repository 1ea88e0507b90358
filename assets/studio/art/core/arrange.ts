// Owns repetition: rings, rows, curves, pipes, puffs of leaves and polygon outlines.
import type { Material } from './material.ts';
import { randomStream } from './noise.ts';
import { capsule, group, type Point2, place, type Shape, sphere, turn } from './shapes.ts';
import type { Vec3 } from './vectors.ts';

/** A full turn (radians). */
export const TURN = Math.PI * 2;
export const DEGREE = Math.PI / 180;

/** `count` things: make(index). */
export const times = <Thing>(count: number, make: (index: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** `count` things on a circle: make(cosine, sine, index, angle in radians). */
export const ring = <Thing>(
  count: number,
  make: (cos: number, sin: number, index: number, angle: number) => Thing,
  start = 0,
): Thing[] =>
  times(count, (index) => {
    const angle = start + (index / count) * TURN;
    return make(Math.cos(angle), Math.sin(angle), index, angle);
  });

/** `count` things evenly from x0 to x1: make(x, index, t). */
export const row = <Thing>(
  count: number,
  x0: number,
  x1: number,
  make: (x: number, index: number, t: number) => Thing,
): Thing[] =>
  times(count, (index) => {
    const t = count > 1 ? index / (count - 1) : 0.5;
    return make(x0 + (x1 - x0) * t, index, t);
  });

/** `steps + 1` points along a curve: at(t) for t = 0…1. */
export const curve = (steps: number, at: (t: number) => Vec3): Vec3[] => times(steps + 1, (i) => at(i / steps));

/** A pipe through points; its radius is a number or a function of t = 0…1. */
export function pipe(points: readonly Vec3[], radius: number | ((t: number) => number), surface: Material): Shape {
  const radiusAt = typeof radius === 'function' ? radius : () => radius;
  const last = points.length - 1;
  return group(
    points.slice(1).map((point, i) => {
      const before = points[i] ?? point;
      return capsule(before, point, radiusAt(i / last), radiusAt((i + 1) / last), surface);
    }),
  );
}

/** Stands a flat-lying disc or ring up so that it faces the viewer. */
export const facing = (shape: Shape): Shape => turn([90, 0, 0], shape);

/** Corner points of a star in the xz plane. */
export const starOutline = (arms: number, outer: number, inner: number, start = Math.PI / 2): Point2[] =>
  times(arms * 2, (i) => {
    const angle = start + (i * Math.PI) / arms;
    const radius = i % 2 ? inner : outer;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

/** Corner points of a regular polygon in the xz plane. */
export const polygonOutline = (corners: number, radius: number, start = 0): Point2[] =>
  times(corners, (i) => {
    const angle = start + (i * TURN) / corners;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

export interface PuffOptions {
  readonly seed: number;
  readonly count: number;
  /** Half width and half height (pixels) of the cloud the puffs sit on, and the height of its middle. */
  readonly radius: number;
  readonly height: number;
  readonly middle: number;
  /** Smallest and largest puff (pixels). */
  readonly smallest: number;
  readonly largest: number;
  readonly surface: Material;
}

/** Balls spread evenly (golden angle) over an egg: the crown of a tree or a bush. */
export function puffs(options: PuffOptions): Shape[] {
  const { seed, count, radius, height, middle, smallest, largest, surface } = options;
  const random = randomStream(seed);
  return times(count, (i) => {
    const angle = i * 2.39996 + random() * 0.5;
    const up = 1 - (2 * (i + 0.5)) / count;
    const around = Math.sqrt(1 - up * up);
    const size = () => smallest + random() * (largest - smallest);
    const position: Vec3 = [
      Math.cos(angle) * around * radius,
      Math.sin(angle) * around * radius * 0.92,
      middle + up * height,
    ];
    return place(position, sphere(size(), surface));
  });
}
