// Owns the shell of a cake shop: walls, windows, awnings, a 58 px door, one of five roofs, a lit sign.
import { facing, row, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { type Material, material } from '../../core/material.ts';
import { boards, bricks, planks, shingles } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  blend,
  box,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  prism,
  type Shape,
  sphere,
  subtract,
  turn,
} from '../../core/shapes.ts';

export type Roof = 'hip' | 'flat' | 'barrel' | 'gable' | 'turret';

export interface ShopLook {
  readonly sign: string;
  readonly topper: () => Shape;
  readonly roof: Roof;
  readonly wall: string;
  /** Timber boards instead of bricks. */
  readonly timber?: boolean;
  readonly tiles: string;
  readonly awning: string;
  readonly door: string;
  readonly flowers: readonly string[];
}

/** Half width, half depth and height of the walls (pixels). */
const HALF = 64;
const DEEP = 30;
const HIGH = 80;
/** Half height of the door: 68 px at 31° are 58 on screen. */
const DOOR = 34;

const trim = material('#fff6e8');
const CAKES = ['#ff9cc6', '#c98b5a', '#b98cf0', '#9be3c4'] as const;

/** What a lit window shows at (x, z): glazing bars, and cakes on the sill. */
function windowMaterial(width: number, height: number): Material {
  return material('#ffd77a', {
    gloss: 0.2,
    soft: 1,
    glow: 1,
    paint: ([x, , z], n) => {
      if (n[1] < 0.5) return null;
      if (Math.abs(x) < 0.9 || Math.abs(z - 2) < 0.9) return { color: '#fff6e8', flat: 0.3, glow: 0.2 };
      const slot = Math.floor((x + 60) / 6.2);
      const cake = Math.hypot(((x + 60) % 6.2) - 3.1, z + height - 3.6) < 2.6;
      if (cake && z < 7 - height && Math.abs(x) < width - 1)
        return { color: CAKES[slot % 4] ?? CAKES[0], flat: 0.5, glow: 0.5 };
      return { tone: 0.12 - (z / height) * 0.05, flat: 0.9 };
    },
  });
}

const shopWindow = (x: number): Shape =>
  place(
    [x, DEEP, 33],
    [
      place([0, 0.5, 0], box(20, 2, 18.5, 1, trim)),
      place([0, 1.8, 0], box(17.4, 1.2, 16, 0.4, windowMaterial(17, 16))),
      place([0, 2.5, -18.5], box(21.5, 4, 1.6, 0.8, material(PALETTE.wood))),
    ],
  );

/** A striped awning over one window; stripes follow `a` and cream. */
function awning(x: number, a: string): Shape {
  const stripe = 44 / 6;
  return group(
    times(6, (i) => {
      const cloth = material(i % 2 ? PALETTE.cream : a);
      const at = x - 22 + (i + 0.5) * stripe;
      return group(
        place([at, DEEP + 7, 60], box(stripe / 2 + 0.05, 9.5, 1.6, 0.5, cloth), [24, 0, 0]),
        place([at, DEEP + 15.4, 55.6], turn([90, 0, 0], cylinder(stripe / 2, 1.2, 0.5, cloth))),
      );
    }),
  );
}

const entrance = (color: string): Shape =>
  place(
    [0, DEEP, 0],
    [
      place([0, 0.5, DOOR + 1], box(17, 2, DOOR + 1.4, 2, trim)),
      place(
        [0, 2, DOOR],
        box(
          13.4,
          1.8,
          DOOR - 0.6,
          0.8,
          material(color, {
            gloss: 0.3,
            paint: ([x, , z]) =>
              (Math.abs(Math.abs(x) - 9) < 0.8 && z < 4) ||
              Math.abs(z + 27) < 0.8 ||
              (Math.abs(z - 4) < 0.8 && Math.abs(x) < 9)
                ? { tone: -0.16 }
                : null,
          }),
        ),
      ),
      place([0, 3.6, DOOR + 18], facing(cylinder(8, 0.8, 0.4, material('#ffe08a', { glow: 1, soft: 1 })))),
      place([9.4, 4.6, 30], sphere(1.9, material(PALETTE.gold, { gloss: 1 }))),
      place([0, 7, 1], box(18, 8, 1.6, 0.8, material(PALETTE.stone))),
    ],
  );

const flowerBox = (x: number, colors: readonly string[]): Shape =>
  place(
    [x, DEEP + 8, 5],
    [
      box(18, 4, 4.4, 1.5, material(PALETTE.woodDark)),
      row(4, -11, 11, (dx, i) =>
        place(
          [dx, 0, 4],
          blend(
            1,
            sphere(3.4, material(PALETTE.leaf)),
            place([0, 1, 3], sphere(2.7, material(colors[i % colors.length] ?? PALETTE.pink, { soft: 0.6 }))),
          ),
        ),
      ),
    ],
  );

const cornice = place([0, 0, HIGH + 3], box(HALF + 5, DEEP + 5, 3, 1.5, trim));

interface RoofParts {
  readonly shape: Shape;
  /** Height at which the topper stands. */
  readonly top: number;
}

function roofOf(roof: Roof, tiles: string): RoofParts {
  const slates = shingles(tiles, 8);
  const chimney = (x: number): Shape =>
    group(
      place([x, -12, HIGH + 30], box(7, 7, 18, 1.2, bricks('#c9796a', 6))),
      place([x, -12, HIGH + 49], box(8.6, 8.6, 2.2, 1, trim)),
    );
  switch (roof) {
    case 'hip': {
      const outline = [
        [-HALF - 2, -14],
        [HALF + 2, -14],
        [HALF - 16, 14],
        [-HALF + 16, 14],
      ] as const;
      return { shape: place([0, -2, HIGH + 19], prism(outline, DEEP + 1, 2, slates)), top: HIGH + 31 };
    }
    case 'flat':
      return {
        shape: group(
          place(
            [0, 0, HIGH + 9],
            subtract(
              box(HALF + 2, DEEP + 2, 8, 2, material(tiles)),
              place([0, 0, 5], box(HALF - 4, DEEP - 4, 7, 0, material(tiles))),
            ),
          ),
          place([0, 0, HIGH + 6], box(HALF - 3, DEEP - 3, 2, 0, material('#e5d2d2'))),
          times(9, (i) =>
            place([-HALF + 8 + i * 14, DEEP + 1, HIGH + 17], sphere(4.8, material(i % 2 ? tiles : PALETTE.cream))),
          ),
        ),
        top: HIGH + 8,
      };
    case 'barrel': {
      const d = DEEP;
      const outline = [
        [-d - 4, 0],
        [d + 4, 0],
        [d + 1, 12],
        [d - 10, 26],
        [0, 31],
        [10 - d, 26],
        [-d - 1, 12],
      ] as const;
      return { shape: turn([0, 0, 90], place([0, 0, HIGH + 3], prism(outline, HALF + 1, 2, slates))), top: HIGH + 31 };
    }
    case 'gable': {
      const outline = [
        [-HALF - 6, 0],
        [0, 40],
        [HALF + 6, 0],
        [HALF - 2, -3],
        [2 - HALF, -3],
      ] as const;
      const face = [
        [-HALF + 8, 0],
        [0, 34],
        [HALF - 8, 0],
      ] as const;
      return {
        shape: group(
          place([0, -3, HIGH + 5], prism(outline, DEEP + 1, 2, slates)),
          place([0, DEEP + 0.5, HIGH + 5], prism(face, 0.8, 0.6, boards('#f3dcc0', 6))),
          chimney(40),
        ),
        top: HIGH + 41,
      };
    }
    case 'turret': {
      const outline = [
        [-HALF - 2, -12],
        [HALF + 2, -12],
        [HALF - 14, 12],
        [-HALF + 14, 12],
      ] as const;
      return {
        shape: group(
          place([0, -2, HIGH + 17], prism(outline, DEEP + 1, 2, slates)),
          place([-HALF + 10, 6, HIGH + 14], cylinder(18, 26, 2, bricks('#fff0dc', 8))),
          place(
            [-HALF + 10, 24, HIGH + 22],
            facing(cylinder(6.4, 1.4, 0.6, material('#ffd77a', { glow: 1, soft: 1 }))),
          ),
          place([-HALF + 10, 6, HIGH + 56], cone(23, 2, 17, 1.6, slates)),
          place([-HALF + 10, 6, HIGH + 75], sphere(3.4, material(PALETTE.gold, { gloss: 1 }))),
        ),
        top: HIGH + 28,
      };
    }
  }
}

/** A shop whose front faces the viewer; its sign shines. */
export function cakeShop(look: ShopLook): Shape {
  const walls = look.timber ? planks(look.wall, 11) : bricks(look.wall, 9);
  const { shape: roof, top } = roofOf(look.roof, look.tiles);
  const beside = look.roof === 'turret' ? 14 : look.roof === 'gable' ? 0 : 0;
  return group(
    place([0, 0, HIGH / 2], box(HALF, DEEP, HIGH / 2, 1.5, walls)),
    place([0, 0, 4], box(HALF + 1.6, DEEP + 1.6, 4, 1, material(PALETTE.stoneDark))),
    [-1, 1].map((side) => place([side * (HALF - 1), DEEP - 1, HIGH / 2], box(3.4, 3.4, HIGH / 2, 1, trim))),
    [-40, 40].map((x) => group(shopWindow(x), awning(x, look.awning), flowerBox(x, look.flowers))),
    entrance(look.door),
    cornice,
    roof,
    place(
      [0, DEEP + 7, HIGH + 8],
      signBoard(look.sign, { height: 10.5, board: '#fff0d2', ink: '#8a2f5c', rim: look.tiles, lit: 0.6, margin: 7 }),
    ),
    place([beside, -2, top], look.topper(), null, 1.12),
    place([-25, DEEP + 3, 46], ellipsoid(2.6, 2.6, 4, material('#ffe08a', { glow: 1, soft: 1 }))),
    place([25, DEEP + 3, 46], ellipsoid(2.6, 2.6, 4, material('#ffe08a', { glow: 1, soft: 1 }))),
  );
}
