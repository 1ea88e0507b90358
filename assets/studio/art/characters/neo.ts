// Owns Neo: a cocky robot with a visor, a crest of spikes, a gold chain and hands on the hips.
import { material, type Painter } from '../core/material.ts';
import {
  blend,
  box,
  capsule,
  cone,
  ellipsoid,
  group,
  mirror,
  place,
  prism,
  type Shape,
  sphere,
  torus,
} from '../core/shapes.ts';
import type { Expression } from './look.ts';
import type { RobotPose } from './robot.ts';

const LIME = '#b6f23c';
const GLOW = { color: LIME, flat: 1, tone: 0.25, glow: 1 } as const;
const dark = material('#5a48a8', { gloss: 0.7 });
const lime = material(LIME, { gloss: 0.6, soft: 0.4 });
const steel = material('#8f8ab8', { gloss: 0.7 });
const gold = material('#f9c23c', { gloss: 1 });

const near = (value: number, line: number, width: number): boolean => Math.abs(value - line) < width;

/** Slanted eyes of light: smug when happy, drooping when sad, one raised in thought. */
function eyeLit(expression: Expression, blink: boolean, x: number, z: number): boolean {
  const away = Math.abs(x) - 4.8;
  if (Math.abs(away) > 2.9) return false;
  if (blink) return near(z, 1.2, 0.6);
  const slant = expression === 'sad' ? -0.55 : 0.5;
  const raise = expression === 'think' && x > 0 ? 1.6 : 0;
  const top = 2.2 + away * slant + raise;
  const low = expression === 'happy' || expression === 'think' ? 0.2 + away * 0.1 : -1;
  return z < top && z > low + raise * 0.5;
}

function mouthLit(expression: Expression, x: number, z: number): boolean {
  if (expression === 'talk') return Math.abs(x - 1) < 3.2 - (z + 4) * 0.2 && z < -2.4 && z > -5;
  if (expression === 'sad') return Math.abs(x) < 3 && near(z, -3.4 - x * x * 0.16, 0.6);
  if (expression === 'think') return Math.abs(x + 0.6) < 2 && near(z, -3.8, 0.6);
  // A one-sided smirk.
  return x > -2.6 && x < 4.4 && near(z, -4.2 + Math.max(0, x) ** 2 * 0.13, 0.65);
}

const visorPainter =
  (expression: Expression, blink: boolean): Painter =>
  ([x, y, z]) => {
    if (y < 0) return null;
    if (eyeLit(expression, blink, x, z) || mouthLit(expression, x, z)) return GLOW;
    return Math.abs(x - z * 0.7 + 7) < 0.9 ? { tone: 0.16 } : { tone: -0.04 };
  };

function head(pose: RobotPose): Shape {
  const { expression = 'happy', blink = false } = pose;
  const visor = material('#1f1a3d', { gloss: 0.9, soft: 0.5, paint: visorPainter(expression, blink) });
  const spike = (y: number, z: number, height: number) => capsule([0, y, z], [0, y - 3.4, z + height], 2.6, 0.5, lime);
  return group(
    blend(2, box(12.4, 10, 9.6, 5, dark), place([0, 1, -6], box(9, 8, 5, 3.6, dark))),
    place([0, 7, -0.6], box(10.6, 4.2, 6.8, 3.2, visor)),
    mirror(
      place(
        [12.6, -1, 1],
        prism(
          [
            [-1, -5],
            [2.6, -2],
            [6, 8],
            [-1, 4],
          ],
          2,
          1.2,
          lime,
        ),
      ),
    ),
    [spike(6, 8, 7), spike(1, 9, 9), spike(-4, 8.6, 8), spike(-8, 6, 6)],
    mirror(place([12.2, 1, -4], sphere(2.2, steel))),
  );
}

function legOf(side: number, swing: number, speed: number, bob: number): Shape {
  const y = swing * side * 6.2;
  const z = Math.max(0, speed * side) * 3.6;
  return group(
    capsule([side * 4.4, 0, 14 + bob], [side * 5.2, y, 5 + z], 2.6, 2.2, steel),
    place([side * 5.4, y + 1.4, 3.4 + z], ellipsoid(4.6, 6.4, 3.6, lime)),
    place([side * 5.4, y + 1.6, 1 + z], box(4.2, 6, 1, 0.8, material('#fbf6ee'))),
  );
}

/** Neo, about 58 px tall; standing, his fists rest on his hips. */
export function neo(pose: RobotPose = {}): Shape {
  const { phase = null, lift = 0, yaw = 0, tilt = 0, pitch = 8, wave = 0 } = pose;
  const walking = phase !== null;
  const swing = phase === null ? 0 : Math.sin(phase);
  const speed = phase === null ? 0 : Math.cos(phase);
  const bob = walking ? Math.abs(speed) * 1.4 : lift;
  const arm = (side: number): Shape => {
    const up = side > 0 && wave > 0;
    const elbow = up
      ? ([side * 15, 0, 26 + bob] as const)
      : ([side * (walking ? 12.6 : 16.4), -swing * side * 3 - 1, 20 + bob] as const);
    const resting = [
      side * (walking ? 12.4 : 10),
      -swing * side * 6.4 + (walking ? 1 : 3),
      (walking ? 14 : 15.4) + bob,
    ] as const;
    const end = up ? ([side * 15.6, 4, 28 + wave + bob] as const) : resting;
    return group(
      place([side * 10.4, 0, 26 + bob], ellipsoid(4.4, 4.2, 3.8, dark)),
      capsule([side * 10.4, 0, 25 + bob], elbow, 2.2, 2.2, steel),
      capsule(elbow, end, 2.2, 2.2, steel),
      place(end, sphere(3.6, lime)),
      up
        ? capsule([end[0], end[1] + 1, end[2] + 2], [end[0] - side * 1.4, end[1] + 1.4, end[2] + 6.4], 1.5, 1.3, lime)
        : null,
    );
  };
  const bolt = prism(
    [
      [1.4, 5],
      [-3, -0.6],
      [-0.4, -0.6],
      [-1.4, -5],
      [3, 0.8],
      [0.4, 0.8],
    ],
    0.6,
    0.5,
    lime,
  );
  return group(
    [-1, 1].map((side) => legOf(side, swing, speed, bob)),
    [-1, 1].map(arm),
    place([0, 0, 22 + bob], cone(6.4, 10, 7.6, 3, dark)),
    place([0, 7.2, 21.4 + bob], bolt),
    place([0, 1, 29 + bob], torus(6.4, 1.3, gold), [-18, 0, 0]),
    place([0, 0, 14.6 + bob], box(6.4, 5.2, 2.4, 1.6, steel)),
    place([0, 0.6, 40 + bob], head(pose), [pitch, tilt, yaw]),
  );
}
