// Shapes the large instruments of voice-valley-park: gramophone, bell tree, chime arch, drum bridge.
import { curve, facing, pipe, puffs, ring, TURN, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { boards, bricks, foliage, shiny } from '../../core/materials.ts';
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
import { foot, type Prop, propsOf } from '../prop.ts';
import { BRASS, brass, CREAM, cord, darkTimber, plum, quaver, timber, tone } from './sounds.ts';

/** The flower of the gramophone: an open horn whose nine petals face the viewer. */
function horn(): Shape {
  const petals = 9;
  const gold = shiny(BRASS, 0.8);
  const inside = material('#f08f9f', {
    gloss: 0.4,
    soft: 0.3,
    paint: ([x, y, z]) => {
      const part = (Math.atan2(y, x) / TURN) * petals;
      const middle = Math.abs(part - Math.floor(part) - 0.5);
      return middle < 0.06 ? { color: '#fdd98c' } : { tone: z * 0.005 - 0.04 };
    },
  });
  const outer = blend(
    5,
    place([0, 0, 4], cone(10, 46, 26, 2, gold)),
    ring(petals, (c, s) => place([c * 45, s * 45, 30], sphere(14, gold))),
  );
  const lining = subtract(place([0, 0, 17], cone(3, 52, 28, 1, inside)), place([0, 0, 22], cone(2, 52, 29, 1, inside)));
  return group(
    subtract(outer, place([0, 0, 18], cone(2, 51, 29, 1, inside))),
    lining,
    place([0, 0, 0], ellipsoid(9, 9, 7, material('#7a2f5a'))),
  );
}

/** The landmark: a gramophone as large as a house; the record turns with `phase`. */
function gramophone(phase: number): Shape {
  const record = material('#4a3a70', {
    gloss: 0.6,
    paint: ([x, y]) => {
      const out = Math.hypot(x, y);
      if (out < 9) return { color: '#f2685f' };
      if (out < 11) return { color: '#fdd04b' };
      const glint = Math.abs((((Math.atan2(y, x) / TURN + phase / 2) * 2 + 4) % 1) - 0.5) < 0.07;
      return glint ? { tone: 0.22 } : Math.abs(((out / 3) % 1) - 0.5) < 0.14 ? { tone: 0.1 } : null;
    },
  });
  return scaled(
    1.3,
    place([0, 0, 5], box(62, 46, 5, 3, darkTimber)),
    place([0, 0, 24], box(54, 40, 17, 4, boards('#a5643f', 9))),
    place([0, 0, 43], box(57, 43, 3, 2, shiny('#c98b5a', 0.4))),
    mirror(place([53, 39, 24], cylinder(4, 17, 1.4, brass))),
    place([10, 12, 47], cylinder(33, 2, 0.8, record)),
    place([10, 12, 50], sphere(2.4, brass)),
    pipe(
      curve(7, (t) => [-34 + t * 34 + Math.sin(t * 3) * 5, -24 + t * 16, 46 + t * 62]),
      (t) => 6 + t * 5,
      brass,
    ),
    place([2, 0, 118], place([0, 0, 0], horn(), [-58, 0, 8])),
    pipe(
      [
        [54, 8, 26],
        [70, 8, 26],
        [70, 8, 40],
      ],
      2.8,
      brass,
    ),
    place([70, 8, 45], sphere(6, shiny('#f2685f'))),
    place(
      [0, 41, 25],
      [facing(cylinder(9, 2, 1, brass)), [-30, 30].map((x) => place([x, 0, 0], quaver('#ffe0a0'), null, 1.2))],
    ),
  );
}

/** A forked tree that bears bells of several sizes. */
function bellTree(): Shape {
  const bark = material('#9a6a58', {
    paint: ([x, y, z]) => (Math.sin(Math.atan2(y, x) * 8 + z * 0.2) > 0.75 ? { tone: -0.12 } : null),
  });
  const leaf = foliage('#6cc06a');
  const bell = (x: number, y: number, z: number, size: number, color: string) =>
    group(
      capsule([x, y, z + size], [x, y, z + size * 2.8], 0.9, 0.9, cord),
      place(
        [x, y, z],
        [
          cone(size, size * 0.45, size * 0.85, size * 0.2, shiny(color, 1)),
          place([0, 0, -size * 0.8], torus(size * 0.94, size * 0.16, shiny('#d98f32', 0.8))),
          place([0, 0, -size * 1.1], sphere(size * 0.3, shiny('#8a5a3c'))),
        ],
      ),
    );
  return scaled(
    1.2,
    blend(
      4,
      place([0, 0, 26], cone(13, 9, 26, 1, bark)),
      pipe(
        [
          [0, 0, 44],
          [-20, 2, 70],
          [-40, 4, 84],
        ],
        (t) => 8 - t * 4,
        bark,
      ),
      pipe(
        [
          [0, 0, 44],
          [22, 2, 68],
          [42, 4, 88],
        ],
        (t) => 8 - t * 4,
        bark,
      ),
      ring(4, (c, s) => capsule([c * 8, s * 7, 4], [c * 20, s * 17, 0], 5, 1.4, bark), 0.4),
    ),
    blend(
      4,
      place([0, -8, 108], ellipsoid(42, 30, 20, leaf)),
      puffs({ seed: 6, count: 18, radius: 46, height: 17, middle: 104, smallest: 11, largest: 15, surface: leaf }),
    ),
    bell(-46, 20, 64, 9, BRASS),
    bell(-24, 30, 54, 13, '#ffd98c'),
    bell(2, 34, 70, 9, '#f2a85a'),
    bell(25, 30, 52, 14, BRASS),
    bell(47, 20, 68, 9, '#ffd98c'),
    bell(-8, 40, 92, 6, BRASS),
    bell(30, 32, 92, 6, '#f2a85a'),
  );
}

/** A walk-through arch, hung with seven chimes on either side. */
const chimeArch = (): Shape =>
  group(
    mirror(
      place(
        [66, 0, 0],
        [
          place([0, 0, 5], cone(13, 10, 5, 1.6, bricks('#b9a3c4', 6))),
          place([0, 0, 44], cylinder(5, 38, 1.4, timber)),
          place([0, 0, 14], torus(6, 2, brass)),
        ],
      ),
    ),
    pipe(
      curve(10, (t) => [-70 + t * 140, 0, 80 + Math.sin(t * Math.PI) * 26]),
      5,
      darkTimber,
    ),
    [-70, 70].map((x) => place([x, 0, 82], sphere(7, brass))),
    times(8, (i) => {
      const x = (i < 4 ? -1 : 1) * (24 + (i % 4) * 9.5);
      const top = 80 + Math.sin(((x + 70) / 140) * Math.PI) * 26 - 4;
      const long = 17 + (i % 4) * 4;
      return [
        capsule([x, 2, top], [x, 2, top - 7], 0.7, 0.7, cord),
        place(
          [x, 2, top - 8 - long / 2],
          cylinder(3.2, long / 2, 1, shiny(tone(i < 4 ? 3 - (i % 4) : 3 + (i % 4)), 0.9)),
        ),
      ];
    }),
    place(
      [0, 4, 112],
      [
        facing(cylinder(13, 3, 2, plum)),
        place([0, 3, 0], facing(torus(12, 2, brass))),
        place([-1, 5, 0], quaver('#ffe58a'), null, 1.1),
      ],
    ),
  );

/** A drum skin seen from above in a ring of cords; radius and height in pixels. */
const drum = (radius: number, height: number, color: string): Shape => {
  const shell = material(color, {
    gloss: 0.4,
    paint: ([x, y, z]) => {
      const part = (Math.atan2(y, x) / TURN) * 12;
      const zig = Math.abs(part - Math.round(part)) * 2;
      return Math.abs(zig - (z + height / 2) / height) < 0.13 ? { color: CREAM } : null;
    },
  });
  const skin = material('#fff2dc', {
    soft: 0.4,
    paint: ([x, y]) => {
      const out = Math.hypot(x, y) / radius;
      if (out > 0.58) return { color, tone: -0.16, flat: 0.6 };
      return { tone: Math.abs(out - 0.34) < 0.05 ? -0.26 : -0.1 };
    },
  });
  return group(
    place([0, 0, height / 2], cylinder(radius, height / 2, 2, shell)),
    [2, height - 1].map((z) => place([0, 0, z], torus(radius, 2, brass))),
    place([0, 0, height], cylinder(radius - 1.4, 1.6, 0.8, skin)),
  );
};

/** A causeway of drums over the river, seen from above. */
const drumBridge = (): Shape =>
  group(
    place(
      [0, 0, 1],
      box(
        38,
        120,
        2,
        1,
        material('#9a6a4a', {
          paint: ([, y]) => (Math.abs((((y + 400) / 15) % 1) - 0.5) < 0.06 ? { tone: -0.16 } : null),
        }),
      ),
    ),
    mirror(place([40, 0, 4], box(4, 122, 5, 2, darkTimber))),
    times(7, (i) => place([i % 2 ? 7 : -7, -105 + i * 35, 0], drum(26 - (i % 2) * 2, 8, tone(i)))),
    [-44, 44].flatMap((x) =>
      [-118, -40, 40, 118].map((y) =>
        place([x, y, 9], [cylinder(4.4, 9, 1, timber), place([0, 0, 12], sphere(5, shiny('#f2685f', 0.7)))]),
      ),
    ),
  );

const define = propsOf(import.meta.url);

export const valleyInstruments: readonly Prop[] = [
  define('gramophone', gramophone, {
    footprints: foot(150, 84, -2),
    animation: { frames: 4, ms: 160 },
    fade: true,
  }),
  define('bell-tree', bellTree, { footprints: foot(36, 20), fade: true }),
  define('chime-arch', chimeArch, {
    footprints: [
      { width: 24, height: 14, dx: -66 },
      { width: 24, height: 14, dx: 66 },
    ],
    fade: true,
  }),
  define('drum-bridge', drumBridge, { flat: true, camera: { shadow: false } }),
];
