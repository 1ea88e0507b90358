// Owns what lies between the isles and on their beaches: bridges, rafts, boats, palms, pencils and shells.
import { curve, facing, pipe, ring, row, starOutline, times } from '../../core/arrange.ts';
import { onText } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { boards, foliage, neon, planks, radialStripes, shiny } from '../../core/materials.ts';
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
  prism,
  type Shape,
  scaled,
  sphere,
  torus,
  turn,
} from '../../core/shapes.ts';
import type { Vec3 } from '../../core/vectors.ts';
import { foot, type Prop, propsOf } from '../prop.ts';

/** A camera 38° high shows depth shortened by its sine. */
const DEPTH = 1 / Math.sin((38 * Math.PI) / 180);
const gold = shiny(PALETTE.gold);

/** A plank deck of `wide` × `deep` screen pixels that lies on the water. */
function deck(wide: number, deep: number, across: boolean): Shape {
  const [x, y] = [wide / 2, (deep / 2) * DEPTH];
  const wood = material('#d9a066', {
    paint: ([px, py], n) => {
      const along = across ? px / 9 : py / (9 * DEPTH);
      const seam = Math.abs(along - Math.round(along)) < 0.07;
      if (n[2] < 0.5) return { tone: -0.1 };
      return seam ? { tone: -0.22 } : { tone: (Math.floor(along + 0.5) % 3) * 0.035 - 0.03 };
    },
  });
  return group(place([0, 0, 3], box(x, y, 3, 1, wood)));
}

/** A rope rail of `wide` screen pixels that runs along the picture. */
const rail = (wide: number): Shape =>
  group(
    [-1, 1].map((side) =>
      place(
        [(side * wide) / 2, 0, 15],
        [cylinder(3.4, 15, 1.4, boards(PALETTE.woodDark, 6)), place([0, 0, 15], sphere(4, gold))],
      ),
    ),
    [12, 24].map((z) =>
      pipe(
        curve(8, (t): Vec3 => [(t - 0.5) * wide, 0, z - Math.sin(t * Math.PI) * 5]),
        1.3,
        material('#f0dcb8'),
      ),
    ),
  );

const railPost = (): Shape =>
  group(place([0, 0, 15], cylinder(3.4, 15, 1.4, boards(PALETTE.woodDark, 6))), place([0, 0, 30], sphere(4, gold)));

/** Half a rope rail that runs into the picture, `deep` screen pixels long. */
const railDeep = (deep: number): Shape => {
  const reach = (deep / 2) * DEPTH;
  return group(
    [-1, 1].map((side) => place([0, side * reach, 0], railPost())),
    [12, 24].map((z) =>
      pipe(
        curve(8, (t): Vec3 => [0, (t - 0.5) * reach * 2, z - Math.sin(t * Math.PI) * 5]),
        1.3,
        material('#f0dcb8'),
      ),
    ),
  );
};

/** A boat folded from a page, with an initial on its sail. */
function paperBoat(letter: string, color: string): Shape {
  const sheet = material('#fffaf0', {
    soft: 0.5,
    paint: ([x, , z], n) => {
      if (n[1] > 0.3 && z > 12 && onText(letter, x, z - 23, 13)) return { color, flat: 0.7 };
      return Math.abs((z / 5) % 1) < 0.14 && z < 11 ? { color: '#c9d4f0', flat: 0.3 } : null;
    },
  });
  return group(
    place(
      [0, 0, 0],
      prism(
        [
          [-16, 10],
          [16, 10],
          [0, 44],
        ],
        2,
        1.4,
        sheet,
      ),
    ),
    [-1, 1].map((side) =>
      place(
        [0, side * 8, 2],
        turn(
          [side * -24, 0, 0],
          prism(
            [
              [-38, 14],
              [-20, -2],
              [20, -2],
              [38, 14],
            ],
            1.6,
            1.2,
            sheet,
          ),
        ),
      ),
    ),
    [-1, 1].map((side) => capsule([side * 20, 0, 1], [side * 38, 0, 14], 4, 1.4, sheet)),
  );
}

/** Three logs, one block with a letter: what the word river carries. */
function letterRaft(letter: string, color: string): Shape {
  const face = material(color, {
    gloss: 0.4,
    paint: ([x, y, z], n) =>
      (n[1] > 0.6 ? onText(letter, x, z, 15) : n[2] > 0.6 && onText(letter, x, -y, 15))
        ? { color: '#fffaf0', flat: 0.7 }
        : null,
  });
  return group(
    row(5, -22, 22, (y) => capsule([-24, y, 4], [24, y, 4], 5, 5, boards(PALETTE.wood, 20))),
    [-14, 14].map((x) => capsule([x, -25, 9], [x, 25, 9], 1.4, 1.4, material('#f0dcb8'))),
    place([0, 0, 24], box(15, 15, 14, 3.4, face), [0, 0, 10]),
  );
}

/** Long leaves that bow to all sides from `at`. */
const crown = (at: Vec3, count: number, reach: number, color: string): Shape =>
  group(
    ring(
      count,
      (x, y, i) => {
        const far = reach * (0.9 + (i % 3) * 0.08);
        const path = curve(
          6,
          (t): Vec3 => [
            at[0] + x * far * t,
            at[1] + y * far * t,
            at[2] + Math.sin(t * 2.5) * 13 - t * t * (14 + (i % 2) * 9),
          ],
        );
        return pipe(path, (t) => 2.4 + Math.sin(t * 2.6 + 0.3) * 4.4, foliage(i % 2 ? color : PALETTE.leafLime));
      },
      0.2,
    ),
  );

/** A palm of the beach; `lean` pixels to the side. */
const palm = (height: number, lean: number): Shape => {
  const trunk = boards('#c99a6a', 6);
  return group(
    pipe(
      curve(6, (t): Vec3 => [lean * t * t, 0, t * height]),
      (t) => 8 - t * 3,
      trunk,
    ),
    crown([lean, 0, height], 8, 44, PALETTE.leaf),
    times(3, (i) =>
      place([lean - 7 + i * 7, 6, height - 5 - (i % 2) * 3], sphere(5, material('#8a5636', { gloss: 0.4 }))),
    ),
  );
};

/** A giant pencil stuck in the sand that grew leaves round its point. */
const pencilPalm = (color: string, height: number, tilt: number): Shape => {
  const barrel = material(color, {
    gloss: 0.5,
    paint: ([x, y]) => (Math.abs((((Math.atan2(y, x) / Math.PI) * 3 + 6.5) % 1) - 0.5) < 0.1 ? { tone: 0.14 } : null),
  });
  return group(
    place([0, 0, 3], ellipsoid(20, 18, 7, material(PALETTE.sand))),
    turn(
      [0, tilt, 0],
      [
        place([0, 0, 8], cylinder(11, 8, 3, material('#ff9fbe', { gloss: 0.3 }))),
        place([0, 0, 20], cylinder(11.6, 5, 1, shiny(PALETTE.steel))),
        place([0, 0, 24 + height / 2], cylinder(10.6, height / 2, 1, barrel)),
        place([0, 0, 24 + height + 12], cone(10.6, 3, 12, 0.6, material('#f2d2a4'))),
        place([0, 0, 24 + height + 27], cone(4, 0.6, 5, 0.5, material('#4a3a5e'))),
        crown([0, 0, 24 + height + 2], 7, 40, PALETTE.green),
      ],
    ),
  );
};

const parasol = (): Shape =>
  group(
    capsule([0, 0, 0], [4, 0, 62], 2, 2, material('#fff6e6')),
    place([4, 0, 58], cone(38, 3, 11, 2, radialStripes('#f2685f', '#fff6e6', 6))),
    place([4, 0, 71], sphere(3.4, gold)),
    place([-20, 22, 2], box(13, 24, 1.6, 1, planks('#7fd0f2', 8)), [0, 0, 8]),
  );

const sandcastle = (): Shape => {
  const sand = material('#ecc98a', {
    paint: ([x, y, z]) => ({ tone: Math.sin(x * 2.1 + z * 1.3) * Math.sin(y * 1.7) * 0.05 }),
  });
  const tower = (x: number, y: number, height: number) =>
    group(
      place([x, y, height / 2], cylinder(9, height / 2, 1.4, sand)),
      ring(5, (c, s) => place([x + c * 7, y + s * 7, height + 2], box(2.4, 2.4, 3, 0.8, sand))),
    );
  return group(
    place([0, 0, 6], box(30, 20, 8, 3, sand)),
    tower(-26, 10, 26),
    tower(26, 10, 22),
    tower(0, -10, 40),
    capsule([0, -10, 42], [0, -10, 60], 1, 1, material(PALETTE.wood)),
    place(
      [7, -10, 56],
      prism(
        [
          [-7, 5],
          [8, 0],
          [-7, -5],
        ],
        0.8,
        0.6,
        shiny(PALETTE.red),
      ),
    ),
    place([0, 20, 8], facing(cylinder(5, 2, 1, material('#8a6a3a')))),
  );
};

const bottle = (): Shape =>
  scaled(
    0.9,
    turn(
      [0, 66, 20],
      [
        cylinder(9, 16, 6, material('#9fe6c8', { gloss: 1, soft: 0.6 })),
        place([0, 0, 20], cylinder(3.6, 6, 1, material('#9fe6c8', { gloss: 1 }))),
        place([0, 0, 28], cylinder(3.4, 3, 1, material(PALETTE.wood))),
        place([0, 4, 0], cylinder(5, 11, 2, material('#fff3d6'))),
      ],
    ),
  );

const shell = (color: string): Shape => {
  const coat = material(color, {
    gloss: 0.6,
    paint: ([x, , z]) =>
      Math.abs((((Math.atan2(z, x) / Math.PI) * 8 + 8.5) % 1) - 0.5) < 0.14 ? { tone: -0.14 } : null,
  });
  return place([0, 0, 4], turn([-40, 0, 0], group(ellipsoid(10, 4, 9, coat), place([0, 1, -8], sphere(3, coat)))));
};

const starfish = (): Shape =>
  place([0, 0, 2], turn([-90, 0, 12], prism(starOutline(5, 11, 5), 1.6, 2, material('#f8963c', { gloss: 0.3 }))));

/** A hedge of wax crayons. */
const crayons = (): Shape =>
  group(
    row(6, -30, 30, (x, i) => {
      const color = ['#f2685f', '#f8963c', '#fdd04b', '#8fd05a', '#58b7f2', '#9a63e0'][i] ?? '#f2685f';
      const tall = 15 + (i % 3) * 2.6;
      return group(
        place([x, 0, tall / 2], cylinder(5, tall / 2, 0.8, material(color, { gloss: 0.5 }))),
        place([x, 0, tall * 0.55], cylinder(5.3, 3, 0.6, material('#fff6e6'))),
        place([x, 0, tall + 4], cone(4.4, 1.4, 4, 1, material(color, { gloss: 0.5 }))),
      );
    }),
  );

const inkwell = (): Shape =>
  group(
    place(
      [0, 0, 14],
      cone(18, 14, 14, 5, material('#a9c8ff', { gloss: 1, paint: ([, , z]) => (z < 4 ? { color: '#4f57d8' } : null) })),
    ),
    place([0, 0, 31], cylinder(9, 4, 2, gold)),
    capsule([3, -4, 30], [22, -10, 76], 1.6, 1.2, material('#fff6e6')),
    place(
      [18, -9, 64],
      turn(
        [0, 22, 0],
        ellipsoid(
          8,
          2.6,
          22,
          material('#ff9ac0', {
            paint: ([x, , z]) => (Math.abs(((z - Math.abs(x)) / 5) % 1) < 0.16 ? { tone: -0.14 } : null),
          }),
        ),
      ),
    ),
  );

const perch = (): Shape =>
  group(
    place([0, 0, 3], cylinder(17, 3, 1.4, boards(PALETTE.woodDark))),
    place([0, 0, 24], cylinder(3, 24, 1, boards(PALETTE.wood, 7))),
    capsule([-24, 0, 48], [24, 0, 48], 3, 3, material(PALETTE.wood)),
    place([-22, 2, 40], [torus(3, 1, gold), place([0, 0, -5], cylinder(6, 4, 1.4, shiny('#58b7f2')))]),
    mirror(place([25, 0, 48], sphere(4, gold))),
  );

/** Open pages on a stand; three letters fly out of them. */
const openBook = (): Shape => {
  const lines = material('#fff6e0', {
    paint: ([x, y], n) =>
      n[2] > 0.6 && Math.abs(x) < 16 && Math.abs(y) < 11 && Math.abs((y / 4.4) % 1) < 0.24
        ? { color: '#9a86b8' }
        : null,
  });
  const flying = [
    ['A', -20, 30, '#f2685f'],
    ['?', 0, 46, '#9a63e0'],
    ['Z', 20, 32, '#58b7f2'],
  ] as const;
  return group(
    place([0, 0, 4], cylinder(18, 4, 2, boards(PALETTE.woodDark))),
    place([0, 0, 18], cylinder(5, 14, 1, boards(PALETTE.wood))),
    place(
      [0, 0, 36],
      turn(
        [26, 0, 0],
        [
          mirror(
            place(
              [22, 0, 3],
              [box(23, 18, 2.4, 1.4, shiny('#c8506f', 0.4)), place([-1, 0, 3.4], box(21, 16, 2.6, 1.6, lines))],
              [0, -13, 0],
            ),
          ),
        ],
      ),
    ),
    flying.map(([letter, x, z, color]) =>
      place(
        [x, 0, 36 + z],
        box(
          8,
          1.6,
          9,
          1.6,
          material(color, {
            gloss: 0.5,
            soft: 0.6,
            glow: 0.4,
            paint: ([px, , pz], n) =>
              n[1] > 0.5 && onText(letter, px, pz, 10) ? { color: '#fff6e0', flat: 0.8 } : null,
          }),
        ),
        [0, x * 0.7, 0],
      ),
    ),
  );
};

/** A pen that is a lamp: its nib shines. */
const quillLamp = (): Shape =>
  group(
    place([0, 0, 4], cone(9, 6, 4, 1.4, shiny('#c8506f'))),
    place([0, 0, 32], cylinder(2.6, 28, 0.8, shiny('#c8506f', 0.5))),
    place([0, 0, 20], torus(3.2, 1.4, gold)),
    place([0, 0, 62], cylinder(6, 3, 1.4, gold)),
    place([0, 0, 74], cone(8.4, 1, 11, 1.4, neon('#ffe9a0'))),
    place([0, 0, 65], sphere(8.6, neon('#ffe9a0'))),
  );

const prop = propsOf(import.meta.url);
/** Width of a bridge (pixels on screen). */
const BRIDGE = 60;

export const islandShore: readonly Prop[] = [
  prop('deck', () => deck(96, BRIDGE, true), { flat: true, camera: { shadow: false } }),
  prop('deck-deep', () => deck(BRIDGE, 96, false), { flat: true, camera: { shadow: false } }),
  prop('rope-rail', () => rail(96), { footprints: foot(100, 8) }),
  prop('rope-rail-deep', () => railDeep(96), { footprints: foot(8, 100) }),
  prop('paper-boat-red', () => paperBoat('R', '#e0564e'), { footprints: foot(64, 20) }),
  prop('paper-boat-blue', () => paperBoat('B', '#3f7fd0'), { footprints: foot(64, 20) }),
  prop('letter-raft-a', () => letterRaft('A', '#f2685f'), { footprints: foot(54, 30) }),
  prop('letter-raft-i', () => letterRaft('I', '#58b7f2'), { footprints: foot(54, 30) }),
  prop('letter-raft-m', () => letterRaft('M', '#8fd05a'), { footprints: foot(54, 30) }),
  prop('letter-raft-e', () => letterRaft('E', '#f8963c'), { footprints: foot(54, 30) }),
  prop('palm-1', () => palm(84, 16), { footprints: foot(20, 14), fade: true }),
  prop('palm-2', () => palm(70, -20), { footprints: foot(20, 14), fade: true }),
  prop('palm-small', () => palm(44, 6), { footprints: foot(18, 12), fade: true }),
  prop('pencil-palm-yellow', () => pencilPalm('#fdc63c', 62, 7), { footprints: foot(30, 18), fade: true }),
  prop('pencil-palm-blue', () => pencilPalm('#58a8f2', 50, -9), { footprints: foot(30, 18), fade: true }),
  prop('pencil-palm-red', () => pencilPalm('#f2685f', 72, -4), { footprints: foot(30, 18), fade: true }),
  prop('parasol', parasol, { footprints: foot(14, 10), fade: true }),
  prop('sandcastle', sandcastle, { footprints: foot(66, 28) }),
  prop('message-bottle', bottle, { footprints: foot(34, 12) }),
  prop('shell-pink', () => shell('#ff9fb8'), {}),
  prop('shell-cream', () => shell('#ffe2b0'), {}),
  prop('starfish', starfish, { flat: true }),
  prop('crayon-fence', crayons, { footprints: foot(72, 12) }),
  prop('inkwell', inkwell, { footprints: foot(38, 22) }),
  prop('muse-perch', perch, { footprints: foot(36, 20) }),
  prop('open-book', openBook, { footprints: foot(48, 20), fade: true, glow: '#ffe9c0' }),
  prop('quill-lamp', quillLamp, { footprints: foot(14, 10), glow: '#ffe58a' }),
];
