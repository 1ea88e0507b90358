// Shapes the eye observatory, the landmark of wonder-vision-valley.
import { facing, ring, TURN } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { bricks, neon, planks, shiny } from '../../core/materials.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  intersect,
  place,
  type Shape,
  sphere,
  torus,
  turn,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { brass, eyeball, lens, lensGlass, plum, TEAL, trim } from './glass.ts';

/** A round-topped door with a step; half width in pixels. */
export const door = (width: number, height: number, color: string): Shape =>
  group(
    place([0, 0, height / 2], box(width + 3, 2, height / 2, 1.4, trim)),
    place([0, 0, height], facing(cylinder(width + 3, 2, 1.2, trim))),
    place([0, 1.4, height / 2], box(width, 2, height / 2, 1, planks(color, 6))),
    place([0, 1.4, height], facing(cylinder(width, 2, 1, lensGlass('#ffe6a0', 0.8)))),
    place([width * 0.6, 4, height / 2], sphere(1.6, brass)),
    place([0, 7, 1.4], box(width + 8, 8, 1.6, 1, bricks('#cfc0d8', 7))),
  );

/** A brass telescope that points up to the right from its pivot; length in pixels. */
const bigTelescope = (length: number): Shape =>
  turn(
    [0, -34, 0],
    [
      capsule([-length * 0.3, 0, 0], [length * 0.3, 0, 0], 8, 9, plum),
      capsule([length * 0.3, 0, 0], [length * 0.8, 0, 0], 11, 12.5, shiny(TEAL, 0.7)),
      [-0.3, 0.02, 0.3, 0.56].map((t) => place([t * length, 0, 0], torus(t > 0.2 ? 13 : 9.6, 2.2, brass), [0, 90, 0])),
      place([length * 0.82, 0, 0], torus(13.6, 3, brass), [0, 90, 0]),
      place([length * 0.84, 0, 0], ellipsoid(4, 12, 12, lensGlass())),
    ],
  );

/** The landmark: a round tower whose dome is a large eye; `phase` moves its gaze from left to right. */
function observatory(phase: number): Shape {
  const stone = bricks('#e9ddec', 9);
  const side = phase < 0.5 ? -0.55 : 0.6;
  return group(
    place([0, 0, 6], cone(92, 88, 6, 2, bricks('#bfb0cc', 8))),
    place([0, 0, 40], cone(80, 72, 32, 2, stone)),
    place([0, 0, 76], cylinder(80, 5, 2, trim)),
    place([0, 0, 82], torus(76, 3.4, brass)),
    ring(18, (c, s) => place([c * 78, s * 78, 69], sphere(3.4, brass))),
    place([0, 0, 136], eyeball(66, { look: [side, -0.1] })),
    eyelids(),
    place([0, 0, 206], [cylinder(9, 5, 2, brass), place([0, 0, 9], sphere(6, neon('#ffe58a')))]),
    place([0, 78, 6], door(15, 30, '#3f8f9a')),
    [-1, 1].flatMap((s) =>
      [34, 60].map((angle) => {
        const a = ((90 - s * angle) / 360) * TURN;
        return place(
          [Math.cos(a) * 77, Math.sin(a) * 77, 44],
          place([0, 0, 0], lens(10, angle === 34 ? '#ffe08a' : '#a9e4ff', trim), [0, 0, -s * angle]),
        );
      }),
    ),
    place([-84, 26, 70], [cylinder(13, 5, 2, trim), place([0, 0, 14], cylinder(4, 12, 1, plum))]),
    place([-90, 26, 98], place([0, 0, 0], bigTelescope(54), [0, 0, 196])),
  );
}

/** Lids above and below the eye, and lashes of brass. */
function eyelids(): Shape {
  const lid = material(TEAL, {
    gloss: 0.35,
    paint: ([x, y, z]) => {
      const turnAround = Math.atan2(x, y) * 9;
      const line = Math.abs((((z + 300) / 13) % 1) - 0.5) < 0.07;
      return line || Math.abs(turnAround - Math.round(turnAround)) < 0.06 ? { tone: -0.15 } : null;
    },
  });
  const shell = (zFrom: number, zTo: number) =>
    intersect(sphere(71, lid), place([0, 0, (zFrom + zTo) / 2], box(90, 90, (zTo - zFrom) / 2, 4, lid)));
  return place(
    [0, 0, 136],
    [
      turn([-20, 0, 0], shell(52, 90)),
      turn([10, 0, 0], shell(-70, -38)),
      intersect(sphere(71, lid), place([0, -52, 0], box(90, 50, 90, 4, lid))),
      ring(7, (_c, _s, i) => {
        const a = (i - 3) * 0.32;
        return capsule(
          [Math.sin(a) * 52, 48 * Math.cos(a), 50],
          [Math.sin(a) * 66, 66 * Math.cos(a), 66],
          3.4,
          1.8,
          brass,
        );
      }),
    ],
  );
}

const define = propsOf(import.meta.url);

export const visionObservatory: readonly Prop[] = [
  define('observatory', observatory, {
    footprints: foot(176, 96, -8),
    animation: { frames: 2, ms: 2600 },
    fade: true,
  }),
];
