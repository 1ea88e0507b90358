// Owns the vocabulary of toys: signed-distance shapes and how they join. Sizes are pixels at 1×; half sizes unless said otherwise.
import type { Material } from './material.ts';
import type { Box3, Vec3 } from './vectors.ts';

export type Primitive = 'sphere' | 'ellipsoid' | 'box' | 'cylinder' | 'cone' | 'torus' | 'capsule' | 'prism';

export interface Leaf {
  readonly kind: 'leaf';
  readonly primitive: Primitive;
  /** Numbers of the distance function, in its order. */
  readonly numbers: readonly number[];
  /** Corner points (x, z) of a prism. */
  readonly outline?: readonly Point2[];
  readonly material: Material;
  readonly bounds: Box3;
}
export type Point2 = readonly [number, number];

export type Shape =
  | Leaf
  | { readonly kind: 'group'; readonly children: readonly Shape[] }
  | { readonly kind: 'blend'; readonly radius: number; readonly children: readonly Shape[] }
  | { readonly kind: 'subtract' | 'intersect'; readonly body: Shape; readonly tool: Shape }
  | {
      readonly kind: 'placed';
      readonly position: Vec3;
      readonly rotation: Vec3 | null;
      readonly scale: number;
      readonly child: Shape;
    }
  | { readonly kind: 'mirrored'; readonly child: Shape };

/** Anything a group takes: shapes, nested lists of them, and nothing. */
export type Part = Shape | readonly Part[] | null | undefined | false;

const half = (x: number, y: number, z: number): Box3 => [-x, x, -y, y, -z, z];
/** Size left when the rounding is taken off; never 0. */
const core = (size: number, rounding: number): number => Math.max(0.01, size - rounding);

export function sphere(radius: number, material: Material): Leaf {
  return { kind: 'leaf', primitive: 'sphere', numbers: [radius], material, bounds: half(radius, radius, radius) };
}

export function ellipsoid(x: number, y: number, z: number, material: Material): Leaf {
  return { kind: 'leaf', primitive: 'ellipsoid', numbers: [x, y, z], material, bounds: half(x, y, z) };
}

export function box(x: number, y: number, z: number, rounding: number, material: Material): Leaf {
  const numbers = [core(x, rounding), core(y, rounding), core(z, rounding), rounding];
  return { kind: 'leaf', primitive: 'box', numbers, material, bounds: half(x, y, z) };
}

/** A standing cylinder of the given radius and half height. */
export function cylinder(radius: number, halfHeight: number, rounding: number, material: Material): Leaf {
  const numbers = [core(radius, rounding), core(halfHeight, rounding), rounding];
  return { kind: 'leaf', primitive: 'cylinder', numbers, material, bounds: half(radius, radius, halfHeight) };
}

/** A standing cone or cone stump. */
export function cone(bottom: number, top: number, halfHeight: number, rounding: number, material: Material): Leaf {
  const widest = Math.max(bottom, top);
  const numbers = [core(bottom, rounding), core(top, rounding), core(halfHeight, rounding), rounding];
  return { kind: 'leaf', primitive: 'cone', numbers, material, bounds: half(widest, widest, halfHeight) };
}

/** A ring that lies flat: `radius` to the middle of the tube, `tube` its thickness. */
export function torus(radius: number, tube: number, material: Material): Leaf {
  const reach = radius + tube;
  return { kind: 'leaf', primitive: 'torus', numbers: [radius, tube], material, bounds: half(reach, reach, tube) };
}

/** A rod between two points with a radius at each end. */
export function capsule(a: Vec3, b: Vec3, radiusA: number, radiusB: number, material: Material): Leaf {
  const low = (axis: 0 | 1 | 2) => Math.min(a[axis] - radiusA, b[axis] - radiusB);
  const high = (axis: 0 | 1 | 2) => Math.max(a[axis] + radiusA, b[axis] + radiusB);
  const bounds: Box3 = [low(0), high(0), low(1), high(1), low(2), high(2)];
  return { kind: 'leaf', primitive: 'capsule', numbers: [...a, ...b, radiusA, radiusB], material, bounds };
}

/** A polygon in the xz plane pushed ±depth along y. */
export function prism(outline: readonly Point2[], depth: number, rounding: number, material: Material): Leaf {
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  const bounds: Box3 = [
    Math.min(...xs) - rounding,
    Math.max(...xs) + rounding,
    -depth - rounding,
    depth + rounding,
    Math.min(...zs) - rounding,
    Math.max(...zs) + rounding,
  ];
  return { kind: 'leaf', primitive: 'prism', numbers: [depth, rounding], outline, material, bounds };
}

function flatten(parts: readonly Part[]): Shape[] {
  return parts.flatMap((part) => (!part ? [] : isList(part) ? flatten(part) : [part]));
}
const isList = (part: Shape | readonly Part[]): part is readonly Part[] => Array.isArray(part);

/** Hard union. */
export const group = (...parts: Part[]): Shape => ({ kind: 'group', children: flatten(parts) });

/** Union whose seams melt over `radius` pixels. */
export const blend = (radius: number, ...parts: Part[]): Shape => ({
  kind: 'blend',
  radius,
  children: flatten(parts),
});

/** `body` without `tool`. */
export const subtract = (body: Shape, tool: Shape): Shape => ({ kind: 'subtract', body, tool });

/** What `body` and `tool` share, in the body's material. */
export const intersect = (body: Shape, tool: Shape): Shape => ({ kind: 'intersect', body, tool });

/** Scales, then turns (degrees about x, y, z), then moves. */
export function place(position: Vec3, part: Part, rotation: Vec3 | null = null, scale = 1): Shape {
  const child = part && !isList(part) ? part : group(part);
  return { kind: 'placed', position, rotation, scale, child };
}

/** Turns about x, then y, then z (degrees). */
export const turn = (rotation: Vec3, part: Part): Shape => place([0, 0, 0], part, rotation);

/** Scales about the ground point. */
export const scaled = (scale: number, ...parts: Part[]): Shape => place([0, 0, 0], group(...parts), null, scale);

/** The shape and its mirror image in x. */
export const mirror = (shape: Shape): Shape => group(shape, { kind: 'mirrored', child: shape });
