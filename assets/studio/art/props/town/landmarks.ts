// Owns the landmarks of python-world: two topiary pythons, the chocolate fountain, the flour mill, the town arch.
import { curve, facing, pipe, ring, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { bricks, foliage, leafPainter, planks, radialStripes, shingles, shiny } from '../../core/materials.ts';
import { cellNoise } from '../../core/noise.ts';
import { PALETTE } from '../../core/palette.ts';
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
  scaled,
  sphere,
  subtract,
  torus,
} from '../../core/shapes.ts';
import { landmarks as parkLandmarks } from '../landmarks.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { library, lit, trim, workshop } from './houses.ts';

/** A clipped python head that looks at the viewer, on the end of a neck. */
function pythonHead(color: string): Shape {
  const leaf = foliage(color);
  return group(
    blend(3, ellipsoid(13, 13, 10, leaf), place([0, 11, -3], ellipsoid(10, 9, 6.6, leaf))),
    mirror(place([7, 11, 6], ellipsoid(4.6, 3.4, 5, material('#fffbe9', { soft: 0.8 })))),
    mirror(place([6.6, 14, 5.6], ellipsoid(2.3, 1.5, 3, material(PALETTE.black, { gloss: 0.9 })))),
    place([0, 19, -5.6], ellipsoid(5, 1.6, 0.9, material('#2b6a45'))),
    capsule([0, 19, -6], [2, 25, -9], 1.1, 0.8, material(PALETTE.rose)),
    mirror(place([9.5, 15, -1], ellipsoid(2.6, 1.8, 1.7, material('#ff9c8c', { soft: 0.6 })))),
  );
}

/** Body of one python: winds about a trunk from the ground to its neck, which leans to `side`. */
function pythonBody(color: string, start: number, side: 1 | -1): Shape {
  const spots = material(color, {
    ink: 0.4,
    paint: (local, normal, world) => {
      const cell = cellNoise((Math.atan2(world[1], world[0]) + 4) * 3.2, world[2] / 9, 4);
      return cell.nearest < 0.26 ? { color: '#fff3b0', tone: -0.02 } : leafPainter()(local, normal, world);
    },
  });
  const coil = curve(34, (t) => {
    const angle = start + t * 11;
    const radius = 34 - t * 17;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.92, 24 + t * 92];
  });
  const last = coil.at(-1) ?? [0, 0, 116];
  const neck = curve(8, (t) => [
    last[0] + (side * 34 - last[0]) * t,
    last[1] + (16 - last[1]) * t,
    last[2] + Math.sin(t * 2.2) * 30,
  ]);
  const top = neck.at(-1) ?? last;
  return group(
    blend(
      1.5,
      pipe(coil, (t) => 7 + 3.6 * Math.sin(Math.min(1, t * 1.6) * 1.57), spots),
      pipe(neck, 10, spots),
    ),
    place([top[0], top[1] + 6, top[2] + 6], pythonHead(color), [0, 0, -side * 12]),
  );
}

/** Two hedge pythons that climb round each other: the landmark of the town, 185 px tall. */
const pythonTopiary = (): Shape =>
  group(
    place([0, 0, 8], cylinder(62, 8, 3, bricks('#f0dccb', 8))),
    place([0, 0, 17], cylinder(58, 3, 2, foliage('#3f9a57'))),
    ring(16, (x, y, i) =>
      place(
        [x * 53, y * 53, 21],
        sphere(4.6, material([PALETTE.pink, PALETTE.yellow, '#ffffff'][i % 3] ?? '#fff', { soft: 0.6 })),
      ),
    ),
    pythonBody('#4a94d8', 0.4, -1),
    pythonBody('#e8c23a', 3.54, 1),
  );

/** Chocolate that runs over three tiers; `phase` moves the drops. */
function chocolateFountain(phase: number): Shape {
  const chocolate = material(PALETTE.choco, { gloss: 0.9 });
  const sugar = material('#ffe9d2', { gloss: 0.3 });
  const drips = (radius: number, z: number, count: number, fall: number): Shape[] =>
    ring(count, (x, y, i) => {
      const length = fall * (0.62 + 0.38 * Math.sin(i * 2.3 + phase * Math.PI * 2));
      return capsule(
        [x * radius, y * radius, z],
        [x * radius * 1.02, y * radius * 1.02, z - length],
        2.6,
        2,
        chocolate,
      );
    });
  return scaled(
    1.3,
    subtract(
      place([0, 0, 8], cylinder(46, 8, 3, radialStripes('#ffd0de', '#fff0e2', 14))),
      place([0, 0, 14], cylinder(40, 9, 1, sugar)),
    ),
    place([0, 0, 16], torus(43, 3.4, sugar)),
    place([0, 0, 10.5], cylinder(40, 1, 0.4, chocolate)),
    ring(5, (x, y) => place([x * 31, y * 31, 11.6], torus(3 + phase * 5, 0.8, material('#9c6244', { gloss: 0.9 })))),
    place([0, 0, 24], cone(9, 6, 14, 1, sugar)),
    place([0, 0, 38], ellipsoid(25, 25, 5, chocolate)),
    drips(23, 37, 18, 14),
    place([0, 0, 48], cone(6, 4, 9, 1, sugar)),
    place([0, 0, 58], ellipsoid(15, 15, 4, chocolate)),
    drips(14, 57, 12, 11),
    place([0, 0, 68 + Math.sin(phase * Math.PI * 2)], ellipsoid(6, 6, 9, chocolate)),
    ring(6, (x, y) =>
      place(
        [x * 43, y * 43, 22],
        [
          place([0, 0, 0], cone(0.6, 4.4, 5, 1, material(PALETTE.red, { gloss: 0.7 }))),
          place([0, 0, 5], ellipsoid(4, 4, 1.2, material(PALETTE.leaf))),
        ],
      ),
    ),
  );
}

/** A mill that grinds the town's flour; `phase` turns its sails by a quarter. */
function flourMill(phase: number): Shape {
  const canvasCloth = material('#fff3e0', {
    paint: ([x, , z]) =>
      Math.abs(((x + 60) / 7) % 1) < 0.14 || Math.abs(((z + 60) / 7) % 1) < 0.14 ? { tone: -0.14 } : null,
  });
  const sails = times(4, (i) =>
    place(
      [0, 0, 0],
      [
        capsule([0, 0, 4], [0, 0, 62], 1.9, 1.4, material(PALETTE.woodDark)),
        place([7, 0.6, 38], box(6.4, 0.8, 22, 0.8, canvasCloth)),
      ],
      [0, (i + phase) * 90, 0],
    ),
  );
  return group(
    place([0, 0, 38], cone(46, 32, 38, 2, bricks('#fff0dc', 9))),
    place([0, 0, 5], cylinder(49, 5, 2, material(PALETTE.stoneDark))),
    place([0, 0, 76], cylinder(35, 3, 1.5, trim)),
    place([0, 0, 96], cone(36, 3, 19, 2, shingles('#d8627a', 8))),
    place([0, 0, 116], sphere(4, shiny(PALETTE.gold, 1))),
    place(
      [0, 42, 0],
      [place([0, 0, 34], box(15, 3, 35, 3, trim)), place([0, 1.8, 33], box(12, 3, 33, 2, planks('#8a5636', 7)))],
    ),
    [-22, 22].map((x) => place([x, 33, 52], facing(cylinder(6, 2, 0.8, lit)))),
    place([0, 40, 88], facing(cylinder(6, 5, 1.4, material(PALETTE.woodDark)))),
    place([0, 47, 88], sails),
    place([0, 50, 88], sphere(4.6, shiny(PALETTE.gold, 1))),
  );
}

/** A sugar arch one walks under, 150 px wide inside. */
const townArch = (): Shape => {
  const cane = material('#fff6ee', {
    gloss: 0.6,
    paint: (_l, _n, [x, , z]) => (Math.floor((z + x * 0.6 + 400) / 9) % 2 ? { color: PALETTE.rose } : null),
  });
  return group(
    [-84, 84].map((x) =>
      group(place([x, 0, 9], box(15, 13, 9, 2, bricks('#f0dccb', 7))), place([x, 0, 52], cylinder(8, 46, 1, cane))),
    ),
    pipe(
      curve(14, (t) => [Math.cos(Math.PI * (1 - t)) * 84, 0, 98 + Math.sin(Math.PI * t) * 38]),
      8,
      cane,
    ),
    place(
      [0, 9, 128],
      signBoard('PYTHON WORLD', { height: 14, board: '#2f6f7a', ink: '#fff3c4', rim: '#ffd166', lit: 0.8, margin: 8 }),
    ),
    [-84, 84].map((x) => place([x, 4, 106], sphere(11, material('#ffe08a', { soft: 1, glow: 1 })))),
  );
};

const prop = propsOf(import.meta.url);

/** The park's bridge, under this family's names so that the town does not load the park. */
const bridges = parkLandmarks
  .filter(({ frame }) => frame.startsWith('bridge-'))
  .map((bridge): Prop => ({ ...bridge, frame: `town-${bridge.frame}` }));

export const townLandmarks: readonly Prop[] = [
  prop('python-topiary', pythonTopiary, {
    footprints: [
      { width: 126, height: 44 },
      { width: 96, height: 70 },
    ],
    fade: true,
  }),
  prop('chocolate-fountain', chocolateFountain, {
    footprints: [
      { width: 116, height: 44 },
      { width: 86, height: 70 },
    ],
    animation: { frames: 3, ms: 200 },
    fade: true,
  }),
  prop('flour-mill', flourMill, {
    camera: { elevation: 31 },
    footprints: foot(92, 46),
    animation: { frames: 4, ms: 150 },
    fade: true,
  }),
  prop('library', library, { camera: { elevation: 31 }, footprints: foot(186, 48), fade: true }),
  prop('workshop', workshop, { camera: { elevation: 31 }, footprints: foot(212, 44), fade: true }),
  prop('town-arch', townArch, {
    footprints: [
      { width: 30, height: 20, dx: -84 },
      { width: 30, height: 20, dx: 84 },
    ],
    fade: true,
  }),
  ...bridges,
];
