// Shapes the star inlay, the hologram kiosk and the billboards of the city.
import { starOutline } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { neon, shiny } from '../../core/materials.ts';
import { capsule, cone, cylinder, group, place, type Shape, sphere, torus } from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { CYAN, GOLD, GREEN, type IconName, NAVY, PINK, post, screen } from './screens.ts';

/** A glowing star laid into a square, seen from above. */
function starInlay(): Shape {
  const line = (color: string, radius: number, width: number): Shape =>
    place([0, 0, 0.4], torus(radius, width, neon(color)));
  const points = starOutline(5, 150, 62);
  return group(
    points.map(([x, y], i) => {
      const [toX, toY] = points[(i + 1) % points.length] ?? [x, y];
      return capsule([x, -y, 0.4], [toX, -toY, 0.4], 2, 2, neon(GOLD));
    }),
    line(PINK, 168, 1.6),
    line(CYAN, 182, 1.2),
  );
}

/** A kiosk whose hologram turns; `phase` 0–1. */
function holoKiosk(phase: number): Shape {
  const icons: readonly IconName[] = ['lock', 'tick', 'heart', 'star'];
  const beam = Math.sin(phase * Math.PI * 2) * 2;
  return group(
    place([0, 0, 4], cylinder(24, 4, 2, material('#d8d2f4'))),
    place([0, 0, 14], cone(15, 10, 9, 2, shiny('#7b6af0'))),
    place([0, 0, 24], cylinder(14, 2, 1, neon(CYAN))),
    [0, 1, 2].map((i) => place([0, 0, 30 + i * 5 + beam], torus(13 + i * 3, 0.8, neon(i % 2 ? PINK : CYAN)))),
    place([0, 0, 62 + beam], screen(icons[Math.floor(phase * 4)] ?? 'lock', 21, 17, '#2f4aa8', CYAN)),
    place([0, 16, 14], signBoard('ASK', { height: 7, board: NAVY, ink: '#ffffff', rim: GOLD, margin: 3 })),
  );
}

/** A billboard on two posts. */
function billboard(icon: IconName, text: string, rim: string, back: string): Shape {
  return group(
    [-24, 24].map((x) =>
      group(place([x, 0, 3], cylinder(6, 3, 1.2, post)), place([x, 0, 26], cylinder(2.2, 25, 0.6, post))),
    ),
    place([0, 2, 62], screen(icon, 30, 20, back, rim)),
    place([0, 3, 34], signBoard(text, { height: 8, board: NAVY, ink: '#ffffff', rim, margin: 4 })),
    [-18, 0, 18].map((x) =>
      group(place([x, 7, 87], cone(2, 4, 2.4, 0.6, post)), place([x, 8, 84.6], sphere(1.8, neon('#fff3b0')))),
    ),
  );
}

const prop = propsOf(import.meta.url);

export const boards: readonly Prop[] = [
  prop('star-inlay', starInlay, { flat: true, camera: { shadow: false, outline: 0.7 } }),
  prop('holo-kiosk', holoKiosk, {
    footprints: foot(46, 26),
    animation: { frames: 4, ms: 600 },
    fade: true,
    glow: '#7fe6ff',
  }),
  prop('board-lock', () => billboard('lock', 'LOCK IT', CYAN, '#2f3a8a'), {
    footprints: foot(62, 10),
    fade: true,
    glow: '#7fe6ff',
  }),
  prop('board-kind', () => billboard('chat', 'BE KIND', PINK, '#5a2f86'), {
    footprints: foot(62, 10),
    fade: true,
    glow: '#ff9ade',
  }),
  prop('board-ask', () => billboard('tick', 'ASK FIRST', GREEN, '#1f5a6a'), {
    footprints: foot(62, 10),
    fade: true,
    glow: '#a0f0c0',
  }),
  prop('board-fish', () => billboard('fish', 'LOOK TWICE', GOLD, '#3a2f86'), {
    footprints: foot(62, 10),
    fade: true,
    glow: '#ffe08a',
  }),
];
