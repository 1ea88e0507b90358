// Owns the town's two great houses: the library and the Bakery Workshop.
import { row } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { boards, bricks, planks, shingles, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, cylinder, group, mirror, place, prism, type Shape, sphere } from '../../core/shapes.ts';
import { loafHeap } from './toppers.ts';

export const trim = material('#fff6e8');

export const lit = material('#ffd77a', { soft: 1, glow: 1, gloss: 0.2 });

/** Pages of the open book on the library's roof. */
function openBook(): Shape {
  const page = material('#fffaf0', {
    paint: ([x, , z], n) =>
      n[1] > 0.2 && Math.abs((z / 4.4) % 1) < 0.24 && Math.abs(x) < 17 ? { color: '#9d8fc4' } : null,
  });
  return group(
    mirror(
      place(
        [22, 0, 20],
        [box(22, 2.6, 17, 2, page), place([0.6, -2.2, -1], box(23.6, 2, 18.6, 1.5, shiny('#3f6fd0')))],
        [8, 0, -16],
      ),
    ),
    place([0, -2, 18], box(2.4, 3, 19, 1, shiny('#3f6fd0'))),
    place([11, 5, 4], box(3, 1, 8, 0.6, material(PALETTE.red))),
  );
}

/** The library: four columns and a book on the roof. */
export const library = (): Shape =>
  group(
    place([0, 0, 5], box(92, 44, 5, 2, material('#e5d6e0'))),
    place([0, -2, 48], box(84, 34, 42, 2, bricks('#f3e6ee', 10))),
    place([0, 33, 38], [box(20, 2, 36, 2, trim), place([0, 1.4, 0], box(16, 2, 34, 1, planks('#5b57d6', 8)))]),
    [-46, 46].map((x) =>
      place([x, 33, 46], [box(17, 1.6, 24, 1, trim), place([0, 1.2, 0], box(14, 1.4, 21, 1, bookShelf))]),
    ),
    row(4, -74, 74, (x) =>
      place(
        [x, 38, 48],
        [
          cylinder(6, 40, 1.4, trim),
          place([0, 0, -39], cylinder(8.4, 3, 1, trim)),
          place([0, 0, 39], cylinder(8.4, 3, 1, trim)),
        ],
      ),
    ),
    place([0, 2, 93], box(94, 44, 5, 2, trim)),
    place(
      [0, 2, 98],
      prism(
        [
          [-94, 0],
          [0, 36],
          [94, 0],
        ],
        42,
        2,
        shingles('#6f63cf', 9),
      ),
    ),
    place(
      [0, 45.4, 100],
      prism(
        [
          [-74, 0],
          [0, 27],
          [74, 0],
        ],
        1,
        0.6,
        material('#fff0e2'),
      ),
    ),
    place([0, 48, 106], signBoard('LIBRARY', { height: 11, board: '#3a3168', lit: 0.8, margin: 6 })),
    place([0, 0, 126], openBook(), null, 1.2),
  );

const bookShelf = material('#8a5a3c', {
  soft: 0.8,
  glow: 0.4,
  paint: ([x, , z], n) => {
    if (n[1] < 0.5) return null;
    const [shelf, book] = [Math.floor((z + 60) / 10), Math.floor((x + 60) / 4)];
    const up = (z + 60) % 10;
    if (up < 1.6) return { tone: -0.2 };
    const colors = [PALETTE.red, PALETTE.yellow, PALETTE.sky, PALETTE.mint, PALETTE.purple, PALETTE.orange];
    return up < 6 + ((book * 7 + shelf * 3) % 4)
      ? { color: colors[(book * 5 + shelf) % 6] ?? PALETTE.red, tone: (x + 60) % 4 < 0.8 ? -0.2 : 0.05 }
      : { color: '#ffe0a0', tone: 0.1 };
  },
});

/** The Bakery Workshop, the ninth building: a big oven, a wide door, and a heap of loaves. */
export const workshop = (): Shape =>
  group(
    place([0, 0, 44], box(104, 38, 44, 2, planks('#f3c99a', 12))),
    place([0, 0, 5], box(106, 40, 5, 1.5, material(PALETTE.stoneDark))),
    row(5, -102, 102, (x) => place([x, 37, 44], box(3.4, 2.6, 44, 1, material('#8a5636')))),
    place([0, 38, 84], box(104, 3, 3.4, 1, material('#8a5636'))),
    place(
      [0, 0, 90],
      prism(
        [
          [-112, 0],
          [-66, 44],
          [66, 44],
          [112, 0],
          [104, -4],
          [-104, -4],
        ],
        39,
        2,
        shingles('#d0604f', 9),
      ),
    ),
    place(
      [0, 38, 0],
      [
        place([0, 0, 38], box(32, 2, 38, 3, trim)),
        mirror(place([14.5, 2, 36], box(13.6, 2, 35, 1.4, boards('#4f9f8f', 9)))),
      ],
    ),
    [-68, 68].map((x) => place([x, 38, 50], [box(22, 2, 20, 1.4, trim), place([0, 1.6, 0], box(19, 1.4, 17, 1, lit))])),
    [-68, 68].map((x) =>
      place([x, 44, 74], box(25, 9, 1.8, 0.8, material(x < 0 ? PALETTE.rose : PALETTE.teal)), [22, 0, 0]),
    ),
    place([72, -14, 118], [cylinder(15, 34, 2, bricks('#c9796a', 7)), place([0, 0, 35], cylinder(18, 4, 1.6, trim))]),
    [
      [70, 158, 9],
      [78, 170, 11],
      [70, 185, 13],
    ].map(([x, z, r]) =>
      place([Number(x), -14, Number(z)], sphere(Number(r), material('#fdf3f3', { ink: 0.3, soft: 0.6 }))),
    ),
    place([-18, 4, 132], loafHeap(), null, 1.4),
    place(
      [0, 46, 104],
      signBoard('BAKERY WORKSHOP', {
        height: 13,
        board: '#7a2f52',
        ink: '#ffe9a8',
        rim: '#fdd04b',
        lit: 0.8,
        margin: 8,
      }),
    ),
  );
