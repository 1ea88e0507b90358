// Owns what one walks through or around: the park gate, the fountain, the bridge, and the life on the pond.
import { curve, pipe, ring, row, times } from '../core/arrange.ts';
import { isInText } from '../core/lettering.ts';
import { type Material, material } from '../core/material.ts';
import { bricks, shingles } from '../core/materials.ts';
import { PALETTE } from '../core/palette.ts';
import {
  blend,
  box,
  capsule,
  cone,
  cylinder,
  ellipsoid,
  group,
  place,
  prism,
  type Shape,
  sphere,
  subtract,
  torus,
  turn,
} from '../core/shapes.ts';
import { foot, type Prop, propsOf } from './prop.ts';

const gold = (gloss: number): Material => material(PALETTE.gold, { gloss });

/** One tower of the gate; `side` −1 or 1. */
function gateTower(side: number): Shape {
  const flag = material(side < 0 ? PALETTE.rose : PALETTE.teal);
  const window = material('#ffe08a', { glow: 0.8, soft: 1 });
  return place(
    [side * 78, 0, 0],
    [
      place([0, 0, 6], box(19, 16, 6, 2, material(PALETTE.stone))),
      place([0, 0, 44], box(15, 13, 38, 2, bricks('#e8dcf2', 9))),
      place([0, 0, 84], box(18, 16, 4, 1.6, gold(0.6))),
      place([0, 0, 104], cone(21, 1.5, 17, 1.2, shingles(PALETTE.indigo, 7))),
      place([0, 0, 123], sphere(3.4, gold(1))),
      capsule([0, 0, 122], [0, 0, 142], 1, 1, material(PALETTE.gold)),
      place(
        [8, 0, 137],
        prism(
          [
            [-8, 6],
            [11, 0],
            [-8, -6],
          ],
          1,
          0.6,
          flag,
        ),
      ),
      place(
        [0, 13, 56],
        prism(
          [
            [-5, -10],
            [5, -10],
            [5, 4],
            [0, 10],
            [-5, 4],
          ],
          1,
          0.8,
          window,
        ),
      ),
    ],
  );
}

/** The arch between the towers with its letters. */
function gateArch(text: string, color: string): Shape {
  const face = material(color, {
    gloss: 0.3,
    paint: ([x, , z], n) => {
      if (n[1] <= 0.5) return null;
      if (isInText(text, x, z - 21, 12)) return { color: '#ffe9a8', flat: 0.7, tone: 0.15, glow: 0.7 };
      return z < -4 ? { color: PALETTE.gold } : null;
    },
  });
  const outline = [
    [-66, -8],
    [66, -8],
    [66, 10],
    [44, 28],
    [0, 36],
    [-44, 28],
    [-66, 10],
  ] as const;
  const hole = place([0, 0, 44], turn([90, 0, 0], cylinder(47, 20, 0, material(color))));
  const bulbs = [PALETTE.red, PALETTE.yellow, PALETTE.sky, PALETTE.lime, PALETTE.pink].map((bulb, i) =>
    place([-48 + i * 24, 3, 93 + ([5, 19, 27, 19, 5][i] ?? 0)], sphere(3.6, material(bulb, { gloss: 0.8, glow: 0.5 }))),
  );
  return group(subtract(place([0, 0, 78], prism(outline, 6, 2, face)), hole), bulbs);
}

/** The gate as seen from the south. */
const gateFront = (text = 'AI PARK'): Shape => group(gateTower(-1), gateTower(1), gateArch(text, PALETTE.indigo));

/** The rear arch, which stands a little north of the gate: behind a character who walks through. */
function gateBack(): Shape {
  const pillar = (x: number) =>
    group(
      place([x, 0, 5], box(11, 9, 5, 2, material(PALETTE.stone))),
      place([x, 0, 40], box(8, 7, 38, 2, bricks('#e8dcf2', 9))),
      place([x, 0, 82], sphere(8, gold(0.9))),
    );
  return group(pillar(-78), pillar(78), gateArch('AI PARK', PALETTE.purple));
}

/** The fountain; `phase` 0–1 moves its water by one wave. */
export function fountain(phase: number): Shape {
  const stone = material('#d8d2e6');
  const pedestal = material(PALETTE.stone);
  const turned = phase * 2 * Math.PI;
  const water = material(PALETTE.water, {
    gloss: 0.8,
    soft: 0.5,
    paint: ([x, y]) => {
      const wave = Math.hypot(x, y) * 0.75 - turned + Math.sin(Math.atan2(y, x) * 5) * 0.8;
      return Math.sin(wave) > 0.72 ? { color: '#d6f6ff', flat: 0.5 } : null;
    },
  });
  const spray = material('#c8f1ff', { gloss: 0.9, soft: 0.8 });
  const jets = ring(8, (c, s, i) => {
    const swell = 1 + Math.sin(turned + i * 1.6) * 0.05;
    const arc = curve(3, (t) => [c * t * 22 * swell, s * t * 22 * swell, 62 + 13 * t * swell - 52 * t * t]);
    return pipe(arc, (t) => 1.7 - t * 0.5, spray);
  });
  const drops = ring(
    8,
    (c, s, i) => {
      const fall = (phase + i * 0.25) % 1;
      return place([c * (24 + fall * 7), s * (24 + fall * 7), 24 - fall * 11], sphere(1.4 - fall * 0.5, spray));
    },
    0.39,
  );
  return group(
    subtract(
      place([0, 0, 8], cylinder(50, 8, 2.5, bricks('#d8d2e6', 8))),
      place([0, 0, 12], cylinder(43, 9, 1, stone)),
    ),
    place([0, 0, 16], torus(46.6, 3.6, stone)),
    place([0, 0, 10], cylinder(43, 1, 0.5, water)),
    place([0, 0, 22], cone(8, 5, 14, 1, pedestal)),
    subtract(place([0, 0, 38], cone(6, 22, 5, 2, stone)), place([0, 0, 44], cylinder(18, 4, 1, stone))),
    place([0, 0, 41.4], cylinder(18.6, 0.8, 0.4, water)),
    place([0, 0, 50], cone(5, 3, 10, 1, pedestal)),
    place([0, 0, 61], sphere(4.4, gold(1))),
    jets,
    drops,
  );
}

const BRIDGE = { width: 70, length: 150 };
const archAt = (x: number): number => 10 + 10 * Math.cos((x / (BRIDGE.length / 2)) * 1.45);

/** One railing of the bridge, `y` pixels from its middle line. */
function railing(y: number): Shape {
  const { length } = BRIDGE;
  const post = [box(2.6, 2.6, 12, 1, material(PALETTE.woodDark)), place([0, 0, 13], sphere(3.2, gold(0.6)))];
  const beam = (t: number) => {
    const [a, b] = [(t * length) / 2, ((t + 0.5) * length) / 2];
    return capsule([a, y, archAt(a) + 18], [b, y, archAt(b) + 18], 2, 2, material(PALETTE.woodDark));
  };
  return group(
    [-1, -0.5, 0, 0.5, 1].map((t) => place([(t * length) / 2, y, archAt((t * length) / 2) + 10], post)),
    [-1, -0.5, 0, 0.5].map(beam),
  );
}

function bridgeDeck(): Shape {
  const { width, length } = BRIDGE;
  return group(
    row(21, -length / 2, length / 2 - 6, (x, i) => {
      const board = material(i % 3 ? PALETTE.wood : '#b5784a');
      return place([x, 0, archAt(x)], box(3.3, width / 2, 2, 0.8, board), [
        0,
        Math.sin((x / (length / 2)) * 1.45) * 11,
        0,
      ]);
    }),
  );
}

/** The swan boat on the pond. */
export function swanBoat(color = '#fbf6ee'): Shape {
  const m = material(color, { gloss: 0.5 });
  return group(
    subtract(
      place([0, 0, 4], ellipsoid(22, 14, 10, m)),
      place([0, 0, 12], ellipsoid(15, 9.5, 8, material(PALETTE.wood))),
    ),
    blend(
      3,
      capsule([16, 0, 8], [23, 0, 22], 5, 3.6, m),
      capsule([23, 0, 22], [20, 0, 31], 3.6, 3.4, m),
      place([22, 0, 34], ellipsoid(5.6, 4.6, 4.8, m)),
    ),
    capsule([26, 0, 34], [32, 0, 32.4], 2.2, 1, material(PALETTE.orange)),
    [-1, 1].map((side) => place([24, side * 3.8, 35.4], sphere(1.1, material(PALETTE.black)))),
    capsule([-18, 0, 8], [-26, 0, 17], 5, 1.5, m),
    place([-2, 0, 7], box(3, 8.6, 2, 1, material(PALETTE.rose))),
  );
}

/** A duck that swims to the right. */
export function duck(color: string, head: string): Shape {
  const m = material(color, { gloss: 0.3 });
  return group(
    place([0, 0, 4], ellipsoid(10, 6.6, 5.6, m)),
    capsule([-7, 0, 6], [-12, 0, 10], 3, 1, m),
    place([-1, 5, 6], ellipsoid(6, 2, 3, material(color, { gloss: 0.2, paint: () => ({ tone: -0.08 }) }))),
    place([7.5, 0, 13], sphere(5.2, material(head, { gloss: 0.4 }))),
    capsule([11, 0, 12.4], [15.4, 0, 11.6], 2, 1.3, material(PALETTE.orange)),
    [-1, 1].map((side) => place([9.4, side * 4, 14.6], sphere(1, material(PALETTE.black, { gloss: 0.8 })))),
  );
}

/** A plank pier for the boats, along y. */
export function pier(): Shape {
  return group(
    times(9, (i) => place([0, -40 + i * 10, 7], box(19, 4.2, 1.8, 0.8, material(i % 3 ? PALETTE.wood : '#b5784a')))),
    [-17, 17].flatMap((x) => [-36, 0, 36].map((y) => place([x, y, 6], cylinder(3, 9, 1, material(PALETTE.woodDark))))),
  );
}

const prop = propsOf(import.meta.url);
const towers = [
  { width: 44, height: 26, dx: -94 },
  { width: 44, height: 26, dx: 94 },
];

export const landmarks: readonly Prop[] = [
  prop('gate-front', () => gateFront(), { camera: { zoom: 1.2 }, footprints: towers, fade: true, glow: '#ffe08a' }),
  prop('gate-back', gateBack, {
    camera: { zoom: 1.2 },
    footprints: [
      { width: 26, height: 16, dx: -94 },
      { width: 26, height: 16, dx: 94 },
    ],
    fade: true,
  }),
  prop('fountain', fountain, {
    camera: { zoom: 1.35 },
    footprints: [
      { width: 134, height: 44 },
      { width: 100, height: 76 },
    ],
    animation: { frames: 4, ms: 140 },
  }),
  prop('bridge-back', () => group(bridgeDeck(), railing(-BRIDGE.width / 2 + 2)), {
    footprints: foot(150, 6, -24),
    flat: true,
  }),
  prop('bridge-front', () => place([0, 0, 0], railing(0)), { footprints: foot(150, 6) }),
  prop('swan-boat', () => swanBoat(), { footprints: foot(46, 18) }),
  prop('duck-yellow', () => duck('#fdd04b', '#fdd04b'), { footprints: foot(20, 8) }),
  prop('duck-mallard', () => duck('#b9a08a', '#2f8a54'), { footprints: foot(20, 8) }),
  prop('pier', pier, { flat: true }),
];
