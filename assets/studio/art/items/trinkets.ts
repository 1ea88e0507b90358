// Shapes the small finds of single realms: feather, dice, gear, puzzle piece, wheat, bell, shell, cupcake, voice trophy.
import { ring, times } from '../core/arrange.ts';
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
import { type Item, item, plastic, shinyGold } from './item.ts';
import { trophy } from './pickups.ts';
import { CREAM } from './treasures.ts';

const feather = (): Shape => {
  const vane = material('#f0524a', {
    soft: 0.4,
    paint: ([x, , z]) => {
      if (Math.abs(Math.sin((z - Math.abs(x) * 0.9) * 0.9)) < 0.16) return { tone: -0.12 };
      return z > 4 ? { color: '#fdd04b' } : z < -9 ? { color: '#4a7ff0' } : null;
    },
  });
  return turn(
    [0, 28, 0],
    group(
      blend(3, place([0, 0, 7], ellipsoid(10, 2.4, 18, vane)), place([1.4, 0, -8], ellipsoid(7.6, 2.4, 12, vane))),
      capsule([0, 2.6, 20], [0, 2, -28], 0.9, 1.6, CREAM),
    ),
  );
};

/** One die that shows five, three and two. */
function dice(): Shape {
  const body = material('#ffffff', { soft: 0.5, gloss: 0.5 });
  const pip = (x: number, y: number, z: number) => place([x, y, z], sphere(2.3, plastic('#7b4fc9')));
  const front = [
    [-7, 7],
    [7, 7],
    [0, 0],
    [-7, -7],
    [7, -7],
  ].map(([x = 0, z = 0]) => pip(x, 15.4, z));
  const side = [-7, 0, 7].map((at) => pip(15.4, at, at));
  const top = [-6, 6].map((at) => pip(at, at, 15.4));
  return turn([22, 0, 34], group(box(15.6, 15.6, 15.6, 5, body), front, side, top));
}

const gear = (): Shape => {
  const brass = material('#e0a03c', { gloss: 0.8 });
  const teeth = ring(9, (cos, sin, _i, angle) =>
    place([cos * 18, 0, sin * 18], box(4.4, 4, 4, 1.4, brass), [0, (-angle * 180) / Math.PI, 0]),
  );
  return group(
    subtract(
      group(turn([90, 0, 0], cylinder(17, 4.4, 2, brass)), teeth),
      turn([90, 0, 0], cylinder(6.6, 30, 0, brass)),
    ),
    place([0, 4, 0], turn([90, 0, 0], torus(11, 1.4, material('#fff0a8', { soft: 0.8 })))),
  );
};

const puzzlePiece = (): Shape => {
  const wood = plastic('#4fb8e8');
  const disc = (x: number, z: number, radius: number, depth: number) =>
    place([x, 0, z], turn([90, 0, 0], cylinder(radius, depth, Math.min(2, depth - 1), wood)));
  const body = group(box(13.4, 4.4, 13.4, 2.4, wood), disc(0, 17, 5.4, 4.4), disc(17, 0, 5.4, 4.4));
  const shape = subtract(subtract(body, disc(-11.4, 0, 5.2, 20)), disc(0, -11.4, 5.2, 20));
  return turn([0, -8, 0], place([-3, 0, -3], shape));
};

/** A sheaf of wheat with a ribbon. */
const wheat = (): Shape => {
  const grain = plastic('#f5c542');
  const ear = (lean: number): Shape =>
    place(
      [0, 0, -8],
      [
        capsule([0, 0, -14], [0, 0, 12], 1.4, 1.1, plastic('#c9a03c')),
        times(4, (i) => mirror(place([3, 0.6, 10 + i * 5], ellipsoid(2.6, 2.4, 3.8, grain), [0, 26, 0]))),
        place([0, 0.6, 31], ellipsoid(2.4, 2.4, 4, grain)),
      ],
      [0, lean, 0],
    );
  return group(
    ear(0),
    place([0, 1.6, 0], ear(24)),
    place([0, 1.6, 0], ear(-24)),
    place([0, 1, -10], torus(4.6, 2, plastic('#ee5a52'))),
    mirror(place([4.4, 5, -11], ellipsoid(3.6, 1.8, 2.6, plastic('#ee5a52')), [0, -18, 0])),
  );
};

const bell = (): Shape =>
  group(
    blend(3, place([0, 0, 4], cone(11, 7, 9, 3, shinyGold)), place([0, 0, 12], sphere(7.4, shinyGold))),
    place([0, 0, -7], torus(13, 3, shinyGold)),
    place([0, 0, -11.4], sphere(4.4, plastic('#c9803f'))),
    place([0, 0, 20.4], turn([90, 0, 0], torus(3.4, 1.5, shinyGold))),
  );

const shell = (): Shape => {
  const pearl = material('#ffc0d0', {
    gloss: 0.6,
    soft: 0.4,
    paint: ([x, , z]) => (Math.abs(Math.sin(Math.atan2(x, z + 16) * 9)) < 0.2 ? { tone: -0.14 } : null),
  });
  return group(
    blend(3, place([0, 0, 3], ellipsoid(20, 5, 16, pearl)), place([0, 0, -10], ellipsoid(9, 4, 8, pearl))),
    place([0, 1, -17], box(8, 3.4, 3, 2, plastic('#f79ac0'))),
    place([0, 6, -6], sphere(4.4, material('#fffaf4', { gloss: 1, soft: 0.7 }))),
  );
};

const cupcake = (): Shape => {
  const paper = material('#58b7f2', {
    paint: ([x, y]) => (Math.sin(Math.atan2(x, y) * 16) > 0.3 ? { color: '#dff3ff' } : null),
  });
  const icing = plastic('#fb86b6');
  return group(
    place([0, 0, -12], cone(10, 14.4, 8.6, 2, paper)),
    blend(
      2,
      place([0, 0, 0], torus(9.4, 5.4, icing)),
      place([0, 0, 7], torus(5.4, 4.8, icing)),
      place([0, 0, 13], sphere(4.6, icing)),
    ),
    place([0, 0, 19.4], sphere(3.8, plastic(PALETTE.red))),
    ring(7, (cos, sin, i) =>
      place([cos * 13.4, sin * 13.4, 2.4], sphere(1.2, plastic(['#fdd04b', '#fff6e0', '#a3d94f'][i % 3] ?? '#fff'))),
    ),
  );
};

/** The trophy of the valley: a cup that holds a microphone, with rings of sound beside it. */
function voiceTrophy(): Shape {
  const sound = material('#ffe58a', { soft: 0.9, glow: 0.8 });
  const wave = (side: number, radius: number) =>
    times(3, (i) => {
      const at = (step: number) => {
        const angle = (step - 1.5) * 0.5;
        return [side * Math.cos(angle) * radius, 2, 15 + Math.sin(angle) * radius] as const;
      };
      return capsule(at(i), at(i + 1), 1.5, 1.5, sound);
    });
  return group(
    place([0, 0, -7], trophy('#35bfb0'), null, 0.76),
    place(
      [0, 2, 16],
      sphere(
        7.6,
        material('#e9eef8', {
          gloss: 0.8,
          paint: ([x, , z]) =>
            Math.abs(Math.sin(x * 1.3)) < 0.24 || Math.abs(Math.sin(z * 1.3)) < 0.24 ? { tone: -0.14 } : null,
        }),
      ),
    ),
    place([0, 2, 11], torus(6.6, 1.5, shinyGold)),
    [13, 19].map((radius) => [wave(1, radius), wave(-1, radius)]),
  );
}

export const trinkets: readonly Item[] = [
  item('feather', feather),
  item('dice', dice),
  item('gear', gear),
  item('puzzle-piece', puzzlePiece),
  item('wheat', wheat),
  item('bell', bell),
  item('shell', shell),
  item('cupcake', cupcake),
  item('trophy-voice', voiceTrophy),
];
