// Owns the wizard: robe, beard, hat with stars and a staff whose orb sparks.
import { ring } from '../core/arrange.ts';
import { type Material, material, type Painter } from '../core/material.ts';
import { cellNoise } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import {
  blend,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  type Shape,
  sphere,
  torus,
} from '../core/shapes.ts';
import { oval } from './face.ts';
import type { Expression } from './look.ts';

export interface WizardPose {
  /** Phase of the casting arm (radians). */
  readonly phase?: number;
  /** How far the sparks have flown (0 = none). */
  readonly spark?: number;
  readonly expression?: Expression;
  readonly blink?: boolean;
  readonly bust?: boolean;
}

const STAR: { color: string; flat: number } = { color: '#ffe58a', flat: 0.5 };
const BEARD = material('#f6f3fb', { soft: 0.3 });
const skin = material(PALETTE.skin2, { soft: 0.5 });

const robe = material('#5b4bd0', {
  paint: ([x, y, z]) => {
    if (z < -11.6) return { color: PALETTE.gold };
    const cell = cellNoise(Math.atan2(y, x) * 3, z * 0.34, 8);
    return cell.nearest < 0.2 && cell.id > 0.35 ? STAR : null;
  },
});
const hatCloth = material('#5b4bd0', {
  paint: ([x, y, z]) => {
    const cell = cellNoise(Math.atan2(y, x) * 1.6, z * 0.26, 18);
    return cell.nearest < 0.24 && cell.id > 0.3 ? STAR : null;
  },
});

/** Eyes painted on the head; modelled brows are added over them. */
const eyes = (pose: WizardPose): Painter => {
  const { expression = 'happy', blink = false } = pose;
  return ([x, y, z]) => {
    if (y < 2) return null;
    const away = Math.abs(x);
    if (blink)
      return away > 2 && away < 6.4 && Math.abs(z - 0.4 + (away - 4.2) ** 2 * 0.16) < 0.6
        ? { color: '#3a2440', flat: 1 }
        : null;
    const gaze = expression === 'think' ? 0.7 : expression === 'sad' ? -0.5 : 0;
    const side = x < 0 ? -1 : 1;
    const [lx, lz] = [x - side * 4.2, z - 0.4];
    if (oval(lx, lz, 0, 0, 2.1, 2.9) < 1) {
      if (oval(lx, lz, -0.6, 1.1 + gaze * 0.5, 0.8, 0.9) < 1) return { color: '#ffffff', flat: 1, tone: 0.5 };
      if (oval(lx, lz, 0.6, -1.2, 0.45, 0.5) < 1) return { color: '#ffffff', flat: 1, tone: 0.4 };
      return { color: lz + gaze < -0.4 ? '#5b7ae0' : '#3a2440', flat: 1 };
    }
    return oval(away, z, 7.2, -3, 1.9, 1.3) < 1 ? { color: '#ff9a86', tone: 0.03 } : { tone: 0.05 };
  };
};

/** Bushy brows: middle height, and how the inner ends move for worry or thought. */
function brows(expression: Expression): Shape {
  const inner = { sad: 1, think: 0.2 }[expression as 'sad' | 'think'] ?? 0;
  const outer = { sad: -2.4, think: 0 }[expression as 'sad' | 'think'] ?? 0;
  const brow = (side: number, extra: number) =>
    capsule([side * 2.2, 9.7, 4.9 + inner + extra], [side * 7, 8, 5 + outer + extra], 1.45, 1.05, BEARD);
  return group(brow(-1, expression === 'think' ? -1.3 : 0), brow(1, expression === 'think' ? 0.9 : 0));
}

function mouthShape(expression: Expression): Shape | null {
  const dark: Material = material('#6b2440', { soft: 1 });
  if (expression === 'talk') return place([0, 11.3, -7.2], ellipsoid(2.6, 1, 2.1, dark));
  if (expression === 'sad') return mirror(capsule([0, 12.2, -6.4], [1.9, 11.6, -7.5], 0.55, 0.5, dark));
  if (expression === 'think') return capsule([-1.2, 12, -7], [1.6, 11.9, -6.5], 0.55, 0.5, dark);
  return place([0, 11.2, -6.8], ellipsoid(2, 0.9, 1.2, dark));
}

function hat(): Shape {
  const gold = material(PALETTE.gold, { gloss: 1 });
  const tip = blend(
    2,
    place([0, 0, 8], cone(10.4, 6, 7, 1, hatCloth)),
    capsule([0, 0, 14], [2, -1, 21], 6, 3.6, hatCloth),
    capsule([2, -1, 21], [8, 0, 25], 3.6, 1.4, hatCloth),
  );
  return place(
    [0, -3, 8.2],
    [
      cylinder(15, 1.3, 1, material('#4a3bb8')),
      place([0, 0, 3], torus(9.8, 2, material(PALETTE.gold, { gloss: 0.7 }))),
      tip,
      place([9, 0, 25], sphere(2.2, gold)),
    ],
    [-16, 0, 0],
  );
}

function head(pose: WizardPose): Shape {
  const { expression = 'happy' } = pose;
  const face = material(PALETTE.skin2, { soft: 0.5, paint: eyes(pose) });
  return group(
    ellipsoid(10.6, 9.6, 9.6, face),
    place([0, 10, -2.4], ellipsoid(2.4, 2.2, 2, material('#f0a27c', { soft: 0.5 }))),
    brows(expression),
    mirror(place([3.2, 9.6, -4.6], ellipsoid(4.2, 2, 1.9, BEARD), [0, 20, 0])),
    mirror(place([9.2, 0, -4], ellipsoid(3, 5, 6, BEARD))),
    place([0, -4, -3], ellipsoid(9, 6.6, 8, BEARD)),
    mouthShape(expression),
    hat(),
  );
}

function orb(spark: number): Shape {
  const sparkle = material('#fff3a0', { soft: 1, glow: 1 });
  const reach = 7 + spark * 1.2;
  return group(
    sphere(5, material('#7ff0ff', { gloss: 1, soft: 0.7, glow: 0.8 })),
    place([0, 0, -4], torus(3.4, 1.3, material(PALETTE.gold, { gloss: 1 }))),
    spark ? ring(6, (cos, sin) => place([cos * reach, 1, sin * reach], sphere(1.3, sparkle)), spark) : null,
  );
}

/** The wizard, about 75 px tall with his hat. */
export function wizard(pose: WizardPose = {}): Shape {
  const { phase = 0, spark = 0, expression = 'happy', bust = false } = pose;
  const lift = Math.sin(phase) * 2;
  const beard = blend(
    2,
    place([0, 3, 2], ellipsoid(7, 4.2, 6, BEARD)),
    place([0, 5, -6], ellipsoid(4.6, 3, 7, BEARD)),
    place([0, 4, -12], ellipsoid(2.2, 2, 4, BEARD)),
  );
  const tilt = { sad: -5, think: 9, happy: 0 }[expression as 'sad' | 'think' | 'happy'] ?? 0;
  return group(
    place([0, 0, 13], cone(13.6, 7, 13, 1.5, robe)),
    place([0, 5, 24], beard),
    blend(2, capsule([-8, 0, 25], [-13.5, 4, 17], 3.4, 4.6, robe)),
    place([-14, 5.4, 15.5], sphere(3.2, skin)),
    blend(2, capsule([8, 0, 25], [14, 5, 20 + lift], 3.4, 4.6, robe)),
    place([15, 6.6, 20.5 + lift], sphere(3.3, skin)),
    capsule([17, 8, Math.max(0, lift)], [16.4, 7, 44 + lift], 1.5, 1.5, material(PALETTE.woodDark)),
    place([16.3, 7, 49 + lift], orb(spark)),
    place([0, 0.5, 36], head(pose), [bust ? (expression === 'sad' ? 3 : 8) : 12, tilt, 0]),
  );
}
