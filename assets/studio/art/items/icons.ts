// Owns the icons of the game's buttons as toys: map, bag, journal, settings, sound, pause, people, hint.
import { ring } from '../core/arrange.ts';
import { material } from '../core/material.ts';
import { PALETTE } from '../core/palette.ts';
import {
  blend,
  box,
  capsule,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  prism,
  type Shape,
  sphere,
  subtract,
  torus,
  turn,
} from '../core/shapes.ts';
import { type Item, item, plastic, shinyGold } from './item.ts';
import { bulb } from './signs.ts';

function map(): Shape {
  const fold = (index: number) => {
    const paper = material('#f7e3b4', {
      soft: 0.6,
      paint: ([x, , z]) => {
        const wx = x + index * 14;
        if (Math.abs(z - Math.sin(wx * 0.18) * 5) < 1.5) return { color: '#55b7e2', flat: 0.6 };
        if (Math.hypot(wx - 13, z + 8) < 3) return { color: PALETTE.red, flat: 0.8 };
        return Math.hypot((wx + 12) / 7, (z - 9) / 5) < 1 ? { color: '#8fcf6a' } : null;
      },
    });
    return place([index * 13.4, 0, 0], box(7.4, 1.6, 18, 1.2, paper), [0, 0, index === 0 ? -16 : 16]);
  };
  const pin = group(
    place([0, 0, 6], sphere(6, plastic(PALETTE.red))),
    capsule([0, 0, 3], [0, 0, -7], 4, 0.6, plastic(PALETTE.red)),
    place([0, 5.2, 6.6], sphere(2.2, material('#ffffff'))),
  );
  return group([-1, 0, 1].map(fold), place([9, 5, 8], pin));
}

function bag(): Shape {
  const leather = plastic('#c9803f');
  return group(
    place([0, 0, -4], box(20, 11, 17, 8, leather)),
    place([0, 6, 3], box(17, 8, 8, 6, plastic('#b06a30'))),
    place([0, 14.6, -3], box(4, 1.6, 5, 1.4, shinyGold)),
    place([0, 0, 15], turn([90, 0, 0], torus(8, 2.4, plastic('#8d5a3b')))),
    mirror(place([13, 9.6, -10], box(5, 2.6, 6, 2.4, plastic('#b06a30')))),
  );
}

function journal(): Shape {
  const page = material('#fff6e0', {
    paint: ([, , z]) => (Math.abs(((z + 60) % 3) - 1.5) < 0.4 ? { tone: -0.1 } : null),
  });
  return turn(
    [0, -8, 0],
    group(
      box(18, 6, 23, 3, plastic('#e94f86')),
      place([2.4, 0.6, 0], box(16.6, 4.4, 21, 1, page)),
      place([0, 5.4, 0], box(18, 1.4, 23, 1.4, plastic('#e94f86'))),
      place([-14.4, 6.2, 0], box(2.6, 1.2, 23, 1, plastic('#b8336a'))),
      place(
        [2, 6.8, 4],
        prism(
          [
            [0, 8],
            [2.4, 2.4],
            [8, 0],
            [2.4, -2.4],
            [0, -8],
            [-2.4, -2.4],
            [-8, 0],
            [-2.4, 2.4],
          ],
          0.6,
          0.8,
          shinyGold,
        ),
      ),
      place([9, 5, -22], box(2.4, 1, 5, 0.6, plastic(PALETTE.teal))),
    ),
  );
}

function settings(): Shape {
  const steel = plastic('#9aa8e0');
  const teeth = ring(8, (cos, sin, _i, angle) =>
    place([cos * 18, 0, sin * 18], box(5, 5, 4.6, 1.6, steel), [0, (-angle * 180) / Math.PI, 0]),
  );
  const wheel = group(turn([90, 0, 0], cylinder(17, 5, 2, steel)), teeth);
  return group(
    subtract(wheel, turn([90, 0, 0], cylinder(6.4, 30, 0, steel))),
    place([0, 4, 0], turn([90, 0, 0], torus(9.6, 1.6, plastic('#6f7fd0')))),
  );
}

function speaker(): Shape {
  const grey = plastic('#6f68b8');
  return place(
    [-8, 0, 0],
    group(
      place([-7, 0, 0], box(6, 6, 7.5, 2, grey)),
      prism(
        [
          [-4, 6.5],
          [9, 17],
          [9, -17],
          [-4, -6.5],
        ],
        5,
        2,
        plastic('#8a83d8'),
      ),
    ),
  );
}

function soundOn(): Shape {
  const wave = (radius: number) =>
    [0, 1, 2, 3].map((i) => {
      const at = (step: number) => ((step - 2) / 2) * 0.85;
      const point = (step: number) => [Math.cos(at(step)) * radius - 2, 2, Math.sin(at(step)) * radius] as const;
      return capsule(point(i), point(i + 1), 2.2, 2.2, plastic('#5fd08a'));
    });
  return group(speaker(), wave(13), wave(21));
}

const soundOff = (): Shape =>
  group(
    speaker(),
    capsule([9, 3, 7], [22, 3, -7], 2.6, 2.6, plastic(PALETTE.red)),
    capsule([9, 3, -7], [22, 3, 7], 2.6, 2.6, plastic(PALETTE.red)),
  );

const pause = (): Shape => mirror(place([9, 0, 0], box(6, 5, 20, 3.4, plastic('#58b7f2'))));

function people(): Shape {
  const figure = (x: number, y: number, size: number, color: string, skin: string) =>
    place(
      [x, y, -8],
      [place([0, 0, -2], ellipsoid(11, 7, 12, plastic(color))), place([0, 1, 15], sphere(9, plastic(skin)))],
      null,
      size,
    );
  return group(
    figure(-12, -7, 0.8, PALETTE.teal, PALETTE.skin5),
    figure(12, -7, 0.8, PALETTE.purple, PALETTE.skin2),
    figure(0, 6, 0.95, PALETTE.orange, PALETTE.skin3),
  );
}

const hint = (): Shape => place([0, 0, 3], bulb(), null, 1.75);

function lock(): Shape {
  const body = plastic('#f0a83a');
  return group(
    place([0, 0, -8], box(16, 7, 13, 4, body)),
    place(
      [0, 0, 6],
      blend(
        1,
        mirror(capsule([9, 0, 0], [9, 0, 7], 3, 3, plastic('#b9c6d8'))),
        capsule([-6, 0, 13], [6, 0, 13], 3, 3, plastic('#b9c6d8')),
        mirror(capsule([9, 0, 7], [6, 0, 13], 3, 3, plastic('#b9c6d8'))),
      ),
    ),
    place([0, 7, -7], sphere(3.4, material('#3a2a52'))),
    capsule([0, 7, -8], [0, 7, -14], 1.8, 1.4, material('#3a2a52')),
  );
}

export const icons: readonly Item[] = [
  item('icon-map', map),
  item('icon-bag', bag),
  item('icon-journal', journal),
  item('icon-settings', settings),
  item('icon-sound-on', soundOn),
  item('icon-sound-off', soundOff),
  item('icon-pause', pause),
  item('icon-people', people),
  item('icon-hint', hint),
  item('icon-lock', lock),
];
