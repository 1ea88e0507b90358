// Owns how people are photographed: the 64 px cells of their walk and idle rows, and how the cells make a sheet.

import type { RenderOptions } from '../core/frame.ts';
import { copyInto, emptyPicture, type Picture } from '../core/picture.ts';
import type { Pose } from './look.ts';

/** Turn about z (degrees); a little less than a profile, so that the face still reads. */
export const FACING = { up: 180, left: 66, down: 0, right: -66 } as const;
export type Direction = keyof typeof FACING;
/** Rows of an avatar's sheet, top to bottom; the idle row follows them. */
export const DIRECTIONS = ['up', 'left', 'down', 'right'] as const satisfies readonly Direction[];

export const CELL = 64;
export const CELL_CAMERA: RenderOptions = {
  elevation: 26,
  shadow: false,
  frame: { width: CELL, height: CELL, anchorX: 32, anchorY: 56 },
};

/** A breath on either foot and a blink; the last frame leads back to the first. Pleasant from 100 to 180 ms a frame. */
export const IDLE_POSES: readonly Pose[] = [
  {},
  { lift: 0.5, sway: 1.4 },
  { lift: 1, sway: 2.6, tilt: 2, yaw: 4 },
  { lift: 0.8, sway: 2.2, tilt: 3, yaw: 6 },
  { lift: 0.2, sway: 0.6, yaw: 2 },
  { lift: 0.5, sway: -1.4 },
  { lift: 1, sway: -2.6, tilt: -2, yaw: -4 },
  { lift: 0.8, sway: -2.2, tilt: -3, yaw: -6, blink: true },
  { lift: 0.2, sway: -0.6, yaw: -2 },
];

/** The pose of frame `index` of `count` walk frames; seen from the front or back, steps are short so that both legs show. */
export function walkPose(direction: Direction, index: number, count: number): Pose {
  const phase = (index / count) * Math.PI * 2 + 0.39;
  return direction === 'left' || direction === 'right'
    ? { phase, stride: 7, step: 4.2 }
    : { phase, stride: 4.6, step: 2.6 };
}

/** A sheet from pictures of its cells, row by row; `density` = pixels per unit. */
export function sheetOf(rows: readonly (readonly Picture[])[], density: number): Picture {
  const columns = Math.max(...rows.map((row) => row.length));
  const size = CELL * density;
  const sheet = emptyPicture(columns * size, rows.length * size);
  rows.forEach((row, y) => {
    row.forEach((cell, x) => {
      copyInto(sheet, x * size, y * size, cell);
    });
  });
  return sheet;
}
