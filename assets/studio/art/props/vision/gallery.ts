// Shapes the furniture of wonder-vision-valley: film fences, easels, lamps, tables, the shadow screen, the glass pier.
import { facing, ring, row, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { boards, bricks, neon, planks, shiny } from '../../core/materials.ts';
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
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { brass, CREAM, crystal, hue, lens, lensGlass, plum, trim } from './glass.ts';

/** A fence of film: pictures between two rows of holes. */
function filmFence(): Shape {
  const film = material('#4a3a6a', {
    gloss: 0.3,
    paint: ([x, , z], normal) => {
      if (Math.abs(normal[1]) < 0.5) return null;
      const part = (x + 100) / 16;
      const inside = part - Math.floor(part);
      if (Math.abs(z) > 9)
        return Math.abs((((x + 100) / 6.4) % 1) - 0.5) < 0.22 && Math.abs(z) < 12 ? { color: CREAM } : null;
      if (Math.abs(inside - 0.5) > 0.42) return null;
      return z < -3 + (Math.floor(part) % 2) * 3
        ? { color: '#7fcf8f' }
        : { color: hue(Math.floor(part) * 2), tone: 0.14 };
    },
  });
  return group(
    place([0, 0, 19], box(33, 1.6, 13, 1, film)),
    [-32, 32].map((x) => [
      place([x, 0, 17], cylinder(3.4, 17, 1, plum)),
      place([x, 0, 36], facing(cylinder(7, 3, 1, brass))),
      place([x, 3, 36], facing(reelHoles())),
    ]),
  );
}

/** Five dark holes of a film reel, lying flat. */
const reelHoles = (): Shape =>
  group(ring(5, (c, s) => place([c * 4, s * 4, 0], cylinder(1.3, 1, 0.3, material('#4a3a6a')))));

/** A canvas on three legs; `motif` chooses the picture. */
function easel(motif: number): Shape {
  const picture = material('#bfe6f3', {
    soft: 0.7,
    paint: ([x, , z]) => {
      if (motif === 0) {
        const [px, pz] = [Math.floor((x + 20) / 5), Math.floor((z + 15) / 5)];
        return { color: hue(px + pz * 2 + ((px * pz) % 3)), flat: 0.5, tone: 0.08 };
      }
      if (Math.hypot(x - 8, z - 6) < 5.5) return { color: '#ffd84f' };
      return z < Math.sin(x * 0.2) * 4 - 3 ? { color: '#6fc27a' } : null;
    },
  });
  return group(
    mirror(capsule([15, 8, 0], [4, -2, 74], 1.8, 1.6, material('#a5734a'))),
    capsule([0, -16, 0], [0, -2, 72], 1.8, 1.6, material('#a5734a')),
    place([0, 6, 24], box(20, 3, 2, 1, boards('#a5734a'))),
    place([0, 4, 42], [box(23, 2, 18, 1.4, trim), place([0, 1.4, 0], box(20.4, 1.6, 15.4, 0.8, picture))], [-9, 0, 0]),
  );
}

/** A lamp with a lens as its head. */
const lensLamp = (color: string): Shape =>
  group(
    place([0, 0, 4], cone(9, 6, 4, 1.4, bricks('#bfb0cc', 5))),
    place([0, 0, 26], cylinder(2.6, 22, 1, plum)),
    [12, 40].map((z) => place([0, 0, z], torus(3, 1.4, brass))),
    place([0, 1, 62], [lens(11, color), place([0, 1.4, 0], facing(cylinder(8, 1.4, 1, neon(color))))]),
    place([0, 0, 75], sphere(2.6, brass)),
  );

/** A bench with a pair of binoculars on a post. */
const lookout = (): Shape =>
  group(
    place([0, 0, 3], cylinder(22, 3, 1.4, bricks('#cfc0d8', 6))),
    place([0, 0, 22], cylinder(4, 18, 1, plum)),
    place(
      [0, 2, 46],
      [
        mirror(
          place([7, 0, 0], [facing(cone(6, 9, 15, 2, shiny('#2fa7a0', 0.7))), place([0, 14, 0], lens(8, '#a9e4ff'))]),
        ),
        box(6, 6, 4, 2, brass),
      ],
    ),
  );

/** A table with a lamp, a slit and a prism: white light in, seven colours out. */
const spectrumTable = (): Shape =>
  group(
    place([0, 0, 22], box(52, 22, 3, 1.4, planks('#a5734a', 9))),
    [-46, 46].flatMap((x) => [-16, 17].map((y) => place([x, y, 10], box(3, 3, 10, 1, material('#8a5636'))))),
    place(
      [-36, 0, 36],
      [box(12, 10, 11, 3, plum), place([12, 0, 0], place([0, 0, 0], cylinder(4, 3, 1, neon('#fff6d0')), [0, 90, 0]))],
    ),
    place([-16, 2, 28], box(10, 1.4, 1, 0.4, neon('#ffffff'))),
    place(
      [0, 4, 34],
      prism(
        [
          [-10, -9],
          [10, -9],
          [0, 12],
        ],
        8,
        1.4,
        lensGlass('#d4e2ff', 0.5),
      ),
    ),
    times(7, (i) => place([24, 3 + (i - 3) * 3.6, 26], box(20, 1.5, 0.9, 0.4, neon(hue(i))), [0, 0, (i - 3) * 6])),
    place([46, 2, 38], box(2, 18, 13, 1, trim)),
  );

/** A sheet on two poles with the hand shadow of a bird. */
function shadowScreen(): Shape {
  const sheet = material('#fff6dc', {
    soft: 0.8,
    glow: 0.5,
    paint: ([x, , z]) => {
      const wing = Math.abs(z - 6 - Math.abs(x) * 0.28) < 5.6 - Math.abs(x) * 0.17 && Math.abs(x) < 31;
      const body = Math.hypot(x / 0.7, z + 2) < 11 || Math.hypot(x - 1, z - 13) < 5;
      return wing || body ? { color: '#4a3a6a', flat: 0.7 } : Math.hypot(x, z) > 42 ? { tone: -0.08 } : { tone: 0.06 };
    },
  });
  return group(
    mirror(place([52, 0, 42], [cylinder(3.4, 42, 1, material('#8a5636')), place([0, 0, 44], sphere(5, brass))])),
    capsule([-54, 0, 80], [54, 0, 80], 2.6, 2.6, material('#8a5636')),
    place([0, 0, 45], box(49, 1.6, 33, 1, sheet)),
    row(7, -46, 46, (x) => place([x, 0, 79], torus(3, 1, brass), [0, 90, 0])),
  );
}

/** A pier of glass planks over the lake, seen from above. */
const glassPier = (): Shape =>
  group(
    times(12, (i) => place([0, -88 + i * 16, 3], box(25, 7, 2.2, 1.2, lensGlass(i % 2 ? '#d9f2fa' : '#c6e2f8', 0.1)))),
    [-26, 26].map((x) => place([x, 0, 4], box(2.4, 96, 3, 1, brass))),
    [-26, 26].flatMap((x) =>
      [-94, -32, 32, 94].map((y) => place([x, y, 7], [cylinder(3.6, 7, 1, plum), place([0, 0, 9], sphere(4, brass))])),
    ),
  );

/** A tower of three light boxes: red, green and blue. */
const colorTower = (): Shape =>
  group(
    place([0, 0, 5], cone(22, 19, 5, 2, bricks('#bfb0cc', 6))),
    [0, 1, 2].map((i) => {
      const color = ['#f2685f', '#58bf67', '#4f86f0'][i] ?? '#f2685f';
      return place(
        [0, 0, 24 + i * 30],
        [
          box(17 - i, 15 - i, 13, 3, plum),
          place([0, 15 - i, 0], lens(10, color)),
          place([0, 0, 14], box(18 - i, 16 - i, 1.6, 0.8, brass)),
        ],
        [0, 0, (i - 1) * 9],
      );
    }),
    place([0, 0, 100], crystal(7, 26, '#e6eeff')),
  );

/** A glowing bowl with crystals, for squares. */
const lightBowl = (): Shape =>
  group(
    place([0, 0, 7], cone(10, 15, 7, 2, bricks('#d9cbe6', 6))),
    place([0, 0, 16], cone(16, 26, 5, 2, material('#e6dcee', { gloss: 0.4 }))),
    place([0, 0, 20], torus(25, 2, brass)),
    place([0, 0, 19], cylinder(23, 2, 1, neon('#fff0b8'))),
    ring(6, (c, s, i) => place([c * 11, s * 11, 23], crystal(3.4, 12 + (i % 2) * 6, hue(i)))),
    place([0, 0, 23], crystal(5, 30, '#e6eeff')),
  );

const define = propsOf(import.meta.url);

export const visionGallery: readonly Prop[] = [
  define('film-fence', filmFence, { footprints: foot(70, 10) }),
  define('easel-pixels', () => easel(0), { footprints: foot(36, 16) }),
  define('easel-hills', () => easel(1), { footprints: foot(36, 16) }),
  define('lens-lamp', () => lensLamp('#ffe08a'), { footprints: foot(16, 10), glow: '#72643e' }),
  define('lens-lamp-blue', () => lensLamp('#9fdcff'), { footprints: foot(16, 10), glow: '#476372' }),
  define('lookout', lookout, { footprints: foot(42, 24) }),
  define('spectrum-table', spectrumTable, { footprints: foot(108, 34) }),
  define('shadow-screen', shadowScreen, { footprints: foot(112, 12), fade: true }),
  define('glass-pier', glassPier, { flat: true, camera: { shadow: false } }),
  define('colour-tower', colorTower, { footprints: foot(44, 26), fade: true }),
  define('light-bowl', lightBowl, { footprints: foot(50, 30) }),
];
