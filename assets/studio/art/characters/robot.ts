// Owns the robot guide: a rounded box with a screen for a face.
import { type Material, material, type Painter } from '../core/material.ts';
import { PALETTE } from '../core/palette.ts';
import { box, capsule, cylinder, group, mirror, place, type Shape, sphere } from '../core/shapes.ts';
import { oval } from './face.ts';
import type { Expression } from './look.ts';

export interface RobotPose {
  /** Colour of limbs and trim, and of lamp and chest light. */
  readonly accent?: string;
  readonly lamp?: string;
  /** Phase of the walk (radians), or null for standing. */
  readonly phase?: number | null;
  readonly expression?: Expression;
  readonly blink?: boolean;
  readonly lift?: number;
  readonly yaw?: number;
  readonly tilt?: number;
  /** Nod up of the head (degrees). */
  readonly pitch?: number;
  /** Height (pixels) of the waving hand; 0 = arm down. */
  readonly wave?: number;
}

const GLOW = { color: '#7ff3e6', flat: 1, tone: 0.25, glow: 1 } as const;
const near = (value: number, line: number, width: number): boolean => Math.abs(value - line) < width;

function eyeLit(expression: Expression, blink: boolean, x: number, z: number): boolean {
  const side = x < 0 ? -1 : 1;
  const lx = Math.abs(x) - 4.2;
  if (blink) return near(z, 0.8, 0.6) && Math.abs(lx) < 2.2;
  switch (expression) {
    case 'happy':
      return near(z, 1.6 - lx ** 2 * 0.35, 0.75) && Math.abs(lx) < 2.3;
    case 'sad':
      return oval(lx, z, 0, 0.2, 1.7, 2.1) < 1 && z < 1.5 - lx * 0.8;
    case 'think':
      return side > 0 ? oval(lx, z, 0.2, 1.4, 1.8, 2.5) < 1 : near(z, 1, 0.8) && Math.abs(lx) < 2;
    default:
      return oval(lx, z, 0, 0.9, 1.7, 2.5) < 1;
  }
}

function mouthLit(expression: Expression, x: number, z: number): boolean {
  const away = Math.abs(x);
  if (expression === 'talk') return oval(x, z, 0, -3.4, 2.4, 1.6) < 1;
  if (expression === 'sad') return away < 2.2 && near(z, -3 - x * x * 0.2, 0.55);
  if (expression === 'think') return away < 1.9 && near(z, -3.2 + Math.sin(x * 2.4) * 0.5, 0.55);
  return away < 2.2 && near(z, -3.2 + x * x * 0.16, 0.55);
}

/** Brows of light give sad and thinking faces their clear sign. */
function browLit(expression: Expression, x: number, z: number): boolean {
  const lx = Math.abs(x) - 4.4;
  if (Math.abs(lx) > 2.3) return false;
  if (expression === 'sad') return near(z, 4.2 - lx * 0.55, 0.5);
  return expression === 'think' && x > 0 && near(z, 5 + lx * 0.15, 0.5);
}

/** A face of light on a dark screen. */
export const screenPainter =
  (expression: Expression, blink: boolean, color: string = GLOW.color): Painter =>
  ([x, y, z]) => {
    if (y < 0) return null;
    const lit = eyeLit(expression, blink, x, z) || mouthLit(expression, x, z) || browLit(expression, x, z);
    return lit ? { ...GLOW, color } : { tone: -0.05 };
  };

function bodyMaterial(accent: string, lamp: string): Material {
  return material('#eef4fb', {
    gloss: 0.5,
    paint: ([x, y, z]) => {
      if (y > 3 && x ** 2 + (z - 1) ** 2 < 8) return { color: lamp, flat: 0.4, tone: 0.15 };
      return z < -4.6 ? { color: accent } : null;
    },
  });
}

function headOf(pose: RobotPose, accent: Material, lamp: string): Shape {
  const { expression = 'happy', blink = false } = pose;
  const shell = material('#eef4fb', { gloss: 0.6 });
  const screen = material('#2b2550', { gloss: 0.35, soft: 0.8, paint: screenPainter(expression, blink) });
  return group(
    box(13, 10.4, 10, 6, shell),
    place([0, 7.2, 0], box(10.2, 4.4, 7.2, 3.6, screen)),
    mirror(place([13.4, 0, 0], cylinder(3.8, 1.6, 0.8, accent), [0, 90, 0])),
    capsule([0, 0, 9], [0, 0, 15], 0.9, 0.9, material('#5a5f80', { gloss: 0.5 })),
    place([0, 0, 16.6], sphere(2.7, material(lamp, { gloss: 0.9, glow: 0.7 }))),
  );
}

/** The robot, about 55 px tall. */
export function robot(pose: RobotPose = {}): Shape {
  const {
    accent = PALETTE.teal,
    lamp = PALETTE.yellow,
    phase = null,
    lift = 0,
    yaw = 0,
    tilt = 0,
    pitch = 8,
    wave = 0,
  } = pose;
  const swing = phase === null ? 0 : Math.sin(phase);
  const speed = phase === null ? 0 : Math.cos(phase);
  const bob = phase === null ? lift : Math.abs(speed) * 1.2;
  const trim = material(accent, { gloss: 0.6 });
  const steel = material('#5a5f80', { gloss: 0.5 });
  const leg = (side: number) => {
    const y = swing * side * 6;
    const z = Math.max(0, speed * side) * 3.4;
    return group(
      capsule([side * 4.6, 0, 13 + bob], [side * 4.8, y, 5 + z], 2.2, 2.2, steel),
      place([side * 4.9, y + 1, 3 + z], box(4.2, 5.6, 3, 2, trim)),
    );
  };
  const arm = (side: number) => {
    const up = side > 0 ? wave : 0;
    const y = -swing * side * 6;
    const end = up ? ([side * 17, 3, 24 + up] as const) : ([side * 12.6, y, 13.4 + bob] as const);
    return group(
      place([side * 10, 0, 24 + bob], sphere(3.4, trim)),
      capsule([side * 10.5, 0, 23 + bob], [end[0] - side * 0.2, end[1], end[2] + (up ? -1.6 : 1.6)], 2, 2, steel),
      place(end, sphere(3.7, material('#eef4fb', { gloss: 0.6 }))),
    );
  };
  return group(
    [leg(-1), leg(1), arm(-1), arm(1)],
    place([0, 0, 20 + bob], box(9, 7, 8.4, 4.5, bodyMaterial(accent, lamp))),
    place([0, 0, 39 + bob], headOf(pose, trim, lamp), [pitch, tilt, yaw]),
  );
}
