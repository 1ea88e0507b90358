// Shapes the lighthouse of wonder-vision-valley's lake, dark and lit: it lights up once the child's model has recognised drawings.
import { ring } from '../../core/arrange.ts';
import { type Material, material } from '../../core/material.ts';
import { bricks, neon, shiny } from '../../core/materials.ts';
import {
  blend,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  type Shape,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { brass, lens, lensGlass, plum, TEAL, trim } from './glass.ts';
import { door } from './observatory.ts';

const TOP = 132;

/** Cream tower with teal bands; `panes` is the colour of its round windows. */
const tower = (panes: string): Shape => {
  const wall = material('#fff3dc', {
    gloss: 0.2,
    paint: ([, , z]) => ((((z / 40) % 1) + 1) % 1 < 0.42 ? { color: TEAL } : null),
  });
  return group(
    place([0, 0, 66], cone(27, 18, 60, 2, wall)),
    place([0, 0, 10], cone(33, 29, 6, 2, bricks('#bfb0cc', 7))),
    [50, 92].map((z) => place([0, 26 - z * 0.09, z], lens(6.4, panes))),
    place([0, 27, 6], door(8, 17, '#3f8f9a')),
  );
};

/** Gallery, lamp room and cap; `glass` is what shows whether it is lit. */
const lampRoom = (glass: Material): Shape =>
  group(
    place([0, 0, TOP - 4], cylinder(26, 4, 1.6, trim)),
    ring(10, (c, s) => capsule([c * 24, s * 24, TOP], [c * 24, s * 24, TOP + 12], 1.1, 1.1, brass)),
    place([0, 0, TOP + 12], torus(24, 1.5, brass)),
    place([0, 0, TOP + 16], cylinder(14, 16, 2, glass)),
    ring(6, (c, s) => capsule([c * 15, s * 15, TOP], [c * 15, s * 15, TOP + 32], 1.3, 1.3, plum)),
    place([0, 0, TOP + 34], cylinder(19, 3, 1.4, brass)),
    place([0, 0, TOP + 36], ellipsoid(18, 18, 15, shiny('#e2685f', 0.7))),
    place([0, 0, TOP + 54], sphere(3.8, brass)),
  );

const rock = (): Shape => {
  const stone = material('#a99bb8', { gloss: 0.1 });
  return blend(
    7,
    place([0, 0, 2], cone(46, 36, 7, 3, stone)),
    place([-34, 14, 2], sphere(12, stone)),
    place([33, 18, 1], sphere(11, stone)),
  );
};

const dark = (): Shape => group(rock(), tower('#8fdcff'), lampRoom(lensGlass('#6f7f9a', 0)));

const lit = (): Shape => group(rock(), tower('#ffd65e'), lampRoom(neon('#ffe98a')));

const define = propsOf(import.meta.url);

export const visionLighthouse: readonly Prop[] = [
  define('model-lighthouse', dark, { footprints: foot(84, 44), fade: true }),
  define('model-lighthouse-lit', lit, { footprints: foot(84, 44), fade: true, glow: '#ffe27a' }),
];
