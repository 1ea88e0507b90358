// Shapes the city's tram, its stop, rails and crossing.
import { facing, row } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { neon, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import { box, capsule, cylinder, group, mirror, place, type Shape, scaled, sphere } from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { CYAN, GOLD, post, screen } from './screens.ts';

/** A shelter of glass with a bench and a lit name. */
const tramStop = (): Shape =>
  scaled(
    1.2,
    place([0, 0, 2.5], box(62, 22, 2.5, 1.5, material('#cfc6ee'))),
    place(
      [0, -14, 30],
      box(
        54,
        1.6,
        24,
        1,
        material('#9fe4fa', {
          gloss: 0.7,
          soft: 0.6,
          glow: 0.5,
          paint: ([x, , z]) =>
            Math.abs((x / 18) % 1) < 0.07
              ? { color: '#5a4fb0' }
              : Math.abs(((x + z) / 40) % 1) < 0.12
                ? { tone: 0.2 }
                : null,
        }),
      ),
    ),
    [-56, 56].map((x) => place([x, -12, 31], box(2.4, 2.4, 29, 1, post))),
    place([0, -2, 62], box(64, 19, 3.4, 3, material('#f2557f', { gloss: 0.4 }))),
    place([0, 16.4, 62], box(63, 1.6, 2.2, 1, neon(CYAN))),
    place([0, -6, 14], box(34, 5, 2, 1.4, material('#c98b5a'))),
    [-26, 26].map((x) => place([x, -6, 9], box(2, 4, 4, 0.8, post))),
    place([34, -11, 34], screen('tick', 9, 12, '#3a6a9a', GOLD)),
    place([0, 4, 78], signBoard('TRAM', { height: 12, board: '#24407e', ink: '#ffffff', rim: CYAN, margin: 7 })),
  );

/** A tram seen from its side. */
function tram(color: string, name: string): Shape {
  const body = material(color, {
    gloss: 0.55,
    paint: ([x, , z], n) => {
      if (z < -15) return { color: '#fff0dc' };
      if (Math.abs(z + 12) < 1) return { color: GOLD };
      if (n[1] > 0.5 && z > -4 && z < 13 && Math.abs(x) < 78) {
        const pane = ((x + 200) % 26) - 13;
        if (Math.abs(pane) < 10.4) return { color: '#ffe9a8', flat: 0.8, tone: pane < -2 ? 0.2 : 0.1, glow: 1 };
      }
      return null;
    },
  });
  return scaled(
    1.25,
    place([0, 0, 30], box(92, 20, 24, 12, body)),
    place([0, 0, 7], box(78, 16, 6, 3, material('#3a3168'))),
    row(6, -64, 64, (x) => place([x, 17, 6], facing(cylinder(6, 2, 1, material('#2b2550', { gloss: 0.3 }))))),
    place([0, 0, 55], box(70, 14, 3, 2, material('#fff0dc'))),
    place([0, 21, 45], signBoard(name, { height: 7, board: '#2b2550', ink: GOLD, rim: '#fff0dc', margin: 4 })),
    capsule([10, 0, 57], [-8, 0, 68], 1.2, 1.2, shiny(PALETTE.steel)),
    capsule([-8, 0, 68], [12, 0, 78], 1.2, 1.2, shiny(PALETTE.steel)),
    mirror(place([88, 16, 18], sphere(4.6, neon('#fff3b0')))),
  );
}

/** Ground pixels to picture pixels at the camera height of props (38°). */
const DEPTH = 1 / Math.sin((38 * Math.PI) / 180);

/** 96 px of track on the ballast: sleepers and two rails. */
const rails = (): Shape =>
  group(
    row(6, -40, 40, (x) => place([x, 0, 0.4], box(3.4, 21 * DEPTH, 0.6, 0.3, material('#6f5f9e')))),
    [-14, 14].map((y) => place([0, y * DEPTH, 1.2], box(48, 1.5, 0.8, 0.3, shiny('#dfe6f8', 0.6)))),
  );

/** A striped crossing over the tracks. */
const crossing = (): Shape =>
  group(row(5, -48, 48, (x) => place([x, 0, 1.4], box(7, 25 * DEPTH, 0.6, 0.4, material('#f0ebff', { soft: 1 })))));

const prop = propsOf(import.meta.url);

export const tramLine: readonly Prop[] = [
  prop('tram-stop', tramStop, {
    camera: { elevation: 31 },
    footprints: foot(146, 22, -6),
    fade: true,
    glow: '#7fe6ff',
  }),
  prop('tram-rose', () => tram('#f2557f', 'STAR LINE'), {
    camera: { elevation: 31 },
    footprints: foot(226, 34),
    fade: true,
    glow: '#ffe0a0',
  }),
  prop('tram-teal', () => tram('#2fb3a6', 'NIGHT 7'), {
    camera: { elevation: 31 },
    footprints: foot(226, 34),
    fade: true,
    glow: '#ffe0a0',
  }),
  prop('tram-rails', rails, { flat: true, camera: { shadow: false, outline: 0.6 } }),
  prop('tram-crossing', crossing, { flat: true, camera: { shadow: false, outline: 0 } }),
];
