// Owns Echo: a small round bat with huge ears, who hovers.
import { material, type Painter } from '../core/material.ts';
import { blend, capsule, cone, ellipsoid, group, mirror, place, prism, type Shape, sphere } from '../core/shapes.ts';
import { oval } from './face.ts';
import type { Expression } from './look.ts';
import type { BirdPose } from './muse.ts';

const FUR = '#8a6fd8';
const fur = material(FUR, {
  soft: 0.3,
  paint: (_local, _normal, [x, , z]) => (Math.sin(x * 2.1 + Math.sin(z * 1.6) * 1.4) > 0.82 ? { tone: -0.07 } : null),
});
const inner = material('#ffa8c8', { soft: 0.5 });
const skin = material('#6a4fb8', { soft: 0.4 });

const BROWS: Partial<Record<Expression, { rise: number; right: number; left: number }>> = {
  sad: { rise: 0.7, right: 0, left: 0 },
  think: { rise: -0.1, right: 1.8, left: -0.8 },
  talk: { rise: 0, right: 0.8, left: 0.8 },
};

function mouth(expression: Expression, x: number, z: number) {
  const dark = { color: '#5b2040', flat: 1 } as const;
  if (expression === 'sad') return Math.abs(x) < 2.6 && Math.abs(z + 5.6 + x * x * 0.22) < 0.55 ? dark : null;
  if (expression === 'think') return Math.abs(x - 0.8) < 1.8 && Math.abs(z + 5.9 - x * 0.3) < 0.55 ? dark : null;
  const deep = expression === 'talk' ? 3 : 1.9;
  const top = -4.8 + x * x * 0.06;
  if (Math.abs(x) > 3.4 || z > top || z < top - deep + x * x * 0.16) return null;
  // Two small fangs.
  return Math.abs(Math.abs(x) - 1.9) < 0.6 && z > top - 1.4 ? { color: '#ffffff', flat: 1, tone: 0.3 } : dark;
}

const facePainter =
  (expression: Expression, blink: boolean): Painter =>
  ([x, y, z]) => {
    if (y < 2) return null;
    const away = Math.abs(x);
    const side = x < 0 ? -1 : 1;
    const ink = { color: '#2f1c44', flat: 1 } as const;
    const brow = BROWS[expression] ?? { rise: -0.1, right: 0, left: 0 };
    const fromMiddle = away - 5;
    const height = 5.6 - fromMiddle * brow.rise + (side > 0 ? brow.right : brow.left);
    if (Math.abs(fromMiddle) < 2.3 && Math.abs(z - height) < 0.7) return ink;
    const [lx, lz] = [x - side * 5, z - 0.2];
    if (blink) {
      if (Math.abs(lx) < 2.6 && Math.abs(lz + 0.6 - lx * lx * 0.14) < 0.6) return ink;
    } else if (oval(lx, lz, 0, 0, 3.1, 3.7) < 1) {
      if (expression === 'sad' && lz > 2 - lx * side * 0.5) return { color: FUR };
      const gaze = expression === 'think' ? 1 : expression === 'sad' ? -0.5 : 0;
      if (oval(lx, lz, -0.8, 1.4 + gaze * 0.5, 1, 1.1) < 1) return { color: '#ffffff', flat: 1, tone: 0.5 };
      if (oval(lx, lz, 0.9, -1.4, 0.6, 0.7) < 1) return { color: '#ffffff', flat: 1, tone: 0.4 };
      if (oval(lx, lz, 0, gaze * 0.6, 2.2, 2.8) < 1) return lz + gaze < -0.6 ? { color: '#58b7f2', flat: 1 } : ink;
      return { color: '#fff6e0', flat: 0.9 };
    }
    const lips = mouth(expression, x, z);
    if (lips) return lips;
    return oval(away, z, 8, -3.6, 1.9, 1.3) < 1 ? { color: '#ff9ac4', tone: 0.04 } : { tone: 0.04 };
  };

function ear(side: number): Shape {
  return place(
    [side * 7.6, -1, 8.6],
    [place([0, 0, 5.4], cone(5.6, 1.2, 6.6, 1, fur)), place([0, 2.2, 4.6], cone(3.6, 0.6, 5, 0.6, inner))],
    [-6, side * -24, 0],
  );
}

/** A wing of three fingers; `beat` −1 (down) … 1 (up). */
function wing(side: number, beat: number): Shape {
  const web = prism(
    [
      [0, 4],
      [9, 7],
      [19, 3],
      [17, -2],
      [15.4, -6.4],
      [11.6, -3.6],
      [9, -8],
      [5.4, -4.4],
      [0, -6],
    ],
    0.5,
    0.9,
    skin,
  );
  const bones = [
    capsule([0, 1, 3], [9, 1, 7], 1.2, 1, fur),
    capsule([9, 1, 7], [19, 1, 3], 1, 0.6, fur),
    capsule([9, 1, 7], [15, 1, -6], 0.7, 0.4, fur),
    capsule([9, 1, 7], [8.8, 1, -7.6], 0.7, 0.4, fur),
  ];
  const half = place([9, -1, 1], group(web, bones), [0, -beat * 34, -beat * 10]);
  return side > 0 ? half : { kind: 'mirrored', child: half };
}

/** Echo: 38 px of bat, 16 px over the ground. `wings` 0–1 is the height of the wing beat. */
export function echo(pose: BirdPose = {}): Shape {
  const { expression = 'happy', blink = false, yaw = 0, tilt = 0, pitch = 8, wings = 0.5, lift = 0 } = pose;
  const beat = wings * 2 - 1;
  const face = material(FUR, { soft: 0.5, paint: facePainter(expression, blink) });
  const head = group(
    ellipsoid(12.6, 11, 10.8, face),
    ear(-1),
    ear(1),
    place([0, 11, -2.4], ellipsoid(1.7, 1.2, 1.2, material('#4a2f6b', { gloss: 0.7 }))),
    blend(1, place([0, 5, 10], sphere(2.8, fur)), capsule([0, 6, 11], [2, 7, 14.4], 1.8, 0.5, fur)),
  );
  return place(
    [0, 0, 16 + lift],
    [
      place([0, -0.6, 7], ellipsoid(8.6, 7.6, 8.4, fur)),
      place([0, 3.6, 6.4], ellipsoid(5.8, 5, 6, material('#d9c8ff', { soft: 0.3 }))),
      mirror(place([3.2, 3.4, -1.4], ellipsoid(2.2, 3, 1.7, skin))),
      place([0, -2, 9], [wing(-1, beat), wing(1, beat)]),
      place([0, 0.6, 22], head, [pitch, tilt, yaw]),
    ],
  );
}
