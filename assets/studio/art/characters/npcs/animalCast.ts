// Owns the frames of Muse the parrot and Echo the bat.
import type { Frame } from '../../core/frame.ts';
import { echo } from '../echo.ts';
import { muse } from '../muse.ts';
import { type CharacterSet, glanceRows, idleRow, walkRows } from './rows.ts';

const MUSE_FRAME: Frame = { width: 80, height: 96, anchorX: 40, anchorY: 82 };
const ECHO_FRAME: Frame = { width: 72, height: 88, anchorX: 36, anchorY: 78 };

const MUSE_POSES = [
  {},
  { lift: 0.4, tilt: 8 },
  { lift: 0.4, tilt: 12, yaw: 8 },
  { blink: true, tilt: 4 },
  { wings: 0.6, lift: 1, expression: 'talk' as const },
  { wings: 1, lift: 2.4, expression: 'talk' as const },
];
/** A beat of the wings; the body rises while they fall. */
const BEAT = [1, 0.7, 0.3, 0, 0.3, 0.7];
const hover = (index: number, count: number) => Math.sin((index / count) * Math.PI * 2) * 1.6;
const ECHO_POSES = BEAT.map((wings, i) => ({
  wings,
  lift: hover(i, BEAT.length),
  blink: i === 5,
  tilt: i < 3 ? 3 : -3,
}));

export const museCast: CharacterSet = {
  module: import.meta.url,
  isDense: true,
  rows: [idleRow('muse', MUSE_FRAME, 240, MUSE_POSES, muse), ...glanceRows('muse', MUSE_FRAME, () => muse())],
};
export const echoCast: CharacterSet = {
  module: import.meta.url,
  isDense: true,
  rows: [
    idleRow('echo', ECHO_FRAME, 110, ECHO_POSES, echo),
    ...walkRows('echo', ECHO_FRAME, (index) => echo({ wings: [1, 0.5, 0, 0.5][index] ?? 0.5, lift: hover(index, 4) })),
  ],
};
