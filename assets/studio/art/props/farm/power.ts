// Shapes the solar sunflowers and panels, the energy post, and the drone over the field.
import { DEGREE, facing, ring, TURN, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { neon, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  type Shape,
  sphere,
  torus,
  turn,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { faceScreen, MINT, steel } from './materials.ts';

/** A sunflower with a solar panel as its centre. */
const solarSunflower = (): Shape => {
  const panel = material('#3557b8', {
    gloss: 0.9,
    paint: ([x, , z]) =>
      Math.abs(((x + 50) / 6) % 1) < 0.14 || Math.abs(((z + 50) / 6) % 1) < 0.14 ? { color: '#9fc4f5' } : null,
  });
  return group(
    capsule([0, 0, 0], [0, -1, 56], 2.8, 2.4, material(PALETTE.leafDark)),
    place([10, 2, 18], ellipsoid(11, 5, 2.6, material(PALETTE.leaf)), [0, -24, 0]),
    place([-10, 2, 27], ellipsoid(11, 5, 2.6, material(PALETTE.leaf)), [0, 24, 0]),
    place(
      [0, 3, 64],
      [
        times(2, (layer) =>
          ring(
            12,
            (c, s, _i, a) =>
              place(
                [c * (17 - layer), -2 + layer * 2, s * (17 - layer)],
                ellipsoid(8, 2, 3.6, material(layer ? PALETTE.yellow : '#f5b73c', { soft: 0.3 })),
                [0, -a / DEGREE, 0],
              ),
            layer * 0.26,
          ),
        ),
        facing(cylinder(13, 2.6, 1.4, panel)),
        facing(torus(13, 2, material('#8a5636'))),
      ],
      [-16, 0, 0],
    ),
  );
};

/** A hovering drone; `phase` turns its rotors. */
function fieldDrone(phase: number): Shape {
  const arm = (x: number, y: number) => [
    capsule([0, 0, 78], [x, y, 82], 2, 1.6, steel),
    place(
      [x, y, 86],
      [
        cylinder(3, 3, 1, shiny(PALETTE.dark)),
        place([0, 0, 4], turn([0, 0, phase * 90 + x], box(13, 1.6, 0.7, 0.5, material('#eef4fb', { soft: 0.6 })))),
      ],
    ),
  ];
  return group(
    arm(-22, -12),
    arm(22, -12),
    arm(-22, 12),
    arm(22, 12),
    place(
      [0, 0, 78 + Math.sin(phase * TURN) * 1.5],
      [
        ellipsoid(15, 13, 10, shiny('#fdd04b', 0.7)),
        place([0, 10, -1], ellipsoid(8, 4, 5, faceScreen(0.8))),
        place([0, 2, -12], [sphere(4.4, shiny(PALETTE.indigo)), place([0, 3, -2], sphere(2.2, neon(MINT)))]),
        place([0, 0, 11], sphere(2, neon(PALETTE.red))),
      ],
    ),
  );
}

/** Solar panels on a tilted frame. */
const solarPanels = (): Shape =>
  group(
    [-26, 26].map((x) => capsule([x, 4, 0], [x, 0, 18], 2.2, 2, steel)),
    place(
      [0, 0, 22],
      box(
        42,
        2,
        19,
        1.6,
        material('#3557b8', {
          gloss: 0.9,
          paint: ([x, , z], n) =>
            n[1] > 0.3
              ? Math.abs(((x + 200) / 14) % 1) < 0.09 || Math.abs(((z + 200) / 13) % 1) < 0.1
                ? { color: '#bcd4f7' }
                : Math.abs((((x + z) / 30 + 20) % 1) - 0.4) < 0.1
                  ? { tone: 0.18 }
                  : null
              : { color: '#e8eef8' },
        }),
      ),
      [44, 0, 0],
    ),
  );

/** A post with a round screen that shows a lightning bolt. */
const energyPost = (): Shape =>
  group(
    place([0, 0, 3], cone(9, 6, 3, 1, shiny(PALETTE.indigo))),
    capsule([0, 0, 4], [0, 0, 34], 3, 2.6, shiny(PALETTE.indigo)),
    place(
      [0, 1, 44],
      [
        facing(cylinder(15, 3, 1.6, shiny('#eef4fb'))),
        place([0, 3, 0], facing(cylinder(12, 1, 0.6, material('#2b2550', { soft: 0.8 })))),
        place(
          [0, 4.6, 0],
          box(
            9,
            0.6,
            8,
            0.4,
            material('#2b2550', {
              soft: 0.9,
              paint: ([x, , z]) => (boltAt(x, z) ? { color: '#ffd95e', flat: 1, glow: 1 } : null),
            }),
          ),
        ),
      ],
    ),
  );

/** Whether a point lies on a lightning bolt 14 px high. */
const boltAt = (x: number, z: number): boolean =>
  z > 0 ? z < 7 && x > -3.5 + z * 0.35 - 1 && x < 1.4 + z * 0.3 : z > -7 && x > -1.6 - z * 0.1 && x < 3.6 + z * 0.55;

const prop = propsOf(import.meta.url);

export const farmPower: readonly Prop[] = [
  prop('solar-sunflower', solarSunflower, { footprints: foot(9, 7), fade: true, sway: true }),
  prop('field-drone', fieldDrone, { animation: { frames: 2, ms: 80 }, glow: MINT }),
  prop('solar-panels', solarPanels, { footprints: foot(74, 20), fade: true }),
  prop('energy-post', energyPost, { footprints: foot(16, 11), glow: '#ffe58a' }),
];
