// Shapes the park's props about robots and their data: statue, data tower, training stand, camera lamp.
import { facing } from '../core/arrange.ts';
import { signBoard } from '../core/lettering.ts';
import { material } from '../core/material.ts';
import { bricks, hazard, neon, shiny } from '../core/materials.ts';
import { hash2 } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../core/shapes.ts';
import { foot, type Prop, propsOf } from './prop.ts';

export const CYAN = '#5fe6e0';
const metal = shiny(PALETTE.steel, 0.6);
export const plinthStone = bricks('#d8d2e6', 8);

/** The park robot, standing, 56 px tall; `body` and `accent` are colours. */
function parkRobot(body: string, accent: string): Shape {
  const coat = material(body, { gloss: 0.6 });
  const joint = material('#5a5f80', { gloss: 0.5 });
  const trim = material(accent, { gloss: 0.6 });
  const screen = material('#2b2550', {
    gloss: 0.35,
    soft: 0.8,
    paint: ([px, y, z]) => {
      if (y < 0) return null;
      const x = Math.abs(px);
      const eye = Math.abs(z - 1.6 + (x - 4.2) ** 2 * 0.35) < 0.75 && Math.abs(x - 4.2) < 2.3;
      const mouth = x < 2.2 && Math.abs(z + 3.2 - x * x * 0.16) < 0.55;
      return eye || mouth ? { color: '#7ff3e6', flat: 1, tone: 0.25, glow: 1 } : { tone: -0.05 };
    },
  });
  const chest = material(body, {
    gloss: 0.5,
    paint: ([x, y, z]) =>
      y > 3 && x ** 2 + (z - 1) ** 2 < 8
        ? { color: PALETTE.yellow, flat: 0.4, tone: 0.15 }
        : z < -4.6
          ? { color: accent }
          : null,
  });
  const half = group(
    capsule([4.6, 0, 13], [4.8, 0, 5], 2.2, 2.2, joint),
    place([4.9, 1, 3], box(4.2, 5.6, 3, 2, trim)),
    place([10, 0, 24], sphere(3.4, trim)),
    capsule([10.5, 0, 23], [12.4, 0, 15], 2, 2, joint),
    place([12.6, 0, 13.4], sphere(3.7, coat)),
  );
  return group(
    mirror(half),
    place([0, 0, 20], box(9, 7, 8.4, 4.5, chest)),
    place(
      [0, 0, 39],
      [
        box(13, 10.4, 10, 6, coat),
        place([0, 7.2, 0], box(10.2, 4.4, 7.2, 3.6, screen)),
        mirror(place([13.4, 0, 0], cylinder(3.8, 1.6, 0.8, trim), [0, 90, 0])),
        capsule([0, 0, 9], [0, 0, 15], 0.9, 0.9, joint),
        place([0, 0, 16.6], sphere(2.7, material(PALETTE.yellow, { gloss: 0.9 }))),
      ],
      [8, 0, 0],
    ),
  );
}

/** A golden robot on a pedestal. */
const statue = (): Shape =>
  group(
    place([0, 0, 8], box(26, 20, 8, 2, plinthStone)),
    place([0, 0, 20], box(20, 15, 5, 2, material(PALETTE.stone))),
    place([0, 0, 25], parkRobot('#ffd368', '#e0a02e'), null, 1.3),
  );

/** A tower of data drives whose lights run upwards with `phase`. */
function dataTower(phase: number): Shape {
  const lights = material('#3d3a78', {
    gloss: 0.35,
    paint: ([x, , z], n) => {
      if (n[1] < 0.4) return null;
      const [column, line] = [Math.floor((x + 60) / 5), Math.floor(z / 5)];
      const inside = (x + 60) / 5 - column > 0.3 && z / 5 - line > 0.35;
      if (!inside) return { tone: -0.06 };
      const on = (hash2(column, line, 7) + phase) % 1 > 0.45;
      return on
        ? {
            color: [CYAN, PALETTE.pink, PALETTE.yellow][Math.floor(hash2(column, line, 9) * 3)] ?? CYAN,
            flat: 0.9,
            tone: 0.1,
            glow: 1,
          }
        : { tone: -0.14 };
    },
  });
  return group(
    place([0, 0, 5], box(28, 22, 5, 2, plinthStone)),
    [0, 1, 2].map((i) =>
      place(
        [0, 0, 28 + i * 34],
        [
          box(20 - i * 2.5, 15 - i * 1.6, 15, 3, lights),
          place([0, 0, 16.4], box(22 - i * 2.5, 17 - i * 1.6, 1.8, 1.2, neon(CYAN))),
        ],
      ),
    ),
    place([0, 0, 114], cone(15, 4, 5, 1.2, shiny(PALETTE.indigo))),
    capsule([0, 0, 116], [0, 0, 136], 1.4, 1, metal),
    place([0, 0, 132], torus(8, 1.1, neon(PALETTE.pink)), [20, 0, 0]),
    place([0, 0, 140], sphere(5, neon(CYAN))),
    place([0, 23, 10], signBoard('DATA', { height: 9, margin: 4, lit: 0.8 })),
  );
}

/** The stand where a robot learns from examples. */
const trainingStand = (): Shape =>
  scaled(
    1.15,
    place([0, 0, 4], cylinder(34, 4, 2, hazard(7))),
    place([0, 0, 8.6], cylinder(30, 1, 0.6, material('#6a63a8', { gloss: 0.3 }))),
    place([-6, 0, 9], parkRobot('#eef4fb', PALETTE.teal)),
    place(
      [20, -6, 9],
      [
        box(1.6, 1.6, 26, 0.8, metal),
        place(
          [0, 2, 36],
          [
            box(15, 2, 12, 2, shiny(PALETTE.indigo)),
            place([-6, 2, 2], facing(cylinder(4, 0.8, 0.4, material(PALETTE.red, { soft: 1, glow: 0.6 })))),
            place([6, 2, 2], box(3.6, 0.8, 3.6, 0.4, material(PALETTE.lime, { soft: 1, glow: 0.6 }))),
            place([0, 2, -7], box(10, 0.6, 1.2, 0.4, neon(CYAN))),
          ],
        ),
      ],
    ),
    // Beyond the round stand (34 px), which would push through the middle of the lettering.
    place([0, 36.4, 9], signBoard('TRAIN ME', { height: 7.5, margin: 4, lit: 0.6, board: '#3a3168' })),
  );

/** A lamp with a camera lens as its head. */
const cameraLamp = (): Shape => {
  const eye = material('#ffffff', {
    gloss: 0.9,
    soft: 0.7,
    glow: 0.8,
    paint: ([x, , z]) => {
      const r = Math.hypot(x, z - 0.5);
      return r < 2.4 ? { color: '#2a1a3e', flat: 0.8 } : r < 4.8 ? { color: '#3aa6f0', flat: 0.7, glow: 1 } : null;
    },
  });
  return group(
    place([0, 0, 4], cone(7, 4.4, 4, 1, shiny(PALETTE.purple))),
    place([0, 0, 32], cylinder(2.2, 28, 0.5, shiny(PALETTE.purple, 0.5))),
    place([0, 0, 22], torus(2.8, 1.3, shiny(PALETTE.gold))),
    place(
      [0, 0, 68],
      [
        ellipsoid(11, 10, 10, shiny('#f2eefc', 0.6)),
        place([0, 6.5, 0], sphere(6.4, eye)),
        place([0, 1, 10], box(9, 9, 1.6, 1.2, shiny(PALETTE.purple)), [10, 0, 0]),
        place([0, -2, 13], sphere(2.4, neon(PALETTE.pink))),
      ],
    ),
  );
};

const prop = propsOf(import.meta.url);

export const aiTraining: readonly Prop[] = [
  prop('robot-statue', statue, { footprints: foot(54, 32), fade: true }),
  prop('data-tower', dataTower, {
    footprints: foot(58, 34),
    fade: true,
    animation: { frames: 3, ms: 320 },
    glow: CYAN,
  }),
  prop('training-stand', trainingStand, { footprints: foot(74, 44), fade: true, glow: CYAN }),
  prop('camera-lamp', cameraLamp, { footprints: foot(13, 9), glow: '#8fd0ff' }),
];
