// Shapes what stands only in the night garden: boards for a child's works, a rose arch, small lamps of the road and a letter box.
//
// The writable rectangle of `garden-board`, measured from the anchor (ground contact; y down): x −52…52, y −102…−34 (104 × 68), colour #fff6e0.
import { curve, pipe, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { bricks, foliage, neon, planks, shingles, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  type Shape,
  sphere,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { BOARD_CAMERA, panel } from '../shows/boards.ts';

const iron = material('#3f3a6b', { gloss: 0.5 });
const gold = shiny(PALETTE.gold, 0.8);
const glow = neon('#ffdf96', 0.95);
const leaf = foliage('#4fa35c');
const stone = bricks('#cfc8de', 7);
const BLOSSOMS = ['#ff9ec4', '#ffffff', '#ffd98a'].map((color) => material(color, { soft: 0.5 }));
const blossom = (index: number) => sphere(3.2, BLOSSOMS[index % BLOSSOMS.length] ?? gold);

/** A glass box with a roof, as the road's lamps have it; it stands on the origin and is 22 high. */
const smallLantern = (): Shape =>
  group(
    place([0, 0, 1.4], cylinder(6.4, 1.4, 0.8, gold)),
    place([0, 0, 8], box(4.8, 4.8, 6, 1.4, glow)),
    [-1, 1].map((x) => capsule([x * 5, 5, 2], [x * 5, 5, 14], 0.8, 0.8, iron)),
    place([0, 0, 17], cone(8.4, 1.6, 3.4, 0.8, shingles(PALETTE.indigo, 3))),
    place([0, 0, 21.4], sphere(1.6, gold)),
  );

/** A board of dark wood under a shingled ridge, with blossoms at its feet. */
function gardenBoard(): Shape {
  const wood = planks(PALETTE.woodDark, 5);
  return group(
    mirror(place([50, -3, 38], cylinder(3.2, 38, 1, wood))),
    mirror(place([50, -3, 3], cylinder(7, 3, 1.6, stone))),
    panel(106, 70, 79, '#fff6e0'),
    place([0, -1, 129], box(64, 8, 3, 2, shingles(PALETTE.indigo, 4))),
    place([0, -1, 134], box(54, 6, 3, 2, shingles('#6f6be0', 4))),
    place([0, 0, 137], smallLantern(), null, 0.8),
    mirror(
      group(
        place([50, 3, 6], ellipsoid(11, 7, 7, leaf)),
        [0, 1, 2].map((i) => place([44 + i * 6, 9, 8 + (i % 2) * 4], blossom(i))),
      ),
    ),
  );
}

/** Two stone posts and an arch of roses over the way, a lantern in its middle. */
function roseArch(): Shape {
  const span = 82;
  const points = curve(16, (t) => [Math.cos(Math.PI * (1 - t)) * span, 0, 84 + Math.sin(Math.PI * t) * 56] as const);
  return group(
    [-span, span].map((x) =>
      group(
        place([x, 0, 7], box(14, 12, 7, 2, stone)),
        place([x, 0, 48], cylinder(6, 40, 1, material('#efe9f7', { gloss: 0.2 }))),
        times(4, (i) => place([x + (i % 2 ? 4 : -4), 5, 22 + i * 17], ellipsoid(9, 6, 9, leaf))),
        times(4, (i) => place([x + (i % 2 ? 7 : -6), 11, 26 + i * 16], blossom(i))),
      ),
    ),
    pipe(points, 8, leaf),
    points.map((at, i) => place([at[0], at[1] + (i % 2 ? 3 : -2), at[2]], sphere(i % 2 ? 11 : 12.4, leaf))),
    points.map((at, i) => place([at[0] * 1.02 + (i % 2 ? 4 : -4), 11, at[2] + (i % 3) * 3 - 2], blossom(i))),
    capsule([0, 2, 130], [0, 2, 116], 0.9, 0.9, iron),
    place([0, 2, 96], smallLantern()),
  );
}

/** A lamp that reaches a child to the shoulder. */
const roadLamp = (): Shape =>
  group(
    place([0, 0, 2], cylinder(6.4, 2, 1.2, stone)),
    capsule([0, 0, 3], [0, 0, 27], 2.2, 1.8, iron),
    place([0, 0, 26], smallLantern()),
  );

/** A red box on a post with a letter half in its slot. */
function letterBox(): Shape {
  const red = shiny('#e2574f', 0.5);
  return group(
    place([0, 0, 16], box(3.4, 3, 16, 1, material(PALETTE.woodDark))),
    place([0, 0, 44], box(17, 12, 11, 3, red)),
    place([0, 0, 56], box(19, 14, 2.4, 2, material('#b83f45', { gloss: 0.4 }))),
    place([0, 12.4, 47], box(11, 0.8, 1.8, 0.6, iron)),
    place([2, 14, 52], box(9, 0.7, 6.4, 0.5, material('#fff6e0', { soft: 0.8 })), [0, 8, 0]),
    place([2, 14.8, 52.4], sphere(2.4, red)),
    place([20, 0, 50], box(1.2, 1.2, 9, 0.6, gold)),
    place([20, 2, 57], box(1, 4.6, 3.4, 0.6, gold)),
  );
}

const prop = propsOf(import.meta.url);
const posts = (apart: number, width: number, depth: number) => [
  ...foot(width, depth, 0, -apart),
  ...foot(width, depth, 0, apart),
];

export const gardenFurnishings: readonly Prop[] = [
  prop('garden-board', gardenBoard, { camera: BOARD_CAMERA, footprints: posts(50, 18, 12), fade: true }),
  prop('rose-arch', roseArch, { footprints: posts(82, 30, 18), fade: true, glow: '#ffdf96' }),
  prop('road-lamp', roadLamp, { footprints: foot(12, 8), glow: '#ffdf96' }),
  prop('letter-box', letterBox, { footprints: foot(30, 14) }),
];
