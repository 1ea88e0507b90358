// Owns Nova: a bright robot mechanic with bolt pigtails, goggles, a skirt of tools and a wrench.
import { ring } from '../core/arrange.ts';
import { material } from '../core/material.ts';
import { PALETTE } from '../core/palette.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  type Shape,
  sphere,
  subtract,
  torus,
  turn,
} from '../core/shapes.ts';
import { type RobotPose, screenPainter } from './robot.ts';

const shell = material('#fff3ec', { gloss: 0.5 });
const coral = material('#ff7f9c', { gloss: 0.6 });
const steel = material('#6a6488', { gloss: 0.5 });
const gold = material(PALETTE.gold, { gloss: 0.8 });
const glass = material('#7fe3f2', { gloss: 1, soft: 0.6 });

/** Pigtails of coils that end in a bolt; `sway` −1…1. */
const pigtail = (side: number, sway: number): Shape =>
  group(
    place([side * 13.6, -1, 5], sphere(3, gold)),
    [0, 1, 2].map((i) =>
      place([side * (16 + i * 1.2) + sway * i * 0.8, -1.4, 3 - i * 4.4], sphere(4 - i * 0.5, coral)),
    ),
    place([side * 19 + sway * 2.6, -1.4, -9.6], cylinder(2.6, 1.2, 0.5, gold)),
  );

function head(pose: RobotPose, sway: number): Shape {
  const { expression = 'happy', blink = false } = pose;
  const screen = material('#3a2358', { gloss: 0.7, soft: 0.5, paint: screenPainter(expression, blink, '#ffd0ec') });
  const cheek = material('#ff8fb4', { soft: 1, glow: 0.5 });
  return group(
    blend(3, ellipsoid(13, 10.8, 11, shell), place([0, -1, 5], ellipsoid(12.4, 10.4, 7, coral))),
    place([0, 6.8, -1], box(10, 4.6, 6.8, 4.4, screen)),
    mirror(place([8.2, 10.6, -4.2], ellipsoid(1.5, 0.8, 1, cheek))),
    pigtail(-1, sway),
    pigtail(1, sway),
    // Goggles pushed up.
    mirror(place([4.4, 9, 9.4], turn([64, 0, -14], cylinder(4, 1.6, 0.9, steel)))),
    mirror(place([4.6, 10.4, 10.2], ellipsoid(2.8, 1.6, 2.6, glass), [-26, 0, 0])),
    place([0, -0.6, 5.6], torus(11.6, 1.1, steel), [-12, 0, 0]),
    capsule([0, -2, 11], [2, -2, 16], 0.9, 0.8, steel),
    place([2.4, -2, 17.6], sphere(2.4, material(PALETTE.yellow, { gloss: 0.9, glow: 0.8 }))),
  );
}

const wrench = (): Shape =>
  group(
    capsule([0, 0, -6], [0, 0, 7], 1.4, 1.4, steel),
    place(
      [0, 0, 10],
      subtract(turn([90, 0, 0], cylinder(4.2, 1.6, 0.8, steel)), place([0, 0, 3.4], box(1.8, 6, 4, 0, steel))),
    ),
  );

function legOf(side: number, swing: number, speed: number, bob: number): Shape {
  const y = swing * side * 5.4;
  const z = Math.max(0, speed * side) * 3.4;
  return group(
    capsule([side * 4, 0, 14 + bob], [side * 4.2, y, 5 + z], 2, 2, steel),
    place([side * 4.4, y + 1, 3.2 + z], ellipsoid(4, 5.2, 3.4, coral)),
    place([side * 4.4, y + 1.2, 1 + z], box(3.6, 4.8, 0.9, 0.8, shell)),
  );
}

/** Nova, about 56 px tall. */
export function nova(pose: RobotPose = {}): Shape {
  const { phase = null, lift = 0, yaw = 0, tilt = 0, pitch = 8, wave = 0 } = pose;
  const swing = phase === null ? 0 : Math.sin(phase);
  const speed = phase === null ? 0 : Math.cos(phase);
  const bob = phase === null ? lift : Math.abs(speed) * 1.3;
  const belt = ring(8, (cos, sin, i) =>
    place(
      [cos * 9.4, sin * 8, 15 + bob],
      box(1.9, 1.9, 2.6, 0.8, material(['#7b4a36', '#fdd04b', '#35bfb0'][i % 3] ?? '#7b4a36')),
    ),
  );
  const arm = (side: number): Shape => {
    const up = side > 0 ? wave : 0;
    const x = side * (up ? 16 : 12.4);
    const end = [x, up ? 3 : -swing * side * 5.6 + (side < 0 ? 4 : 1), (up ? 24 + up : 16) + bob] as const;
    return group(
      place([side * 8.8, 0, 25 + bob], sphere(3, coral)),
      capsule([side * 9.2, 0, 24 + bob], end, 1.9, 1.9, steel),
      place(end, sphere(3.5, shell)),
      side < 0 ? place([end[0] - 0.6, end[1] + 1.6, end[2]], wrench(), [-16, -14, 0]) : null,
    );
  };
  return group(
    [-1, 1].map((side) => legOf(side, swing, speed, bob)),
    [-1, 1].map(arm),
    place([0, 0, 22.4 + bob], ellipsoid(8, 6.6, 8, shell)),
    place([0, 0, 14.6 + bob], cone(11, 7, 4, 1.6, coral)),
    belt,
    place(
      [0, 6, 23.4 + bob],
      turn([90, 0, 0], cylinder(2.6, 1, 0.6, material(PALETTE.yellow, { gloss: 0.8, glow: 0.6 }))),
    ),
    place([0, 0, 39.6 + bob], head(pose, swing), [pitch, tilt, yaw]),
  );
}
