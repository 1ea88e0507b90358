// Owns what grows and lies on the island's beaches: palms, pencils, parasols, sandcastles, shells, crayons.
import { curve, facing, pipe, ring, row, starOutline, times } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { boards, foliage, planks, radialStripes, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  prism,
  type Shape,
  scaled,
  sphere,
  turn,
} from '../../core/shapes.ts';
import type { Vec3 } from '../../core/vectors.ts';

const gold = shiny(PALETTE.gold);

/** Long leaves that bow to all sides from `at`. */
export const crown = (at: Vec3, count: number, reach: number, color: string): Shape =>
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
export const palm = (height: number, lean: number): Shape => {
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
export const pencilPalm = (color: string, height: number, tilt: number): Shape => {
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

export const parasol = (): Shape =>
  group(
    capsule([0, 0, 0], [4, 0, 62], 2, 2, material('#fff6e6')),
    place([4, 0, 58], cone(38, 3, 11, 2, radialStripes('#f2685f', '#fff6e6', 6))),
    place([4, 0, 71], sphere(3.4, gold)),
    place([-20, 22, 2], box(13, 24, 1.6, 1, planks('#7fd0f2', 8)), [0, 0, 8]),
  );

export const sandcastle = (): Shape => {
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

export const bottle = (): Shape =>
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

export const shell = (color: string): Shape => {
  const coat = material(color, {
    gloss: 0.6,
    paint: ([x, , z]) =>
      Math.abs((((Math.atan2(z, x) / Math.PI) * 8 + 8.5) % 1) - 0.5) < 0.14 ? { tone: -0.14 } : null,
  });
  return place([0, 0, 4], turn([-40, 0, 0], group(ellipsoid(10, 4, 9, coat), place([0, 1, -8], sphere(3, coat)))));
};

export const starfish = (): Shape =>
  place([0, 0, 2], turn([-90, 0, 12], prism(starOutline(5, 11, 5), 1.6, 2, material('#f8963c', { gloss: 0.3 }))));

/** A hedge of wax crayons. */
export const crayons = (): Shape =>
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
