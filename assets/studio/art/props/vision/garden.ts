// Owns what grows or lies in wonder-vision-valley: pixel beds, the colour wheel, eye flowers, lens trees, prism crystals.
import { facing, pipe, puffs, ring, TURN, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { foliage, leafPainter, shiny } from '../../core/materials.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { brass, CREAM, crystal, eyeball, hue, lens, lensGlass, plum } from './glass.ts';

const BARK = '#9a6a58';

/** The eight colours a pixel bed can have; a map paints pictures with them. */
const PIXEL_COLORS = ['#fbf6ee', '#4a4068', '#f2685f', '#f9a03f', '#ffd84f', '#58bf67', '#45b8f0', '#b07af0'] as const;

/** One bed of the pixel garden: a square of clipped flowers, 30 px wide and as deep on screen. */
const pixelBed = (color: string): Shape =>
  group(
    place([0, 0, 2], box(15, 24, 2, 1.2, material('#7a5a48'))),
    place(
      [0, 0, 6],
      box(
        13.6,
        22.4,
        5,
        4,
        material(color, {
          ink: 0.4,
          paint: (local, normal, world) => {
            const leaf = leafPainter(0.2, 3.2)(local, normal, world);
            return normal[2] < 0.3 ? { color: '#4f9f62' } : leaf;
          },
        }),
      ),
    ),
  );

/** The disc that lies in the middle of the valley: twelve hues around, pale to strong. */
const colorWheel = (): Shape => {
  const wheel = material('#ffffff', {
    soft: 0.6,
    paint: ([x, y]) => {
      const out = Math.hypot(x, y) / 150;
      const part = ((Math.atan2(y, x) / TURN + 1.25) % 1) * 14;
      const sector = part - Math.floor(part);
      const joint = Math.min(sector, 1 - sector) * out * (TURN / 14) * 150;
      if (joint < 1.6 || Math.abs(out - 0.62) < 0.012 || Math.abs(out - 0.8) < 0.01)
        return { color: '#fff3dc', tone: 0.08 };
      const shade = out > 0.8 ? -0.06 : out > 0.62 ? 0.06 : 0.2;
      const color = hue(Math.floor(part / 2));
      return { color, tone: shade + (Math.floor(part) % 2 ? 0.05 : 0), flat: 0.6 };
    },
  });
  return group(
    place([0, 0, 1], cylinder(158, 1.6, 0.8, material('#cbbbd6'))),
    place([0, 0, 1.8], cylinder(150, 1.6, 0.6, wheel)),
    place(
      [0, 0, 2.6],
      cylinder(
        62,
        1.6,
        0.8,
        material('#f4e8ee', {
          paint: ([x, y]) => (Math.abs((Math.hypot(x, y) / 15) % 1) < 0.08 ? { tone: -0.12 } : null),
        }),
      ),
    ),
  );
};

/** A flower whose heart is an eye; petals in one colour. */
const eyeFlower = (color: string, iris: string, side: number): Shape => {
  const petal = material(color, { soft: 0.3 });
  return group(
    pipe(
      [
        [0, 0, 0],
        [side * 3, 0, 14],
        [side * 2, 1, 30],
      ],
      2,
      material('#4f9f62'),
    ),
    [-1, 1].map((s) => place([s * 7, 1, 9], ellipsoid(7, 3, 3, material('#5fb56a')), [0, s * -28, 0])),
    place(
      [side * 2, 3, 37],
      [
        ring(8, (c, s) => place([c * 11, -1, s * 11], ellipsoid(5.6, 2.4, 5.6, petal))),
        place([0, 1, 0], eyeball(8.4, { iris, look: [side * 0.8, 0] })),
      ],
      [-12, 0, 0],
    ),
  );
};

interface LensTree {
  readonly leaf: string;
  readonly seed: number;
  readonly fruits: readonly (readonly [number, number, number])[];
}

/** A round tree that bears lenses. */
const lensTree = ({ leaf, seed, fruits }: LensTree): Shape => {
  const bark = material(BARK, {
    paint: ([x, y, z]) => (Math.sin(Math.atan2(y, x) * 8 + z * 0.2) > 0.75 ? { tone: -0.12 } : null),
  });
  return group(
    blend(
      4,
      place([0, 0, 22], cone(10, 7, 22, 1, bark)),
      capsule([0, 0, 36], [-15, 3, 56], 5, 3, bark),
      capsule([0, 0, 36], [16, 3, 54], 5, 3, bark),
      ring(4, (c, s) => capsule([c * 7, s * 6, 3], [c * 15, s * 12, 0], 4, 1.2, bark), 0.5),
    ),
    blend(
      3.4,
      place([0, -4, 74], ellipsoid(30, 25, 20, foliage(leaf))),
      puffs({ seed, count: 20, radius: 31, height: 15, middle: 73, smallest: 9, largest: 13, surface: foliage(leaf) }),
    ),
    fruits.map(([x, z, radius], i) =>
      place(
        [x, 42 - Math.abs(x) * 0.4, z],
        [capsule([0, -1, radius], [0, -3, radius + 7], 0.8, 0.8, brass), lens(radius, hue(i * 2 + seed))],
      ),
    ),
  );
};

/** Crystals that split the light. */
const prismCluster = (start: number): Shape =>
  group(
    place([0, 0, 4], ellipsoid(22, 14, 7, material('#a896c4'))),
    place([0, -4, 4], crystal(9, 50, hue(start))),
    place([-13, 2, 3], crystal(6.6, 32, hue(start + 1)), [0, -16, 0]),
    place([13, 2, 3], crystal(7, 36, hue(start + 6)), [0, 15, 0]),
    place([3, 10, 3], crystal(5, 19, hue(start + 2)), [-14, 6, 0]),
  );

/** A giant magnifying glass stuck in the lawn; in it a daisy as large as a door. */
const magnifier = (): Shape => {
  const daisy = material('#c9f2dc', {
    gloss: 0.9,
    soft: 0.8,
    glow: 0.2,
    paint: ([x, y]) => {
      const [out, angle] = [Math.hypot(x - 3, y + 3), Math.atan2(y + 3, x - 3)];
      if (out < 8) return { color: '#ffc53d', tone: Math.sin(x * 2) * Math.sin(y * 2) * 0.1 };
      if (out < 19 + 4 * Math.cos(angle * 9)) return { color: '#ffffff', tone: Math.cos(angle * 9) * 0.05 };
      return x + y > 26 ? { color: '#8fe0b0' } : null;
    },
  });
  return group(
    place(
      [0, 0, 62],
      [
        facing(torus(34, 5, brass)),
        place([0, 1, 0], facing(cylinder(33, 2.4, 1, daisy))),
        place([-15, 5, 15], ellipsoid(7, 1.4, 3.6, shiny('#ffffff', 1)), [0, -42, 0]),
      ],
    ),
    place([0, 0, 24], cylinder(4, 5, 1, brass)),
    place([0, 0, 10], cone(7, 5.6, 13, 2, plum)),
    place([0, 0, 1], ellipsoid(17, 11, 3, material('#8a6a52'))),
    times(4, (i) => place([-15 + i * 10, 6 - (i % 2) * 9, 3], ellipsoid(4, 3, 4, foliage('#5fb56a')))),
  );
};

/** A drum of pictures that turns into a film: slits around it, a lamp on top. */
const zoetrope = (phase: number): Shape => {
  const slits = material('#4a3a78', {
    gloss: 0.4,
    paint: ([x, y, z]) => {
      const part = ((Math.atan2(y, x) / TURN + 1 + phase / 14) % 1) * 14;
      const inside = part - Math.floor(part);
      if (z > 4 && Math.abs(inside - 0.5) < 0.12) return { color: '#ffe9a8', flat: 1, glow: 1 };
      if (z < 1 && z > -11) return { color: hue(Math.floor(part)), flat: 0.5 };
      return null;
    },
  });
  return scaled(
    1.15,
    place([0, 0, 4], cone(44, 38, 4, 2, material('#d9cbe6'))),
    place([0, 0, 16], cone(12, 8, 12, 2, plum)),
    place([0, 0, 48], cylinder(36, 20, 3, slits)),
    [29, 50, 67].map((z) => place([0, 0, z], torus(36, 2.4, brass))),
    place([0, 0, 72], cone(36, 12, 8, 2, material('#6b5aa8', { gloss: 0.5 }))),
    place([0, 0, 82], [cylinder(10, 3, 1, brass), place([0, 0, 11], eyeball(11, { iris: '#f2685f' }))]),
  );
};

/** Six flowers of one kind, as the fields of the colour wheel are planted. */
const tulips = (i: number): Shape =>
  group(
    times(7, (n) => {
      const [x, y] = n ? [Math.cos(n * 1.05) * 17, Math.sin(n * 1.05) * 12] : [0, 0];
      return [
        capsule([x, y, 0], [x, y, 11], 1, 1, material('#4f9f62')),
        place([x, y, 14], ellipsoid(4, 4, 5, material(hue(i), { gloss: 0.3, soft: 0.3 }))),
        place([x + 3, y, 4], ellipsoid(4, 2, 3, material('#5fb56a'))),
      ];
    }),
  );

/** A boulder of cloudy glass. */
const glassRock = (color: string): Shape =>
  blend(
    4,
    place([0, 0, 9], ellipsoid(20, 14, 12, lensGlass(color, 0.1))),
    place([-13, 5, 6], ellipsoid(11, 9, 8, lensGlass(color, 0.1))),
    place([13, 4, 5], sphere(8, lensGlass(CREAM, 0.1))),
  );

/** A stone dial whose pin throws a colourful shadow. */
const lightDial = (): Shape =>
  group(
    place([0, 0, 9], cone(20, 16, 9, 2, material('#d9cbe6'))),
    place(
      [0, 0, 20],
      cylinder(
        26,
        2.4,
        1,
        material('#f4ecf4', {
          paint: ([x, y]) => {
            const part = ((Math.atan2(y, x) / TURN + 1) % 1) * 12;
            const out = Math.hypot(x, y);
            if (out > 20 && Math.abs(part - Math.round(part)) < 0.12) return { color: '#5a4a86' };
            return x > 0 && Math.abs(y + x * 0.2) < x * 0.26
              ? { color: hue(Math.floor(((y + x * 0.2) / (x * 0.26) + 1) * 3.5)) }
              : null;
          },
        }),
      ),
    ),
    place([0, 0, 28], crystal(4, 24, '#cfdcff')),
    place([0, 0, 22], torus(26, 2, brass)),
  );

const define = propsOf(import.meta.url);
const FRUITS = [
  [-24, 58, 8],
  [2, 52, 10],
  [25, 60, 7],
  [-8, 84, 6],
  [17, 84, 8],
] as const;

export const visionGarden: readonly Prop[] = [
  ...PIXEL_COLORS.map((color, i) => define(`pixel-${i}`, () => pixelBed(color), { camera: { shadow: false } })),
  define('colour-wheel', colorWheel, { flat: true, camera: { shadow: false } }),
  define('zoetrope', zoetrope, {
    footprints: foot(88, 54),
    animation: { frames: 4, ms: 110 },
    fade: true,
  }),
  define('eye-flower-1', () => eyeFlower('#fb86b6', '#2fa7d8', -0.6), { sway: true }),
  define('eye-flower-2', () => eyeFlower('#ffd84f', '#58a84c', 0.6), { sway: true }),
  define('eye-flower-3', () => eyeFlower('#a99bf5', '#b8643c', 0), { sway: true }),
  define('lens-tree-1', () => lensTree({ leaf: '#4fb58a', seed: 3, fruits: FRUITS }), {
    footprints: foot(22, 13),
    fade: true,
  }),
  define(
    'lens-tree-2',
    () => lensTree({ leaf: '#7fc96a', seed: 5, fruits: FRUITS.map(([x, z, r]) => [-x, z + 3, 15 - r] as const) }),
    { footprints: foot(22, 13), fade: true },
  ),
  define('prism-crystal-1', () => prismCluster(4), { footprints: foot(38, 18), glow: '#476372' }),
  define('prism-crystal-2', () => prismCluster(0), { footprints: foot(38, 18), glow: '#72524b' }),
  define('magnifier', magnifier, { footprints: foot(26, 16), fade: true }),
  ...times(7, (i) => define(`tulips-${i}`, () => tulips(i), { sway: true })),
  define('glass-rock', () => glassRock('#b9e6dc'), { footprints: foot(42, 22) }),
  define('light-dial', lightDial, { footprints: foot(50, 30) }),
];
