// Owns signs in the world: the GO HERE! arrow, the E key, the quest tick, the speech bubble and emotes.
import { starOutline } from '../core/arrange.ts';
import { onText } from '../core/lettering.ts';
import { material } from '../core/material.ts';
import { PALETTE } from '../core/palette.ts';
import {
  blend,
  box,
  capsule,
  ellipsoid,
  group,
  mirror,
  type Point2,
  place,
  prism,
  type Shape,
  sphere,
  torus,
} from '../core/shapes.ts';
import { type Item, item, plastic, shinyGold } from './item.ts';

const PAPER = material('#fffaf0', { soft: 0.9, flat: 0.75 });
const PLUM = '#46305e';

const ARROW: readonly Point2[] = [
  [-9, 16],
  [9, 16],
  [9, 2],
  [19, 2],
  [0, -20],
  [-19, 2],
  [-9, 2],
];

/** A lettered board with a fat arrow below that points at the ground; `t` 0–1 is its bounce. */
export function goHere(t: number): Shape {
  const bounce = Math.abs(Math.sin(t * Math.PI)) * 9;
  const bright = 0.5 + 0.5 * Math.cos(t * Math.PI * 2);
  const board = material('#5b4bd0', {
    soft: 0.8,
    paint: ([x, , z], [, ny]) =>
      ny > 0.5 && onText('GO HERE!', x, z, 10.5) ? { color: '#fff6c9', flat: 1, tone: 0.2, glow: 1 } : { tone: 0.02 },
  });
  const lit = material(bright > 0.5 ? '#ffd34a' : '#ffc23a', {
    gloss: 0.7,
    soft: 0.6,
    glow: 0.8,
    paint: () => ({ tone: bright * 0.12 }),
  });
  return group(
    place([0, 0, 26 + bounce], prism(ARROW, 3, 3, lit)),
    place([0, 0, 58 + bounce], box(36, 3, 12.5, 5, shinyGold)),
    place([0, 1.6, 58 + bounce], box(33.2, 3, 9.8, 4, board)),
  );
}

/** The camera of the arrow: its anchor is the ground that it points at. */
export const GO_HERE_CAMERA = {
  elevation: 14,
  shadow: false,
  frame: { width: 88, height: 96, anchorX: 44, anchorY: 88 },
};

/** A key cap lettered E. */
function eKey(): Shape {
  const top = material('#fffaf0', {
    soft: 0.8,
    gloss: 0.2,
    paint: ([x, , z], [, ny]) =>
      ny > 0.5 && onText('E', x, z, 21) ? { color: PLUM, flat: 1 } : { tone: 0.06, flat: 0.8 },
  });
  return group(box(24, 3, 24, 7, plastic('#a99bd6')), place([0, 3, 2], box(20, 3, 20, 6, top)));
}

function questTick(): Shape {
  const green = plastic('#4fc26a');
  const white = material('#ffffff', { soft: 0.8, gloss: 0.3 });
  return group(
    place([0, 0, 0], ellipsoid(24, 6, 24, green)),
    blend(1, capsule([-10, 6, 0], [-3, 7, -8], 3.6, 3.6, white), capsule([-3, 7, -8], [11, 6, 9], 3.6, 3.6, white)),
  );
}

/** A fat speech bubble with a tail, for emotes and talk. */
function bubble(): Shape {
  return group(blend(3, box(25, 4, 19, 12, PAPER), capsule([-5, 0, -15], [-9, 0, -25], 5, 0.8, PAPER)));
}

const bubbled = (sign: Shape): Shape => group(place([0, 0, 3], bubble()), place([0, 14, 4], sign));

function questionMark(letter: string, color: string): Shape {
  const face = material(color, { soft: 0.8 });
  const dot = place([0, 0, -9.4], sphere(2.8, face));
  if (letter === '!') return group(capsule([0, 0, 10], [0, 0, -2], 3.6, 2.4, face), dot);
  const hook = [
    [-6, 6],
    [-4.4, 10],
    [0, 11.6],
    [4.6, 9.8],
    [5.8, 6],
    [3.6, 2.4],
    [0, -0.4],
    [0, -3.4],
  ] as const;
  return group(
    hook.slice(1).map(([x, z], i) => capsule([hook[i]?.[0] ?? x, 0, hook[i]?.[1] ?? z], [x, 0, z], 2.5, 2.5, face)),
    dot,
  );
}

function heart(): Shape {
  const red = material('#f2557f', { gloss: 0.8, soft: 0.4 });
  return blend(2, mirror(capsule([5, 0, 4], [0, 0, -8.4], 6.6, 2, red)));
}

/** A glowing bulb with a socket. */
export function bulb(): Shape {
  const glass = material('#ffe15a', { gloss: 0.9, soft: 0.8, glow: 0.9 });
  return group(
    blend(3, place([0, 0, 4], sphere(9.4, glass)), place([0, 0, -5], box(4.6, 4.6, 3.4, 2, glass))),
    [0, 1, 2].map((i) => place([0, 0, -9.4 - i * 2.6], torus(3.2 - i * 0.5, 1.6, material('#9ea3c8', { gloss: 0.8 })))),
  );
}

function smile(): Shape {
  const skin = material('#ffd34a', {
    gloss: 0.4,
    soft: 0.6,
    paint: ([x, y, z]) => {
      if (y < 1) return null;
      const away = Math.abs(x);
      if (Math.abs(z - 3.4 + (away - 4.8) ** 2 * 0.3) < 1.1 && Math.abs(away - 4.8) < 2.8)
        return { color: '#4a2a44', flat: 1 };
      return z < -1.4 && z > -7.4 + x * x * 0.16 && away < 6.2
        ? { color: z > -3 ? '#ffffff' : '#c23f5c', flat: 1 }
        : null;
    },
  });
  return sphere(12.4, skin);
}

function sleepy(): Shape {
  const blue = material('#5b57d6', { soft: 0.8 });
  const zed = (x: number, z: number, size: number) => [
    capsule([x - size, 0, z + size], [x + size, 0, z + size], 1.7, 1.7, blue),
    capsule([x + size, 0, z + size], [x - size, 0, z - size], 1.7, 1.7, blue),
    capsule([x - size, 0, z - size], [x + size, 0, z - size], 1.7, 1.7, blue),
  ];
  return group(zed(-8, -4, 5), zed(7, 5, 3.8));
}

const sparkle = (): Shape => prism(starOutline(4, 13, 3.6), 1, 1.4, shinyGold);

export const signs: readonly Item[] = [
  item('e-key', eKey),
  item('quest-tick', questTick),
  item('speech-bubble', () => place([0, 0, 3], bubble())),
  item('sparkle', sparkle),
  item('emote-happy', () => bubbled(smile())),
  item('emote-idea', () => bubbled(bulb())),
  item('emote-question', () => bubbled(questionMark('?', PALETTE.indigo))),
  item('emote-surprised', () => bubbled(questionMark('!', PALETTE.red))),
  item('emote-heart', () => bubbled(heart())),
  item('emote-sleepy', () => bubbled(sleepy())),
];
