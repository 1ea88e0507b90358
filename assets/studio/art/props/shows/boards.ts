// Owns boards with an empty face, on which the game writes or draws what a learner has made.
//
// The face is flat and of one colour. Its writable rectangle (px = units), measured from the anchor (ground contact; y down):
// - `shop-display`: x −40…40, y −75…−21 (80 × 54), colour #fff6e0
// - `canteen-sign`: x −50…50, y −94…−42 (100 × 52), colour #2f5552; chalk on it: #fff6e0
// - `speaking-sign` (of the family `demo`, built on `panel`): as `shop-display`
// `boards.test.ts` measures them in the committed pictures.
import { row } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { boards as planking, shingles } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, capsule, cylinder, ellipsoid, group, mirror, place, type Shape, sphere } from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';

export const BOARD_CAMERA = { elevation: 31 };
const wood = material(PALETTE.wood);
const dark = material(PALETTE.woodDark, { gloss: 0.3 });
const gold = material(PALETTE.gold, { gloss: 0.8 });
const plain = (color: string) => material(color, { soft: 1, flat: 1 });

/** A framed panel, its face `width` × `height` px on the screen, `middle` px above the ground. */
export function panel(width: number, height: number, middle: number, face: string): Shape {
  const tall = height / Math.cos((BOARD_CAMERA.elevation * Math.PI) / 180);
  return place(
    [0, 0, middle],
    [
      box(width / 2 + 5, 1.6, tall / 2 + 5, 1.4, wood),
      place([0, 1.8, 0], box(width / 2 + 2, 0.8, tall / 2 + 2, 0.4, plain(face))),
    ],
  );
}

/** An easel for a shop's door, with a striped cap. */
function shopDisplay(): Shape {
  const scallop = (x: number, index: number) =>
    place([x, 2.4, 95], ellipsoid(6.4, 3, 4.6, material(index % 2 ? '#fff6e0' : '#fb86b6', { gloss: 0.3 })));
  return group(
    mirror(capsule([31, 2, 1.6], [33, -1, 26], 2.4, 2.2, dark)),
    capsule([0, -14, 1.6], [0, -2, 70], 2.2, 1.8, dark),
    panel(82, 56, 57, '#fff6e0'),
    place([0, 0.6, 97], box(48, 3.4, 2.6, 1.8, gold)),
    row(7, -40, 40, scallop),
  );
}

/** A signboard on two posts under a small roof, with a ladle and a spoon at its sides. */
function canteenSign(): Shape {
  const steel = material(PALETTE.steel, { gloss: 0.8 });
  return group(
    mirror(place([48, -2, 28], cylinder(2.8, 28, 1, dark))),
    mirror(place([48, -2, 2.4], cylinder(5, 2.4, 1.2, material(PALETTE.stone)))),
    panel(102, 54, 81, '#2f5552'),
    place([0, -1, 120], box(62, 6, 3, 2, shingles(PALETTE.red, 4))),
    place([0, -1, 125], box(52, 4.4, 3, 2, shingles('#d9463f', 4))),
    place([0, 2, 130], [ellipsoid(7, 3.6, 6, gold), place([0, 3.4, 0], ellipsoid(3, 1, 2.4, material('#fff6e0')))]),
    place([0, 0, 38], [box(30, 1.4, 3.4, 1.4, planking(PALETTE.wood)), place([-18, 2, 0], sphere(2.4, steel))]),
    place([18, 2, 38], sphere(2.4, steel)),
  );
}

const prop = propsOf(import.meta.url);

export const showBoards: readonly Prop[] = [
  prop('shop-display', shopDisplay, { camera: BOARD_CAMERA, footprints: foot(70, 12) }),
  prop('canteen-sign', canteenSign, {
    camera: BOARD_CAMERA,
    footprints: [...foot(12, 10, 0, -48), ...foot(12, 10, 0, 48)],
  }),
];
