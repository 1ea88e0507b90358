// Owns the factory's belts, their hatches and the arms that stand beside them.
import { facing, TURN, times } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { type Material, material } from '../../core/material.ts';
import { hazard, neon, panels, shiny } from '../../core/materials.ts';
import { box, capsule, cone, cylinder, group, mirror, place, type Shape, sphere } from '../../core/shapes.ts';
import { BRASS, CORAL, CREAM, duck, gift, PLUM, toyColor } from './toys.ts';

export const brass = shiny(BRASS, 0.8);

/** Distance between two toys of a belt (pixels): one segment. */
const GAP = 48;

const rubberAlong = (axis: 0 | 1, moved: number): Material =>
  material('#57506f', {
    paint: (local, n) => {
      if (n[2] < 0.5) return null;
      const along = local[axis] - moved + 480;
      return along % GAP < 3 ? { color: '#fdd04b' } : along % 12 < 2 ? { tone: -0.14 } : null;
    },
  });

const coralRail = material(CORAL, {
  gloss: 0.4,
  paint: ([x]) => (Math.abs(((x + 480) / 16) % 1) < 0.14 ? { color: CREAM } : null),
});

/** A 96 px length of belt moving right; toys every 48 px, so that pieces join without a seam. */
export function beltAcross(phase: number): Shape {
  const moved = phase * 2 * GAP;
  const riders = times(7, (i) => {
    const x = (i - 4) * GAP + (moved % (2 * GAP));
    return Math.abs(x) < 62 && place([x, 0, 24], i % 2 ? gift('#58b7f2') : duck());
  });
  return group(
    place([0, 0, 20], box(49, 16, 4.5, 1, rubberAlong(0, moved))),
    [-18.5, 18.5].map((y) => place([0, y, 19], box(49, 2.6, 5.6, 1.2, coralRail))),
    [-30, 30].map((x) => [-16, 16].map((y) => place([x, y, 7], box(4, 3, 8, 1.4, shiny(PLUM, 0.3))))),
    riders,
  );
}

/** A 104 px (64 on screen) length of belt moving towards the viewer. */
export function beltDown(phase: number): Shape {
  const moved = phase * 52;
  return group(
    place(
      [0, 0, 20],
      box(
        16,
        53,
        4.5,
        1,
        material('#57506f', {
          paint: ([, y], n) =>
            n[2] > 0.5
              ? (y - moved + 520) % 52 < 4
                ? { color: '#fdd04b' }
                : (y - moved + 520) % 13 < 2.4
                  ? { tone: -0.14 }
                  : null
              : null,
        }),
      ),
    ),
    [-18.5, 18.5].map((x) => place([x, 0, 19], box(2.6, 53, 5.6, 1.2, shiny(CORAL, 0.4)))),
    times(2, (i) => place([0, -52 + i * 52 + moved, 24], duck('#fb86b6'))),
  );
}

/** The box a belt comes out of or vanishes into. */
export const hatch = (text: string, color: string, roof: string): Shape =>
  group(
    place([0, 0, 5], box(33, 27, 5, 2, hazard(9))),
    place([0, 0, 34], box(30, 24, 26, 5, panels(color, 14, 12))),
    place([0, 0, 62], box(33, 27, 4, 3, shiny(roof, 0.5))),
    place([0, 25, 40], signBoard(text, { height: 8, board: PLUM, ink: '#fdd04b', rim: BRASS, lit: 0.6, margin: 4 })),
    [-14, 0, 14].map((x, i) => place([x, 24, 18], facing(cylinder(4, 3, 1.2, shiny(toyColor(i + 1), 0.9))))),
    place([0, 0, 68], [cylinder(8, 3, 1.4, brass), place([0, 0, 5], sphere(6, neon('#ffb05a')))]),
  );

/** Robot arm with two joints and a gripper that holds a toy; `lean` −1 or 1 is the side it reaches to. */
export function robotArm(color: string, held: Shape, lean: number, phase: number): Shape {
  const m = shiny(color, 0.5);
  const joint = shiny(PLUM, 0.5);
  const lift = Math.sin(phase * TURN) * 5;
  const a = [0, 0, 22] as const;
  const b = [-18 * lean, 0, 62] as const;
  const c = [34 * lean, 8, 82 + lift] as const;
  const d = [44 * lean, 10, 60 + lift] as const;
  return group(
    place([0, 0, 5], cylinder(22, 5, 2, hazard(7))),
    place([0, 0, 14], cone(15, 11, 7, 2, joint)),
    capsule(a, b, 7, 5.6, m),
    capsule(b, c, 6, 4.8, m),
    capsule(c, d, 4, 3.2, m),
    [a, b, c].map((p, i) =>
      place(p, facing(group(cylinder(9.4 - i, 8, 2, joint), cylinder(4.6, 9.4, 1, shiny('#fdd04b'))))),
    ),
    place(d, [
      place([0, 0, -4], box(10, 5, 2.6, 1.6, joint)),
      mirror(place([8, 0, -11], box(2, 4, 7, 1.2, joint), [0, -8, 0])),
    ]),
    place([d[0], d[1], d[2] - 29], held),
  );
}
