// Owns faces: eyes, brows, mouth and cheeks painted on the front of a head.
import { material, type Paint, type Painter } from '../core/material.ts';
import { blend, capsule, group, type Shape } from '../core/shapes.ts';
import type { Vec3 } from '../core/vectors.ts';
import type { Expression, Look } from './look.ts';

/** Below 1 inside the oval at (cx, cz) with radii rx and rz. */
export const oval = (x: number, z: number, cx: number, cz: number, rx: number, rz: number): number =>
  ((x - cx) / rx) ** 2 + ((z - cz) / rz) ** 2;

const EYE = '#3a2a52';
const MOUTH_RIM = '#6b2440';
const TONGUE = '#e2586f';
const white = (tone: number): Paint => ({ color: '#ffffff', flat: 1, tone });

interface BrowShape {
  /** Height of the middle, and how much the inner end is higher (pixels per pixel). */
  readonly height: number;
  readonly rise: number;
  /** Extra height of the right and of the left brow. */
  readonly right: number;
  readonly left: number;
}
const BROWS: Record<Expression, BrowShape> = {
  happy: { height: 4.7, rise: 0, right: 0, left: 0 },
  neutral: { height: 4.2, rise: 0, right: 0, left: 0 },
  surprised: { height: 6, rise: -0.08, right: 0, left: 0 },
  talk: { height: 5.4, rise: 0.04, right: 0, left: 0 },
  sad: { height: 4.6, rise: 0.74, right: 0, left: 0 },
  think: { height: 4.6, rise: 0.1, right: 2.3, left: -0.5 },
};

/** Brows modelled over fringe and cap for portraits, where they carry the mood. */
export function portraitBrows(look: Look, expression: Expression): Shape {
  const { height, rise, right, left } = BROWS[expression];
  const hair = material(look.brow, { soft: 0.8, flat: 0.5 });
  const thick = expression === 'sad' || expression === 'think' ? 1.02 : 0.84;
  const style = look.hat?.style;
  const low = style === 'headscarf' ? -0.5 : style === 'bandana' || style === 'turban' ? -1.3 : 0;
  const brow = (side: number, extra: number): Shape => {
    const arch = expression === 'sad' ? 0.1 : 0.55;
    const point = (away: number): Vec3 => {
      const z = height + low + extra - (away - 4.7) * rise - ((away - 4.7) / 2.6) ** 2 * arch;
      const round = (away / 12.4) ** 2 + (z / 11.6) ** 2;
      return [side * away, 11.5 * Math.sqrt(Math.max(0.1, 1 - round)) + 0.8, z];
    };
    return blend(
      0.4,
      capsule(point(2.1), point(4.7), thick * 0.8, thick, hair),
      capsule(point(4.7), point(7.3), thick, 0.4, hair),
    );
  };
  return group(brow(1, right), brow(-1, left));
}

function brows(look: Look, expression: Expression, x: number, z: number): Paint | null {
  const shape = BROWS[expression];
  const fromMiddle = Math.abs(x) - 4.7;
  if (Math.abs(fromMiddle) > 2.5) return null;
  const arch = expression === 'sad' ? 0.02 : 0.05;
  const height = shape.height - fromMiddle * shape.rise - fromMiddle ** 2 * arch + (x > 0 ? shape.right : shape.left);
  const thick = expression === 'sad' || expression === 'think' ? 0.82 : 0.66;
  return Math.abs(z - height) < thick ? { color: look.brow, flat: 1, tone: 0 } : null;
}

const EYE_X = 4.75;
const EYE_Z = -0.9;
/** Where the eyes look, in pixels, by expression. */
const GAZE: Partial<Record<Expression, readonly [number, number]>> = { think: [0.75, 1], sad: [-0.2, -0.7] };

function closedEyes(x: number, z: number): Paint | null {
  const fromMiddle = Math.abs(x) - EYE_X;
  const arc = z - (EYE_Z - 0.6) + fromMiddle ** 2 * 0.22;
  return Math.abs(fromMiddle) < 2.4 && Math.abs(arc) < 0.55 ? { color: EYE, flat: 1 } : null;
}

function openEyes(look: Look, expression: Expression, x: number, z: number): Paint | null {
  const side = x < 0 ? -1 : 1;
  const lx = x - side * EYE_X;
  const lz = z - EYE_Z;
  const wide = expression === 'surprised' ? 1.14 : 1;
  const inEye = oval(lx, lz, 0, 0, 2.35 * wide, 3.3 * wide);
  if (inEye >= 1 && look.mask && inEye < 1.5) return white(0.2);
  if (inEye >= 1)
    return look.lashes && lz > 0.6 && inEye < 1.5 && lx * side > 0.2 ? { color: EYE, flat: 1, tone: -0.1 } : null;
  // A sad lid hangs over the outer half of the eye.
  if (expression === 'sad' && lz > 1.9 - lx * side * 0.45) return { color: look.skin, tone: -0.06 };
  const [gx, gz] = GAZE[expression] ?? [0, 0];
  if (oval(lx, lz, -0.7 + gx, 1.25 + gz * 0.6, 0.85, 1) < 1) return white(0.5);
  if (oval(lx, lz, 0.75 + gx, -1.35, 0.5, 0.6) < 1) return white(0.4);
  const iris = oval(lx, lz, gx * 0.6, -0.35 + gz * 0.4, 1.75 * wide, 2.6 * wide);
  const pupil = oval(lx, lz, 0.05 + gx * 0.8, 0.3 + gz * 0.5, 0.95, 1.5);
  if (iris < 1 && pupil > 1) return { color: look.iris, flat: 1, tone: -0.16 - lz * 0.16 };
  return { color: EYE, flat: 1, tone: -0.1 };
}

/** An open mouth between two curves, with teeth above and tongue below. */
function openMouth(x: number, z: number, halfWidth: number, top: number, bottom: number): Paint | null {
  if (Math.abs(x) > halfWidth || z > top + 0.38 || z < bottom - 0.34) return null;
  if (z > top || z < bottom || Math.abs(x) > halfWidth - 0.25) return { color: MOUTH_RIM, flat: 1, tone: -0.1 };
  const depth = top - z;
  if (depth < 0.9) return white(0.4);
  return depth > (top - bottom) * 0.55
    ? { color: TONGUE, flat: 1, tone: 0.05 }
    : { color: MOUTH_RIM, flat: 1, tone: 0 };
}

const MOUTH_Z = -6;
function mouth(look: Look, expression: Expression, x: number, z: number): Paint | null {
  const line = (centre: number, height: number, halfWidth: number): Paint | null =>
    Math.abs(x - centre) < halfWidth && Math.abs(z - height) < 0.48 ? { color: look.lips ?? '#8e2f46', flat: 1 } : null;
  switch (expression) {
    case 'happy':
      return openMouth(x, z, 3, MOUTH_Z + 0.5 + x * x * 0.1, MOUTH_Z - 1.75 + x * x * 0.36);
    case 'talk':
      return openMouth(x, z, 2.5, MOUTH_Z + 0.9 - x * x * 0.05, MOUTH_Z - 2.5 + x * x * 0.42);
    case 'surprised':
      return oval(x, z, 0, MOUTH_Z - 0.6, 1.35, 1.75) < 1 ? { color: look.lips ?? '#8e2f46', flat: 1 } : null;
    case 'sad':
      return line(0, MOUTH_Z + 0.2 - x * x * 0.3, 2.5);
    case 'think':
      return line(0.9, MOUTH_Z - 0.1 + (x - 0.9) * 0.34, 1.7);
    default:
      return line(0, MOUTH_Z + x * x * 0.14, 1.8);
  }
}

const FRECKLES = [
  [5.2, -4.2],
  [6.6, -3.8],
  [6, -5],
] as const;

function cheeks(look: Look, x: number, z: number): Paint | null {
  const away = Math.abs(x);
  if (look.freckles && FRECKLES.some(([fx, fz]) => oval(away, z, fx, fz, 0.42, 0.42) < 1))
    return { color: '#c77a4a', flat: 0.4 };
  return oval(away, z, 7, -4.4, 2, 1.35) < 1 ? { color: look.blush ?? '#ff8f86', tone: 0.03 } : null;
}

/** Rims painted on the face: they hug it in profile, where real rings would stick out. */
function paintedGlasses(look: Look, x: number, z: number): Paint | null {
  if (!look.glasses) return null;
  const ring = oval(Math.abs(x), z, 4.8, -1, 1, 1);
  const bridge = Math.abs(x) < 1.3 && Math.abs(z + 0.4) < 0.6;
  return bridge || (ring > 3.35 ** 2 && ring < 4.35 ** 2) ? { color: look.glasses, flat: 0.7 } : null;
}

/** Dark glasses hide the eyes; a glint shows the lens. */
function shadesOf(look: Look, x: number, z: number): Paint | null {
  if (!look.shades) return null;
  const away = Math.abs(x);
  if (away < 1.4 && Math.abs(z + 0.4) < 0.7) return { color: look.shades, flat: 0.7 };
  if (oval(away, z, 4.8, -1, 3.9, 3.7) > 1)
    return away > 8.6 && Math.abs(z + 0.4) < 0.7 ? { color: look.shades, flat: 0.7 } : null;
  return Math.abs(x - z * 0.6 - (x < 0 ? -5.4 : 4.2)) < 0.6 ? white(0.2) : { color: look.shades, flat: 0.6 };
}

/** A hero's mask around the eyes. */
function maskOf(look: Look, x: number, z: number): Paint | null {
  if (!look.mask || Math.abs(x) > 10.6) return null;
  return Math.abs(z + 0.6 - Math.abs(x) * 0.12) < 4.7 - Math.abs(x) * 0.14 ? { color: look.mask, tone: 0.05 } : null;
}

/** Paints a face on head-local points; `painted` = with glasses and brows, which portraits model instead. */
export function facePainter(look: Look, expression: Expression, blink: boolean, painted: boolean): Painter {
  return ([x, y, z]) => {
    if (y < 1.5) return null;
    return (
      shadesOf(look, x, z) ??
      (painted ? paintedGlasses(look, x, z) : null) ??
      (painted ? brows(look, expression, x, z) : null) ??
      (blink ? closedEyes(x, z) : openEyes(look, expression, x, z)) ??
      maskOf(look, x, z) ??
      (look.beard && z < -8.2 ? { color: look.beard } : null) ??
      mouth(look, expression, x, z) ??
      cheeks(look, x, z) ?? { tone: 0.07 }
    );
  };
}
