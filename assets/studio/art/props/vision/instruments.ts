// Shapes the optical instruments of wonder-vision-valley: filter gates, the picture-frame arch, mirrors, the telescope, the tripod camera.
import { facing, ring, times } from '../../core/arrange.ts';
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
  mirror,
  place,
  type Shape,
  sphere,
  subtract,
  torus,
  turn,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { BRASS, brass, CREAM, lens, lensGlass, plum, trim } from './glass.ts';

/** An arch with a fan of coloured glass above the path. */
function filterGate(color: string): Shape {
  const fan = material(color, {
    gloss: 0.8,
    soft: 0.8,
    glow: 0.6,
    paint: ([x, y]) => {
      const out = Math.hypot(x, y);
      const spoke = (Math.atan2(y, x) / Math.PI) * 6;
      if (Math.abs(out - 22) < 1.2 || Math.abs(spoke - Math.round(spoke)) * out < 2.2) return { color: CREAM };
      return out > 22 ? { tone: -0.02 } : { tone: 0.16 };
    },
  });
  const upper = place([0, 0, 114], box(80, 20, 48, 0.5, trim));
  return group(
    mirror(
      place(
        [42, 0, 0],
        [
          place([0, 0, 5], cone(11, 9, 5, 1.4, bricks('#bfb0cc', 6))),
          place([0, 0, 36], box(6, 6, 30, 2, material('#f3e8f2', { gloss: 0.3 }))),
          [14, 62].map((z) => place([0, 0, z], box(7.4, 7.4, 2, 1, brass))),
        ],
      ),
    ),
    place([0, 0, 66], [intersect(facing(cylinder(38, 2.4, 0.8, fan)), place([0, 0, 24], box(60, 12, 24, 0, fan)))]),
    place([0, 0, 66], box(42, 4, 2.4, 1, brass)),
    intersect(place([0, 0, 66], facing(torus(42, 5, material('#f3e8f2', { gloss: 0.3 })))), upper),
    place([0, 0, 112], [sphere(7, neon(color)), place([0, 0, -7], cylinder(5, 2, 1, brass))]),
  );
}

/** A gilded picture frame as high as a house, to walk through. */
function frameArch(): Shape {
  const gold = material('#f2bd52', {
    gloss: 0.9,
    paint: ([x, , z]) => (Math.abs((((x + z + 300) / 9) % 1) - 0.5) < 0.1 ? { tone: -0.14 } : null),
  });
  const frame = (half: number, depth: number, color: string | null) =>
    subtract(
      box(half, depth, half * 0.86, 2, color ? material(color) : gold),
      box(half - 9, 30, half * 0.86 - 9, 2, material('#a8743a')),
    );
  return group(
    place([0, 0, 50], frame(58, 5, null)),
    place([0, 2.4, 50], subtract(box(51, 4.4, 43, 1.4, material('#8a5ea8')), box(47, 30, 39, 1, material('#6a4488')))),
    [-1, 1].flatMap((x) =>
      [4, 96].map((z) =>
        place([x * 54, 4, z], [sphere(8, gold), place([0, 6, 0], sphere(3.6, shiny('#f2685f', 0.9)))]),
      ),
    ),
    place([0, 4, 103], [ellipsoid(20, 5, 8, gold), place([0, 5, 2], sphere(5, shiny('#45b8f0', 1)))]),
    place([0, 3, 2], box(48, 8, 1.6, 1, planks('#b98a5e', 8))),
  );
}

/** Glass that shows a sky with a cloud and hills upside down. */
const looking = material('#cdeefb', {
  gloss: 1,
  soft: 0.8,
  paint: ([x, , z]) => {
    const hill = 14 + Math.sin(x * 0.17) * 4;
    if (z > hill) return { color: '#8fd49a', tone: z > hill + 5 ? -0.04 : 0.06 };
    const cloud = Math.hypot((x + 4) / 2, z + 6) < 5 || Math.hypot((x - 6) / 1.5, z + 4) < 4;
    return cloud ? { color: '#ffffff' } : Math.abs((((x + z + 200) / 30) % 1) - 0.5) < 0.08 ? { tone: 0.14 } : null;
  },
});

/** A standing mirror in an oval gilded frame; half width and half height in pixels. */
const standingMirror = (width: number, height: number): Shape =>
  group(
    mirror(capsule([width * 0.7, 0, 2], [width * 0.9, 0, height], 3, 3, brass)),
    mirror(place([width * 0.75, 0, 3], ellipsoid(9, 8, 3.6, plum))),
    place(
      [0, 2, height + 10],
      [
        ellipsoid(width + 5, 4, height + 5, shiny(BRASS, 0.9)),
        place([0, 2, 0], ellipsoid(width, 3.4, height, looking)),
        place(
          [0, 4, height + 4],
          [sphere(5.4, shiny('#f2685f', 0.9)), mirror(place([9, 0, -1], ellipsoid(7, 2, 3.4, brass)))],
        ),
      ],
      [-8, 0, 0],
    ),
  );

/** Three legs that meet at a height. */
const tripod = (height: number, spread: number): Shape[] =>
  ring(3, (c, s) => capsule([c * spread, s * spread, 0], [0, 0, height], 2, 2.4, material('#8a5636')), 0.52);

const telescope = (): Shape =>
  group(
    tripod(40, 19),
    place([0, 0, 42], sphere(5, brass)),
    place(
      [0, 0, 46],
      [
        turn(
          [0, -30, 28],
          [
            capsule([-26, 0, 0], [4, 0, 0], 5, 6, plum),
            capsule([4, 0, 0], [32, 0, 0], 7.4, 8.6, shiny('#2fa7a0', 0.7)),
            [-26, 4, 18].map((x) => place([x, 0, 0], torus(x < 0 ? 6 : 8.2, 1.6, brass), [0, 90, 0])),
            place([33, 0, 0], torus(9, 2, brass), [0, 90, 0]),
            place([34, 0, 0], ellipsoid(3, 8, 8, lensGlass())),
          ],
        ),
      ],
    ),
  );

const tripodCamera = (): Shape =>
  group(
    tripod(36, 18),
    place([0, 0, 48], box(17, 10, 13, 3, planks('#a5734a', 8))),
    place([0, 0, 62], box(18, 11, 2, 1, brass)),
    times(3, (i) => place([0, 11 + i * 5, 48], facing(cylinder(11 - i, 3, 1.4, i % 2 ? plum : material('#4a3a6a'))))),
    place([0, 26, 48], lens(9, '#8fdcff')),
    place([10, -2, 68], [cylinder(3, 4, 1, brass), place([0, 0, 7], sphere(5, neon('#fff2b0')))]),
    place([-2, -10, 52], ellipsoid(17, 8, 14, material('#4a3a6a'))),
  );

const posts = (dx: number, width: number, height: number) => [
  { width, height, dx: -dx },
  { width, height, dx },
];

const define = propsOf(import.meta.url);

export const visionInstruments: readonly Prop[] = [
  define('filter-gate-red', () => filterGate('#f2685f'), {
    footprints: posts(42, 18, 12),
    fade: true,
  }),
  define('filter-gate-green', () => filterGate('#58bf67'), {
    footprints: posts(42, 18, 12),
    fade: true,
  }),
  define('filter-gate-blue', () => filterGate('#4f86f0'), {
    footprints: posts(42, 18, 12),
    fade: true,
  }),
  define('frame-arch', frameArch, { footprints: posts(53, 14, 12), fade: true }),
  define('mirror-large', () => standingMirror(30, 44), { footprints: foot(60, 16), fade: true }),
  define('mirror-small', () => standingMirror(18, 26), { footprints: foot(38, 12), fade: true }),
  define('telescope', telescope, { footprints: foot(36, 20) }),
  define('tripod-camera', tripodCamera, { footprints: foot(36, 20) }),
];
