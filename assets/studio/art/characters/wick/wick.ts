// Owns Wick: an empty lantern on two legs, with a face on its glass and a ring for a forelock.
import { DEGREE, starOutline } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  prism,
  type Shape,
  sphere,
  torus,
  turn,
} from '../../core/shapes.ts';
import { glassOf } from './glass.ts';
import { type Foot, hipHeight, sizesOf, type WickPose } from './pose.ts';

const brass = material('#e2a445', { gloss: 0.85 });
const oldBrass = material('#b9803a', { gloss: 0.7 });
const bronze = material('#8a5a3a', { gloss: 0.4 });
const verdigris = material('#36ad9f', { gloss: 0.5 });
const boot = material('#238a8c', { gloss: 0.35 });
const sole = material('#fff0d2');
const spark = material('#ffdf6b', { flat: 1, glow: 1, ink: 0 });

/** Half width of the hips, and place of a resting ankle (units). */
const HIP_WIDTH = 3.3;
const ANKLE = { x: 3.7, z: 3 };

/** A boot with the ankle at the origin and its toes towards the viewer. */
const bootShape = (): Shape =>
  group(
    blend(1, cylinder(1.7, 1.3, 0.7, boot), place([0, 1.4, -1.2], ellipsoid(2.15, 3.2, 1.6, boot))),
    place([0, 0, 1.2], torus(1.5, 0.6, verdigris)),
    place([0, 1.4, -2.5], box(2.1, 3, 0.5, 0.4, sole)),
  );

function leg(pose: WickPose, side: number, { x = 0, y = 0, z = 0, nod = 0, out = 6 }: Foot): Shape {
  const ankle = [side * (ANKLE.x + x), y, ANKLE.z + z] as const;
  const hip = [side * HIP_WIDTH, -(pose.back ?? 0), hipHeight(pose) + 0.6] as const;
  return group(capsule(hip, ankle, 1, 1, bronze), place(ankle, bootShape(), [nod, 0, -side * out]));
}

/** The pan under the glass, the hoop around it and the filler cap on its back. */
function cage({ width, half, middle }: ReturnType<typeof sizesOf>): Shape {
  const hoop = place([0, 0, middle], turn([90, 0, 0], torus((width + half) / 2 + 0.2, 0.85, oldBrass)));
  const filler = group(turn([90, 0, 0], cylinder(2.3, 1, 0.5, brass)), place([0, -1.2, 0], sphere(1.1, verdigris)));
  return group(
    place([0, 0, 0.6], cone(3.6, 6, 1.2, 0.7, brass)),
    place([0, 0, 1.9], torus(5.9, 1, verdigris)),
    hoop,
    place([0, -width * 0.88, middle - half * 0.42], filler, [-26, 0, 0]),
  );
}

/** The cap and the ring that hangs in it. */
function top({ nod = 0, sway = 0 }: WickPose, { cap, hinge }: ReturnType<typeof sizesOf>): Shape {
  return group(
    place([0, 0, cap], torus(5.3, 1, brass)),
    place([0, 0, cap + 2], cone(5.9, 2, 2.2, 1, verdigris)),
    place([0, 0, hinge - 0.4], sphere(1.5, brass)),
    place([0, 0, hinge], place([0, 0, 3.6], turn([90, 0, 0], torus(3, 0.85, brass))), [nod, sway, 0]),
  );
}

function lantern(pose: WickPose): Shape {
  const { back = 0, pitch = 0, roll = 0, yaw = 0 } = pose;
  const sizes = sizesOf(pose);
  const { width, half, middle } = sizes;
  const glass = place([0, 0, middle], ellipsoid(width, width, half, glassOf(pose)));
  return place([0, -back, hipHeight(pose)], [cage(sizes), glass, top(pose, sizes)], [pitch, roll, yaw]);
}

/** Stars that fly up from behind the lantern: angle (degrees from the right) and size (units). */
const SPARKS = [
  [12, 1.7],
  [48, 2.5],
  [132, 2.2],
  [170, 1.9],
] as const;

const sparksAt = (reach: number, height: number): Shape =>
  group(
    SPARKS.map(([angle, size]) =>
      place(
        [Math.cos(angle * DEGREE) * reach, -4, height + Math.sin(angle * DEGREE) * reach],
        prism(starOutline(4, size, size * 0.36), 0.4, 0.3, spark),
      ),
    ),
  );

/** Wick, about 37 units tall. The flame is a picture of its own (flame.ts). */
export function wick(pose: WickPose = {}): Shape {
  const { facing = 0, left = {}, right = {}, sparks = 0 } = pose;
  return turn(
    [0, 0, facing],
    [leg(pose, -1, left), leg(pose, 1, right), lantern(pose), sparks > 0 && sparksAt(sparks, hipHeight(pose) + 9)],
  );
}
