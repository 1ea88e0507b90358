// Owns the factory's houses: halls with saw-tooth roofs, chimneys and the gear tower.
import { DEGREE, facing, ring, row, starOutline } from '../../core/arrange.ts';
import { material } from '../../core/material.ts';
import { bricks, shiny } from '../../core/materials.ts';
import {
  box,
  capsule,
  cone,
  cylinder,
  group,
  mirror,
  place,
  prism,
  type Shape,
  sphere,
  subtract,
  torus,
} from '../../core/shapes.ts';
import { BRASS, CORAL, CREAM, PLUM } from './toys.ts';

export const TEAL = '#3fb8ae';

export const brass = shiny(BRASS, 0.8);

export const cream = material(CREAM);

export const steam = material('#fff4f8', { soft: 0.7 });

const glass = material('#bfeaff', {
  gloss: 0.5,
  soft: 0.6,
  paint: ([x, , z]) =>
    Math.abs(x) < 0.9 || Math.abs(z) < 0.9
      ? { color: CREAM }
      : Math.abs(((x + z + 44) / 22) % 1) < 0.2
        ? { tone: 0.14 }
        : null,
});

const windowAt = (x: number, y: number, z: number): Shape =>
  place(
    [x, y, z],
    [
      box(13, 1.6, 17, 2, cream),
      place([0, 1, 0], box(10.4, 1.6, 14.4, 1, glass)),
      place([0, 3, -18], box(15, 3, 2, 1, material('#c4706a'))),
    ],
  );

/** A hall with a saw-tooth roof; half its width in pixels. */
export function sawHall(width: number, wall: string, roof: string): Shape {
  const teeth = 3;
  const half = width / teeth;
  const slate = material(roof, {
    gloss: 0.2,
    paint: ([x, y, z], n) => {
      if (n[1] <= 0.6) return Math.abs(((y + 90) / 9) % 1) < 0.1 ? { tone: -0.13 } : null;
      const r = Math.hypot(x - 9, z - 11);
      return r < 8 ? { color: '#ffe7a6', flat: 0.5, glow: 0.6 } : r < 10 ? { color: CREAM } : null;
    },
  });
  return group(
    place([0, 0, 46], box(width, 34, 46, 2, bricks(wall, 9))),
    place([0, 0, 5], box(width + 2, 36, 5, 1.5, material('#8f7a9a'))),
    row(teeth, -width + half, width - half, (x) =>
      place(
        [x, 0, 92],
        prism(
          [
            [-half, 0],
            [half, 0],
            [half, 34],
            [half - 5, 34],
            [-half, 6],
          ],
          34,
          1.4,
          slate,
        ),
      ),
    ),
    row(4, -width + 24, width - 24, (x) => windowAt(x, 34, 52)),
  );
}

/** A tall striped chimney whose steam rises with `phase`. */
export function chimney(phase: number): Shape {
  const puff = (start: number) => {
    const t = (start + phase) % 1;
    return place([4 + t * 26, 0, 158 + t * 54], sphere(6 + Math.sin(t * Math.PI) * 11, steam));
  };
  return group(
    place([0, 0, 6], cone(24, 20, 6, 2, bricks('#b9a6b4', 7))),
    place(
      [0, 0, 76],
      cone(
        18,
        12,
        74,
        1.5,
        material(CORAL, { paint: ([, , z]) => (Math.floor((z + 400) / 16) % 2 ? { color: CREAM } : null) }),
      ),
    ),
    place([0, 0, 150], torus(13, 3.6, brass)),
    [0, 0.34, 0.67].map(puff),
  );
}

/** A gear that stands upright and faces the viewer, turned by `angle` degrees. */
export function gear(radius: number, teeth: number, color: string, hub: string, angle: number): Shape {
  const m = shiny(color, 0.5);
  return facing(
    group(
      place(
        [0, 0, 0],
        [
          subtract(
            cylinder(radius, 4, 1.4, m),
            group(
              ring(5, (c, s) => place([c * radius * 0.56, s * radius * 0.56, 0], cylinder(radius * 0.17, 8, 0.4, m))),
            ),
          ),
          ring(teeth, (c, s, _i, a) =>
            place([c * radius * 1.04, s * radius * 1.04, 0], box(radius * 0.17, radius * 0.14, 4, 1.2, m), [
              0,
              0,
              a / DEGREE,
            ]),
          ),
          cylinder(radius * 0.26, 7, 1.4, shiny(hub)),
        ],
        [0, 0, angle],
      ),
    ),
  );
}

/** The gear tower: a clock house through whose front the works turn; `phase` moves each by one tooth. */
export function gearTower(phase: number): Shape {
  const turned = (teeth: number, way: number) => (way * phase * 360) / teeth;
  const dial = material('#fffaf0', {
    soft: 0.8,
    paint: ([x, y]) =>
      Math.abs(Math.hypot(x, y) - 16) < 1.6 && Math.abs(((Math.atan2(y, x) / Math.PI + 1) * 6) % 1) < 0.3
        ? { color: PLUM }
        : null,
  });
  return group(
    place([0, 0, 7], box(58, 36, 7, 3, bricks('#b9a6b4', 8))),
    place([0, 0, 80], box(50, 30, 70, 3, bricks('#f0a58c', 9))),
    place(
      [0, 3, 78],
      box(
        41,
        29,
        58,
        4,
        material('#4a3a6a', {
          paint: ([x, , z]) =>
            Math.abs((x / 12 + 20) % 1) < 0.09 || Math.abs((z / 12 + 20) % 1) < 0.09 ? { tone: 0.07 } : null,
        }),
      ),
    ),
    place([-14, 34, 58], gear(20, 10, BRASS, CORAL, turned(10, 1))),
    place([20, 34, 44], gear(12, 8, TEAL, BRASS, 12 + turned(8, -1))),
    place([16, 34, 84], gear(21, 12, '#f2857c', '#fdd04b', 5 + turned(12, 1))),
    place([-20, 34, 102], gear(14, 8, '#8a7ce8', CREAM, 20 + turned(8, -1))),
    place([0, 34, 124], gear(9, 7, '#a3d94f', CORAL, turned(7, 1))),
    mirror(place([50, 6, 80], cylinder(7, 72, 2, shiny(TEAL, 0.4)))),
    place([0, 0, 152], box(56, 36, 5, 3, shiny(TEAL, 0.4))),
    place([0, 0, 178], box(34, 24, 22, 4, bricks('#f4c2a4', 8))),
    place(
      [0, 25, 178],
      [
        facing(cylinder(21, 3, 2, brass)),
        place([0, 3, 0], facing(cylinder(18, 1.4, 0.8, dial))),
        capsule([0, 5, 0], [0, 5, 12], 1.4, 1, material(PLUM)),
        capsule([0, 5, 0], [8, 5, 4], 1.6, 1.2, shiny(CORAL)),
      ],
    ),
    place([0, 0, 214], cone(44, 4, 16, 2, shiny('#9a63e0', 0.4))),
    place([0, 0, 234], prism(starOutline(5, 11, 5.4), 2.4, 1.6, material('#fdd04b', { gloss: 0.8, glow: 0.6 }))),
  );
}
