// Owns the playthings of the thinkers' park: chess set and board, abacus, puzzle cube, sundial, telescope, idea lamp.
import { ring, times } from '../../core/arrange.ts';
import { isInText } from '../../core/lettering.ts';
import { type Material, material } from '../../core/material.ts';
import { boards, bricks, neon, planks, shiny } from '../../core/materials.ts';
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
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';

const gold = shiny(PALETTE.gold);
const paleStone = bricks('#e2dcf0', 8);
const IVORY = '#fbeed6';
const PLUM = '#6a55b4';

/** Foot and waist that all chess pieces share; `tall` is where the head begins. */
const stem = (tall: number, coat: Material): Shape =>
  group(
    place([0, 0, 3], cylinder(15, 3, 1.6, coat)),
    place([0, 0, 8], cylinder(12, 2.6, 1.4, coat)),
    place([0, 0, 10 + (tall - 10) / 2], cone(10, 5.6, (tall - 10) / 2, 1, coat)),
    place([0, 0, tall], cylinder(9.4, 2, 1.2, coat)),
    place([0, 0, tall - 6], torus(6.6, 1.8, gold)),
  );

function rookHead(coat: Material): Shape {
  return group(
    place([0, 0, 44], cylinder(10.5, 7, 1.4, coat)),
    ring(6, (x, y) => place([x * 8.6, y * 8.6, 53], box(3.2, 3.2, 3.6, 1, coat))),
  );
}

function knightHead(coat: Material): Shape {
  const eye = material('#2a1a3e', { gloss: 1 });
  return group(
    capsule([4, 0, 36], [3, 0, 56], 9, 7.6, coat),
    capsule([3, 0, 57], [-11, 2, 50], 7, 4.6, coat),
    capsule([6, 0, 66], [8, 0, 42], 2.6, 3.4, gold),
    [-3, 3].map((y) => capsule([4, y, 62], [6, y, 70], 2.4, 0.8, coat)),
    place([-3, 6.4, 57], sphere(1.7, eye)),
  );
}

function kingHead(coat: Material): Shape {
  return group(
    place([0, 0, 58], cone(7, 11, 9, 1.4, coat)),
    place([0, 0, 67], torus(9, 2, gold)),
    place([0, 0, 78], [box(2.4, 2, 8, 1, gold), place([0, 0, 2], box(6.4, 2, 2.4, 1, gold))]),
  );
}

function queenHead(coat: Material): Shape {
  return group(
    place([0, 0, 56], cone(6.6, 11, 8, 1.4, coat)),
    ring(8, (x, y) => place([x * 10, y * 10, 66], sphere(2.7, gold))),
    place([0, 0, 68], sphere(5, coat)),
    place([0, 0, 75], sphere(2.4, neon('#ffe58a'))),
  );
}

type Head = (coat: Material) => Shape;
const HEADS: readonly { name: string; tall: number; head: Head }[] = [
  { name: 'pawn', tall: 28, head: (coat) => place([0, 0, 37], sphere(9.4, coat)) },
  { name: 'rook', tall: 36, head: rookHead },
  { name: 'knight', tall: 32, head: knightHead },
  { name: 'queen', tall: 48, head: queenHead },
  { name: 'king', tall: 48, head: kingHead },
];

/** Width of a square of the board (pixels on screen, both ways). */
const SQUARE = 36;
/** A camera 38° high shows depth shortened by its sine. */
const DEPTH = 1 / Math.sin((38 * Math.PI) / 180);

/** A walk-over board of `columns` × `rows` squares. */
function chessBoard(columns: number, rows: number): Shape {
  const [wide, deep] = [(columns * SQUARE) / 2, ((rows * SQUARE) / 2) * DEPTH];
  const squares = material('#f7ead2', {
    paint: ([x, y], normal) => {
      if (normal[2] < 0.5) return null;
      const [column, line] = [(x + wide) / SQUARE, (y + deep) / (SQUARE * DEPTH)];
      if (column < 0 || line < 0 || column >= columns || line >= rows) return null;
      const rim = Math.min(column % 1, 1 - (column % 1), line % 1, 1 - (line % 1)) < 0.035;
      const dark = (Math.floor(column) + Math.floor(line)) % 2 === 1;
      return { color: dark ? '#9a86d8' : '#f7ead2', tone: rim ? -0.08 : 0 };
    },
  });
  return group(
    place([0, 0, 1.2], box(wide + 9, deep + 9, 1.2, 1, material('#5d4a9c'))),
    place([0, 0, 2], box(wide, deep, 1.4, 0.6, squares)),
  );
}

const BEADS = [PALETTE.red, PALETTE.orange, PALETTE.yellow, PALETTE.lime, PALETTE.sky];

/** A counting frame as tall as two children. */
const abacus = (): Shape =>
  group(
    mirror(
      group(
        place([52, 0, 5], box(9, 15, 5, 2.5, paleStone)),
        place([52, 0, 52], box(5.4, 5.4, 50, 2.4, boards(PALETTE.wood, 8))),
      ),
    ),
    [12, 102].map((z) => place([0, 0, z], box(57, 5.4, 5, 2.4, planks(PALETTE.wood, 14)))),
    BEADS.map((color, i) => {
      const z = 27 + i * 16;
      const left = [5, 2, 6, 1, 4][i] ?? 3;
      return group(
        capsule([-48, 0, z], [48, 0, z], 1.3, 1.3, gold),
        times(8, (k) =>
          place([k < left ? -42 + k * 9.4 : 42 - (7 - k) * 9.4, 0, z], ellipsoid(4.6, 7, 7, shiny(color, 0.8))),
        ),
      );
    }),
    place(
      [0, 0, 112],
      prism(
        [
          [-20, -4],
          [20, -4],
          [0, 10],
        ],
        4,
        2,
        material(PALETTE.woodDark),
      ),
    ),
  );

/** A cube puzzle, one corner up, half solved. */
const puzzleCube = (): Shape => {
  const colors = [PALETTE.red, PALETTE.yellow, PALETTE.lime, PALETTE.sky, PALETTE.orange, PALETTE.white];
  const stickers = material('#3a3052', {
    gloss: 0.5,
    paint: ([x, y, z], normal) => {
      const [face, u, v] =
        normal[2] > 0.6 ? [0, x, y] : normal[1] > 0.6 ? [1, x, z] : normal[0] > 0.6 ? [2, y, z] : [3, y, z];
      const [a, b] = [(u + 21) / 14, (v + 21) / 14];
      const gap = Math.min(a % 1, 1 - (a % 1), b % 1, 1 - (b % 1)) < 0.1;
      if (gap || Math.abs(u) > 21 || Math.abs(v) > 21) return null;
      return { color: colors[(face * 2 + Math.floor(a) * (face + 1) + Math.floor(b) * 2) % 6] ?? PALETTE.red };
    },
  });
  return group(
    place([0, 0, 3], cylinder(26, 3, 1.5, paleStone)),
    place([0, 0, 28], box(22, 22, 22, 3, stickers), [0, 0, 28]),
  );
};

/** A sundial on a round step. */
const sundial = (): Shape => {
  const face = material('#f6ead2', {
    paint: ([x, y], normal) => {
      if (normal[2] < 0.6) return null;
      const r = Math.hypot(x, y);
      const tick = Math.abs((((Math.atan2(y, x) / Math.PI) * 6 + 12.5) % 1) - 0.5) < 0.07;
      if (tick && r > 28 && r < 40) return { color: '#6a4fb0', flat: 0.6 };
      return Math.abs(r - 25) < 1.2 ? { color: PALETTE.gold, flat: 0.5 } : null;
    },
  });
  return group(
    place([0, 0, 4], cylinder(58, 4, 2, paleStone)),
    place([0, 0, 11], cylinder(48, 4, 2, material('#d9cff0'))),
    place([0, 0, 17], cylinder(44, 3, 1.4, face)),
    place(
      [0, -6, 20],
      prism(
        [
          [-20, 0],
          [22, 0],
          [22, 34],
        ],
        2,
        1,
        gold,
      ),
      [0, 0, 62],
    ),
    place([0, 57, 5], [box(9, 3, 6, 2, gold)]),
  );
};

/** A telescope on three legs. */
const telescope = (): Shape =>
  group(
    ring(3, (x, y) => capsule([x * 3, y * 3, 40], [x * 18, y * 18, 1], 2.2, 2, material(PALETTE.woodDark)), 0.5),
    place([0, 0, 42], sphere(5, gold)),
    capsule([-20, 4, 36], [6, -1, 51], 5, 6.4, shiny(PALETTE.indigo)),
    capsule([6, -1, 51], [24, -5, 62], 8, 9, shiny(PALETTE.indigo)),
    capsule([4, -1, 50], [6, -1, 51], 8.6, 8.6, gold),
    place([27, -5, 64], sphere(7.4, material('#bfefff', { gloss: 1 }))),
  );

/** A lamp that has an idea: a glowing bulb on a post. */
const ideaLamp = (): Shape => {
  const glass = material('#fff0a8', {
    gloss: 0.9,
    soft: 0.9,
    glow: 1,
    paint: ([x, , z], n) =>
      n[1] > 0.2 && Math.abs(z + 3 - Math.abs(((x + 20) % 5) - 2.5) * 1.6) < 1 && Math.abs(x) < 6
        ? { color: '#f08a2c', flat: 0.9 }
        : { tone: 0.1, flat: 0.5 },
  });
  return group(
    place([0, 0, 4], cone(8, 5, 4, 1.2, shiny(PALETTE.indigo))),
    place([0, 0, 30], cylinder(2.3, 26, 0.6, shiny(PALETTE.indigo))),
    place([0, 0, 24], torus(3, 1.4, gold)),
    place([0, 0, 59], [cylinder(5, 4, 1, shiny(PALETTE.steel)), place([0, 0, 3], torus(5, 1.2, shiny('#8f9ab8')))]),
    place([0, 0, 73], ellipsoid(11.5, 11.5, 12.5, glass)),
  );
};

/** A block with a letter or a number, as in a nursery. */
function block(text: string, color: string): Shape {
  const faces = material(color, {
    gloss: 0.4,
    paint: ([x, y, z], n) => {
      const on = n[1] > 0.6 ? isInText(text, x, z, 13) : n[2] > 0.6 ? isInText(text, x, -y, 13) : false;
      return on ? { color: '#fffaf0', flat: 0.6 } : null;
    },
  });
  return place([0, 0, 14], box(14, 14, 14, 3, faces), [0, 0, 14]);
}

/** A pile of big books to sit on. */
const bookPile = (): Shape =>
  scaled(
    1.2,
    [PALETTE.purple, PALETTE.teal, PALETTE.orange].map((color, i) =>
      place(
        [i * 2 - 2, 0, 5 + i * 9],
        [
          box(20 - i * 2, 14 - i, 4.6, 1.6, shiny(color, 0.4)),
          place([1, 1.6, 0], box(19.4 - i * 2, 13.6 - i, 3, 0.6, material('#fff6e0'))),
        ],
        [0, 0, i * 14 - 12],
      ),
    ),
    place(
      [2, 2, 31],
      [sphere(5.6, shiny(PALETTE.red)), capsule([0, 0, 5], [1, 0, 8], 0.8, 0.6, material(PALETTE.bark))],
    ),
  );

const prop = propsOf(import.meta.url);
const pieces = [
  { side: 'ivory', color: IVORY },
  { side: 'plum', color: PLUM },
].flatMap(({ side, color }) =>
  HEADS.map(({ name, tall, head }) => {
    const coat = material(color, { gloss: 0.6 });
    const shape = () => scaled(name === 'pawn' ? 0.92 : 1.06, stem(tall, coat), head(coat));
    return prop(`chess-${name}-${side}`, shape, {
      footprints: foot(30, 18),
      fade: name === 'king' || name === 'queen',
    });
  }),
);

export const thinkerPlaza: readonly Prop[] = [
  ...pieces,
  prop('chess-board', () => chessBoard(8, 6), { flat: true, camera: { shadow: false } }),
  prop('abacus', abacus, { footprints: foot(118, 20), fade: true }),
  prop('puzzle-cube', puzzleCube, { footprints: foot(54, 32) }),
  prop('sundial', sundial, { footprints: foot(112, 66) }),
  prop('brass-telescope', telescope, { footprints: foot(34, 20) }),
  prop('idea-lamp', ideaLamp, { footprints: foot(13, 9), glow: '#ffe58a' }),
  prop('block-a', () => block('A', PALETTE.red), { footprints: foot(30, 20) }),
  prop('block-i', () => block('I', PALETTE.sky), { footprints: foot(30, 20) }),
  prop('block-3', () => block('3', PALETTE.lime), { footprints: foot(30, 20) }),
  prop('book-pile', bookPile, { footprints: foot(44, 24) }),
];
