// Owns how everybody sits for a portrait: camera, place and the carriage of the head by expression.
import type { Frame, RenderOptions } from '../core/frame.ts';
import { render, type Sprite } from '../core/render.ts';
import { type Shape, turn } from '../core/shapes.ts';
import { bridgeRobot } from './bridgeRobot.ts';
import { AVATAR_IDS, AVATARS } from './cast.ts';
import { echo } from './echo.ts';
import { GUIDE_IDS, GUIDES } from './guides.ts';
import type { Expression, Look, Pose } from './look.ts';
import { muse } from './muse.ts';
import { neo } from './neo.ts';
import { nova } from './nova.ts';
import { owl } from './owl.ts';
import { person } from './person.ts';
import { robot } from './robot.ts';
import { SHOPKEEPER_IDS, SHOPKEEPERS } from './shopkeepers.ts';
import { talkingTree } from './talkingTree.ts';
import { wizard } from './wizard.ts';

/** Edge (pixels) of a portrait. */
export const PORTRAIT = 256;
/** Columns of a strip, left to right: the contract with the game's Portrait. */
export const COLUMNS = ['happy', 'talk', 'sad', 'think'] as const satisfies readonly Expression[];
export type Column = (typeof COLUMNS)[number];

export interface Sitter {
  readonly zoom: number;
  readonly anchorX: number;
  readonly anchorY: number;
  readonly shape: (column: Column) => Shape;
}

/** How people hold themselves: sadness sinks and leans, thought looks up with a hand at the chin. */
const CARRIAGE: Record<Column, Pose> = {
  happy: { pitch: 6, tilt: 2 },
  talk: { pitch: 8, tilt: -4, gesture: 'open' },
  sad: { pitch: -9, tilt: 11, yaw: 6, sway: 2 },
  think: { pitch: 10, tilt: -12, yaw: -10, gesture: 'chin' },
};

function personSitter(look: Look): Sitter {
  const drop = look.bustDrop;
  const zoom = drop ? 5.4 : 5.9;
  const hip = look.wheelchair ? 13 : look.hip;
  const seated = (drop ? 312 + drop : 322) + (hip - 13) * zoom;
  return {
    zoom,
    anchorX: 130,
    anchorY: Math.round(seated),
    shape: (expression) => turn([0, 0, 9], person(look, { ...CARRIAGE[expression], expression, bust: true })),
  };
}

/** Turn, tilt and nod of a guide's head, in degrees, by expression. */
const HEAD: Record<Column, { yaw: number; tilt: number; pitch: number }> = {
  happy: { yaw: 6, tilt: 2, pitch: 6 },
  talk: { yaw: 6, tilt: -4, pitch: 8 },
  sad: { yaw: 4, tilt: 11, pitch: -7 },
  think: { yaw: -8, tilt: -12, pitch: 10 },
};

const OTHERS: Readonly<Record<string, Sitter>> = {
  wizard: {
    zoom: 4.7,
    anchorX: 122,
    anchorY: 334,
    shape: (expression) => turn([0, 0, 7], wizard({ expression, bust: true })),
  },
  owl: {
    zoom: 5.4,
    anchorX: 128,
    anchorY: 244,
    shape: (expression) => owl({ expression, yaw: HEAD[expression].yaw, tilt: HEAD[expression].tilt }),
  },
  robot: {
    zoom: 5.2,
    anchorX: 128,
    anchorY: 320,
    shape: (expression) => robot({ expression, ...HEAD[expression], wave: expression === 'talk' ? 6 : 0 }),
  },
  'talking-tree': {
    zoom: 2.9,
    anchorX: 128,
    anchorY: 266,
    shape: (expression) =>
      talkingTree({ expression, mouth: expression === 'talk' ? 1 : 0, gaze: expression === 'think' ? 0.8 : 0 }),
  },
  nova: {
    zoom: 5.2,
    anchorX: 130,
    anchorY: 322,
    shape: (expression) =>
      turn([0, 0, 6], nova({ expression, ...HEAD[expression], wave: expression === 'talk' ? 4 : 0 })),
  },
  neo: {
    zoom: 5,
    anchorX: 128,
    anchorY: 322,
    shape: (expression) =>
      turn([0, 0, -8], neo({ expression, ...HEAD[expression], wave: expression === 'talk' ? 4 : 0 })),
  },
  muse: {
    zoom: 5.3,
    anchorX: 128,
    anchorY: 358,
    shape: (expression) => muse({ expression, ...HEAD[expression], wings: expression === 'talk' ? 0.7 : 0 }),
  },
  echo: {
    zoom: 4.8,
    anchorX: 128,
    anchorY: 316,
    shape: (expression) => echo({ expression, ...HEAD[expression], wings: expression === 'sad' ? 0.1 : 0.6 }),
  },
  'bridge-robot': {
    zoom: 3.3,
    anchorX: 124,
    anchorY: 306,
    shape: (expression) => bridgeRobot({ expression, broken: true, spark: expression === 'talk' ? 1 : 0 }),
  },
  'bridge-robot-mended': {
    zoom: 3.2,
    anchorX: 128,
    anchorY: 322,
    shape: (expression) => bridgeRobot({ expression, ...HEAD[expression], wave: expression === 'talk' ? 30 : 16 }),
  },
};

export const sitters: Readonly<Record<string, Sitter>> = {
  ...OTHERS,
  ...Object.fromEntries([
    ...AVATAR_IDS.map((id) => [id, personSitter(AVATARS[id])] as const),
    ...GUIDE_IDS.map((id) => [id, personSitter(GUIDES[id])] as const),
    ...SHOPKEEPER_IDS.map((id) => [id, personSitter(SHOPKEEPERS[id])] as const),
  ]),
};

/** One bust; `size` and `samples` are smaller only for trials. */
export function bust(sitter: Sitter, column: Column, size = PORTRAIT, samples = 2): Sprite {
  const share = size / PORTRAIT;
  const frame: Frame = {
    width: size,
    height: size,
    anchorX: Math.round(sitter.anchorX * share),
    anchorY: Math.round(sitter.anchorY * share),
  };
  const camera: RenderOptions = {
    elevation: 10,
    samples,
    zoom: sitter.zoom * share,
    outline: 2.6 * share,
    innerLine: 1.5 * share,
    shadow: false,
    frame,
  };
  return render(sitter.shape(column), camera);
}
