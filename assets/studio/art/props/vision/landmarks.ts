// Owns the great sights of wonder-vision-valley: the eye observatory, the prism falls, the camera house, the kaleidoscope.
import { facing, puffs, ring, row, TURN, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { type Material, material } from '../../core/material.ts';
import { bricks, foliage, neon, planks, shingles, shiny, strata, stripes } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  intersect,
  mirror,
  type Point2,
  place,
  prism,
  type Shape,
  scaled,
  sphere,
  torus,
  turn,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { BRASS, brass, CREAM, crystal, eyeball, hue, lens, lensGlass, plum, TEAL } from './glass.ts';

const trim = material(CREAM, { gloss: 0.2 });

/** A round-topped door with a step; half width in pixels. */
const door = (width: number, height: number, color: string): Shape =>
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

/** The landmark: a round tower whose dome is a great eye; its look moves from left to right with `phase`. */
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

const rock = strata('#b7a6cf', { band: 14, top: '#86cf92', seed: 4 });

/** Falling light: one band of the water, whose streaks move down with `phase`. */
const fall = (color: string, phase: number): Material =>
  material(color, {
    soft: 0.8,
    gloss: 0.5,
    glow: 0.4,
    paint: ([x, , z]) => {
      const column = Math.floor((x + 300) / 3.4);
      const shift = ((column * 37) % 23) / 23;
      const streak = (((z / 26 + phase + shift) % 1) + 1) % 1;
      return streak < 0.24 ? { color: '#ffffff', tone: 0.1 } : streak < 0.34 ? { tone: 0.14 } : null;
    },
  });

/** The veil below the prism: seven bands that widen towards the pool; its top is the local height 0, its foot -`drop`. */
function veil(drop: number, phase: number): Shape {
  const half = (z: number) => 20 + (-z / drop) ** 1.25 * 58;
  const outline = times(9, (i) => -(i / 8) * drop);
  const left = outline.map((z): Point2 => [-half(z), z]);
  const right = outline.map((z): Point2 => [half(z), z]);
  const water = material('#ffffff', {
    soft: 0.8,
    gloss: 0.5,
    glow: 0.5,
    paint: ([x, , z]) => {
      const across = Math.min(0.999, Math.max(0, (x / half(Math.min(0, z)) + 1) / 2));
      const column = Math.floor(across * 28);
      const streak = (((z / 34 + phase + ((column * 37) % 23) / 23) % 1) + 1) % 1;
      if (streak < 0.2) return { color: '#ffffff', tone: 0.08 };
      return { color: hue(Math.floor(across * 7)), tone: streak < 0.32 ? 0.14 : 0.02 };
    },
  });
  return prism([...left, ...right.reverse()], 3, 2, water);
}

/** A piece of the cliffs round the valley, about 190 px wide; crystals grow in its cracks. */
function cliff(seed: number): Shape {
  const columns = times(8, (i) => {
    const tall = 84 + ((i * 31 + seed * 17) % 34);
    return place([(i - 3.5) * 24, -8 - ((i * 7 + seed) % 9), tall / 2], box(18, 26, tall / 2, 9, rock), [
      0,
      0,
      (i * 23) % 15,
    ]);
  });
  const feet = row(7, -84, 84, (x, i) => place([x, 16, 7], ellipsoid(18, 13, 11 + ((i * 5 + seed * 3) % 11), rock)));
  return group(
    blend(8, columns, feet),
    [-52, 30].map((x, i) =>
      place(
        [x + seed * 9, 20, 6],
        [crystal(7, 34, hue(seed + i * 3)), place([9, 4, -4], crystal(5, 20, hue(seed + 1 + i * 3)), [0, 14, 0])],
      ),
    ),
    [-70, 4, 66].map((x, i) =>
      puffs({
        seed: seed + i,
        count: 6,
        radius: 14,
        height: 4,
        middle: 0,
        smallest: 6,
        largest: 9,
        surface: foliage('#5fbf7a'),
      }).map((puff) => place([x, 8, 84 + ((i * 13) % 16)], puff)),
    ),
  );
}

/** White water falls on a crystal and leaves it in seven colours. */
function prismFalls(phase: number): Shape {
  const columns = times(9, (i) => {
    const x = (i - 4) * 27;
    const tall = 122 - Math.abs(i - 4) * 9 + ((i * 29) % 13);
    return place([x, -14 - Math.abs(i - 4) * 2, tall / 2], box(19, 26, tall / 2, 8, rock), [0, 0, (i * 13) % 17]);
  });
  const feet = row(8, -112, 112, (x, i) => place([x, 14, 8], ellipsoid(19, 14, 13 + ((i * 7) % 9), rock)));
  const greens = (x: number, i: number) =>
    puffs({
      seed: i,
      count: 7,
      radius: 13,
      height: 5,
      middle: 0,
      smallest: 6,
      largest: 9,
      surface: foliage('#5fbf7a'),
    }).map((puff) => place([x, 14, 104 - ((i * 17) % 26)], puff));
  return scaled(
    1.18,
    blend(7, columns, feet),
    place([0, 4, 130], box(17, 22, 5, 4, fall('#dff6ff', phase))),
    place([0, 24, 110], box(16, 4, 24, 4, fall('#cdf0ff', phase))),
    place([0, 34, 58], veil(60, phase), [16, 0, 0]),
    place(
      [0, 38, 76],
      prism(
        [
          [-32, -18],
          [32, -18],
          [0, 36],
        ],
        9,
        2,
        lensGlass('#cfdcff', 0.6),
      ),
    ),
    ring(11, (c, _s, i) =>
      place([c * 80, 56 + ((i * 5) % 7), 2], ellipsoid(13, 7, 5, material('#f2fdff', { soft: 0.6 }))),
    ),
    [-96, -66, 70, 100].map(greens),
    [-80, 84].map((x, i) =>
      place([x, 34, 10], [crystal(10, 34, hue(4 + i)), place([11, 6, -6], crystal(6, 20, hue(5 + i)))], [0, x / 8, 0]),
    ),
  );
}

/** A house that is a camera: bellows, a great lens, a flash for a chimney, a door in its side. */
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

/** A lying tube one can look into: mirrors fold six colours into a star; `phase` turns them. */
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

/** The way the valley is signed: two lens posts and a board. */
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
  define('observatory', observatory, {
    footprints: foot(176, 96, -8),
    animation: { frames: 2, ms: 2600 },
    fade: true,
  }),
  define('prism-falls', prismFalls, {
    footprints: foot(270, 70, -6),
    animation: { frames: 3, ms: 150 },
    fade: true,
  }),
  define('vision-cliff-1', () => cliff(1), { footprints: foot(196, 56, -4), fade: true }),
  define('vision-cliff-2', () => cliff(4), { footprints: foot(196, 56, -4), fade: true }),
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
