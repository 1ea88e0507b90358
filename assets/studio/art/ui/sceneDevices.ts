// Shapes the devices and tools in lesson illustrations. They stand on z = 0; sizes in scene pixels (a scene is about 180 wide).
import { row } from '../core/arrange.ts';
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
  prism,
  type Shape,
  sphere,
  torus,
  turn,
} from '../core/shapes.ts';

export const toy = (color: string) => material(color, { gloss: 0.5, soft: 0.3 });
export const INKED = '#46305e';

export function magnifier(): Shape {
  const rim = toy(PALETTE.gold);
  return group(
    place([0, 0, 38], turn([90, 0, 0], torus(17, 3, rim))),
    place([0, -1, 38], turn([90, 0, 0], cylinder(16, 1, 0.5, material('#cdeffc', { soft: 0.8, gloss: 0.9 })))),
    capsule([11, 0, 25], [22, 0, 6], 4, 4.6, toy(PALETTE.purple)),
  );
}

/** Bars of a chart, tallest 60. */
export const bars = (heights: readonly number[]): Shape =>
  group(
    row(heights.length, -22, 22, (x, i) => {
      const height = heights[i] ?? 10;
      const color = [PALETTE.teal, PALETTE.orange, PALETTE.rose, PALETTE.sky][i % 4] ?? PALETTE.teal;
      return place([x, 0, height / 2], box(6, 6, height / 2, 2, toy(color)));
    }),
    place([0, 0, 1], box(32, 10, 1.6, 1, toy('#fff0d2'))),
  );

export function clipboard(): Shape {
  const page = material('#fffaf0', {
    soft: 0.7,
    paint: ([x, y, z]) => {
      if (y < 0) return null;
      const line = Math.floor((z + 40) / 9);
      const level = (z + 40) % 9;
      if (level < 3 || level > 5.5) return null;
      if (x < -8 && x > -13) return { color: line % 2 ? PALETTE.teal : PALETTE.rose, flat: 0.8 };
      return x > -5 && x < 13 - (line % 3) * 4 ? { color: '#a99bc6', flat: 0.8 } : null;
    },
  });
  return place(
    [0, 0, 33],
    [
      box(21, 3, 29, 4, toy('#b5784a')),
      place([0, 3, -2], box(17, 1.6, 24, 1.2, page)),
      place([0, 4, 26], box(8, 3, 4, 2, toy('#9aa8e0'))),
    ],
    [-8, 0, 0],
  );
}

/** A computer screen; `show` paints its picture from (x, z). */
export function monitor(show: (x: number, z: number) => string | null): Shape {
  const screen = material('#2b2550', {
    soft: 0.9,
    paint: ([x, y, z]) => {
      const color = y > 0 ? show(x, z) : null;
      return color ? { color, flat: 1, tone: 0.1 } : null;
    },
  });
  return group(
    place([0, 0, 4], box(16, 9, 3, 2, toy('#c9c3e6'))),
    place([0, -2, 12], box(4, 3, 8, 2, toy('#a99bd6'))),
    place([0, 0, 42], box(36, 5, 25, 5, toy('#f4efff'))),
    place([0, 4, 42], box(32, 2.4, 21, 2.2, screen)),
  );
}

export function camera(): Shape {
  return place(
    [0, 0, 20],
    [
      box(25, 11, 16, 6, toy('#5b57d6')),
      place([0, 0, 15], box(9, 8, 6, 3, toy('#4a44b8'))),
      place([0, 10, -1], turn([90, 0, 0], cylinder(12, 6, 2, toy('#f4efff')))),
      place([0, 15, -1], ellipsoid(8.4, 3, 8.4, material('#3aa7d8', { gloss: 1 }))),
      place([-3, 17.6, 2], sphere(2, material('#ffffff', { soft: 1 }))),
      place([17, 8, 11], sphere(3.4, toy(PALETTE.red))),
    ],
  );
}

export function smartSpeaker(): Shape {
  const cloth = material('#8a83d8', {
    paint: ([x, , z]) => (Math.sin(x * 1.3) * Math.sin(z * 1.3) > 0.5 ? { tone: -0.1 } : null),
  });
  return group(
    place([0, 0, 24], cylinder(17, 24, 6, cloth)),
    place([0, 0, 46], torus(12, 2.2, material('#7ff3e6', { soft: 1, glow: 1 }))),
    place([0, 0, 4], cylinder(17.6, 4, 2, toy('#4a4463'))),
  );
}

/** A phone whose camera sees a face with dog ears. */
export function filterPhone(): Shape {
  const screen = material('#bfe8ff', {
    soft: 0.9,
    paint: ([x, y, z]) => {
      if (y < 0) return null;
      const away = Math.abs(x);
      if (Math.hypot(away - 12, (z - 10) * 0.55) < 6) return { color: '#a8683a', flat: 0.9 };
      if (Math.hypot(x, z) < 14) {
        if (Math.hypot(away - 5, z - 2) < 2.2) return { color: INKED, flat: 1 };
        if (Math.hypot(x / 1.3, z + 4) < 2.6) return { color: INKED, flat: 1 };
        return Math.hypot(x / 1.2, z + 9) < 3 ? { color: '#ff7f9f', flat: 1 } : { color: '#ffd9b8', flat: 0.9 };
      }
      return null;
    },
  });
  return place(
    [0, 0, 42],
    [box(25, 4, 40, 6, toy('#3d3763')), place([0, 5, 0], box(21.5, 2, 34, 2, screen))],
    [-6, 0, 0],
  );
}

export function rocket(): Shape {
  const white = toy('#fbf6ff');
  return group(
    blend(2, place([0, 0, 40], ellipsoid(13, 13, 28, white))),
    place([0, 0, 63], cone(9.4, 1, 8, 2, toy(PALETTE.red))),
    place([0, 11.6, 46], turn([90, 0, 0], cylinder(6, 2, 1, material('#6fd0f6', { gloss: 1 })))),
    place([0, 11.8, 46], turn([90, 0, 0], torus(6.4, 1.6, toy(PALETTE.gold)))),
    mirror(
      place(
        [13, 0, 20],
        prism(
          [
            [-4, 12],
            [7, -12],
            [-4, -6],
          ],
          2,
          2,
          toy(PALETTE.red),
        ),
      ),
    ),
    place([0, 0, 8], cone(2, 7, 8, 2, material('#ffb03a', { soft: 1, glow: 1 }))),
  );
}

/** A hospital cross on a box. */
export const medicalKit = (): Shape =>
  group(
    place([0, 0, 18], box(26, 12, 17, 5, toy('#fbf6ff'))),
    place([0, 12, 18], box(10, 2, 3.6, 1, toy(PALETTE.red))),
    place([0, 12, 18], box(3.6, 2, 10, 1, toy(PALETTE.red))),
    place([0, 0, 37], turn([90, 0, 0], torus(7, 2, toy('#9aa8e0')))),
  );
