// Owns what Wick can do with its body in one frame, and where its lantern and its flame are then.
import { invert, type Matrix, multiply, rotation, transform, translation, type Vec3 } from '../../core/vectors.ts';
import type { FlameShape } from './flame.ts';

/** Camera height above the horizon (degrees) of everybody's frames. */
const ELEVATION = 26;
/** Hip of a standing Wick above the ground (units). */
const HIP = 8.4;

export type Eyes = 'open' | 'blink' | 'up' | 'happy' | 'shy';
/** Light of the glass: in doubt, ordinary, sure. */
export type Light = 'dim' | 'lit' | 'bright';

/** A foot: place of the ankle (units) and nod of the toes (degrees, up is positive). */
export interface Foot {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly nod?: number;
  /** Turn outwards (degrees). */
  readonly out?: number;
}

export interface WickPose {
  /** Turn of the whole figure about z (degrees). */
  readonly facing?: number;
  /** How far the hip is raised and pushed back (units). */
  readonly lift?: number;
  readonly back?: number;
  /** Share by which the glass is flattened; below 0 = stretched. */
  readonly squash?: number;
  /** Lean of the lantern: back, to the right, and its turn (degrees). */
  readonly pitch?: number;
  readonly roll?: number;
  readonly yaw?: number;
  /** Swing of the ring: sideways and back (degrees). */
  readonly sway?: number;
  readonly nod?: number;
  readonly left?: Foot;
  readonly right?: Foot;
  readonly eyes?: Eyes;
  readonly mouth?: 'smile' | 'small' | 'open' | 'doubt';
  readonly light?: Light;
  /** How far the sparks have flown (units), 0 = none. */
  readonly sparks?: number;
  /** The flame is on the ring, not on the wick. */
  readonly isCarrying?: boolean;
  /** A flame painted behind the glass, for pictures that nothing is drawn over. */
  readonly burning?: FlameShape;
  /** Camera height (degrees) if it is not the ordinary one. */
  readonly elevation?: number;
}

/** From the lantern's own space, whose origin is the middle of the hip, to the world. */
export function lanternMatrix(pose: WickPose): Matrix {
  const { facing = 0, lift = 0, back = 0, pitch = 0, roll = 0, yaw = 0 } = pose;
  const stance = multiply(translation([0, -back, HIP + lift]), rotation([pitch, roll, yaw]));
  return multiply(rotation([0, 0, facing]), stance);
}

export const hipHeight = ({ lift = 0 }: WickPose): number => HIP + lift;

/** Sizes and heights in the lantern's own space (units): the glass and its middle, feet of the flame and of a carried one, the cap and the ring's hinge. */
export function sizesOf({ squash = 0 }: WickPose) {
  const half = 8.9 * (1 - squash);
  const middle = half + 0.5;
  const cap = middle + half * 0.82;
  const hinge = cap + 4.4;
  return { width: 9.7 * (1 + squash * 0.5), half, middle, flame: middle - 3.2, cap, hinge, torch: hinge + 6.6 };
}

/** Direction in which the camera looks, in the lantern's own space. */
export function viewOf(pose: WickPose): Vec3 {
  const angle = ((pose.elevation ?? ELEVATION) * Math.PI) / 180;
  const m = invert(lanternMatrix(pose));
  const [y, z] = [-Math.cos(angle), -Math.sin(angle)];
  return [m[1] * y + m[2] * z, m[5] * y + m[6] * z, m[9] * y + m[10] * z];
}

/** Where the foot of the flame is on the screen, from the ground point (units; x to the right, y down). */
export function flameOffset(pose: WickPose): { x: number; y: number } {
  const { flame, hinge, torch } = sizesOf(pose);
  const { sway = 0, nod = 0, isCarrying = false } = pose;
  const top = transform(multiply(translation([0, 0, hinge]), rotation([nod, sway, 0])), [0, 0, torch - hinge]);
  const [x, y, z] = transform(lanternMatrix(pose), isCarrying ? top : [0, 0, flame]);
  const angle = (ELEVATION * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(x), y: round(y * Math.sin(angle) - z * Math.cos(angle)) };
}
