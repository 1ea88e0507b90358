// Owns the frames of Nova, Neo and the bridge robot in its two states.
import type { Frame } from '../../core/frame.ts';
import { bridgeRobot } from '../bridgeRobot.ts';
import { neo } from '../neo.ts';
import { nova } from '../nova.ts';
import { type CharacterSet, glanceRows, idleRow, phaseOf, walkRows } from './rows.ts';

const FRAME: Frame = { width: 72, height: 88, anchorX: 36, anchorY: 78 };
const BRIDGE_FRAME: Frame = { width: 96, height: 128, anchorX: 48, anchorY: 112 };

const NOVA_POSES = [
  {},
  { lift: 0.8, tilt: 4 },
  { lift: 1, tilt: 4, yaw: 10 },
  { lift: 0.4, blink: true },
  { wave: 7, tilt: -5 },
  { wave: 12, tilt: -7, lift: 0.8 },
];
const NEO_POSES = [
  {},
  { lift: 0.6, yaw: -10, tilt: -4 },
  { lift: 0.9, yaw: -14, tilt: -6 },
  { lift: 0.4, blink: true },
  { wave: 8, tilt: 5 },
  { wave: 11, tilt: 8, lift: 0.8 },
];
const BROKEN_POSES = [{}, { tilt: 1.5, spark: 0.7 }, { tilt: 3, spark: 1.4, blink: true }, { tilt: 1 }].map((pose) => ({
  ...pose,
  broken: true,
  expression: 'sad' as const,
}));
const MENDED_POSES = [
  { wave: 0 },
  { wave: 10, lift: 1 },
  { wave: 20, lift: 1.4, tilt: 4 },
  { wave: 14, lift: 1, blink: true },
  { wave: 20, lift: 0.6, tilt: -4 },
  { wave: 8, lift: 0.3 },
];
const module = import.meta.url;

export const novaCast: CharacterSet = {
  module,
  isDense: true,
  rows: [
    idleRow('nova', FRAME, 220, NOVA_POSES, nova),
    ...walkRows('nova', FRAME, (index) => nova({ phase: phaseOf(index) })),
  ],
};
export const neoCast: CharacterSet = {
  module,
  isDense: true,
  rows: [
    idleRow('neo', FRAME, 220, NEO_POSES, neo),
    ...walkRows('neo', FRAME, (index) => neo({ phase: phaseOf(index) })),
  ],
};
export const bridgeRobotCast: CharacterSet = {
  module,
  isDense: true,
  rows: [
    idleRow('bridge-robot', BRIDGE_FRAME, 320, BROKEN_POSES, bridgeRobot),
    idleRow('bridge-robot-mended', BRIDGE_FRAME, 200, MENDED_POSES, bridgeRobot),
    ...glanceRows('bridge-robot-mended', BRIDGE_FRAME, () => bridgeRobot()),
  ],
};
