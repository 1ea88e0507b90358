// Shapes the farm's fences, trough, well, beehives and field signs, and the old robot in the glade.
import { ring, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { boards, foliage, neon, shiny } from '../../core/materials.ts';
import { valueNoise } from '../../core/noise.ts';
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
  scaled,
  sphere,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { rail, steel } from './materials.ts';

/** A length of post-and-rail fence, 64 px wide. */
const railFence = (): Shape =>
  group(
    [-32, 0, 32].map((x) => capsule([x, 0, 0], [x, 0, 24], 3, 2.8, rail)),
    [10, 19].map((z, i) => capsule([-33, 0, z + i], [33, 0, z - i], 2, 2, rail)),
  );

/** The same going away from the viewer, 48 px deep. */
const railFenceDeep = (): Shape =>
  group(
    [-36, 0, 36].map((y) => capsule([0, y, 0], [0, y, 24], 3, 2.8, rail)),
    [10, 19].map((z) => capsule([0, -37, z], [0, 37, z], 2, 2, rail)),
  );

/** A trough of water. */
const trough = (): Shape =>
  group(
    place([0, 0, 8], box(32, 11, 8, 2, boards('#a9744a', 6))),
    place([0, 0, 15], box(28, 8, 1.8, 1, material('#7fd6ee', { gloss: 0.9 }))),
    [-22, 22].map((x) => place([x, 0, 8], box(1.6, 11.6, 8.4, 0.8, steel))),
  );

/** A stone well with a little roof. */
const well = (): Shape =>
  group(
    ring(12, (c, s) => place([c * 22, s * 22, 9], box(6, 6, 9, 3, material(PALETTE.stone)))),
    place([0, 0, 14], cylinder(19, 1.6, 0.6, material('#359fd6', { gloss: 0.9 }))),
    [-21, 21].map((x) => capsule([x, 0, 12], [x, 0, 56], 2.4, 2.4, material(PALETTE.woodDark))),
    [-1, 1].map((side) => place([0, side * 11, 60], box(30, 15, 2, 1.2, boards('#d9483f', 5)), [side * -34, 0, 0])),
    capsule([-21, 0, 40], [21, 0, 40], 2, 2, rail),
    capsule([0, 0, 40], [0, 0, 26], 0.8, 0.8, rail),
    place([0, 0, 22], cone(4, 5.4, 5, 0.8, boards(PALETTE.wood, 4))),
  );

/** An old robot, asleep and overgrown with flowers and moss. */
const oldRobot = (): Shape => {
  const rust = material('#b98a6a', {
    gloss: 0.2,
    paint: (_l, n, [x, y, z]) => {
      const moss = valueNoise(x / 7, (y + z) / 7, 6);
      return n[2] > 0.35 && moss > 0.45 ? { color: '#7fbf5a' } : moss < 0.32 ? { color: '#a06a4a' } : null;
    },
  });
  const flower = (x: number, y: number, z: number, color: string) =>
    place(
      [x, y, z],
      [
        ring(5, (c, s) => place([c * 2.6, 0.4, s * 2.6], sphere(2, material(color)))),
        place([0, 1.4, 0], sphere(1.7, material(PALETTE.yellow))),
      ],
    );
  return scaled(
    1.25,
    place([0, 0, 16], box(22, 16, 18, 8, rust), [6, -12, 0]),
    place(
      [6, 3, 46],
      [
        box(19, 15, 14, 8, rust),
        place(
          [0, 11.6, -1],
          box(
            14,
            4,
            9,
            5,
            material('#463f6b', {
              soft: 0.7,
              paint: ([x, , z]) =>
                Math.abs(z + 0.4 - Math.abs(Math.abs(x) - 6) * 0.5) < 0.9 && Math.abs(Math.abs(x) - 6) < 3
                  ? { color: '#ffd95e', flat: 1, glow: 1 }
                  : null,
            }),
          ),
        ),
        capsule([8, 0, 13], [12, 0, 25], 1.2, 1, steel),
        place([12, 0, 27], sphere(3.2, neon('#ffd95e'))),
      ],
      [0, 10, 0],
    ),
    capsule([-20, 6, 20], [-34, 16, 3], 4.4, 4, rust),
    capsule([24, 6, 16], [34, 18, 4], 4.4, 4, rust),
    capsule([-9, 14, 6], [-12, 30, 4], 5, 5, rust),
    capsule([10, 14, 6], [14, 30, 4], 5, 5, rust),
    times(9, (i) => place([-28 + i * 7, 20 + (i % 2) * 4, 2], ellipsoid(6, 4, 4, foliage(PALETTE.leaf)))),
    flower(-8, 4, 60, PALETTE.pink),
    flower(-2, 8, 62, '#ffffff'),
    flower(-20, 24, 8, PALETTE.pink),
    flower(22, 24, 8, '#ffffff'),
    flower(-2, 26, 8, PALETTE.lilac),
  );
};

/** Three hives in pastel colours. */
const beehives = (): Shape =>
  group(
    [-24, 0, 24].map((x, i) =>
      place(
        [x, (i % 2) * 6, 0],
        [
          place([0, 0, 4], box(8, 7, 4, 1, material(PALETTE.woodDark))),
          times(3, (k) =>
            place(
              [0, 0, 11 + k * 7],
              box(9.4, 8.4, 3.6, 2, material(['#fdd98a', '#9be3c4', '#ffc0d8'][i] ?? '#fdd98a')),
            ),
          ),
          place([0, 0, 31], box(11, 10, 2, 1, shiny(PALETTE.steel))),
          place([0, 8.4, 10], box(3.4, 1, 1.2, 0.5, material(PALETTE.black))),
        ],
      ),
    ),
  );

/** The board at a field's corner, with the field's number. */
const fieldSign = (number: number, color: string): Shape =>
  group(
    [-9, 9].map((x) => capsule([x, 0, 0], [x, 0, 30], 2, 1.8, rail)),
    place(
      [0, 2, 30],
      signBoard(String(number), { height: 14, margin: 7, board: color, rim: '#fff3dc', ink: '#fff8e8', lit: 0 }),
    ),
  );

const FIELD_COLORS = [PALETTE.green, PALETTE.sky, PALETTE.orange, PALETTE.rose, PALETTE.purple];

const prop = propsOf(import.meta.url);

export const farmYard: readonly Prop[] = [
  prop('rail-fence', railFence, { footprints: foot(66, 7) }),
  prop('rail-fence-deep', railFenceDeep, { footprints: foot(7, 48) }),
  prop('trough', trough, { footprints: foot(64, 18) }),
  prop('well', well, { footprints: foot(54, 32), fade: true }),
  prop('old-robot', oldRobot, { footprints: foot(70, 36, 6), fade: true, glow: '#ffd95e' }),
  prop('beehives', beehives, { footprints: foot(70, 16) }),
  ...FIELD_COLORS.map((color, i) =>
    prop(`field-sign-${i + 1}`, () => fieldSign(i + 1, color), { footprints: foot(22, 8) }),
  ),
];
