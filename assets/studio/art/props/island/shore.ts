// Owns what lies between the isles: bridges, rafts and boats; and lists what is on their shores.
import { curve, pipe, row } from '../../core/arrange.ts';
import { isInText } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { boards, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, capsule, cylinder, group, place, prism, type Shape, sphere, turn } from '../../core/shapes.ts';
import type { Vec3 } from '../../core/vectors.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { bottle, crayons, palm, parasol, pencilPalm, sandcastle, shell, starfish } from './beach.ts';
import { inkwell, openBook, perch, quillLamp } from './letters.ts';

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
      if (n[1] > 0.3 && z > 12 && isInText(letter, x, z - 23, 13)) return { color, flat: 0.7 };
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
      (n[1] > 0.6 ? isInText(letter, x, z, 15) : n[2] > 0.6 && isInText(letter, x, -y, 15))
        ? { color: '#fffaf0', flat: 0.7 }
        : null,
  });
  return group(
    row(5, -22, 22, (y) => capsule([-24, y, 4], [24, y, 4], 5, 5, boards(PALETTE.wood, 20))),
    [-14, 14].map((x) => capsule([x, -25, 9], [x, 25, 9], 1.4, 1.4, material('#f0dcb8'))),
    place([0, 0, 24], box(15, 15, 14, 3.4, face), [0, 0, 10]),
  );
}

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
