// Owns Wick's animations: the pose of each frame and how long it lasts.
import type { Foot, WickPose } from './pose.ts';

/** Turn about z (degrees) of the directions that are drawn; the three to the west are theirs to the east, mirrored. */
const DRAWN = { south: 0, 'south-east': -36, east: -68, 'north-east': -132, north: 180 } as const;
type DrawnDirection = keyof typeof DRAWN;
export const DRAWN_DIRECTIONS = Object.keys(DRAWN) as DrawnDirection[];

export interface WickRow {
  readonly row: string;
  /** Milliseconds a frame. */
  readonly ms: number;
  readonly poses: readonly WickPose[];
  /** Which pose each frame of the animation shows, if not each once. */
  readonly order?: readonly number[];
}

const STEPS = 8;
/** Length of a step (units): from the front and the back both boots must show. */
const STRIDE: Readonly<Record<DrawnDirection, number>> = {
  south: 4.4,
  'south-east': 5,
  east: 5.6,
  'north-east': 5,
  north: 4.4,
};

/** A boot at its angle of the step: 0 = the heel strikes in front, half a turn = the toes leave behind. */
function walkingFoot(angle: number, stride: number): Foot {
  const swing = Math.max(0, -Math.sin(angle));
  const heel = Math.max(0, Math.cos(angle + 0.3)) ** 2 * 20;
  const toes = Math.max(0, -Math.cos(angle + 0.5)) ** 2 * 34;
  return { y: Math.cos(angle) * stride, z: swing * 3 + toes * 0.03, nod: heel - toes, out: 4 };
}

/** The lantern sinks on each strike, leans over the boot that carries it, and the ring swings after it. */
function walkPose(direction: DrawnDirection, index: number): WickPose {
  const angle = (index / STEPS) * Math.PI * 2;
  const sinking = Math.cos(2 * (angle - 0.5));
  return {
    facing: DRAWN[direction],
    lift: -0.2 - sinking * 1.1,
    squash: 0.01 + sinking * 0.045,
    pitch: -4,
    roll: Math.sin(angle) * 6,
    yaw: Math.cos(angle) * -5,
    sway: Math.sin(angle - 1) * -20,
    nod: 8 + Math.cos(2 * angle - 1.4) * 12,
    right: walkingFoot(angle, STRIDE[direction]),
    left: walkingFoot(angle + Math.PI, STRIDE[direction]),
  };
}

const walkRow = (direction: DrawnDirection): WickRow => ({
  row: `walk-${direction}`,
  ms: 85,
  poses: Array.from({ length: STEPS }, (_, index) => walkPose(direction, index)),
});

/** Breath in and out, and a blink for the camera. */
function standRow(direction: DrawnDirection): WickRow {
  const facing = DRAWN[direction];
  const rest: WickPose = { facing };
  const full: WickPose = { facing, lift: 0.5, squash: -0.045, sway: 5, nod: -3 };
  const blink: WickPose = { facing, lift: 0.2, squash: -0.02, sway: 2, eyes: 'blink' };
  return direction === 'south'
    ? { row: 'stand-south', ms: 210, poses: [rest, full, blink], order: [0, 0, 1, 1, 0, 0, 1, 1, 0, 2] }
    : { row: `stand-${direction}`, ms: 420, poses: [rest, full] };
}

const SEATED: WickPose = {
  lift: -6.2,
  back: 3,
  pitch: 5,
  left: { x: 1.6, y: 6.6, z: 0, nod: 62, out: 16 },
  right: { x: 1.6, y: 6.6, z: 0, nod: 62, out: 16 },
};
const sit: WickRow = {
  row: 'sit',
  ms: 260,
  poses: [
    { ...SEATED, squash: 0.03, sway: -4 },
    { ...SEATED, squash: -0.02, sway: 5, right: { ...SEATED.right, nod: 76, out: 24 } },
    { ...SEATED, squash: 0.03, sway: 0, eyes: 'blink' },
  ],
  order: [0, 0, 1, 1, 0, 0, 1, 2],
};

const THINKING: WickPose = { eyes: 'up', mouth: 'small', pitch: 5, roll: 9, yaw: 6 };
const think: WickRow = {
  row: 'think',
  ms: 300,
  poses: [
    { ...THINKING, sway: 26, right: { y: 1.5, out: 16 } },
    { ...THINKING, roll: 11, sway: 34, right: { y: 2, nod: 24, out: 16 } },
    { ...THINKING, roll: 6, pitch: 7, sway: 16, right: { y: 1.5, out: 16 } },
  ],
  order: [0, 1, 0, 1, 2, 2],
};

const GLOWING: WickPose = { light: 'bright', eyes: 'happy', mouth: 'open', pitch: 5 };
const glow: WickRow = {
  row: 'glow',
  ms: 150,
  poses: [
    { light: 'bright', mouth: 'open', squash: 0.06, lift: -0.8 },
    { ...GLOWING, squash: -0.07, lift: 1.4, left: { nod: -24, z: 1 }, right: { nod: -24, z: 1 }, sparks: 15 },
    { ...GLOWING, squash: -0.03, lift: 0.6, sparks: 18 },
  ],
  order: [0, 1, 2, 1, 2, 2],
};

const DOUBTING: WickPose = { light: 'dim', eyes: 'shy', mouth: 'doubt', pitch: 2, roll: -12, yaw: -5 };
const wrong: WickRow = {
  row: 'wrong',
  ms: 260,
  poses: [
    { ...DOUBTING, squash: 0.04, lift: -0.8, sway: -46, left: { out: -14 }, right: { y: 0.6, out: 18 } },
    { ...DOUBTING, roll: -15, squash: 0.06, lift: -1.2, sway: -54, left: { out: -14 }, right: { y: 0.6, out: 18 } },
    { ...DOUBTING, eyes: 'blink', squash: 0.05, lift: -1, sway: -50, left: { out: -14 }, right: { y: 0.6, out: 18 } },
  ],
  order: [0, 1, 1, 0, 2, 0],
};

const HOP_FOOT: Foot = { x: 1.4, z: 6.4, nod: -26, out: 20 };
const proud: WickRow = {
  row: 'proud',
  ms: 110,
  poses: [
    { light: 'bright', squash: 0.13, lift: -2, nod: 10 },
    {
      light: 'bright',
      eyes: 'happy',
      squash: -0.08,
      lift: 5,
      pitch: 4,
      left: { z: 3, nod: -34 },
      right: { z: 3, nod: -34 },
    },
    { ...GLOWING, squash: -0.02, lift: 8.4, roll: -5, sway: 14, left: HOP_FOOT, right: HOP_FOOT, sparks: 16 },
    { ...GLOWING, squash: 0.1, lift: -1.6, roll: 3, sway: -10, left: { x: 0.8 }, right: { x: 0.8 }, sparks: 20 },
  ],
  order: [0, 1, 2, 2, 3, 0],
};

const BEARING: WickPose = { isCarrying: true, pitch: 4, squash: -0.03, lift: 0.6, eyes: 'up' };
const carry: WickRow = {
  row: 'carry',
  ms: 190,
  poses: [
    { ...BEARING, sway: 3, left: { nod: -12, z: 0.5 }, right: { nod: -12, z: 0.5 } },
    {
      ...BEARING,
      roll: 3,
      sway: -5,
      lift: 1.1,
      squash: -0.05,
      left: { nod: -22, z: 0.9 },
      right: { nod: -14, z: 0.6 },
    },
    { ...BEARING, roll: -3, sway: 5, lift: 0.8, left: { nod: -14, z: 0.6 }, right: { nod: -22, z: 0.9 } },
  ],
  order: [0, 1, 0, 2],
};

export const ROWS: readonly WickRow[] = [
  ...DRAWN_DIRECTIONS.map(walkRow),
  ...DRAWN_DIRECTIONS.map(standRow),
  sit,
  think,
  glow,
  wrong,
  proud,
  carry,
];
