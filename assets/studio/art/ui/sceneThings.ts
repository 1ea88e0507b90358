// Shapes the everyday things and symbols in lesson illustrations. They stand on z = 0; sizes in scene pixels (a scene is about 180 wide).
import { isInText } from '../core/lettering.ts';
import { material } from '../core/material.ts';
import { PALETTE } from '../core/palette.ts';
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
  sphere,
  subtract,
  torus,
  turn,
} from '../core/shapes.ts';
import { INKED, toy } from './sceneDevices.ts';

/** A lettered board on the ground, or a block with a letter. */
export function block(text: string, color: string, size = 12): Shape {
  const face = material(color, {
    soft: 0.5,
    gloss: 0.3,
    paint: ([x, , z], [, ny]) =>
      ny > 0.5 && isInText(text, x, z, size * 0.95) ? { color: '#fffaf0', flat: 1, tone: 0.2 } : null,
  });
  return place([0, 0, size], box(size, size, size, 3, face));
}

/** Scales of justice; `tip` lowers the right pan. */
export function scales(tip = 0): Shape {
  const gold = toy(PALETTE.gold);
  const pan = (side: number) => {
    const z = 58 - side * tip;
    return group(
      capsule([side * 30, 0, z], [side * 38, 0, z - 24], 0.9, 0.9, gold),
      capsule([side * 30, 0, z], [side * 22, 0, z - 24], 0.9, 0.9, gold),
      place([side * 30, 0, z - 26], subtract(ellipsoid(13, 13, 7, gold), place([0, 0, 8], box(20, 20, 8, 0, gold)))),
    );
  };
  return group(
    place([0, 0, 3], cylinder(19, 3, 1.6, toy('#8d5a3b'))),
    place([0, 0, 34], cylinder(3, 30, 1, gold)),
    capsule([-30, 0, 58 + tip], [30, 0, 58 - tip], 2.4, 2.4, gold),
    place([0, 0, 66], sphere(5, gold)),
    pan(-1),
    pan(1),
  );
}

export const heart = (color: string = PALETTE.rose): Shape =>
  place([0, 0, 16], blend(3, mirror(capsule([8, 0, 8], [0, 0, -10], 10, 3, toy(color)))));

/** A collecting box with a coin in its slot. */
export function donationBox(): Shape {
  const front = material('#f2708f', { gloss: 0.4 });
  return group(
    place([0, 0, 19], box(24, 15, 19, 4, front)),
    place([0, 15, 11], heart('#fff0d2'), null, 0.5),
    place([0, 0, 39], box(26, 17, 4, 2, toy('#fff0d2'))),
    place([0, 0, 43.6], box(9, 2, 0.8, 0.4, material(INKED))),
    place([0, 0, 52], turn([90, 0, 12], cylinder(9, 2, 1, toy(PALETTE.gold)))),
  );
}

/** A counter with a striped awning. */
export function canteen(): Shape {
  const stripes = material('#ee5a52', {
    paint: ([x]) => (Math.floor((x + 100) / 9) % 2 ? { color: '#fff6e6' } : null),
  });
  const post = (side: number) => capsule([side * 44, 0, 0], [side * 44, 0, 74], 2.4, 2.4, toy('#c08552'));
  const pot = group(
    place([0, 0, 8], cylinder(10, 8, 3, toy('#9aa8e0'))),
    place([0, 0, 17], ellipsoid(10, 10, 3, toy('#c9c3e6'))),
    place([0, 0, 21], sphere(2.4, toy(PALETTE.red))),
  );
  return group(
    place([0, 4, 14], box(48, 12, 14, 3, toy('#c08552'))),
    place([0, 4, 29], box(51, 15, 2.6, 1.6, toy('#fff0d2'))),
    post(-1),
    post(1),
    place([0, 6, 78], box(52, 18, 6, 5, stripes), [24, 0, 0]),
    place([-26, 6, 31.5], pot),
    place([4, 8, 34], [ellipsoid(13, 11, 2.4, toy('#ffffff')), place([0, 0, 3], ellipsoid(9, 8, 4.6, toy('#f2a53c')))]),
    place([30, 8, 31], apple()),
  );
}

export function apple(color: string = PALETTE.red): Shape {
  const skin = material(color, { gloss: 0.9 });
  return group(
    blend(3, place([-3.4, 0, 8], sphere(8, skin)), place([3.4, 0, 8], sphere(8, skin))),
    capsule([0, 0, 14], [1.4, 0, 20], 1.2, 1, toy('#8d5a3b')),
    place([5, 0, 19], ellipsoid(4.6, 1.4, 2.2, toy('#6fc45a')), [0, -24, 0]),
  );
}

export function sunCloud(): Shape {
  const cloud = material('#ffffff', { soft: 0.5 });
  return group(
    place([12, -10, 66], sphere(17, material('#ffd34a', { soft: 0.8, glow: 1 }))),
    blend(
      3,
      place([-18, 0, 52], sphere(12, cloud)),
      place([-2, 2, 57], sphere(15, cloud)),
      place([15, 1, 51], sphere(11, cloud)),
      place([0, 0, 47], box(27, 8, 6, 5, cloud)),
    ),
    [-16, -2, 12].map((x, i) => capsule([x, 2, 34 - i * 2], [x - 4, 2, 22 - i * 2], 2.4, 1.4, toy('#58b7f2'))),
  );
}

export function cricket(): Shape {
  const willow = toy('#e8c07a');
  return group(
    place([-8, 0, 30], [box(8, 3.4, 26, 3, willow), capsule([0, 0, 26], [0, 0, 46], 3, 3, toy('#ee5a52'))], [0, 20, 0]),
    place([26, 8, 9], [sphere(9, toy('#d8433c')), turn([20, 70, 0], torus(8.8, 0.9, material('#fff0d2')))]),
    [-1, 0, 1].map((i) => capsule([34 + i * 8, -14, 0], [34 + i * 8, -14, 44], 2, 2, willow)),
    place([34, -14, 46], box(11, 1.8, 1.6, 0.8, willow)),
  );
}

/** A leaf plant in a pot. */
export function plant(): Shape {
  const leaf = (side: number, z: number, size: number, color: string) =>
    place([side * 11, 0, z], ellipsoid(12 * size, 4, 6.6 * size, toy(color)), [0, side * -32, 0]);
  return group(
    place([0, 0, 11], cone(11, 15, 11, 2, toy('#e07a4a'))),
    place([0, 0, 22], torus(14, 2.4, toy('#c9602f'))),
    capsule([0, 0, 22], [0, 0, 62], 2.2, 1.6, toy('#4fa04e')),
    leaf(-1, 38, 1, '#6fc45a'),
    leaf(1, 46, 1, '#6fc45a'),
    leaf(-1, 58, 0.8, '#c9b04a'),
    place([0, 0, 70], ellipsoid(5, 3, 9, toy('#8fdc6a'))),
  );
}

/** A speech bubble that stands in the air, lettered. */
export function speech(text: string, color: string): Shape {
  const face = material(color, {
    soft: 0.8,
    paint: ([x, y, z]) => (y > 2 && isInText(text, x, z, 11) ? { color: '#fffaf0', flat: 1, tone: 0.3 } : null),
  });
  return group(
    blend(2, box(27, 5, 14, 5, face), capsule([-8, 0, -12], [-14, 0, -24], 5, 0.8, material(color, { soft: 0.8 }))),
  );
}

/** Books or boxes in a pile. */
export const pile = (): Shape =>
  group(
    ['#4a7ff0', '#f8963c', '#4fbf67'].map((color, i) =>
      place([i % 2 ? 2 : -1, 0, 6 + i * 11], box(22 - i * 2, 14, 5.4, 2.2, toy(color)), [0, 0, i * 9 - 8]),
    ),
  );
