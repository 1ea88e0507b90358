// Shapes the camera house, the kaleidoscope and the name gate of wonder-vision-valley.
import { facing, ring, TURN, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { bricks, neon, planks, shingles, shiny, stripes } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  group,
  mirror,
  place,
  prism,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { BRASS, brass, CREAM, hue, lens, plum, trim } from './glass.ts';
import { door } from './observatory.ts';

/** A house shaped like a camera: bellows, a large lens, a flash as chimney, a door in its side. */
const cameraHouse = (): Shape =>
  scaled(
    1.08,
    place([0, 0, 5], box(78, 46, 5, 2, bricks('#bfb0cc', 8))),
    place([0, 0, 46], box(72, 40, 38, 5, planks('#8a5f8f', 11))),
    place([0, 0, 86], box(77, 45, 5, 3, shiny(BRASS, 0.6))),
    place(
      [0, -2, 92],
      prism(
        [
          [-70, 0],
          [70, 0],
          [46, 30],
          [-46, 30],
        ],
        36,
        3,
        shingles('#3f8f9a', 8),
      ),
    ),
    [-72, 72].map((x) => place([x, 40, 46], box(4, 4, 40, 1.6, brass))),
    place(
      [-14, 40, 48],
      times(4, (i) =>
        place(
          [0, i * 8, 0],
          facing(cylinder(33 - i * 1.6, 4.4, 2, i % 2 ? shiny('#4a3a6a', 0.3) : material('#6b5590'))),
        ),
      ),
    ),
    place(
      [-14, 72, 48],
      [lens(27, '#8fdcff'), facing(torus(19, 1.6, plum)), place([4, 3, 4], facing(torus(10, 1.2, plum)))],
    ),
    place([48, 40, 8], door(11, 24, '#3f8f9a')),
    place([48, 42, 66], signBoard('OBSCURA', { height: 7, margin: 4, board: '#4a3a6a', rim: BRASS, lit: 0.5 })),
    place([44, -6, 126], [box(15, 10, 10, 3, trim), place([0, 9, 0], box(12, 2, 7, 2, neon('#fff2b0')))]),
    place([-36, -4, 124], [cylinder(11, 6, 2, brass), place([0, 0, 8], cylinder(7, 3, 1.4, shiny(PALETTE.red)))]),
    place([0, -4, 122], box(13, 20, 3, 2, brass)),
  );

/** A lying tube whose mirrors fold six colours into a star; `phase` turns them. */
function kaleidoscope(phase: number): Shape {
  const star = material('#fff6d8', {
    soft: 1,
    glow: 0.9,
    paint: ([x, y]) => {
      const out = Math.hypot(x, y) / 34;
      const turned = Math.atan2(y, x) + phase * (TURN / 6);
      const fold = Math.abs((((((turned / TURN) * 6) % 1) + 1) % 1) - 0.5) * 2;
      const cell = Math.floor(out * 4.6 + fold * 2.2) + Math.floor(out * 2.5) * 2;
      const seam = Math.abs(out * 4.6 + fold * 2.2 - Math.round(out * 4.6 + fold * 2.2)) < 0.07;
      return seam ? { color: CREAM, flat: 0.8 } : { color: hue(cell), flat: 0.7, tone: 0.06 };
    },
  });
  return group(
    [-34, 26].map((y) =>
      place([0, y, 13], [box(44, 6, 13, 3, planks('#a5734a', 9)), mirror(place([34, 0, 12], sphere(8, brass)))]),
    ),
    place([0, -8, 56], facing(cylinder(42, 52, 4, stripes('#6b5aa8', '#8a74c4', 12, { gloss: 0.5 })))),
    [-44, -8, 28].map((y) => place([0, y, 56], facing(torus(42, 3.4, brass)))),
    place([0, 44, 56], facing(torus(40, 5.4, brass))),
    place([0, 45, 56], facing(cylinder(37, 2, 1, star))),
    ring(12, (c, s, i) => place([c * 40, 50, 56 + s * 40], sphere(3, neon(hue(i))))),
  );
}

/** The name gate of the valley: two lens posts and a board. */
const nameGate = (): Shape =>
  group(
    mirror(
      place(
        [98, 0, 0],
        [
          place([0, 0, 6], cone(15, 12, 6, 2, bricks('#bfb0cc', 6))),
          place([0, 0, 50], cylinder(6, 44, 2, plum)),
          [20, 88].map((z) => place([0, 0, z], torus(6.4, 2, brass))),
          place([0, 2, 108], lens(15, '#ffe08a')),
        ],
      ),
    ),
    capsule([-98, 0, 90], [98, 0, 90], 3.4, 3.4, brass),
    place([0, 3, 90], signBoard('WONDER VISION', { height: 15, margin: 9, board: '#3f7f96', rim: BRASS, lit: 0.6 })),
  );

const define = propsOf(import.meta.url);

export const visionLandmarks: readonly Prop[] = [
  define('camera-house', cameraHouse, { footprints: foot(168, 78, -2), fade: true }),
  define('kaleidoscope', kaleidoscope, {
    footprints: foot(92, 62, -6),
    animation: { frames: 4, ms: 320 },
    fade: true,
  }),
  define('vision-gate', nameGate, {
    footprints: [
      { width: 30, height: 18, dx: -98 },
      { width: 30, height: 18, dx: 98 },
    ],
    fade: true,
  }),
];
