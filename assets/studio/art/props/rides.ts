// Owns the big rides: ferris wheel, carousel, hot-air balloon.
import { DEGREE, facing, ring, TURN, times } from '../core/arrange.ts';
import { material } from '../core/material.ts';
import { planks, radialStripes } from '../core/materials.ts';
import { PALETTE } from '../core/palette.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  intersect,
  place,
  prism,
  type Shape,
  sphere,
  subtract,
  torus,
} from '../core/shapes.ts';
import { foot, type Prop, propsOf } from './prop.ts';

const gold = material(PALETTE.gold, { gloss: 0.9 });
const enamel = material('#f4ecff', { gloss: 0.3 });
const lamp = material(PALETTE.glow, { soft: 1, glow: 1, gloss: 0.6 });

const GONDOLAS = 10;
const CANOPY = [PALETTE.red, PALETTE.yellow, PALETTE.sky, PALETTE.lime, PALETTE.purple];

/** All gondolas are alike (five-coloured canopies), so the wheel repeats after a tenth of a turn. */
function gondola(x: number, z: number): Shape {
  const canopy = material(PALETTE.red, {
    gloss: 0.5,
    paint: ([px]) => ({ color: CANOPY[Math.max(0, Math.min(4, Math.floor((px + 16) / 6.4)))] ?? PALETTE.red }),
  });
  const tub = material(PALETTE.rose, {
    gloss: 0.5,
    paint: ([, , pz]) => (pz > -2.6 ? { color: PALETTE.cream } : null),
  });
  return place(
    [x, 0, z - 4],
    [
      capsule([0, 0, 4], [0, 0, -6], 1, 1, gold),
      place([0, 0, -9], intersect(ellipsoid(16, 13, 11, canopy), place([0, 0, 10], box(30, 30, 10, 0, canopy)))),
      place([0, 0, -19], intersect(ellipsoid(14.5, 11.5, 13, tub), place([0, 0, -12], box(30, 30, 12, 0, tub)))),
      [-11, 11].map((side) => capsule([side, 7, -20], [side, 7, -8], 0.9, 0.9, enamel)),
      place([0, 0, -15], ellipsoid(9, 7, 4, material(PALETTE.black))),
    ],
  );
}

/** A ticket booth with a striped roof. */
export function booth(color: string = PALETTE.yellow): Shape {
  return group(
    place(
      [0, 0, 14],
      box(13, 10, 14, 2, material(PALETTE.cream, { paint: ([x]) => (Math.floor(x / 5 + 100) % 2 ? { color } : null) })),
    ),
    place([0, 9, 19], box(8, 3, 6, 1, material(PALETTE.black))),
    place([0, 12, 13], box(10, 3, 1.4, 0.8, material(PALETTE.wood))),
    place([0, 0, 33], cone(19, 2, 7, 1.2, radialStripes(PALETTE.red, PALETTE.cream, 8))),
    place([0, 0, 42], sphere(2.4, material(PALETTE.gold, { gloss: 1 }))),
  );
}

/** The wheel's turning part; radius and hub height in pixels, angle in radians. */
function wheel(radius: number, hub: number, angle: number): Shape {
  const red = material(PALETTE.rose, { gloss: 0.5 });
  const rim = (y: number) =>
    group(
      place([0, y, hub], torus(radius, 2.6, red), [90, 0, 0]),
      place([0, y, hub], torus(radius * 0.72, 1.6, enamel), [90, 0, 0]),
    );
  const spokes = ring(
    GONDOLAS,
    (c, s) => {
      const [x, z] = [c * radius, hub + s * radius];
      return [
        [-8, 8].map((y) => capsule([0, y, hub], [x, y, z], 1.5, 1.3, enamel)),
        capsule([x, -8, z], [x, 8, z], 1.5, 1.5, gold),
      ];
    },
    angle,
  );
  const lights = ring(
    GONDOLAS * 2,
    (c, s) => place([c * radius, 9.5, hub + s * radius], sphere(2.2, lamp)),
    angle + Math.PI / (GONDOLAS * 2),
  );
  const cabins = ring(GONDOLAS, (c, s) => gondola(c * radius, hub + s * radius), angle);
  return group(group(rim(-8), rim(8)), group(spokes.flat(2)), group(cabins, lights));
}

/** The ferris wheel; `phase` 0–1 turns it by one gondola. */
export function ferris(phase: number): Shape {
  const radius = 104;
  const hub = radius + 34;
  const steel = material(PALETTE.indigo, { gloss: 0.4 });
  const leg = (side: number) =>
    group(
      capsule([side * 62, 18, 4], [0, 15, hub], 5, 3.6, steel),
      capsule([side * 62, -18, 4], [0, -15, hub], 5, 3.6, steel),
      capsule([side * 38, 17, hub * 0.42], [0, 16, hub * 0.42], 2.2, 2.2, steel),
    );
  return group(
    place([0, 0, 5], box(86, 34, 5, 2, material('#d8cfe8'))),
    place([0, 0, 10.5], box(80, 28, 1.5, 1, planks(PALETTE.wood, 8))),
    leg(-1),
    leg(1),
    wheel(radius, hub, 0.16 + (phase * TURN) / GONDOLAS),
    place([0, 0, hub], cylinder(9, 19, 2, material(PALETTE.rose, { gloss: 0.5 })), [90, 0, 0]),
    place([0, 19, hub], [sphere(6, gold), ring(5, (c, s) => place([c * 9, 0, s * 9], sphere(2.6, gold)), 0.314)]),
    place([-58, 30, 0], booth()),
  );
}

const HORSES = 8;

/** A carousel horse on its pole, looking along +x. */
function horse(color: string): Shape {
  const coat = material(color, { gloss: 0.4 });
  const mane = material(PALETTE.purple);
  return group(
    capsule([-5, 0, 0], [5, 0, 0], 4.4, 4.2, coat),
    capsule([6, 0, 2], [10, 0, 10], 3, 2.6, coat),
    capsule([10, 0, 10], [14, 0, 8], 2.8, 2, coat),
    [-4, 4].map((x) => capsule([x, 2, -2], [x - 2, 3, -9], 1.6, 1.3, coat)),
    capsule([-8, 0, 2], [-13, 0, -3], 2, 0.8, mane),
    capsule([6, 0, 8], [4, 0, 3], 1.6, 1, mane),
    place([0, 0, 4], ellipsoid(4, 4.4, 1.4, material(PALETTE.red))),
    place([0, 0, 10], cylinder(0.9, 22, 0.3, material(PALETTE.gold, { gloss: 1 }))),
  );
}

/** The carousel; `phase` 0–1 moves the horses by two places (their coats alternate). */
export function carousel(phase: number): Shape {
  const turned = (phase * 2 * TURN) / HORSES;
  const horses = ring(
    HORSES,
    (c, s, i, angle) =>
      place([c * 34, s * 34, 22 + Math.sin(angle * 4) * 4], horse(i % 2 ? PALETTE.pink : '#fbf6ee'), [
        0,
        0,
        angle / DEGREE + 90,
      ]),
    0.3 + turned,
  );
  const golden = material(PALETTE.gold);
  return group(
    place([0, 0, 4], cylinder(52, 4, 2, radialStripes(PALETTE.rose, PALETTE.cream, 12))),
    place([0, 0, 9], cylinder(48, 1.5, 1, material(PALETTE.wood))),
    place([0, 0, 32], cylinder(13, 24, 2, radialStripes('#fff0d2', PALETTE.gold, 6))),
    group(horses),
    ring(8, (c, s) => place([c * 46, s * 46, 32], cylinder(1.6, 24, 0.5, gold))),
    place([0, 0, 60], cylinder(55, 4.5, 2, radialStripes(PALETTE.rose, PALETTE.gold, 12))),
    place([0, 0, 78], cone(55, 7, 15, 1.5, radialStripes(PALETTE.rose, PALETTE.cream, 9))),
    place([0, 0, 96], sphere(7, material(PALETTE.gold, { gloss: 1 }))),
    place([0, 0, 106], cone(2, 0.5, 6, 0.4, golden)),
    capsule([0, 0, 104], [0, 0, 122], 1, 1, golden),
    place(
      [6, 0, 118],
      prism(
        [
          [-6, 5],
          [9, 0],
          [-6, -5],
        ],
        1,
        0.6,
        material(PALETTE.sky),
      ),
    ),
    ring(20, (c, s) => place([c * 55.5, s * 55.5, 57], sphere(2.3, lamp))),
  );
}

/** A balloon whose basket hangs above the ground; `height` of its neck in pixels. */
export function airBalloon(height = 120): Shape {
  const silk = radialStripes(PALETTE.rose, PALETTE.yellow, 6, { gloss: 0.35 });
  const weave = material('#b5784a', {
    paint: ([x, , z]) => ((Math.floor((x + 50) / 4) + Math.floor((z + 50) / 4)) % 2 ? { tone: -0.1 } : null),
  });
  const inside = place([0, 0, 6], box(11, 9, 8, 2, material(PALETTE.choco)));
  return group(
    place([0, 0, height + 30], blend(6, ellipsoid(40, 40, 42, silk), place([0, 0, -42], cone(9, 22, 12, 1, silk)))),
    place([0, 0, height + 30], torus(40.4, 2.2, material(PALETTE.indigo, { gloss: 0.5 }))),
    ring(
      4,
      (c, s) =>
        capsule([c * 10, s * 10, height - 44], [c * 12, s * 12, height - 20], 0.7, 0.7, material(PALETTE.cream)),
      Math.PI / 4,
    ),
    place([0, 0, height - 52], subtract(box(14, 12, 10, 3, weave), inside)),
  );
}

/** Balloons on a seller's cart. */
export function balloonCart(): Shape {
  const colors = [PALETTE.red, PALETTE.yellow, PALETTE.sky, PALETTE.lime, PALETTE.pink];
  return group(
    place(
      [0, 0, 9],
      box(
        11,
        8,
        7,
        2,
        material(PALETTE.red, { paint: ([x]) => (Math.floor(x / 5 + 100) % 2 ? { color: PALETTE.cream } : null) }),
      ),
    ),
    [-8, 8].map((x) => place([x, 8, 5], cylinder(5, 1.6, 0.8, material(PALETTE.dark, { gloss: 0.4 })), [90, 0, 0])),
    times(colors.length, (i) => {
      const angle = (i / colors.length) * 6.28 + 0.4;
      const [x, y, z] = [Math.cos(angle) * 9, Math.sin(angle) * 7, 56 + (i % 3) * 8];
      const skin = material(colors[i] ?? PALETTE.red, { gloss: 0.9, soft: 0.3 });
      return [
        capsule([0, 0, 16], [x, y, z - 8], 0.45, 0.45, material('#efe6da')),
        place([x, y, z], ellipsoid(7.4, 7.4, 9, skin)),
      ];
    }).flat(),
    facing(sphere(0.1, gold)),
  );
}

const prop = propsOf(import.meta.url);

export const rides: readonly Prop[] = [
  prop('ferris-wheel', ferris, {
    camera: { zoom: 1.2, samples: 2 },
    footprints: foot(206, 64),
    fade: true,

    glow: '#ffe58a',
  }),
  prop('carousel', carousel, {
    camera: { zoom: 1.4, samples: 2 },
    footprints: [
      { width: 146, height: 50 },
      { width: 96, height: 88 },
    ],
    fade: true,
    animation: { frames: 4, ms: 170 },
    glow: '#ffe58a',
  }),
  prop('air-balloon', () => airBalloon(), { camera: { samples: 2 }, footprints: foot(32, 20), fade: true }),
  prop('balloon-cart', balloonCart, { footprints: foot(26, 14), fade: true }),
  prop('booth', () => booth(), { camera: { zoom: 1.5 }, footprints: foot(44, 26), fade: true }),
];
