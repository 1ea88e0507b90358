// Owns the owl: round, with a scholar's cap.
import { material, type Painter } from '../core/material.ts';
import { cellNoise } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import { box, capsule, cone, cylinder, ellipsoid, group, mirror, place, type Shape } from '../core/shapes.ts';
import { oval } from './face.ts';
import type { Expression } from './look.ts';

export interface OwlPose {
  readonly expression?: Expression;
  readonly blink?: boolean;
  /** Turn and tilt of the head (degrees). */
  readonly yaw?: number;
  readonly tilt?: number;
  /** How far the wings are spread (degrees). */
  readonly wings?: number;
}

const feathers: Painter = (_local, _normal, [x, , z]) => ({
  tone: cellNoise(x / 3.2, z / 2.8, 4).nearest > 0.5 ? -0.08 : 0.03,
});
const brown = material('#b98252', { paint: feathers });
const belly = material('#f5deb3', {
  paint: ([, , z], _normal, [wx, , wz]) =>
    Math.abs(((wz + wx * wx * 0.05) / 3.4) % 1) < 0.25 && z < 2 ? { tone: -0.14 } : null,
});
const BROW: Partial<Record<Expression, readonly [number, number]>> = {
  sad: [2.6, -1.4],
  think: [0.8, 0.6],
  talk: [2, 1.4],
};

/** The disc around an eye, with a lid that hangs when it is sad. */
function disc(expression: Expression, blink: boolean): Shape {
  const lid: Painter = ([x, , z]) => {
    if (blink)
      return Math.abs(z + 0.6 - x * x * 0.09) < 0.6 && Math.abs(x) < 3.6 ? { color: '#3a2440', flat: 1 } : null;
    return expression === 'sad' && z > 2.1 - x * 0.35 ? { color: '#b98252' } : null;
  };
  return ellipsoid(5.3, 3, 5.3, material('#fff4d8', { soft: 0.7, paint: lid }));
}

const iris =
  (gaze: number): Painter =>
  ([x, , z]) =>
    oval(x, z, -0.9, 1.1 + gaze, 0.95, 1) < 1
      ? { color: '#ffffff', flat: 1, tone: 0.5 }
      : oval(x, z, 0.9, -1.2, 0.5, 0.5) < 1
        ? { color: '#ffffff', flat: 1, tone: 0.3 }
        : { flat: 0.8, tone: z < -0.3 ? 0.12 : 0 };

function face(pose: OwlPose): Shape {
  const { expression = 'happy', blink = false } = pose;
  const gaze = expression === 'think' ? 0.5 : 0;
  const pupil = ellipsoid(2.9, 1.4, 3.1, material('#3a2440', { gloss: 0.6, paint: iris(gaze) }));
  const [inner, outer] = BROW[expression] ?? [1.4, 0.8];
  const brow = (side: number, extra: number) =>
    capsule([side * 2.2, 10, 32.6 + inner + extra], [side * 8, 8, 33 + outer + extra], 1.2, 1, material('#7b4a36'));
  const open = expression === 'talk';
  return group(
    mirror(place([4.9, 7.2, 27.4], disc(expression, blink))),
    blink ? null : mirror(place([4.5, 9.8, 27.4 + gaze], pupil)),
    brow(-1, expression === 'think' ? -0.8 : 0),
    brow(1, expression === 'think' ? 1.8 : 0),
    place([0, 10.4, open ? 25 : 24.4], cone(1.8, 0.3, 2.4, 0.3, material(PALETTE.orange)), [200, 0, 0]),
    open ? place([0, 10.2, 21.6], ellipsoid(1.5, 1, 1.2, material('#b8433c'))) : null,
  );
}

function scholarCap(): Shape {
  const cloth = material('#43366b');
  const gold = material(PALETTE.gold);
  return place(
    [0, -1, 37],
    [
      box(8, 8, 1, 0.5, cloth),
      place([0, 0, -2.4], cylinder(6, 2.4, 0.5, cloth)),
      capsule([0, 0, 1.2], [8.6, 4, -0.4], 0.5, 0.5, gold),
      place([8.8, 4.2, -3], cone(1.6, 0.6, 2.4, 0.3, gold)),
    ],
    [8, 0, 12],
  );
}

/** The owl, about 40 px tall. */
export function owl(pose: OwlPose = {}): Shape {
  const { yaw = 0, tilt = 0, wings = 0 } = pose;
  const wing = place([10.6, 0, 13], ellipsoid(3.6, 6.6, 9, material('#8f5f3c')), [0, 8 - wings, 0]);
  const head = group(
    place([0, 0, 27], ellipsoid(11.4, 9.4, 9, brown)),
    mirror(capsule([7, 0, 33], [10, 0, 39.5], 3, 0.6, brown)),
    face(pose),
    scholarCap(),
  );
  return group(
    place([0, 0, 14], ellipsoid(11.5, 9.5, 13.5, brown)),
    place([0, 4.6, 11.5], ellipsoid(8, 6, 9.6, belly)),
    mirror(wing),
    // Turns about the neck.
    place([0, 0, 24], place([0, 0, -24], head), [0, tilt, yaw]),
    mirror(place([4, 6, 1.4], ellipsoid(3, 4, 1.6, material(PALETTE.orange)))),
  );
}
