// Owns Wick's glass: its light, what one sees through it (burner and wick), and the face on it.
import { hexToRgb, mix, type Rgb, rgbToHex } from '../../core/color.ts';
import { type Material, material, type Paint, type Painter } from '../../core/material.ts';
import type { Vec3 } from '../../core/vectors.ts';
import { oval } from '../face.ts';
import { fireAt } from './flame.ts';
import { type Eyes, type Light, sizesOf, viewOf, type WickPose } from './pose.ts';

const INK: Paint = { color: '#2c1a40', flat: 1, tone: -0.06 };
const GLINT: Paint = { color: '#ffffff', flat: 1, tone: 0.5 };
const BURNER = '#c98a34';
const COTTON = '#f2c987';
const CHAR = '#6b4630';
const CHEEK = '#ff9d78';

/** Colours of the glass from around the flame to its edge. */
const LIGHTS: Readonly<Record<Light, readonly [string, string, string]>> = {
  dim: ['#fdeecb', '#f0cd92', '#b98450'],
  lit: ['#fff3c6', '#ffd072', '#d98632'],
  bright: ['#fffdf0', '#ffe695', '#f5ae48'],
};
/** Shades kept between the three colours: the renderer makes a ramp of each. */
const SHADES = 16;

function shadesOf(light: Light): string[] {
  const [core, body, edge] = LIGHTS[light].map(hexToRgb) as [Rgb, Rgb, Rgb];
  return Array.from({ length: SHADES + 1 }, (_, i) => {
    const share = (i / SHADES) * 2;
    return rgbToHex(share < 1 ? mix(core, body, share) : mix(body, edge, (share - 1) ** 1.6));
  });
}

/** Middle of an eye: away from the nose line and above the glass's middle (units). */
const EYE = { away: 4.5, height: -0.4 };

function eye(eyes: Eyes, x: number, z: number, side: number): Paint | null {
  if (eyes === 'blink') return Math.abs(x) < 2.1 && Math.abs(z + 0.5 - x * x * 0.12) < 0.55 ? INK : null;
  if (eyes === 'happy') return Math.abs(x) < 2.3 && Math.abs(z - 0.7 + x * x * 0.34) < 0.68 ? INK : null;
  const isShy = eyes === 'shy';
  // Brows that rise towards the nose ask, and do not frown.
  if (isShy && Math.abs(x) < 1.8 && Math.abs(z - 3.7 + x * side * 0.4) < 0.5) return INK;
  const gaze = eyes === 'up' ? 1 : isShy ? -0.4 : 0;
  if (oval(x, z, 0, gaze, 2.15, isShy ? 2.6 : 3) >= 1) return null;
  const [glintX, glintZ] = eyes === 'up' ? [0.5, 2.6] : [-0.6, gaze + 1];
  if (oval(x, z, glintX, glintZ, 0.85, 0.9) < 1) return GLINT;
  return oval(x, z, 0.7, gaze - 1.2, 0.5, 0.5) < 1 ? { ...GLINT, tone: 0.2 } : INK;
}

function mouth(kind: WickPose['mouth'], x: number, z: number): Paint | null {
  if (kind === 'open') return oval(x, z, 0, -0.3, 1.5, 1.3) < 1 ? INK : null;
  if (kind === 'small') return oval(x, z, 0.3, 0, 0.8, 0.6) < 1 ? INK : null;
  if (kind === 'doubt') return Math.abs(x) < 1.4 && Math.abs(z + 0.2 - x * 0.22) < 0.45 ? INK : null;
  return Math.abs(x) < 1.6 && Math.abs(z - x * x * 0.3) < 0.45 ? INK : null;
}

function face({ eyes = 'open', mouth: kind = 'smile' }: WickPose, [x, y, z]: Vec3): Paint | null {
  if (y < 1) return null;
  const side = x < 0 ? -1 : 1;
  const seen = eye(eyes, x - side * EYE.away, z - EYE.height, side) ?? mouth(kind, x, z - EYE.height + 2.6);
  if (seen) return seen;
  return oval(Math.abs(x), z, 6.9, EYE.height - 3, 1.5, 1.1) < 1 ? { color: CHEEK, flat: 0.7, tone: 0.02 } : null;
}

/** The place behind a point of the glass, on the upright plane through the wick that faces the camera: aside and height. */
function throughGlass([x, y, z]: Vec3, [vx, vy, vz]: Vec3): [number, number] {
  const level = Math.hypot(vx, vy);
  const [hx, hy] = [vx / level, vy / level];
  const along = -(x * hx + y * hy) / level;
  return [(y + along * vy) * hx - (x + along * vx) * hy, z + along * vz];
}

function inside(aside: number, height: number): Paint | null {
  const away = Math.abs(aside);
  if (height < -6.2 && away < 2 + (-6.2 - height) * 0.9)
    return { color: BURNER, flat: 0.6, tone: -0.02 - aside * 0.04 };
  return height < -0.4 && away < 0.6 ? { color: height > -1.6 ? CHAR : COTTON, flat: 0.8 } : null;
}

/** Two bent panes of white sky, where the normal points to the upper left and to the lower right. */
function reflection([nx, , nz]: Vec3): number {
  if (nx > -0.8 && nx < -0.62 && nz > -0.12 && nz < 0.42) return 0.3;
  return nx > 0.74 && nx < 0.82 && nz > -0.4 && nz < 0.1 ? 0.14 : 0;
}

/** The glass of a pose; its points are counted from its own middle. */
export function glassOf(pose: WickPose): Material {
  const { light = 'lit' } = pose;
  const shades = shadesOf(light);
  const body = LIGHTS[light][1];
  const view = viewOf(pose);
  const { width, half, flame, middle } = sizesOf(pose);
  const core = flame - middle + 2;
  const paint: Painter = (local, normal) => {
    const drawn = face(pose, local);
    if (drawn) return drawn;
    const [aside, height] = throughGlass(local, view);
    const away = Math.hypot(aside, height - core) / 13;
    const rim = Math.hypot(aside / width, height / half) ** 5;
    const color = shades[Math.min(SHADES, Math.round(SHADES * Math.max(away, rim)))] ?? body;
    const tone = reflection(normal);
    const fire = pose.burning && fireAt(pose.burning, aside, height + middle - flame);
    const thing = fire ?? inside(aside, height);
    return thing ? { ...thing, tone: tone + (thing.tone ?? 0) } : { color, tone: tone + 0.02, flat: 0.7, glow: 0.6 };
  };
  return material(body, { gloss: 0.35, shine: 60, soft: 0.8, paint });
}
