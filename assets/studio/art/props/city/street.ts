// Owns the streets of the city: tram, stop and rails, kiosk and billboards, star lamps, planters, vending robots, floor inlays.
import { curve, facing, pipe, puffs, ring, row, starOutline } from '../../core/arrange.ts';
import { signBoard } from '../../core/lettering.ts';
import { material } from '../../core/material.ts';
import { foliage, neon, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
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
  prism,
  type Shape,
  scaled,
  sphere,
  torus,
} from '../../core/shapes.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { CYAN, GOLD, GREEN, type IconName, NAVY, PINK, screen } from './screens.ts';

const post = shiny('#6a60c0', 0.6);

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

/** 96 px of track that lie on the ballast: sleepers and two rails; `DEPTH` turns ground pixels into picture pixels. */
const DEPTH = 1 / Math.sin((38 * Math.PI) / 180);
const rails = (): Shape =>
  group(
    row(6, -40, 40, (x) => place([x, 0, 0.4], box(3.4, 21 * DEPTH, 0.6, 0.3, material('#6f5f9e')))),
    [-14, 14].map((y) => place([0, y * DEPTH, 1.2], box(48, 1.5, 0.8, 0.3, shiny('#dfe6f8', 0.6)))),
  );

/** Stripes on which one crosses the tracks. */
const crossing = (): Shape =>
  group(row(5, -48, 48, (x) => place([x, 0, 1.4], box(7, 25 * DEPTH, 0.6, 0.4, material('#f0ebff', { soft: 1 })))));

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

/** A lamp whose arm ends in a star. */
const starLamp = (color: string): Shape =>
  group(
    place([0, 0, 3], cylinder(6.4, 3, 1.2, material(NAVY))),
    pipe(
      [
        [0, 0, 4],
        [0, 0, 58],
        [4, 2, 70],
        [14, 4, 74],
      ],
      2.2,
      shiny('#8a80e0'),
    ),
    place([0, 2.2, 28], box(0.9, 0.8, 18, 0.4, neon(color))),
    place([16, 5, 65], prism(starOutline(5, 9.4, 4.4), 2.4, 1.4, neon(color))),
  );

/** A clipped tree in a tub with a ring of light. */
const planter = (leaf: string, glow: string, seed: number): Shape =>
  scaled(
    1.15,
    place([0, 0, 7], cone(15, 18, 7, 2, material('#d8d2f4', { gloss: 0.4 }))),
    place([0, 0, 13], torus(17, 1.8, neon(glow))),
    place([0, 0, 28], cylinder(3, 16, 1, material('#8a5a6a'))),
    blend(
      2.6,
      place([0, 0, 56], sphere(17, foliage(leaf))),
      puffs({ seed, count: 14, radius: 15, height: 14, middle: 56, smallest: 6, largest: 8.5, surface: foliage(leaf) }),
    ),
    ring(7, (x, y, i) =>
      place([x * 17, Math.abs(y) * 14 + 3, 52 + ((i * 7) % 17)], sphere(1.8, neon(i % 2 ? GOLD : glow))),
    ),
  );

/** A vending machine with a face and arms. */
function vendingBot(color: string): Shape {
  const face = material('#2b2550', {
    soft: 0.9,
    paint: ([px, , z], n) => {
      const x = Math.abs(px);
      const eye = Math.abs(z - 1.5 + (x - 5) ** 2 * 0.3) < 0.9 && Math.abs(x - 5) < 2.6;
      const mouth = x < 2.4 && Math.abs(z + 2.8 - x * x * 0.16) < 0.7;
      return n[1] > 0.5 && (eye || mouth) ? { color: '#8dfff2', flat: 1, tone: 0.25, glow: 1 } : null;
    },
  });
  const drinks = [PALETTE.red, PALETTE.yellow, PALETTE.lime, PALETTE.purple, PALETTE.orange];
  const shelf = material('#e8fbff', {
    soft: 1,
    glow: 0.9,
    paint: ([px, , pz], n) => {
      if (n[1] < 0.5) return null;
      const [x, z] = [((px + 40) % 5) - 2.5, ((pz + 40) % 9) - 2];
      if (z < 0) return { color: '#7a86c8' };
      const can = Math.hypot(x / 1.7, (z - 2.6) / 2.9) < 1;
      return can
        ? { color: drinks[Math.floor((px + 40) / 5 + (pz + 40) / 9) % 5] ?? PALETTE.red, glow: 0.8 }
        : { tone: 0.1, flat: 0.6 };
    },
  });
  const coat = material(color, { gloss: 0.6, paint: ([, , z]) => (z < -19 ? { color: '#fff0dc' } : null) });
  return group(
    [-8, 8].map((x) => place([x, 3, 3], box(5, 6, 3, 2, material('#3a3168')))),
    place([0, 0, 29], box(17, 11, 24, 5, coat)),
    place([0, 9.6, 43], box(12.6, 2.4, 6.4, 2.4, face)),
    place([-2, 10, 24], box(11, 2, 10, 1.4, shelf)),
    mirror(
      pipe(
        [
          [17, 0, 30],
          [23, 4, 24],
          [25, 9, 29],
        ],
        2.3,
        shiny('#b0a8ea'),
      ),
    ),
    mirror(place([25.4, 10, 31], sphere(3.6, shiny(color)))),
    capsule([0, 0, 52], [0, 0, 59], 1, 1, shiny(PALETTE.steel)),
    place([0, 0, 61], sphere(3, neon(PINK))),
  );
}

const lowRail = (): Shape =>
  group(
    row(5, -32, 32, (x) => place([x, 0, 7], cylinder(2.2, 7, 1, post))),
    place([0, 0, 13], box(34, 1.4, 1.4, 0.8, neon(CYAN))),
  );

/** A neon arrow on a post. */
const neonArrow = (): Shape =>
  group(
    place([0, 0, 3], cylinder(6, 3, 1.2, material(NAVY))),
    place([0, 0, 28], cylinder(2.2, 27, 0.6, post)),
    place(
      [0, 3, 58],
      prism(
        [
          [-20, -5],
          [6, -5],
          [6, -13],
          [22, 0],
          [6, 13],
          [6, 5],
          [-20, 5],
        ],
        2,
        1.4,
        neon(PINK),
      ),
    ),
    place(
      [0, 5, 58],
      prism(
        [
          [-15, -1.6],
          [9, -1.6],
          [9, -5],
          [16, 0],
          [9, 5],
          [9, 1.6],
          [-15, 1.6],
        ],
        1.4,
        0.8,
        neon('#fff3c4'),
      ),
    ),
  );

/** A bench with light under its seat. */
const neonBench = (): Shape =>
  group(
    [0, 1, 2].map((i) => place([0, -4 + i * 5, 13], box(26, 2.1, 1.6, 1, material('#d8d2f4')))),
    place([0, 5, 9], box(24, 1, 1.4, 0.6, neon(CYAN))),
    place([0, -9, 21], box(26, 1.4, 4, 1, material('#b8aef0'))),
    [-18, 18].map((x) => place([x, 0, 6], box(3, 8, 6, 1.4, material('#5a4fb0')))),
  );

/** A small telescope that looks at the stars. */
const telescope = (): Shape =>
  group(
    ring(3, (x, y) => capsule([x * 12, y * 10, 0], [0, 0, 30], 1.6, 1.6, shiny('#6a60c0')), 0.5),
    capsule([-14, 4, 26], [16, -2, 46], 5, 7.4, shiny('#ff86d8')),
    place([18, -2, 47], ellipsoid(4, 7, 7, shiny('#8fe0ff', 1))),
    capsule([-14, 4, 26], [-20, 6, 22], 3, 3, shiny(GOLD)),
  );

const arch = (): Shape =>
  group(
    [-80, 80].map((x) =>
      group(
        place([x, 0, 6], cylinder(14, 6, 2, material('#d8d2f4'))),
        place([x, 0, 52], cylinder(6, 44, 1.4, shiny('#7b6af0'))),
      ),
    ),
    pipe(
      curve(12, (t) => [Math.cos(Math.PI * (1 - t)) * 80, 0, 94 + Math.sin(Math.PI * t) * 34]),
      4.4,
      neon(PINK),
    ),
    pipe(
      curve(12, (t) => [Math.cos(Math.PI * (1 - t)) * 68, 2, 92 + Math.sin(Math.PI * t) * 24]),
      2.4,
      neon(CYAN),
    ),
    place([0, 6, 122], signBoard('STAR CITY', { height: 13, board: NAVY, ink: GOLD, rim: CYAN, margin: 8 })),
  );

const prop = propsOf(import.meta.url);

export const street: readonly Prop[] = [
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
  prop('star-lamp-cyan', () => starLamp(CYAN), { footprints: foot(12, 8), glow: '#7fe6ff' }),
  prop('star-lamp-pink', () => starLamp(PINK), { footprints: foot(12, 8), glow: '#ff9ade' }),
  prop('star-lamp-gold', () => starLamp(GOLD), { footprints: foot(12, 8), glow: '#ffe08a' }),
  prop('planter-green', () => planter('#57c07a', CYAN, 2), { footprints: foot(40, 20), fade: true }),
  prop('planter-lilac', () => planter('#b79af5', PINK, 3), { footprints: foot(40, 20), fade: true }),
  prop('planter-rose', () => planter('#ff9ac0', GOLD, 4), { footprints: foot(40, 20), fade: true }),
  prop('vending-blue', () => vendingBot('#4fb8f0'), { footprints: foot(40, 16), glow: '#a0e8ff' }),
  prop('vending-rose', () => vendingBot('#ff8fb0'), { footprints: foot(40, 16), glow: '#ffc0d8' }),
  prop('low-rail', lowRail, { footprints: foot(68, 8) }),
  prop('neon-arrow', neonArrow, { footprints: foot(12, 8), glow: '#ff9ade' }),
  prop('neon-bench', neonBench, { footprints: foot(50, 16) }),
  prop('star-telescope', telescope, { footprints: foot(26, 14) }),
  prop('city-arch', arch, {
    footprints: [
      { width: 28, height: 16, dx: -80 },
      { width: 28, height: 16, dx: 80 },
    ],
    fade: true,
    glow: '#ff9ade',
  }),
];
