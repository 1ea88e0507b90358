// Owns signs in the world: the GO HERE! arrow, the E key, the quest tick, the speech bubble and emotes.
import { starOutline, TURN, times } from '../core/arrange.ts';
import { isInText } from '../core/lettering.ts';
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

/** Little lamps round the board that light up one after the other. */
function chaseLamps(t: number): Shape {
  const places = [...times(7, (i) => [-30 + i * 10, 12] as const), ...times(7, (i) => [30 - i * 10, -12] as const)];
  const lit = material('#fffbe0', { soft: 1, glow: 1 });
  const dim = material('#f0894a', { gloss: 0.6, soft: 0.4 });
  return group(places.map(([x, z], i) => place([x, 3, z], sphere(2, (i + Math.floor(t * 12)) % 3 === 0 ? lit : dim))));
}

/** A lettered board with a fat arrow below that hops to the ground; `t` 0–1 is one hop. */
export function goHere(t: number): Shape {
  // Falls fast, squashes on the ground, then springs up and hangs for a moment.
  const height = Math.abs(Math.sin(t * Math.PI)) ** 0.8;
  const squash = Math.max(0, 1 - height * 4);
  const hop = height * 10;
  const bright = height;
  const board = material('#5b4bd0', {
    soft: 0.8,
    paint: ([x, , z], [, ny]) =>
      ny > 0.5 && isInText('GO HERE!', x, z, 10.5) ? { color: '#fff6c9', flat: 1, tone: 0.2, glow: 1 } : { tone: 0.02 },
  });
  const lit = material('#ffcc40', {
    gloss: 0.7,
    soft: 0.6,
    glow: 0.8,
    paint: ([, , z]) => {
      // A band of light runs down the arrow.
      const band = Math.abs(z - (20 - ((t * 2) % 1) * 44)) < 4;
      return { tone: bright * 0.08 + (band ? 0.16 : 0) };
    },
  });
  const wide = 1 + squash * 0.16;
  const tall = 1 - squash * 0.18;
  const outline = ARROW.map(([x, z]) => [x * wide, (z + 20) * tall - 20] as const);
  const sign = group(box(36, 3, 12.5, 5, shinyGold), place([0, 1.6, 0], box(33.2, 3, 9.8, 4, board)), chaseLamps(t));
  return group(
    place([0, 0, 25 + hop], prism(outline, 3, 3, lit), [0, 0, Math.sin(t * TURN) * 22]),
    place([0, 0, 57 + hop * 0.55], sign, [0, Math.sin(t * TURN) * 3.2, 0]),
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
      ny > 0.5 && isInText('E', x, z, 21) ? { color: PLUM, flat: 1 } : { tone: 0.06, flat: 0.8 },
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

/** A face of another mood for an emote. */
function moodFace(color: string, mood: 'sad' | 'cross'): Shape {
  const skin = material(color, {
    gloss: 0.4,
    soft: 0.6,
    paint: ([x, y, z]) => {
      if (y < 1) return null;
      const away = Math.abs(x);
      const slant = mood === 'sad' ? -0.5 : 0.6;
      if (Math.abs(away - 5) < 2.8 && Math.abs(z - 5.6 - (away - 5) * slant) < 0.95)
        return { color: '#4a2a44', flat: 1 };
      if (((away - 4.6) / 1.6) ** 2 + ((z - 1.4) / 2.2) ** 2 < 1) return { color: '#4a2a44', flat: 1 };
      if (mood === 'sad' && ((x - 6.8) / 1.4) ** 2 + ((z + 2.4) / 2.2) ** 2 < 1) return { color: '#58b7f2', flat: 0.8 };
      return Math.abs(z + 6.6 + x * x * 0.12) < 0.95 && away < 4.4 ? { color: '#4a2a44', flat: 1 } : null;
    },
  });
  return sphere(12.4, skin);
}

function note(): Shape {
  const violet = material('#9a4fd8', { gloss: 0.6, soft: 0.5 });
  return group(
    mirror(place([7, 0, -7], ellipsoid(4.4, 3, 3.4, violet), [0, 20, 0])),
    capsule([-3.4, 0, -6], [-3.4, 0, 8], 1.5, 1.5, violet),
    capsule([10.4, 0, -6], [10.4, 0, 10], 1.5, 1.5, violet),
    capsule([-3.4, 0, 8], [10.4, 0, 10.6], 2.4, 2.4, violet),
  );
}

const dots = (): Shape =>
  group([-9, 0, 9].map((x, i) => place([x, 0, i === 1 ? 1.6 : 0], sphere(3.4, material('#7b6fa8', { soft: 0.7 })))));

const smallStar = (): Shape => prism(starOutline(5, 11, 5.4), 1, 2, shinyGold);

const tick = (): Shape => {
  const green = material('#4fc26a', { soft: 0.7, gloss: 0.4 });
  return blend(1, capsule([-8, 0, 0], [-2, 0, -7], 3, 3, green), capsule([-2, 0, -7], [9, 0, 8], 3, 3, green));
};

/** A pointing hand in a cuff, for the pointer over what can be used. */
export function pointingHand(): Shape {
  const glove = material('#fff6e0', { soft: 0.5, gloss: 0.3 });
  return place(
    [4, 0, -4],
    [
      blend(
        1.4,
        place([0, 0, -4], box(9, 4.4, 8, 4, glove)),
        capsule([-5.6, 0, 2], [-5.6, 0, 18], 3.4, 3.2, glove),
        [0, 1, 2].map((i) => place([-0.4 + i * 4, 1, 5 - i], sphere(3.4, glove))),
        capsule([-8, 1, -5], [-12.4, 1, 2], 3, 2.6, glove),
      ),
      place([0.4, 0, -14.4], box(8.4, 4.8, 3.4, 1.8, plastic('#5b4bd0'))),
      place([0.4, 4, -14.4], box(6, 1.2, 1.4, 0.8, shinyGold)),
    ],
    [0, -14, 0],
  );
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
  item('emote-sad', () => bubbled(moodFace('#8fc8f5', 'sad'))),
  item('emote-cross', () => bubbled(moodFace('#ff8a6a', 'cross'))),
  item('emote-music', () => bubbled(note())),
  item('emote-talk', () => bubbled(dots())),
  item('emote-star', () => bubbled(smallStar())),
  item('emote-yes', () => bubbled(tick())),
];
